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

double unitSize(std::string_view unit, WrittenQuantity quantity)
{
    struct Written {
        std::string_view name;
        double size;
    };
    static constexpr std::array<Written, 8> seconds{{{"", 1},
                                                     {"s", 1},
                                                     {"ms", 1e-3},
                                                     {"us", 1e-6},
                                                     {"\u00b5s", 1e-6},
                                                     {"\u03bcs", 1e-6},
                                                     {"ns", 1e-9},
                                                     {"min", 60}}};
    static constexpr std::array<Written, 10> bytes{{{"", 1},
                                                    {"b", 1},
                                                    {"kb", 1e3},
                                                    {"mb", 1e6},
                                                    {"gb", 1e9},
                                                    {"tb", 1e12},
                                                    {"kib", 1024},
                                                    {"mib", 1048576},
                                                    {"gib", 1073741824},
                                                    {"tib", 1099511627776}}};
    static constexpr std::array<Written, 6> counts{
        {{"", 1}, {"k", 1e3}, {"m", 1e6}, {"g", 1e9}, {"t", 1e12}, {"p", 1e15}}};
    static constexpr std::array<Written, 6> flops{
        {{"flop", 1}, {"kflop", 1e3}, {"mflop", 1e6}, {"gflop", 1e9}, {"tflop", 1e12}, {"pflop", 1e15}}};
    static constexpr std::array<Written, 2> shares{{{"", 1}, {"%", 0.01}}};
    const auto sizeIn = [unit](const auto& units) {
        for (const Written& known : units)
            if (known.name == unit)
                return known.size;
        return 0.0;
    };
    switch (quantity) {
    case WrittenQuantity::Seconds:
        return sizeIn(seconds);
    case WrittenQuantity::Bytes:
        return sizeIn(bytes);
    case WrittenQuantity::Share:
        return sizeIn(shares);
    case WrittenQuantity::Flops:
        if (const double size = sizeIn(flops); size != 0)
            return size;
        break;
    case WrittenQuantity::Count:
        break;
    }
    return sizeIn(counts);
}

} // namespace doppler
