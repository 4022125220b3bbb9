// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace doppler {

/// How a free resource chooses among several ready tasks (execution model, ChooseTask).
enum class ChooseTask {
    Fifo,   ///< The one that became ready first.
    BLevel, ///< Mayer's PCT: the longest remaining path under this assignment.
    Given,  ///< The order of the placement; tasks that are not ready are skipped.
    Strict, ///< The same order, but a device waits for its next vertex.
    Msr,    ///< Mayer's maximum successor rank; ties: larger PCT.
    Dfs,    ///< Deepest first: largest hop distance from a source.
    Bfs,    ///< Shallowest first.
    Random, ///< Uniform, from the model's seed.
};

/// How costs are converted to times.
enum class CostModel {
    Physical,   ///< Measured seconds, else roofline; the channels of the topology.
    AsReleased, ///< DOPPLER's released stage II simulator: unlimited channels, fifo, no overhead.
    Placeto,    ///< Placeto's simulator: pauses after kernels and transfers, also after the last one.
    Mayer,      ///< Mayer's: operations over speed, a send task per remote tensor, a static memory bound.
};

enum class Mode {
    Asynchronous,    ///< Work-conserving, without barriers.
    BulkSynchronous, ///< A barrier before and after the compute of every level.
};

enum class MemoryRule {
    Ignore,
    Report,  ///< The same run as with Ignore; reports the peak of each device and the first overflow.
    Enforce, ///< A task waits until its output fits; a run that cannot continue has no makespan.
};

/// Standard deviations of the logarithm of the factors on durations (median 1). 0: no noise.
struct Noise {
    double compute = 0;
    double transfer = 0;
    [[nodiscard]] bool any() const { return compute > 0 || transfer > 0; }
    [[nodiscard]] bool operator==(const Noise&) const = default;
};

/// The execution model. docs/decisions/execution-model.md defines each combination.
struct ModelOptions {
    CostModel costModel = CostModel::Physical;
    ChooseTask schedule = ChooseTask::Fifo;
    /// Replaces the topology's preset. In the physical model, pairs with named channels keep these.
    std::optional<Contention> contention;
    Mode mode = Mode::Asynchronous;
    MemoryRule memory = MemoryRule::Report;
    Noise noise;
    std::uint64_t seed = 1; ///< Seed of the noise and of ChooseTask::Random.

    [[nodiscard]] bool operator==(const ModelOptions&) const = default;
};

/// Sets every option that the cost model determines (as-released: fifo, unlimited channels, no noise, no
/// memory; placeto: a channel per source; mayer: unlimited channels), and resets a seed that is not used, so
/// that equal models compare equal.
ModelOptions resolved(ModelOptions model);

/// Whether every placement has the same run under both models: MemoryRule::Report and Ignore are the same.
bool givesSameRuns(ModelOptions a, ModelOptions b);

std::string_view chooseTaskName(ChooseTask rule);
std::optional<ChooseTask> chooseTaskFromName(std::string_view name);
std::span<const std::string_view> chooseTaskNames();

std::string_view costModelName(CostModel model);
std::optional<CostModel> costModelFromName(std::string_view name);
std::span<const std::string_view> costModelNames();

std::string_view modeName(Mode mode);
std::optional<Mode> modeFromName(std::string_view name);
std::span<const std::string_view> modeNames();

std::string_view memoryRuleName(MemoryRule rule);
std::optional<MemoryRule> memoryRuleFromName(std::string_view name);
std::span<const std::string_view> memoryRuleNames();

} // namespace doppler
