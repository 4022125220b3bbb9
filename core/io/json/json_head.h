// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// What a file of ours says of itself in its first keys.
struct FileHead {
    std::optional<std::string> format;
    std::optional<double> version;
};

/// Finds `format` and `version` at the top level; stops as soon as it has both.
Result<FileHead> readHead(std::string_view text);

/// Refuses a version of a format that is above `newest`, or none.
std::optional<Error> checkVersion(double version, std::uint32_t newest);

/// Refuses a text that is not of that format, or of a version above `newest`.
std::optional<Error> checkHead(std::string_view text, std::string_view format, std::uint32_t newest);

} // namespace doppler
