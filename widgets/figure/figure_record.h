// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/documents/figure_metadata.h"

#include <QByteArray>
#include <QString>
#include <string>

namespace doppler {

/// The SVG with the command as its <metadata>; unchanged without a command.
QByteArray svgWithCommand(QByteArray svg, const QString& command);

/// A PDF of Qt's writer without date and random numbers, and with the command as its subject: the same
/// picture gives the same bytes at any time. Returns it unchanged if its structure is not that of Qt.
QByteArray pdfWithCommand(const QByteArray& pdf, const QString& command);

/// The command in the metadata of a figure (SVG, PDF or PNG, by its content). Fails if the file cannot be
/// read or holds none.
Result<std::string> figureCommand(const std::string& file);

} // namespace doppler
