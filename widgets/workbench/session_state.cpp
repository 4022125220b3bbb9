// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/session_state.h"

#include "core/app/session_runs.h"
#include "core/io/traces/trace.h"
#include "core/run/measured_run.h"
#include "core/training/checkpoint_placer.h"
#include "core/workloads/api/workload_source.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/loading.h"
#include "widgets/workbench/session_locks.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <filesystem>
#include <set>

namespace doppler {

namespace {

std::string pathText(const QString& path) { return QFile::encodeName(path).toStdString(); }
QString pathOf(const std::string& path) { return QFile::decodeName(path.c_str()); }

SessionSource fileSource(const QString& file, const QString& folder)
{
    SessionSource source;
    source.file = pathInSession(pathText(QFileInfo(file).absoluteFilePath()), pathText(folder));
    return source;
}

SessionSource graphOf(const QString& source, const GivenOptions& options, const Problem& problem,
                      const QString& folder)
{
    SessionSource out;
    if (namesWorkload(pathText(source)))
        out.name = source.toStdString();
    else
        out = fileSource(source, folder);
    if (!out.file.empty())
        out.options = options;
    out.fingerprint = problem.graph().fingerprint();
    return out;
}

SessionSource devicesOf(const QString& source, const Problem& problem, const QString& folder)
{
    SessionSource out;
    if (looksLikeFile(source))
        out = fileSource(source, folder);
    else
        out.name = source.toStdString();
    out.fingerprint = problem.topology().fingerprint();
    return out;
}

/// The problems of a session, each once.
class ProblemTable {
public:
    ProblemTable(SessionFile& wanted, QString inFolder) : file(wanted), folder(std::move(inFolder)) {}

