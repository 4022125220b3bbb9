// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <string>
#include <vector>

namespace doppler {

/// The key of the command among the texts of a PNG.
inline constexpr const char* figureTextKey = "Comment";

/// The SVG with the command as its <metadata>; unchanged without a command.
QByteArray svgWithCommand(QByteArray svg, const QString& command);

/// A PDF of Qt's writer without date and random numbers, and with the command as its subject: the same
/// picture gives the same bytes at any time. Returns it unchanged if its structure is not that of Qt.
QByteArray pdfWithCommand(const QByteArray& pdf, const QString& command);

/// The command in the metadata of a figure (SVG, PDF or PNG, by its content). Fails if the file cannot be
/// read or holds none.
Result<std::string> figureCommand(const std::string& file);

/// The words of a command whose words shellWord() has quoted; nothing is expanded.
std::vector<std::string> shellWords(const std::string& command);

} // namespace doppler
