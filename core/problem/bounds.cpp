// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/bounds.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace doppler {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::size_t densestVertices = 1000;
constexpr double mostSteps = 5e6;

bool together(const Problem& problem, VertexId u, VertexId v)
{
    const int group = problem.colocationGroup(u);
    return group >= 0 && group == problem.colocationGroup(v);
}

/// A vertex that can't leave a set of devices: its least times.
struct Work {
    double head;
    double length;
    double tail;
};

std::vector<Work> workWithin(const Problem& problem, const Margins& m, std::span<const DeviceId> devices)
{
    std::vector<Work> out;
    const std::size_t n = problem.deviceCount();
    for (VertexId v : problem.graph().vertices()) {
        const auto allowed = problem.allowedDevices(v);
        if (!std::includes(devices.begin(), devices.end(), allowed.begin(), allowed.end()))
            continue;
        Work work{infinity, infinity, infinity};
        for (DeviceId d : allowed) {
            work.head = std::min(work.head, m.head[v * n + d]);
            work.length = std::min(work.length, problem.computeSeconds(v, d));
            work.tail = std::min(work.tail, m.tail[v * n + d]);
        }
        out.push_back(work);
    }
    return out;
}

/// How much more work some interval from `begin` on must hold than the slots can do in it, given the end.
double excessFrom(double begin, std::span<const Work> works, double end, double slots,
                  std::vector<std::pair<double, int>>& bends)
{
    // What v must do in [begin, b] grows with b at slope 1 from its latest start on, up to what is left of it
    // at `begin` when it starts as early as it can.
    bends.clear();
    for (const Work& w : works) {
        const double most = std::min(w.length, w.head + w.length - begin);
        if (most <= 0)
            continue;
        const double from = std::max(begin, end - w.tail - w.length);
        bends.emplace_back(from, 1);
        bends.emplace_back(from + most, -1);
    }
    std::sort(bends.begin(), bends.end());
    double excess = 0;
    double work = 0;
    double at = begin;
    int slope = 0;
    for (const auto& [time, change] : bends) {
        work += slope * (time - at);
        at = time;
        slope += change;
        excess = std::max(excess, work - slots * (at - begin));
    }
    return excess;
}

double densityBoundOf(std::span<const Work> works, double slots, double least, double quantum,
                      const std::stop_token& stop)
{
    double end = least;
    std::vector<std::pair<double, int>> bends;
    for (;;) {
        std::set<double> begins{0.0};
        for (const Work& w : works) {
            if (works.size() > densestVertices)
                break;
            begins.insert(w.head);
            begins.insert(end - w.tail - w.length);
        }
        double excess = 0;
        for (double begin : begins) {
            if (stop.stop_requested())
                return end;
            excess = std::max(excess, excessFrom(begin, works, end, slots, bends));
        }
        if (excess <= 1e-9 * end)
            return end;
        // Of sums and differences that rounding may have moved, none is let past what is proven.
        const double further = roundUp(end + excess / slots, quantum);
        if (further <= end * (1 + 1e-9))
            return end;
        end = further;
    }
}

} // namespace

bool smallEnoughForMargins(const Problem& problem)
{
    const double devices = static_cast<double>(problem.deviceCount());
    return static_cast<double>(problem.vertexCount() + problem.graph().edgeCount()) * devices * devices <=
           mostSteps;
}

