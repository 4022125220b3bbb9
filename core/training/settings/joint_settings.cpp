// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/training/option_specs.h"
#include "core/training/policies.h"

namespace doppler {

TrainingPolicy jointPolicy()
{
    TrainingPolicy policy{"joint", "Yao et al., arXiv 2505.23131: the ablation with one policy", {}, {}};
    addStages(policy.options);
    addReinforce(policy.options);
    addEncoder(policy.options);
    policy.options.push_back(teacherOrderOption());
    addEngine(policy.options);
    policy.options.push_back(controlOption());
    policy.presets.push_back(
        {"paper",
         DOPPLER_TEXT("core", "DOPPLER, joint policy"),
         DOPPLER_TEXT("core", "DOPPLER, joint policy, control"),
         DOPPLER_TEXT(
             "core",
             "each decision chooses a pair of vertex and device; otherwise the settings of the paper"),
         {}});
    return policy;
}

} // namespace doppler
