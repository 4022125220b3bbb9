// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/problem/model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// Most graphs that a workload may bring, listed and drawn ones together.
constexpr std::size_t mostArrivals = 10'000;
/// The latest arrival, and the mean time of the last drawn one, in seconds.
constexpr double latestArrival = 1e6; // times of a run keep 1e-10 s there

/// A graph that arrives at a known time.
struct ListedArrival {
    std::string graph; ///< A file, or a built-in family with its settings.
    double at = 0;     ///< Seconds.
    std::string name;  ///< Name in results; empty: the graph's name with a number.
    /// Revealing vertices: patterns of labels, separated by commas, in which * stands for any text. What is
    /// behind such a vertex becomes known when it ends. Empty: the whole graph is known when it arrives.
    std::string unfolds = {};
    [[nodiscard]] bool operator==(const ListedArrival&) const = default;
};

/// A graph from which a Poisson process draws.
struct MixedGraph {
    std::string graph;
    double weight = 1;        ///< Above 0; probabilities are proportional to it.
    std::string unfolds = {}; ///< As for ListedArrival.
    [[nodiscard]] bool operator==(const MixedGraph&) const = default;
};

/// Graphs that arrive at random: independent exponential gaps, the first one from time 0.
struct PoissonArrivals {
    /// Mean number of arrivals per second; nothing: it follows from `load`.
    std::optional<double> rate;
    /// Rate times the mean time that a graph of the mix takes alone on the devices.
    std::optional<double> load;
    std::uint64_t count = 0;
    std::uint64_t seed = 1;
    std::vector<MixedGraph> mix;
    [[nodiscard]] bool operator==(const PoissonArrivals&) const = default;
};

/// A workload as its file describes it: graphs that arrive over time on the same devices.
struct WorkloadDocument {
    std::string name;
    std::string devices; ///< A built-in name or a file.
    ModelOptions model;
    std::vector<ListedArrival> graphs;
    std::optional<PoissonArrivals> poisson;
    [[nodiscard]] bool operator==(const WorkloadDocument&) const = default;
    [[nodiscard]] std::size_t arrivalCount() const { return graphs.size() + (poisson ? poisson->count : 0); }
};

/// Checks a workload that was put together rather than read: it brings 1 to mostArrivals graphs, a process
/// has a mix and exactly one of rate and load, and all numbers are within their limits. The place of the
/// error is the JSON path.
Result<void> checkWorkload(const WorkloadDocument& workload);

/// Reads a workload ("doppler-workload", version 1; docs/file-formats.md). The place of an error is the JSON
/// path.
Result<WorkloadDocument> readWorkloadJson(std::string_view text);
/// Reads a file. Relative paths of graphs and devices in it are resolved against its folder. Blocks.
Result<WorkloadDocument> readWorkload(const std::string& path);
/// The same workload for a file at this path: sources that are files are named relative to its folder if they
/// are there or below, otherwise by their whole path. Looks at the disk.
WorkloadDocument forFile(WorkloadDocument workload, const std::string& path);
/// The text of a workload. Reading it returns an equal value.
std::string writeWorkloadJson(const WorkloadDocument& workload);

} // namespace doppler
