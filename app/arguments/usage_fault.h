// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"

#include <string>

namespace doppler {

/// The sentence, without an end of line, for a command line that the parser refused. An unknown command or
/// option comes first, with the nearest one that exists. `program` is the parser after the attempt.
std::string usageFault(const CLI::App& program, const CLI::ParseError& fault);

} // namespace doppler
