// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>

namespace doppler {

/// Whether a text begins as a JSON object with all of these keys at the top level. The text may be
/// incomplete; only keys before its end count.
bool hasTopLevelKeys(std::string_view text, std::initializer_list<std::string_view> keys);

} // namespace doppler
