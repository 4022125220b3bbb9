// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/open_problem.h"

#include "core/catalog/graph_file.h"
#include "core/catalog/machine_topology.h"
#include "core/io/documents/devices_json.h"
#include "core/io/placements/lock_file.h"
#include "core/workloads/api/workload_source.h"

#include <filesystem>

namespace doppler {

namespace {

Result<TopologyPtr> chosen(TopologyPtr devices, const DeviceChoice& choice)
{
    if (choice.efficiency != 1)
        devices = devices->atEfficiency(choice.efficiency);
    if (!choice.count)
        return devices;
    if (*choice.count < 1 || *choice.count > devices->deviceCount())
        return Error{{DOPPLER_TEXT("core", "--device-count is {0}, expected 1 to {1}"),
                      {std::to_string(*choice.count), std::to_string(devices->deviceCount())}},
                     {},
                     {}};
    return devices->firstDevices(*choice.count);
}

/// The devices that the graph's file describes; null where it describes none.
Result<TopologyPtr> devicesOfGraph(const std::string& graph)
{
    return graph.empty() || namesWorkload(graph) ? Result<TopologyPtr>(TopologyPtr())
                                                 : readTopologyOfGraph(graph);
}

/// The devices in a graph's file of a format that has them.
Result<TopologyPtr> describedDevices(const std::string& graph)
{
    auto described = readTopologyOfGraph(graph);
    if (described && !*described)
        return Error{{DOPPLER_TEXT("core", "the file describes a graph without devices, expected devices")},
                     graph,
                     {}};
    return described;
}

/// The devices of a problem whose sources name none (openProblem(), 2 to 4).
Result<TopologyPtr> unnamedDevices(const ProblemSources& sources, OpenedProblem& opened)
{
    auto described = devicesOfGraph(sources.graph);
    if (sources.open) {
        if (described && *described)
            opened.notes.push_back(
                {DOPPLER_TEXT("core", "{0} describes its own devices, but the open devices are kept. To use "
                                      "those of the file, open it as devices"),
                 {sources.graph}});
        return sources.open->topologyPtr();
    }
    if (!described)
        return described;
    if (*described) {
        opened.devices = sources.graph;
        opened.notes.push_back(
            {DOPPLER_TEXT("core", "the devices described in {0} are used"), {sources.graph}});
        return chosen(*std::move(described), sources.choice);
    }
    if (sources.standardDevices.empty())
        return Error{
            {DOPPLER_TEXT("core",
                          "the graph describes no devices; name some, such as --devices 4xP100 (doppler "
                          "devices list)"),
             {}},
            {},
            {}};
    opened.devices = sources.standardDevices;
    return openDevices(sources.standardDevices, sources.choice);
}

Result<TopologyPtr> namedDevices(const ProblemSources& sources, OpenedProblem& opened)
{
    opened.devices = sources.devices;
    return openDevices(sources.devices, sources.choice);
}

Result<GraphPtr> graphOf(const ProblemSources& sources, const ReadOptions& readOptions,
                         const ReadWatch& watch, OpenedProblem& opened)
{
    if (sources.graph.empty())
        return sources.open->graphPtr();
    auto graph = openGraph(sources.graph, readOptions.of(sources.graph), watch);
    if (graph) {
        opened.graph = sources.graph;
        const auto notes = (*graph)->notes();
        opened.notes.insert(opened.notes.begin(), notes.begin(), notes.end());
        if (sources.held)
            return sources.held(*std::move(graph));
    }
    return graph;
}

} // namespace

bool describesDevices(const std::string& graph)
{
    const auto described = devicesOfGraph(graph);
    return described && *described;
}

bool namesBuiltinDevices(const std::string& source)
{
    std::error_code ignored;
    return source.find_first_of("/\\.") == std::string::npos && !std::filesystem::exists(source, ignored);
}

Result<GraphPtr> openGraph(const std::string& source, const GivenOptions& options, const ReadWatch& watch)
{
    return namesWorkload(source) ? generateWorkload(source) : readGraph(source, {options, watch});
}

Result<TopologyPtr> openDevices(const std::string& source, const DeviceChoice& choice)
{
    auto devices = namesBuiltinDevices(source)  ? topologyNamed(source)
                   : mayDescribeDevices(source) ? describedDevices(source)
                                                : readDevices(source);
    return devices ? chosen(*std::move(devices), choice) : std::move(devices);
}

Result<OpenedProblem> openProblem(const ProblemSources& sources, const ModelOptions& model,
                                  const ReadOptions& readOptions, const ReadWatch& watch)
{
    OpenedProblem opened;
    // Devices that are named are found at once, so a wrong name needs no reading of a large graph. Others are
    // looked for in the graph's file, whose own fault comes first.
    const bool named = !sources.devices.empty();
    auto devices = named ? namedDevices(sources, opened) : Result<TopologyPtr>(TopologyPtr());
    if (!devices)
        return devices.error();
    if (sources.graph.empty() && !sources.open)
        return Error{{DOPPLER_TEXT("core", "open a graph first"), {}}, {}, {}};
    auto graph = graphOf(sources, readOptions, watch, opened);
    if (!graph)
        return graph.error();
    if (!named)
        devices = unnamedDevices(sources, opened);
    if (!devices)
        return devices.error();
    const ProblemPtr& open = sources.open;
    const bool same =
        open && *graph == open->graphPtr() && *devices == open->topologyPtr() && open->model() == model;
    auto problem =
        same ? Result<ProblemPtr>(open) : Problem::create(*std::move(graph), *std::move(devices), model);
    if (!problem)
        return inFile(problem.error(), opened.graph.empty() ? open->graph().name() : opened.graph);
    auto locked = withLocksOfFile(*problem, sources.locks);
    if (!locked)
        return locked.error();
    opened.problem = *std::move(locked);
    return opened;
}

} // namespace doppler
