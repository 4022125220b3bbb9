// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/wfcommons.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/graph/graph_builder.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/graphs/graph_losses.h"
#include "core/io/graphs/name_index.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_sniff.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view version = "1.5";
constexpr const char* control = "(control)"; ///< Tensor of pairs without a file; no id of a file may be so.

constexpr std::array<std::string_view, 3> fileKeys{"name", "schemaVersion", "workflow"};
enum FileKey { FileName, SchemaVersion, WorkflowKey };
constexpr std::array<std::string_view, 2> workflowKeys{"specification", "execution"};
enum WorkflowPart { Specification, Execution };
constexpr std::array<std::string_view, 2> specificationKeys{"tasks", "files"};
enum SpecificationPart { Tasks, Files };
constexpr std::array<std::string_view, 6> taskKeys{"name",     "id",         "parents",
                                                   "children", "inputFiles", "outputFiles"};
enum TaskKey { TaskName, TaskId, Parents, Children, Inputs, Outputs };
constexpr std::array<std::string_view, 2> sizeKeys{"id", "sizeInBytes"};
enum SizeKey { FileId, Size };
constexpr std::array<std::string_view, 1> executionKeys{"tasks"};
constexpr std::array<std::string_view, 3> runKeys{"id", "runtimeInSeconds", "command"};
enum RunKey { RunId, Runtime, Command };
constexpr std::array<std::string_view, 1> commandKeys{"program"};

/// Lists of numbers one behind the other, one list for each task.
struct Lists {
    std::vector<std::uint32_t> items;
    std::vector<std::size_t> starts{0};
    void close() { starts.push_back(items.size()); }
    [[nodiscard]] std::span<const std::uint32_t> of(std::size_t i) const
    {
        return {items.data() + starts[i], starts[i + 1] - starts[i]};
    }
};

class WorkflowReader {
public:
    WorkflowReader(std::string_view text, std::string_view name) : in(text), graphName(name) {}

    Result<GraphPtr> read()
    {
        in.readDocument(fileKeys, {SchemaVersion, WorkflowKey}, [&](std::size_t key) {
            if (key == FileName)
                in.readText(graphName);
            else if (key == SchemaVersion)
                checkVersion();
            else
                readWorkflow();
        });
        if (in.failed() || !findTasks())
            return in.error();
        applyRuns();
        addEdges();
        builder.setName(std::move(graphName));
        auto graph = builder.build();
        return graph ? std::move(graph) : Result<GraphPtr>(inPath(graph.error()));
    }

private:
    void checkVersion()
    {
        std::string found;
        double number = 0;
        if (!in.readText(found) || found == version)
            return;
        if (parseNumber(std::string_view(found), number) && number > 1.5)
            in.fail({DOPPLER_TEXT("core", "the file is of version {0}, this program reads up to {1}; a newer "
                                          "program is needed"),
                     {excerpt(found), std::string(version)}});
        else
            in.fail({DOPPLER_TEXT("core", "found {0}, expected {1}"),
                     {'"' + excerpt(found) + '"', '"' + std::string(version) + '"'}});
    }

    void readWorkflow()
    {
        in.readObject(workflowKeys, {Specification}, [&](std::size_t key) {
            if (key == Specification)
                readSpecification();
            else
                readExecution();
        });
    }

    void readSpecification()
    {
        in.readObject(specificationKeys, {Tasks}, [&](std::size_t key) {
            in.enterList();
            while (in.nextElement()) {
                if (key == Tasks)
                    readTask();
                else
                    readSize();
            }
        });
    }

