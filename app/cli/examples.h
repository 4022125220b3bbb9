// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"

#include <initializer_list>

namespace doppler {

/// A command line that the help of a command shows.
struct Example {
    const char* command; ///< Without the program's name. The test `help_examples` runs it.
    const char* purpose; ///< One sentence.
};

/// Ends the help of a command with examples.
void addExamples(CLI::App& command, std::initializer_list<Example> examples);

} // namespace doppler
