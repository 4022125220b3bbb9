// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace doppler {

/// The placer that runs a program (docs/external-placers.md); its option `command` names it.
inline constexpr const char* externalPlacerId = "external";

/// Whether a placer's name is a program: it contains a folder, such as "./mine.py".
bool namesProgram(std::string_view placer);
/// The command line that runs it: a file is quoted for the shell, anything else is already a command line.
std::string commandOf(const std::string& program);

} // namespace doppler
