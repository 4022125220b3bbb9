// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/branch_and_bound.h"

#include "core/placers/exact/device_classes.h"
#include "core/placers/scheduling/ready_order.h"
#include "core/problem/levels.h"
#include "core/sim/planned_run.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace doppler {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::size_t mostNumbers = 20'000'000;
/// The proof grows with the first decisions; deeper ones move it too seldom to be looked at.
constexpr std::size_t deepestProof = 3;

} // namespace

bool BranchAndBound::fits(const Problem& problem)
{
    const std::size_t n = problem.vertexCount();
    return (n + problem.graph().edgeCount()) * n * problem.deviceCount() <= mostNumbers;
}

BranchAndBound::Level::Level(const Problem& problem)
    : clocks(problem), earliest(problem.vertexCount() * problem.deviceCount())
{
}

BranchAndBound::BranchAndBound(const Problem& p, Judge& j, const Margins& m, std::size_t memoryBytes)
    : problem(p), graph(p.graph()), judge(j), margins(m), free(channelsAreFree(p)),
      deviceTotal(p.deviceCount()), memo(memoryBytes), byRank(readyOrder(p.graph(), levels(p).bLevel)),
      firstAlike(firstAlikeDevices(p)), tensorsOf(p.vertexCount()), devices(p.vertexCount()),
      ends(p.vertexCount()), depthOf(p.vertexCount()), arrivals(graph.tensorCount() * deviceTotal, infinity),
      readers(arrivals.size()), waiting(graph.tensorCount()), missing(p.vertexCount()), uses(deviceTotal),
      groupLeader(graph.colocationGroups().size()), groupCount(groupLeader.size()),
      placed((p.vertexCount() + 63) / 64), onlyOn(deviceTotal)
{
    for (TensorId t : graph.tensors())
        tensorsOf[graph.tensor(t).source].push_back(t);
    for (EdgeId id : graph.edges()) {
        ++missing[graph.edge(id).to];
        ++waiting[graph.edge(id).tensor];
    }
    levelOf.emplace_back(p);
}

void BranchAndBound::search(std::uint64_t nodes)
{
    nodesLeft = nodes;
    complete = true;
    explore(0, judge.bound());
    if (complete)
        judge.prove(judge.bestMakespan());
}

std::span<const DeviceId> BranchAndBound::candidates(VertexId v) const
{
    const int group = problem.colocationGroup(v);
    if (group >= 0 && groupCount[static_cast<std::size_t>(group)] > 0)
        return {&devices[groupLeader[static_cast<std::size_t>(group)]], 1};
    return problem.allowedDevices(v);
}

/// When a tensor of a placed task is on d, or could be there if it were sent next.
double BranchAndBound::soonest(const Level& level, TensorId t, DeviceId d) const
{
    if (arrival(t, d) < infinity)
        return arrival(t, d);
    const VertexId u = graph.tensor(t).source;
    return std::max({ends[u], level.newestStart, level.clocks.routeFree(devices[u], d)}) +
           problem.transferSeconds(t, devices[u], d);
}

/// The first moment at which v, whose predecessors are placed or carried, can start behind what is on d.
double BranchAndBound::earliestOn(const Level& level, VertexId v, DeviceId d) const
{
    double time = level.clocks.deviceFree(d);
    for (EdgeId id : graph.inEdges(v)) {
        const Edge& e = graph.edge(id);
        if (devices[e.from].valid()) {
            time = std::max(time, soonest(level, e.tensor, d));
            continue;
        }
        const int group = problem.colocationGroup(v);
        const bool together = group >= 0 && group == problem.colocationGroup(e.from);
        double first = infinity;
        for (DeviceId from : together ? std::span(&d, 1) : candidates(e.from))
            first = std::min(first, level.earliest[e.from * deviceTotal + from] +
                                        problem.computeSeconds(e.from, from) +
                                        problem.transferSeconds(e.tensor, from, d));
        time = std::max(time, first);
    }
    return time;
}

