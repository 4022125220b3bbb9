// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace doppler {

/// Which of several ready tasks a free resource takes (execution model, ChooseTask).
enum class ChooseTask {
    Fifo,   ///< Earliest ready.
    BLevel, ///< Mayer's PCT: largest remaining path under this assignment.
    Given,  ///< The order that comes with the placement; what is not ready is passed over.
    Strict, ///< The same order, but a device waits for its next vertex.
};

/// How costs become times.
enum class CostModel {
    Physical,   ///< Measured seconds, else roofline; channels as the topology says.
    AsReleased, ///< DOPPLER's released stage II simulator: unlimited channels, fifo, no overhead.
};

struct ModelOptions {
    CostModel costModel = CostModel::Physical;
    ChooseTask schedule = ChooseTask::Fifo;
    std::optional<Contention> contention; ///< Overrides the topology's preset (named channels included).

    [[nodiscard]] bool operator==(const ModelOptions&) const = default;
};

std::string_view chooseTaskName(ChooseTask rule);
std::optional<ChooseTask> chooseTaskFromName(std::string_view name);
std::span<const std::string_view> chooseTaskNames();

std::string_view costModelName(CostModel model);
std::optional<CostModel> costModelFromName(std::string_view name);
std::span<const std::string_view> costModelNames();

} // namespace doppler
