// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/option_listing.h"
#include "core/training/instruction_set.h"
#include "core/training/policies.h"

#include <fmt/format.h>

namespace doppler {

namespace {

Json presetAsJson(const TrainingPreset& preset)
{
    Json settings = Json::object();
    for (const auto& [name, value] : preset.settings)
        settings[name] = value;
    return {{"id", preset.id}, {"title", preset.title}, {"help", preset.help}, {"settings", settings}};
}

void printPolicy(const TrainingPolicy& policy)
{
    fmt::print("{:<22} {:<28} {}\n", policy.id, policy.presets.front().title, policy.source);
    for (const TrainingPreset& preset : policy.presets) {
        fmt::print("  preset {:<21} {}\n", preset.id, preset.help);
        for (const auto& [name, value] : preset.settings)
            fmt::print("    {}={}\n", name, value);
    }
    printOptions(policy.options);
}

Exit listPolicies(bool json)
{
    const auto& kernels = chosenInstructionSet();
    if (!kernels)
        return report(kernels.error());
    Json all = Json::array();
    for (const TrainingPolicy& policy : trainingPolicies()) {
        if (!json) {
            printPolicy(policy);
            continue;
        }
        Json presets = Json::array();
        for (const TrainingPreset& preset : policy.presets)
            presets.push_back(presetAsJson(preset));
        all.push_back({{"id", policy.id},
                       {"name", policy.presets.front().title},
                       {"source", policy.source},
                       {"kernels", nameOf(*kernels)},
                       {"presets", presets},
                       {"options", optionsAsJson(policy.options)}});
    }
    if (json)
        fmt::print("{}\n", all.text(2));
    else
        fmt::print("They run on the {} kernels of the learning module (DOPPLER_KERNELS).\n",
                   nameOf(*kernels));
    return Exit::Done;
}

} // namespace

void addPoliciesCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app =
        program.add_subcommand("policies", "List the policies that can be trained, with presets and options");
    auto json = std::make_shared<bool>(false);
    app->add_flag("--json", *json, "Machine-readable output");
    commands.push_back({app, [json] { return listPolicies(*json); }});
}

} // namespace doppler
