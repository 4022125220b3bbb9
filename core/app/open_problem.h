// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/read_options.h"
#include "core/io/bytes/read_watch.h"
#include "core/problem/problem.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// Which of some devices are used, and how fast they are.
struct DeviceChoice {
    std::optional<std::size_t> count = {}; ///< The first so many; all where absent.
    double efficiency = 1;                 ///< Share of their rates that kernels reach, above 0.
};

/// The sources of a problem. An empty name is no choice: see openProblem().
struct ProblemSources {
    std::string graph;        ///< A file, or a built-in family with its settings (workload_source.h).
    std::string devices = {}; ///< A file of devices or of a graph that describes devices, or a built-in name.
    std::string standardDevices = {}; ///< Built-in devices for a graph that comes without any.
    DeviceChoice choice = {};
    std::string locks = {}; ///< Placement file whose vertices stay where it says; empty: none.
    ProblemPtr open = {};   ///< What is open already: gives the part whose name is empty. May be null.
    /// What the problem holds in place of the graph that was read, such as the same graph with another way to
    /// release it. Empty: the graph itself.
    std::function<GraphPtr(GraphPtr)> held = {};
};

struct OpenedProblem {
    ProblemPtr problem;
    std::vector<Message> notes; ///< For the user: remarks of the graph's reader, and about the devices.
    std::string graph;          ///< The source that the graph came from; empty: it was open already.
    std::string devices;        ///< Likewise of the devices.
};

/// Opens a graph on devices under a model. The devices are, in this order:
///  1. those of `sources.devices`;
///  2. those that are open; a note reports others that the new graph's file describes;
///  3. those that the graph's file describes; a note says so;
///  4. `sources.standardDevices`. Without any of these it is an error.
/// The watch follows the reading of the graph. Errors name the file. May block: for worker threads.
Result<OpenedProblem> openProblem(const ProblemSources& sources, const ModelOptions& model,
                                  const ReadOptions& readOptions, const ReadWatch& watch = {});

/// The graph of a file, read with these options, or of a built-in family, which has no reader and takes none.
/// May block.
Result<GraphPtr> openGraph(const std::string& source, const GivenOptions& options,
                           const ReadWatch& watch = {});

/// Devices of a file, of a graph's file that describes them, or of a built-in name (case is ignored). May
/// block.
Result<TopologyPtr> openDevices(const std::string& source, const DeviceChoice& choice = {});

/// Whether a file is one of a graph that describes devices as well. May block.
bool describesDevices(const std::string& graph);

/// Whether a source of devices is meant as a built-in name: it has no dot and no separator and is no file, so
/// that a slip is answered with the valid names instead of "no such file".
bool namesBuiltinDevices(const std::string& source);

} // namespace doppler
