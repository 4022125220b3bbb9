// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/command_line/command_line.h"

#include "core/base/shell_word.h"
#include "core/explain/execution_story.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/json/json_writing.h"
#include "core/run/measured_run.h"
#include "core/workloads/api/workload_source.h"
#include "widgets/shell/given_options.h"
#include "widgets/workbench/loading.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Whether the model draws anything from its seed.
bool readsSeed(const ModelOptions& model)
{
    return model.noise.any() || model.schedule == ChooseTask::Random;
}

std::string pathText(const QString& file)
{
    return QFile::encodeName(QFileInfo(file).absoluteFilePath()).toStdString();
}

class CommandText {
public:
    explicit CommandText(std::string begin) : text(std::move(begin)) {}
    void add(const std::string& word) { text += ' ' + shellWord(word); }
    void add(const std::string& option, std::string_view value)
    {
        text += ' ' + option + ' ' + shellWord(std::string(value));
    }
    [[nodiscard]] const std::string& whole() const { return text; }

private:
    std::string text;
};

std::string graphWord(const QString& source)
{
    return namesWorkload(QFile::encodeName(source).toStdString()) ? source.toStdString() : pathText(source);
}

std::string devicesWord(const QString& source)
{
    return looksLikeFile(source) ? pathText(source) : source.toStdString();
}

/// What differs from the usual model.
Result<void> addModel(CommandText& command, const ModelOptions& asked)
{
    const ModelOptions model = resolved(asked);
    if (model.noise.compute != model.noise.transfer)
        return Error{{DOPPLER_TEXT("core", "the command line has only one noise level for tasks and "
                                           "transfers; in this run they differ")},
                     {},
                     {}};
    const ModelOptions usual = resolved({});
    ModelOptions ofCosts; // as-released ignores memory whatever is asked
    ofCosts.costModel = model.costModel;
    if (model.costModel != usual.costModel)
        command.add("--model", costModelName(model.costModel));
    if (asked.contention)
        command.add("--contention", contentionName(*asked.contention));
    if (model.schedule != usual.schedule)
        command.add("--schedule", chooseTaskName(model.schedule));
    if (model.mode != usual.mode)
        command.add("--mode", modeName(model.mode));
    if (model.memory != resolved(ofCosts).memory)
        command.add("--memory", memoryRuleName(model.memory));
    if (model.noise.compute > 0)
        command.add("--noise", jsonNumber(model.noise.compute));
    return {};
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ",") + word;
    return text;
}

void addSuite(CommandText& command, const SuiteChoice& suite)
{
    command.add("--suite", suite.name);
    if (suite.quick)
        command.add("--quick");
    if (!suite.rows.empty())
        command.add("--rows", joined(suite.rows));
}

/// The command as far as what the run ran on.
Result<CommandText> commandOn(const std::string& program, const RunEntry& entry)
{
    CommandText command(program);
    command.add(graphWord(entry.graphSource));
    command.add("--devices", devicesWord(entry.topologySource));
    for (const auto& [name, value] : entry.graphOptions)
        command.add("--import", fmt::format("{}={}", name, value));
    if (auto added = addModel(command, entry.run->problem->model()); !added)
        return added.error();
    return command;
}

void addSeed(CommandText& command, std::uint64_t seed)
{
    if (seed != 1)
        command.add("--seed", std::to_string(seed));
}

std::string programOf(CommandFor program, bool measured = false)
{
    return program == CommandFor::Window           ? "doppler-workbench"
           : program == CommandFor::Explanation    ? "doppler explain"
           : program == CommandFor::GraphFigure    ? "doppler render graph"
           : program == CommandFor::GanttFigure    ? "doppler render gantt"
           : program == CommandFor::FourBarsFigure ? "doppler render four-bars"
           : measured                              ? "doppler trace compare"
                                                   : "doppler simulate";
}

/// How a command takes a run from a file.
const char* fileOption(const Run& run) { return isMeasured(run) ? "--trace" : "--placement"; }

