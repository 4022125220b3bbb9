// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/study.h"

#include "core/placers/external.h"
#include "core/placers/registry.h"
#include "widgets/runs/run_entry.h"
#include "widgets/workbench/loading.h"

#include <QFile>
#include <QFileInfo>

namespace doppler {

namespace {

Result<ChosenPlacer> choose(const QString& name)
{
    const std::string text = QFile::encodeName(name).toStdString();
    const bool program = namesProgram(text);
    const auto placer = placerRegistry().find(program ? externalPlacerId : text);
    if (!placer)
        return placer.error();
    const auto& specs = (*placer)->info().options;
    ChosenPlacer chosen{*placer, Options(specs), {}};
    if (program) {
        if (auto set = chosen.options.set(specs, "command", commandOf(text)); !set)
            return set.error();
        chosen.label = QFileInfo(name).fileName().toStdString();
    }
    return chosen;
}

} // namespace

QString placerText(const ChosenPlacer& chosen)
{
    return chosen.label.empty() ? placerTitle(chosen.placer->info().id)
                                : QString::fromStdString(chosen.label);
}

Result<StudyPtr> prepareStudy(const StudyRequest& request)
{
    auto study = std::make_shared<Study>();
    for (const QString& name : request.placers) {
        auto chosen = choose(name);
        if (!chosen)
            return chosen.error();
        study->setup.placers.push_back(*std::move(chosen));
    }
    std::vector<TopologyPtr> topologies;
    for (const QString& name : request.topologies) {
        auto topology = loadTopology(name);
        if (!topology)
            return topology.error();
        topologies.push_back(*std::move(topology));
    }
    std::vector<GraphPtr> graphs;
    for (const QString& name : request.graphs) {
        auto graph = loadGraph(name);
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
    study->setup.problems = *std::move(problems);
    for (std::uint64_t seed = 1; seed <= request.seeds; ++seed)
        study->setup.seeds.push_back(seed);
    study->setup.budget = request.budget;
    study->setup.threads = request.threads;
    return StudyPtr(std::move(study));
}

} // namespace doppler