    void readTask()
    {
        Vertex task;
        std::string id;
        in.readObject(taskKeys, {TaskId}, [&](std::size_t key) {
            switch (key) {
            case TaskName:
                in.readText(task.name);
                break;
            case TaskId:
                in.readText(id);
                break;
            case Parents:
                readNames(tasks, parents);
                break;
            case Children:
                readNames(tasks, children);
                break;
            case Inputs:
                readNames(files, inputs);
                break;
            case Outputs:
                readNames(files, outputs);
                break;
            default:
                break;
            }
        });
        if (in.failed())
            return;
        for (Lists* lists : {&parents, &children, &inputs, &outputs})
            lists->close();
        const std::uint32_t number = tasks.add(id).first;
        vertexOf.resize(std::max<std::size_t>(vertexOf.size(), tasks.size()), none);
        if (vertexOf[number] != none) {
            in.fail({DOPPLER_TEXT("core", "the id \"{0}\" stands twice"), {excerpt(id)}});
            return;
        }
        vertexOf[number] = static_cast<std::uint32_t>(builder.vertexCount());
        // Most ids are the name and a number; then only they tell tasks apart.
        if (id.starts_with(task.name))
            task.name = std::move(id);
        builder.addVertex(std::move(task));
    }

    void readNames(NameIndex& index, Lists& to)
    {
        std::string name;
        in.enterList();
        while (in.nextElement())
            if (in.readText(name))
                to.items.push_back(index.add(name).first);
    }

    void readSize()
    {
        std::string id;
        double size = 0;
        in.readObject(sizeKeys, {FileId, Size}, [&](std::size_t key) {
            if (key == FileId)
                in.readText(id);
            else
                in.readQuantity(size);
        });
        if (!in.failed())
            sizes.emplace_back(files.add(id).first, size);
    }

    void readExecution()
    {
        in.readObject(executionKeys, {}, [&](std::size_t) {
            in.enterList();
            while (in.nextElement())
                readRun();
        });
    }

    struct Run {
        std::uint32_t task = 0;
        double seconds = 0;
        std::string program;
    };

    void readRun()
    {
        Run run;
        std::string id;
        in.readObject(runKeys, {RunId, Runtime}, [&](std::size_t key) {
            if (key == RunId)
                in.readText(id);
            else if (key == Runtime)
                in.readQuantity(run.seconds);
            else
                readCommand(run.program);
        });
        run.task = tasks.add(id).first;
        runs.push_back(std::move(run));
    }

    void readCommand(std::string& program)
    {
        in.readObject(commandKeys, {}, [&](std::size_t) { in.readText(program); });
    }

    /// Checks that every task named anywhere is one.
    bool findTasks()
    {
        vertexOf.resize(tasks.size(), none);
        for (std::size_t v = 0; v < builder.vertexCount(); ++v)
            for (const auto& [key, lists] :
                 {std::pair("parents", &parents), std::pair("children", &children)})
                for (std::size_t i = 0; i < lists->of(v).size(); ++i)
                    if (vertexOf[lists->of(v)[i]] == none)
                        return noTask(fmt::format("workflow.specification.tasks[{}].{}[{}]", v, key, i),
                                      lists->of(v)[i]);
        for (std::size_t i = 0; i < runs.size(); ++i)
            if (vertexOf[runs[i].task] == none)
                return noTask(fmt::format("workflow.execution.tasks[{}].id", i), runs[i].task);
        return true;
    }

    bool noTask(std::string place, std::uint32_t number)
    {
        std::string name;
        tasks.forEach([&](std::string_view known, std::uint32_t n) {
            if (n == number)
                name = excerpt(known);
        });
        return in.failAt(std::move(place), {DOPPLER_TEXT("core", "there is no task \"{0}\""), {name}});
    }

    void applyRuns()
    {
        for (Run& run : runs) {
            Vertex& vertex = builder.vertex(VertexId{vertexOf[run.task]});
            vertex.seconds = {{"*", run.seconds}};
            vertex.op = std::move(run.program);
        }
        runs = {};
        sizeOf.resize(files.size(), 0);
        for (const auto& [file, size] : sizes)
            sizeOf[file] = size;
        for (std::size_t v = 0; v < builder.vertexCount(); ++v)
            for (const std::uint32_t file : outputs.of(v))
                builder.vertex(VertexId{v}).outputBytes += sizeOf[file];
    }

