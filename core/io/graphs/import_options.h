// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// Parses options of a graph's reader (ReadSettings), each "option=value".
Result<std::vector<std::pair<std::string, std::string>>>
parseImports(const std::vector<std::string>& arguments);

} // namespace doppler
