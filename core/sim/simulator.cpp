// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"

#include "core/problem/order_keys.h"
#include "core/sim/event_loop.h"
#include "core/sim/fifo_run.h"
#include "core/sim/general_simulator.h"
#include "core/sim/planned_run.h"

#include <optional>

namespace doppler {

namespace {

/// The plan leaves nothing to choose.
bool ordersTransfers(const Problem& problem, const Placement& placement)
{
    return problem.model().schedule == ChooseTask::Strict && !placement.transfers.empty() &&
           !needsGeneralSimulator(problem.model());
}

EventLoop::Rule loopRule(ChooseTask rule)
{
    switch (rule) {
    case ChooseTask::Fifo:
        return EventLoop::Rule::Fifo;
    case ChooseTask::Strict:
        return EventLoop::Rule::Strict;
    default:
        return EventLoop::Rule::Keyed;
    }
}

/// Writes down everything.
class ScheduleRecord : public NoRecord {
public:
    ScheduleRecord(Schedule& s, const PlacedGraph& g, std::size_t positions, const std::stop_token& stopToken)
        : schedule(s), graph(g), stop(stopToken), transferStarts(positions, never)
    {
    }

    [[nodiscard]] bool wantsToStop() { return ++times % timesPerLook == 0 && stop.stop_requested(); }

    void taskReady(VertexId v, double now, std::uint32_t) { schedule.tasks[v].ready = now; }
    void taskStarted(VertexId v, double start, double end, std::uint32_t)
    {
        TaskRun& task = schedule.tasks[v];
        task.vertex = v;
        task.device = graph.device(v);
        task.start = start;
        task.end = end;
    }
    void transferStarted(std::uint32_t position, double start, double, std::uint32_t)
    {
        transferStarts[position] = start;
        ++transferTotal;
    }
    /// The transfers by source, then in the order of its edges.
    void finish()
    {
        schedule.transfers.reserve(transferTotal);
        for (std::uint32_t position = 0; position < transferStarts.size(); ++position) {
            const double start = transferStarts[position];
            if (start == never)
                continue;
            const VertexId source = graph.source(position);
            schedule.transfers.push_back({graph.tensor(position), source, graph.device(source),
                                          graph.device(graph.target(position)), schedule.tasks[source].end,
                                          start, start + graph.transfer(position).seconds});
        }
    }

private:
    static constexpr std::size_t timesPerLook = 256;

    Schedule& schedule;
    const PlacedGraph& graph;
    std::stop_token stop;
    std::size_t times = 0;              ///< Of the run so far at which something happened.
    std::vector<double> transferStarts; ///< By position; the order of positions needs no sorting.
    std::size_t transferTotal = 0;
};

/// When every task started.
class StartRecord : public NoRecord {
public:
    explicit StartRecord(std::span<double> by) : starts(by) {}
    void taskStarted(VertexId v, double start, double, std::uint32_t) { starts[v] = start; }

private:
    std::span<double> starts;
};

/// The loop for orders that do not change during the run, with what it works on.
class FastSimulator {
public:
    explicit FastSimulator(const Problem& p) : problem(p), resources(problem), graph(problem, resources)
    {
        if (problem.model().schedule != ChooseTask::Fifo)
            key.resize(problem.vertexCount());
        if (FifoRun::possible(problem, resources))
            fifo.emplace(problem, resources, graph);
        else
            makeLoop();
    }

    /// The record hears of tasks.
    template <class Record>
    double makespan(std::span<const DeviceId> devices, std::span<const VertexId> order, Record record)
    {
        constexpr double noLimit = std::numeric_limits<double>::infinity();
        if (fifo) {
            graph.place(devices);
            fifo->begin();
            return fifo->run(noLimit, record);
        }
        begin(devices, order);
        return loop->run(noLimit, record);
    }
    /// Nothing after a stop request.
    std::optional<Schedule> run(std::span<const DeviceId> devices, std::span<const VertexId> order,
                                const std::stop_token& stop)
    {
        Schedule schedule;
        schedule.tasks.resize(problem.vertexCount());
        if (!loop)
            makeLoop();
        begin(devices, order);
        ScheduleRecord record(schedule, graph, problem.graph().edgeCount(), stop);
        schedule.makespan = loop->run(std::numeric_limits<double>::infinity(), record);
        if (fifo) // the memory of the loop is not needed for makespans
            loop.reset();
        if (stop.stop_requested())
            return std::nullopt;
        record.finish();
        return schedule;
    }

private:
    void makeLoop() { loop.emplace(problem, resources, graph, loopRule(problem.model().schedule)); }
    void begin(std::span<const DeviceId> devices, std::span<const VertexId> order)
    {
        graph.place(devices);
        if (!key.empty())
            findOrderKeys(problem, devices, order, key);
        loop->begin(key, order.empty() ? problem.graph().topologicalOrder() : order);
    }

    const Problem& problem;
    Resources resources;
    PlacedGraph graph;
    std::optional<FifoRun> fifo;   ///< For makespans alone, where it can be.
    std::optional<EventLoop> loop; ///< For the others; made for the first of them.
    std::vector<double> key;
};

} // namespace

struct Simulator::State {
    explicit State(ProblemPtr p) : problem(std::move(p))
    {
        if (needsGeneralSimulator(problem->model()))
            general.emplace(problem);
        else
            fast.emplace(*problem);
    }

    PlannedRun& plannedRun()
    {
        if (!planned)
            planned.emplace(*problem);
        return *planned;
    }

    ProblemPtr problem;
    std::optional<FastSimulator> fast;
    std::optional<GeneralSimulator> general;
    std::optional<PlannedRun> planned; ///< Made for the first plan that orders its transfers.
};

Simulator::Simulator(ProblemPtr problem) : state(std::make_unique<State>(std::move(problem))) {}
Simulator::~Simulator() = default;
Simulator::Simulator(Simulator&&) noexcept = default;
Simulator& Simulator::operator=(Simulator&&) noexcept = default;

const Problem& Simulator::problem() const { return *state->problem; }

double Simulator::makespan(const Placement& placement)
{
    if (ordersTransfers(problem(), placement))
        return *state->plannedRun().makespan(placement);
    return state->general ? state->general->makespan(placement.devices, placement.order)
                          : state->fast->makespan(placement.devices, placement.order, NoRecord{});
}

double Simulator::makespan(const Placement& placement, std::span<double> starts)
{
    if (state->general)
        return state->general->makespan(placement.devices, placement.order, starts);
    if (!ordersTransfers(problem(), placement))
        return state->fast->makespan(placement.devices, placement.order, StartRecord(starts));
    PlannedRun& planned = state->plannedRun();
    const double seconds = *planned.makespan(placement);
    for (std::size_t v = 0; v < starts.size(); ++v)
        starts[v] = planned.tasks()[v].start;
    return seconds;
}

double Simulator::makespan(const Assignment& devices)
{
    return state->general ? state->general->makespan(devices)
                          : state->fast->makespan(devices, {}, NoRecord{});
}

Schedule Simulator::run(const Placement& placement) { return *run(placement, std::stop_token()); }

std::optional<Schedule> Simulator::run(const Placement& placement, const std::stop_token& stop)
{
    if (stop.stop_requested())
        return std::nullopt;
    if (ordersTransfers(problem(), placement))
        return state->plannedRun().run(placement);
    if (state->fast)
        return state->fast->run(placement.devices, placement.order, stop);
    Schedule schedule = state->general->run(placement, nullptr, stop);
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(schedule));
}

} // namespace doppler