    /// Pairs of parent and child: by parent, as its `children` have them, then those that only `parents` has.
    [[nodiscard]] std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs() const
    {
        struct Pair {
            std::uint32_t parent, child;
            std::size_t place;
        };
        std::vector<Pair> all;
        for (std::size_t v = 0; v < builder.vertexCount(); ++v) {
            for (const std::uint32_t child : children.of(v))
                all.push_back({static_cast<std::uint32_t>(v), vertexOf[child], all.size()});
        }
        for (std::size_t v = 0; v < builder.vertexCount(); ++v)
            for (const std::uint32_t parent : parents.of(v))
                all.push_back({vertexOf[parent], static_cast<std::uint32_t>(v), all.size()});
        std::sort(all.begin(), all.end(), [](const Pair& a, const Pair& b) {
            return std::tuple(a.parent, a.child, a.place) < std::tuple(b.parent, b.child, b.place);
        });
        all.erase(std::unique(all.begin(), all.end(),
                              [](const Pair& a, const Pair& b) {
                                  return a.parent == b.parent && a.child == b.child;
                              }),
                  all.end());
        std::sort(all.begin(), all.end(), [](const Pair& a, const Pair& b) {
            return std::tuple(a.parent, a.place) < std::tuple(b.parent, b.place);
        });
        std::vector<std::pair<std::uint32_t, std::uint32_t>> out;
        out.reserve(all.size());
        for (const Pair& pair : all)
            out.emplace_back(pair.parent, pair.child);
        return out;
    }

    /// A file on its way: `edge` is the pair's number, `place` the file's among the parent's outputs.
    struct Shared {
        std::uint32_t edge, place, file;
    };

    /// The files that each pair shares. What several parents of a task put out, it takes from the first, so
    /// that there are never more of these than files taken in.
    [[nodiscard]] std::vector<Shared>
    shareFiles(std::span<const std::pair<std::uint32_t, std::uint32_t>> edges)
    {
        std::vector<std::vector<std::pair<std::uint32_t, std::uint32_t>>> sorted(builder.vertexCount());
        for (std::size_t v = 0; v < sorted.size(); ++v) {
            const auto list = outputs.of(v);
            for (std::uint32_t i = 0; i < list.size(); ++i)
                sorted[v].emplace_back(list[i], i);
            std::sort(sorted[v].begin(), sorted[v].end());
        }
        std::vector<std::uint32_t> byChild(edges.size());
        for (std::uint32_t e = 0; e < edges.size(); ++e)
            byChild[e] = e;
        std::stable_sort(byChild.begin(), byChild.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return edges[a].second < edges[b].second; });
        std::vector<Shared> shared;
        // Of each file: the task that last asked for it and has not found it yet.
        std::vector<std::uint32_t> wantedBy(files.size(), none);
        std::size_t next = 0;
        for (std::uint32_t v = 0; v < builder.vertexCount(); ++v) {
            for (const std::uint32_t file : inputs.of(v))
                wantedBy[file] = v;
            for (; next < byChild.size() && edges[byChild[next]].second == v; ++next) {
                const std::uint32_t edge = byChild[next];
                const auto& produced = sorted[edges[edge].first];
                const auto take = [&](std::uint32_t file, std::uint32_t place) {
                    if (wantedBy[file] != v)
                        return;
                    wantedBy[file] = none;
                    shared.push_back({edge, place, file});
                };
                if (produced.size() <= inputs.of(v).size()) {
                    for (const auto& [file, place] : produced)
                        take(file, place);
                } else {
                    for (const std::uint32_t file : inputs.of(v)) {
                        const auto found =
                            std::lower_bound(produced.begin(), produced.end(), std::pair(file, 0U));
                        if (found != produced.end() && found->first == file)
                            take(file, found->second);
                    }
                }
            }
            for (const std::uint32_t file : inputs.of(v))
                if (wantedBy[file] == v) {
                    builder.vertex(VertexId{v}).persistentBytes += sizeOf[file];
                    wantedBy[file] = none;
                }
        }
        std::sort(shared.begin(), shared.end(), [](const Shared& a, const Shared& b) {
            return std::tie(a.edge, a.place) < std::tie(b.edge, b.place);
        });
        return shared;
    }

    void addEdges()
    {
        const auto edges = pairs();
        for (Lists* lists : {&parents, &children})
            *lists = {};
        const auto shared = shareFiles(edges);
        builder.reserve(builder.vertexCount(), edges.size() + shared.size());
        std::size_t next = 0;
        for (std::uint32_t e = 0; e < edges.size(); ++e) {
            const auto [from, to] = edges[e];
            if (next == shared.size() || shared[next].edge != e)
                builder.addEdge({from, to, 0.0, {}, control});
            // Named by the file's number: its name may be long, and stand here once for every child.
            for (; next < shared.size() && shared[next].edge == e; ++next)
                builder.addEdge(
                    {from, to, sizeOf[shared[next].file], {}, "f" + std::to_string(shared[next].file)});
        }
    }

    static Error inPath(Error error)
    {
        if (error.place.starts_with("vertices"))
            error.place.replace(0, 8, "workflow.specification.tasks");
        return error;
    }

    static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);
    JsonReader in;
    std::string graphName;
    GraphBuilder builder;
    NameIndex tasks; ///< Every id of a task that stands anywhere.
    NameIndex files;
    std::vector<std::uint32_t> vertexOf; ///< By the number of a task's id.
    std::vector<double> sizeOf;          ///< By the number of a file.
    Lists parents, children, inputs, outputs;
    std::vector<std::pair<std::uint32_t, double>> sizes;
    std::vector<Run> runs;
};