Margins margins(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    const std::size_t n = problem.deviceCount();
    Margins out{std::vector<double>(graph.vertexCount() * n, infinity), {}};
    out.tail = out.head;
    const auto order = graph.topologicalOrder();
    for (VertexId v : order)
        for (DeviceId d : problem.allowedDevices(v)) {
            double head = 0;
            for (EdgeId id : graph.inEdges(v)) {
                const Edge& e = graph.edge(id);
                const bool here = together(problem, e.from, v);
                double first = infinity;
                for (DeviceId other : here ? std::span(&d, 1) : problem.allowedDevices(e.from))
                    first =
                        std::min(first, out.head[e.from * n + other] + problem.computeSeconds(e.from, other) +
                                            problem.transferSeconds(e.tensor, other, d));
                head = std::max(head, first);
            }
            out.head[v * n + d] = head;
        }
    for (auto v = order.rbegin(); v != order.rend(); ++v)
        for (DeviceId d : problem.allowedDevices(*v)) {
            double tail = 0;
            for (const Edge& e : graph.outEdges(*v)) {
                const bool here = together(problem, e.to, *v);
                double shortest = infinity;
                for (DeviceId other : here ? std::span(&d, 1) : problem.allowedDevices(e.to))
                    shortest = std::min(shortest, problem.transferSeconds(e.tensor, d, other) +
                                                      problem.computeSeconds(e.to, other) +
                                                      out.tail[e.to * n + other]);
                tail = std::max(tail, shortest);
            }
            out.tail[*v * n + d] = tail;
        }
    return out;
}

double pathBound(const Problem& problem, const Margins& m)
{
    const std::size_t n = problem.deviceCount();
    double bound = 0;
    for (VertexId v : problem.graph().vertices()) {
        double through = infinity;
        for (DeviceId d : problem.allowedDevices(v))
            through = std::min(through, m.head[v * n + d] + problem.computeSeconds(v, d) + m.tail[v * n + d]);
        bound = std::max(bound, through);
    }
    return bound;
}

double timeQuantum(const Problem& problem)
{
    const ModelOptions& model = problem.model();
    if ((model.costModel != CostModel::Physical && model.costModel != CostModel::AsReleased) ||
        model.noise != Noise{})
        return 0; // a run has times that the tables don't tell
    if (!smallEnoughForMargins(problem))
        return 0;
    const auto everyTime = [&](auto visit) {
        for (VertexId v : problem.graph().vertices())
            for (DeviceId d : problem.allowedDevices(v))
                if (!visit(problem.computeSeconds(v, d)))
                    return false;
        for (TensorId t : problem.graph().tensors())
            for (DeviceId from : problem.topology().devices())
                for (DeviceId to : problem.topology().devices())
                    if (!visit(problem.transferSeconds(t, from, to)))
                        return false;
        return true;
    };
    double longest = 0;
    everyTime([&](double time) {
        longest = std::max(longest, time);
        return true;
    });
    double quantum = longest;
    const bool found = everyTime([&](double time) { // Euclid's algorithm
        while (time > 1e-9 * longest) {
            const double rest = std::fmod(quantum, time);
            quantum = std::exchange(time, time - rest < 1e-9 * longest ? 0 : rest);
        }
        return quantum >= 1e-5 * longest;
    });
    const bool exact = found && longest > 0 && everyTime([&](double time) {
                           return std::abs(time / quantum - std::round(time / quantum)) < 1e-9;
                       });
    return exact ? quantum : 0;
}

double roundUp(double time, double quantum)
{
    return quantum > 0 ? std::ceil(time / quantum - 1e-6) * quantum : time;
}

double densityBound(const Problem& problem, const Margins& m, double least, double quantum,
                    const std::stop_token& stop)
{
    std::set<std::vector<DeviceId>> sets;
    std::vector<DeviceId> all;
    for (DeviceId d : problem.topology().devices())
        all.push_back(d);
    sets.insert(std::move(all));
    for (VertexId v : problem.graph().vertices()) {
        const auto allowed = problem.allowedDevices(v);
        sets.emplace(allowed.begin(), allowed.end());
    }
    double bound = least;
    for (const auto& devices : sets) {
        double slots = 0;
        for (DeviceId d : devices)
            slots += problem.topology().device(d).slotCount;
        bound = densityBoundOf(workWithin(problem, m, devices), slots, bound, quantum, stop);
    }
    return bound;
}

double makespanBound(const Problem& problem, const std::stop_token& stop)
{
    if (!smallEnoughForMargins(problem))
        return problem.lowerBound();
    const double quantum = timeQuantum(problem);
    const Margins m = margins(problem);
    const double path = roundUp(std::max(problem.lowerBound(), pathBound(problem, m)), quantum);
    return densityBound(problem, m, path, quantum, stop);
}

} // namespace doppler
