// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/model.h"

#include "core/base/names.h"

#include <array>

namespace doppler {

namespace {
// In the order of the enumerators.
constexpr std::array<std::string_view, 8> rules{"fifo", "blevel", "given", "strict",
                                                "msr",  "dfs",    "bfs",   "random"};
constexpr std::array<std::string_view, 4> models{"physical", "as-released", "placeto", "mayer"};
constexpr std::array<std::string_view, 2> modes{"asynchronous", "bulk-synchronous"};
constexpr std::array<std::string_view, 3> memoryRules{"ignore", "report", "enforce"};
} // namespace

ModelOptions resolved(ModelOptions model)
{
    switch (model.costModel) {
    case CostModel::Physical:
        break;
    case CostModel::AsReleased:
        model.contention = Contention::Unlimited;
        model.schedule = ChooseTask::Fifo;
        model.memory = MemoryRule::Ignore;
        model.noise = {};
        break;
    case CostModel::Placeto:
        model.contention = Contention::PerSource;
        break;
    case CostModel::Mayer:
        model.contention = Contention::Unlimited;
        break;
    }
    if (!model.noise.any() && model.schedule != ChooseTask::Random)
        model.seed = ModelOptions{}.seed;
    return model;
}

bool givesSameRuns(ModelOptions a, ModelOptions b)
{
    for (ModelOptions* model : {&a, &b})
        if (model->memory == MemoryRule::Report)
            model->memory = MemoryRule::Ignore;
    return a == b;
}

std::string_view chooseTaskName(ChooseTask rule) { return rules[static_cast<std::size_t>(rule)]; }
std::optional<ChooseTask> chooseTaskFromName(std::string_view name)
{
    return valueNamed<ChooseTask>(rules, name);
}
std::span<const std::string_view> chooseTaskNames() { return rules; }

std::string_view costModelName(CostModel model) { return models[static_cast<std::size_t>(model)]; }
std::optional<CostModel> costModelFromName(std::string_view name)
{
    return valueNamed<CostModel>(models, name);
}
std::span<const std::string_view> costModelNames() { return models; }

std::string_view modeName(Mode mode) { return modes[static_cast<std::size_t>(mode)]; }
std::optional<Mode> modeFromName(std::string_view name) { return valueNamed<Mode>(modes, name); }
std::span<const std::string_view> modeNames() { return modes; }

std::string_view memoryRuleName(MemoryRule rule) { return memoryRules[static_cast<std::size_t>(rule)]; }
std::optional<MemoryRule> memoryRuleFromName(std::string_view name)
{
    return valueNamed<MemoryRule>(memoryRules, name);
}
std::span<const std::string_view> memoryRuleNames() { return memoryRules; }

} // namespace doppler
