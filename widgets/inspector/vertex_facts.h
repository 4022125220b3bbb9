// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <optional>
#include <vector>

namespace doppler {

/// Why a task began when it did, and not before.
struct StartReason {
    Cause cause = Cause::Start;
    VertexId vertex;          ///< Data: whose result came last. Resource: what ran there before.
    bool byTransfer = false;  ///< Data only: the result came from another device.
    double transferStart = 0; ///< byTransfer only; seconds.
    double transferEnd = 0;
};

/// Why vertex v began when it did in that run. Looks at v's inputs and at the tasks of its device: some
/// microseconds per thousand tasks.
StartReason startReasonOf(const Run& run, VertexId v);

/// Vertices at the other ends of v's edges, each once, ascending.
std::vector<VertexId> predecessors(const DataflowGraph& graph, VertexId v);
std::vector<VertexId> successors(const DataflowGraph& graph, VertexId v);

/// Whether v's time was measured on that device's kind (or any), worked out from FLOPs and bytes, or guessed.
enum class CostSource { Measured, FromFlops, Guessed };
CostSource costSource(const DataflowGraph& graph, const Topology& topology, VertexId v, DeviceId d);
CostSource costSource(const Problem& problem, VertexId v, DeviceId d);

} // namespace doppler
