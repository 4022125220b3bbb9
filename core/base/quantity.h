// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace doppler {

/// "2.350 ms": four significant digits and a suitable unit, in English.
std::string secondsText(double seconds);
/// "64.00 MiB": the same with binary units.
std::string bytesText(double bytes);
/// "1.500 GMAC": multiply-accumulates with decimal units.
std::string macsText(double macs);

} // namespace doppler