/// A vertex as `--vertex` finds it: names come before numbers there.
std::string vertexWord(const DataflowGraph& graph, VertexId v)
{
    std::string number = std::to_string(v.value);
    for (const VertexId other : graph.vertices())
        if (graph.vertex(other).name == number)
            return graph.vertex(v).name;
    return number;
}

/// Why a command can't set the runs side by side.
Result<void> checkTogether(const std::vector<RequestedRun>& runs)
{
    const Problem& first = *runs.front().entry.run->problem;
    for (const RequestedRun& run : runs)
        if (problemKey(*run.entry.run->problem) != problemKey(first))
            return Error{
                {DOPPLER_TEXT(
                    "core",
                    "a command compares only runs of the same graph, devices and model; these runs differ")},
                {},
                {}};
    return {};
}

/// What several placers of one command have in common.
struct Common {
    std::uint64_t seed = 1;
    std::optional<std::uint64_t> evaluations = {};
};

/// A placer's name gives the run, with some seed and budget. Commas separate names.
bool hasName(const RequestedRun& run)
{
    return !needsPlacementFile(run.entry, run.asked) && run.asked->settings.empty() &&
           run.entry.run->placer.find(',') == std::string::npos;
}

bool hasName(const RequestedRun& run, const Common& common)
{
    return hasName(run) && run.asked->seed == common.seed && run.asked->evaluations == common.evaluations;
}

/// Of the first that has a name.
Common commonOf(const std::vector<RequestedRun>& runs)
{
    for (const RequestedRun& run : runs)
        if (hasName(run))
            return {run.asked->seed, run.asked->evaluations};
    return {resolved(runs.front().entry.run->problem->model()).seed, {}};
}

void addCommon(CommandText& command, const Common& common)
{
    if (common.evaluations)
        command.add("--evaluations", std::to_string(*common.evaluations));
    addSeed(command, common.seed);
}

/// More than a command has room for.
constexpr std::size_t mostSelected = 10000;

const char* layoutWord(LayoutKind layout)
{
    return layout == LayoutKind::Layered       ? "layered"
           : layout == LayoutKind::LanesByTime ? "swimlane"
                                               : "swimlane-levels";
}

} // namespace

Result<RunEntry> withSources(RunEntry entry, const QString& folder)
{
    const Problem& problem = *entry.run->problem;
    const auto keep = [&](const std::string& name, std::uint64_t print,
                          const std::string& text) -> Result<QString> {
        QDir().mkpath(folder);
        const QString file = QDir(folder).filePath(
            QStringLiteral("%1-%2.json")
                .arg(QString::fromStdString(name).replace(QLatin1Char('/'), QLatin1Char('_')))
                .arg(print, 16, 16, QLatin1Char('0')));
        if (auto written = writeFile(QFile::encodeName(file).toStdString(), text); !written)
            return written.error();
        return file;
    };
    const DataflowGraph& graph = problem.graph();
    if (const auto there = loadGraph(entry.graphSource, entry.graphOptions);
        !there || (*there)->fingerprint() != graph.fingerprint()) {
        auto file = keep(graph.name(), graph.fingerprint(), writeGraphJson(graph));
        if (!file)
            return file.error();
        entry.graphSource = *file;
    }
    const Topology& topology = problem.topology();
    if (const auto there = openDevices(QFile::encodeName(entry.topologySource).toStdString());
        !there || (*there)->fingerprint() != topology.fingerprint()) {
        auto file = keep(topology.name(), topology.fingerprint(), writeDevicesJson(topology));
        if (!file)
            return file.error();
        entry.topologySource = *file;
    }
    return entry;
}

bool needsPlacementFile(const RunEntry& entry, const std::optional<PlacerRequest>& asked)
{
    const ModelOptions model = resolved(entry.run->problem->model());
    // Another time the same seconds reach elsewhere.
    return !asked || asked->seconds || !entry.locks.empty() ||
           (readsSeed(model) && model.seed != asked->seed);
}

