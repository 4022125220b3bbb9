// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/moirai/coarse_model.h"

#include "core/placers/scheduling/memory_tally.h"
#include "core/placers/scheduling/resident_bytes.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace doppler {

namespace {
/// Of the transfer seconds in the objective: of two solutions that end at the same time, the one that moves
/// less is less likely to end later with an order.
constexpr double shareOfTransfers = 0.02;
constexpr std::size_t quantiles = 4; ///< Of starts and rests in the rows of devices.
} // namespace

CoarseLinks::CoarseLinks(const CoarseGraph& graph)
{
    for (const CoarseGraph::Bundle& bundle : graph.bundles) {
        const std::uint32_t from = graph.unitOf[bundle.from];
        std::set<std::uint32_t> units;
        for (const std::uint32_t reader : bundle.readers) {
            std::vector<TensorId>& read = arcs[{bundle.from, reader}];
            read.insert(read.end(), bundle.tensors.begin(), bundle.tensors.end());
            if (const std::uint32_t to = graph.unitOf[reader]; to != from) {
                units.insert(to);
                pairs[{from, to}];
            }
        }
        readers.emplace_back(units.begin(), units.end());
    }
}

ProgramSize coarseProgramSize(const Problem& problem, const CoarseGraph& graph)
{
    const CoarseLinks links(graph);
    const std::size_t devices = problem.deviceCount();
    ProgramSize size;
    size.rows = graph.unitCount() + graph.clusterCount() + 2 * devices * links.pairs.size() +
                links.arcs.size() + problem.channels().size() + devices * (quantiles * quantiles + 1);
    size.columns =
        1 + graph.clusterCount() + graph.unitCount() * devices + links.pairs.size() * devices * devices;
    for (const auto& readers : links.readers)
        if (readers.size() > 1) {
            size.rows += devices * (readers.size() + devices + 1);
            size.columns += devices * (devices + 1);
        }
    return size;
}

CoarseModel::CoarseModel(const Problem& p, const CoarseGraph& g)
    : problem(p), graph(g), links(g), channelLoads(p.channels().size()), receivedBytes(p.deviceCount())
{
    findTimes();
    addPlaces();
    addPairs();
    addPrecedence();
    addBundles();
    addLoads();
    if (boundsMemory(problem))
        addMemory();
}

void CoarseModel::findTimes()
{
    double all = 0;
    for (VertexId v : problem.graph().vertices())
        all += problem.meanComputeSeconds(v);
    for (const CoarseGraph::Bundle& bundle : graph.bundles)
        for (TensorId t : bundle.tensors)
            all += problem.meanTransferSeconds(t);
    scale = all > 0 ? static_cast<double>(graph.clusterCount()) / all : 1;
    const std::size_t count = problem.deviceCount();
    times.assign(graph.clusterCount() * count, 0);
    quickest.assign(graph.clusterCount(), 0);
    unitWork.assign(graph.unitCount(), 0);
    for (std::uint32_t c = 0; c < graph.clusterCount(); ++c) {
        double least = std::numeric_limits<double>::infinity();
        for (DeviceId d : devices(graph.unitOf[c])) {
            for (VertexId v : graph.members[c])
                times[c * count + d] += problem.computeSeconds(v, d) * scale;
            least = std::min(least, time(c, d));
        }
        quickest[c] = least;
        for (VertexId v : graph.members[c])
            unitWork[graph.unitOf[c]] += problem.meanComputeSeconds(v) * scale;
    }
    transferShare = shareOfTransfers / static_cast<double>(std::max<std::size_t>(count, 1));
}

void CoarseModel::addPlaces()
{
    makespan = rows.addColumn(-1, 1);
    for (std::uint32_t c = 0; c < graph.clusterCount(); ++c)
        start.push_back(rows.addColumn(-1));
    place.assign(graph.unitCount() * problem.deviceCount(), 0);
    for (std::uint32_t u = 0; u < graph.unitCount(); ++u) {
        Sum somewhere;
        for (DeviceId d : devices(u)) {
            const int column = rows.addColumn(1);
            place[u * problem.deviceCount() + d] = column;
            somewhere.emplace_back(column, 1);
        }
        rows.require(std::move(somewhere), GLP_FX, 1);
    }
}

