// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/workflows/dagbench.h"

#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/graphs/name_index.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_sniff.h"
#include "core/io/json/json_writing.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 5> fileKeys{"name", "task_graph", "network", "tasks", "dependencies"};
enum FileKey { FileName, FileTasks, FileNetwork, BareTasks, BareDependencies };
constexpr std::array<std::string_view, 2> graphKeys{"tasks", "dependencies"};
enum GraphKey { Tasks, Dependencies };
constexpr std::array<std::string_view, 2> taskKeys{"name", "cost"};
enum TaskKey { TaskName, Cost };
constexpr std::array<std::string_view, 3> dependencyKeys{"source", "target", "size"};
enum DependencyKey { Source, Target, Size };
constexpr std::array<std::string_view, 2> networkKeys{"nodes", "edges"};
enum NetworkKey { Nodes, Links };
constexpr std::array<std::string_view, 2> nodeKeys{"name", "speed"};
enum NodeKey { NodeName, Speed };
constexpr std::array<std::string_view, 3> linkKeys{"source", "target", "speed"};
enum LinkKey { LinkSource, LinkTarget, LinkSpeed };

/// The two ends of an edge and its figure, read at the cursor. A null as the figure (of an edge that leads to
/// itself) leaves it empty.
struct NamedEdge {
    std::string from;
    std::string to;
    std::optional<double> figure;
};

NamedEdge readNamedEdge(JsonReader& in, std::span<const std::string_view, 3> keys)
{
    NamedEdge edge;
    in.readObject(keys, {0, 1}, [&](std::size_t key) {
        if (key == 0)
            in.readText(edge.from);
        else if (key == 1)
            in.readText(edge.to);
        else if (!in.takeNull())
            in.readQuantity(edge.figure);
    });
    return edge;
}

class TaskReader {
public:
    TaskReader(std::string_view text, std::string_view name, std::string_view meaning)
        : in(text), graphName(name), operations(meaning == "operations"),
          secondsPerUnit(meaning == "milliseconds" ? 1e-3 : 1)
    {
    }

    Result<GraphPtr> read()
    {
        const std::uint32_t seen = in.readDocument(fileKeys, {}, [&](std::size_t key) {
            if (key == FileName)
                in.readText(graphName);
            else if (key == FileTasks)
                readGraph();
            else if (key == BareTasks || key == BareDependencies)
                readList(key == BareTasks);
            else
                in.skipValue();
        });
        isBare = (seen >> FileTasks & 1U) == 0;
        if (isBare)
            in.require(fileKeys, seen, (seen >> BareDependencies & 1U) != 0 ? BareTasks : FileTasks);
        addEdges();
        if (in.failed())
            return in.error();
        builder.setName(std::move(graphName));
        if (operations)
            builder.addNote({DOPPLER_TEXT("core", "the costs are read as operations; for a file of measured "
                                                  "times, set cost=milliseconds or cost=seconds")});
        auto graph = builder.build();
        return graph ? std::move(graph) : Result<GraphPtr>(inPath(graph.error()));
    }

private:
    void readGraph()
    {
        in.readObject(graphKeys, {Tasks}, [&](std::size_t key) { readList(key == Tasks); });
    }

    void readList(bool ofTasks)
    {
        in.enterList();
        while (in.nextElement()) {
            if (ofTasks)
                readTask();
            else
                dependencies.push_back(readDependency());
        }
    }

    void readTask()
    {
        Vertex task;
        double cost = 0;
        in.readObject(taskKeys, {TaskName, Cost}, [&](std::size_t key) {
            if (key == TaskName)
                in.readText(task.name);
            else
                in.readQuantity(cost);
        });
        if (in.failed())
            return;
        if (!tasks.add(task.name).second) {
            in.fail({DOPPLER_TEXT("core", "duplicate name \"{0}\", expected a unique name"),
                     {excerpt(task.name)}});
            return;
        }
        if (operations)
            task.flops = cost;
        else
            task.seconds = {{"*", cost * secondsPerUnit}};
        builder.addVertex(std::move(task));
    }

