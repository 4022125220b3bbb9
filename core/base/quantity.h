// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace doppler {

/// "2.350 ms": four significant digits and a suitable unit, in English.
std::string secondsText(double seconds);
/// "64.00 MiB": the same with binary units.
std::string bytesText(double bytes);
/// "1.500 GMAC": multiply-accumulates with decimal units.
std::string macsText(double macs);

/// What a number that people write measures.
enum class WrittenQuantity : std::uint8_t { Seconds, Bytes, Flops, Share, Count };
/// The size of a unit that people write, such as "ms" (0.001) or "kib" (1024), in lower case; "" is 1. 0: the
/// quantity has no such unit.
double unitSize(std::string_view unit, WrittenQuantity quantity);

} // namespace doppler
