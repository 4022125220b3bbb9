// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/approvals.h"
#include "core/app/open_problem.h"
#include "core/app/run_placer.h"
#include "core/io/graphs/graph_format.h"
#include "core/placers/api/placer.h"
#include "core/run/run.h"
#include "widgets/runs/run_entry.h"

#include <QString>
#include <optional>
#include <vector>

namespace doppler {

/// A placer to run, and how.
struct PlacerRequest {
    QString placer; ///< An id of the registry, or the whole path of a checkpoint or a program.
    std::uint64_t seed = 1;
    std::optional<std::uint64_t> evaluations = {}; ///< Budget of a search; its own default where absent.
    std::optional<double> seconds = {};            ///< The same as wall-clock time.
    /// Options that are not at their standard, by name, as texts.
    std::vector<std::pair<std::string, std::string>> settings = {};
    bool checkpointOnly = false; ///< A file that is none is refused, and not run as a program.

    /// Placer and seed say it all.
    [[nodiscard]] bool plain() const { return !evaluations && !seconds && settings.empty(); }
};

/// What to open together. What is empty stays as it is.
struct SessionRequest {
    QString graph;                      ///< Family (also with settings, see workload_source.h) or file.
    QString topology;                   ///< Built-in name or file.
    QString placement;                  ///< File.
    std::vector<PlacerRequest> placers; ///< Run one after the other; the last one's run is shown.
    QString trace = QString();          ///< File: the trace of an earlier run.
    /// The options that the graph's file can't be read without were asked for (given_options.h): what still
    /// lacks is a failure. Else they are wanted first.
    bool optionsGiven = false;
    /// All options of its reader are asked for, not only those.
    bool allOptions = false;
    std::optional<ModelOptions> model = std::nullopt; ///< Absent: as it is.
    QString checkpoint = QString();                   ///< File: told of once the rest is open.
    /// Built-in devices for a graph that comes without any, while nothing is open; empty: the workbench's.
    QString standardTopology = QString();

    /// More than the checkpoint.
    [[nodiscard]] bool opensSomething() const
    {
        return !graph.isEmpty() || !topology.isEmpty() || !placement.isEmpty() || !trace.isEmpty();
    }
};

/// What a comparison found or a question was answered by, and where its problem came from.
struct ComparedRun {
    ProblemPtr problem;
    QString graphSource;
    QString topologySource;
    std::string placer;
    Placement placement;
    std::uint64_t seed = 1;
    std::uint64_t evaluations = 0;
    double seconds = 0;        ///< Wall time of placing.
    QString title = QString(); ///< What the run is called instead of its placer; empty: as that.
    Locks locks = {};          ///< What its placer had to leave in place; the problem has them not.
};

/// A problem with its origins, and what was loaded along with it.
struct Loaded {
    ProblemPtr problem;
    QString graphSource;
    QString topologySource;
    RunPtr placed; ///< Of the placement's file, or of the placement that was carried over; may be null.
    QString placedTitle = QString(); ///< What that run is called; empty: as its placer.
    std::vector<PlacerRequest> placers;
    std::vector<Message> notes;     ///< For the user.
    std::vector<OptionSpec> wanted; ///< Not empty: to be given before `request`, and nothing was loaded.
    SessionRequest request;
    QString checkpoint = QString(); ///< Of the request.
    bool carried = false;           ///< `placed` is the placement that was carried over.
    RunPtr measured = nullptr;      ///< Of a trace's file; `placed` then is a simulation of its placement.
};

/// What people read in the place of a source: a file's name without its folders, or a family with its
/// settings.
QString sourceTitle(const QString& source);
/// Whether a source of devices is meant as a file (namesBuiltinDevices()).
bool looksLikeFile(const QString& name);
/// What is given in a placer's place as a request names it: a file by its whole path.
QString placerSource(const QString& given);

// Each may block: for worker threads.
/// The options that a graph's file can't be read without, or all of its reader; empty for a family.
Result<std::vector<OptionSpec>> optionsToGive(const QString& familyOrFile, bool all = false);
/// openGraph() with those of the given options that the file's reader still has. Not all formats tell how far
/// they are; a family can't be interrupted.
Result<GraphPtr> loadGraph(const QString& familyOrFile, const GivenOptions& given,
                           const ReadWatch& watch = {});
/// What openProblem() takes to open the session's graph and devices beside what is open.
ProblemSources problemSources(const SessionRequest& session, const ProblemPtr& open);
/// Opens what the session names. `carried`: a run whose placement goes over to the problem; may be null.
Result<Loaded> loadSession(const SessionRequest& session, const ProblemSources& sources,
                           const ModelOptions& model, const ReadOptions& readOptions, const RunPtr& carried,
                           const ReadWatch& watch);
/// The same request for runPlacer() of the application layer.
PlacingRequest placingRequest(const PlacerRequest& request, const Locks& locks);
/// Runs a placer, which leaves in place what is locked, and simulates what it gave. The run of a file is
/// titled: of a checkpoint by its policy and file name.
Result<RunEntry> runPlacer(const ProblemPtr& problem, const Locks& locks, const PlacerRequest& request,
                           const Approvals& approvals, const PlacerContext& context);

} // namespace doppler
