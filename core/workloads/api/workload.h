// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/dataflow_graph.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A family of graphs that the product can make.
struct Workload {
    std::string id;          ///< As on the command line, e.g. "chainmm".
    std::string description; ///< One phrase; English, marked with DOPPLER_TEXT.
    std::string source;      ///< Paper.
    std::vector<OptionSpec> options;
    Result<GraphPtr> (*make)(const Options& options);
};

/// Every family, in the order in which choosers show them.
std::span<const Workload> workloads();
std::vector<std::string> workloadIds();
/// The family of that id; an unknown one is answered with the nearest names.
Result<const Workload*> findWorkload(std::string_view id);
/// A graph of a family: its id for standard options, or a word as in workload_source.h.
Result<GraphPtr> generateWorkload(std::string_view source);

} // namespace doppler
