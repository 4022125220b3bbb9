// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/list_search.h"

#include "core/placers/scheduling/ready_order.h"
#include "core/problem/levels.h"

#include <algorithm>

namespace doppler {

bool devicesInterchangeable(const Problem& problem)
{
    const std::size_t n = problem.deviceCount();
    for (VertexId v : problem.graph().vertices()) {
        if (problem.allowedDevices(v).size() < n || problem.colocationGroup(v) >= 0)
            return false;
        for (DeviceId d : problem.topology().devices())
            if (problem.computeSeconds(v, d) != problem.computeSeconds(v, DeviceId{0}))
                return false;
    }
    for (TensorId t : problem.graph().tensors())
        if (problem.meanTransferSeconds(t) > 0)
            return false;
    return true;
}

ListSearch::ListSearch(const Problem& p, Judge& j, std::uint64_t seed)
    : problem(p), judge(j), random(seed), starts(p.vertexCount()), ends(p.vertexCount()),
      devices(p.vertexCount())
{
    for (DeviceId d : p.topology().devices())
        slots.emplace_back(0.0, d);
    slotCount.assign(p.deviceCount(), 1);
    for (VertexId v : p.graph().vertices())
        seconds.push_back(p.computeSeconds(v, DeviceId{0}));
}

void ListSearch::freeSlots()
{
    for (Slot& slot : slots)
        slot.first = 0;
    unused = slotCount;
}

ListSearch::Slot& ListSearch::firstFree() { return *std::min_element(slots.begin(), slots.end()); }

/// Adds another slot of the device in place of its last unused one: a file may name far more than are needed.
void ListSearch::occupy(Slot& slot, double end)
{
    const DeviceId d = slot.second;
    const bool fresh = slot.first == 0 && end > 0;
    slot.first = end;
    if (!fresh || --unused[d] > 0 || slotCount[d] >= problem.topology().device(d).slotCount)
        return;
    slots.emplace_back(0.0, d);
    ++slotCount[d];
    ++unused[d];
}

double ListSearch::forward()
{
    freeSlots();
    double last = 0;
    for (VertexId v : order) {
        Slot& slot = firstFree();
        double start = slot.first;
        for (EdgeId id : problem.graph().inEdges(v))
            start = std::max(start, ends[problem.graph().edge(id).from]);
        starts[v] = start;
        ends[v] = start + seconds[v];
        devices[v] = slot.second;
        occupy(slot, ends[v]);
        last = std::max(last, ends[v]);
    }
    return last;
}

/// Schedules the tasks from the end of the run, last ends first, and leaves the order of their starts.
double ListSearch::backward()
{
    const auto topological = problem.graph().topologicalOrder();
    order.assign(topological.rbegin(), topological.rend());
    std::stable_sort(order.begin(), order.end(), [&](VertexId a, VertexId b) { return ends[a] > ends[b]; });
    freeSlots();
    double last = 0;
    for (VertexId v : order) {
        Slot& slot = firstFree();
        double begin = slot.first; // time to the end of the run
        for (const Edge& e : problem.graph().outEdges(v))
            begin = std::max(begin, starts[e.to]);
        starts[v] = begin + seconds[v];
        occupy(slot, starts[v]);
        last = std::max(last, starts[v]);
    }
    order.assign(topological.begin(), topological.end());
    std::stable_sort(order.begin(), order.end(),
                     [&](VertexId a, VertexId b) { return starts[a] > starts[b]; });
    return last;
}

/// Passes both ways until they no longer help; the makespan.
double ListSearch::descend()
{
    double now = forward();
    for (;;) {
        backward();
        const double next = forward();
        if (next >= now || judge.done())
            return next;
        now = next;
    }
}

void ListSearch::blur(double width)
{
    std::vector<double> priority(order.size());
    for (VertexId v : order)
        priority[v] = -starts[v] + width * random.uniform();
    order = readyOrder(problem.graph(), priority);
}

void ListSearch::improve(double share)
{
    order = readyOrder(problem.graph(), levels(problem).bLevel);
    double now = descend();
    if (judge.done())
        return;
    judge.evaluate(order, devices);
    std::vector<VertexId> kept = order;
    std::vector<double> keptStarts = starts;
    // Half of the time a task or two change places, half of the time far more.
    const double widest = 0.2 * now;
    while (judge.spent() < share && !judge.done()) {
        const double draw = random.uniform();
        blur(widest * draw * draw);
        const double next = descend();
        if (judge.improvable(next))
            judge.evaluate(order, devices);
        else
            judge.counted();
        if (next <= now) {
            now = next;
            kept = order;
            keptStarts = starts;
        } else {
            order = kept;
            starts = keptStarts;
        }
    }
}

} // namespace doppler
