// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/values/graph_kernels.h"
#include "core/problem/transfer_plan.h"

#include <map>
#include <vector>

namespace doppler {

/// Whether the outputs of a vertex stay to the end of an execution: they are results of the graph.
std::vector<bool> keptOutputs(const DataflowGraph& graph);

/// The blocks of memory that an execution needs at once.
struct MemoryPlan {
    /// By device: how many blocks of a size (Arena::blockBytes()).
    std::vector<std::map<std::size_t, std::size_t>> blocks;
};

/// Follows an execution in topological order that frees each value after its last reader and copies as early
/// as it can. Other orders may need more, which is then allocated as they go. `here`: by device, whether its
/// arena belongs to this process.
MemoryPlan planMemory(const DataflowGraph& graph, const TransferPlan& plan, std::span<const DeviceId> devices,
                      const std::vector<bool>& here, const GraphKernels& kernels);

/// Bytes that this process can still allocate: what the machine has available, or the limit of its control
/// group if that is less.
std::size_t availableMemory();

} // namespace doppler
