// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/quantity.h"

#include <array>
#include <cmath>
#include <span>

#include <fmt/format.h>

namespace doppler {

namespace {

struct Unit {
    double size;
    const char* name;
};

/// Four digits that count; of whole numbers up to a million, all.
std::string significant(double value)
{
    constexpr double threeDigits = 999.95; // what rounds to less
    const double size = std::abs(value);
    return size < threeDigits ? fmt::format("{:#.4g}", value)
           : size < 1e6       ? fmt::format("{:.0f}", value)
                              : fmt::format("{:.4g}", value);
}

std::string withUnit(double value, std::span<const Unit> units)
{
    const Unit* unit = &units.front();
    for (const Unit& u : units)
        if (std::abs(value) >= u.size)
            unit = &u;
    return significant(value / unit->size) + ' ' + unit->name;
}

} // namespace

std::string secondsText(double seconds)
{
    static constexpr std::array<Unit, 4> units{{{1e-9, "ns"}, {1e-6, "us"}, {1e-3, "ms"}, {1, "s"}}};
    return seconds == 0 ? "0 s" : withUnit(seconds, units);
}

std::string bytesText(double bytes)
{
    static constexpr std::array<Unit, 5> units{
        {{1, "B"}, {1024, "KiB"}, {1048576, "MiB"}, {1073741824, "GiB"}, {1099511627776, "TiB"}}};
    return bytes == 0 ? "0 B" : withUnit(bytes, units);
}

std::string macsText(double macs)
{
    static constexpr std::array<Unit, 5> units{
        {{1, "MAC"}, {1e3, "kMAC"}, {1e6, "MMAC"}, {1e9, "GMAC"}, {1e12, "TMAC"}}};
    return macs == 0 ? "0 MAC" : withUnit(macs, units);
}

} // namespace doppler
