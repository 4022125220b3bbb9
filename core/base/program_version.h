// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace doppler {

/// The version of the program, such as "0.1.0".
std::string_view programVersion();

} // namespace doppler