Result<std::string> commandFor(const RunEntry& entry, const std::optional<PlacerRequest>& asked,
                               CommandFor program, const std::string& file)
{
    auto on = commandOn(programOf(program, isMeasured(*entry.run)), entry);
    if (!on)
        return on.error();
    CommandText& command = *on;
    const ModelOptions model = resolved(entry.run->problem->model());
    const bool fromFile = needsPlacementFile(entry, asked);
    if (fromFile)
        command.add(fileOption(*entry.run), file);
    else
        command.add("--placer", entry.run->placer); // files by their whole paths
    if (!fromFile) {
        for (const auto& [name, value] : asked->settings)
            command.add("--set", fmt::format("{}={}", name, value));
        if (asked->evaluations)
            command.add("--evaluations", std::to_string(*asked->evaluations));
    }
    addSeed(command, fromFile ? model.seed : asked->seed);
    return command.whole();
}

std::string lookWords(const WindowLook& look)
{
    CommandText words{std::string()};
    const bool differs = look.colorBy == ColorBy::Difference;
    if (look.colorBy != ColorBy::Device && (!differs || !look.against.empty()))
        words.add("--colour-by", colorById(look.colorBy).toStdString());
    if (differs && !look.against.empty())
        words.add("--against", look.against);
    if (look.layout != LayoutKind::Layered)
        words.add("--layout", layoutWord(look.layout));
    if (look.arrowLabels)
        words.add("--arrow-labels");
    if (look.groups)
        words.add("--groups", std::to_string(*look.groups));
    if (!look.selection.empty() && look.selection.size() <= mostSelected) {
        std::vector<std::string> numbers;
        for (const VertexId v : look.selection)
            numbers.push_back(std::to_string(v.value));
        words.add("--select", joined(numbers));
    }
    if (look.cursor > 0)
        words.add("--cursor", jsonNumber(look.cursor));
    if (!look.strips.empty())
        words.add("--show", joined(look.strips));
    if (look.measured)
        words.add("--measure", joined({jsonNumber(look.measured->first), jsonNumber(look.measured->second)}));
    return words.whole();
}

Result<std::string> explanationWords(const RunPtr& run, const Explanation& explanation)
{
    CommandText words{std::string()};
    const std::optional<VertexId> vertex = explanation.vertex;
    if (explanation.kind == Explanation::Kind::Step) {
        words.add("--steps", std::to_string(ExecutionStory(run).stepAt(explanation.time) + 1));
        return words.whole();
    }
    if (explanation.kind == Explanation::Kind::WhatIf)
        words.add("--what-if");
    else if (!vertex)
        return Error{
            {DOPPLER_TEXT("core", "no vertex is selected; select one to explain its placement")}, {}, {}};
    if (vertex)
        words.add("--vertex", vertexWord(run->problem->graph(), *vertex));
    return words.whole();
}

Result<std::string> nameBeside(const RequestedRun& first, const RequestedRun& other, const KeepRun& keep)
{
    if (auto fit = checkTogether({first, other}); !fit)
        return fit.error();
    if (isMeasured(*other.entry.run)) // Only placements are read for it.
        return Error{
            {DOPPLER_TEXT(
                "core",
                "one of these runs was measured; measured runs cannot be reproduced from the command line")},
            {},
            {}};
    Common common{resolved(first.entry.run->problem->model()).seed, {}};
    if (!needsPlacementFile(first.entry, first.asked))
        common = {first.asked->seed, first.asked->evaluations};
    return hasName(other, common) ? Result<std::string>(other.entry.run->placer) : keep(*other.entry.run);
}

