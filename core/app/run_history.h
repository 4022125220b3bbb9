// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A run of a folder, at its time.
struct HistoryPoint {
    std::string file;        ///< Name within the folder.
    std::int64_t time = 0;   ///< Seconds since 1970, UTC.
    bool dateInName = false; ///< The time comes from the file's name, not from its last change.
    double makespan = 0;     ///< Seconds.
    double overBest = 0;     ///< makespan / the least makespan so far - 1; 0 for a new best.
    bool isBest = false;     ///< Shorter than all before.
    bool regression = false; ///< See runHistory().
};

/// A file that is no run, and why.
struct SkippedFile {
    std::string file; ///< Name within the folder.
    Error reason;     ///< Does not name the file.
};

struct RunHistory {
    std::vector<HistoryPoint> points; ///< By time, then by name.
    std::vector<SkippedFile> skipped; ///< By name.
    double tolerance = 0;
};

/// The makespans of the runs in a folder over time. Files are results that a command printed with --json
/// (their "makespan"), and, if there is a `problem`, placements (simulated) and traces (as measured). The
/// time is the date in the file's name (2026-11-27, 2026-11-27T1430, 20261127), otherwise that of its last
/// change. Folders within it and hidden files are ignored; pipes, devices and links to nothing are skipped.
///
/// A run is a regression if it is longer than the previous one by more than `tolerance`, a share, and longer
/// than the best so far by more than that as well: a run that only falls back from a lucky one within the
/// tolerance is none. Errors: the folder cannot be read, or the work was stopped. Blocks.
Result<RunHistory> runHistory(const std::string& folder, const ProblemPtr& problem, double tolerance,
                              const std::stop_token& stop = {});

/// The makespan, in seconds, of a result that a command printed with --json: the member "makespan" of a JSON
/// object, whatever else it has. The error does not name a file.
Result<double> makespanOfResult(std::string_view text);

/// What a folder must hold, for a history without points.
Message noRunsOfHistory();

/// The marks of regressions and bests for makespans by time, as runHistory() sets them.
void markRegressions(std::vector<HistoryPoint>& points, double tolerance);

} // namespace doppler
