// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <unistd.h>

namespace doppler {

namespace {

struct Unit {
    double size;
    const char* name;
};

std::string withUnit(double value, std::span<const Unit> units)
{
    const Unit* unit = &units.front();
    for (const Unit& u : units)
        if (std::abs(value) >= u.size)
            unit = &u;
    return fmt::format("{:#.4g} {}", value / unit->size, unit->name);
}

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

std::string secondsText(double seconds)
{
    static constexpr std::array<Unit, 4> units{{{1e-9, "ns"}, {1e-6, "us"}, {1e-3, "ms"}, {1, "s"}}};
    return seconds == 0 ? "0 s" : withUnit(seconds, units);
}

std::string bytesText(double bytes)
{
    static constexpr std::array<Unit, 5> units{
        {{1, "B"}, {1024, "KiB"}, {1048576, "MiB"}, {1073741824, "GiB"}, {1099511627776, "TiB"}}};
    return bytes == 0 ? "0 B" : withUnit(bytes, units);
}

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

Json comparisonAsJson(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    Json out = Json::array();
    for (const ComparisonRow& row : rows)
        out.push_back({{"graph", setup.problems[row.problem]->graph().name()},
                       {"placer", setup.placers[row.placer].placer->info().id},
                       {"seed", row.seed},
                       {"makespan", row.makespan},
                       {"evaluations", row.evaluations},
                       {"seconds", row.seconds},
                       {"gap_to_lower_bound", row.gap}});
    return out;
}

std::string comparisonAsCsv(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    const auto quoted = [](const std::string& text) {
        std::string out = "\"";
        for (char c : text)
            out += c == '"' ? std::string("\"\"") : std::string(1, c);
        return out + "\"";
    };
    std::string out = "graph,placer,seed,makespan,evaluations,seconds,gap_to_lower_bound\n";
    for (const ComparisonRow& row : rows)
        fmt::format_to(std::back_inserter(out), "{},{},{},{},{},{},{}\n",
                       quoted(setup.problems[row.problem]->graph().name()),
                       setup.placers[row.placer].placer->info().id, row.seed, row.makespan, row.evaluations,
                       row.seconds, row.gap);
    return out;
}

std::string comparisonAsText(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows)
{
    std::string out = fmt::format("{:<20} {:<22} {:>12} {:>12} {:>12} {:>9} {:>12} {:>10}\n", "graph",
                                  "placer", "mean", "spread", "best", "gap", "evaluations", "time");
    for (const ComparisonSummary& s : summarise(rows))
        fmt::format_to(std::back_inserter(out),
                       "{:<20} {:<22} {:>12} {:>12} {:>12} {:>7.1f} % {:>12.0f} {:>10}\n",
                       setup.problems[s.problem]->graph().name(), setup.placers[s.placer].placer->info().id,
                       secondsText(s.mean), secondsText(s.deviation), secondsText(s.best), s.meanGap * 100,
                       s.meanEvaluations, secondsText(s.meanSeconds));
    return out;
}

} // namespace doppler
