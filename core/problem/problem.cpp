// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/problem.h"

#include "core/base/excerpt.h"
#include "core/graph/metrics.h"
#include "core/problem/compute_bounds.h"
#include "core/problem/estimated_work.h"
#include "core/problem/measured_seconds.h"
#include "core/problem/named_channels.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

bool sameRates(const Device& a, const Device& b)
{
    return a.flopsPerSecond == b.flopsPerSecond && a.bytesPerSecond == b.bytesPerSecond &&
           a.overheadSeconds == b.overheadSeconds;
}

/// The two simplest models: operations over rate and bytes over bandwidth, no overhead, latency or memory.
bool countsOperationsOnly(CostModel model)
{
    return model == CostModel::AsReleased || model == CostModel::Mayer;
}

constexpr double placetoComputePause = 5.7e-6;
constexpr double placetoTransferPause = 25e-6;
constexpr double mayerSendOperations = 10;

/// Also for what is not a number.
bool isTooLong(double seconds) { return !(seconds <= Problem::mostSeconds); }

/// What is not a number may have a sign, which says nothing.
std::string secondsText(double seconds) { return fmt::format("{:g}", std::abs(seconds)); }

bool allows(const Vertex& v, const Device& d)
{
    return v.allow.empty() || std::any_of(v.allow.begin(), v.allow.end(), [&](const std::string& name) {
               return name == d.name || name == d.kind || name == d.deviceClass;
           });
}

} // namespace

Result<ProblemPtr> Problem::create(GraphPtr graph, TopologyPtr topology, ModelOptions model)
{
    std::shared_ptr<Problem> problem(new Problem);
    problem->graphValue = std::move(graph);
    problem->topologyValue = std::move(topology);
    problem->modelOptions = resolved(model);
    if (auto error = problem->makeAllowedSets())
        return *std::move(error);
    if (auto error = problem->makeComputeTable())
        return *std::move(error);
    if (auto error = problem->makeLinkCosts())
        return *std::move(error);
    if (auto error = problem->makeTransferCosts())
        return *std::move(error);
    problem->makeChannels();
    problem->bound = problem->findLowerBound();
    return ProblemPtr(std::move(problem));
}

Result<ProblemPtr> Problem::withModel(ModelOptions model) const
{
    return create(graphValue, topologyValue, model);
}

/// Everything up to what the vertex computes or sends takes too long together.
Error Problem::tooLongTogether(VertexId last) const
{
    return {{DOPPLER_TEXT("core",
                          "up to {0}, all tasks and transfers together take {1} s, expected at most {2} s"),
             {excerpt(graphValue->label(last)), secondsText(serialSeconds), secondsText(mostSeconds)}},
            {},
            fmt::format("vertices[{}]", last.value)};
}

std::optional<Error> Problem::makeComputeTable()
{
    const bool operationsOnly = countsOperationsOnly(modelOptions.costModel);
    bool measured = false; // only then do a device's kind and class matter
    for (VertexId v : graphValue->vertices())
        measured = measured || !graphValue->vertex(v).seconds.empty();
    std::vector<DeviceId> representative;
    costClass.resize(deviceCount());
    for (DeviceId d : topologyValue->devices()) {
        const auto same = std::find_if(representative.begin(), representative.end(), [&](DeviceId r) {
            const Device& one = topologyValue->device(r);
            const Device& other = topologyValue->device(d);
            return sameRates(one, other) &&
                   (!measured || (one.kind == other.kind && one.deviceClass == other.deviceClass));
        });
        costClass[d] = static_cast<std::uint32_t>(same - representative.begin());
        if (same == representative.end())
            representative.push_back(d);
    }
    costClasses = static_cast<std::uint32_t>(representative.size());

    const std::vector<double> touched = bytesTouched(*graphValue);
    compute.resize(vertexCount() * costClasses);
    meanCompute.resize(vertexCount());
    for (VertexId v : graphValue->vertices()) {
        const Vertex& x = graphValue->vertex(v);
        double slowest = 0;
        for (std::size_t c = 0; c < costClasses; ++c) {
            const Device& d = topologyValue->device(representative[c]);
            double& seconds = compute[v * std::size_t{costClasses} + c];
            if (const auto known = measuredSeconds(x, d)) {
                seconds = *known;
            } else {
                hasEstimates = hasEstimates || !x.flops;
                const double arithmetic =
                    (x.flops ? *x.flops : estimatedFlops(*graphValue, v)) / d.flopsPerSecond;
                seconds = operationsOnly
                              ? arithmetic
                              : d.overheadSeconds + std::max(arithmetic, touched[v] / d.bytesPerSecond);
            }
            if (isTooLong(seconds))
                return Error{{DOPPLER_TEXT("core", "{0} takes {1} s on {2}, expected at most {3} s"),
                              {excerpt(graphValue->label(v)), secondsText(seconds), excerpt(d.name),
                               secondsText(mostSeconds)}},
                             {},
                             fmt::format("vertices[{}]", v.value)};
            slowest = std::max(slowest, seconds);
        }
        serialSeconds += slowest;
        if (isTooLong(serialSeconds))
            return tooLongTogether(v);
        double sum = 0;
        for (DeviceId d : allowedDevices(v))
            sum += computeSeconds(v, d);
        meanCompute[v] = sum / static_cast<double>(allowedDevices(v).size());
    }
    return std::nullopt;
}

