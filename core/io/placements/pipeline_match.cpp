// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule of a pipeline as a placement with an order.
#include "core/io/placements/pipeline_csv.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <queue>

#include <fmt/format.h>

namespace doppler {

namespace {

Error scheduleFault(Message message, std::string place = {})
{
    return {std::move(message), {}, std::move(place)};
}

/// The devices that ranks are: those that are no CPUs, if there are any.
std::vector<DeviceId> rankDevices(const Topology& topology)
{
    std::vector<DeviceId> all;
    std::vector<DeviceId> others;
    for (const DeviceId d : topology.devices()) {
        all.push_back(d);
        if (topology.device(d).deviceClass != "cpu")
            others.push_back(d);
    }
    return others.empty() ? all : others;
}

class PipelineMatcher {
public:
    PipelineMatcher(const Problem& p, const PipelineSchedule& s)
        : problem(p), graph(p.graph()), schedule(s), devices(p.vertexCount())
    {
    }

    Result<MatchedPlacement> match()
    {
        if (auto pipeline = needPipeline(problem); !pipeline)
            return pipeline.error();
        for (const VertexId v : graph.vertices())
            if (const auto action = pipelineActionOf(graph.vertex(v)))
                vertexOf.emplace(*action, v);
        if (auto fault = findRanks())
            return *fault;
        fillIn();
        MatchedPlacement out;
        out.placement.devices = devices;
        if (auto fault = findOrder(out.placement.order))
            return *fault;
        if (auto valid = validate(problem, out.placement); !valid)
            return valid.error();
        return out;
    }

private:
    /// The vertices of an action: one, or the two halves of a backward pass.
    [[nodiscard]] std::vector<VertexId> verticesOf(PipelineAction action) const
    {
        if (const auto found = vertexOf.find(action); found != vertexOf.end())
            return {found->second};
        std::vector<VertexId> halves;
        if (action.work == PipelineWork::Backward)
            for (const PipelineWork half : {PipelineWork::InputGradient, PipelineWork::WeightGradient})
                if (const auto found = vertexOf.find({half, action.stage, action.batch});
                    found != vertexOf.end())
                    halves.push_back(found->second);
        return halves;
    }

    /// The vertices of every rank, with their devices.
    std::optional<Error> findRanks()
    {
        const std::vector<DeviceId> ofRank = rankDevices(problem.topology());
        if (schedule.size() > ofRank.size())
            return scheduleFault(
                {DOPPLER_TEXT("core", "the schedule has {0} ranks, expected at most {1}, the "
                                      "number of devices; choose more devices"),
                 {count(schedule.size()), count(ofRank.size())}});
        for (std::size_t rank = 0; rank < schedule.size(); ++rank) {
            auto& sequence = sequences.emplace_back();
            for (const PipelineAction& action : schedule[rank]) {
                const auto vertices = verticesOf(action);
                if (vertices.empty())
                    return scheduleFault(
                        {DOPPLER_TEXT("core", "the graph has no vertex \"{0}\"; generate the "
                                              "pipeline with as many layers and "
                                              "micro-batches as the schedule, and a split "
                                              "backward pass if it has I and W"),
                         {pipelineVertexName(action)}},
                        fmt::format("line {}", rank + 1));
                for (const VertexId v : vertices) {
                    if (devices[v].valid())
                        return scheduleFault(
                            {DOPPLER_TEXT("core", "\"{0}\" occurs twice, expected each pass once"),
                             {graph.vertex(v).name}},
                            fmt::format("line {}", rank + 1));
                    devices[v] = ofRank[rank];
                    sequence.push_back(v);
                }
            }
        }
        for (const auto& [action, v] : vertexOf)
            if (!devices[v].valid())
                return scheduleFault(
                    {DOPPLER_TEXT("core", "the schedule lacks \"{0}\", expected every pass of "
                                          "the graph once"),
                     {graph.vertex(v).name}});
        return std::nullopt;
    }

    /// Updates and the like: where their colocated vertices are, else their first input.
    void fillIn()
    {
        for (const VertexId v : graph.topologicalOrder()) {
            if (devices[v].valid())
                continue;
            for (const VertexId other : problem.movesTogether(v))
                if (devices[other].valid())
                    devices[v] = devices[other];
            if (!devices[v].valid() && !graph.inEdges(v).empty())
                devices[v] = devices[graph.edge(graph.inEdges(v).front()).from];
            if (!devices[v].valid())
                devices[v] = problem.allowedDevices(v).front();
        }
    }

    /// Merges the orders of the ranks along the edges.
    std::optional<Error> findOrder(std::vector<VertexId>& order) const
    {
        std::vector<std::size_t> waits(graph.vertexCount(), 0);
        std::vector<VertexId> next(graph.vertexCount()); // On the same rank.
        for (const VertexId v : graph.vertices())
            waits[v] = graph.inEdges(v).size();
        for (const auto& sequence : sequences)
            for (std::size_t i = 1; i < sequence.size(); ++i) {
                next[sequence[i - 1]] = sequence[i];
                ++waits[sequence[i]];
            }
        std::priority_queue<VertexId, std::vector<VertexId>, std::greater<>> ready;
        for (const VertexId v : graph.vertices())
            if (waits[v] == 0)
                ready.push(v);
        const auto done = [&](VertexId v) {
            if (--waits[v] == 0)
                ready.push(v);
        };
        while (!ready.empty()) {
            const VertexId v = ready.top();
            ready.pop();
            order.push_back(v);
            for (const Edge& edge : graph.outEdges(v))
                done(edge.to);
            if (next[v].valid())
                done(next[v]);
        }
        if (order.size() == graph.vertexCount())
            return std::nullopt;
        return circle(waits);
    }

    [[nodiscard]] Error circle(const std::vector<std::size_t>& waits) const
    {
        std::size_t rank = 0;
        VertexId first;
        for (; rank < sequences.size() && !first.valid(); ++rank)
            for (const VertexId v : sequences[rank])
                if (waits[v] > 0) {
                    first = v;
                    break;
                }
        return scheduleFault(
            {DOPPLER_TEXT("core", "\"{0}\" never starts, because ranks wait for each other in "
                                  "a circle; correct the schedule, or generate the pipeline "
                                  "with order=none if it has another order"),
             {first.valid() ? graph.vertex(first).name : std::string("-")}},
            fmt::format("line {}", rank));
    }

    const Problem& problem;
    const DataflowGraph& graph;
    const PipelineSchedule& schedule;
    Assignment devices;
    std::map<PipelineAction, VertexId> vertexOf;
    std::vector<std::vector<VertexId>> sequences; ///< By rank.
};

} // namespace

Result<MatchedPlacement> matchPipeline(const Problem& problem, const PipelineSchedule& schedule)
{
    return PipelineMatcher(problem, schedule).match();
}

} // namespace doppler
