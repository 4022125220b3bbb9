// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/session_json.h"
#include "widgets/runs/run_entry.h"

#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// What a session keeps, by values that are shared with the window: cheap to take, and for worker threads to
/// write.
struct SessionState {
    ProblemPtr problem; ///< The open one; null: nothing was open.
    QString graphSource;
    QString topologySource;
    QString placer;
    std::vector<RunEntry> runs;
    std::optional<std::size_t> shown; ///< Index into the runs.
    std::vector<VertexId> selection;
    Locks locks;
    QStringList checkpoints;
    std::map<std::string, std::string> parts; ///< JSON objects, by name.
};

/// A session that is loaded, and what is to be said about it.
struct OpenedSession {
    SessionState state;
    std::size_t runsInFile = 0;
    std::vector<std::size_t> indexInFile; ///< By run of the state.
    std::vector<Message> notes;
};

// Each may take its time: for worker threads.
/// `folder`: of the session's file, absolute; empty: all files are named absolutely.
SessionFile sessionFile(const SessionState& state, const QString& folder);
/// Loads graphs and devices and simulates the runs; `progress` hears the share that is done, 0 to 1. What
/// can't be loaded or no longer fits is left out with a note; where nothing can be loaded, the first reason
/// is the failure.
Result<OpenedSession> openSession(const SessionFile& file, const QString& folder, std::stop_token stop,
                                  const std::function<void(double)>& progress);

} // namespace doppler
