// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

const char* causeName(Cause cause)
{
    switch (cause) {
    case Cause::Data:
        return "data";
    case Cause::Resource:
        return "resource";
    case Cause::Pause:
        return "pause";
    case Cause::Barrier:
        return "barrier";
    case Cause::Memory:
        return "memory";
    case Cause::Order:
        return "order";
    case Cause::Start:
        break;
    }
    return "start";
}

Json linkAsJson(const Run& run, const CriticalLink& link)
{
    const Topology& topology = run.problem->topology();
    Json entry{{"kind", link.isTransfer ? "transfer" : "exec"}};
    if (link.isTransfer) {
        const TransferRun& x = run.schedule.transfers[link.index];
        entry["vertex"] = x.vertex.value;
        entry["from"] = topology.device(x.from).name;
        entry["to"] = topology.device(x.to).name;
    } else {
        const TaskRun& task = run.schedule.tasks[link.index];
        entry["vertex"] = task.vertex.value;
        entry["device"] = topology.device(task.device).name;
    }
    entry["start"] = link.start;
    entry["end"] = link.end;
    entry["cause"] = causeName(link.cause);
    return entry;
}

Json transferAsJson(const Run& run, const TransferRun& x)
{
    const Topology& topology = run.problem->topology();
    Json entry{{"vertex", x.vertex.value},
               {"from", topology.device(x.from).name},
               {"to", topology.device(x.to).name},
               {"start", x.start},
               {"end", x.end}};
    if (x.sendStart)
        entry["send_start"] = *x.sendStart;
    return entry;
}

Json devicesAsJson(const Run& run)
{
    Json devices = Json::array();
    for (DeviceId d : run.problem->topology().devices()) {
        const DeviceUse& use = run.statistics.devices[d];
        devices.push_back({{"name", run.problem->topology().device(d).name},
                           {"busy", use.busy},
                           {"idle", use.idle},
                           {"waiting", use.waiting},
                           {"peak_memory", use.peakMemory}});
    }
    return devices;
}

/// What waits for memory for ever: vertices on their device, transfers at their destination.
Json stuckAsJson(const Run& run)
{
    const OutOfMemory& stuck = *run.schedule.outOfMemory;
    Json waiting = Json::array();
    for (const StuckTask& x : stuck.waiting)
        waiting.push_back({{"kind", x.isTransfer ? "transfer" : "exec"},
                           {"vertex", x.vertex.value},
                           {"device", run.problem->topology().device(x.device).name},
                           {"bytes", x.bytes}});
    return {{"time", stuck.time}, {"waiting", std::move(waiting)}};
}

std::string summaryText(const Run& run)
{
    if (run.schedule.outOfMemory)
        return fmt::format("makespan     none: out of memory after {}\n",
                           secondsText(run.schedule.outOfMemory->time));
    return fmt::format("makespan     {}{}\nlower bound  {}  (gap {:.1f} %)\n",
                       secondsText(run.schedule.makespan), run.problem->estimated() ? "  (estimated)" : "",
                       secondsText(run.problem->lowerBound()), run.statistics.gap * 100);
}

} // namespace

namespace {

/// The members before the lists.
void addFigures(JsonStream& out, const Run& run)
{
    const bool ended = !run.schedule.outOfMemory;
    out.add("makespan", ended ? Json(run.schedule.makespan) : Json(nullptr));
    out.add("lower_bound", run.problem->lowerBound());
    if (!ended)
        out.add("out_of_memory", stuckAsJson(run));
    if (const auto& first = run.statistics.firstOverflow)
        out.add("first_overflow", {{"device", run.problem->topology().device(first->device).name},
                                   {"time", first->time},
                                   {"vertex", first->vertex.value}});
    if (run.bound > 0) {
        out.add("bound", run.bound);
        if (ended)
            out.add("gap", run.schedule.makespan / run.bound - 1);
    }
    out.add("devices", devicesAsJson(run));
    out.add("bytes_moved", run.statistics.bytesMoved);
    out.add("estimated", run.problem->estimated());
}

} // namespace

void addRun(JsonStream& out, const Run& run)
{
    addFigures(out, run);
    out.addList("critical_path", [&](const auto& add) {
        for (const CriticalLink& link : run.criticalPath)
            add(linkAsJson(run, link));
    });
    out.addList("tasks", [&](const auto& add) {
        for (const TaskRun& task : run.schedule.tasks)
            if (task.ran())
                add({{"vertex", task.vertex.value},
                     {"device", run.problem->topology().device(task.device).name},
                     {"start", task.start},
                     {"end", task.end}});
    });
    out.addList("transfers", [&](const auto& add) {
        for (const TransferRun& x : run.schedule.transfers)
            add(transferAsJson(run, x));
    });
}

std::string runAsText(const Run& run)
{
    const Topology& topology = run.problem->topology();
    std::string out = summaryText(run);
    out += fmt::format("moved        {}\n", bytesText(run.statistics.bytesMoved));
    if (const auto& first = run.statistics.firstOverflow)
        out += fmt::format("overflow     {} at {}, by {}\n", topology.device(first->device).name,
                           secondsText(first->time), run.problem->graph().label(first->vertex));
    else if (run.problem->model().memory == MemoryRule::Report)
        out += "overflow     none\n";
    out += "\n";
    auto to = std::back_inserter(out);
    if (run.bound > 0 && !run.schedule.outOfMemory)
        fmt::format_to(to, "proven       {}  (gap {:.1f} %): no placement is better\n\n",
                       secondsText(run.bound), (run.schedule.makespan / run.bound - 1) * 100);
    fmt::format_to(to, "{:<12} {:>12} {:>12} {:>12} {:>12}\n", "device", "busy", "idle", "waiting",
                   "peak memory");
    for (DeviceId d : topology.devices()) {
        const DeviceUse& use = run.statistics.devices[d];
        fmt::format_to(to, "{:<12} {:>12} {:>12} {:>12} {:>12}\n", topology.device(d).name,
                       secondsText(use.busy), secondsText(use.idle), secondsText(use.waiting),
                       bytesText(use.peakMemory));
    }
    return out;
}

void printPiece(std::string_view piece) { fmt::print("{}", piece); }

Exit printRun(const Run& run, bool json)
{
    if (json) {
        JsonStream out(printPiece);
        addRun(out, run);
        out.finish();
        fmt::print("\n");
    } else {
        fmt::print("{}", runAsText(run));
    }
    return run.schedule.outOfMemory
               ? report(outOfMemoryError(*run.problem, *run.schedule.outOfMemory), Exit::Failed)
               : Exit::Done;
}

} // namespace doppler
