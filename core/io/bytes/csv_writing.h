// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace doppler {

/// A field of a table, in quotes where RFC 4180 wants them.
std::string csvField(std::string_view text);
/// In quotes whatever it holds, for columns that have always had them.
std::string quotedCsvField(std::string_view text);

} // namespace doppler