/// Earliest starts of one vertex; the least length of a plan that any of its devices leaves.
double BranchAndBound::carry(Level& level, VertexId v)
{
    double* const earliest = &level.earliest[v * deviceTotal];
    std::fill_n(earliest, deviceTotal, infinity);
    double bound = infinity;
    double work = infinity;
    std::size_t possible = 0;
    DeviceId last;
    for (DeviceId d : candidates(v)) {
        const double start = std::max(level.newestStart, earliestOn(level, v, d));
        const double seconds = problem.computeSeconds(v, d);
        const double through = start + seconds + margins.tail[v * deviceTotal + d];
        if (!judge.improvable(through))
            continue;
        earliest[d] = start;
        bound = std::min(bound, through);
        work = std::min(work, seconds);
        ++possible;
        last = d;
    }
    if (possible == 0)
        return infinity;
    workLeft += work;
    if (possible == 1) {
        Load& load = onlyOn[last];
        load.head = std::min(load.head, earliest[last]);
        load.work += work;
        load.tail = std::min(load.tail, margins.tail[v * deviceTotal + last]);
    }
    return bound;
}

/// The node's bound; infinite where nothing better follows.
double BranchAndBound::carry(Level& level)
{
    std::fill(onlyOn.begin(), onlyOn.end(), Load{infinity, 0, infinity});
    workLeft = 0;
    double bound = 0;
    for (VertexId v : byRank) {
        if (devices[v].valid())
            continue;
        bound = std::max(bound, carry(level, v));
        if (!judge.improvable(bound))
            return infinity;
    }
    bound = std::max(bound, devicesBound(level));
    return judge.improvable(bound) ? bound : infinity;
}

/// What is left to do must fit behind what the devices are committed to: all of it on all of them, and on
/// each what can't go elsewhere.
double BranchAndBound::devicesBound(const Level& level) const
{
    double bound = 0;
    double committed = workLeft;
    std::size_t slotTotal = 0;
    for (DeviceId d : problem.topology().devices()) {
        const auto slots = level.clocks.slots(d);
        for (double time : slots)
            committed += std::max(time, level.newestStart);
        const std::size_t slotCount = level.clocks.slotCount(d);
        committed += static_cast<double>(slotCount - slots.size()) * level.newestStart;
        slotTotal += slotCount;
        const Load& load = onlyOn[d];
        if (load.work > 0)
            bound = std::max(bound, load.head + load.work / static_cast<double>(slotCount) + load.tail);
    }
    return std::max(bound, committed / static_cast<double>(slotTotal));
}

/// True where a task that is not placed may still read the tensor on d and be part of a better plan.
bool BranchAndBound::mayRead(const Level& level, TensorId t, DeviceId d, double time) const
{
    const auto out = graph.outEdges(graph.tensor(t).source);
    return std::any_of(out.begin(), out.end(), [&](const Edge& e) {
        return e.tensor == t && !devices[e.to].valid() && level.earliest[e.to * deviceTotal + d] < infinity &&
               judge.improvable(time + problem.computeSeconds(e.to, d) +
                                margins.tail[e.to * deviceTotal + d]);
    });
}

bool BranchAndBound::allUseful(const Level& level) const
{
    return std::all_of(sent.begin(), sent.end(), [&](const Sent& s) {
        return readers[s.tensor * deviceTotal + s.to] > 0 ||
               mayRead(level, s.tensor, s.to, arrival(s.tensor, s.to));
    });
}

bool BranchAndBound::firstOfItsKind(DeviceId d) const
{
    if (uses[d] > 0)
        return true;
    for (DeviceId other : problem.topology().devices())
        if (other < d && uses[other] == 0 && firstAlike[other] == firstAlike[d])
            return false;
    return true;
}

