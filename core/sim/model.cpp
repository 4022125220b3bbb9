// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/model.h"

#include "core/base/names.h"

#include <array>

namespace doppler {

namespace {
constexpr std::array<std::string_view, 4> rules{"fifo", "blevel", "given", "strict"};
constexpr std::array<std::string_view, 2> models{"physical", "as-released"};
} // namespace

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

} // namespace doppler
