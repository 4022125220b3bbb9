// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/option_specs.h"

namespace doppler {

/// The option `control`, which every policy has, so that the effect of its learning can be separated from
/// that of its sampling.
OptionSpec controlOption();

// Options that DOPPLER and related policies share.
void addStages(std::vector<OptionSpec>& specs);    ///< Episodes, rates, exploration and entropy by stage.
void addReinforce(std::vector<OptionSpec>& specs); ///< How stages II and III learn from makespans.
void addEncoder(std::vector<OptionSpec>& specs);   ///< Width and rounds of the encoder.
void addEngine(std::vector<OptionSpec>& specs);    ///< The engine of stage III.
OptionSpec teacherOrderOption();
/// The same for policies whose episode has one return that all actions share: no discount, a softmax without
/// epsilon, no imitation unless asked for.
void addSharedReturn(std::vector<OptionSpec>& specs);
/// Gives an option of that name, if there is one, another standard value.
void setStandard(std::vector<OptionSpec>& specs, std::string_view name, OptionValue value);

} // namespace doppler
