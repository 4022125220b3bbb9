// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/assignment.h"

#include "core/base/excerpt.h"
#include "core/sim/planned_run.h"

#include <fmt/format.h>

namespace doppler {

namespace {

Error fault(std::string place, Message message) { return {std::move(message), {}, std::move(place)}; }

std::string devicePlace(VertexId v) { return fmt::format("devices[{}]", v.value); }

std::optional<Error> checkDevices(const Problem& problem, const Assignment& devices)
{
    const DataflowGraph& graph = problem.graph();
    if (devices.size() != problem.vertexCount())
        return fault("devices",
                     {DOPPLER_PLURAL("core", "found {0} devices, expected one for each vertex ({1})",
                                     "found {0} device, expected one for each vertex ({1})"),
                      {count(devices.size()), count(problem.vertexCount())}});
    for (VertexId v : graph.vertices()) {
        if (devices[v] >= problem.deviceCount())
            return fault(devicePlace(v),
                         {DOPPLER_TEXT("core", "device {0} does not exist, expected 0 to {1}"),
                          {std::to_string(devices[v].value), std::to_string(problem.deviceCount() - 1)}});
        if (!problem.allowed(v, devices[v]))
            return fault(devicePlace(v),
                         {DOPPLER_TEXT("core", "{0} is not allowed on {1}"),
                          {excerpt(graph.label(v)), excerpt(problem.topology().device(devices[v]).name)}});
    }
    for (const auto& group : graph.colocationGroups())
        for (VertexId v : group)
            if (devices[v] != devices[group.front()])
                return fault(devicePlace(v),
                             {DOPPLER_TEXT("core", "{0} is colocated with {1}, expected the same device"),
                              {excerpt(graph.label(v)), excerpt(graph.label(group.front()))}});
    return std::nullopt;
}

std::optional<Error> checkOrder(const Problem& problem, const std::vector<VertexId>& order)
{
    if (order.size() != problem.vertexCount())
        return fault("order",
                     {DOPPLER_PLURAL("core", "the order has {0} entries, expected one for each vertex ({1})",
                                     "the order has {0} entry, expected one for each vertex ({1})"),
                      {count(order.size()), count(problem.vertexCount())}});
    constexpr std::size_t absent = ~std::size_t{0};
    std::vector<std::size_t> position(order.size(), absent);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] >= order.size())
            return fault(fmt::format("order[{}]", i),
                         {DOPPLER_TEXT("core", "vertex {0} does not exist, expected an id from 0 to {1}"),
                          {std::to_string(order[i].value), std::to_string(order.size() - 1)}});
        if (position[order[i]] != absent)
            return fault(fmt::format("order[{}]", i),
                         {DOPPLER_TEXT("core", "vertex {0} appears twice in the order, expected once"),
                          {std::to_string(order[i].value)}});
        position[order[i]] = i;
    }
    if (problem.model().schedule == ChooseTask::Strict)
        for (EdgeId e : problem.graph().edges())
            if (const Edge& x = problem.graph().edge(e); position[x.from] > position[x.to])
                return fault(
                    fmt::format("order[{}]", position[x.to]),
                    {DOPPLER_TEXT("core", "{0} comes before {1}, on which it depends; the schedule strict "
                                          "needs an order that agrees with the dependencies"),
                     {excerpt(problem.graph().label(x.to)), excerpt(problem.graph().label(x.from))}});
    return std::nullopt;
}

std::optional<Error> checkTransfers(const Problem& problem, const Placement& placement)
{
    for (std::size_t i = 0; i < placement.transfers.size(); ++i)
        if (placement.transfers[i] >= problem.graph().edgeCount())
            return fault(fmt::format("transfers[{}]", i),
                         {DOPPLER_TEXT("core", "edge {0} does not exist, expected an id below {1}"),
                          {std::to_string(placement.transfers[i].value),
                           std::to_string(problem.graph().edgeCount())}});
    if (problem.model().schedule == ChooseTask::Strict && !PlannedRun(problem).makespan(placement))
        return fault("transfers",
                     {DOPPLER_TEXT("core", "expected the first edge of every transfer once, in an "
                                           "order that agrees with \"order\"")});
    return std::nullopt;
}

} // namespace

Result<void> validate(const Problem& problem, const Placement& placement)
{
    if (auto error = checkDevices(problem, placement.devices))
        return *std::move(error);
    if (!placement.order.empty())
        if (auto error = checkOrder(problem, placement.order))
            return *std::move(error);
    if (!placement.transfers.empty())
        if (auto error = checkTransfers(problem, placement))
            return *std::move(error);
    return {};
}

} // namespace doppler
