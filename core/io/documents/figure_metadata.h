// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// The key of the command among the texts of a PNG.
inline constexpr const char* figureTextKey = "Comment";
/// The id of the element <metadata> of an SVG that holds the command.
inline constexpr const char* figureMetadataId = "doppler-command";

/// The command in the metadata of a figure, in UTF-8. `content`: an SVG, a PDF or a PNG, which may come from
/// anyone. Nothing if it holds no command, if the part that should hold it is damaged, or if a compressed one
/// is longer than 64 KiB. Checksums are not verified.
std::optional<std::string> figureCommandIn(std::string_view content);

} // namespace doppler
