// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextDocument>

namespace doppler {

/// A tool tip that shows a text literally, with its line breaks; Qt would interpret "<gpu>" as markup.
inline QString plainTip(const QString& text)
{
    return Qt::mightBeRichText(text)
               ? QStringLiteral("<p style=\"white-space:pre-wrap\">%1</p>").arg(text.toHtmlEscaped())
               : text;
}

} // namespace doppler
