// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/topology/topology.h"

#include <string_view>

namespace doppler {

/// Reads a workload of "Efficient Algorithms for Device Placement of DNN Graph Operators" (Tarnawski et al.,
/// NeurIPS 2020, github.com/msr-fiddle/dnn-partitioning). Times are in milliseconds on a CPU core (class
/// "cpu") and on an accelerator (any other kind of device); `colorClass` is the colocation group and `size`
/// the persistent bytes. The cost of an edge is the time between an accelerator and the CPU's memory. All
/// edges of a node carry one tensor. Its size is the edge's `size` if all sizes and costs of the file imply
/// the same bandwidth; otherwise it is computed from the cost at 2 GiB per second.
Result<GraphPtr> readDnnPartitioning(std::string_view text, std::string_view name = {});

/// The devices of the file: one "cpu" with `maxCPUs` slots (cores exchange data without transfers) and
/// `maxFPGAs` accelerators with `maxSizePerFPGA` bytes. With the tensor sizes of readDnnPartitioning(), a
/// transfer between an accelerator and the CPU takes the edge's cost, and one between two accelerators, which
/// passes through the CPU, twice that. Transfers never wait for each other.
Result<TopologyPtr> readDnnPartitioningDevices(std::string_view text, std::string_view name = {});

} // namespace doppler
