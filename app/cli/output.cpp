// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "core/run/memory_fit.h"
#include "core/run/run_figures.h"
#include "core/run/weight_copies.h"

#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

namespace {

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

Json finiteOrNull(double number) { return std::isfinite(number) ? Json(number) : Json(nullptr); }

Json devicesAsJson(const Run& run)
{
    Json devices = Json::array();
    for (DeviceId d : run.problem->topology().devices()) {
        const DeviceUse& use = run.statistics.devices[d];
        devices.push_back({{"name", run.problem->topology().device(d).name},
                           {"busy", use.busy},
                           {"idle", use.idle},
                           {"waiting", use.waiting},
                           {"peak_memory", use.peakMemory},
                           {"memory", finiteOrNull(run.problem->topology().device(d).memoryBytes)}});
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

} // namespace

std::string summaryText(const Run& run)
{
    if (run.schedule.outOfMemory)
        return fmt::format("makespan     none: out of memory after {}\n",
                           secondsText(run.schedule.outOfMemory->time));
    return fmt::format("makespan     {}{}\nlower bound  {}  (gap {:.1f} %)\n",
                       secondsText(run.schedule.makespan), run.problem->estimated() ? "  (estimated)" : "",
                       secondsText(run.problem->lowerBound()), run.statistics.gap * 100);
}

namespace {

/// The weights that the placement puts on several devices.
std::optional<Json> copiesAsJson(const Run& run)
{
    const std::vector<WeightCopies> copies = weightCopies(*run.problem, run.placement.devices);
    if (copies.empty())
        return std::nullopt;
    Json out = Json::array();
    for (const WeightCopies& copy : copies) {
        Json devices = Json::array();
        for (DeviceId d : copy.devices)
            devices.push_back(run.problem->topology().device(d).name);
        out.push_back({{"name", copy.name},
                       {"bytes", copy.bytes},
                       {"devices", std::move(devices)},
                       {"extra_bytes", copy.extraBytes()}});
    }
    return out;
}

std::string copiesText(const Run& run)
{
    std::string out;
    for (const Message& note : weightCopyNotes(*run.problem, run.placement.devices))
        out += fmt::format("note         {}\n", note.english());
    return out;
}

/// Whether the run fits, what does not, and what to try then.
std::string fitText(const Run& run)
{
    switch (memoryFit(run)) {
    case MemoryFit::Unchecked:
        return {};
    case MemoryFit::Fits:
        return "memory       fits\n";
    case MemoryFit::Exceeds:
        break;
    }
    return fmt::format("memory       does not fit: {}\n"
                       "             placers that respect memory{}: {}\n",
                       memoryShortage(run)->english(),
                       run.problem->model().memory == MemoryRule::Enforce ? "" : ", with --memory enforce",
                       fmt::join(memoryPlacers, ", "));
}

/// The bytes that a device has; empty without a limit.
std::string capacityText(const Device& device)
{
    return std::isfinite(device.memoryBytes) ? bytesText(device.memoryBytes) : "";
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
    const MemoryFit fit = memoryFit(run);
    out.add("fits", fit == MemoryFit::Unchecked ? Json(nullptr) : Json(fit == MemoryFit::Fits));
    if (const auto& first = run.statistics.firstOverflow)
        out.add("first_overflow", {{"device", run.problem->topology().device(first->device).name},
                                   {"time", first->time},
                                   {"vertex", first->vertex.value},
                                   {"bytes", first->bytes},
                                   {"capacity", first->capacity}});
    if (run.bound > 0) {
        out.add("bound", run.bound);
        if (ended)
            out.add("gap", run.schedule.makespan / run.bound - 1);
    }
    out.add("devices", devicesAsJson(run));
    if (auto copies = copiesAsJson(run))
        out.add("weight_copies", *std::move(copies));
    out.add("bytes_moved", run.statistics.bytesMoved);
    out.add("bubble_share", bubbleShare(run));
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
    out += fmt::format("bubble share {:.1f} %  (idle time of the devices that run tasks)\n",
                       bubbleShare(run) * 100);
    out += copiesText(run);
    out += fitText(run) + "\n";
    auto to = std::back_inserter(out);
    if (run.bound > 0 && !run.schedule.outOfMemory)
        fmt::format_to(to, "proven       {}  (gap {:.1f} %): no placement is better\n\n",
                       secondsText(run.bound), (run.schedule.makespan / run.bound - 1) * 100);
    fmt::format_to(to, "{:<12} {:>12} {:>12} {:>12} {:>12} {:>12}\n", "device", "busy", "idle", "waiting",
                   "peak memory", "memory");
    for (DeviceId d : topology.devices()) {
        const DeviceUse& use = run.statistics.devices[d];
        fmt::format_to(to, "{:<12} {:>12} {:>12} {:>12} {:>12} {:>12}\n", topology.device(d).name,
                       secondsText(use.busy), secondsText(use.idle), secondsText(use.waiting),
                       bytesText(use.peakMemory), capacityText(topology.device(d)));
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
    return exitOfRun(run);
}

Exit exitOfRun(const Run& run)
{
    return run.schedule.outOfMemory
               ? report(outOfMemoryError(*run.problem, *run.schedule.outOfMemory), Exit::Failed)
               : Exit::Done;
}

} // namespace doppler
