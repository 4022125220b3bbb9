// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// Parses options of a graph's reader (ReadSettings), each "option=value", or several of them with commas:
/// "flops=work,bytes=size". A comma separates only where another "option=" follows. May look whether a value
/// is the name of a file.
Result<std::vector<std::pair<std::string, std::string>>>
parseImports(const std::vector<std::string>& arguments);

} // namespace doppler
