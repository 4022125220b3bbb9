// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/base/options.h"

#include <span>

namespace doppler {

/// Declared options with their type, default, range or choices, label, unit and help.
Json optionsAsJson(std::span<const OptionSpec> specs);
/// The same for people: a table whose long cells are wrapped.
void printOptions(std::span<const OptionSpec> specs);

} // namespace doppler
