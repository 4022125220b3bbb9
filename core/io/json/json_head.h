// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// The format and version that one of our files states in its first keys.
struct FileHead {
    std::optional<std::string> format;
    std::optional<double> version;
};

/// Finds `format` and `version` at the top level and stops as soon as it has both.
Result<FileHead> readHead(std::string_view text);

/// Returns an error if the version is missing or above `newest`.
std::optional<Error> checkVersion(double version, std::uint32_t newest);

/// Returns an error if the text does not have this format, or has a version above `newest`.
std::optional<Error> checkHead(std::string_view text, std::string_view format, std::uint32_t newest);

} // namespace doppler
