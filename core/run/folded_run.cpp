// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/folded_run.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace doppler {

namespace {

/// Transfers of which only the latest end is looked at where all have ended.
constexpr std::size_t transfersTogether = 64;

} // namespace

BoxMoment FoldedRun::at(std::size_t box, double t) const
{
    const auto until = [&](const std::vector<double>& times) {
        const auto first = times.begin() + timeStart[box];
        const auto last = times.begin() + timeStart[box + 1];
        return static_cast<std::size_t>(std::upper_bound(first, last, t) - first);
    };
    return {until(starts), until(ends), t >= boxes[box].ready};
}

void FoldedRun::transfersAt(double t, std::vector<ArrowTransfer>& out) const
{
    out.clear();
    const DataflowGraph& whole = *graphValue->graph;
    const Schedule& schedule = runValue->schedule;
    for (std::size_t block = 0; block < latestEnd.size(); ++block) {
        const std::size_t first = block * transfersTogether;
        if (schedule.transfers[transfers[first]].start > t)
            break;
        if (latestEnd[block] <= t)
            continue;
        for (std::size_t i = first; i < std::min(first + transfersTogether, transfers.size()); ++i) {
            const TransferRun& transfer = schedule.transfers[transfers[i]];
            if (t < transfer.start || t >= transfer.end)
                continue;
            const double progress = (t - transfer.start) / (transfer.end - transfer.start);
            const std::size_t before = out.size();
            std::uint32_t id = whole.firstOutEdge(transfer.vertex);
            for (const Edge& edge : whole.outEdges(transfer.vertex)) {
                const std::uint32_t arrow = graphValue->arrowOf[id++];
                if (edge.tensor != transfer.tensor || arrow == FoldedGraph::inside ||
                    schedule.tasks[edge.to].device != transfer.to)
                    continue;
                const auto begin = out.begin() + static_cast<std::ptrdiff_t>(before);
                if (std::none_of(begin, out.end(), [&](const auto& known) { return known.arrow == arrow; }))
                    out.push_back({arrow, progress});
            }
        }
    }
}

class RunFolder {
public:
    explicit RunFolder(FoldedRun& target)
        : out(target), graph(*target.graphValue), schedule(target.runValue->schedule)
    {
    }
    static FoldedRunPtr make(FoldedGraphPtr graph, RunPtr run, const std::stop_token& stop);

private:
    void addTasks();
    void addShares();
    void addCrossings();
    void markCritical();
    void sortTransfers();

    FoldedRun& out;
    const FoldedGraph& graph;
    const Schedule& schedule;
};

void RunFolder::addTasks()
{
    const std::size_t boxes = graph.boxes.size();
    out.boxes.assign(boxes, {0, never, never, 0, false});
    out.timeStart.assign(boxes + 1, 0);
    for (const std::uint32_t box : graph.boxOf)
        ++out.timeStart[box + 1];
    std::partial_sum(out.timeStart.begin(), out.timeStart.end(), out.timeStart.begin());
    out.starts.resize(graph.boxOf.size());
    out.ends.resize(graph.boxOf.size());
    auto at = out.timeStart;
    for (const VertexId v : graph.graph->vertices()) {
        const TaskRun& task = schedule.tasks[v];
        const std::uint32_t box = graph.boxOf[v];
        FoldedRun::Totals& totals = out.boxes[box];
        out.starts[at[box]] = task.start;
        out.ends[at[box]++] = task.end;
        totals.ready = std::min(totals.ready, task.ready);
        totals.start = std::min(totals.start, task.start);
        if (!task.ran())
            continue;
        totals.seconds += task.end - task.start;
        totals.end = std::max(totals.end, task.end);
    }
    for (std::size_t b = 0; b < boxes; ++b)
        for (auto* times : {&out.starts, &out.ends})
            std::sort(times->begin() + out.timeStart[b], times->begin() + out.timeStart[b + 1]);
}

