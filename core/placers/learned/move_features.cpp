// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/learned/move_features.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

float squashed(double x) { return static_cast<float>(x / (1 + std::fabs(x))); }

} // namespace

/// What the members of a group add up to.
struct RunView::Sums {
    double saved = 0, added = 0;
    double transfers = 0, compute = 0, work = 0;
    double later = -std::numeric_limits<double>::infinity();
    double laterOnPath = later;
    double missed = later;
    double busyThere = 0, wait = 0;
    std::size_t onPath = 0, edges = 0, there = 0, here = 0;
    bool waitedForDevice = false, enteredByTransfer = false, leftByTransfer = false;

    /// An edge whose transfer takes so long now, and so long after the move.
    void addEdge(double now, double after, bool isOnPath, DeviceId other, DeviceId from, DeviceId to)
    {
        transfers += after - now;
        if (isOnPath)
            (after < now ? saved : added) += std::fabs(after - now);
        ++edges;
        there += other == to ? 1 : 0;
        here += other == from ? 1 : 0;
    }
};

RunView::RunView(const Problem& p)
    : problem(p), graph(p.graph()), onPath(p.vertexCount()), busy(p.deviceCount() * (bins + 1)),
      load(p.deviceCount()), ready(p.vertexCount()), tries(p.vertexCount()), memberOf(p.vertexCount()),
      newEnd(p.vertexCount()), neighbours(p.deviceCount())
{
}

void RunView::read(PlacementWalk& walk)
{
    readPath(walk.criticalPath());
    times = walk.taskTimes();
    devices = walk.current().devices;
    makespan = walk.makespan();
    unit = makespan / static_cast<double>(std::max<std::size_t>(path.size(), 1));
    blind = !std::isfinite(makespan) || makespan <= 0;
    std::fill(ready.begin(), ready.end(), -1.0);
    for (VertexId v : seedsTried)
        tries[v] = 0;
    seedsTried.clear();
    if (!blind)
        readLoads();
}

void RunView::readPath(std::span<const PathStep> steps)
{
    for (VertexId v : path)
        onPath[v] = {};
    path.clear();
    VertexId before;
    bool behindTransfer = false;
    for (const PathStep& step : steps) {
        if (step.isTransfer) {
            if (before == step.vertex && before.valid())
                onPath[before].leftByTransfer = true;
            behindTransfer = true;
            continue;
        }
        OnPath& here = onPath[step.vertex];
        here.there = true;
        here.waitedForDevice = step.cause == Cause::Resource;
        here.enteredByTransfer = step.cause == Cause::Data && behindTransfer;
        if (before.valid() && step.cause == Cause::Data) {
            here.before = before;
            onPath[before].after = step.vertex;
        }
        path.push_back(step.vertex);
        before = step.vertex;
        behindTransfer = false;
    }
}

void RunView::readLoads()
{
    std::fill(busy.begin(), busy.end(), 0.0);
    std::fill(load.begin(), load.end(), 0.0);
    const double width = makespan / bins;
    const auto binOf = [&](double time) {
        return std::min(bins - 1, static_cast<std::size_t>(std::max(time / width, 0.0)));
    };
    for (VertexId v : graph.vertices()) {
        const auto [start, end] = times[v];
        load[devices[v]] += end - start;
        double* after = &busy[devices[v] * (bins + 1) + 1];
        const std::size_t first = binOf(start);
        const std::size_t last = binOf(end);
        if (first == last) {
            after[first] += end - start;
            continue;
        }
        after[first] += static_cast<double>(first + 1) * width - start;
        for (std::size_t i = first + 1; i < last; ++i)
            after[i] += width;
        after[last] += end - static_cast<double>(last) * width;
    }
    meanLoad = 0;
    for (std::size_t d = 0; d < load.size(); ++d) {
        meanLoad += load[d] / static_cast<double>(load.size());
        double* own = &busy[d * (bins + 1)];
        for (std::size_t i = 0; i < bins; ++i)
            own[i + 1] += own[i];
    }
}

double RunView::busyUntil(DeviceId d, double time) const
{
    const double at = std::clamp(time / makespan, 0.0, 1.0) * bins;
    const std::size_t bin = std::min(bins - 1, static_cast<std::size_t>(at));
    const double* own = &busy[d * (bins + 1) + bin];
    return own[0] + (own[1] - own[0]) * (at - static_cast<double>(bin));
}