void CoarseModel::addPairs()
{
    const std::size_t count = problem.deviceCount();
    for (auto& [units, columns] : links.pairs) {
        columns.assign(count * count, 0);
        for (DeviceId d : devices(units.first))
            for (DeviceId e : devices(units.second))
                columns[d * count + e] = rows.addColumn(1);
        for (DeviceId d : devices(units.first)) {
            Sum sum{{placeColumn(units.first, d), -1}};
            for (DeviceId e : devices(units.second))
                sum.emplace_back(columns[d * count + e], 1);
            rows.require(std::move(sum), GLP_FX, 0);
        }
        for (DeviceId e : devices(units.second)) {
            Sum sum{{placeColumn(units.second, e), -1}};
            for (DeviceId d : devices(units.first))
                sum.emplace_back(columns[d * count + e], 1);
            rows.require(std::move(sum), GLP_FX, 0);
        }
    }
}

double CoarseModel::transferTime(std::span<const TensorId> tensors, DeviceId from, DeviceId to) const
{
    double sum = 0;
    for (TensorId t : tensors)
        sum += problem.transferSeconds(t, from, to) * scale;
    return sum;
}

void CoarseModel::addTime(Sum& sum, std::uint32_t cluster, double factor) const
{
    for (DeviceId d : devices(graph.unitOf[cluster]))
        if (time(cluster, d) > 0)
            sum.emplace_back(placeColumn(graph.unitOf[cluster], d), factor * time(cluster, d));
}

void CoarseModel::addPrecedence()
{
    std::vector<bool> read(graph.clusterCount(), false);
    for (const auto& [clusters, tensors] : links.arcs) {
        const auto [from, to] = clusters;
        read[from] = true;
        Sum sum{{start[to], 1}, {start[from], -1}};
        addTime(sum, from, -1);
        const std::uint32_t a = graph.unitOf[from];
        const std::uint32_t b = graph.unitOf[to];
        if (a != b)
            for (DeviceId d : devices(a))
                for (DeviceId e : devices(b))
                    if (const double seconds = transferTime(tensors, d, e); seconds > 0)
                        sum.emplace_back(links.pairs[{a, b}][d * problem.deviceCount() + e], -seconds);
        rows.require(std::move(sum), GLP_LO, 0);
    }
    for (std::uint32_t c = 0; c < graph.clusterCount(); ++c)
        if (!read[c]) {
            Sum sum{{makespan, 1}, {start[c], -1}};
            addTime(sum, c, -1);
            rows.require(std::move(sum), GLP_LO, 0);
        }
}

/// A transfer of a bundle that may take place.
void CoarseModel::addTransfer(const CoarseGraph::Bundle& bundle, DeviceId from, DeviceId to, int happens)
{
    if (from == to)
        return;
    if (boundsMemory(problem)) {
        double bytes = 0;
        for (TensorId t : bundle.tensors)
            bytes += problem.graph().tensor(t).bytes;
        receivedBytes[to].emplace_back(happens, bytes);
    }
    const double seconds = transferTime(bundle.tensors, from, to);
    if (seconds <= 0)
        return;
    rows.addCost(happens, transferShare * seconds);
    for (ChannelId c : problem.route(from, to))
        channelLoads[c].emplace_back(happens, -seconds / problem.channels()[c].capacity);
}

void CoarseModel::addBundles()
{
    const std::size_t count = problem.deviceCount();
    for (std::size_t i = 0; i < graph.bundles.size(); ++i) {
        const CoarseGraph::Bundle& bundle = graph.bundles[i];
        const std::vector<std::uint32_t>& readers = links.readers[i];
        if (readers.size() > 1) {
            addBundle(bundle, readers);
        } else if (readers.size() == 1) {
            const std::uint32_t from = graph.unitOf[bundle.from];
            for (DeviceId d : devices(from))
                for (DeviceId e : devices(readers.front()))
                    addTransfer(bundle, d, e, links.pairs[{from, readers.front()}][d * count + e]);
        }
    }
    for (Sum& sum : channelLoads) {
        if (sum.empty())
            continue;
        sum.emplace_back(makespan, 1);
        rows.require(std::move(sum), GLP_LO, 0);
    }
}

