// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/number_checks.h"

#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>

namespace doppler {

namespace {

std::optional<double> finiteNumber(const std::string& text)
{
    double value = 0;
    if (!CLI::detail::lexical_cast(text, value) || !std::isfinite(value))
        return std::nullopt;
    return value;
}

/// As the library then converts it: also 0x10.
std::optional<std::uint64_t> wholeNumber(const std::string& text)
{
    if (text.empty() || text.find('-') != std::string::npos)
        return std::nullopt;
    char* end = nullptr;
    errno = 0;
    const std::uint64_t value = std::strtoull(text.c_str(), &end, 0);
    if (errno != 0 || end != text.c_str() + text.size())
        return std::nullopt;
    return value;
}

template <class Fits>
CLI::Validator number(const std::string& description, const std::string& expected, Fits fits)
{
    return {[expected, fits](std::string& text) {
                const auto value = finiteNumber(text);
                return value && fits(*value) ? std::string() : fmt::format("\"{}\" is no {}", text, expected);
            },
            description};
}

CLI::Validator count(const std::string& description, const std::string& expected, std::uint64_t least,
                     std::uint64_t most)
{
    return {[expected, least, most](std::string& text) {
                const auto value = wholeNumber(text);
                return value && *value >= least && *value <= most
                           ? std::string()
                           : fmt::format("\"{}\" is no {}", text, expected);
            },
            description};
}

} // namespace

CLI::Validator numberIn(double least, double most)
{
    return number(fmt::format("FLOAT in [{} - {}]", least, most),
                  fmt::format("number from {} to {}", least, most),
                  [least, most](double value) { return value >= least && value <= most; });
}

CLI::Validator numberFromZero()
{
    return number("NONNEGATIVE", "number from 0", [](double value) { return value >= 0; });
}

CLI::Validator numberAboveZero()
{
    return number("POSITIVE", "number above 0", [](double value) { return value > 0; });
}

CLI::Validator countIn(std::uint64_t least, std::uint64_t most)
{
    return count(fmt::format("INT in [{} - {}]", least, most),
                 fmt::format("whole number from {} to {}", least, most), least, most);
}

CLI::Validator anyCount()
{
    return count("", "whole number from 0 that 64 bits hold", 0, std::numeric_limits<std::uint64_t>::max());
}

} // namespace doppler
