// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/documents/session_json.h"
#include "widgets/runs/run_entry.h"
#include "widgets/shell/panel.h"

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
    GivenOptions graphOptions; ///< What the open graph's file was read with.
    QString placer;
    std::vector<RunEntry> runs;
    /// Of a session that was opened, by run: the index of the run from which it came, in place of
    /// RunEntry::from.
    std::vector<std::optional<std::size_t>> originOf;
    std::optional<std::size_t> shown; ///< Index into the runs.
    std::vector<VertexId> selection;
    Locks locks;
    QStringList checkpoints;
    std::map<std::string, std::string> parts; ///< JSON objects, by name.
    /// The files among its placers that are checkpoints: they run nothing, and may place.
    std::vector<std::string> placingCheckpoints;
    std::map<std::string, SessionText> texts; ///< Of parts that are only made when they are written.
};

/// What is to be said about a session that was loaded.
struct SessionNotes {
    std::vector<std::string> changed; ///< Graphs and devices that are not what they were, by title.
    std::vector<Error> leftOut;       ///< Why problems could not be loaded.
    std::size_t unfitRuns = 0;        ///< Left out, since they don't fit their problem any more.
    std::vector<Error> missing;       ///< Files that views would show; the session goes on naming them.

    [[nodiscard]] bool empty() const { return changed.empty() && missing.empty() && complete(); }
    /// Nothing of the file was left out.
    [[nodiscard]] bool complete() const { return leftOut.empty() && unfitRuns == 0; }
};

/// A sentence for each, in the window's language.
QStringList sentencesOf(const SessionNotes& notes);

/// A session that is loaded.
struct OpenedSession {
    SessionState state;
    std::size_t runsInFile = 0;
    std::vector<std::size_t> indexInFile; ///< By run of the state.
    SessionNotes notes;
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
