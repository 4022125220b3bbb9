// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/workflows/wfcommons.h"

#include "core/base/excerpt.h"
#include "core/base/option_specs.h"
#include "core/base/text_fields.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/graphs/graph_losses.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_sniff.h"
#include "core/io/workflows/workflow_graph.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view newestVersion = "1.6";
constexpr double newestNumber = 1.6;
constexpr double cyclesPerMegahertz = 1e6;

constexpr std::array<std::string_view, 3> fileKeys{"name", "schemaVersion", "workflow"};
enum FileKey { FileName, SchemaVersion, WorkflowKey };
/// "tasks" and "jobs" up to WfFormat 1.4, with "machines"; "specification" and "execution" since 1.5.
constexpr std::array<std::string_view, 5> workflowKeys{"specification", "execution", "tasks", "jobs",
                                                       "machines"};
enum WorkflowPart { Specification, Execution, OldTasks, OldJobs, OldMachines };
constexpr std::array<std::string_view, 2> specificationKeys{"tasks", "files"};
enum SpecificationPart { Tasks, Files };
constexpr std::array<std::string_view, 6> taskKeys{"name",     "id",         "parents",
                                                   "children", "inputFiles", "outputFiles"};
enum TaskKey { TaskName, TaskId, Parents, Children, Inputs, Outputs };
constexpr std::array<std::string_view, 9> oldTaskKeys{
    "name", "id", "parents", "children", "files", "runtimeInSeconds", "runtime", "command", "machine"};
enum OldTaskKey {
    OldName,
    OldId,
    OldParents,
    OldChildren,
    OldFiles,
    OldRuntime,
    OlderRuntime,
    OldCommand,
    OldMachine
};
constexpr std::array<std::string_view, 5> oldFileKeys{"name", "path", "link", "sizeInBytes", "size"};
enum OldFileKey { OldFileName, OldFilePath, OldFileLink, OldFileSize, OlderFileSize };
constexpr std::array<std::string_view, 2> sizeKeys{"id", "sizeInBytes"};
enum SizeKey { FileId, Size };
constexpr std::array<std::string_view, 2> executionKeys{"tasks", "machines"};
enum ExecutionPart { Runs, Machines };
constexpr std::array<std::string_view, 4> runKeys{"id", "runtimeInSeconds", "command", "machines"};
enum RunKey { RunId, Runtime, Command, RunMachines };
constexpr std::array<std::string_view, 1> commandKeys{"program"};
constexpr std::array<std::string_view, 2> machineKeys{"nodeName", "cpu"};
constexpr std::array<std::string_view, 2> cpuKeys{"speedInMHz", "speed"};

/// A measured run of a task.
struct TaskRun {
    std::uint32_t task = 0; ///< Number of its name.
    double seconds = 0;
    std::string program;
    std::uint32_t machine = WorkflowParts::none; ///< Number of its name.
};

bool isOutput(std::string_view link)
{
    constexpr std::string_view output = "output";
    return std::equal(link.begin(), link.end(), output.begin(), output.end(),
                      [](char a, char b) { return static_cast<char>(a | 0x20) == b; });
}

class WorkflowReader {
public:
    WorkflowReader(std::string_view text, std::string_view name, WorkflowRuntimes meaning)
        : in(text), graphName(name), runtimes(meaning)
    {
    }

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
        if (isOld() && parts.parents.items.empty() && parts.children.items.empty())
            orderByFiles(parts);
        addWorkflowEdges(parts);
        parts.builder.setName(std::move(graphName));
        auto graph = parts.builder.build();
        return graph ? std::move(graph) : Result<GraphPtr>(inPath(graph.error()));
    }