    /// A dependency with its ends as numbers of names, since the tasks may stand behind.
    struct Dependency {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        double size = 0;
    };

    Dependency readDependency()
    {
        const NamedEdge edge = readNamedEdge(in, dependencyKeys);
        return {ends.add(edge.from).first, ends.add(edge.to).first, edge.figure.value_or(0)};
    }

    void addEdges()
    {
        if (in.failed())
            return;
        constexpr std::uint32_t nowhere = static_cast<std::uint32_t>(-1);
        std::vector<std::uint32_t> taskOf(ends.size(), nowhere);
        std::vector<std::string_view> nameOf(ends.size());
        ends.forEach([&](std::string_view name, std::uint32_t number) {
            taskOf[number] = tasks.find(name).value_or(nowhere);
            nameOf[number] = name;
        });
        builder.reserve(builder.vertexCount(), dependencies.size());
        for (std::size_t i = 0; i < dependencies.size(); ++i) {
            const Dependency& d = dependencies[i];
            for (const std::uint32_t end : {d.from, d.to})
                if (taskOf[end] == nowhere) {
                    in.failAt(
                        fmt::format("{}dependencies[{}].{}", place(), i, end == d.from ? "source" : "target"),
                        {DOPPLER_TEXT("core", "there is no task \"{0}\""), {excerpt(nameOf[end])}});
                    return;
                }
            builder.addEdge({taskOf[d.from], taskOf[d.to], d.size, {}, {}});
        }
        dependencies = {};
    }

    /// Where the lists of the graph are.
    [[nodiscard]] std::string place() const { return isBare ? "" : "task_graph."; }

    [[nodiscard]] Error inPath(Error error) const
    {
        if (error.place.starts_with("vertices["))
            error.place.replace(0, 8, place() + "tasks");
        else if (error.place.starts_with("edges["))
            error.place.replace(0, 5, place() + "dependencies");
        return error;
    }

    JsonReader in;
    std::string graphName;
    bool isBare = false; ///< The file is a task graph alone, without a network.
    bool operations;
    double secondsPerUnit;
    GraphBuilder builder;
    NameIndex tasks;
    NameIndex ends; ///< Names in dependencies.
    std::vector<Dependency> dependencies;
};

class NetworkReader {
public:
    NetworkReader(std::string_view text, std::string_view name) : in(text) { parts.name = name; }

    Result<TopologyPtr> read()
    {
        const std::uint32_t seen = in.readDocument(fileKeys, {}, [&](std::size_t key) {
            if (key == FileName)
                in.readText(parts.name);
            else if (key == FileNetwork)
                readNetwork();
            else
                in.skipValue();
        });
        if (in.failed())
            return in.error();
        if (!(seen >> FileNetwork & 1U))
            return TopologyPtr{};
        makeLinks();
        if (in.failed())
            return in.error();
        parts.contention = Contention::Unlimited;
        return Topology::create(std::move(parts));
    }

private:
    void readNetwork()
    {
        in.readObject(networkKeys, {Nodes}, [&](std::size_t key) {
            in.enterList();
            while (in.nextElement()) {
                if (key == Nodes)
                    readNode();
                else
                    links.push_back(readNamedEdge(in, linkKeys));
            }
        });
    }

    void readNode()
    {
        if (parts.devices.size() == mostDevicesInFile) {
            in.fail(
                {DOPPLER_TEXT("core", "too many devices, expected at most {0}"), {count(mostDevicesInFile)}});
            return;
        }
        Device device;
        in.readObject(nodeKeys, {NodeName, Speed}, [&](std::size_t key) {
            if (key == NodeName)
                in.readText(device.name);
            else
                in.readPositive(device.flopsPerSecond);
        });
        if (!in.failed() && !names.add(device.name).second)
            in.fail({DOPPLER_TEXT("core", "duplicate name \"{0}\", expected a unique name"),
                     {excerpt(device.name)}});
        parts.devices.push_back(std::move(device));
    }

