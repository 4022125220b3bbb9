// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/session_runs.h"

#include "core/app/open_problem.h"
#include "core/io/placements/placement_json.h"
#include "core/io/traces/trace_read.h"
#include "core/placers/api/registry.h"
#include "core/run/measured_run.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

namespace doppler {

namespace {

template <class Id>
std::vector<Id> idsOf(const std::vector<std::uint32_t>& numbers)
{
    std::vector<Id> out;
    out.reserve(numbers.size());
    for (const std::uint32_t number : numbers)
        out.push_back(Id{number});
    return out;
}

/// Opens each graph and each set of devices once.
class ProblemOpener {
public:
    ProblemOpener(std::string inFolder, const ReadWatch& w) : folder(std::move(inFolder)), watch(w) {}

    Result<ProblemPtr> open(const SessionProblem& wanted)
    {
        auto graph = shared(graphs, wanted.graph, [&](const std::string& source) {
            return openGraph(source, wanted.graph.options, watch);
        });
        if (!graph)
            return graph.error();
        auto devices =
            shared(topologies, wanted.devices, [](const std::string& source) { return openDevices(source); });
        if (!devices)
            return devices.error();
        return Problem::create(*std::move(graph), *std::move(devices), wanted.model);
    }

private:
    template <class Ptr, class Open>
    Result<Ptr> shared(std::map<std::string, Ptr>& known, const SessionSource& source, const Open& open)
    {
        const std::string name = source.name.empty() ? pathFromSession(source.file, folder) : source.name;
        Ptr& part = known[name];
        if (part)
            return part;
        auto opened = open(name);
        if (opened)
            part = *opened;
        return opened;
    }

    std::string folder;
    const ReadWatch& watch;
    std::map<std::string, GraphPtr> graphs;
    std::map<std::string, TopologyPtr> topologies;
};

} // namespace

Result<RunPtr> openSessionRun(const SessionRun& saved, const std::vector<std::string>& deviceNames,
                              const ProblemPtr& problem)
{
    PlacementFile file;
    file.placer = saved.placer;
    for (const std::uint32_t device : saved.devices)
        file.devices.push_back(deviceNames[device]);
    file.order = idsOf<VertexId>(saved.order);
    file.transfers = idsOf<EdgeId>(saved.transfers);
    auto placement = resolve(*problem, file);
    if (!placement)
        return placement.error();
    if (saved.trace.empty())
        return makeFinishedRun(problem, *std::move(placement), saved.placer, saved.bound);
    auto reading = readRunTraceText(*problem, saved.trace);
    if (!reading)
        return reading.error();
    return makeMeasuredRun(problem, *std::move(placement), std::move(reading->schedule));
}

std::string sessionRunTitle(const SessionRun& saved)
{
    if (!saved.notes.name.empty())
        return saved.notes.name;
    if (!saved.title.empty())
        return saved.title;
    if (const std::filesystem::path file(saved.placer); file.is_absolute()) // a checkpoint or a program
        return file.filename().string();
    constexpr std::array<std::pair<std::string_view, const char*>, 4> others{
        {{"doppler", "DOPPLER"}, {"file", "From file"}, {"manual", "By hand"}, {measuredPlacer, "Measured"}}};
    for (const auto& [id, title] : others)
        if (saved.placer == id)
            return title;
    const auto known = placerRegistry().find(saved.placer);
    return known ? std::string((*known)->info().name) : saved.placer;
}

Result<SessionRuns> openSessionRuns(const SessionFile& session, const std::string& folder,
                                    const ReadWatch& watch)
{
    SessionRuns out;
    ProblemOpener opener(folder, watch);
    std::vector<ProblemPtr> problems;
    for (const SessionProblem& wanted : session.problems) {
        if (watch.stop.stop_requested())
            return readingStopped();
        auto problem = opener.open(wanted);
        if (!problem)
            out.leftOut.push_back(problem.error());
        problems.push_back(problem ? *std::move(problem) : nullptr);
    }
    for (std::size_t i = 0; i < session.runs.size(); ++i) {
        const SessionRun& saved = session.runs[i];
        if (watch.stop.stop_requested())
            return readingStopped();
        if (!problems[saved.problem])
            continue;
        auto run =
            openSessionRun(saved, session.problems[saved.problem].deviceNames, problems[saved.problem]);
        if (!run) {
            out.leftOut.push_back(run.error());
            continue;
        }
        out.runs.push_back(
            {*std::move(run), sessionRunTitle(saved), saved.seed, saved.trained, saved.notes, saved.origin});
        out.indexInFile.push_back(i);
    }
    if (out.runs.empty() && !out.leftOut.empty())
        return out.leftOut.front();
    return out;
}

RunNotes changedNotes(RunNotes notes, const NotesChange& change)
{
    if (change.name)
        notes.name = *change.name;
    if (change.note)
        notes.note = *change.note;
    if (change.group)
        notes.group = *change.group;
    if (change.baseline)
        notes.baseline = *change.baseline;
    std::erase_if(notes.tags, [&](const std::string& tag) {
        return std::ranges::find(change.removeTags, tag) != change.removeTags.end();
    });
    notes.tags.insert(notes.tags.end(), change.addTags.begin(), change.addTags.end());
    return cleanNotes(std::move(notes));
}

} // namespace doppler
