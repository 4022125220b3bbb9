// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/dataflow_graph.h"
#include "core/topology/topology.h"

#include <string_view>
#include <vector>

namespace doppler {

/// Reads a DAGBench (SAGA) problem: `task_graph{tasks{name, cost}, dependencies{source, target, size}}`. A
/// task's cost is taken as operations (its time is cost over the speed of a device), or, with the option
/// "cost", as measured seconds or milliseconds on any device. A dependency's size is in bytes; each carries
/// data of its own.
Result<GraphPtr> readDagbench(std::string_view text, std::string_view name, const Options& options);

/// The reader's options.
std::vector<OptionSpec> dagbenchOptions();

/// The file's `network{nodes{name, speed}, edges{source, target, speed}}`: speeds are operations and bytes a
/// second, links go both ways, transfers never wait for each other (as its schedulers have it). Nothing where
/// the file has no network.
Result<TopologyPtr> readDagbenchNetwork(std::string_view text, std::string_view name = {});

} // namespace doppler
