// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/sim/schedule.h"

#include <span>
#include <vector>

namespace doppler {

/// How a graph unfolds during its run: the vertices behind a revealing vertex become known when it ends. A
/// vertex is known from the arrival of its graph and the end of all revealing vertices before it; an edge is
/// known with its target. Immutable.
class Unfolding {
public:
    /// Everything is known from its arrival on.
    Unfolding() = default;
    /// `revealing`: by vertex. The graph must outlive this object.
    Unfolding(const DataflowGraph& graph, std::vector<bool> revealing);

    [[nodiscard]] bool any() const { return graph != nullptr; }
    [[nodiscard]] bool reveals(VertexId v) const { return any() && revealing[v]; }
    /// By vertex, whether it is known at this time of a run, in seconds. `releases`: by vertex, as those of
    /// runArriving(). A task has ended if its start is not `never` and its end is not later than `now`.
    [[nodiscard]] std::vector<bool> known(double now, std::span<const double> releases,
                                          std::span<const TaskRun> tasks) const;
    /// By edge, whether its target is known whenever its source is. Requires any(). On graphs with very many
    /// revealing vertices one behind the other (tens of thousands), it may return false for some such edges,
    /// because finding them all would take gigabytes.
    [[nodiscard]] std::vector<bool> certainEdges() const;

private:
    const DataflowGraph* graph = nullptr;
    std::vector<bool> revealing;
};

} // namespace doppler
