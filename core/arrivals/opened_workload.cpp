// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrivals/opened_workload.h"

#include "core/app/open_problem.h"
#include "core/arrivals/alone_placements.h"
#include "core/base/random.h"
#include "core/graph/edge_specs.h"
#include "core/io/json/json_writing.h"
#include "core/placers/online/online_placer.h"
#include "core/sim/arrivals/arriving_run.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Every source is read once: equal graphs of a workload share one object.
class GraphSources {
public:
    explicit GraphSources(const WorkloadOpening& opening) : with(opening) {}

    Result<GraphPtr> open(const std::string& source, const std::string& place)
    {
        if (const auto known = graphs.find(source); known != graphs.end())
            return known->second;
        auto graph = openGraph(source, with.readOptions.of(source), {with.stop, {}});
        if (!graph) {
            Error error = graph.error();
            if (error.file.empty() && error.place.empty())
                error.place = place;
            return error;
        }
        if ((*graph)->vertexCount() == 0)
            return Error{{DOPPLER_TEXT("core", "the graph {0} has no vertices"), {source}}, {}, place};
        vertices += (*graph)->vertexCount();
        if (vertices > mostMergedVertices) // Before the next of up to mostArrivals graphs takes more memory.
            return Error{
                {DOPPLER_TEXT("core", "the graphs have {0} vertices together, expected at most {1}; use "
                                      "fewer or smaller graphs"),
                 {std::to_string(vertices), std::to_string(mostMergedVertices)}},
                {},
                place};
        return graphs.emplace(source, *std::move(graph)).first->second;
    }

private:
    const WorkloadOpening& with;
    std::map<std::string, GraphPtr> graphs;
    std::size_t vertices = 0; ///< Of all read graphs.
};

/// Gives graphs without a name one that no other has: "cholesky-3" for the third graph of that name.
class UniqueNames {
public:
    explicit UniqueNames(const WorkloadDocument& document)
    {
        for (const ListedArrival& graph : document.graphs)
            if (!graph.name.empty())
                taken.insert(graph.name);
    }
    std::string next(const std::string& stem)
    {
        for (;;)
            if (std::string name = fmt::format("{}-{}", stem, ++counts[stem]); taken.insert(name).second)
                return name;
    }

private:
    std::set<std::string> taken;
    std::map<std::string, std::uint64_t> counts;
};

std::string stemOf(const DataflowGraph& graph, const std::string& source)
{
    const std::string& name = graph.name().empty() ? source : graph.name();
    return name.substr(0, name.find_first_of(":/ "));
}

class Opener {
public:
    Opener(WorkloadDocument document, const WorkloadOpening& opening)
        : with(opening), sources(opening), names(document)
    {
        out.document = std::move(document);
    }

    Result<OpenedWorkload> open()
    {
        if (auto fault = checkAndPrepare())
            return *std::move(fault);
        if (auto fault = addListed())
            return *std::move(fault);
        if (auto fault = addDrawn())
            return *std::move(fault);
        std::ranges::stable_sort(out.graphs, {}, &ArrivingGraph::at);
        auto merged = mergeGraphs(out.graphs, out.document.name.empty() ? "workload" : out.document.name);
        if (!merged)
            return merged.error();
        out.merged = *std::move(merged);
        auto problem = Problem::create(out.merged.graph, devices, out.document.model);
        if (!problem)
            return problem.error();
        out.problem = *std::move(problem);
        if (auto fault = addUnfolding())
            return *std::move(fault);
        for (const ArrivingGraph& graph : out.graphs) {
            const auto seconds = alone->seconds(graph.graph);
            if (!seconds)
                return seconds.error();
            out.aloneSeconds.push_back(*seconds);
        }
        return std::move(out);
    }

private:
    std::optional<Error> checkAndPrepare()
    {
        if (auto valid = checkWorkload(out.document); !valid)
            return valid.error();
        if (!followsOnline(out.document.model))
            return Error{{DOPPLER_TEXT("core", "workloads run in the models physical and as-released, "
                                               "asynchronously and without enforced memory; change --model, "
                                               "--mode or --memory"),
                          {}},
                         {},
                         {}};
        auto opened = openDevices(out.document.devices);
        if (!opened)
            return opened.error();
        devices = *std::move(opened);
        auto placer = choosePlacer(with.yardstick, {});
        if (!placer)
            return placer.error();
        if (placer->placer->info().kind == PlacerKind::Online)
            return Error{
                {DOPPLER_TEXT("core", "the time alone needs a static placer, found {0}"), {with.yardstick}},
                {},
                {}};
        alone.emplace(devices, out.document.model, *std::move(placer), with.budget, with.stop);
        return std::nullopt;
    }

