// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/dataflow_graph.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A family of graphs that the program can generate.
struct Workload {
    std::string id;          ///< As on the command line, e.g. "chainmm".
    std::string description; ///< One phrase; English, marked with DOPPLER_TEXT.
    std::string source;      ///< Paper.
    std::vector<OptionSpec> options;
    Result<GraphPtr> (*make)(const Options& options);
};

/// All families, in the order of the choosers.
std::span<const Workload> workloads();
std::vector<std::string> workloadIds();
/// The family with this id. The error for an unknown id lists the closest names.
Result<const Workload*> findWorkload(std::string_view id);
/// Generates a graph. `source` is a family's id, for default options, or a word as in workload_source.h.
Result<GraphPtr> generateWorkload(std::string_view source);

} // namespace doppler
