// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialogue/batch_simulator.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// Who chooses the next vertex of an episode.
enum class EpisodeOrder {
    Policy,      ///< The action.
    Topological, ///< A fixed topological order.
    Ready,       ///< The candidate whose inputs end first in the plan so far; ties: the lower id.
};

/// Several placements of one problem that are built in parallel, a vertex of each per step. Plans the partial
/// schedules with one kernel at a time per device and without contention of transfers; the makespans at the
/// end are simulated. Steps allocate nothing, except the last one, which simulates. Not thread-safe.
class PlacementEnvironment {
public:
    static constexpr std::size_t featureCount = 5;

    /// `batch`: number of placements, at least 1. `dense`: rewards at every step. `threads`: for the
    /// simulations at the end of the episodes.
    PlacementEnvironment(ProblemPtr problem, std::size_t batch, EpisodeOrder order, bool dense,
                         std::size_t threads);

    /// What an agent sees. Rows are placements. Valid until the next step.
    struct Observations {
        std::vector<float> features;          ///< [V, 5] DOPPLER's static features, divided by their means.
        std::vector<std::int32_t> edges;      ///< [2, E] sources, then targets.
        std::vector<std::uint8_t> candidates; ///< [B, V] unplaced, and all inputs are placed.
        std::vector<std::int32_t> vertex;  ///< [B] the vertex to place; -1: the policy chooses, or the end.
        std::vector<std::int32_t> placed;  ///< [B, V] device; -1: not placed.
        std::vector<float> start;          ///< [B, D] planned start of `vertex` / lower bound.
        std::vector<float> load;           ///< [B, D] planned end of each device / lower bound.
        std::vector<std::uint8_t> allowed; ///< [B, D] devices on which `vertex` may run.
    };

    /// Starts new episodes.
    void reset();
    /// Places a vertex of each placement. `vertices` is empty unless the policy chooses them. An error
    /// changes nothing; its place is "devices[i]" or "vertices[i]". Requires !ended().
    Result<void> step(std::span<const std::int32_t> devices, std::span<const std::int32_t> vertices);

    [[nodiscard]] const Observations& observations() const { return seen; }
    [[nodiscard]] Observations& observations() { return seen; }
    /// [B] of the last step: minus seconds.
    [[nodiscard]] std::span<const double> rewards() const { return rewardList; }
    [[nodiscard]] bool ended() const { return stepsDone == problem->vertexCount(); }
    /// [B] simulated seconds, after the last step; infinity: out of memory.
    [[nodiscard]] std::span<const double> makespans() const { return makespanList; }
    [[nodiscard]] std::size_t batchSize() const { return batch; }
    [[nodiscard]] const Problem& of() const { return *problem; }

private:
    /// Candidates of one episode by the end of their inputs.
    using Queue = std::vector<std::pair<double, std::uint32_t>>;

    void findStatic();
    [[nodiscard]] Result<void> check(std::span<const std::int32_t> devices,
                                     std::span<const std::int32_t> vertices) const;
    [[nodiscard]] bool mayRun(std::size_t row, VertexId v, std::size_t device) const;
    [[nodiscard]] double inputsEnd(std::size_t row, VertexId v, DeviceId d) const;
    void becomeCandidate(std::size_t row, VertexId v);
    void placeVertex(std::size_t row, VertexId v, DeviceId d);
    void showNext(std::size_t row);
    void finish();

    ProblemPtr problem;
    std::size_t batch;
    EpisodeOrder order;
    bool dense;
    BatchSimulator simulator;
    std::vector<VertexId> fixedOrder;
    std::size_t stepsDone = 0;
    Observations seen;
    std::vector<std::uint32_t> missing;    ///< [B, V] edges whose source is not placed.
    std::vector<double> endOf;             ///< [B, V] planned, seconds.
    std::vector<double> deviceEnd;         ///< [B, D] planned, seconds.
    std::vector<double> plannedEnd;        ///< [B] of the partial schedule.
    std::vector<std::int32_t> groupDevice; ///< [B, groups] -1: no vertex of the group is placed.
    std::vector<Queue> queues;             ///< [B] with EpisodeOrder::Ready.
    std::vector<double> rewardList;
    std::vector<double> makespanList;
    std::vector<std::uint32_t> rows; ///< The placements for the simulator.
};

} // namespace doppler
