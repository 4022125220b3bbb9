// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace doppler {

/// A text as one word of a POSIX shell: in quotes where it needs them.
std::string shellWord(const std::string& text);

} // namespace doppler
