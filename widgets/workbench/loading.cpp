// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/loading.h"

#include "core/catalog/builtin_topologies.h"
#include "core/catalog/chosen_placer.h"
#include "core/catalog/graph_file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/placements/placement_json.h"
#include "core/io/traces/trace_read.h"
#include "core/placers/api/registry.h"
#include "core/run/measured_run.h"
#include "core/training/checkpoint_placer.h"
#include "core/workloads/api/workload_source.h"
#include "widgets/jobs/discard.h"
#include "widgets/shell/given_options.h"
#include "widgets/ui/text/text.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <mutex>
#include <set>

namespace doppler {

namespace {

std::string pathOf(const QString& file) { return QFile::encodeName(file).toStdString(); }

/// Files that may be asked to place.
struct PlacingFiles {
    std::mutex mutex;
    std::set<std::string> names;
};

PlacingFiles& placingFiles()
{
    static PlacingFiles all;
    return all;
}

/// So that letting go of a large graph blocks nobody.
Result<GraphPtr> kept(Result<GraphPtr> graph)
{
    return graph ? Result<GraphPtr>(discardedLater(*std::move(graph))) : std::move(graph);
}

} // namespace

bool looksLikeFile(const QString& name)
{
    return name.contains(QLatin1Char('/')) || name.contains(QLatin1Char('.')) || QFileInfo::exists(name);
}

bool canPlace(const std::string& placer)
{
    if (placerRegistry().find(placer))
        return true;
    const std::lock_guard lock(placingFiles().mutex);
    return placingFiles().names.contains(placer);
}

void approveProgram(const std::string& file)
{
    const std::lock_guard lock(placingFiles().mutex);
    placingFiles().names.insert(file);
}

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

Result<GraphPtr> loadGraph(const QString& familyOrFile, const ReadWatch& watch)
{
    const std::string path = pathOf(familyOrFile);
    if (namesWorkload(path))
        return kept(generateWorkload(familyOrFile.toStdString()));
    ReadSettings settings;
    settings.watch = watch;
    settings.options = givenOptions(familyOrFile);
    if (!settings.options.empty()) { // The file may have changed since.
        const auto known = graphReadOptions(path);
        if (!known)
            return known.error();
        std::erase_if(settings.options, [&](const auto& given) {
            return std::ranges::none_of(*known,
                                        [&](const OptionSpec& option) { return option.name == given.first; });
        });
    }
    return kept(readGraph(path, settings));
}

Result<TopologyPtr> loadTopology(const QString& nameOrFile)
{
    return looksLikeFile(nameOrFile) ? readDevices(pathOf(nameOrFile))
                                     : builtinTopology(nameOrFile.toStdString());
}

Result<RunPtr> loadPlacement(const ProblemPtr& problem, const QString& file)
{
    const std::string path = pathOf(file);
    auto read = readPlacement(path);
    if (!read)
        return read.error();
    auto placement = resolve(*problem, *read);
    if (!placement)
        return inFile(placement.error(), path);
    auto run = makeFinishedRun(problem, std::move(*placement), "file");
    return run ? std::move(run) : Result<RunPtr>(inFile(run.error(), path));
}

Result<RunPtr> loadTrace(const ProblemPtr& problem, const QString& file, std::stop_token stop)
{
    return readMeasuredRun(problem, pathOf(file), {std::move(stop), {}});
}

Result<RunEntry> runPlacer(const ProblemPtr& problem, const Locks& locks, const PlacerRequest& request,
                           const PlacerContext& context)
{
    if (request.checkpointOnly) {
        if (!namesCheckpoint(pathOf(request.placer)))
            return Error{
                {DOPPLER_TEXT("core", "this is not a checkpoint of training")}, pathOf(request.placer), {}};
        approveProgram(pathOf(request.placer));
    }
    std::vector<Setting> settings;
    for (const auto& [name, value] : request.settings)
        settings.push_back({{}, name, value});
    const auto chosen = choosePlacer(pathOf(request.placer), settings);
    if (!chosen)
        return chosen.error();
    const auto locked = withLocks(*problem, locks);
    if (!locked)
        return locked.error();
    const auto begin = std::chrono::steady_clock::now();
    auto placed = chosen->placer->place(**locked, chosen->options, context);
    if (!placed)
        return placed.error();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    // What was proven holds for placements that keep to the locks, not for all.
    const double bound = locks.empty() ? placed->bound : 0;
    auto run = makeFinishedRun(problem, std::move(placed->placement), pathOf(request.placer), bound);
    if (!run)
        return run.error();
    RunEntry entry;
    entry.run = *run;
    entry.seed = context.seed;
    entry.title = QString::fromStdString(chosen->label);
    entry.locks = locks;
    entry.evaluations = placed->evaluations;
    entry.seconds = took.count();
    if (!request.settings.empty()) // Beside another run of the same placer it must be told apart.
        entry.title =
            withSettings(entry.title.isEmpty() ? translatedText(chosen->placer->info().name) : entry.title,
                         request.settings);
    return entry;
}

} // namespace doppler