/// Ids that WfFormat allows: letters, digits, "-", "_" and "."; every one once.
std::vector<std::string> taskIds(const DataflowGraph& graph)
{
    std::vector<std::string> ids;
    NameIndex taken;
    for (VertexId v : graph.vertices()) {
        std::string id = graph.vertex(v).name;
        for (char& c : id)
            if (!((c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || c == '-' ||
                  c == '_' || c == '.'))
                c = '_';
        if (id.empty())
            id = "task";
        while (!taken.add(id).second)
            id += '_' + std::to_string(v.value);
        ids.push_back(std::move(id));
    }
    return ids;
}

std::string jsonList(const std::vector<std::string>& items)
{
    std::string out = "[";
    for (const std::string& item : items)
        (out += out.size() == 1 ? "" : ", ") += jsonText(item);
    return out += ']';
}

/// The one time that the format has a place for: on any device, else on the first kind.
const MeasuredSeconds* runtime(const Vertex& vertex)
{
    const auto any = std::find_if(vertex.seconds.begin(), vertex.seconds.end(),
                                  [](const MeasuredSeconds& m) { return m.kind == "*"; });
    if (any != vertex.seconds.end())
        return &*any;
    return vertex.seconds.empty() ? nullptr : &vertex.seconds.front();
}

/// Writes the files of a graph as it goes through it.
class WorkflowWriter {
public:
    explicit WorkflowWriter(const DataflowGraph& from) : graph(from), ids(taskIds(from)) {}

    std::string write()
    {
        std::string tasks;
        std::string runs;
        for (VertexId v : graph.vertices()) {
            (tasks += tasks.empty() ? "\n" : ",\n") += task(v);
            if (const MeasuredSeconds* measured = runtime(graph.vertex(v)))
                (runs += runs.empty() ? "\n" : ",\n") +=
                    fmt::format("{{\"id\": {}, \"runtimeInSeconds\": {}{}}}", jsonText(ids[v]),
                                jsonNumber(measured->seconds),
                                graph.vertex(v).op.empty() ? ""
                                                           : fmt::format(", \"command\": {{\"program\": {}}}",
                                                                         jsonText(graph.vertex(v).op)));
        }
        std::string out =
            fmt::format("{{\n\"name\": {},\n\"schemaVersion\": \"{}\",\n\"workflow\": {{\n"
                        "\"specification\": {{\"tasks\": [{}\n],\n\"files\": [{}\n]}}",
                        jsonText(graph.name().empty() ? "graph" : graph.name()), version, tasks, files);
        if (!runs.empty()) // the format asks for the makespan and the date of a run; nobody knows them here
            out += fmt::format(",\n\"execution\": {{\"makespanInSeconds\": 0, \"executedAt\": "
                               "\"1970-01-01T00:00:00Z\", \"tasks\": [{}\n]}}",
                               runs);
        return out += "\n}\n}\n";
    }

private:
    std::string fileOf(TensorId tensor)
    {
        return fmt::format("{}.{}", ids[graph.tensor(tensor).source], tensor.value);
    }

    void addFile(const std::string& id, double size)
    {
        (files += files.empty() ? "\n" : ",\n") +=
            fmt::format("{{\"id\": {}, \"sizeInBytes\": {:.0f}}}", jsonText(id), std::round(size));
    }

    std::string task(VertexId v)
    {
        const Vertex& vertex = graph.vertex(v);
        std::vector<std::string> parents, children, inputs, outputs;
        std::vector<TensorId> tensors;
        VertexId last;
        for (const Edge& edge : graph.outEdges(v)) {
            if (edge.to != last)
                children.push_back(ids[edge.to]);
            last = edge.to;
            if (!isControl(edge.tensor))
                tensors.push_back(edge.tensor);
        }
        std::sort(tensors.begin(), tensors.end());
        tensors.erase(std::unique(tensors.begin(), tensors.end()), tensors.end());
        for (const TensorId tensor : tensors) {
            outputs.push_back(fileOf(tensor));
            addFile(outputs.back(), graph.tensor(tensor).bytes);
        }
        if (graph.outEdges(v).empty() && vertex.outputBytes > 0) {
            outputs.push_back(ids[v] + ".out");
            addFile(outputs.back(), vertex.outputBytes);
        }
        if (vertex.persistentBytes > 0) {
            inputs.push_back(ids[v] + ".in");
            addFile(inputs.back(), vertex.persistentBytes);
        }
        for (const EdgeId e : graph.inEdges(v)) {
            const Edge& edge = graph.edge(e);
            if (parents.empty() || parents.back() != ids[edge.from])
                parents.push_back(ids[edge.from]);
            if (!isControl(edge.tensor))
                inputs.push_back(fileOf(edge.tensor));
        }
        return fmt::format(
            "{{\"name\": {}, \"id\": {}, \"parents\": {}, \"children\": {}, \"inputFiles\": {}, "
            "\"outputFiles\": {}}}",
            jsonText(vertex.name.empty() ? ids[v] : vertex.name), jsonText(ids[v]), jsonList(parents),
            jsonList(children), jsonList(inputs), jsonList(outputs));
    }

    [[nodiscard]] bool isControl(TensorId tensor) const
    {
        return graph.tensor(tensor).bytes == 0 && graph.tensor(tensor).name.text() == control;
    }

    const DataflowGraph& graph;
    std::vector<std::string> ids;
    std::string files;
};

} // namespace

Result<GraphPtr> readWfcommons(std::string_view text, std::string_view name)
{
    return WorkflowReader(text, name).read();
}

std::string writeWfcommons(const DataflowGraph& graph) { return WorkflowWriter(graph).write(); }

GraphFormat wfcommonsFormat()
{
    return {
        .id = "wfcommons",
        .name = "WfCommons JSON",
        .extensions = ".wfcommons.json",
        .sniff =
            [](std::string_view text) {
                return hasTopLevelKeys(text, {"workflow"}) ? Match::Yes : Match::No;
            },
        .read = [](std::string_view text, const ReadRequest& ask) { return readWfcommons(text, ask.name); },
        .write = writeWfcommons,
        .loses = lostInWfcommons};
}

} // namespace doppler