Result<std::string> differencesCommand(const std::vector<RequestedRun>& runs, std::size_t reference,
                                       const KeepRun& keep)
{
    if (auto fit = checkTogether(runs); !fit)
        return fit.error();
    auto on = commandOn("doppler differences", runs.front().entry);
    if (!on)
        return on.error();
    const Common common = commonOf(runs);
    std::vector<std::string> placers;
    std::vector<std::string> placements;
    std::vector<std::string> traces;
    std::string nameOfReference;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const Run& run = *runs[i].entry.run;
        const bool named = hasName(runs[i], common);
        const auto name = named ? Result<std::string>(run.placer) : keep(run);
        if (!name)
            return name.error();
        (named ? placers : isMeasured(run) ? traces : placements).push_back(*name);
        if (i == reference)
            nameOfReference = *name;
    }
    if (!placers.empty())
        on->add("--placers", joined(placers));
    for (const std::string& file : placements)
        on->add("--placement", file);
    for (const std::string& file : traces)
        on->add("--trace", file);
    addCommon(*on, common);
    const std::string& first = !placers.empty()      ? placers.front()
                               : !placements.empty() ? placements.front()
                                                     : traces.front();
    if (nameOfReference != first)
        on->add("--reference", nameOfReference);
    return on->whole();
}

Result<std::string> sideBySideCommand(const std::vector<RequestedRun>& runs)
{
    if (auto fit = checkTogether(runs); !fit)
        return fit.error();
    auto on = commandOn(programOf(CommandFor::Window), runs.front().entry);
    if (!on)
        return on.error();
    const Common common = commonOf(runs);
    std::vector<std::string> placers;
    for (const RequestedRun& run : runs) {
        if (!hasName(run, common))
            return Error{{DOPPLER_TEXT("core", "one of these runs was measured; measured runs cannot be "
                                               "reproduced from the command line")},
                         {},
                         {}};
        placers.push_back(run.entry.run->placer);
    }
    on->add("--side-by-side", joined(placers));
    addCommon(*on, common);
    return on->whole();
}

Result<std::string> comparisonCommand(const StudyRequest& request)
{
    const auto words = [](const std::vector<QString>& sources, auto word) {
        std::vector<std::string> out;
        out.reserve(sources.size());
        for (const QString& source : sources)
            out.push_back(word(source));
        return out;
    };
    CommandText command("doppler compare");
    const bool ofSuite = !request.suite.name.empty();
    if (ofSuite) {
        addSuite(command, request.suite);
    } else {
        for (const std::string& graph : words(request.graphs, graphWord))
            command.add(graph);
        command.add("--devices", joined(words(request.topologies, devicesWord)));
        if (auto added = addModel(command, request.model); !added)
            return added.error();
    }
    command.add("--placers",
                joined(words(request.placers, [](const QString& placer) { return placer.toStdString(); })));
    for (const std::string& setting : request.settings)
        command.add("--set", setting);
    for (const std::string& option : request.imports)
        command.add("--import", option);
    if (!request.locks.isEmpty() && !ofSuite)
        command.add("--lock", QFile::encodeName(request.locks).toStdString());
    command.add("--seeds", std::to_string(request.seeds));
    addSeed(command, request.firstSeed);
    if (request.budget.evaluations)
        command.add("--evaluations", std::to_string(*request.budget.evaluations));
    if (request.budget.seconds)
        command.add("--seconds", jsonNumber(*request.budget.seconds));
    if (request.threads != 1)
        command.add("--threads", std::to_string(request.threads));
    return command.whole();
}

Result<std::string> trainingCommand(const TrainingSetup& setup, const std::vector<SourceNames>& sources,
                                    const std::string& eventFolder)
{
    CommandText command("doppler train");
    for (const SourceNames& source : sources)
        command.add(graphWord(source.graph));
    command.add("--devices", devicesWord(sources.front().topology));
    if (auto added = addModel(command, setup.problem->model()); !added)
        return added.error();
    command.add("--policy", setup.policy);
    const Options standard(trainingOptions(setup.policy));
    for (const auto& [name, value] : setup.options.all())
        if (const auto usual = standard.all().find(name);
            usual == standard.all().end() || usual->second != value)
            command.add("--set", name + '=' + toString(value));
    addSeed(command, setup.seed);
    if (!setup.networksFrom.empty())
        command.add("--from", setup.networksFrom);
    if (!setup.checkpointFile.empty())
        command.add("--checkpoint", setup.checkpointFile);
    if (!eventFolder.empty())
        command.add("--tensorboard", eventFolder);
    return command.whole();
}

} // namespace doppler
