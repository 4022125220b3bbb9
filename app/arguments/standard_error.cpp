// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/standard_error.h"

#include <cstdio>

namespace doppler {

void toStandardError(std::string_view text) noexcept { std::fwrite(text.data(), 1, text.size(), stderr); }

} // namespace doppler