void RunFolder::addShares()
{
    const Placement& placement = out.runValue->placement;
    std::vector<double> seconds(out.runValue->problem->topology().deviceCount(), 0);
    std::vector<std::size_t> count(seconds.size(), 0);
    std::vector<DeviceId> touched;
    out.shareStart.assign(1, 0);
    for (std::size_t b = 0; b < graph.boxes.size(); ++b) {
        touched.clear();
        const auto members = graph.verticesOf(b);
        for (const VertexId v : members) {
            const DeviceId d = placement.devices[v];
            if (count[d]++ == 0)
                touched.push_back(d);
            if (const TaskRun& task = schedule.tasks[v]; task.ran())
                seconds[d] += task.end - task.start;
        }
        const double all = out.boxes[b].seconds;
        std::sort(touched.begin(), touched.end());
        for (const DeviceId d : touched) {
            const double share = all > 0
                                     ? seconds[d] / all
                                     : static_cast<double>(count[d]) / static_cast<double>(members.size());
            out.shareList.push_back({d, share});
            seconds[d] = 0;
            count[d] = 0;
        }
        std::stable_sort(out.shareList.begin() + out.shareStart.back(), out.shareList.end(),
                         [](const DeviceShare& x, const DeviceShare& y) { return x.share > y.share; });
        out.shareStart.push_back(static_cast<std::uint32_t>(out.shareList.size()));
    }
}

void RunFolder::addCrossings()
{
    const auto& devices = out.runValue->placement.devices;
    out.arrows.assign(graph.arrows.size(), {});
    for (const EdgeId e : graph.graph->edges()) {
        const Edge& edge = graph.graph->edge(e);
        if (graph.arrowOf[e] != FoldedGraph::inside && devices[edge.from] != devices[edge.to])
            ++out.arrows[graph.arrowOf[e]].edges;
    }
}

void RunFolder::markCritical()
{
    for (const CriticalLink& link : out.runValue->criticalPath)
        if (!link.isTransfer)
            out.boxes[graph.boxOf[link.index]].critical = true;
    for (const EdgeId e : criticalEdges(*out.runValue))
        if (graph.arrowOf[e] != FoldedGraph::inside)
            out.arrows[graph.arrowOf[e]].critical = true;
}

void RunFolder::sortTransfers()
{
    const auto& all = schedule.transfers;
    out.transfers.resize(all.size());
    std::iota(out.transfers.begin(), out.transfers.end(), 0);
    std::sort(out.transfers.begin(), out.transfers.end(), [&](std::uint32_t a, std::uint32_t b) {
        return all[a].start != all[b].start ? all[a].start < all[b].start : a < b;
    });
    for (std::size_t i = 0; i < out.transfers.size(); ++i) {
        if (i % transfersTogether == 0)
            out.latestEnd.push_back(0);
        out.latestEnd.back() = std::max(out.latestEnd.back(), all[out.transfers[i]].end);
    }
}

FoldedRunPtr RunFolder::make(FoldedGraphPtr graph, RunPtr run, const std::stop_token& stop)
{
    auto out = std::shared_ptr<FoldedRun>(new FoldedRun);
    out->graphValue = std::move(graph);
    out->runValue = std::move(run);
    RunFolder folder(*out);
    for (void (RunFolder::*step)() : {&RunFolder::addTasks, &RunFolder::addShares, &RunFolder::addCrossings,
                                      &RunFolder::markCritical, &RunFolder::sortTransfers}) {
        if (stop.stop_requested())
            return {};
        (folder.*step)();
    }
    return out;
}

FoldedRunPtr foldRun(FoldedGraphPtr graph, RunPtr run, const std::stop_token& stop)
{
    return RunFolder::make(std::move(graph), std::move(run), stop);
}

std::vector<EdgeId> criticalEdges(const Run& run)
{
    // An edge belongs to the path where data waits made it so: directly between two tasks of one device, or
    // through the transfer between them.
    const DataflowGraph& graph = run.problem->graph();
    std::vector<EdgeId> found;
    std::optional<VertexId> source;
    for (const CriticalLink& link : run.criticalPath) {
        if (link.isTransfer) {
            source = run.schedule.transfers[link.index].vertex;
            continue;
        }
        const VertexId v{link.index};
        if (source && link.cause == Cause::Data)
            for (const EdgeId e : graph.inEdges(v))
                if (graph.edge(e).from == *source)
                    found.push_back(e);
        source = v;
    }
    return found;
}

} // namespace doppler
