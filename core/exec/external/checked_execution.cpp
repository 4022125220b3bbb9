// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/external/checked_execution.h"

#include "core/problem/transfer_plan.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include <fmt/format.h>

namespace doppler {

namespace {

using Interval = ExecutionLine::Interval;

MessageValue seconds(double value) { return figure(fmt::format("{:.9g}", value)); }

std::string element(const char* list, std::size_t index) { return fmt::format("{}[{}]", list, index); }

class Checker {
public:
    Checker(const Problem& p, const Placement& g, ExecutionLine l, double t)
        : problem(p), graph(p.graph()), given(g), line(std::move(l)), tolerance(t), plan(graph)
    {
    }

    Result<Execution> check(std::span<const std::uint32_t> tokens)
    {
        if (auto error = takePlacement())
            return *std::move(error);
        for (const auto step : {&Checker::takeTasks, &Checker::takeTransfers, &Checker::checkInputs,
                                &Checker::checkSlots, &Checker::checkMakespan})
            if (auto error = (this->*step)())
                return *std::move(error);
        if (auto error = checkTokens(tokens))
            return *std::move(error);
        out.check = ExecutionCheck{};
        return std::move(out);
    }

private:
    static Error wrong(Message message, std::string place)
    {
        return {std::move(message), {}, std::move(place)};
    }

    [[nodiscard]] const Assignment& devices() const
    {
        return out.placement ? out.placement->devices : given.devices;
    }
    [[nodiscard]] const std::string& nameOf(DeviceId d) const { return problem.topology().device(d).name; }

    std::optional<Error> takePlacement()
    {
        if (line.placement) {
            auto own = resolve(problem, *line.placement);
            if (!own) {
                std::string place = own.error().place;
                if (place.starts_with("devices"))
                    place.replace(0, 7, "placement");
                return wrong(own.error().message, place.empty() ? "placement" : place);
            }
            if (own->devices != given.devices) {
                out.notes.push_back(
                    {DOPPLER_TEXT("core", "the program chose its own placement instead of the given one")});
                out.placement = *std::move(own);
            }
        }
        plan.make(devices(), std::vector<std::uint32_t>(problem.vertexCount()));
        return std::nullopt;
    }

    std::optional<Error> wrongLength(const char* list, std::size_t length) const
    {
        if (length == problem.vertexCount())
            return std::nullopt;
        return wrong({DOPPLER_TEXT("core", "the list has {0} elements, expected one for each vertex ({1})"),
                      {count(length), count(problem.vertexCount())}},
                     list);
    }

    static std::optional<Error> endsEarly(const Interval& time, std::string place)
    {
        if (time.start <= time.end)
            return std::nullopt;
        return wrong({DOPPLER_TEXT("core", "the end, {0} s, is before the start, {1} s"),
                      {seconds(time.end), seconds(time.start)}},
                     std::move(place));
    }

    std::optional<Error> takeTasks()
    {
        if (auto error = wrongLength("tasks", line.tasks.size()))
            return error;
        for (const VertexId v : graph.vertices()) {
            const Interval& time = line.tasks[v];
            if (auto error = endsEarly(time, element("tasks", v)))
                return error;
            out.schedule.tasks.push_back({v, devices()[v], 0, time.start, time.end});
        }
        return std::nullopt;
    }

    std::optional<Error> takeTransfers()
    {
        const auto planned = plan.transfers();
        std::unordered_map<std::uint64_t, std::size_t> positions;
        const auto key = [this](std::uint64_t tensor, std::uint64_t to) {
            return tensor * problem.deviceCount() + to;
        };
        for (std::size_t i = 0; i < planned.size(); ++i) {
            const PlannedTransfer& x = planned[i];
            positions.emplace(key(x.tensor.value, x.to.value), i);
            out.schedule.transfers.push_back({x.tensor, x.source, x.from, x.to, 0, -1, 0});
        }
        for (std::size_t i = 0; i < line.transfers.size(); ++i) {
            const ExecutionLine::Transfer& x = line.transfers[i];
            const auto found =
                x.to < problem.deviceCount() ? positions.find(key(x.tensor, x.to)) : positions.end();
            if (found == positions.end())
                return wrong(
                    {DOPPLER_TEXT("core", "tensor {0} has no reader on device {1} that needs a transfer"),
                     {std::to_string(x.tensor), std::to_string(x.to)}},
                    element("transfers", i));
            if (auto error = takeTransfer(out.schedule.transfers[found->second], x.time, i))
                return error;
        }
        for (const TransferRun& x : out.schedule.transfers)
            if (x.start < 0)
                return wrong(
                    {DOPPLER_TEXT("core", "the transfer of tensor {0} of vertex {1} to {2} is missing"),
                     {std::to_string(x.tensor.value), graph.label(x.vertex), nameOf(x.to)}},
                    "transfers");
        return std::nullopt;
    }

