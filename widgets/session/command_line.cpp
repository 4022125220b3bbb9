// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/command_line.h"

#include "core/base/shell_word.h"
#include "core/io/devices_json.h"
#include "core/io/file.h"
#include "core/io/graph_json.h"
#include "core/io/json_writing.h"
#include "core/workloads/workload_source.h"
#include "widgets/workbench/given_options.h"
#include "widgets/workbench/loading.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

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
        return Error{
            {DOPPLER_TEXT("core", "the command line has one noise for tasks and transfers alike; here "
                                  "they differ")},
            {},
            {}};
    const ModelOptions usual = resolved({});
    if (model.costModel != usual.costModel)
        command.add("--model", costModelName(model.costModel));
    if (asked.contention)
        command.add("--contention", contentionName(*asked.contention));
    if (model.schedule != usual.schedule)
        command.add("--schedule", chooseTaskName(model.schedule));
    if (model.mode != usual.mode)
        command.add("--mode", modeName(model.mode));
    if (model.memory != usual.memory)
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
    if (const auto there = loadGraph(entry.graphSource);
        !there || (*there)->fingerprint() != graph.fingerprint()) {
        auto file = keep(graph.name(), graph.fingerprint(), writeGraphJson(graph));
        if (!file)
            return file.error();
        entry.graphSource = *file;
    }
    const Topology& topology = problem.topology();
    if (const auto there = loadTopology(entry.topologySource);
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
                               CommandFor program, const std::string& placementFile)
{
    CommandText command(program == CommandFor::Window ? "doppler-workbench" : "doppler simulate");
    command.add(graphWord(entry.graphSource));
    command.add("--devices", devicesWord(entry.topologySource));
    for (const auto& [name, value] : givenOptions(entry.graphSource))
        command.add("--import", name + '=' + value);
    if (auto added = addModel(command, entry.run->problem->model()); !added)
        return added.error();
    const ModelOptions model = resolved(entry.run->problem->model());
    const bool fromFile = needsPlacementFile(entry, asked);
    if (fromFile)
        command.add("--placement", placementFile);
    else
        command.add("--placer", entry.run->placer); // files by their whole paths
    if (!fromFile) {
        for (const auto& [name, value] : asked->settings)
            command.add("--set", name + '=' + value);
        if (asked->evaluations)
            command.add("--evaluations", std::to_string(*asked->evaluations));
    }
    if (const std::uint64_t seed = fromFile ? model.seed : asked->seed; seed != 1)
        command.add("--seed", std::to_string(seed));
    return command.whole();
}

Result<std::string> comparisonCommand(const StudyRequest& request)
{
    const auto words = [](const std::vector<QString>& sources, auto word) {
        std::vector<std::string> out;
        for (const QString& source : sources)
            out.push_back(word(source));
        return out;
    };
    CommandText command("doppler compare");
    for (const std::string& graph : words(request.graphs, graphWord))
        command.add(graph);
    command.add("--devices", joined(words(request.topologies, devicesWord)));
    if (auto added = addModel(command, request.model); !added)
        return added.error();
    command.add("--placers",
                joined(words(request.placers, [](const QString& placer) { return placer.toStdString(); })));
    for (const std::string& setting : request.settings)
        command.add("--set", setting);
    for (const std::string& option : request.imports)
        command.add("--import", option);
    command.add("--seeds", std::to_string(request.seeds));
    if (request.firstSeed != 1)
        command.add("--seed", std::to_string(request.firstSeed));
    if (request.budget.evaluations)
        command.add("--evaluations", std::to_string(*request.budget.evaluations));
    if (request.budget.seconds)
        command.add("--seconds", jsonNumber(*request.budget.seconds));
    if (request.threads != 1)
        command.add("--threads", std::to_string(request.threads));
    return command.whole();
}

Result<std::string> trainingCommand(const TrainingSetup& setup, const std::vector<ProblemSources>& sources)
{
    CommandText command("doppler train");
    for (const ProblemSources& source : sources)
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
    if (setup.seed != 1)
        command.add("--seed", std::to_string(setup.seed));
    if (!setup.networksFrom.empty())
        command.add("--from", setup.networksFrom);
    if (!setup.checkpointFile.empty())
        command.add("--checkpoint", setup.checkpointFile);
    return command.whole();
}

} // namespace doppler
