// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/loading.h"

#include "core/catalog/graph_file.h"
#include "core/placers/api/registry.h"
#include "core/run/measured_run.h"
#include "core/workloads/api/workload_source.h"
#include "widgets/jobs/discard.h"
#include "widgets/shell/given_options.h"
#include "widgets/workbench/opening_budget.h"
#include "widgets/workbench/saved_files.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace doppler {

namespace {

std::string pathOf(const QString& file) { return QFile::encodeName(file).toStdString(); }

/// A large graph is released on a worker thread, so that it blocks nobody.
GraphPtr releasedLater(GraphPtr graph) { return discardedLater(std::move(graph)); }

/// Whether the placement is the one that the editor of devices saved with its devices.
bool placesOnEdited(const SessionRequest& session)
{
    return isSavedDevices(session.topology) &&
           QFileInfo(session.topology).path() == QFileInfo(session.placement).path();
}

/// "HEFT, devices edited", however often they were.
QString titleOnEdited(const QString& title)
{
    const QString form = QCoreApplication::translate("runs", "%1, devices edited");
    return title.endsWith(form.arg(QString())) ? title : form.arg(title);
}

/// The title of a placement file's run: the placer that the file names, and where it comes from.
QString titleOf(const PlacedRun& placed, const SessionRequest& session)
{
    if (placesOnEdited(session))
        return titleOnEdited(placerTitle(placed.label));
    if (placed.label == placed.run->placer)
        return {};
    return QCoreApplication::translate("runs", "%1, from file").arg(placerTitle(placed.label));
}

/// The runs of the session's trace and placement, or the one that is carried over.
Result<void> loadRuns(const SessionRequest& session, const RunPtr& carried, const std::stop_token& stop,
                      Loaded& loaded)
{
    if (!session.trace.isEmpty()) {
        auto reading = readRunTrace(*loaded.problem, pathOf(session.trace), {stop, {}});
        if (!reading)
            return reading.error();
        loaded.notes.insert(loaded.notes.end(), reading->notes.begin(), reading->notes.end());
        auto measured = measuredRunOf(loaded.problem, *std::move(reading), pathOf(session.trace));
        if (!measured)
            return measured.error();
        auto simulated = compareWithSimulation(*measured);
        if (!simulated)
            return inFile(simulated.error(), pathOf(session.trace));
        loaded.measured = *measured;
        loaded.placed = simulated->simulated;
    } else if (!session.placement.isEmpty()) {
        const auto placed = openPlacement(loaded.problem, pathOf(session.placement));
        if (!placed)
            return placed.error();
        loaded.placed = placed->run;
        loaded.placedTitle = titleOf(*placed, session);
    } else if (carried) {
        auto over = carryOver(*carried, loaded.problem);
        loaded.carried = over.ok();
        if (over)
            loaded.placed = *over;
        else // Its run goes: whoever misses it reads why.
            loaded.notes.push_back(over.error().message);
    }
    return {};
}

} // namespace

bool looksLikeFile(const QString& name) { return !namesBuiltinDevices(pathOf(name)); }

QString placerSource(const QString& given)
{
    const QFileInfo file(given);
    return !placerRegistry().find(given.toStdString()) && file.isFile() ? file.absoluteFilePath() : given;
}

QString sourceTitle(const QString& source)
{
    return namesWorkload(pathOf(source)) ? source : QFileInfo(source).fileName();
}

Result<std::vector<OptionSpec>> optionsToGive(const QString& familyOrFile, bool all)
{
    const std::string path = pathOf(familyOrFile);
    if (namesWorkload(path))
        return std::vector<OptionSpec>{};
    auto options = graphReadOptions(path);
    if (options && !all)
        std::erase_if(*options, [](const OptionSpec& option) { return !mustBeGiven(option); });
    return options;
}

Result<GraphPtr> loadGraph(const QString& familyOrFile, const GivenOptions& given, const ReadWatch& watch)
{
    const std::string path = pathOf(familyOrFile);
    auto known = namesWorkload(path) ? Result<GivenOptions>(GivenOptions()) : stillKnown(path, given);
    if (!known)
        return known.error();
    auto graph = openGraph(path, *known, watch);
    return graph ? Result<GraphPtr>(releasedLater(*std::move(graph))) : std::move(graph);
}

