// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>

namespace doppler {

/// Whether a text is a JSON object in whose beginning every one of the keys stands at the top level. The text
/// may be cut off anywhere: then a key counts that stands before the cut.
bool hasTopLevelKeys(std::string_view text, std::initializer_list<std::string_view> keys);

} // namespace doppler
