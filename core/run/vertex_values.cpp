// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/vertex_values.h"

#include "core/graph/metrics.h"
#include "core/run/device_match.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>

namespace doppler {

namespace {

/// A run as a graph of what may not begin before something else has ended, walked from the end of the run to
/// its start. A step is a task (by vertex id) or a transfer (after all tasks).
class Float {
public:
    Float(const Problem& p, const Schedule& s) : problem(p), schedule(s), tasks(s.tasks.size())
    {
        following.resize(tasks + schedule.transfers.size());
        addInputs();
        addQueues();
        if (problem.model().mode == Mode::BulkSynchronous)
            addPhases();
    }

    std::vector<double> slack(const std::stop_token& stop)
    {
        std::vector<std::uint32_t> order;
        for (std::uint32_t i = 0; i < following.size(); ++i)
            if (ran(i))
                order.push_back(i);
        const auto rank = ranks();
        const auto later = [&](std::uint32_t a, std::uint32_t b) {
            return std::tuple(begin(a), end(a), rank[a]) > std::tuple(begin(b), end(b), rank[b]);
        };
        std::sort(order.begin(), order.end(), later);
        std::vector<double> out(following.size(), unknownValue);
        std::vector<double> barrier(phaseBegin.size(), std::numeric_limits<double>::infinity());
        for (const std::uint32_t i : order) {
            if (stop.stop_requested())
                return {};
            double least = schedule.makespan - end(i) - pause(i);
            for (const Follower& next : following[i])
                if (!std::isnan(out[next.step]))
                    least = std::min(least, out[next.step] + std::max(0.0, next.gap));
            if (!phase.empty()) {
                const std::size_t p = phase[i];
                if (p + 1 < barrier.size() && end(i) <= phaseBegin[p + 1])
                    least = std::min(least, barrier[p + 1] + phaseBegin[p + 1] - end(i));
                barrier[p] = std::min(barrier[p], std::max(0.0, least) + begin(i) - phaseBegin[p]);
            }
            out[i] = std::max(0.0, least);
        }
        out.resize(tasks);
        return out;
    }

private:
    struct Follower {
        std::uint32_t step;
        double gap; ///< Seconds that lie between the two, pauses not counted.
    };
    /// What a slot is taken by: from `from` to `to`, seconds; it is free again at `release`.
    struct Piece {
        double from;
        double to;
        double release;
        std::uint32_t rank;
        std::uint32_t step;
        bool waited; ///< It could have begun before.
    };

    [[nodiscard]] bool isTask(std::uint32_t i) const { return i < tasks; }
    [[nodiscard]] bool ran(std::uint32_t i) const { return !isTask(i) || schedule.tasks[i].ran(); }
    [[nodiscard]] double begin(std::uint32_t i) const
    {
        return isTask(i) ? schedule.tasks[i].start : schedule.transfers[i - tasks].begin();
    }
    [[nodiscard]] double end(std::uint32_t i) const
    {
        return isTask(i) ? schedule.tasks[i].end : schedule.transfers[i - tasks].end;
    }

    [[nodiscard]] double pause(std::uint32_t i) const
    {
        if (!isTask(i))
            return problem.pauseAfterTransfer();
        const TaskRun& x = schedule.tasks[i];
        return problem.pauseAfterCompute(problem.computeSeconds(x.vertex, x.device));
    }

    /// By step: its place where times are equal, as in the topological order.
    [[nodiscard]] std::vector<std::uint32_t> ranks() const
    {
        std::vector<std::uint32_t> rank(following.size(), 0);
        const auto order = problem.graph().topologicalOrder();
        for (std::uint32_t k = 0; k < order.size(); ++k)
            rank[order[k]] = 2 * k;
        for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i)
            rank[tasks + i] = rank[schedule.transfers[i].vertex] + 1;
        return rank;
    }

    void addInputs()
    {
        std::unordered_map<std::uint64_t, std::uint32_t> arrivals;
        const auto key = [](TensorId t, DeviceId d) { return (std::uint64_t{t.value} << 32) | d.value; };
        for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i) {
            const TransferRun& x = schedule.transfers[i];
            const auto step = static_cast<std::uint32_t>(tasks + i);
            arrivals.emplace(key(x.tensor, x.to), step);
            following[x.vertex].push_back({step, begin(step) - end(x.vertex.value)});
        }
        for (const EdgeId e : problem.graph().edges()) {
            const Edge& edge = problem.graph().edge(e);
            if (!ran(edge.from.value) || !ran(edge.to.value))
                continue;
            std::uint32_t before = edge.from.value;
            if (schedule.tasks[edge.from].device != schedule.tasks[edge.to].device) {
                const auto at = arrivals.find(key(edge.tensor, schedule.tasks[edge.to].device));
                before = at == arrivals.end() ? before : at->second;
            }
            following[before].push_back({edge.to.value, begin(edge.to.value) - end(before)});
        }
    }

