// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/plans/plan_decoder.h"

#include "core/placers/scheduling/memory_tally.h"

#include <algorithm>
#include <limits>

namespace doppler {

namespace {

constexpr double nowhere = std::numeric_limits<double>::infinity();

/// Whether transfers never wait for each other.
bool neverWait(const Problem& problem)
{
    const auto devices = problem.topology().devices();
    for (DeviceId from : devices)
        for (DeviceId to : devices)
            if (from != to && !problem.route(from, to).empty())
                return false;
    return true;
}

} // namespace

PlanDecoder::PlanDecoder(const Problem& p)
    : problem(p), freeChannels(neverWait(p)), clocks(p), slotOf(p.vertexCount(), none),
      queues(p.deviceCount()), missing(p.vertexCount()), devices(p.vertexCount()), only(p.vertexCount()),
      start(p.vertexCount()), end(p.vertexCount())
{
    double sum = 0;
    least.reserve(p.vertexCount());
    for (VertexId v : p.graph().vertices()) {
        double seconds = nowhere;
        for (DeviceId d : p.allowedDevices(v))
            seconds = std::min(seconds, p.computeSeconds(v, d));
        least.push_back(seconds);
        sum += seconds;
    }
    tick = 1e-9 * sum / static_cast<double>(std::max<std::size_t>(p.vertexCount(), 1));
    if (!freeChannels)
        there.resize(p.graph().tensorCount() * p.deviceCount());
    taken.reserve(p.vertexCount());
}

/// When the inputs of v would be on d, if no transfer is shorter than this.
double PlanDecoder::readyTime(VertexId v, DeviceId d, double shortest) const
{
    double ready = 0;
    for (EdgeId id : problem.graph().inEdges(v)) {
        const Edge& e = problem.graph().edge(id);
        const DeviceId from = devices[e.from];
        if (from == d) {
            ready = std::max(ready, end[e.from]);
            continue;
        }
        double sent = end[e.from];
        if (!freeChannels) {
            const double arrival = there[e.tensor * problem.deviceCount() + d];
            if (arrival >= 0) {
                ready = std::max(ready, arrival);
                continue;
            }
            sent = std::max(sent, clocks.routeFree(from, d));
        }
        ready = std::max(ready, sent + std::max(problem.transferSeconds(e.tensor, from, d), shortest));
    }
    return ready;
}

/// The times of a ready vertex on all its devices.
void PlanDecoder::setRow(std::size_t slot)
{
    const VertexId v = waiting[slot];
    choices[slot] = 0;
    for (DeviceId d : problem.topology().devices()) {
        Queue& queue = queues[d];
        const bool allowed = only[v].valid() ? only[v] == d : problem.allowed(v, d);
        // A transfer without duration counts as a little later than the end of its source: a device that is
        // free chooses before it arrives.
        const double ready = allowed ? readyTime(v, d, tick) : nowhere;
        choices[slot] += allowed ? 1 : 0;
        queue.ready[slot] = ready;
        queue.age[slot] = allowed && weights.inTurn ? readyTime(v, d, 0) : ready;
        queue.bias[slot] = allowed ? weights.slow * (problem.computeSeconds(v, d) - least[v]) -
                                         weights.urgent * key[v] + weights.patient * queue.age[slot]
                                   : 0;
        if (weights.inTurn) {
            queue.best.reset();
        } else if (queue.best && allowed) {
            const Choice choice = choiceAt(slot, d, clocks.deviceFree(d));
            if (queue.best->slot == slot)
                queue.best.reset();
            else if (queue.best->slot == none || better(choice, *queue.best))
                queue.best = choice;
        }
    }
}

void PlanDecoder::makeReady(VertexId v)
{
    if (!only[v].valid() && pins[v].valid() && problem.allowed(v, pins[v]) &&
        (!memory || memory->fits(v, pins[v])))
        only[v] = pins[v];
    slotOf[v] = waiting.size();
    waiting.push_back(v);
    choices.push_back(0);
    for (Queue& queue : queues) {
        queue.ready.push_back(nowhere);
        queue.age.push_back(nowhere);
        queue.bias.push_back(0);
    }
    setRow(slotOf[v]);
}

bool PlanDecoder::better(const Choice& a, const Choice& b) const
{
    if (weights.nonDelay && a.start != b.start)
        return a.start < b.start;
    const double x = a.start + a.bias;
    const double y = b.start + b.bias;
    return x != y ? x < y : waiting[a.slot] < waiting[b.slot];
}

PlanDecoder::Choice PlanDecoder::choiceAt(std::size_t slot, DeviceId d, double available) const
{
    return {std::max(available, queues[d].ready[slot]), queues[d].bias[slot], slot};
}

const PlanDecoder::Choice& PlanDecoder::best(DeviceId d)
{
    Queue& queue = queues[d];
    while (!queue.best) {
        const double available = clocks.deviceFree(d);
        Choice first{nowhere, 0, none};
        const std::size_t must = weights.inTurn ? mustTake(d) : none;
        for (std::size_t slot = 0; slot < waiting.size(); ++slot) {
            if (queue.ready[slot] == nowhere || (must != none && older(must, slot, d)))
                continue;
            const Choice choice = choiceAt(slot, d, available);
            if (first.slot == none || better(choice, first))
                first = choice;
        }
        if (first.slot == none || holds(first, d))
            queue.best = first;
    }
    return *queue.best;
}

/// Whether nothing has changed for the vertex on d; corrects what has.
bool PlanDecoder::holds(const Choice& choice, DeviceId d)
{
    const VertexId v = waiting[choice.slot];
    Queue& queue = queues[d];
    if (memory && only[v] != d && !memory->fits(v, d)) {
        queue.ready[choice.slot] = nowhere;
        return false;
    }
    if (freeChannels)
        return true;
    const double ready = readyTime(v, d, tick);
    if (ready <= queue.ready[choice.slot]) // others may have taken the way in the meantime
        return true;
    queue.bias[choice.slot] += weights.patient * (ready - queue.ready[choice.slot]);
    queue.ready[choice.slot] = ready;
    return false;
}

/// The device of the best pair.
std::optional<DeviceId> PlanDecoder::next()
{
    std::optional<DeviceId> where;
    for (DeviceId d : problem.topology().devices()) {
        const Choice& here = best(d);
        if (here.slot != none && (!where || better(here, *queues[*where].best)))
            where = d;
    }
    return where;
}

/// What may go nowhere any more goes to the device with the most room, or to any.
void PlanDecoder::shelter()
{
    for (std::size_t slot = 0; slot < waiting.size(); ++slot) {
        const VertexId v = waiting[slot];
        if (only[v].valid() && queues[only[v]].ready[slot] < nowhere)
            continue;
        if (memory && !only[v].valid()) {
            memory->findFitting(v, fitting);
            only[v] = fitting.front();
        }
        setRow(slot);
    }
    for (Queue& queue : queues)
        queue.best.reset();
}

double PlanDecoder::fetch(EdgeId id, DeviceId d)
{
    const Edge& e = problem.graph().edge(id);
    const DeviceId from = devices[e.from];
    const double seconds = problem.transferSeconds(e.tensor, from, d);
    if (freeChannels)
        return end[e.from] + seconds;
    double& arrival = there[e.tensor * problem.deviceCount() + d];
    if (arrival < 0)
        arrival = clocks.startTransfer(from, d, end[e.from], seconds) + seconds;
    return arrival;
}

void PlanDecoder::place(std::size_t slot, DeviceId d)
{
    const VertexId v = waiting[slot];
    double ready = 0;
    inputs.clear();
    for (EdgeId id : problem.graph().inEdges(v)) {
        const VertexId u = problem.graph().edge(id).from;
        if (devices[u] == d)
            ready = std::max(ready, end[u]);
        else
            inputs.emplace_back(end[u], id);
    }
    if (!freeChannels)
        std::sort(inputs.begin(), inputs.end());
    for (const auto& [time, id] : inputs)
        ready = std::max(ready, fetch(id, d));
    const double seconds = problem.computeSeconds(v, d);
    devices[v] = d;
    start[v] = clocks.startTask(d, ready, seconds);
    end[v] = start[v] + seconds;
    taken.push_back(v);
    if (memory)
        memory->place(v, d);
    if (weights.inTurn)
        passOver(d, slot);
    leave(slot);
    queues[d].best.reset();
}

/// The last slot takes the place of this one.
void PlanDecoder::leave(std::size_t slot)
{
    const std::size_t last = waiting.size() - 1;
    slotOf[waiting[slot]] = none;
    if (slot != last) {
        waiting[slot] = waiting[last];
        slotOf[waiting[slot]] = slot;
    }
    waiting.pop_back();
    choices[slot] = choices[last];
    choices.pop_back();
    for (Queue& queue : queues) {
        queue.ready[slot] = queue.ready[last];
        queue.age[slot] = queue.age[last];
        queue.age.pop_back();
        queue.bias[slot] = queue.bias[last];
        queue.ready.pop_back();
        queue.bias.pop_back();
        if (!queue.best || queue.best->slot == slot)
            queue.best.reset();
        else if (queue.best->slot == last)
            queue.best->slot = slot;
    }
}

bool PlanDecoder::older(std::size_t a, std::size_t b, DeviceId d) const
{
    const std::vector<double>& age = queues[d].age;
    return age[a] != age[b] ? age[a] < age[b] : waiting[a] < waiting[b];
}

/// The oldest vertex that can only go to d, which must not pass it over.
std::size_t PlanDecoder::mustTake(DeviceId d) const
{
    std::size_t oldest = none;
    for (std::size_t slot = 0; slot < waiting.size(); ++slot)
        if (choices[slot] == 1 && queues[d].ready[slot] < nowhere &&
            (oldest == none || older(slot, oldest, d)))
            oldest = slot;
    return oldest;
}

/// A device that runs its vertices in turn can't take what was ready before the one that it takes now.
void PlanDecoder::passOver(DeviceId d, std::size_t taken)
{
    bool any = false;
    for (std::size_t slot = 0; slot < waiting.size(); ++slot)
        if (slot != taken && queues[d].ready[slot] < nowhere && older(slot, taken, d) && choices[slot] > 1) {
            queues[d].ready[slot] = nowhere;
            any |= --choices[slot] == 1;
        }
    if (any)
        for (Queue& queue : queues)
            queue.best.reset();
}

void PlanDecoder::begin()
{
    clocks.clear();
    memory.reset();
    if (boundsMemory(problem))
        memory.emplace(problem);
    std::fill(there.begin(), there.end(), -1.0);
    std::fill(devices.begin(), devices.end(), DeviceId{});
    std::fill(only.begin(), only.end(), DeviceId{});
    taken.clear();
    waiting.clear();
    choices.clear();
    for (Queue& queue : queues) {
        queue.ready.clear();
        queue.age.clear();
        queue.bias.clear();
        queue.best.reset();
    }
}

double PlanDecoder::decode(std::span<const double> k, std::span<const DeviceId> p, const DecoderWeights& w)
{
    key = k;
    pins = p;
    weights = w;
    begin();
    const DataflowGraph& graph = problem.graph();
    for (VertexId v : graph.vertices()) {
        missing[v] = static_cast<std::uint32_t>(graph.inEdges(v).size());
        if (missing[v] == 0)
            makeReady(v);
    }
    double last = 0;
    while (taken.size() < graph.vertexCount()) {
        const std::optional<DeviceId> d = next();
        if (!d) {
            shelter();
            continue;
        }
        const std::size_t slot = best(*d).slot;
        const VertexId v = waiting[slot];
        place(slot, *d);
        last = std::max(last, end[v]);
        for (VertexId member : problem.movesTogether(v))
            if (!devices[member].valid() && only[member] != *d) {
                only[member] = *d;
                if (slotOf[member] != none)
                    setRow(slotOf[member]);
            }
        for (const Edge& e : graph.outEdges(v))
            if (--missing[e.to] == 0)
                makeReady(e.to);
    }
    return last;
}

void PlanDecoder::sequence(std::vector<VertexId>& out) const
{
    out = taken; // Predecessors first, also where they take no time.
    std::stable_sort(out.begin(), out.end(), [&](VertexId a, VertexId b) { return start[a] < start[b]; });
}

void PlanDecoder::plan(Placement& out) const
{
    out.devices = devices;
    out.transfers.clear();
    sequence(out.order);
}

} // namespace doppler
