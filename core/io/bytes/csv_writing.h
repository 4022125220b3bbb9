// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace doppler {

/// A field of a table, quoted if RFC 4180 requires it.
std::string csvField(std::string_view text);
/// A field that is always quoted, for columns whose format has always quoted them.
std::string quotedCsvField(std::string_view text);

} // namespace doppler
