// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/training/option_specs.h"
#include "core/training/policies.h"

namespace doppler {

namespace {

void addWecan(std::vector<OptionSpec>& specs)
{
    specs.push_back(
        wholeOption("hidden", 32, 4, 512,
                    {.label = DOPPLER_TEXT("core", "State width"),
                     .help = DOPPLER_TEXT("core", "width of the states of vertices and devices")}));
    specs.push_back(wholeOption(
        "layers", 2, 0, 16,
        {.label = DOPPLER_TEXT("core", "Attention layers"),
         .help = DOPPLER_TEXT("core", "number of attention layers between vertices; their time grows with "
                                      "the square of the number of vertices")}));
    specs.push_back(flagOption(
        "skip", true,
        {.label = DOPPLER_TEXT("core", "Skip action"),
         .help = DOPPLER_TEXT("core", "whether the policy may wait for the next end of a task although a "
                                      "vertex could start")}));
    specs.push_back(flagOption(
        "transfers", true,
        {.label = DOPPLER_TEXT("core", "Transfers in scores"),
         .help = DOPPLER_TEXT("core", "whether the wait for the inputs of a vertex lowers the score of a "
                                      "device; off: only its compute time counts, as in the paper")}));
}

} // namespace

TrainingPolicy wecanPolicy()
{
    TrainingPolicy policy{"wecan", "WeCAN, arXiv 2603.23249", {}, {}};
    addSharedReturn(policy.options);
    setStandard(policy.options, "episodes_per_update", std::int64_t{16});
    setStandard(policy.options, "baseline_window", std::int64_t{64});
    setStandard(policy.options, "gradient_clip", 1.0);
    addWecan(policy.options);
    addEngine(policy.options);
    policy.options.push_back(controlOption());
    policy.presets.push_back({"paper",
                              DOPPLER_TEXT("core", "WeCAN"),
                              DOPPLER_TEXT("core", "WeCAN, control"),
                              DOPPLER_TEXT("core", "learning from simulated schedules only"),
                              {}});
    return policy;
}

} // namespace doppler