std::optional<Error> Problem::makeLinkCosts()
{
    const bool bytesOnly = countsOperationsOnly(modelOptions.costModel);
    linkCosts.resize(deviceCount() * deviceCount());
    for (DeviceId from : topologyValue->devices())
        for (DeviceId to : topologyValue->devices()) {
            if (from == to)
                continue;
            const Link& link = topologyValue->link(from, to);
            LinkCost& cost = linkCosts[from * deviceCount() + to];
            cost = {bytesOnly ? 0 : link.latency, 1 / link.bandwidth};
            if (const double seconds = cost.latency + cost.secondsPerByte; isTooLong(seconds))
                return Error{
                    {DOPPLER_TEXT("core", "one byte from {0} to {1} takes {2} s, expected at most {3} s"),
                     {excerpt(topologyValue->device(from).name), excerpt(topologyValue->device(to).name),
                      secondsText(seconds), secondsText(mostSeconds)}},
                    {},
                    fmt::format("links[{}>{}]", topologyValue->device(from).name,
                                topologyValue->device(to).name)};
        }
    if (modelOptions.costModel == CostModel::Placeto) {
        computePause = placetoComputePause;
        transferPause = placetoTransferPause;
    }
    if (modelOptions.costModel == CostModel::Mayer)
        for (DeviceId d : topologyValue->devices())
            sendCosts.push_back(mayerSendOperations / topologyValue->device(d).flopsPerSecond);
    return std::nullopt;
}

/// The tensor alone takes too long from some device to some other, or it does with all before.
Error Problem::tooLong(TensorId t) const
{
    const VertexId source = graphValue->tensor(t).source;
    for (DeviceId from : topologyValue->devices())
        for (DeviceId to : topologyValue->devices())
            if (const double seconds = transferSeconds(t, from, to); isTooLong(seconds))
                return {{DOPPLER_TEXT("core", "the transfer of an output of {0} takes {1} s from {2} to {3}, "
                                              "expected at most {4} s"),
                         {excerpt(graphValue->label(source)), secondsText(seconds),
                          excerpt(topologyValue->device(from).name), excerpt(topologyValue->device(to).name),
                          secondsText(mostSeconds)}},
                        {},
                        fmt::format("vertices[{}]", source.value)};
    return tooLongTogether(source);
}

std::optional<Error> Problem::makeTransferCosts()
{
    const std::size_t n = deviceCount();
    LinkCost sum;
    LinkCost most;
    for (const LinkCost& link : linkCosts) {
        sum.latency += link.latency;
        sum.secondsPerByte += link.secondsPerByte;
        most.latency = std::max(most.latency, link.latency);
        most.secondsPerByte = std::max(most.secondsPerByte, link.secondsPerByte);
    }
    const double send = sendCosts.empty() ? 0 : *std::max_element(sendCosts.begin(), sendCosts.end());
    const double pairs = static_cast<double>(std::max<std::size_t>(n * (n - 1), 1));
    tensorCosts.reserve(graphValue->tensorCount());
    meanLink = {sum.latency / pairs, sum.secondsPerByte / pairs};
    for (TensorId t : graphValue->tensors()) {
        const Tensor& x = graphValue->tensor(t);
        tensorCosts.push_back({x.bytes, x.seconds.value_or(-1)});
        if (n == 1)
            continue;
        const double slowest = send + x.seconds.value_or(most.latency + x.bytes * most.secondsPerByte);
        serialSeconds += slowest * static_cast<double>(n - 1);
        if (isTooLong(serialSeconds))
            return tooLong(t);
    }
    return std::nullopt;
}

