// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/guide_features.h"

#include "core/sim/analysis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace doppler {

namespace {

constexpr std::size_t columns = NetworkShape::guideFeatures;

/// How a vertex stands on the realised critical path.
struct OnPath {
    bool on = false;
    bool waitedForDevice = false;
    DeviceId cameFrom; ///< Of the transfer before it.
    DeviceId goesTo;   ///< Of the transfer behind it.
};

std::vector<OnPath> pathOf(const Problem& problem, const Schedule& schedule, const Placement& placement)
{
    std::vector<OnPath> out(problem.vertexCount());
    const std::vector<CriticalLink> links = realisedCriticalPath(problem, schedule, placement);
    for (std::size_t i = 0; i < links.size(); ++i) {
        const CriticalLink& link = links[i];
        if (link.isTransfer) {
            const TransferRun& run = schedule.transfers[link.index];
            out[run.vertex].on = true; // its output is what is waited for
            out[run.vertex].goesTo = run.to;
            continue;
        }
        OnPath& here = out[link.index];
        here.on = true;
        here.waitedForDevice =
            link.cause == Cause::Resource || link.cause == Cause::Pause || link.cause == Cause::Order;
        if (link.cause == Cause::Data && i > 0 && links[i - 1].isTransfer)
            here.cameFrom = schedule.transfers[links[i - 1].index].from;
    }
    return out;
}

/// Seconds for which each device works, up to any moment; runs of one device may overlap in its slots.
class BusyTime {
public:
    BusyTime(const Problem& problem, const Schedule& schedule) : runs(problem.deviceCount())
    {
        for (const TaskRun& run : schedule.tasks)
            if (run.ran())
                runs[run.device].push_back({run.start, run.end, 0});
        for (auto& list : runs) {
            std::sort(list.begin(), list.end(), [](const Run& a, const Run& b) { return a.start < b.start; });
            double sum = 0;
            for (Run& run : list) {
                run.before = sum;
                sum += run.end - run.start;
            }
        }
    }
    [[nodiscard]] double until(DeviceId d, double moment) const
    {
        const auto& list = runs[d];
        const auto behind = std::upper_bound(list.begin(), list.end(), moment,
                                             [](double t, const Run& run) { return t < run.start; });
        if (behind == list.begin())
            return 0;
        const Run& last = *(behind - 1);
        return last.before + std::min(moment, last.end) - last.start;
    }

private:
    struct Run {
        double start, end;
        double before; ///< Seconds of the runs before.
    };
    std::vector<std::vector<Run>> runs; ///< By device.
};

/// Seconds of traffic between each vertex and its neighbours, by the neighbours' device.
std::vector<double> traffic(const Problem& problem, const Schedule& schedule)
{
    std::vector<double> out(problem.vertexCount() * problem.deviceCount());
    for (EdgeId id : problem.graph().edges()) {
        const Edge& e = problem.graph().edge(id);
        const double seconds = problem.meanTransferSeconds(e.tensor);
        out[e.from * problem.deviceCount() + schedule.tasks[e.to].device] += seconds;
        out[e.to * problem.deviceCount() + schedule.tasks[e.from].device] += seconds;
    }
    return out;
}

} // namespace

std::vector<float> guideFeatures(const Problem& problem, const Schedule& schedule, const Placement& placement)
{
    const std::size_t devices = problem.deviceCount();
    std::vector<float> rows(problem.vertexCount() * devices * columns, 0.0F);
    const std::vector<OnPath> path = pathOf(problem, schedule, placement);
    const std::vector<double> exchanged = traffic(problem, schedule);
    const BusyTime busy(problem, schedule);
    const double makespan = std::max(schedule.makespan, 1e-300);
    double meanCompute = 0;
    for (VertexId v : problem.graph().vertices())
        meanCompute += problem.meanComputeSeconds(v) / static_cast<double>(problem.vertexCount());
    for (VertexId v : problem.graph().vertices()) {
        const TaskRun& run = schedule.tasks[v];
        const double all = std::max(
            std::accumulate(&exchanged[v * devices], &exchanged[v * devices] + devices, 0.0), 1e-300);
        const double window = std::max(run.end - run.ready, 1e-300);
        for (DeviceId d : problem.topology().devices()) {
            float* row = &rows[(v * devices + d) * columns];
            const double own = d == run.device ? 1 : 0;
            const double on = path[v].on ? 1 : 0;
            const double near = exchanged[v * devices + d] / all;
            const double others = std::clamp(
                (busy.until(d, run.end) - busy.until(d, run.ready) - own * (run.end - run.start)) / window,
                0.0, 1.0);
            const std::array<double, columns> values{
                own,
                own * on,
                path[v].goesTo == d ? 1.0 : 0.0,
                path[v].cameFrom == d ? 1.0 : 0.0,
                own * (run.start - run.ready) / makespan,
                std::tanh(meanCompute > 0 ? problem.computeSeconds(v, d) / meanCompute : 0),
                run.start / makespan,
                on,
                own * (path[v].waitedForDevice ? 1 : 0),
                near,
                near * on,
                busy.until(d, makespan) / makespan,
                others,
                others * on,
                own * (1 - near)};
            std::transform(values.begin(), values.end(), row, [](double x) { return static_cast<float>(x); });
        }
    }
    return rows;
}

} // namespace doppler
