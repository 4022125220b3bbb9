// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace doppler {

/// The text as one word of a POSIX shell, quoted if necessary.
std::string shellWord(const std::string& text);

} // namespace doppler