private:
    /// Whether tasks stand directly in the workflow, as up to WfFormat 1.4.
    [[nodiscard]] bool isOld() const { return !oldList.empty(); }

    void checkVersion()
    {
        std::string found;
        double number = 0;
        if (!in.readText(found))
            return;
        if (!parseNumber(std::string_view(found), number) || number < 1)
            in.fail({DOPPLER_TEXT("core", "found {0}, expected {1}"),
                     {'"' + excerpt(found) + '"', "\"1.0\" to \"" + std::string(newestVersion) + '"'}});
        else if (number > newestNumber)
            in.fail({DOPPLER_TEXT("core", "the file has version {0}, but this program reads versions up to "
                                          "{1}; a newer version of the program is needed"),
                     {excerpt(found), std::string(newestVersion)}});
    }

    void readWorkflow()
    {
        std::uint32_t seen = 0;
        in.enterObject();
        while (const auto key = in.nextField(workflowKeys, seen)) {
            if (*key == Specification)
                readSpecification();
            else if (*key == Execution)
                readExecution();
            else if (*key == OldMachines)
                readMachines();
            else
                readOldTasks(workflowKeys[*key]);
        }
        if (!isOld())
            in.require(workflowKeys, seen, Specification);
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
                readNames(parts.tasks, parts.parents);
                break;
            case Children:
                readNames(parts.tasks, parts.children);
                break;
            case Inputs:
                readNames(parts.files, parts.inputs);
                break;
            case Outputs:
                readNames(parts.files, parts.outputs);
                break;
            default:
                break;
            }
        });
        addTask(std::move(task), std::move(id));
    }

    void readOldTasks(std::string_view list)
    {
        oldList = list;
        in.enterList();
        while (in.nextElement())
            readOldTask();
    }

    void readOldTask()
    {
        Vertex task;
        std::string id;
        TaskRun run;
        bool ran = false;
        in.readObject(oldTaskKeys, {OldName}, [&](std::size_t key) {
            switch (key) {
            case OldName:
                in.readText(task.name);
                break;
            case OldId:
                in.readText(id);
                break;
            case OldParents:
                readNames(parts.tasks, parts.parents);
                break;
            case OldChildren:
                readNames(parts.tasks, parts.children);
                break;
            case OldFiles:
                readOldFiles();
                break;
            case OldRuntime:
            case OlderRuntime:
                ran = in.readQuantity(run.seconds);
                break;
            case OldCommand:
                readCommand(run.program);
                break;
            default:
                readMachineName(run);
            }
        });
        if (in.failed())
            return;
        if (id.empty())
            id = task.name;
        run.task = parts.tasks.add(id).first;
        nameOf.push_back(parts.tasks.add(task.name).first);
        if (ran)
            runs.push_back(std::move(run));
        addTask(std::move(task), std::move(id));
    }

    void readOldFiles()
    {
        in.enterList();
        while (in.nextElement()) {
            std::string name, path, link;
            double size = 0;
            in.readObject(oldFileKeys, {OldFileName}, [&](std::size_t key) {
                if (key == OldFileName)
                    in.readText(name);
                else if (key == OldFilePath)
                    in.readText(path);
                else if (key == OldFileLink)
                    in.readText(link);
                else
                    in.readQuantity(size);
            });
            if (in.failed())
                return;
            const auto [file, isNew] = parts.files.add(path + name);
            if (isNew)
                parts.setSize(file, size);
            (isOutput(link) ? parts.outputs : parts.inputs).items.push_back(file);
        }
    }

    void addTask(Vertex task, std::string id)
    {
        if (in.failed())
            return;
        parts.closeTask();
        const std::uint32_t number = parts.tasks.add(id).first;
        auto& vertexOf = parts.vertexOf;
        vertexOf.resize(std::max<std::size_t>(vertexOf.size(), parts.tasks.size()), none);
        if (vertexOf[number] != none) {
            in.fail({DOPPLER_TEXT("core", "duplicate id \"{0}\", expected a unique id"), {excerpt(id)}});
            return;
        }
        vertexOf[number] = static_cast<std::uint32_t>(parts.builder.vertexCount());
        // Most ids are the name and a number; then only they distinguish tasks.
        if (id.starts_with(task.name))
            task.name = std::move(id);
        parts.builder.addVertex(std::move(task));
    }

    void readNames(NameIndex& index, NumberLists& to)
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
            parts.setSize(parts.files.add(id).first, size);
    }

    void readExecution()
    {
        in.readObject(executionKeys, {}, [&](std::size_t key) {
            if (key == Machines)
                return readMachines();
            in.enterList();
            while (in.nextElement())
                readRun();
        });
    }

    void readRun()
    {
        TaskRun run;
        std::string id;
        in.readObject(runKeys, {RunId, Runtime}, [&](std::size_t key) {
            if (key == RunId) {
                in.readText(id);
            } else if (key == Runtime) {
                in.readQuantity(run.seconds);
            } else if (key == Command) {
                readCommand(run.program);
            } else {
                in.enterList();
                while (in.nextElement())
                    readMachineName(run);
            }
        });
        run.task = parts.tasks.add(id).first;
        runs.push_back(std::move(run));
    }

    void readCommand(std::string& program)
    {
        in.readObject(commandKeys, {}, [&](std::size_t) { in.readText(program); });
    }

    /// The first of several machines counts.
    void readMachineName(TaskRun& run)
    {
        std::string name;
        if (in.readText(name) && run.machine == none)
            run.machine = machines.add(name).first;
    }

    void readMachines()
    {
        in.enterList();
        while (in.nextElement()) {
            std::string name;
            double megahertz = 0;
            in.readObject(machineKeys, {}, [&](std::size_t key) {
                if (key == 0)
                    in.readText(name);
                else
                    in.readObject(cpuKeys, {}, [&](std::size_t) { in.readQuantity(megahertz); });
            });
            speeds.emplace_back(machines.add(name).first, megahertz);
        }
    }

    /// Checks that every task named anywhere is one. In old files a name may take the place of the id.
    bool findTasks()
    {
        auto& vertexOf = parts.vertexOf;
        vertexOf.resize(parts.tasks.size(), none);
        for (std::uint32_t v = 0; v < nameOf.size(); ++v)
            if (vertexOf[nameOf[v]] == none)
                vertexOf[nameOf[v]] = v;
        for (std::size_t v = 0; v < parts.builder.vertexCount(); ++v)
            for (const auto& [key, lists] :
                 {std::pair("parents", &parts.parents), std::pair("children", &parts.children)})
                for (std::size_t i = 0; i < lists->of(v).size(); ++i)
                    if (vertexOf[lists->of(v)[i]] == none)
                        return noTask(fmt::format("{}[{}].{}[{}]", taskList(), v, key, i), lists->of(v)[i]);
        for (std::size_t i = 0; i < runs.size(); ++i)
            if (vertexOf[runs[i].task] == none)
                return noTask(fmt::format("workflow.execution.tasks[{}].id", i), runs[i].task);
        return true;
    }

    bool noTask(std::string place, std::uint32_t number)
    {
        return in.failAt(std::move(place),
                         {DOPPLER_TEXT("core", "there is no task \"{0}\""), {parts.taskName(number)}});
    }

    void applyRuns()
    {
        std::vector<double> megahertz(machines.size(), 0);
        for (const auto& [machine, speed] : speeds)
            megahertz[machine] = speed;
        std::size_t unknown = 0;
        for (TaskRun& run : runs) {
            if (run.machine == none && speeds.size() == 1)
                run.machine = speeds.front().first;
            const double speed = run.machine == none ? 0 : megahertz[run.machine];
            Vertex& vertex = parts.builder.vertex(VertexId{parts.vertexOf[run.task]});
            vertex.op = std::move(run.program);
            if (runtimes == WorkflowRuntimes::Work && speed > 0)
                vertex.flops = run.seconds * speed * cyclesPerMegahertz;
            else
                vertex.seconds = {{"*", run.seconds}};
            unknown += runtimes == WorkflowRuntimes::Work && speed <= 0 ? 1 : 0;
        }
        if (unknown > 0)
            parts.builder.addNote(
                {DOPPLER_PLURAL("core",
                                "{0} tasks keep their measured seconds: the speed of their machine is not "
                                "recorded",
                                "{0} task keeps its measured seconds: the speed of its machine is not "
                                "recorded"),
                 {count(unknown)}});
        runs = {};
    }

    [[nodiscard]] std::string taskList() const
    {
        return isOld() ? "workflow." + std::string(oldList) : "workflow.specification.tasks";
    }

    [[nodiscard]] Error inPath(Error error) const
    {
        if (error.place.starts_with("vertices"))
            error.place.replace(0, 8, taskList());
        return error;
    }

    static constexpr std::uint32_t none = WorkflowParts::none;
    JsonReader in;
    std::string graphName;
    WorkflowRuntimes runtimes;
    WorkflowParts parts;
    std::string_view oldList;          ///< Key of the list of tasks in an old file; else empty.
    std::vector<std::uint32_t> nameOf; ///< In an old file: the number of each task's name.
    std::vector<TaskRun> runs;
    NameIndex machines;
    std::vector<std::pair<std::uint32_t, double>> speeds; ///< Megahertz of the recorded machines.
};

} // namespace

