// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

/// The ending of session files.
inline constexpr std::string_view sessionEnding = ".doppler";

/// Where a graph or a topology of a session comes from: a built-in name, or a file. One of them is empty.
struct SessionSource {
    std::string name; ///< A family (also with settings, workload_source.h), or a built-in topology.
    std::string file; ///< Relative to the session's folder, or absolute.
    std::optional<std::uint64_t> fingerprint = {}; ///< What it was when the session was written.
    /// Options of the file's reader that differ from the standard.
    std::vector<std::pair<std::string, std::string>> options = {};

    [[nodiscard]] bool operator==(const SessionSource&) const = default;
};

/// What its runs share.
struct SessionProblem {
    SessionSource graph;
    SessionSource devices;
    std::vector<std::string> deviceNames; ///< What the numbers of the placements mean.
    ModelOptions model;

    [[nodiscard]] bool operator==(const SessionProblem&) const = default;
};

/// A placement, and how it came about.
struct SessionRun {
    std::size_t problem = 0; ///< Index into the session's problems.
    std::string placer;
    std::string title; ///< What it is called instead of its placer; empty: as that.
    std::string engine;
    std::string beganAs; ///< Changed by hand: title or placer of the run that it began as.
    std::uint64_t seed = 1;
    std::uint64_t evaluations = 0;
    double seconds = 0; ///< Wall time of placing.
    double bound = 0;   ///< Seconds, proven by the placer; 0: none.
    bool trained = false;
    std::vector<std::uint32_t> devices;   ///< By vertex, indices into the problem's deviceNames.
    std::vector<std::uint32_t> order;     ///< As in a placement file; may be empty.
    std::vector<std::uint32_t> transfers; ///< Likewise.
    std::string trace; ///< JSON of the trace (trace.h) of a measured run; empty: the run is simulated.

    [[nodiscard]] bool operator==(const SessionRun&) const = default;
};

/// What a session file holds. What views keep there is JSON text of theirs, which core only carries.
struct SessionFile {
    std::vector<SessionProblem> problems;
    std::vector<SessionRun> runs;
    std::optional<std::size_t> open;      ///< The problem that is open.
    std::optional<std::size_t> shown;     ///< The run that is shown.
    std::string placer;                   ///< The one that is chosen.
    std::vector<std::uint32_t> selection; ///< Vertices of the open problem, the primary one first.
    std::vector<std::string> checkpoints; ///< Files of trainings, relative or absolute.
    /// By name, each a JSON object: "view", "gantt", "comparison", "locks", "markers", ...
    /// (docs/file-formats.md)
    std::map<std::string, std::string> parts;

    [[nodiscard]] bool operator==(const SessionFile&) const = default;
};

/// Reads a session ("doppler-session", version 1; docs/file-formats.md). A newer version is refused by its
/// number. An error's place is the JSON path. That every vertex has a device of its graph is for whoever has
/// the graph to check.
Result<SessionFile> readSessionJson(std::string_view text);
/// The same from a file.
Result<SessionFile> readSession(const std::string& path);

/// Reading it gives an equal session.
std::string writeSessionJson(const SessionFile& session);

/// How a file is named in a session in `folder` (absolute): relative where it lies in that folder or below,
/// else absolute. An empty folder: as it is.
std::string pathInSession(const std::string& file, const std::string& folder);
/// The file that such a name means.
std::string pathFromSession(const std::string& name, const std::string& folder);

} // namespace doppler
