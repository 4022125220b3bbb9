// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/read_options.h"
#include "core/arrivals/workload_runs.h"
#include "core/io/documents/run_notes.h"
#include "core/problem/locks.h"
#include "core/run/run.h"

#include <QString>
#include <cstdint>
#include <memory>

namespace doppler {

/// The workload that a run executed.
struct RunWorkload {
    WorkloadDocument document;
    std::string method; ///< WorkloadMethod::title()
    WorkloadFigures figures;
    std::size_t arrivals = 0; ///< Number of graphs.
    double load = 0;          ///< OpenedWorkload::load
};

/// A run of the workbench: the value, and how it was produced.
struct RunEntry {
    RunPtr run;
    std::uint64_t seed = 1;
    std::uint64_t evaluations = 0; ///< Simulated placements; 0 for placers that never simulate.
    double seconds = 0;            ///< Wall time of the placer.
    bool trained = false;          ///< Whether it is the best of a training, not the result of a placer.
    bool live = false;             ///< Whether a training is still improving it.
    QString title = QString();     ///< Shown instead of the placer; empty: the placer is shown.
    std::string beganAs = {};      ///< If changed by hand: title or placer of the original run.
    Locks locks = {};              ///< The locks that its placer respected.
    std::string engine;            ///< Id of the engine that executed it; empty: no engine of this program.
    QString graphSource;           ///< The source of its graph: a built-in name or a file.
    QString topologySource;
    GivenOptions graphOptions = {};  ///< What its graph's file was read with; empty: the defaults.
    RunNotes notes = {};             ///< What the user wrote about it.
    RunStep step = RunStep::Unknown; ///< The step that produced it,
    quint64 from = 0;                ///< from the run with this id; 0: from none,
    QString fromName = QString();    ///< which had this name; it may be removed by now.
    /// Null: the run is of a single graph, or comes from a session.
    std::shared_ptr<const RunWorkload> workload = {};
    quint64 id = 0; ///< Unique in its model; given by RunsModel.
};

/// A key for comparable runs: equal if graph, devices and model are equal.
QString problemKey(const Problem& problem);

/// "CHAINMM on 4xP100" in the window's language, with the model if it is not the default.
QString problemTitle(const Problem& problem);

/// The user's name of an entry, otherwise its title, otherwise the name of its placer.
QString runTitle(const RunEntry& entry);

/// How an entry came about: "placed by HEFT, seed 1", "changed by hand, from Critical path".
QString stepText(const RunEntry& entry);

/// The display name of an engine.
QString engineTitle(const std::string& engine);

/// The display name of a placer: that of the registry, or of a learned, loaded or hand-made placement.
QString placerTitle(const std::string& placer);

} // namespace doppler
