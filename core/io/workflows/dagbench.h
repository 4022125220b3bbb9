// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/dataflow_graph.h"
#include "core/topology/topology.h"

#include <string_view>
#include <vector>

namespace doppler {

/// Reads a DAGBench (SAGA) problem: `task_graph{tasks{name, cost}, dependencies{source, target, size}}`. The
/// cost of a task is a number of operations (its time is cost divided by the speed of a device) or, with the
/// option "cost", measured seconds or milliseconds on any device. The size of a dependency is in bytes; each
/// dependency carries its own tensor.
Result<GraphPtr> readDagbench(std::string_view text, std::string_view name, const Options& options);

/// The reader's options.
std::vector<OptionSpec> dagbenchOptions();

/// The file's `network{nodes{name, speed}, edges{source, target, speed}}`. Speeds are operations per second
/// and bytes per second, links are bidirectional, and transfers never wait for each other, as in SAGA's
/// schedulers. Null if the file has no network.
Result<TopologyPtr> readDagbenchNetwork(std::string_view text, std::string_view name = {});

} // namespace doppler
