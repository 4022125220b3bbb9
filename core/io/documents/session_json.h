// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/documents/run_notes.h"
#include "core/problem/model.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

/// The file extension of sessions.
inline constexpr std::string_view sessionEnding = ".doppler";

/// The source of a session's graph or topology: a built-in name or a file. One of them is empty.
struct SessionSource {
    std::string name; ///< A graph family (with settings, see workload_source.h) or a built-in topology.
    std::string file; ///< Relative to the folder of the session, or absolute.
    std::optional<std::uint64_t> fingerprint = {}; ///< Fingerprint when the session was written.
    /// Options of the file's reader that differ from their defaults.
    std::vector<std::pair<std::string, std::string>> options = {};

    [[nodiscard]] bool operator==(const SessionSource&) const = default;
};

/// Graph, topology and model that runs share.
struct SessionProblem {
    SessionSource graph;
    SessionSource devices;
    std::vector<std::string> deviceNames; ///< Names of the devices to which the numbers in placements refer.
    ModelOptions model;

    [[nodiscard]] bool operator==(const SessionProblem&) const = default;
};

/// A placement and how it was produced.
struct SessionRun {
    std::size_t problem = 0; ///< Index into the session's problems.
    std::string placer;
    std::string title; ///< Shown instead of the placer; empty: the placer is shown.
    std::string engine;
    std::string beganAs; ///< If changed by hand: title or placer of the original run.
    std::uint64_t seed = 1;
    std::uint64_t evaluations = 0;
    double seconds = 0; ///< Wall time of the placer.
    double bound = 0;   ///< Seconds, proven by the placer; 0: no bound.
    bool trained = false;
    std::vector<std::uint32_t> devices;   ///< By vertex, indices into the problem's deviceNames.
    std::vector<std::uint32_t> order;     ///< As in a placement file; may be empty.
    std::vector<std::uint32_t> transfers; ///< As in a placement file; may be empty.
    std::string trace; ///< The trace of a measured run as JSON (trace.h); empty: the run is simulated.
    RunNotes notes;
    RunOrigin origin;

    [[nodiscard]] bool operator==(const SessionRun&) const = default;
};

/// The content of a session file. Core stores the JSON texts of views without reading them.
struct SessionFile {
    std::vector<SessionProblem> problems;
    std::vector<SessionRun> runs;
    std::optional<std::size_t> open;      ///< Index of the open problem.
    std::optional<std::size_t> shown;     ///< Index of the shown run.
    std::string placer;                   ///< The selected placer.
    std::vector<std::uint32_t> selection; ///< Selected vertices of the open problem; the primary one first.
    std::vector<std::string> checkpoints; ///< Files of trainings, relative or absolute.
    /// By name, each a JSON object: "view", "gantt", "comparison", "locks", "markers", ...
    /// (docs/file-formats.md).
    std::map<std::string, std::string> parts;

    [[nodiscard]] bool operator==(const SessionFile&) const = default;
};

/// Reads a session ("doppler-session", version 1; docs/file-formats.md). Refuses newer versions and names
/// their number. The place of an error is the JSON path. Whether every vertex has a device can be checked
/// only with the graph; the caller does so.
Result<SessionFile> readSessionJson(std::string_view text);
/// Reads a session from a file.
Result<SessionFile> readSession(const std::string& path);

/// The session as text. Reading it returns an equal session.
std::string writeSessionJson(const SessionFile& session);

/// The name of a file in a session that is saved in `folder` (absolute): relative if the file is in that
/// folder or below, otherwise absolute. With an empty folder, `file` unchanged.
std::string pathInSession(const std::string& file, const std::string& folder);
/// The file to which such a name refers.
std::string pathFromSession(const std::string& name, const std::string& folder);

} // namespace doppler
