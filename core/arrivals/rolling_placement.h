// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrivals/opened_workload.h"
#include "core/sim/arrivals/arriving_run.h"

namespace doppler {

/// Places the unstarted vertices that are known again whenever a graph arrives or unfolds. The placer
/// gets a problem of what remains: those vertices, and the started ones whose data or device they wait for,
/// locked on their devices with the expected remaining time as their duration (0 once they have ended). It
/// sees expected durations, not the noise of the run, and nothing of what is not known yet. Vertices of a
/// colocation group become known together.
class RollingPlacement {
public:
    enum class Placed {
        Again, ///< Unstarted vertices may move.
        Once,  ///< A vertex stays where it was placed when it became known.
    };
    RollingPlacement(const OpenedWorkload& workload, ChosenPlacer placer, Budget budget, std::stop_token stop,
                     Placed placed = Placed::Again);

    /// A placement of all vertices at this time; see Replacement. Nothing if the placer failed: error().
    std::optional<Placement> place(double now, std::span<const TaskRun> tasks);
    /// What went wrong.
    [[nodiscard]] const std::optional<Error>& error() const { return fault; }

    /// A valid placement for the time before the first arrival.
    [[nodiscard]] const Placement& first() const { return current; }

private:
    struct Rest {
        ProblemPtr problem;
        std::vector<VertexId> vertices; ///< By vertex of the problem: its vertex in the merged graph.
    };
    void chooseVertices(double now, std::span<const TaskRun> tasks);
    [[nodiscard]] Result<Rest> restOf(double now, std::span<const TaskRun> tasks);
    void addRestVertices(double now, std::span<const TaskRun> tasks, GraphBuilder& builder, Rest& rest);
    void addRestEdges(std::span<const TaskRun> tasks, GraphBuilder& builder) const;
    [[nodiscard]] GraphMemory restMemory() const;
    [[nodiscard]] std::vector<double> restBytes() const;
    [[nodiscard]] std::vector<VertexId> orderOf(std::span<const TaskRun> tasks, const Rest& rest,
                                                const Placement& placed) const;

    static constexpr std::uint32_t absent = ~std::uint32_t{0};

    const OpenedWorkload& workload;
    const DataflowGraph& graph;
    ChosenPlacer by;
    Budget limit;
    std::stop_token stopped;
    Placed mode;
    Placement current;
    std::vector<bool> isPlaced;         ///< By vertex.
    std::vector<std::uint32_t> indexOf; ///< By vertex of the merged graph: its vertex of the rest, or absent.
    std::optional<Error> fault;
};

} // namespace doppler
