// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/measured/four_bars.h"

#include "core/problem/transfer_plan.h"
#include "core/sim/given_times.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

namespace doppler {

namespace {

void add(TimeTotals& totals, double modelled, double measured)
{
    ++totals.count;
    totals.modelled += modelled;
    totals.measured += measured;
}

std::vector<TimeTotals> largestFirst(std::map<std::string, TimeTotals> byName)
{
    std::vector<TimeTotals> out;
    for (auto& [name, totals] : byName) {
        out.push_back(std::move(totals));
        out.back().name = name;
    }
    std::stable_sort(out.begin(), out.end(), [](const TimeTotals& a, const TimeTotals& b) {
        return std::abs(a.measured - a.modelled) > std::abs(b.measured - b.modelled);
    });
    return out;
}

void addTotals(FourBars& bars, const Run& run)
{
    const Problem& problem = *run.problem;
    std::map<std::string, TimeTotals> operations;
    std::vector<TimeTotals> devices(problem.deviceCount());
    for (const TaskRun& task : run.schedule.tasks) {
        const double modelled = problem.computeSeconds(task.vertex, task.device);
        add(operations[problem.graph().vertex(task.vertex).op], modelled, task.end - task.start);
        add(devices[task.device], modelled, task.end - task.start);
    }
    std::map<std::string, TimeTotals> links;
    for (const TransferRun& x : run.schedule.transfers)
        add(links[fmt::format("{} -> {}", problem.topology().device(x.from).name,
                              problem.topology().device(x.to).name)],
            problem.transferSeconds(x.tensor, x.from, x.to), x.end - x.start);
    std::vector<DeviceEnds> ends;
    for (const DeviceId d : problem.topology().devices()) {
        devices[d].name = bars.ends[d].name = problem.topology().device(d).name;
        if (devices[d].count > 0) {
            bars.devices.push_back(std::move(devices[d]));
            ends.push_back(std::move(bars.ends[d]));
        }
    }
    bars.ends = std::move(ends);
    bars.operations = largestFirst(std::move(operations));
    bars.links = largestFirst(std::move(links));
}

/// Enters when the devices end in the schedule, as the value of this index.
void addEnds(FourBars& bars, std::size_t index, const Schedule& schedule)
{
    for (const TaskRun& task : schedule.tasks)
        bars.ends[task.device].ends[index] = std::max(bars.ends[task.device].ends[index], task.end);
}

/// The measured times of transfers in the order of the placement's plan. Those that the run lacks keep the
/// model's.
std::vector<double> transferTimes(const Run& run)
{
    const DataflowGraph& graph = run.problem->graph();
    TransferPlan plan(graph);
    plan.make(run.placement.devices, std::vector<std::uint32_t>(graph.vertexCount()));
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> known;
    for (const TransferRun& x : run.schedule.transfers)
        known[{x.tensor.value, x.to.value}] = x.end - x.start;
    std::vector<double> seconds;
    for (const PlannedTransfer& x : plan.transfers()) {
        const auto found = known.find({x.tensor.value, x.to.value});
        seconds.push_back(found == known.end() ? -1 : found->second);
    }
    return seconds;
}

using Part = FourBarsRow::Part;

/// `measuredFrom`: the index from which on the measured total counts.
void addRows(std::vector<FourBarsRow>& rows, Part part, const std::vector<TimeTotals>& totals,
             std::size_t measuredFrom)
{
    for (const TimeTotals& x : totals) {
        FourBarsRow row{part, x.name, x.count, {}};
        for (std::size_t i = 0; i < row.seconds.size(); ++i)
            row.seconds[i] = i < measuredFrom ? x.modelled : x.measured;
        rows.push_back(std::move(row));
    }
}

} // namespace

std::vector<FourBarsRow> rowsOf(const FourBars& bars)
{
    std::vector<FourBarsRow> rows{
        {Part::Makespan, {}, 0, {bars.simulated, bars.withTasks, bars.withTransfers, bars.measured}}};
    for (const DeviceEnds& x : bars.ends)
        rows.push_back({Part::DeviceEnd, x.name, 0, x.ends});
    addRows(rows, Part::DeviceBusy, bars.devices, 1);
    addRows(rows, Part::Operation, bars.operations, 1);
    addRows(rows, Part::Link, bars.links, 2);
    return rows;
}

Result<FourBars> fourBars(const Run& run)
{
    FourBars bars;
    bars.ends.resize(run.problem->deviceCount());
    GivenTimes times;
    const auto simulate = [&](double& makespan, std::size_t index) -> Result<void> {
        const Schedule schedule = simulateWithTimes(run.problem, run.placement, times);
        if (schedule.outOfMemory)
            return outOfMemoryError(*run.problem, *schedule.outOfMemory);
        makespan = schedule.makespan;
        addEnds(bars, index, schedule);
        return {};
    };
    if (auto done = simulate(bars.simulated, 0); !done)
        return done.error();
    times.tasks = timesOf(run.schedule).tasks;
    if (auto done = simulate(bars.withTasks, 1); !done)
        return done.error();
    times.transfers = transferTimes(run);
    if (auto done = simulate(bars.withTransfers, 2); !done)
        return done.error();
    bars.measured = run.schedule.makespan;
    addEnds(bars, 3, run.schedule);
    addTotals(bars, run);
    return bars;
}

} // namespace doppler