void BranchAndBound::addTasks(Level& level, double bound)
{
    for (VertexId v : byRank) {
        if (devices[v].valid() || missing[v] > 0)
            continue;
        const auto in = graph.inEdges(v);
        for (DeviceId d : candidates(v)) {
            if (level.earliest[v * deviceTotal + d] == infinity || !firstOfItsKind(d) ||
                std::any_of(in.begin(), in.end(),
                            [&](EdgeId e) { return arrival(graph.edge(e).tensor, d) == infinity; }))
                continue;
            const double start = earliestOn(level, v, d);
            if (start >= level.newestStart)
                level.children.push_back({v,
                                          d,
                                          {},
                                          start,
                                          std::max(bound, start + problem.computeSeconds(v, d) +
                                                              margins.tail[v * deviceTotal + d])});
        }
    }
}

void BranchAndBound::addTransfers(Level& level, double bound)
{
    for (VertexId u : order)
        for (TensorId t : tensorsOf[u]) {
            if (waiting[t] == 0)
                continue;
            for (DeviceId d : problem.topology().devices()) {
                if (arrival(t, d) < infinity || !firstOfItsKind(d))
                    continue;
                const double start = std::max(ends[u], level.clocks.routeFree(devices[u], d));
                if (start >= level.newestStart &&
                    mayRead(level, t, d, start + problem.transferSeconds(t, devices[u], d)))
                    level.children.push_back({u, d, t, start, bound});
            }
        }
}

void BranchAndBound::makeChildren(Level& level, double bound)
{
    level.children.clear();
    addTasks(level, bound);
    if (!free)
        addTransfers(level, bound);
    std::stable_sort(level.children.begin(), level.children.end(),
                     [](const Child& a, const Child& b) { return a.start < b.start; });
    double open = infinity;
    for (auto child = level.children.rbegin(); child != level.children.rend(); ++child)
        child->open = open = std::min(open, child->bound);
}

/// What has passed by the newest start is as good as at it: nothing starts before.
bool BranchAndBound::dominated(const Level& level)
{
    state.times.assign(1, level.newestStart);
    state.exact.clear();
    for (std::size_t r = 0; r < level.clocks.resourceCount(); ++r) {
        const std::size_t first = state.times.size();
        for (double time : level.clocks.slots(r))
            state.times.push_back(std::max(time, level.newestStart));
        state.times.resize(first + level.clocks.slotCount(r), level.newestStart);
        std::sort(state.times.begin() + static_cast<std::ptrdiff_t>(first), state.times.end());
    }
    for (TensorId t : graph.tensors()) {
        const VertexId u = graph.tensor(t).source;
        if (!devices[u].valid() || waiting[t] == 0)
            continue;
        if (!free)
            state.exact.push_back(devices[u]);
        for (DeviceId d : problem.topology().devices()) {
            state.times.push_back(std::max(arrival(t, d), level.newestStart));
            if (!free) // a transfer that nobody reads yet must still find a reader
                state.exact.push_back(arrival(t, d) == infinity           ? 0
                                      : readers[t * deviceTotal + d] == 0 ? 1
                                                                          : 2);
        }
    }
    for (std::size_t g = 0; g < groupCount.size(); ++g)
        if (groupCount[g] > 0 && groupCount[g] < graph.colocationGroups()[g].size())
            state.exact.push_back(devices[groupLeader[g]]);
    return memo.dominated(placed, state);
}

void BranchAndBound::append(const Child& child, Level& next)
{
    const VertexId v = child.vertex;
    const DeviceId d = child.device;
    const std::size_t depth = order.size() + sent.size();
    ++uses[d];
    next.newestStart = child.start;
    if (child.tensor.valid()) {
        const double seconds = problem.transferSeconds(child.tensor, devices[v], d);
        arrival(child.tensor, d) = next.clocks.startTransfer(devices[v], d, ends[v], seconds) + seconds;
        sent.push_back({child.tensor, d, child.start, depth});
        return;
    }
    const double seconds = problem.computeSeconds(v, d);
    ends[v] = next.clocks.startTask(d, child.start, seconds) + seconds;
    order.push_back(v);
    depthOf[v] = depth;
    devices[v] = d;
    placed[v / 64] |= std::uint64_t{1} << (v % 64);
    for (TensorId t : tensorsOf[v])
        for (DeviceId to : problem.topology().devices())
            if (to == d || free || problem.route(d, to).empty())
                arrival(t, to) = ends[v] + problem.transferSeconds(t, d, to);
    for (const Edge& e : graph.outEdges(v))
        --missing[e.to];
    for (EdgeId id : graph.inEdges(v)) {
        --waiting[graph.edge(id).tensor];
        ++readers[graph.edge(id).tensor * deviceTotal + d];
    }
    if (const int group = problem.colocationGroup(v); group >= 0)
        if (groupCount[static_cast<std::size_t>(group)]++ == 0)
            groupLeader[static_cast<std::size_t>(group)] = v;
}