    std::optional<Error> addUnfolding()
    {
        const DataflowGraph& graph = out.problem->graph();
        out.unfolding = Unfolding(graph, out.merged.revealing);
        out.certain = out.problem;
        if (!out.unfolding.any())
            return std::nullopt;
        if (!followsUnfolding(out.document.model))
            return Error{
                {DOPPLER_TEXT("core", "graphs that unfold need an order of choice that does not depend "
                                      "on what is hidden; expected the schedule fifo, given or random"),
                 {}},
                {},
                {}};
        GraphBuilder builder(graph.name());
        const std::vector<bool> isCertain = out.unfolding.certainEdges();
        for (const VertexId v : graph.vertices())
            builder.addVertex(graph.vertex(v));
        for (const VertexId v : graph.vertices()) {
            const TensorId plain = plainTensorOf(graph, v);
            EdgeId id = graph.firstOutEdge(v);
            for (const Edge& edge : graph.outEdges(v)) {
                if (isCertain[id])
                    builder.addEdge(specOf(graph, edge, plain));
                id = EdgeId{id + std::size_t{1}};
            }
        }
        builder.setMemory(graph.memory());
        auto built = builder.build();
        if (!built)
            return built.error();
        auto certain = Problem::create(*std::move(built), devices, out.document.model);
        if (!certain)
            return certain.error();
        out.certain = *std::move(certain);
        return std::nullopt;
    }

    std::optional<Error> addListed()
    {
        std::set<std::string> given;
        for (std::size_t i = 0; i < out.document.graphs.size(); ++i) {
            const ListedArrival& listed = out.document.graphs[i];
            auto graph = sources.open(listed.graph, fmt::format("graphs[{}]", i));
            if (!graph)
                return graph.error();
            if (!listed.name.empty() && !given.insert(listed.name).second)
                return Error{{DOPPLER_TEXT("core", "the name \"{0}\" is used twice"), {listed.name}},
                             {},
                             fmt::format("graphs[{}].name", i)};
            std::string name = listed.name.empty() ? names.next(stemOf(**graph, listed.graph)) : listed.name;
            out.graphs.push_back({std::move(name), *std::move(graph), listed.at, listed.unfolds});
        }
        return std::nullopt;
    }

    std::optional<Error> addDrawn()
    {
        if (!out.document.poisson)
            return std::nullopt;
        const PoissonArrivals& process = *out.document.poisson;
        std::vector<GraphPtr> mix;
        double weights = 0;
        double meanSeconds = 0;
        for (std::size_t i = 0; i < process.mix.size(); ++i) {
            auto graph = sources.open(process.mix[i].graph, fmt::format("poisson.mix[{}]", i));
            if (!graph)
                return graph.error();
            const auto seconds = alone->seconds(*graph);
            if (!seconds)
                return seconds.error();
            weights += process.mix[i].weight;
            meanSeconds += process.mix[i].weight * *seconds;
            mix.push_back(*std::move(graph));
        }
        meanSeconds /= weights;
        const double rate = process.rate ? *process.rate : *process.load / meanSeconds;
        out.load = rate * meanSeconds;
        const double least = static_cast<double>(process.count) / latestArrival * meanSeconds;
        if (process.load && !(*process.load >= least))
            return Error{{DOPPLER_TEXT("core", "found {0}, expected a number from {1} to {2}"),
                          {jsonNumber(*process.load), jsonNumber(least), "1e6"}},
                         {},
                         "poisson.load"};
        Random random(process.seed);
        double time = 0;
        for (std::uint64_t i = 0; i < process.count; ++i) {
            time += -std::log1p(-random.uniform()) / rate;
            double left = random.uniform() * weights;
            std::size_t drawn = 0;
            while (drawn + 1 < mix.size() && left >= process.mix[drawn].weight)
                left -= process.mix[drawn++].weight;
            out.graphs.push_back({names.next(stemOf(*mix[drawn], process.mix[drawn].graph)), mix[drawn], time,
                                  process.mix[drawn].unfolds});
        }
        return std::nullopt;
    }

    const WorkloadOpening& with;
    GraphSources sources;
    UniqueNames names;
    TopologyPtr devices;
    std::optional<AlonePlacements> alone;
    OpenedWorkload out;
};

} // namespace

Result<OpenedWorkload> openWorkload(WorkloadDocument document, const WorkloadOpening& opening)
{
    return Opener(std::move(document), opening).open();
}

} // namespace doppler