    void makeLinks()
    {
        const std::size_t n = parts.devices.size();
        parts.links.resize(n * n); // bandwidth 0: not given
        std::vector<bool> given(n * n, false);
        for (std::size_t i = 0; i < links.size() && !in.failed(); ++i) {
            const auto place = [&](const char* key) { return fmt::format("network.edges[{}].{}", i, key); };
            const auto from = find(links[i].from, place("source"));
            const auto to = find(links[i].to, place("target"));
            if (!from || !to || *from == *to)
                continue;
            if (!links[i].figure || *links[i].figure <= 0) {
                failSpeed(links[i], place("speed"));
                return;
            }
            given[*from * n + *to] = true;
            parts.links[*from * n + *to].bandwidth = *links[i].figure;
            if (!given[*to * n + *from])
                parts.links[*to * n + *from].bandwidth = *links[i].figure;
        }
        checkPairs();
    }

    void failSpeed(const NamedEdge& link, const std::string& place)
    {
        const std::string from = excerpt(link.from);
        const std::string to = excerpt(link.to);
        if (link.figure)
            in.failAt(place, {DOPPLER_TEXT("core", "the link {0} - {1} has the speed {2}, expected a number "
                                                   "above 0"),
                              {from, to, figure(jsonNumber(*link.figure))}});
        else
            in.failAt(place,
                      {DOPPLER_TEXT("core", "the link {0} - {1} has no speed, expected a number above 0"),
                       {from, to}});
    }

    /// Every pair of nodes needs a link: names the first pairs without one.
    void checkPairs()
    {
        constexpr std::size_t mostNamed = 3;
        const std::size_t n = parts.devices.size();
        std::string pairs;
        std::size_t missing = 0;
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t k = i + 1; k < n; ++k) {
                if (parts.links[i * n + k].bandwidth > 0 && parts.links[k * n + i].bandwidth > 0)
                    continue;
                if (++missing <= mostNamed)
                    pairs += fmt::format("{}{} - {}", pairs.empty() ? "" : ", ",
                                         excerpt(parts.devices[i].name), excerpt(parts.devices[k].name));
            }
        if (missing > mostNamed)
            pairs += ", ...";
        if (missing > 0 && !in.failed())
            in.failAt("network.edges",
                      {DOPPLER_PLURAL("core",
                                      "{0} pairs of nodes have no link ({1}), expected a link for every pair",
                                      "the pair of nodes {1} has no link, expected a link for every pair"),
                       {count(missing), pairs}});
    }

    std::optional<std::uint32_t> find(const std::string& name, const std::string& place)
    {
        const auto known = names.find(name);
        if (!known)
            in.failAt(place, {DOPPLER_TEXT("core", "there is no node \"{0}\""), {excerpt(name)}});
        return known;
    }

    JsonReader in;
    TopologyParts parts;
    NameIndex names;
    std::vector<NamedEdge> links;
};

} // namespace

Result<GraphPtr> readDagbench(std::string_view text, std::string_view name, const Options& options)
{
    return TaskReader(text, name, options.text("cost")).read();
}

std::vector<OptionSpec> dagbenchOptions()
{
    return {choiceOption(
        "cost", {"operations", "seconds", "milliseconds"},
        {.label = DOPPLER_TEXT("core", "Cost meaning"),
         .help = DOPPLER_TEXT("core", "Meaning of the cost of a task: operations (time = cost / speed of a "
                                      "device), or measured seconds or milliseconds on any device")})};
}

Result<TopologyPtr> readDagbenchNetwork(std::string_view text, std::string_view name)
{
    return NetworkReader(text, name).read();
}

GraphFormat dagbenchFormat()
{
    return {.id = "dagbench",
            .name = "DAGBench and SAGA JSON",
            .extensions = ".json",
            .sniff =
                [](std::string_view text) {
                    return hasTopLevelKeys(text, {"task_graph"}) ||
                                   hasTopLevelKeys(text, {"tasks", "dependencies"})
                               ? Match::Yes
                               : Match::No;
                },
            .read = [](std::string_view text,
                       const ReadRequest& ask) { return readDagbench(text, ask.name, ask.options); },
            .options = [](std::string_view) { return dagbenchOptions(); },
            .readTopology = readDagbenchNetwork};
}

} // namespace doppler
