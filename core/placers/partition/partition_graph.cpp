// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/partition/partition_graph.h"

#include "core/placers/scheduling/memory_tally.h"
#include "core/placers/scheduling/resident_bytes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

namespace doppler {

namespace {

constexpr double mostWeight = 5e8;

std::int32_t weight(double value, double scale)
{
    return static_cast<std::int32_t>(std::max(1.0, std::round(value * scale)));
}

struct Exchange {
    std::uint32_t from;
    std::uint32_t to;
    double traffic;
};

/// Every pair of units that exchange something, in both directions, by unit.
std::vector<Exchange> linksOf(const Problem& problem, const std::vector<std::uint32_t>& unitOf)
{
    const DataflowGraph& graph = problem.graph();
    bool timed = false; // then bytes don't tell what an edge costs
    for (TensorId t : graph.tensors())
        timed = timed || graph.tensor(t).seconds.has_value();
    std::vector<Exchange> links;
    links.reserve(2 * graph.edgeCount());
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        const std::uint32_t a = unitOf[e.from];
        const std::uint32_t b = unitOf[e.to];
        if (a == b)
            continue;
        const double traffic = timed ? problem.meanTransferSeconds(e.tensor) : graph.tensor(e.tensor).bytes;
        links.push_back({a, b, traffic});
        links.push_back({b, a, traffic});
    }
    // The traffic too, so that both directions of a pair are added up in the same order.
    std::sort(links.begin(), links.end(), [](const Exchange& x, const Exchange& y) {
        return std::tie(x.from, x.to, x.traffic) < std::tie(y.from, y.to, y.traffic);
    });
    std::size_t kept = 0;
    for (const Exchange& link : links) {
        if (kept > 0 && links[kept - 1].from == link.from && links[kept - 1].to == link.to)
            links[kept - 1].traffic += link.traffic;
        else
            links[kept++] = link;
    }
    links.resize(kept);
    return links;
}

std::vector<double> sharesOf(const Problem& problem)
{
    std::vector<double> share;
    double total = 0;
    for (DeviceId d : problem.topology().devices()) {
        double seconds = 0;
        for (VertexId v : problem.graph().vertices())
            seconds += problem.computeSeconds(v, d);
        const double slots = problem.topology().device(d).slotCount;
        share.push_back(seconds > 0 ? slots / seconds : slots);
        total += share.back();
    }
    for (double& s : share)
        s /= total;
    return share;
}

} // namespace

PartitionGraph partitionGraph(const Problem& problem)
{
    PartitionGraph out;
    const DataflowGraph& graph = problem.graph();
    out.unitOf.resize(graph.vertexCount());
    std::vector<double> work;
    double totalWork = 0;
    for (VertexId v : graph.vertices()) {
        const auto together = problem.movesTogether(v);
        if (together.front() != v) {
            out.unitOf[v] = out.unitOf[together.front()];
        } else {
            out.unitOf[v] = static_cast<std::uint32_t>(out.member.size());
            out.member.push_back(v);
            work.push_back(0);
        }
        work[out.unitOf[v]] += problem.meanComputeSeconds(v);
        totalWork += problem.meanComputeSeconds(v);
    }
    for (double w : work)
        out.work.push_back(weight(w, totalWork > 0 ? mostWeight / totalWork : 0));

    const std::vector<Exchange> links = linksOf(problem, out.unitOf);
    double totalTraffic = 0;
    for (const Exchange& link : links)
        totalTraffic += link.traffic;
    out.start.assign(out.unitCount() + 1, 0);
    for (const Exchange& link : links) {
        ++out.start[link.from + 1];
        out.neighbor.push_back(static_cast<std::int32_t>(link.to));
        out.traffic.push_back(weight(link.traffic, totalTraffic > 0 ? mostWeight / totalTraffic : 0));
    }
    for (std::size_t u = 0; u < out.unitCount(); ++u)
        out.start[u + 1] += out.start[u];
    out.share = sharesOf(problem);
    return out;
}

namespace {

/// The traffic of a unit with every device, for where its neighbours are.
void trafficByDevice(const PartitionGraph& graph, std::size_t unit, const std::vector<std::int32_t>& deviceOf,
                     std::vector<double>& traffic)
{
    std::fill(traffic.begin(), traffic.end(), 0);
    for (auto i = static_cast<std::size_t>(graph.start[unit]);
         i < static_cast<std::size_t>(graph.start[unit + 1]); ++i)
        traffic[static_cast<std::size_t>(deviceOf[static_cast<std::size_t>(graph.neighbor[i])])] +=
            graph.traffic[i];
}

} // namespace

Assignment settle(const Problem& problem, const PartitionGraph& graph, std::vector<std::int32_t> deviceOf)
{
    std::optional<ResidentBytes> memory;
    if (boundsMemory(problem))
        memory.emplace(problem);
    Assignment devices(problem.vertexCount());
    std::vector<double> traffic(problem.deviceCount());
    std::vector<DeviceId> fitting;
    for (std::size_t unit = 0; unit < graph.unitCount(); ++unit) {
        const VertexId v = graph.member[unit];
        DeviceId d{static_cast<std::size_t>(deviceOf[unit])};
        if (!problem.allowed(v, d) || (memory && !memory->fits(v, d))) {
            const auto allowed = problem.allowedDevices(v);
            fitting.assign(allowed.begin(), allowed.end());
            if (memory)
                memory->findFitting(v, fitting);
            trafficByDevice(graph, unit, deviceOf, traffic);
            d = *std::max_element(fitting.begin(), fitting.end(),
                                  [&](DeviceId a, DeviceId b) { return traffic[a] < traffic[b]; });
            deviceOf[unit] = static_cast<std::int32_t>(d.value);
        }
        for (VertexId member : problem.movesTogether(v)) {
            devices[member] = d;
            if (memory)
                memory->place(member, d);
        }
    }
    return devices;
}

} // namespace doppler