    std::size_t indexOf(const ProblemPtr& problem, const QString& graph, const GivenOptions& options,
                        const QString& topology)
    {
        const auto [place, isNew] = known.try_emplace(problem.get(), file.problems.size());
        if (isNew) {
            SessionProblem& entry = file.problems.emplace_back();
            entry.graph = graphOf(graph, options, *problem, folder);
            entry.devices = devicesOf(topology, *problem, folder);
            for (const DeviceId d : problem->topology().devices())
                entry.deviceNames.push_back(problem->topology().device(d).name);
            entry.model = problem->model();
        }
        return place->second;
    }

private:
    SessionFile& file;
    QString folder;
    std::map<const Problem*, std::size_t> known;
};

template <class Ids>
std::vector<std::uint32_t> numbersOf(const Ids& ids)
{
    std::vector<std::uint32_t> out;
    out.reserve(ids.size());
    for (const auto& id : ids)
        out.push_back(id.value);
    return out;
}

SessionRun runOf(const RunEntry& entry, std::size_t problem)
{
    const Run& run = *entry.run;
    SessionRun out;
    out.problem = problem;
    out.placer = run.placer;
    out.title = entry.title.toStdString();
    out.engine = entry.engine;
    out.beganAs = entry.beganAs;
    out.seed = entry.seed;
    out.evaluations = entry.evaluations;
    out.seconds = entry.seconds;
    out.bound = run.bound;
    out.trained = entry.trained;
    out.notes = entry.notes;
    out.origin = {entry.step, std::nullopt, entry.fromName.toStdString()};
    out.devices = numbersOf(run.placement.devices);
    out.order = numbersOf(run.placement.order);
    out.transfers = numbersOf(run.placement.transfers);
    if (isMeasured(run))
        out.trace = writeTraceJson(*run.problem, run.schedule);
    return out;
}

/// By index what the entries say by id; runs that are removed have none.
void setOrigins(const std::vector<RunEntry>& entries, SessionFile& file)
{
    std::map<quint64, std::size_t> indexOf;
    for (std::size_t i = 0; i < entries.size(); ++i)
        indexOf[entries[i].id] = i;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (const auto found = indexOf.find(entries[i].from); entries[i].from != 0 && found != indexOf.end())
            file.runs[i].origin.from = found->second;
}

/// A problem of the file, loaded.
struct LoadedProblem {
    ProblemPtr problem; ///< Null: it could not be.
    QString graphSource;
    QString topologySource;
    GivenOptions graphOptions;
};

QString sourceText(const SessionSource& source, const QString& folder)
{
    return source.name.empty() ? pathOf(pathFromSession(source.file, pathText(folder)))
                               : QString::fromStdString(source.name);
}

/// What several problems share, by source. What is one value before a session is saved is one value after it:
/// locks and selection hold for all problems of one graph and one topology.
struct SharedParts {
    std::map<QString, GraphPtr> graphs;
    std::map<QString, TopologyPtr> topologies;
};

/// The value of that source, loaded where it is not there yet.
template <class Ptr, class Load>
Result<Ptr> sharedPart(std::map<QString, Ptr>& known, const QString& source, const Load& load)
{
    Ptr& part = known[source];
    if (!part) {
        auto loaded = load(source);
        if (!loaded)
            return loaded.error();
        part = *std::move(loaded);
    }
    return part;
}

Result<LoadedProblem> loadProblem(const SessionProblem& wanted, const QString& folder, SharedParts& shared,
                                  std::vector<std::string>& changedTitles, const ReadWatch& watch)
{
    LoadedProblem loaded;
    loaded.graphSource = sourceText(wanted.graph, folder);
    loaded.topologySource = sourceText(wanted.devices, folder);
    loaded.graphOptions = wanted.graph.options;
    const auto graph = sharedPart(shared.graphs, loaded.graphSource, [&](const QString& source) {
        return loadGraph(source, loaded.graphOptions, watch);
    });
    if (!graph)
        return graph.error();
    const auto topology = sharedPart(shared.topologies, loaded.topologySource,
                                     [](const QString& source) { return openDevices(pathText(source)); });
    if (!topology)
        return topology.error();
    const auto compare = [&changedTitles](const SessionSource& source, std::uint64_t found,
                                          const QString& title) {
        if (source.fingerprint && *source.fingerprint != found &&
            std::ranges::find(changedTitles, title.toStdString()) == changedTitles.end())
            changedTitles.push_back(title.toStdString());
    };
    compare(wanted.graph, (*graph)->fingerprint(), sourceTitle(loaded.graphSource));
    compare(wanted.devices, (*topology)->fingerprint(), sourceTitle(loaded.topologySource));
    auto problem = Problem::create(*graph, *topology, wanted.model);
    if (!problem)
        return problem.error();
    loaded.problem = *std::move(problem);
    return loaded;
}

RunEntry entryOf(const SessionRun& saved, RunPtr run, const LoadedProblem& home)
{
    RunEntry entry;
    entry.run = std::move(run);
    entry.seed = saved.seed;
    entry.evaluations = saved.evaluations;
    entry.seconds = saved.seconds;
    entry.trained = saved.trained;
    entry.title = QString::fromStdString(saved.title);
    entry.engine = saved.engine;
    entry.beganAs = saved.beganAs;
    entry.notes = saved.notes;
    entry.step = saved.origin.step;
    entry.fromName = QString::fromStdString(saved.origin.fromName);
    entry.graphSource = home.graphSource;
    entry.topologySource = home.topologySource;
    entry.graphOptions = home.graphOptions;
    return entry;
}

/// Of the files that its runs name as their placers, those that are checkpoints.
std::vector<std::string> placingCheckpoints(const SessionFile& file)
{
    std::vector<std::string> found;
    std::set<std::string> names{file.placer};
    for (const SessionRun& run : file.runs)
        names.insert(run.placer);
    std::error_code ignored;
    for (const std::string& name : names)
        if (const std::filesystem::path path(name);
            path.is_absolute() && std::filesystem::is_regular_file(path, ignored) && namesCheckpoint(name))
            found.push_back(name);
    return found;
}

} // namespace

QStringList sentencesOf(const SessionNotes& notes)
{
    QStringList sentences;
    const auto say = [&sentences](std::string_view text, const std::string& argument) {
        sentences += translated(Message(text, {argument}));
    };
    for (const std::string& title : notes.changed)
        say(DOPPLER_TEXT("core", "{0} has changed since the session was saved"), title);
    for (const auto* errors : {&notes.leftOut, &notes.missing})
        for (const Error& error : *errors)
            say(DOPPLER_TEXT("core", "skipped: {0}"), translated(error).toStdString());
    if (notes.unfitRuns > 0)
        sentences += translated(Message(
            DOPPLER_PLURAL("core", "skipped because they no longer match their graph or devices: {0} runs",
                           "skipped because it no longer matches its graph or devices: {0} run"),
            {count(notes.unfitRuns)}));
    return sentences;
}

SessionFile sessionFile(const SessionState& state, const QString& folder)
{
    SessionFile file;
    ProblemTable problems(file, folder);
    for (const RunEntry& entry : state.runs)
        file.runs.push_back(runOf(entry, problems.indexOf(entry.run->problem, entry.graphSource,
                                                          entry.graphOptions, entry.topologySource)));
    setOrigins(state.runs, file);
    if (state.problem)
        file.open =
            problems.indexOf(state.problem, state.graphSource, state.graphOptions, state.topologySource);
    file.shown = state.shown;
    file.placer = state.placer.toStdString();
    file.selection = numbersOf(state.selection);
    for (const QString& checkpoint : state.checkpoints)
        file.checkpoints.push_back(
            pathInSession(pathText(QFileInfo(checkpoint).absoluteFilePath()), pathText(folder)));
    file.parts = state.parts;
    for (const auto& [name, make] : state.texts)
        if (std::string text = make(pathText(folder)); !text.empty())
            file.parts[name] = std::move(text);
    if (std::string locks = writeSessionLocks(state); !locks.empty())
        file.parts[sessionLocksPart] = std::move(locks);
    return file;
}

Result<OpenedSession> openSession(const SessionFile& file, const QString& folder, std::stop_token stop,
                                  const std::function<void(double)>& progress)
{
    OpenedSession opened;
    const double steps = static_cast<double>(file.problems.size() + file.runs.size());
    double done = 0;
    const auto passed = [&] {
        progress(++done / std::max(1.0, steps));
        return !stop.stop_requested();
    };
    const ReadWatch whileReading{stop,
                                 [&](double share) { progress((done + share) / std::max(1.0, steps)); }};
    SharedParts shared;
    std::vector<LoadedProblem> problems;
    for (const SessionProblem& wanted : file.problems) {
        auto loaded = loadProblem(wanted, folder, shared, opened.notes.changed, whileReading);
        if (!loaded)
            opened.notes.leftOut.push_back(loaded.error());
        problems.push_back(loaded ? *std::move(loaded) : LoadedProblem{});
        if (!passed())
            return Error{};
    }
    if (!opened.notes.leftOut.empty() && opened.notes.leftOut.size() == problems.size())
        return opened.notes.leftOut.front();
    opened.runsInFile = file.runs.size();
    const SessionLocks locks(file);
    for (std::size_t i = 0; i < file.runs.size(); ++i) {
        const SessionRun& saved = file.runs[i];
        const LoadedProblem& home = problems[saved.problem];
        if (home.problem) {
            if (auto run = openSessionRun(saved, file.problems[saved.problem].deviceNames, home.problem)) {
                if (file.shown == i)
                    opened.state.shown = opened.state.runs.size();
                opened.indexInFile.push_back(i);
                opened.state.runs.push_back(entryOf(saved, *std::move(run), home));
                opened.state.runs.back().locks = locks.ofRun(i, *home.problem);
                opened.state.originOf.push_back(saved.origin.from);
            } else {
                ++opened.notes.unfitRuns;
            }
        }
        if (!passed())
            return Error{};
    }
    for (auto& origin : opened.state.originOf) // By index of the state.
        if (origin) {
            const auto at = std::ranges::find(opened.indexInFile, *origin);
            origin = at == opened.indexInFile.end()
                         ? std::nullopt
                         : std::optional(static_cast<std::size_t>(at - opened.indexInFile.begin()));
        }
    std::size_t open = file.open.value_or(0);
    if (open >= problems.size() || !problems[open].problem)
        open = static_cast<std::size_t>(
            std::ranges::find_if(problems, [](const LoadedProblem& home) { return !!home.problem; }) -
            problems.begin());
    if (open < problems.size()) {
        opened.state.problem = problems[open].problem;
        opened.state.graphSource = problems[open].graphSource;
        opened.state.topologySource = problems[open].topologySource;
        opened.state.graphOptions = problems[open].graphOptions;
        opened.state.locks = locks.ofOpen(*problems[open].problem);
    }
    opened.state.placer = QString::fromStdString(file.placer);
    opened.state.placingCheckpoints = placingCheckpoints(file);
    for (const std::uint32_t vertex : file.selection)
        opened.state.selection.push_back(VertexId{vertex});
    for (const std::string& checkpoint : file.checkpoints)
        opened.state.checkpoints += pathOf(pathFromSession(checkpoint, pathText(folder)));
    opened.state.parts = file.parts;
    opened.state.parts.erase(sessionLocksPart);
    return opened;
}

} // namespace doppler
