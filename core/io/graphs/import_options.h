// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// Options of a graph's reader (ReadSettings) as they are given in words: "option=value" each.
Result<std::vector<std::pair<std::string, std::string>>>
parseImports(const std::vector<std::string>& arguments);

} // namespace doppler
