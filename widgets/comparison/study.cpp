// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/study.h"

#include "core/app/open_problem.h"
#include "core/catalog/chosen_placer.h"
#include "core/io/graphs/import_options.h"
#include "core/io/placements/lock_file.h"
#include "core/suite/suite.h"
#include "core/workloads/api/workload_source.h"
#include "widgets/runs/run_entry.h"
#include "widgets/workbench/loading.h"
#include "widgets/workbench/saved_files.h"

#include <QFile>

namespace doppler {

namespace {

std::string pathOf(const QString& file) { return QFile::encodeName(file).toStdString(); }

Result<GraphPtr> graphOf(const QString& name, const StudyRequest& request, const ReadWatch& watch)
{
    const std::string path = pathOf(name);
    if (request.imports.empty() || namesWorkload(path))
        return loadGraph(name, request.readOptions.of(path), watch);
    const auto options = parseImports(request.imports);
    return options ? openGraph(path, *options, watch) : Result<GraphPtr>(options.error());
}

void setSeeds(const StudyRequest& request, ComparisonSetup& setup)
{
    for (std::size_t i = 0; i < request.seeds; ++i)
        setup.seeds.push_back(request.firstSeed + i);
    setup.threads = request.threads;
}

/// The rows of a suite, which bring their graphs, devices and models.
Result<StudyPtr> prepareSuite(const StudyRequest& request, std::shared_ptr<Study> study)
{
    if (auto used = useSuite(request.suite, request.budget, study->setup); !used)
        return used.error();
    const auto rows = suiteRows(request.suite);
    if (!rows)
        return rows.error();
    for (const SuiteRow& row : *rows) {
        study->graphSources.push_back(QString::fromStdString(row.graph));
        study->topologySources.push_back(QString::fromStdString(row.devices));
    }
    study->open = study->setup.problems;
    study->locks.resize(study->open.size());
    setSeeds(request, study->setup);
    return StudyPtr(std::move(study));
}

} // namespace

std::size_t StudyRequest::cells() const
{
    const std::size_t runs = placers.size() * seeds;
    if (suite.name.empty())
        return runs * graphs.size() * topologies.size();
    const auto rows = suiteRows(suite);
    return rows ? runs * rows->size() : 0;
}

GivenOptions changedSettings(const ChosenPlacer& chosen)
{
    return changedOptions(settableOptions(chosen.placer->info().id), chosen.options);
}

QString placerText(const ChosenPlacer& chosen)
{
    return withSettings(chosen.label.empty() ? placerTitle(chosen.placer->info().id)
                                             : QString::fromStdString(chosen.label),
                        changedSettings(chosen));
}

ComparisonSetup withPlacerTexts(const ComparisonSetup& setup)
{
    ComparisonSetup named; // Without the runs of earlier: they may be many.
    named.problems = setup.problems;
    named.graphTitles = setup.graphTitles;
    named.topologyTitles = setup.topologyTitles;
    named.placers = setup.placers;
    named.seeds = setup.seeds;
    named.budget = setup.budget;
    named.budgets = setup.budgets;
    named.published = setup.published;
    for (ChosenPlacer& chosen : named.placers)
        chosen.label = placerText(chosen).toStdString();
    return named;
}

Result<StudyRequest> withSavedLocks(StudyRequest request)
{
    if (!request.openLocks)
        return request;
    auto file = keepLocks(*request.openLocks->problem, request.openLocks->locks);
    if (!file)
        return file.error();
    request.locks = *std::move(file);
    return request;
}

Result<StudyPtr> prepareStudy(const StudyRequest& request, const ReadWatch& watch)
{
    auto study = std::make_shared<Study>();
    std::vector<std::string> placers;
    for (const QString& name : request.placers)
        placers.push_back(pathOf(name));
    auto chosen = choosePlacers(placers, request.settings);
    if (!chosen)
        return chosen.error();
    study->setup.placers = *std::move(chosen);
    if (!request.suite.name.empty())
        return prepareSuite(request, std::move(study));
    std::vector<TopologyPtr> topologies;
    for (const QString& name : request.topologies) {
        auto topology = openDevices(pathOf(name), {request.deviceCount, request.efficiency});
        if (!topology)
            return topology.error();
        topologies.push_back(*std::move(topology));
    }
    std::vector<GraphPtr> graphs;
    for (const QString& name : request.graphs) {
        const auto before = static_cast<double>(graphs.size());
        const auto all = static_cast<double>(request.graphs.size());
        ReadWatch own{watch.stop, {}};
        if (watch.progress)
            own.progress = [&watch, before, all](double share) { watch.progress((before + share) / all); };
        auto graph = graphOf(name, request, own);
        if (!graph)
            return graph.error();
        graphs.push_back(*std::move(graph));
        for (const QString& topology : request.topologies) {
            study->graphSources.push_back(name);
            study->topologySources.push_back(topology);
        }
    }
    auto problems = problemsOf(graphs, topologies, request.model);
    if (!problems)
        return problems.error();
    for (const ProblemPtr& problem : *problems) {
        if (request.openLocks && problem->graph().fingerprint() !=
                                     request.openLocks->problem->graph().fingerprint()) // locks go by number
            return Error{{DOPPLER_TEXT("core", "the graph has changed since it was opened and its vertices "
                                               "were locked; reopen it, or unlock the vertices")},
                         pathOf(request.graphs.front()),
                         {}};
        auto locks = locksOfFile(*problem, pathOf(request.locks));
        if (!locks)
            return locks.error();
        auto locked = locks->empty() ? Result<ProblemPtr>(problem) : withLocks(*problem, *locks);
        if (!locked)
            return inFile(locked.error(), pathOf(request.locks));
        study->setup.problems.push_back(*std::move(locked));
        study->open.push_back(problem);
        study->locks.push_back(*std::move(locks));
    }
    const auto words = [](const std::vector<QString>& sources) {
        std::vector<std::string> out;
        out.reserve(sources.size());
        for (const QString& source : sources)
            out.push_back(source.toStdString());
        return out;
    };
    tellApart(study->setup, words(study->graphSources), words(study->topologySources));
    study->setup.budget = request.budget;
    setSeeds(request, study->setup);
    return StudyPtr(std::move(study));
}

} // namespace doppler