    /// Whatever takes a slot of a device or channel after something else.
    void addQueues()
    {
        const auto rank = ranks();
        std::vector<std::vector<Piece>> onDevice(problem.deviceCount());
        std::vector<std::vector<Piece>> onChannel(problem.channels().size());
        for (std::uint32_t i = 0; i < tasks; ++i)
            if (const TaskRun& x = schedule.tasks[i]; x.ran())
                onDevice[x.device].push_back(
                    {x.start, x.end, x.end + pause(i), rank[i], i, x.start > x.ready});
        for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i) {
            const TransferRun& x = schedule.transfers[i];
            const auto step = static_cast<std::uint32_t>(tasks + i);
            for (const ChannelId c : problem.route(x.from, x.to))
                onChannel[c].push_back(
                    {x.start, x.end, x.end + pause(step), rank[step], step, x.begin() > x.ready});
            if (x.sendStart)
                onDevice[x.from].push_back(
                    {*x.sendStart, x.start, x.start, rank[step], step, *x.sendStart > x.ready});
        }
        for (auto* rows : {&onDevice, &onChannel})
            for (auto& pieces : *rows)
                addQueue(pieces);
    }

    /// Of several free slots a piece takes the one that it may have waited for, or one that it did not.
    void addQueue(std::vector<Piece>& pieces)
    {
        std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) {
            return std::tie(a.from, a.to, a.rank) < std::tie(b.from, b.to, b.rank);
        });
        std::vector<const Piece*> slots;
        for (const Piece& piece : pieces) {
            const Piece** found = nullptr;
            for (const Piece*& slot : slots)
                if (slot->release <= piece.from &&
                    (!found ||
                     (piece.waited ? slot->release > (*found)->release : slot->release < (*found)->release)))
                    found = &slot;
            if (!found) {
                slots.push_back(&piece);
                continue;
            }
            following[(*found)->step].push_back({piece.step, piece.from - (*found)->release});
            *found = &piece;
        }
    }

    /// Between barriers come a level's transfers (those that it is the lowest to wait for), then its tasks.
    void addPhases()
    {
        const auto hops = hopLevels(problem.graph());
        phase.assign(following.size(), 0);
        for (std::uint32_t i = 0; i < tasks; ++i)
            phase[i] = 2 * hops[i] + 1;
        for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i) {
            const TransferRun& x = schedule.transfers[i];
            std::uint32_t lowest = ~std::uint32_t{0};
            for (const Edge& edge : problem.graph().outEdges(x.vertex))
                if (edge.tensor == x.tensor && schedule.tasks[edge.to].device == x.to)
                    lowest = std::min(lowest, hops[edge.to]);
            phase[tasks + i] = 2 * (lowest == ~std::uint32_t{0} ? hops[x.vertex] : lowest);
        }
        // Without those in which nothing happens.
        std::vector<std::uint32_t> seen(phase.begin(), phase.end());
        std::ranges::sort(seen);
        seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
        phaseBegin.assign(seen.size(), std::numeric_limits<double>::infinity());
        for (std::uint32_t i = 0; i < following.size(); ++i) {
            phase[i] = static_cast<std::uint32_t>(std::ranges::lower_bound(seen, phase[i]) - seen.begin());
            if (ran(i))
                phaseBegin[phase[i]] = std::min(phaseBegin[phase[i]], begin(i));
        }
    }

    const Problem& problem;
    const Schedule& schedule;
    std::size_t tasks;
    std::vector<std::vector<Follower>> following;
    std::vector<std::uint32_t> phase; ///< By step; empty: asynchronous.
    std::vector<double> phaseBegin;   ///< By phase.
};

} // namespace

std::vector<double> slackOf(const Problem& problem, const Schedule& schedule, const std::stop_token& stop)
{
    if (schedule.outOfMemory) // There is no makespan to keep.
        return std::vector<double>(schedule.tasks.size(), unknownValue);
    return Float(problem, schedule).slack(stop);
}

std::vector<double> producedBytes(const DataflowGraph& graph)
{
    std::vector<double> out(graph.vertexCount(), 0);
    for (const TensorId t : graph.tensors())
        out[graph.tensor(t).source] += graph.tensor(t).bytes;
    for (const VertexId v : graph.vertices())
        if (graph.outEdges(v).empty())
            out[v] = graph.vertex(v).outputBytes;
    return out;
}

std::vector<double> vertexValues(const Run& run, VertexMeasure measure, const std::stop_token& stop)
{
    if (measure == VertexMeasure::Slack)
        return slackOf(*run.problem, run.schedule, stop);
    const DataflowGraph& graph = run.problem->graph();
    std::vector<double> out(graph.vertexCount(), unknownValue);
    if (measure == VertexMeasure::Memory) {
        out = producedBytes(graph);
        for (const VertexId v : graph.vertices())
            out[v] += graph.vertex(v).persistentBytes;
        return out;
    }
    for (const VertexId v : graph.vertices()) {
        const TaskRun& task = run.schedule.tasks[v];
        if (!task.ran())
            continue;
        out[v] = measure == VertexMeasure::Cost    ? task.end - task.start
                 : measure == VertexMeasure::Start ? task.start
                                                   : std::max(0.0, task.start - task.ready);
    }
    return out;
}

std::vector<double> endChanges(const Run& shown, const Run& other)
{
    std::vector<double> out(shown.schedule.tasks.size(), unknownValue);
    for (std::size_t v = 0; v < out.size(); ++v)
        if (shown.schedule.tasks[v].ran() && other.schedule.tasks[v].ran())
            out[v] = shown.schedule.tasks[v].end - other.schedule.tasks[v].end;
    return out;
}

std::vector<char> movedVertices(const Run& shown, const Run& other)
{
    const DeviceMatch match = matchDevices(shown, other);
    std::vector<char> out(shown.placement.devices.size());
    for (std::size_t v = 0; v < out.size(); ++v)
        out[v] = match.reference[other.placement.devices[v]] != shown.placement.devices[v];
    return out;
}

} // namespace doppler
