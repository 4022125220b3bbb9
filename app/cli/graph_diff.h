// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace doppler {

/// Adds "diff" to the command "graph".
void addGraphDiff(CLI::App& graphCommand, std::vector<Command>& commands);

} // namespace doppler
