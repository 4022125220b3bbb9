// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/option_specs.h"

namespace doppler {

/// `control`: what every policy has, so that its learning can be told from its sampling.
OptionSpec controlOption();

// What DOPPLER's kin share.
void addStages(std::vector<OptionSpec>& specs);    ///< Episodes, rates, exploration and entropy by stage.
void addReinforce(std::vector<OptionSpec>& specs); ///< How stages II and III learn from makespans.
void addEncoder(std::vector<OptionSpec>& specs);   ///< Its width and rounds.
void addEngine(std::vector<OptionSpec>& specs);    ///< What stage III runs on.
OptionSpec teacherOrderOption();

} // namespace doppler
