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
    Msr,    ///< Mayer's maximum successor rank; ties: larger PCT.
    Dfs,    ///< Deepest first: largest hop distance from a source.
    Bfs,    ///< Shallowest first.
    Random, ///< Uniform, from the model's seed.
};

/// How costs become times.
enum class CostModel {
    Physical,   ///< Measured seconds, else roofline; channels as the topology says.
    AsReleased, ///< DOPPLER's released stage II simulator: unlimited channels, fifo, no overhead.
    Placeto,    ///< Placeto's simulator: pauses after kernels and transfers, trailing overhead included.
    Mayer,      ///< Mayer's: operations over speed, a send task per remote tensor, a static memory bound.
};

enum class Mode {
    Asynchronous,    ///< Work-conserving: no barrier exists.
    BulkSynchronous, ///< A barrier before and after the compute of every level.
};

enum class MemoryRule {
    Ignore,
    Report,  ///< Peak per device; the first overflow is named.
    Enforce, ///< A task waits until its output fits; a run that can't go on has no makespan.
};

/// Standard deviations of the logarithm of the factors on durations (median 1); 0: none.
struct Noise {
    double compute = 0;
    double transfer = 0;
    [[nodiscard]] bool any() const { return compute > 0 || transfer > 0; }
    [[nodiscard]] bool operator==(const Noise&) const = default;
};

/// What a run is made of. docs/decisions/execution-model.md says what each combination means.
struct ModelOptions {
    CostModel costModel = CostModel::Physical;
    ChooseTask schedule = ChooseTask::Fifo;
    /// Overrides the topology's preset; in the physical model pairs with named channels keep these.
    std::optional<Contention> contention;
    Mode mode = Mode::Asynchronous;
    MemoryRule memory = MemoryRule::Ignore;
    Noise noise;
    std::uint64_t seed = 1; ///< Of noise and of ChooseTask::Random.

    [[nodiscard]] bool operator==(const ModelOptions&) const = default;
};

/// The options with everything that the cost model fixes set (as-released: fifo, unlimited channels, no
/// noise, no memory; placeto: a channel per source; mayer: unlimited channels), and a seed that nothing reads
/// at its default, so that equal models are equal.
ModelOptions resolved(ModelOptions model);

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
