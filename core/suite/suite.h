// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compare.h"
#include "core/compare/suite_choice.h"

#include <span>
#include <string>
#include <vector>

namespace doppler {

/// One row of a suite: a problem with the number of evaluations of each search.
struct SuiteRow {
    std::string name;    ///< Unique; its meaning never changes.
    std::string graph;   ///< A word as in workload_source.h.
    std::string devices; ///< As topologyNamed() reads it.
    ModelOptions model;
    std::uint64_t evaluations = 0; ///< Of each search.
    bool quick = false;            ///< Part of the quick variant.
    std::vector<PublishedFigure> published;
};

/// Number of evaluations of each search in the quick variant.
inline constexpr std::uint64_t quickEvaluations = 100;

/// The ids of all suites.
std::vector<std::string> suiteNames();
/// The rows of the suite "field" in their order.
std::vector<SuiteRow> fieldRows();
/// The rows of a choice. Errors: an unknown suite, or no row that it asks for.
Result<std::vector<SuiteRow>> suiteRows(const SuiteChoice& choice);
/// The placers that are compared if none are named.
std::vector<std::string> suitePlacers();

/// Sets problems, titles, budgets and published figures of a comparison to the rows of a choice. `asked`
/// replaces the evaluations of the rows if it has a limit.
Result<void> useSuite(const SuiteChoice& choice, const Budget& asked, ComparisonSetup& setup);

/// The model of a row in the words of the command line: "physical", "mayer, schedule blevel".
std::string suiteModelText(const ModelOptions& model);

// Published figures by row (field_figures.cpp). Networks and graphs are indices in the order of the sources.
namespace field {

/// DOPPLER's graphs: CHAINMM, FFNN, LLAMA-BLOCK, LLAMA-LAYER.
std::vector<PublishedFigure> dopplerMeasured(std::size_t graph);
std::vector<PublishedFigure> dopplerReleased(std::size_t graph);
/// Random graphs: 0 layered, 1 Erdos-Renyi, 2 block.
std::vector<PublishedFigure> randomGraph(std::size_t kind, std::size_t vertices);
/// Mayer's networks (convolutional, recurrent, dynamic-rnn) and schedules (fifo, blevel, msr).
std::vector<PublishedFigure> mayer(std::size_t network, std::size_t schedule);
std::vector<PublishedFigure> knownOptimum(std::string source, double seconds);

} // namespace field

} // namespace doppler
