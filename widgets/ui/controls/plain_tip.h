// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextDocument>

namespace doppler {

/// A tool tip that says what stands there, whoever wrote it: Qt takes "<gpu>" for a mark of its own.
inline QString plainTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()) : text;
}

} // namespace doppler