double RunView::busySeconds(DeviceId d, double from, double to) const
{
    return busyUntil(d, to) - busyUntil(d, from);
}

/// When the last input of v is there, if nothing else is on the way.
double RunView::readyTime(VertexId v)
{
    if (ready[v] >= 0)
        return ready[v];
    double latest = 0;
    for (EdgeId id : graph.inEdges(v)) {
        const Edge& e = graph.edge(id);
        latest = std::max(latest,
                          times[e.from].end + problem.transferSeconds(e.tensor, devices[e.from], devices[v]));
    }
    return ready[v] = latest;
}

/// The group's members, and those that are colocated with them, in the order in which they run.
void RunView::gather(const GroupMove& move)
{
    constexpr std::size_t most = 32; // of a large colocation group some must do
    ++moveNumber;
    members.clear();
    for (VertexId leader : move.group)
        for (VertexId v : problem.movesTogether(leader))
            if (members.size() < most)
                members.push_back(v);
    for (VertexId v : members)
        memberOf[v] = moveNumber;
    std::sort(members.begin(), members.end(), [&](VertexId a, VertexId b) {
        return times[a].start != times[b].start ? times[a].start < times[b].start : a < b;
    });
}

void RunView::addMember(VertexId v, DeviceId to, Sums& sums)
{
    const DeviceId from = devices[v];
    const OnPath& p = onPath[v];
    double begin = 0;
    for (EdgeId id : graph.inEdges(v)) {
        const Edge& e = graph.edge(id);
        const bool joins = memberOf[e.from] == moveNumber;
        const double now = problem.transferSeconds(e.tensor, devices[e.from], from);
        const double after = joins ? 0 : problem.transferSeconds(e.tensor, devices[e.from], to);
        begin = std::max(begin, (joins ? newEnd[e.from] : times[e.from].end) + after);
        sums.addEdge(now, after, p.there && p.before == e.from, devices[e.from], from, to);
    }
    const double seconds = problem.computeSeconds(v, to);
    const double end = newEnd[v] = begin + seconds;
    sums.later = std::max(sums.later, end - times[v].end);
    if (p.there) {
        sums.laterOnPath = std::max(sums.laterOnPath, end - times[v].end);
        ++sums.onPath;
    }
    sums.waitedForDevice |= p.waitedForDevice;
    sums.enteredByTransfer |= p.enteredByTransfer;
    sums.leftByTransfer |= p.leftByTransfer;
    sums.work += seconds;
    sums.compute += seconds - (times[v].end - times[v].start);
    sums.busyThere += busySeconds(to, begin, end);
    sums.wait += times[v].start - readyTime(v);
    for (const Edge& e : graph.outEdges(v)) {
        if (memberOf[e.to] == moveNumber)
            continue; // told from its other end
        const double after = problem.transferSeconds(e.tensor, to, devices[e.to]);
        sums.missed = std::max(sums.missed, end + after - times[e.to].start);
        sums.addEdge(problem.transferSeconds(e.tensor, from, devices[e.to]), after,
                     p.there && p.after == e.to, devices[e.to], from, to);
    }
}

void RunView::features(const GroupMove& move, double spent, MoveFeatures& out)
{
    out.fill(0);
    if (blind)
        return;
    gather(move);
    Sums sums;
    for (VertexId v : members)
        addMember(v, move.device, sums);
    const auto yes = [](bool is) { return is ? 1.0F : 0.0F; };
    const auto share = [](std::size_t part, std::size_t of) {
        return of > 0 ? static_cast<float>(part) / static_cast<float>(of) : 0;
    };
    const auto inUnits = [&](double seconds) { return squashed(seconds / unit); };
    const auto ofMakespan = [&](double seconds) { return static_cast<float>(seconds / makespan); };
    const auto known = [&](double x) { return std::isfinite(x) ? x : sums.later; };
    out[SeedOnPath] = yes(onPath[move.seed].there);
    out[PathShare] = share(sums.onPath, members.size());
    out[GroupSize] = share(members.size(), 5);
    out[WaitedForDevice] = yes(sums.waitedForDevice);
    out[EnteredByTransfer] = yes(sums.enteredByTransfer);
    out[LeftByTransfer] = yes(sums.leftByTransfer);
    out[PathTransfersSaved] = inUnits(sums.saved);
    out[PathTransfersAdded] = inUnits(sums.added);
    out[TransferChange] = inUnits(sums.transfers);
    out[ComputeChange] = inUnits(sums.compute);
    out[WorkMoved] = inUnits(sums.work);
    out[LoadThere] = ofMakespan(load[move.device] - meanLoad);
    out[LoadHere] = ofMakespan(load[devices[move.seed]] - meanLoad);
    out[LoadAfter] = ofMakespan(load[move.device] + sums.work);
    out[LaterEnd] = inUnits(sums.later);
    out[LateSuccessor] = inUnits(known(sums.missed));
    out[LaterPathEnd] = inUnits(known(sums.laterOnPath));
    out[BusyThere] = sums.work > 0 ? static_cast<float>(sums.busyThere / sums.work) : 0;
    out[WaitHere] = inUnits(sums.wait);
    out[NeighboursThere] = share(sums.there, sums.edges);
    out[NeighboursHere] = share(sums.here, sums.edges);
    out[Position] = ofMakespan(times[move.seed].start);
    out[SeedTries] = std::log1p(static_cast<float>(tries[move.seed]));
    out[FailuresInARow] = std::log1p(static_cast<float>(failures)) / 5;
    out[Spent] = static_cast<float>(spent);
    out[Known] = yes(move.known);
}