    std::optional<Error> takeTransfer(TransferRun& run, const Interval& time, std::size_t i)
    {
        if (auto error = endsEarly(time, element("transfers", i)))
            return error;
        if (run.start >= 0)
            return wrong(
                {DOPPLER_TEXT("core", "tensor {0} of vertex {1} travels to {2} a second time, expected one "
                                      "transfer to each device"),
                 {std::to_string(run.tensor.value), graph.label(run.vertex), nameOf(run.to)}},
                element("transfers", i));
        const double computed = out.schedule.tasks[run.vertex].end;
        if (time.start < computed - tolerance)
            return wrong(
                {DOPPLER_TEXT("core",
                              "the transfer to {0} starts at {1} s, before vertex {2} has computed the "
                              "tensor at {3} s"),
                 {nameOf(run.to), seconds(time.start), graph.label(run.vertex), seconds(computed)}},
                element("transfers", i));
        run.start = time.start;
        run.end = time.end;
        run.ready = std::min(computed, time.start);
        return std::nullopt;
    }

    std::optional<Error> checkInputs()
    {
        for (const VertexId v : graph.vertices()) {
            TaskRun& task = out.schedule.tasks[v];
            for (const EdgeId e : graph.inEdges(v)) {
                const VertexId source = graph.edge(e).from;
                const std::uint32_t transfer = plan.of(e);
                const double arrived = transfer == TransferPlan::none ? out.schedule.tasks[source].end
                                                                      : out.schedule.transfers[transfer].end;
                if (task.start < arrived - tolerance)
                    return wrong(
                        {DOPPLER_TEXT("core", "vertex {0} starts at {1} s, before its input from vertex {2} "
                                              "is on its device at {3} s"),
                         {graph.label(v), seconds(task.start), graph.label(source), seconds(arrived)}},
                        element("tasks", v));
                task.ready = std::max(task.ready, arrived);
            }
            task.ready = std::min(task.ready, task.start);
        }
        return std::nullopt;
    }

    /// Tasks that overlap by no more than the tolerance follow each other.
    std::optional<Error> checkSlots()
    {
        struct Event {
            double time;
            int change; ///< An end before a start at the same time.
            VertexId vertex;
        };
        std::vector<std::vector<Event>> events(problem.deviceCount());
        for (const TaskRun& task : out.schedule.tasks)
            if (task.end - tolerance > task.start) {
                events[task.device].push_back({task.start, 1, task.vertex});
                events[task.device].push_back({task.end - tolerance, -1, task.vertex});
            }
        for (const DeviceId d : problem.topology().devices()) {
            std::ranges::sort(events[d], [](const Event& a, const Event& b) {
                return std::pair(a.time, a.change) < std::pair(b.time, b.change);
            });
            const auto slots = static_cast<int>(problem.topology().device(d).slotCount);
            int running = 0;
            for (const Event& event : events[d]) {
                running += event.change;
                if (running > slots)
                    return wrong(
                        {DOPPLER_TEXT("core",
                                      "vertex {0} starts at {1} s as task {2} at once on {3}, expected "
                                      "at most {4}"),
                         {graph.label(event.vertex), seconds(event.time), std::to_string(running), nameOf(d),
                          std::to_string(slots)}},
                        element("tasks", event.vertex));
            }
        }
        return std::nullopt;
    }

    std::optional<Error> checkMakespan()
    {
        constexpr double share = 0.01;
        constexpr double least = 1e-9;
        double last = 0;
        for (const TaskRun& task : out.schedule.tasks)
            last = std::max(last, task.end);
        if (std::abs(line.makespan - last) > std::max(least, share * last))
            return wrong({DOPPLER_TEXT("core", "found {0} s, but the last task ends at {1} s"),
                          {seconds(line.makespan), seconds(last)}},
                         "makespan");
        out.schedule.makespan = last;
        return std::nullopt;
    }

    std::optional<Error> checkTokens(std::span<const std::uint32_t> expected) const
    {
        if (auto error = wrongLength("tokens", line.tokens.size()))
            return error;
        for (const VertexId v :
             graph.topologicalOrder()) // the first that is wrong, not one that follows from it
            if (line.tokens[v] != expected[v])
                return wrong(
                    {DOPPLER_TEXT("core", "vertex {0} has the token {1}, expected {2}: it did not read the "
                                          "outputs of its inputs"),
                     {graph.label(v), std::to_string(line.tokens[v]), std::to_string(expected[v])}},
                    element("tokens", v));
        return std::nullopt;
    }

    const Problem& problem;
    const DataflowGraph& graph;
    const Placement& given;
    ExecutionLine line;
    double tolerance;
    TransferPlan plan;
    Execution out;
};

} // namespace

Result<Execution> checkedExecution(const Problem& problem, const Placement& given, ExecutionLine line,
                                   std::span<const std::uint32_t> tokens, double tolerance)
{
    return Checker(problem, given, std::move(line), tolerance).check(tokens);
}

} // namespace doppler
