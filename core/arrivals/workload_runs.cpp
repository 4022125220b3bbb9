// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrivals/workload_runs.h"

#include "core/arrivals/alone_placements.h"
#include "core/arrivals/rolling_placement.h"
#include "core/placers/online/online_placer.h"
#include "core/run/measured_run.h"
#include "core/sim/arrivals/arriving_run.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

const std::string rollingPrefix = "rolling ";

/// Placement, schedule and wasted transfers.
using Decided = Result<ArrivingRun>;

bool allAtOnce(const OpenedWorkload& workload) { return workload.graphs.back().at <= 0; }

ArrivingRun simulated(const ProblemPtr& problem, Placement placement)
{
    Schedule schedule = Simulator(problem).run(placement);
    return {std::move(placement), std::move(schedule), 0};
}

/// The placements of the graphs alone, as one. Only that of a single graph keeps an order of transfers.
Result<Placement> placedAlone(const OpenedWorkload& workload, const WorkloadMethod& method,
                              const Budget& budget, const std::stop_token& stop)
{
    AlonePlacements alone(workload.problem->topologyPtr(), workload.document.model, method.placer, budget,
                          stop);
    Placement all;
    bool ordered = true;
    for (std::size_t i = 0; i < workload.graphs.size(); ++i) {
        auto placed = alone.placement(workload.graphs[i].graph);
        if (!placed)
            return placed.error();
        if (workload.graphs.size() == 1)
            return placed;
        all.devices.insert(all.devices.end(), placed->devices.begin(), placed->devices.end());
        ordered = ordered && !placed->order.empty();
        for (const VertexId v : placed->order)
            all.order.emplace_back(v.value + workload.merged.begin[i]);
    }
    if (!ordered)
        all.order.clear();
    return all;
}

/// Places at each arrival, and whenever a graph unfolds.
Decided decideRolling(const OpenedWorkload& workload, RollingPlacement& rolling, const std::stop_token& stop)
{
    auto run = runArriving(
        workload.problem, rolling.first(), workload.merged.releases,
        [&](double now, std::span<const TaskRun> tasks) { return rolling.place(now, tasks); }, stop,
        workload.unfolding);
    if (run)
        return *std::move(run);
    return rolling.error() ? *rolling.error() : stoppedEarly();
}

Decided decideStatic(const OpenedWorkload& workload, const WorkloadMethod& method, const Budget& budget,
                     const std::stop_token& stop)
{
    if (workload.unfolding.any()) { // no placer knows all of it in advance
        RollingPlacement planning(workload, method.placer, budget, stop, RollingPlacement::Placed::Once);
        return decideRolling(workload, planning, stop);
    }
    auto placement = placedAlone(workload, method, budget, stop);
    if (!placement)
        return placement.error();
    if (auto valid = validate(*workload.problem, *placement); !valid)
        return valid.error();
    if (allAtOnce(workload))
        return simulated(workload.problem, *std::move(placement));
    auto run = runArriving(workload.problem, *std::move(placement), workload.merged.releases, {}, stop);
    return run ? Decided(*std::move(run)) : Decided(stoppedEarly());
}

Decided decideRolling(const OpenedWorkload& workload, const WorkloadMethod& method, const Budget& budget,
                      const std::stop_token& stop)
{
    RollingPlacement rolling(workload, method.placer, budget, stop);
    if (allAtOnce(workload) && !workload.unfolding.any()) {
        std::vector<TaskRun> tasks(workload.problem->vertexCount(), {{}, {}, never, never, never});
        auto placement = rolling.place(0, tasks);
        return placement ? Decided(simulated(workload.problem, *std::move(placement)))
                         : Decided(*rolling.error());
    }
    return decideRolling(workload, rolling, stop);
}

Decided decideOnline(const OpenedWorkload& workload, const WorkloadMethod& method,
                     const std::stop_token& stop)
{
    const auto& placer = dynamic_cast<const OnlinePlacer&>(*method.placer.placer);
    const auto policy = placer.policy(*workload.certain);
    auto run = runOnline(workload.problem, *policy, stop,
                         allAtOnce(workload) ? std::span<const double>() : workload.merged.releases);
    if (!run)
        return stoppedEarly();
    return ArrivingRun{std::move(run->placement), std::move(run->schedule), 0};
}

/// The smallest value that at least this share of the others does not exceed. `values` is not empty.
double nearestRank(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
    return values[std::clamp<std::size_t>(rank, 1, values.size()) - 1];
}

} // namespace

