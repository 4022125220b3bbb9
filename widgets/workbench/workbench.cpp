// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/workbench.h"

#include "core/explain/what_if.h"
#include "core/run/measured_run.h"
#include "widgets/workbench/known_problems.h"
#include "widgets/workbench/opening_budget.h"

#include <QFile>
#include <QSet>
#include <algorithm>

namespace doppler {

namespace {

/// An equal problem of the open graph and devices where it is of these: what is locked there stays.
ProblemPtr onGraphOf(const ProblemPtr& open, const ProblemPtr& problem)
{
    const auto same = [](const auto& one, const auto& other) {
        return one.name() == other.name() && one.fingerprint() == other.fingerprint();
    };
    if (!open || !same(open->graph(), problem->graph()) || !same(open->topology(), problem->topology()))
        return problem;
    if (resolved(open->model()) == resolved(problem->model()))
        return open;
    const auto moved = open->withModel(problem->model());
    return moved ? *moved : problem;
}

} // namespace

Workbench::Workbench(QObject* parent)
    : QObject(parent), m_sorting({[this](const Sorted& sorted) {
                                      if (!sorted.trainingLogs.isEmpty())
                                          emit trainingLogsGiven(sorted.trainingLogs);
                                      if (!sorted.sessionFile.isEmpty())
                                          emit sessionGiven(sorted.sessionFile);
                                      else if (!sorted.lesson.isEmpty())
                                          emit lessonGiven(sorted.lesson);
                                      else if (!sorted.workload.isEmpty())
                                          emit workloadGiven(sorted.workload);
                                      else if (sorted.session.opensSomething())
                                          openSession(sorted.session);
                                      else if (!m_problem && sorted.needsGraph())
                                          emit failed({{DOPPLER_TEXT("core", "open a graph first")}, {}, {}});
                                      else if (!sorted.session.checkpoint.isEmpty())
                                          emit checkpointGiven(sorted.session.checkpoint);
                                      tellBusy();
                                  },
                                  [this](const Error& error) {
                                      emit failed(error);
                                      tellBusy();
                                  },
                                  {}}),
      m_loading({[this](const Loaded& loaded) { adopt(loaded); },
                 [this](const Error& error) {
                     emit failed(error);
                     tellBusy();
                 },
                 [this](double share) { emit loadProgressed(share); }}),
      m_placing({[this](const Placed& placed) { takePlaced(placed); },
                 [this](const Error& error) {
                     m_waiting.clear();
                     emit failed(error);
                     tellBusy();
                 },
                 [this](const PlacerProgress& step) {
                     emit progressed(step.evaluations, step.bestMakespan, step.spent);
                 }}),
      m_simulating({[this](const LiveBest& best) { takeBest(best); },
                    [this](const Error& error) {
                        emit failed(error);
                        simulateNextBest();
                    },
                    {}}),
      m_saving({[this](const QString& file) { emit saved(file); },
                [this](const Error& error) { emit failed(error); }})
{
    connect(&m_focus, &Focus::selectionChanged, this, &Workbench::selectionChanged);
}

RunPtr Workbench::run() const
{
    const RunEntry* entry = m_runs.find(m_shown);
    return entry ? entry->run : nullptr;
}

bool Workbench::threadsBusy() const
{
    return m_sorting.busy() || m_loading.busy() || m_placing.busy() || m_simulating.busy() || m_saving.busy();
}

void Workbench::openSession(const SessionRequest& session) { load(session, session.model.value_or(m_model)); }

void Workbench::openGraph(const QString& familyOrFile)
{
    load({familyOrFile, {}, {}, {placerOnOpening(m_placer)}}, m_model);
}

void Workbench::readGraphAgain()
{
    SessionRequest again{m_graphSource, {}, {}, {placerOnOpening(m_placer)}};
    again.allOptions = true;
    load(again, m_model);
}

void Workbench::openTopology(const QString& nameOrFile)
{
    load({{}, nameOrFile, {}, {placerOnOpening(m_placer)}}, m_model);
}

void Workbench::openTrace(const QString& file) { load({{}, {}, {}, {}, file}, m_model); }

void Workbench::openPlacement(const QString& file) { load({{}, {}, file, {}}, m_model); }

void Workbench::setModel(const ModelOptions& model)
{
    if (model == m_model)
        return;
    if (!m_problem) {
        m_model = model;
        return;
    }
    load({{}, {}, {}, {placerOnOpening(m_placer)}}, model);
}

void Workbench::load(const SessionRequest& request, const ModelOptions& model)
{
    SessionRequest session = request;
    if (session.standardTopology.isEmpty())
        session.standardTopology = m_standardTopology;
    RunPtr carried = session.graph.isEmpty() && session.topology.isEmpty() ? run() : nullptr;
    const RunEntry* shown = m_runs.find(m_shown);
    if (carried && !shown->trained && m_approvals.canPlace(carried->placer))
        carried = nullptr;
    m_loading.start([session, model, carried, sources = problemSources(session, m_problem),
                     options = m_readOptions](std::stop_token stop, const auto& report) {
        return loadSession(session, sources, model, options, carried, {stop, report});
    });
    tellBusy();
    emit loadStarted();
}

void Workbench::adopt(const Loaded& loaded)
{
    if (!loaded.wanted.empty()) {
        tellBusy();
        emit optionsWanted(loaded.request, loaded.wanted);
        return;
    }
    m_placing.cancel(); // Not before: what can't be opened ends no search.
    if (!loaded.graphSource.isEmpty())
        m_graphSource = loaded.graphSource;
    if (!loaded.topologySource.isEmpty())
        m_topologySource = loaded.topologySource;
    m_waiting.assign(loaded.placers.begin(), loaded.placers.end()); // Who hears of the problem sees: busy.
    const RunEntry* shownBefore = m_runs.find(m_shown);
    const quint64 carriedFrom = loaded.carried && shownBefore ? shownBefore->id : 0;
    const QString carriedName = carriedFrom ? runTitle(*shownBefore) : QString();
    for (PlacerRequest& request : m_waiting)
        limitOpening(request, *loaded.problem);
    makeCurrent(known(loaded.problem));
    if (!loaded.notes.empty())
        emit noted(loaded.notes);
    for (const RunPtr& run : {loaded.placed, loaded.measured})
        if (run) {
            RunEntry entry;
            entry.run = run;
            if (run == loaded.placed)
                entry.title = loaded.placedTitle;
            if (loaded.carried) {
                entry.step = RunStep::Model;
                entry.from = carriedFrom;
                entry.fromName = carriedName;
            } else {
                entry.step = loaded.measured ? RunStep::Trace : RunStep::File;
            }
            show(addRun(std::move(entry)));
        }
    placeNext();
    if (!loaded.checkpoint.isEmpty())
        emit checkpointGiven(loaded.checkpoint);
}

void Workbench::showRun(quint64 id)
{
    const RunEntry* entry = m_runs.find(id);
    if (!entry || id == m_shown)
        return;
    if (entry->run->problem != m_problem) {
        m_waiting.clear();
        m_loading.cancel();
        m_placing.cancel();
        m_graphSource = entry->graphSource;
        m_topologySource = entry->topologySource;
        makeCurrent(entry->run->problem);
        tellBusy();
    }
    show(id);
}

/// The run after it, or else that before it, if possible of the same problem; 0 where no other stays.
quint64 Workbench::neighbourOf(quint64 run, const QList<quint64>& without) const
{
    const QSet<quint64> gone(without.begin(), without.end());
    const auto& entries = m_runs.entries();
    const auto at = entries.begin() + m_runs.rowOf(run);
    const ProblemPtr& problem = at->run->problem;
    for (const bool same : {true, false}) {
        const auto fits = [&](const RunEntry& entry) {
            return !gone.contains(entry.id) && (!same || entry.run->problem == problem);
        };
        if (const auto after = std::find_if(at, entries.end(), fits); after != entries.end())
            return after->id;
        const auto before = std::find_if(std::reverse_iterator(at), entries.rend(), fits);
        if (before != entries.rend())
            return before->id;
    }
    return 0;
}

void Workbench::removeRuns(const QList<quint64>& ids)
{
    QList<quint64> going;
    const QSet<quint64> asked(ids.begin(), ids.end());
    for (const RunEntry& entry : m_runs.entries())
        if (asked.contains(entry.id) && !entry.live)
            going += entry.id;
    if (going.contains(m_shown)) {
        if (const quint64 next = neighbourOf(m_shown, going); next != 0)
            showRun(next); // First: views must not choose one on their own.
        else
            m_shown = 0;
    }
    m_runs.removeIf([&asked](const RunEntry& entry) { return asked.contains(entry.id) && !entry.live; });
    if (m_shown == 0 && !going.empty())
        emit runChanged();
}

void Workbench::removeOtherRuns(quint64 id)
{
    showRun(id);
    m_runs.removeOthers(id);
}

void Workbench::putBack(const std::vector<RunEntry>& removed)
{
    const std::vector<RunEntry> entries = onKnownProblems(removed, [this](const ProblemPtr& problem) {
        return m_problem && problemKey(*problem) == problemKey(*m_problem) ? m_problem : known(problem);
    });
    m_runs.putAllBack(entries);
    const auto ours = std::ranges::find_if(
        entries, [this](const RunEntry& entry) { return entry.run->problem == m_problem; });
    if (m_shown == 0 && ours != entries.end())
        show(ours->id);
}

void Workbench::openResult(const ComparedRun& compared)
{
    m_waiting.clear();
    m_loading.cancel();
    m_placing.cancel();
    m_graphSource = compared.graphSource;
    m_topologySource = compared.topologySource;
    RunEntry origin;
    origin.step = compared.placer == whatIfPlacer ? RunStep::WhatIf : RunStep::Comparison;
    if (const RunEntry* asked = m_runs.find(m_shown); asked && origin.step == RunStep::WhatIf) {
        origin.from = asked->id;
        origin.fromName = runTitle(*asked);
    }
    makeCurrent(known(onGraphOf(m_problem, compared.problem)));
    m_stopped = false;
    m_placing.start([compared, origin, problem = m_problem](std::stop_token, const auto&) -> Result<Placed> {
        auto run = makeRun(problem, compared.placement, compared.placer);
        if (!run)
            return run.error();
        RunEntry entry = origin;
        entry.run = *run;
        entry.seed = compared.seed;
        entry.evaluations = compared.evaluations;
        entry.seconds = compared.seconds;
        entry.title = compared.title;
        entry.locks = compared.locks;
        return Placed{std::move(entry), std::nullopt}; // Its placer may have had other settings or budgets.
    });
    tellBusy();
    emit loadStarted();
}

void Workbench::showMeasured(const RunPtr& measured, const std::string& engine, const QString& title)
{
    RunEntry entry;
    entry.title = title;
    entry.run = measured;
    entry.engine = engine;
    showRun(addRun(std::move(entry)));
}

QList<quint64> Workbench::openRuns(const std::vector<RunEntry>& entries)
{
    QList<quint64> ids;
    for (const RunEntry& entry : entries)
        ids += addRun(entry);
    if (!ids.isEmpty())
        showRun(ids.front());
    return ids;
}

void Workbench::selectVertex(std::optional<VertexId> chosen)
{
    selectVertices(chosen ? std::vector<VertexId>{*chosen} : std::vector<VertexId>(), chosen);
}

void Workbench::selectVertices(std::vector<VertexId> chosen, std::optional<VertexId> primary)
{
    const std::size_t count = m_problem ? m_problem->vertexCount() : 0;
    std::erase_if(chosen, [count](VertexId v) { return v >= count; });
    std::ranges::sort(chosen);
    chosen.erase(std::ranges::unique(chosen).begin(), chosen.end());
    if (chosen.empty())
        primary.reset();
    else if (!primary || !std::ranges::binary_search(chosen, *primary))
        primary = chosen.front();
    if (primary != m_focus.vertex() || chosen != m_focus.vertices())
        m_focus.setVertices(std::move(chosen), primary);
}

void Workbench::toggleVertex(VertexId vertex)
{
    std::vector<VertexId> chosen = m_focus.vertices();
    const auto place = std::ranges::lower_bound(chosen, vertex);
    const bool out = place != chosen.end() && *place == vertex;
    if (out)
        chosen.erase(place);
    else
        chosen.insert(place, vertex);
    selectVertices(std::move(chosen), out ? m_focus.vertex() : vertex);
}

std::optional<DeviceId> Workbench::lockOf(VertexId vertex) const
{
    const auto place = std::ranges::lower_bound(m_locks, vertex, {}, &Lock::vertex);
    return place != m_locks.end() && place->vertex == vertex ? std::optional(place->device) : std::nullopt;
}

void Workbench::setLocks(Locks locks)
{
    std::ranges::stable_sort(locks, {}, &Lock::vertex);
    std::vector<DeviceId> groupDevices(m_problem ? m_problem->graph().colocationGroups().size() : 0);
    Locks kept;
    for (const Lock& lock : locks) {
        if (!m_problem || lock.vertex >= m_problem->vertexCount() ||
            lock.device >= m_problem->deviceCount() || !m_problem->allowed(lock.vertex, lock.device) ||
            (!kept.empty() && kept.back().vertex == lock.vertex))
            continue;
        if (const int group = m_problem->colocationGroup(lock.vertex); group >= 0) {
            DeviceId& common = groupDevices[static_cast<std::size_t>(group)];
            if (common.valid() && common != lock.device)
                continue;
            common = lock.device;
        }
        kept.push_back(lock);
    }
    if (kept == m_locks)
        return;
    m_locks = std::move(kept);
    emit locksChanged();
}

quint64 Workbench::showEdited(const RunPtr& run, quint64 entry, const std::string& beganAs, bool show)
{
    RunEntry edited;
    edited.run = run;
    edited.beganAs = beganAs;
    if (const RunEntry* known = m_runs.find(entry)) {
        edited.graphSource = known->graphSource;
        edited.topologySource = known->topologySource;
        edited.graphOptions = known->graphOptions;
        m_runs.replace(entry, std::move(edited));
    } else {
        entry = addRun(std::move(edited));
    }
    if (entry == m_shown)
        emit runChanged();
    else if (show)
        showRun(entry);
    return entry;
}

SourceNames Workbench::sourcesOf(const ProblemPtr& problem) const
{
    for (const RunEntry& entry : m_runs.entries())
        if (entry.run->problem == problem)
            return {entry.graphSource, entry.topologySource};
    return problem == m_problem ? SourceNames{m_graphSource, m_topologySource} : SourceNames();
}

ProblemPtr Workbench::known(const ProblemPtr& problem) const
{
    const ProblemPtr listed = m_runs.sameProblem(*problem);
    return listed ? listed : problem;
}

/// Views tell problems apart by their pointers, so that runs of equal problems share one.
RunPtr Workbench::onKnown(const RunPtr& run) const
{
    const ProblemPtr& own = run->problem;
    const bool isOpen = own == m_problem || (m_problem && problemKey(*own) == problemKey(*m_problem));
    return rebased(run, isOpen ? m_problem : known(own));
}

quint64 Workbench::addRun(RunEntry entry)
{
    entry.run = onKnown(entry.run);
    SourceNames sources = sourcesOf(entry.run->problem);
    if (sources.empty())
        sources = {entry.graphSource, entry.topologySource};
    if (sources.empty())
        sources = {m_graphSource, m_topologySource};
    entry.graphSource = sources.graph;
    entry.topologySource = sources.topology;
    entry.graphOptions = m_readOptions.of(QFile::encodeName(entry.graphSource).toStdString());
    if (entry.step == RunStep::Unknown)
        setOrigin(entry);
    return m_runs.add(std::move(entry));
}

/// How a run came about that does not say so itself: it follows from its placer. What was measured came from
/// the newest simulated run of the same placement, and what was changed from the run that is shown.
void Workbench::setOrigin(RunEntry& entry) const
{
    const RunEntry* from = nullptr;
    if (isMeasured(*entry.run)) {
        entry.step = RunStep::Execution;
        const auto& entries = m_runs.entries();
        const auto found = std::find_if(entries.rbegin(), entries.rend(), [&entry](const RunEntry& other) {
            return !isMeasured(*other.run) &&
                   other.run->problem->graphPtr() == entry.run->problem->graphPtr() &&
                   other.run->placement.devices == entry.run->placement.devices;
        });
        from = found == entries.rend() ? nullptr : &*found;
    } else if (entry.trained) {
        entry.step = RunStep::Training;
    } else if (entry.run->placer == "file") {
        entry.step = RunStep::File;
    } else if (!entry.beganAs.empty() || entry.run->placer == "manual") {
        entry.step = RunStep::Hand;
        from = m_runs.find(m_shown);
    } else if (entry.run->placer == whatIfPlacer) {
        entry.step = RunStep::WhatIf;
        from = m_runs.find(m_shown);
    } else {
        entry.step = RunStep::Placer;
    }
    if (from) {
        entry.from = from->id;
        entry.fromName = runTitle(*from);
    }
}

void Workbench::makeCurrent(const ProblemPtr& problem)
{
    if (problem == m_problem)
        return;
    const bool sameGraph = m_problem && m_problem->graphPtr() == problem->graphPtr();
    if (!sameGraph || m_problem->topologyPtr() != problem->topologyPtr())
        setLocks({});
    m_problem = problem;
    m_model = problem->model();
    m_shown = 0;
    if (!sameGraph)
        selectVertex({});
    emit problemChanged();
    emit runChanged();
}

void Workbench::show(quint64 id)
{
    if (id == m_shown)
        return;
    m_shown = id;
    const QString placer = QString::fromStdString(run()->placer);
    if (placer != m_placer && !m_runs.find(id)->trained && m_approvals.canPlace(run()->placer)) {
        m_placer = placer;
        emit placerChanged();
    }
    emit runChanged();
}

void Workbench::tellBusy()
{
    if (busy() == m_toldBusy)
        return;
    m_toldBusy = busy();
    emit busyChanged();
}

} // namespace doppler
