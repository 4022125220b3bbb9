// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/options.h"

namespace doppler {

// Options of training, written in one line each.

inline OptionSpec integerOption(std::string name, std::int64_t standard, double least, double most,
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
/// The first choice is the default.
inline OptionSpec choiceOption(std::string name, std::vector<std::string> choices, std::string help)
{
    std::string standard = choices.front();
    return {std::move(name), std::move(standard), 0, 0, std::move(choices), std::move(help)};
}

/// `control`: what every policy has, so that its learning can be told from its sampling.
OptionSpec controlOption();

} // namespace doppler
