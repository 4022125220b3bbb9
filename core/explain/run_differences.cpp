// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/run_differences.h"

#include "core/explain/run_reasons.h"
#include "core/run/vertex_values.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace doppler {

namespace {

/// Visits every vertex whose device differs.
template <class Visit>
void forEachMoved(const Run& reference, const Run& other, Visit visit)
{
    const std::vector<char> moved = movedVertices(reference, other);
    for (const VertexId v : reference.problem->graph().vertices())
        if (moved[v])
            visit(v);
}

/// Names of all devices, each once, in the order in which they come.
std::vector<std::string> deviceNames(const std::vector<RunFigures>& figures)
{
    std::vector<std::string> names;
    for (const RunFigures& run : figures)
        for (const DeviceFigures& device : run.devices)
            if (std::ranges::find(names, device.name) == names.end())
                names.push_back(device.name);
    return names;
}

/// Collects rows of figures.
class Rows {
public:
    explicit Rows(const RunDifferences& all) : from(all) {}

    template <class Value>
    void add(Message name, std::string key, FigureUnit unit, bool lessIsBetter, Value value)
    {
        FigureRow row{std::move(name), std::move(key), unit, lessIsBetter, {}};
        for (std::size_t run = 0; run < from.figures.size(); ++run)
            row.values.push_back(value(run));
        rows.push_back(std::move(row));
    }
    void addTime(Message name, std::string key, double RunFigures::*member)
    {
        add(std::move(name), std::move(key), FigureUnit::Seconds, true,
            [&](std::size_t run) { return std::optional(from.figures[run].*member); });
    }
    void addPath(Message name, std::string key, double PathShares::*member)
    {
        add(std::move(name), std::move(key), FigureUnit::Seconds, true,
            [&](std::size_t run) { return std::optional(from.figures[run].path.*member); });
    }
    void addDevice(const std::string& device, Message name, const std::string& key, FigureUnit unit,
                   bool lessIsBetter, double DeviceFigures::*member)
    {
        add(std::move(name), key + ":" + device, unit, lessIsBetter,
            [&](std::size_t run) -> std::optional<double> {
                const auto& devices = from.figures[run].devices;
                const auto at = std::ranges::find(devices, device, &DeviceFigures::name);
                return at == devices.end() ? std::nullopt : std::optional((*at).*member);
            });
    }

    std::vector<FigureRow> rows;

private:
    const RunDifferences& from;
};

std::vector<FigureRow> rowsOf(const RunDifferences& all)
{
    Rows out(all);
    out.addTime({DOPPLER_TEXT("core", "Makespan")}, "makespan", &RunFigures::makespan);
    out.addTime({DOPPLER_TEXT("core", "Lower bound")}, "bound", &RunFigures::bound);
    out.addPath({DOPPLER_TEXT("core", "Critical path: compute")}, "path_compute", &PathShares::compute);
    out.addPath({DOPPLER_TEXT("core", "Critical path: transfer")}, "path_transfer", &PathShares::transfer);
    out.addPath({DOPPLER_TEXT("core", "Critical path: waiting")}, "path_waiting", &PathShares::waiting);
    out.addTime({DOPPLER_TEXT("core", "Idle, all devices")}, "idle", &RunFigures::idle);
    out.addTime({DOPPLER_TEXT("core", "Idle before the last task")}, "waiting", &RunFigures::waiting);
    out.add({DOPPLER_TEXT("core", "Bytes transferred")}, "bytes_moved", FigureUnit::Bytes, true,
            [&](std::size_t run) { return std::optional(all.figures[run].bytesMoved); });
    out.add({DOPPLER_TEXT("core", "Transfers")}, "transfers", FigureUnit::Count, true,
            [&](std::size_t run) { return std::optional(static_cast<double>(all.figures[run].transfers)); });
    out.add({DOPPLER_TEXT("core", "Peak memory, fullest device")}, "peak_memory", FigureUnit::Bytes, true,
            [&](std::size_t run) { return std::optional(all.figures[run].peakMemory); });
    out.add({DOPPLER_TEXT("core", "Moved vertices")}, "moved", FigureUnit::Count, false,
            [&](std::size_t run) { return std::optional(static_cast<double>(all.moved[run].size())); });
    const double vertices = static_cast<double>(std::max<std::size_t>(all.disagreement.size(), 1));
    out.add({DOPPLER_TEXT("core", "Share of moved vertices")}, "moved_share", FigureUnit::Share, false,
            [&](std::size_t run) {
                return std::optional(static_cast<double>(all.moved[run].size()) / vertices);
            });
    for (const std::string& device : deviceNames(all.figures)) {
        out.addDevice(device, {DOPPLER_TEXT("core", "{0}: busy"), {device}}, "busy", FigureUnit::Seconds,
                      false, &DeviceFigures::busy);
        out.addDevice(device, {DOPPLER_TEXT("core", "{0}: share of the work"), {device}}, "share",
                      FigureUnit::Share, false, &DeviceFigures::share);
        out.addDevice(device, {DOPPLER_TEXT("core", "{0}: idle"), {device}}, "idle", FigureUnit::Seconds,
                      true, &DeviceFigures::idle);
        out.addDevice(device, {DOPPLER_TEXT("core", "{0}: peak memory"), {device}}, "peak_memory",
                      FigureUnit::Bytes, true, &DeviceFigures::peakMemory);
    }
    return std::move(out.rows);
}

} // namespace

