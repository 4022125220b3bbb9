// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compare.h"
#include "core/compare/suite_choice.h"
#include "core/io/graphs/graph_format.h"
#include "core/problem/locks.h"
#include "widgets/shell/given_options.h"

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// What stays in place of the open problem.
struct OpenLocks {
    ProblemPtr problem;
    Locks locks;
};

/// What is to be compared.
struct StudyRequest {
    std::vector<QString> placers; ///< Ids of the registry, checkpoints, or programs ("./mine.py").
    std::vector<QString> graphs;  ///< Families or files.
    std::vector<QString> topologies;
    std::uint64_t firstSeed = 1;
    std::size_t seeds = 1; ///< So many, one after the other.
    Budget budget;
    std::size_t threads = 1;
    ModelOptions model;
    std::vector<std::string> settings;  ///< Options of placers: "placer.option=value".
    QString locks;                      ///< File of placements that stay; empty: none.
    std::optional<OpenLocks> openLocks; ///< What these are of the open problem: see withSavedLocks().
    // What only a kept comparison of the command line asks for.
    std::vector<std::string> imports;       ///< Options of the graphs' reader: "option=value".
    std::optional<std::size_t> deviceCount; ///< The first so many of each topology.
    double efficiency = 1;                  ///< Share of the devices' rates that kernels reach.
    ReadOptions readOptions;                ///< Of the graphs' files, where there are no imports.
    SuiteChoice suite; ///< In place of graphs, topologies, model and locks if it has a name.
    QString journal;   ///< File that finished runs are kept in and taken from; empty: none.

    /// Something of each kind is chosen.
    [[nodiscard]] bool complete() const
    {
        return !placers.empty() && (!suite.name.empty() || (!graphs.empty() && !topologies.empty()));
    }
    [[nodiscard]] std::size_t cells() const;
};

/// A comparison that is ready to run, and where its problems came from.
struct Study {
    ComparisonSetup setup;
    std::vector<QString> graphSources;    ///< By problem.
    std::vector<QString> topologySources; ///< By problem.
    std::vector<ProblemPtr> open;         ///< By problem: the same with nothing locked.
    std::vector<Locks> locks;             ///< By problem: what placers had to leave in place.
};
using StudyPtr = std::shared_ptr<const Study>;

/// What is locked in the window goes to a file among the program's own, which `locks` names then. May block:
/// for worker threads.
Result<StudyRequest> withSavedLocks(StudyRequest request);
/// Loads graphs and topologies, and takes locks from their file. Refuses a graph that is not the one any more
/// whose vertices were locked in the window. May block: for worker threads.
Result<StudyPtr> prepareStudy(const StudyRequest& request, const ReadWatch& watch = {});

/// What it was set to that is not its standard, but for its file.
GivenOptions changedSettings(const ChosenPlacer& chosen);
/// What people read in the place of a placer: its name, or a program's file, and what it was set to.
QString placerText(const ChosenPlacer& chosen);
/// What charts and pages for people are made from: the same comparison, whose placers are called by that.
ComparisonSetup withPlacerTexts(const ComparisonSetup& setup);

} // namespace doppler