Result<GraphPtr> readWfcommons(std::string_view text, std::string_view name, WorkflowRuntimes runtimes)
{
    return WorkflowReader(text, name, runtimes).read();
}

GraphFormat wfcommonsFormat()
{
    GraphFormat format;
    format.id = "wfcommons";
    format.name = "WfCommons JSON";
    format.extensions = ".wfcommons.json";
    format.sniff = [](std::string_view text) {
        return hasTopLevelKeys(text, {"workflow"}) ? Match::Yes : Match::No;
    };
    format.read = [](std::string_view text, const ReadRequest& ask) {
        return readWfcommons(text, ask.name,
                             ask.options.text("runtimes") == "work" ? WorkflowRuntimes::Work
                                                                    : WorkflowRuntimes::Measured);
    };
    format.write = writeWfcommons;
    format.loses = lostInWfcommons;
    format.options = [](std::string_view) -> std::vector<OptionSpec> {
        return {choiceOption(
            "runtimes", {"measured", "work"},
            {.label = DOPPLER_TEXT("core", "Runtime meaning"),
             .help = DOPPLER_TEXT("core", "measured: runtimes are seconds on any device. work: a task's "
                                          "FLOPs are its runtime times the recorded clock of its machine")})};
    };
    return format;
}

} // namespace doppler
