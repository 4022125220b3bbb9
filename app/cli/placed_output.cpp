// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/placed_output.h"

#include "app/cli/memory_fit.h"
#include "app/cli/output.h"

#include <cmath>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

Json overflowAsJson(const Topology& topology, const FirstOverflow& overflow)
{
    return {{"device", topology.device(overflow.at.device).name},
            {"time", overflow.at.time},
            {"vertex", overflow.at.vertex.value},
            {"bytes", overflow.needed},
            {"capacity", overflow.capacity}};
}

/// The capacity of a device without a limit is null.
Json memoryAsJson(const Run& run)
{
    Json out = Json::array();
    for (DeviceId d : run.problem->topology().devices()) {
        const Device& device = run.problem->topology().device(d);
        Json entry{
            {"device", device.name}, {"peak", run.statistics.devices[d].peakMemory}, {"capacity", nullptr}};
        if (std::isfinite(device.memoryBytes))
            entry["capacity"] = device.memoryBytes;
        out.push_back(std::move(entry));
    }
    return out;
}

/// The fields of a run, and those of its placing.
Json placedAsJson(const PlacedRun& placed)
{
    const Run& run = *placed.run;
    const Topology& topology = run.problem->topology();
    const auto overflow = overflowOf(run);
    Json out = runAsJson(run);
    out["placer"] = placed.label;
    out["evaluations"] = placed.evaluations;
    out["seconds"] = placed.seconds;
    if (!run.schedule.outOfMemory)
        out["gap_to_lower_bound"] = run.statistics.gap;
    out["fits"] = !overflow && !run.schedule.outOfMemory;
    if (overflow)
        out["first_overflow"] = overflowAsJson(topology, *overflow);
    out["memory"] = memoryAsJson(run);
    Json notes = Json::array();
    for (const Message& note : placed.notes)
        notes.push_back(note.english());
    out["notes"] = std::move(notes);
    return out;
}

std::string placerText(const PlacedRun& placed)
{
    if (placed.evaluations == 0)
        return fmt::format("placer       {}  ({})\n", placed.label, secondsText(placed.seconds));
    return fmt::format("placer       {}  ({} placement{} simulated in {})\n", placed.label,
                       placed.evaluations, placed.evaluations == 1 ? "" : "s", secondsText(placed.seconds));
}

/// A row for each device: its time, and its peak memory as a part of what it has.
std::string deviceTable(const Run& run)
{
    const Topology& topology = run.problem->topology();
    std::string out;
    auto to = std::back_inserter(out);
    fmt::format_to(to, "{:<12} {:>12} {:>12} {:>12} {:>12} {:>12} {:>7}\n", "device", "busy", "idle",
                   "waiting", "peak memory", "capacity", "used");
    for (DeviceId d : topology.devices()) {
        const DeviceUse& use = run.statistics.devices[d];
        const double capacity = topology.device(d).memoryBytes;
        const bool limited = std::isfinite(capacity) && capacity > 0;
        fmt::format_to(to, "{:<12} {:>12} {:>12} {:>12} {:>12} {:>12} {:>7}\n", topology.device(d).name,
                       secondsText(use.busy), secondsText(use.idle), secondsText(use.waiting),
                       bytesText(use.peakMemory), std::isfinite(capacity) ? bytesText(capacity) : "unlimited",
                       limited ? fmt::format("{:.1f} %", use.peakMemory / capacity * 100) : "-");
    }
    return out;
}

std::string placedAsText(const PlacedRun& placed)
{
    const Run& run = *placed.run;
    std::string out = placerText(placed) + summaryText(run);
    if (run.bound > 0 && !run.schedule.outOfMemory)
        out += fmt::format("proven       {}  (gap {:.1f} %): no placement is better\n",
                           secondsText(run.bound), (run.schedule.makespan / run.bound - 1) * 100);
    out += fmt::format("moved        {}\n", bytesText(run.statistics.bytesMoved));
    out += fmt::format("memory       {}\n\n", fitText(run, overflowOf(run)));
    return out + deviceTable(run);
}

} // namespace

Exit printPlaced(const PlacedRun& placed, bool json)
{
    fmt::print("{}", json ? placedAsJson(placed).text() + "\n" : placedAsText(placed));
    return exitOfRun(*placed.run);
}

} // namespace doppler