void Problem::makeChannels()
{
    const bool namesCount = namedChannelsCount(modelOptions.costModel);
    const Contention preset = modelOptions.contention.value_or(topologyValue->contention());
    const auto named = topologyValue->channels();
    channelList.assign(named.begin(), named.end());
    const std::size_t first = channelList.size();
    if (preset == Contention::PerSource || preset == Contention::PerDevice)
        for (DeviceId d : topologyValue->devices())
            channelList.push_back({topologyValue->device(d).name, 1});
    routeStart.assign(1, 0);
    for (DeviceId from : topologyValue->devices())
        for (DeviceId to : topologyValue->devices()) {
            const Link& link = topologyValue->link(from, to);
            if (from == to) {
            } else if (!link.channels.empty() && namesCount) {
                routeChannels.insert(routeChannels.end(), link.channels.begin(), link.channels.end());
            } else if (preset == Contention::PerLink) {
                routeChannels.emplace_back(channelList.size());
                channelList.push_back(
                    {topologyValue->device(from).name + ">" + topologyValue->device(to).name, 1});
            } else if (preset == Contention::PerSource) {
                routeChannels.emplace_back(first + from);
            } else if (preset == Contention::PerDevice) {
                routeChannels.emplace_back(first + from);
                routeChannels.emplace_back(first + to);
            }
            routeStart.push_back(static_cast<std::uint32_t>(routeChannels.size()));
        }
}

std::optional<Error> Problem::makeAllowedSets()
{
    const DataflowGraph& graph = *graphValue;
    const auto groups = graph.colocationGroups();
    if (!groups.empty()) {
        groupOf.assign(vertexCount(), -1);
        for (std::size_t g = 0; g < groups.size(); ++g)
            for (VertexId v : groups[g])
                groupOf[v] = static_cast<int>(g);
    }
    const auto all = topologyValue->devices();
    bool restricted = false;
    for (VertexId v : graph.vertices())
        restricted = restricted || !graph.vertex(v).allow.empty();
    if (!restricted) {
        allowedLists.emplace_back();
        for (DeviceId d : all)
            allowedLists.back().push_back(d);
        return std::nullopt;
    }
    std::map<std::vector<bool>, std::uint32_t> known;
    allowedSet.resize(vertexCount());
    for (VertexId v : graph.vertices()) {
        std::vector<bool> set(deviceCount(), true);
        for (VertexId member : movesTogether(v))
            for (DeviceId d : all)
                set[d] = set[d] && allows(graph.vertex(member), topologyValue->device(d));
        if (std::find(set.begin(), set.end(), true) == set.end())
            return Error{{DOPPLER_TEXT("core", "no device of {0} is allowed for all vertices that are "
                                               "colocated with {1}, which allows {2}"),
                          {excerpt(topologyValue->name()), excerpt(graph.label(v)),
                           excerpt(fmt::format("{}", fmt::join(graph.vertex(v).allow, ", ")), 120)}},
                         {},
                         fmt::format("vertices[{}]", v.value)};
        const auto [entry, isNew] = known.emplace(set, static_cast<std::uint32_t>(allowedSets.size()));
        allowedSet[v] = entry->second;
        if (!isNew)
            continue;
        allowedLists.emplace_back();
        for (DeviceId d : all)
            if (set[d])
                allowedLists.back().push_back(d);
        allowedSets.push_back(std::move(set));
    }
    return std::nullopt;
}

double Problem::findLowerBound() const
{
    const ComputeBounds bounds = computeBounds(*this);
    return std::max(bounds.path, bounds.work);
}

} // namespace doppler