ProblemSources problemSources(const SessionRequest& session, const ProblemPtr& open)
{
    ProblemSources sources;
    sources.graph = pathOf(session.graph);
    sources.devices = pathOf(session.topology);
    sources.standardDevices = pathOf(session.standardTopology);
    sources.open = open;
    sources.held = releasedLater;
    return sources;
}

Result<Loaded> loadSession(const SessionRequest& session, const ProblemSources& sources,
                           const ModelOptions& model, const ReadOptions& readOptions, const RunPtr& carried,
                           const ReadWatch& watch)
{
    Loaded loaded;
    loaded.request = session;
    ReadOptions known;
    if (!session.graph.isEmpty()) {
        if (!session.optionsGiven) {
            auto wanted = optionsToGive(session.graph, session.allOptions);
            if (!wanted || !wanted->empty()) {
                loaded.wanted = wanted ? *std::move(wanted) : std::vector<OptionSpec>{};
                return wanted ? Result<Loaded>(std::move(loaded)) : wanted.error();
            }
        }
        const GivenOptions& given = readOptions.of(sources.graph);
        auto options = given.empty() ? Result<GivenOptions>(given) : stillKnown(sources.graph, given);
        if (!options)
            return options.error();
        known.set(sources.graph, *std::move(options));
    }
    auto opened = openProblem(sources, model, known, watch);
    if (!opened)
        return opened.error();
    loaded.problem = opened->problem;
    loaded.notes = std::move(opened->notes);
    loaded.graphSource = QFile::decodeName(opened->graph.c_str());
    loaded.topologySource = QFile::decodeName(opened->devices.c_str());
    loaded.checkpoint = session.checkpoint;
    loaded.placers = session.placers;
    if (auto runs = loadRuns(session, carried, watch.stop, loaded); !runs)
        return runs.error();
    return loaded;
}

std::vector<PlacerRequest> placersOnOpening(const QString& placer, std::uint64_t seed,
                                            std::optional<std::uint64_t> evaluations)
{
    PlacerRequest chosen = placerOnOpening(placer);
    chosen.seed = seed;
    if (evaluations)
        chosen.evaluations = evaluations;
    return {{QStringLiteral("critical-path"), seed, {}}, chosen};
}

void limitOpening(PlacerRequest& request, const Problem& problem)
{
    if (request.evaluations != placerOnOpening({}).evaluations)
        return;
    request.evaluations.reset();
    if (request.placer != QLatin1String(defaultPlacerId))
        return;
    constexpr std::uint64_t perSecond = 3'000'000; // Vertices and edges that are simulated, in round figures.
    constexpr std::uint64_t own = 10'000;          // The budget of the placer is no larger.
    constexpr std::uint64_t fewest = 50; // With fewer, all constructive placers would still take seconds.
    const std::uint64_t evaluations =
        perSecond / std::max<std::uint64_t>(1, problem.vertexCount() + problem.graph().edgeCount());
    if (evaluations < own)
        request.evaluations = evaluations < fewest ? 1 : evaluations;
}

PlacingRequest placingRequest(const PlacerRequest& request, const Locks& locks)
{
    PlacingRequest out{pathOf(request.placer), {}, locks, request.checkpointOnly};
    for (const auto& [name, value] : request.settings)
        out.settings.push_back({{}, name, value});
    return out;
}

Result<RunEntry> runPlacer(const ProblemPtr& problem, const Locks& locks, const PlacerRequest& request,
                           const Approvals& approvals, const PlacerContext& context)
{
    const auto placed = runPlacer(problem, placingRequest(request, locks), approvals, context);
    if (!placed)
        return placed.error();
    RunEntry entry;
    entry.run = placed->run;
    entry.seed = context.seed;
    if (placed->label != placed->placerId)
        entry.title = QString::fromStdString(placed->label);
    entry.locks = locks;
    entry.evaluations = placed->evaluations;
    entry.seconds = placed->seconds;
    if (!request.settings.empty()) // Next to another run of the same placer it must be distinguished.
        entry.title = withSettings(entry.title.isEmpty() ? placerTitle(placed->placerId) : entry.title,
                                   request.settings);
    return entry;
}

} // namespace doppler
