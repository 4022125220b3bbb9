// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/topology/topology.h"

#include <string_view>

namespace doppler {

/// Reads a workload of "Efficient Algorithms for Device Placement of DNN Graph Operators" (Tarnawski et al.,
/// NeurIPS 2020, github.com/msr-fiddle/dnn-partitioning): times in milliseconds on a CPU core (class "cpu")
/// and on an accelerator (any other kind of device), `colorClass` as colocation, `size` as persistent bytes.
/// The cost of an edge is the time between an accelerator and the CPU's memory; all edges of a node carry one
/// tensor. Its bytes are the edge's `size` where all sizes and costs of the file agree in one bandwidth, else
/// the cost at 2 GiB a second.
Result<GraphPtr> readDnnPartitioning(std::string_view text, std::string_view name = {});

/// The file's devices: one "cpu" with `maxCPUs` slots (between cores nothing is transferred) and `maxFPGAs`
/// accelerators of `maxSizePerFPGA` bytes. With the bytes above, a transfer between an accelerator and the
/// CPU takes the edge's cost, and one between accelerators, which goes out and in, twice that. Transfers
/// never wait for each other.
Result<TopologyPtr> readDnnPartitioningDevices(std::string_view text, std::string_view name = {});

} // namespace doppler
