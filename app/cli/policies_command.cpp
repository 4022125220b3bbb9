// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/option_listing.h"
#include "core/training/instruction_set.h"
#include "core/training/learning_module.h"
#include "core/training/policies.h"

#include <algorithm>

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

/// Four times the largest deviations in 1,450 random cases and more (docs/results/network-backends.md).
constexpr double outputTolerance = 2e-4;
constexpr double gradientTolerance = 2e-3;

struct CheckArguments {
    std::vector<std::string> policies;
    std::uint64_t seeds = 5;
    bool json = false;
};

/// Of every name the larger deviation.
void merge(const std::vector<NetworkDeviation>& from, std::vector<NetworkDeviation>& into)
{
    for (const NetworkDeviation& one : from) {
        const auto same = [&](const NetworkDeviation& other) { return other.name == one.name; };
        const auto found = std::find_if(into.begin(), into.end(), same);
        if (found == into.end())
            into.push_back(one);
        else
            found->relative = std::max(found->relative, one.relative);
    }
}

Result<NetworkCheck> checkSeeds(LearningModule& module, const std::string& policy, std::uint64_t seeds)
{
    NetworkCheck all;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto check = module.checkNetworks(policy, seed);
        if (!check)
            return check.error();
        merge(check->outputs, all.outputs);
        merge(check->gradients, all.gradients);
    }
    return all;
}

/// The largest of them; null where there are none.
const NetworkDeviation* largest(const std::vector<NetworkDeviation>& of)
{
    const auto found = std::max_element(of.begin(), of.end(),
                                        [](const auto& a, const auto& b) { return a.relative < b.relative; });
    return found == of.end() ? nullptr : &*found;
}

bool agrees(const NetworkCheck& check)
{
    const NetworkDeviation* output = largest(check.outputs);
    const NetworkDeviation* gradient = largest(check.gradients);
    return (!output || output->relative <= outputTolerance) &&
           (!gradient || gradient->relative <= gradientTolerance);
}

Json deviationsAsJson(const std::vector<NetworkDeviation>& deviations)
{
    Json out = Json::object();
    for (const NetworkDeviation& d : deviations)
        out[d.name] = d.relative;
    return out;
}

Json checkAsJson(const std::string& policy, const NetworkCheck& check)
{
    return {{"policy", policy},
            {"agrees", agrees(check)},
            {"output_tolerance", outputTolerance},
            {"gradient_tolerance", gradientTolerance},
            {"outputs", deviationsAsJson(check.outputs)},
            {"gradients", deviationsAsJson(check.gradients)}};
}

void printCheck(const std::string& policy, const NetworkCheck& check)
{
    if (check.empty()) {
        fmt::print("{:<16} LibTorch alone\n", policy);
        return;
    }
    fmt::print("{:<16} {}", policy, agrees(check) ? "agrees " : "DIFFERS");
    if (const NetworkDeviation* d = largest(check.outputs))
        fmt::print("  outputs {:.1e} ({})", d->relative, d->name);
    if (const NetworkDeviation* d = largest(check.gradients))
        fmt::print("  gradients {:.1e} ({})", d->relative, d->name);
    fmt::print("\n");
}

Exit checkPolicies(CheckArguments arguments)
{
    if (arguments.policies.empty())
        for (const TrainingPolicy& policy : trainingPolicies())
            arguments.policies.push_back(policy.id);
    const auto module = learningModule();
    if (!module)
        return report(module.error(), Exit::Failed);
    Json all = Json::array();
    bool agree = true;
    for (const std::string& policy : arguments.policies) {
        const auto check = checkSeeds(**module, policy, arguments.seeds);
        if (!check)
            return report(check.error());
        agree = agree && agrees(*check);
        if (arguments.json)
            all.push_back(checkAsJson(policy, *check));
        else
            printCheck(policy, *check);
    }
    if (arguments.json)
        fmt::print("{}\n", all.text(2));
    return agree ? Exit::Done : Exit::Failed;
}

void addCheckCommand(CLI::App& policies, std::vector<Command>& commands)
{
    auto* app = policies.add_subcommand(
        "check",
        "Compare the fast networks of policies with their definition in LibTorch; exit status 1 where "
        "they differ");
    auto arguments = std::make_shared<CheckArguments>();
    app->add_option("POLICY", arguments->policies, "Policies to check; without any, all of them");
    app->add_option("--seeds", arguments->seeds, "Number of random graphs to check, with seeds from 1 on")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app,
                {{"policies check placeto --seeds 1", "Check one policy on one random graph."},
                 {"policies check doppler --seeds 2 --json", "Print the largest differences as JSON."}});
    commands.push_back({app, [arguments] { return checkPolicies(*arguments); }});
}

} // namespace

void addPoliciesCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app =
        program.add_subcommand("policies", "List the policies that can be trained, with presets and options");
    auto json = std::make_shared<bool>(false);
    app->add_flag("--json", *json, "Print the result as JSON");
    addCheckCommand(*app, commands); // before its parent, which is parsed as well
    addExamples(*app, {{"policies", "List all policies with their presets."},
                       {"policies --json", "Print the same as JSON."}});
    commands.push_back({app, [json] { return listPolicies(*json); }});
}

} // namespace doppler
