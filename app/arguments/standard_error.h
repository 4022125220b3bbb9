// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace doppler {

/// Writes to standard error what it takes: one that is closed or full is no fault, since it would be told
/// there. Never throws, so that handlers may use it.
void toStandardError(std::string_view text) noexcept;

/// The same for a text that is put together first.
template <class... Args>
void printError(fmt::format_string<Args...> format, Args&&... args) noexcept
{
    try {
        toStandardError(fmt::format(format, std::forward<Args>(args)...));
    } catch (...) {
        toStandardError("there is not enough memory for a message\n");
    }
}

} // namespace doppler