void BranchAndBound::takeBack(const Child& child)
{
    const VertexId v = child.vertex;
    const DeviceId d = child.device;
    --uses[d];
    if (child.tensor.valid()) {
        arrival(child.tensor, d) = infinity;
        sent.pop_back();
        return;
    }
    order.pop_back();
    devices[v] = {};
    placed[v / 64] &= ~(std::uint64_t{1} << (v % 64));
    for (TensorId t : tensorsOf[v])
        for (DeviceId to : problem.topology().devices())
            arrival(t, to) = infinity;
    for (const Edge& e : graph.outEdges(v))
        ++missing[e.to];
    for (EdgeId id : graph.inEdges(v)) {
        ++waiting[graph.edge(id).tensor];
        --readers[graph.edge(id).tensor * deviceTotal + d];
    }
    if (const int group = problem.colocationGroup(v); group >= 0)
        --groupCount[static_cast<std::size_t>(group)];
}

/// Transfers over routes without channels, which are never appended, start when their source ends.
void BranchAndBound::offerPlan()
{
    Placement plan{devices, order};
    std::vector<std::tuple<double, std::size_t, EdgeId>> transfers;
    const std::vector<EdgeId> first = firstEdges(graph, devices);
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        if (free || first[id] != id || devices[e.from] == devices[e.to])
            continue;
        const auto known = std::find_if(sent.begin(), sent.end(), [&](const Sent& s) {
            return s.tensor == e.tensor && s.to == devices[e.to];
        });
        if (known != sent.end())
            transfers.emplace_back(known->start, known->depth, id);
        else
            transfers.emplace_back(ends[e.from], depthOf[e.from], id);
    }
    std::sort(transfers.begin(), transfers.end());
    for (const auto& [start, depth, id] : transfers)
        plan.transfers.push_back(id);
    judge.offer(plan, *std::max_element(ends.begin(), ends.end()));
}

/// Every plan that is not searched yet goes through an open child of this node or of one above it.
void BranchAndBound::proveOpen(std::size_t depth)
{
    double least = infinity;
    for (std::size_t i = 0; i <= depth; ++i)
        least = std::min(least, levelOf[i].open);
    judge.prove(least);
}

void BranchAndBound::explore(std::size_t depth, double bound)
{
    if (nodesLeft == 0 || judge.done()) {
        complete = complete && judge.proven();
        return;
    }
    --nodesLeft;
    judge.counted();
    Level& level = levelOf[depth];
    if (order.size() == byRank.size()) {
        if (allUseful(level))
            offerPlan();
        return;
    }
    const double here = std::max(bound, carry(level));
    if (!judge.improvable(here) || !allUseful(level) || (depth > 1 && dominated(level)))
        return;
    makeChildren(level, here);
    if (levelOf.size() == depth + 1)
        levelOf.emplace_back(problem);
    Level& next = levelOf[depth + 1];
    for (std::size_t i = 0; i < level.children.size(); ++i) {
        const Child& child = level.children[i];
        level.open = child.open;
        if (depth < deepestProof)
            proveOpen(depth);
        level.open = i + 1 < level.children.size() ? level.children[i + 1].open : infinity;
        if (!judge.improvable(child.bound))
            continue;
        next.clocks = level.clocks;
        append(child, next);
        explore(depth + 1, child.bound);
        takeBack(child);
        if (!complete)
            return; // The child was not searched to its end: what is open no longer holds all that is.
    }
}

} // namespace doppler