/// Several units read it, and it travels once to each of their devices: y[e] is 1 where a reader is on e, and
/// z[d,e] where it comes there from d.
void CoarseModel::addBundle(const CoarseGraph::Bundle& bundle, std::span<const std::uint32_t> readers)
{
    const std::uint32_t from = graph.unitOf[bundle.from];
    std::vector<Sum> sent(problem.deviceCount()); // by d: x[from,d] >= z[d,e] for each e
    for (DeviceId e : problem.topology().devices()) {
        int there = 0;
        for (const std::uint32_t reader : readers)
            if (const int column = placeColumn(reader, e); column != 0) {
                if (there == 0)
                    there = rows.addColumn(1);
                rows.require({{there, 1}, {column, -1}}, GLP_LO, 0);
            }
        if (there == 0)
            continue;
        Sum arrives{{there, -1}};
        for (DeviceId d : devices(from)) {
            const int happens = rows.addColumn(1);
            arrives.emplace_back(happens, 1);
            rows.require({{placeColumn(from, d), 1}, {happens, -1}}, GLP_LO, 0);
            addTransfer(bundle, d, e, happens);
        }
        rows.require(std::move(arrives), GLP_FX, 0);
    }
}

namespace {

/// Some of the values, evenly by rank, each once; the least is one of them.
std::vector<double> someOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    std::vector<double> out;
    for (std::size_t i = 0; i < quantiles && !values.empty(); ++i)
        if (const double x = values[i * values.size() / quantiles]; out.empty() || x > out.back())
            out.push_back(x);
    return out;
}

} // namespace

/// What cannot start before p and is at least q from the end shares the device between these times.
void CoarseModel::addLoads()
{
    std::vector<double> head(graph.clusterCount(), 0);
    std::vector<double> tail(graph.clusterCount(), 0);
    for (const auto& [clusters, _] : links.arcs) // ascending: in topological order
        head[clusters.second] =
            std::max(head[clusters.second], head[clusters.first] + quickest[clusters.first]);
    for (auto at = links.arcs.rbegin(); at != links.arcs.rend(); ++at)
        tail[at->first.first] =
            std::max(tail[at->first.first], tail[at->first.second] + quickest[at->first.second]);
    for (const double p : someOf(head))
        for (const double q : someOf(tail))
            for (DeviceId d : problem.topology().devices()) {
                const double slots = problem.topology().device(d).slotCount;
                Sum sum;
                for (std::uint32_t c = 0; c < graph.clusterCount(); ++c)
                    if (const int column = placeColumn(graph.unitOf[c], d);
                        column != 0 && head[c] >= p && tail[c] >= q && time(c, d) > 0)
                        sum.emplace_back(column, -time(c, d) / slots);
                if (sum.empty())
                    continue;
                sum.emplace_back(makespan, 1);
                rows.require(std::move(sum), GLP_LO, p + q);
            }
}

void CoarseModel::addMemory()
{
    const ResidentBytes memory(problem);
    for (DeviceId d : problem.topology().devices()) {
        const double most = problem.topology().device(d).memoryBytes;
        if (!std::isfinite(most) || most <= 0)
            continue;
        Sum sum = std::move(receivedBytes[d]);
        for (auto& [_, bytes] : sum)
            bytes /= most;
        for (std::uint32_t c = 0; c < graph.clusterCount(); ++c) {
            double bytes = 0;
            for (VertexId v : graph.members[c])
                bytes += memory.ownBytes(v);
            if (const int column = placeColumn(graph.unitOf[c], d); column != 0 && bytes > 0)
                sum.emplace_back(column, bytes / most);
        }
        rows.require(std::move(sum), GLP_UP, 1);
    }
}

} // namespace doppler