std::string WorkloadMethod::title() const
{
    return kind == Kind::Rolling ? rollingPrefix + placer.title() : placer.title();
}

Result<WorkloadMethod> methodTitled(const std::string& title)
{
    const bool isRolling = title.starts_with(rollingPrefix);
    auto placer = choosePlacer(isRolling ? title.substr(rollingPrefix.size()) : title, {});
    if (!placer)
        return placer.error();
    const bool isOnline = placer->placer->info().kind == PlacerKind::Online;
    using Kind = WorkloadMethod::Kind;
    return WorkloadMethod{isRolling  ? Kind::Rolling
                          : isOnline ? Kind::Online
                                     : Kind::Static,
                          *std::move(placer)};
}

std::string_view workloadKindName(WorkloadMethod::Kind kind)
{
    switch (kind) {
    case WorkloadMethod::Kind::Static:
        return "static";
    case WorkloadMethod::Kind::Rolling:
        return "rolling";
    case WorkloadMethod::Kind::Online:
        break;
    }
    return "online";
}

WorkloadFigures workloadFigures(std::span<const double> arrivals, std::span<const double> ends,
                                std::span<const double> alone)
{
    WorkloadFigures out;
    const auto n = static_cast<double>(ends.size());
    std::vector<double> slowdowns;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const double slowdown = (ends[i] - arrivals[i]) / alone[i];
        slowdowns.push_back(slowdown);
        sum += slowdown;
        squares += slowdown * slowdown;
        out.makespan = std::max(out.makespan, ends[i]);
    }
    out.meanSlowdown = sum / n;
    out.fairness = squares > 0 ? sum * sum / (n * squares) : 1;
    const double span = out.makespan - *std::ranges::min_element(arrivals);
    out.throughput = span > 0 ? n / span : 0;
    out.highSlowdown = nearestRank(std::move(slowdowns), 0.99);
    return out;
}

Result<void> checkMethod(const OpenedWorkload& workload, const WorkloadMethod& method)
{
    const bool online = method.placer.placer->info().kind == PlacerKind::Online;
    if (online != (method.kind == WorkloadMethod::Kind::Online))
        return Error{{online ? DOPPLER_TEXT("core", "{0} is an online policy, expected a placer")
                             : DOPPLER_TEXT("core", "{0} is a placer, expected an online policy"),
                      {method.placer.title()}},
                     {},
                     {}};
    const bool places = method.kind == WorkloadMethod::Kind::Rolling ||
                        (method.kind == WorkloadMethod::Kind::Static && workload.unfolding.any());
    if (places && !followsReplacement(workload.problem->model()))
        return Error{{DOPPLER_TEXT("core", "placing again during a run needs another order of choice than "
                                           "strict and msr; change --schedule"),
                      {}},
                     {},
                     {}};
    return {};
}

Result<WorkloadRun> runWorkload(const OpenedWorkload& workload, const WorkloadMethod& method,
                                const Budget& budget, const std::stop_token& stop)
{
    if (auto possible = checkMethod(workload, method); !possible)
        return possible.error();
    auto decided = [&] {
        switch (method.kind) {
        case WorkloadMethod::Kind::Static:
            return decideStatic(workload, method, budget, stop);
        case WorkloadMethod::Kind::Rolling:
            return decideRolling(workload, method, budget, stop);
        case WorkloadMethod::Kind::Online:
            break;
        }
        return decideOnline(workload, method, stop);
    }();
    if (!decided)
        return decided.error();
    WorkloadRun out;
    out.placement = std::move(decided->placement);
    out.schedule = std::move(decided->schedule);
    out.wastedTransfers = decided->wastedTransfers;
    out.ends.assign(workload.graphs.size(), 0);
    for (const TaskRun& task : out.schedule.tasks) {
        double& end = out.ends[workload.merged.graphOf[task.vertex]];
        end = std::max(end, task.end);
    }
    std::vector<double> arrivals;
    for (std::size_t i = 0; i < workload.graphs.size(); ++i) {
        arrivals.push_back(workload.graphs[i].at);
        out.slowdowns.push_back((out.ends[i] - arrivals[i]) / workload.aloneSeconds[i]);
    }
    out.figures = workloadFigures(arrivals, out.ends, workload.aloneSeconds);
    return out;
}

RunPtr shownRun(const OpenedWorkload& workload, const WorkloadRun& run)
{
    return makeMeasuredRun(workload.problem, run.placement, run.schedule);
}

} // namespace doppler
