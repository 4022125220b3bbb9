// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/graph_format.h"
#include "core/study/compare.h"

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

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
    // What only a kept comparison of the command line asks for.
    std::vector<std::string> settings;      ///< Options of placers: "placer.option=value".
    std::vector<std::string> imports;       ///< Options of the graphs' reader: "option=value".
    std::optional<std::size_t> deviceCount; ///< The first so many of each topology.
    double efficiency = 1;                  ///< Share of the devices' rates that kernels reach.
    QString locks;                          ///< File of placements that stay; empty: none.
    QString journal; ///< File that finished runs are kept in and taken from; empty: none.

    /// Something of each kind is chosen.
    [[nodiscard]] bool complete() const { return !placers.empty() && !graphs.empty() && !topologies.empty(); }
    [[nodiscard]] std::size_t cells() const
    {
        return placers.size() * graphs.size() * topologies.size() * seeds;
    }
};

/// A comparison that is ready to run, and where its problems came from.
struct Study {
    ComparisonSetup setup;
    std::vector<QString> graphSources;    ///< By problem.
    std::vector<QString> topologySources; ///< By problem.
};
using StudyPtr = std::shared_ptr<const Study>;

/// Loads graphs and topologies. May block: for worker threads.
Result<StudyPtr> prepareStudy(const StudyRequest& request, const ReadWatch& watch = {});

/// What people read in the place of a placer: its name, or a program's file.
QString placerText(const ChosenPlacer& chosen);
/// What charts and pages for people are made from: the same comparison, whose placers are called by that.
ComparisonSetup withPlacerTexts(const ComparisonSetup& setup);

} // namespace doppler
