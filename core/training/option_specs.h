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

// What DOPPLER's kin share.
void addStages(std::vector<OptionSpec>& specs);    ///< Episodes, rates, exploration and entropy by stage.
void addReinforce(std::vector<OptionSpec>& specs); ///< How stages II and III learn from makespans.
void addEncoder(std::vector<OptionSpec>& specs);   ///< Its width and rounds.
void addEngine(std::vector<OptionSpec>& specs);    ///< What stage III runs on.
OptionSpec teacherOrderOption();

} // namespace doppler
