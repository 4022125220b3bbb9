// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <vector>

namespace doppler {

/// The options of the engine `ranks`.
std::vector<OptionSpec> ranksOptions();

} // namespace doppler
