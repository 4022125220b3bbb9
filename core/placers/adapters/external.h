// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace doppler {

/// The placer that asks a program (docs/external-placers.md); its option `command` says which.
inline constexpr const char* externalPlacerId = "external";

/// True where what stands in a placer's place is a program: it names a folder, "./mine.py".
bool namesProgram(std::string_view placer);
/// The command line that runs it: a file is quoted for the shell, anything else is one already.
std::string commandOf(const std::string& program);

} // namespace doppler
