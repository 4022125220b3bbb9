// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <iterator>

#include <fmt/format.h>
#include <unistd.h>

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
    case Cause::Start:
        break;
    }
    return "start";
}

Json criticalPathAsJson(const Run& run)
{
    const Topology& topology = run.problem->topology();
    Json path = Json::array();
    for (const CriticalLink& link : run.criticalPath) {
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
        path.push_back(std::move(entry));
    }
    return path;
}

} // namespace

bool progressWanted() { return isatty(STDERR_FILENO) != 0; }

Json runAsJson(const Run& run)
{
    const Topology& topology = run.problem->topology();
    Json out{{"makespan", run.schedule.makespan}, {"lower_bound", run.problem->lowerBound()}};
    Json devices = Json::array();
    for (DeviceId d : topology.devices()) {
        const DeviceUse& use = run.statistics.devices[d];
        devices.push_back({{"name", topology.device(d).name},
                           {"busy", use.busy},
                           {"idle", use.idle},
                           {"waiting", use.waiting},
                           {"peak_memory", use.peakMemory}});
    }
    out["devices"] = std::move(devices);
    out["bytes_moved"] = run.statistics.bytesMoved;
    out["estimated"] = run.problem->estimated();
    out["critical_path"] = criticalPathAsJson(run);
    Json tasks = Json::array();
    for (const TaskRun& task : run.schedule.tasks)
        tasks.push_back({{"vertex", task.vertex.value},
                         {"device", topology.device(task.device).name},
                         {"start", task.start},
                         {"end", task.end}});
    out["tasks"] = std::move(tasks);
    Json transfers = Json::array();
    for (const TransferRun& x : run.schedule.transfers)
        transfers.push_back({{"vertex", x.vertex.value},
                             {"from", topology.device(x.from).name},
                             {"to", topology.device(x.to).name},
                             {"start", x.start},
                             {"end", x.end}});
    out["transfers"] = std::move(transfers);
    return out;
}

std::string runAsText(const Run& run)
{
    const Topology& topology = run.problem->topology();
    std::string out =
        fmt::format("makespan     {}{}\nlower bound  {}  (gap {:.1f} %)\nmoved        {}\n\n",
                    secondsText(run.schedule.makespan), run.problem->estimated() ? "  (estimated)" : "",
                    secondsText(run.problem->lowerBound()), run.statistics.gap * 100,
                    bytesText(run.statistics.bytesMoved));
    auto to = std::back_inserter(out);
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

} // namespace doppler