void RunView::features(VertexId v, double spent, VertexFeatures& out)
{
    out.fill(0);
    if (blind)
        return;
    const DeviceId here = devices[v];
    const OnPath& p = onPath[v];
    std::fill(neighbours.begin(), neighbours.end(), 0U);
    double onPathSeconds = 0, in = 0, outward = 0;
    double slack = std::numeric_limits<double>::infinity();
    for (EdgeId id : graph.inEdges(v)) {
        const Edge& e = graph.edge(id);
        const double seconds = problem.transferSeconds(e.tensor, devices[e.from], here);
        in += seconds;
        onPathSeconds += p.there && p.before == e.from ? seconds : 0;
        ++neighbours[devices[e.from]];
    }
    for (const Edge& e : graph.outEdges(v)) {
        const double seconds = problem.transferSeconds(e.tensor, here, devices[e.to]);
        outward += seconds;
        onPathSeconds += p.there && p.after == e.to ? seconds : 0;
        slack = std::min(slack, times[e.to].start - times[v].end - seconds);
        ++neighbours[devices[e.to]];
    }
    const std::size_t edges = graph.inEdges(v).size() + graph.outEdges(v).size();
    std::uint32_t most = 0;
    for (std::size_t d = 0; d < neighbours.size(); ++d)
        if (DeviceId{d} != here)
            most = std::max(most, neighbours[d]);
    const auto yes = [](bool is) { return is ? 1.0F : 0.0F; };
    const auto share = [&](std::uint32_t part) {
        return edges > 0 ? static_cast<float>(part) / static_cast<float>(edges) : 0;
    };
    const auto inUnits = [&](double seconds) { return squashed(seconds / unit); };
    const auto ofMakespan = [&](double seconds) { return static_cast<float>(seconds / makespan); };
    out[VertexOnPath] = yes(p.there);
    out[VertexWaitedForDevice] = yes(p.waitedForDevice);
    out[VertexEnteredByTransfer] = yes(p.enteredByTransfer);
    out[VertexLeftByTransfer] = yes(p.leftByTransfer);
    out[VertexPathTransfers] = inUnits(onPathSeconds);
    out[VertexTransfersIn] = inUnits(in);
    out[VertexTransfersOut] = inUnits(outward);
    out[VertexSeconds] = inUnits(times[v].end - times[v].start);
    out[VertexWait] = inUnits(times[v].start - readyTime(v));
    out[VertexSlack] = inUnits(std::isfinite(slack) ? slack : makespan - times[v].end);
    out[VertexLoad] = ofMakespan(load[here] - meanLoad);
    out[VertexNeighboursHere] = share(neighbours[here]);
    out[VertexNeighboursThere] = share(most);
    out[VertexPosition] = ofMakespan(times[v].start);
    out[VertexTries] = std::log1p(static_cast<float>(tries[v]));
    out[VertexFailuresInARow] = std::log1p(static_cast<float>(failures)) / 5;
    out[VertexSpent] = static_cast<float>(spent);
}

void RunView::tried(VertexId seed, bool success)
{
    if (tries[seed]++ == 0)
        seedsTried.push_back(seed);
    failures = success ? 0 : failures + 1;
}

} // namespace doppler
