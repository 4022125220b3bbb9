// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standard_error.h"

#include <cstdio>

namespace doppler {

void toStandardError(std::string_view text) noexcept { std::fwrite(text.data(), 1, text.size(), stderr); }

} // namespace doppler
