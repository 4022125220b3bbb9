// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/plain_simulator.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>

namespace doppler::tests {

namespace {

constexpr double never = -1;

struct Exec {
    VertexId vertex;
    DeviceId device;
    double ready = never, start = never, end = never;
    bool done = false; ///< Its completion was taken in.
    double key = 0;
};

struct Transfer {
    TensorId tensor;
    VertexId source;
    DeviceId from, to;
    std::size_t edgeRank = 0; ///< Of its first edge among those of its source.
    double ready = never, start = never, end = never;
    bool done = false; ///< Its completion was taken in.
    double key = 0;
};

double remainingPath(const Problem& p, const Assignment& a, VertexId v,
                     std::map<std::uint32_t, double>& known)
{
    if (const auto at = known.find(v); at != known.end())
        return at->second;
    double longest = 0;
    for (const Edge& e : p.graph().outEdges(v))
        longest =
            std::max(longest, remainingPath(p, a, e.to, known) + p.transferSeconds(e.tensor, a[v], a[e.to]));
    return known[v] = p.computeSeconds(v, a[v]) + longest;
}

/// The order of ChooseTask as a number, smaller first; fifo takes the time of readiness instead.
std::vector<double> keys(const Problem& p, const Placement& placement)
{
    std::vector<double> out(p.vertexCount(), 0);
    if (p.model().schedule == ChooseTask::BLevel) {
        std::map<std::uint32_t, double> known;
        for (VertexId v : p.graph().vertices())
            out[v] = -remainingPath(p, placement.devices, v, known);
    }
    if (p.model().schedule == ChooseTask::Given || p.model().schedule == ChooseTask::Strict) {
        const auto topological = p.graph().topologicalOrder();
        const std::vector<VertexId> order =
            placement.order.empty() ? std::vector<VertexId>(topological.begin(), topological.end())
                                    : placement.order;
        for (std::size_t i = 0; i < order.size(); ++i)
            out[order[i]] = static_cast<double>(i);
    }
    return out;
}

template <class Work>
bool holdsItsResource(const Work& x)
{
    return x.start != never && !x.done;
}

} // namespace

Schedule plainSimulation(const Problem& p, const Placement& placement)
{
    const DataflowGraph& g = p.graph();
    const Assignment& a = placement.devices;
    const bool fifo = p.model().schedule == ChooseTask::Fifo;
    const bool strict = p.model().schedule == ChooseTask::Strict;
    const std::vector<double> key = keys(p, placement);

    std::vector<Exec> execs;
    for (VertexId v : g.vertices())
        execs.push_back({v, a[v], never, never, never, false, key[v]});
    std::vector<Transfer> transfers;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> transferOf; // (tensor, device)
    for (VertexId v : g.vertices()) {
        std::size_t rank = 0;
        for (const Edge& e : g.outEdges(v)) {
            if (a[e.to] != a[v] && !transferOf.count({e.tensor, a[e.to]})) {
                transferOf[{e.tensor, a[e.to]}] = transfers.size();
                transfers.push_back({e.tensor, v, a[v], a[e.to], rank, never, never, never, false, key[v]});
            }
            ++rank;
        }
    }

    const auto inputsThere = [&](VertexId v) {
        for (EdgeId id : g.inEdges(v)) {
            const Edge& e = g.edge(id);
            const bool there =
                a[e.from] == a[v] ? execs[e.from].done : transfers[transferOf[{e.tensor, a[v]}]].done;
            if (!there)
                return false;
        }
        return true;
    };

    double now = 0;
    for (;;) {
        // All completions of this time before anything starts at it.
        for (Exec& x : execs)
            x.done = x.start != never && x.end <= now;
        for (Transfer& x : transfers)
            x.done = x.start != never && x.end <= now;
        // What has become ready by now.
        for (Exec& x : execs)
            if (x.ready == never && inputsThere(x.vertex))
                x.ready = now;
        for (Transfer& x : transfers)
            if (x.ready == never && execs[x.source].done)
                x.ready = now;

        // Devices: the best ready exec wherever a slot is free.
        for (DeviceId d : p.topology().devices())
            for (;;) {
                std::size_t busy = 0;
                Exec* best = nullptr;
                Exec* nextOfAll = nullptr;
                for (Exec& x : execs) {
                    if (x.device != d)
                        continue;
                    busy += holdsItsResource(x) ? 1 : 0;
                    if (x.start != never)
                        continue;
                    if (!nextOfAll || x.key < nextOfAll->key)
                        nextOfAll = &x;
                    const auto rank = [&](const Exec& y) {
                        return std::tuple(fifo ? y.ready : y.key, y.vertex.value);
                    };
                    if (x.ready != never && (!best || rank(x) < rank(*best)))
                        best = &x;
                }
                if (!best || busy >= p.topology().device(d).slotCount || (strict && best != nextOfAll))
                    break;
                best->start = now;
                best->end = now + p.computeSeconds(best->vertex, d);
            }

        // Channels: one pass over all ready transfers in order.
        std::vector<Transfer*> waiting;
        for (Transfer& x : transfers)
            if (x.ready != never && x.start == never)
                waiting.push_back(&x);
        std::sort(waiting.begin(), waiting.end(), [&](const Transfer* x, const Transfer* y) {
            return std::tuple(fifo ? x->ready : x->key, x->source.value, x->edgeRank) <
                   std::tuple(fifo ? y->ready : y->key, y->source.value, y->edgeRank);
        });
        std::vector<std::size_t> used(p.channels().size(), 0);
        for (const Transfer& x : transfers)
            if (holdsItsResource(x))
                for (ChannelId c : p.route(x.from, x.to))
                    ++used[c];
        for (Transfer* x : waiting) {
            const auto route = p.route(x->from, x->to);
            if (std::any_of(route.begin(), route.end(),
                            [&](ChannelId c) { return used[c] >= p.channels()[c].capacity; }))
                continue;
            for (ChannelId c : route)
                ++used[c];
            x->start = now;
            x->end = now + p.transferSeconds(x->tensor, x->from, x->to);
        }

        // The time of the earliest completion.
        double next = std::numeric_limits<double>::infinity();
        for (const Exec& x : execs)
            if (holdsItsResource(x))
                next = std::min(next, x.end);
        for (const Transfer& x : transfers)
            if (holdsItsResource(x))
                next = std::min(next, x.end);
        if (std::isinf(next))
            break;
        now = next;
    }

    Schedule out;
    for (const Exec& x : execs) {
        out.tasks.push_back({x.vertex, x.device, x.ready, x.start, x.end});
        out.makespan = std::max(out.makespan, x.end);
    }
    for (const Transfer& x : transfers)
        out.transfers.push_back({x.tensor, x.source, x.from, x.to, x.ready, x.start, x.end});
    return out;
}

} // namespace doppler::tests
