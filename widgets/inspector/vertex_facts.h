// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <optional>
#include <vector>

namespace doppler {

/// Why a task started when it did and not earlier.
struct StartReason {
    Cause cause = Cause::Start;
    VertexId vertex;          ///< Data: the source of the last input. Resource: the previous task there.
    bool byTransfer = false;  ///< Data only: the input came from another device.
    double transferStart = 0; ///< byTransfer only; seconds.
    double transferEnd = 0;
};

/// Why vertex v started when it did in this run. Examines v's inputs and the tasks of its device: a few
/// microseconds per thousand tasks.
StartReason startReasonOf(const Run& run, VertexId v);

/// Vertices at the other ends of v's edges, each once, ascending.
std::vector<VertexId> predecessors(const DataflowGraph& graph, VertexId v);
std::vector<VertexId> successors(const DataflowGraph& graph, VertexId v);

/// Whether v's time was measured on the device's kind (or any), computed from FLOPs and bytes, or guessed.
enum class CostSource { Measured, FromFlops, Guessed };
CostSource costSource(const DataflowGraph& graph, const Topology& topology, VertexId v, DeviceId d);
CostSource costSource(const Problem& problem, VertexId v, DeviceId d);

} // namespace doppler
