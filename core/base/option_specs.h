// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace doppler {

/// An option that is a whole number from `least` to `most`.
inline OptionSpec wholeOption(std::string name, std::int64_t standard, double least, double most,
                              std::string help)
{
    return {std::move(name), standard, least, most, {}, std::move(help)};
}

inline OptionSpec numberOption(std::string name, double standard, double least, double most, std::string help)
{
    return {std::move(name), standard, least, most, {}, std::move(help)};
}

inline OptionSpec flagOption(std::string name, bool standard, std::string help)
{
    return {std::move(name), standard, 0, 0, {}, std::move(help)};
}

/// An option that is one of some names. The first is the default.
inline OptionSpec choiceOption(std::string name, std::vector<std::string> choices, std::string help)
{
    std::string first = choices.front();
    return {std::move(name), std::move(first), 0, 0, std::move(choices), std::move(help)};
}

/// The value of an option that is a size or a count.
inline std::uint64_t extentOf(const Options& options, std::string_view name)
{
    return static_cast<std::uint64_t>(options.integer(name));
}

} // namespace doppler