bool sameGraph(const Run& one, const Run& other)
{
    return one.problem->vertexCount() == other.problem->vertexCount() &&
           one.problem->graph().fingerprint() == other.problem->graph().fingerprint();
}

std::vector<MovedVertex> vertexMoves(const Run& reference, const Run& other)
{
    assert(sameGraph(reference, other));
    std::vector<MovedVertex> out;
    forEachMoved(reference, other, [&](VertexId v) {
        MovedVertex moved{v, reference.placement.devices[v], other.placement.devices[v], {}};
        const TaskRun& before = reference.schedule.tasks[v];
        const TaskRun& after = other.schedule.tasks[v];
        if (before.ran() && after.ran())
            moved.later = after.end - before.end;
        out.push_back(moved);
    });
    return out;
}

std::vector<std::uint32_t> disagreement(std::span<const NamedRun> runs, std::size_t reference)
{
    const Run& against = *runs[reference].run;
    std::vector<std::uint32_t> out(against.problem->vertexCount(), 0);
    for (const NamedRun& other : runs)
        forEachMoved(against, *other.run, [&](VertexId v) { ++out[v]; });
    return out;
}

std::optional<double> FigureRow::difference(std::size_t run, std::size_t reference) const
{
    const auto& own = values[run];
    const auto& other = values[reference];
    if (!own || !other || !std::isfinite(*own) || !std::isfinite(*other))
        return std::nullopt;
    return *own - *other;
}

std::optional<double> FigureRow::ratio(std::size_t run, std::size_t reference) const
{
    const auto by = difference(run, reference);
    if (!by || *values[reference] == 0)
        return std::nullopt;
    return *by / *values[reference];
}

std::optional<Message> deviceMatchNote(const RunDifferences& all, std::size_t run)
{
    const auto& renamed = all.matches[run].renamed;
    if (renamed.empty())
        return std::nullopt;
    const Topology& here = all.runs[all.reference].run->problem->topology();
    const Topology& there = all.runs[run].run->problem->topology();
    constexpr std::size_t mostNamed = 8;
    std::string pairs;
    for (std::size_t i = 0; i < std::min(renamed.size(), mostNamed); ++i)
        pairs += (i > 0 ? ", " : "") + there.device(renamed[i].first).name + " = " +
                 here.device(renamed[i].second).name;
    if (renamed.size() > mostNamed)
        pairs += ", …";
    return Message{DOPPLER_TEXT("core",
                                "Interchangeable devices of {0} were matched to those of {1}, so that as "
                                "few vertices as possible count as moved: {2}."),
                   {all.runs[run].name, all.runs[all.reference].name, pairs}};
}

RunDifferences differencesOf(std::vector<NamedRun> runs, std::size_t reference)
{
    assert(reference < runs.size());
    RunDifferences out;
    out.runs = std::move(runs);
    out.reference = reference;
    const Run& against = *out.runs[reference].run;
    for (const NamedRun& named : out.runs) {
        out.figures.push_back(figuresOf(*named.run));
        out.moved.push_back(vertexMoves(against, *named.run));
        out.matches.push_back(matchDevices(against, *named.run));
    }
    out.disagreement = disagreement(out.runs, reference);
    out.rows = rowsOf(out);
    for (std::size_t run = 0; run < out.runs.size(); ++run)
        out.reasons.push_back(run == reference ? std::vector<Message>{}
                                               : reasonsOf(out.runs[reference].name, out.figures[reference],
                                                           out.runs[run].name, out.figures[run]));
    return out;
}

} // namespace doppler
