// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editing/placement_editor.h"

#include "core/base/excerpt.h"
#include "widgets/editing/edit_commands.h"
#include "widgets/workbench/workbench.h"

#include <QScopedValueRollback>
#include <algorithm>

namespace doppler {

namespace {

std::string deviceName(const Problem& problem, DeviceId device)
{
    return excerpt(problem.topology().device(device).name);
}

QString named(const Problem& problem, DeviceId device)
{
    return QString::fromStdString(problem.topology().device(device).name);
}

std::string allowedNames(const Problem& problem, VertexId vertex)
{
    std::string names;
    for (const DeviceId d : problem.allowedDevices(vertex))
        names += (names.empty() ? "" : ", ") + deviceName(problem, d);
    return names;
}

} // namespace

PlacementEditor::PlacementEditor(Workbench& workbench, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_simulating({[this](const Simulated& done) {
                                                                 adopt(done);
                                                                 emit busyChanged();
                                                             },
                                                             [this](const Error& error) {
                                                                 takeBack(error);
                                                                 emit busyChanged();
                                                             },
                                                             {}})
{
    m_history.setUndoLimit(longestHistory);
    connect(&workbench, &Workbench::problemChanged, this, [this] {
        // The history must not go while one of its commands is at work.
        m_resetWaits = m_applying;
        if (m_applying)
            QMetaObject::invokeMethod(this, &PlacementEditor::settle, Qt::QueuedConnection);
        else
            reset();
    });
}

PlacementEditor::~PlacementEditor()
{
    m_history.disconnect(); // It tells that it is cleared, and who listens may be gone.
}

void PlacementEditor::settle()
{
    if (m_resetWaits)
        reset();
}

void PlacementEditor::reset()
{
    m_resetWaits = false;
    m_simulating.cancel();
    m_current.reset();
    m_runs.clear();
    m_history.clear();
    m_safeIndex = 0;
    emit busyChanged();
}

bool PlacementEditor::isLarge() const
{
    const DataflowGraph& graph = m_workbench.problem()->graph();
    return graph.vertexCount() + graph.edgeCount() > mostAtOnce;
}

std::vector<VertexId> PlacementEditor::together(const std::vector<VertexId>& vertices) const
{
    std::vector<VertexId> all;
    for (const VertexId v : vertices)
        for (const VertexId member : m_workbench.problem()->movesTogether(v))
            all.push_back(member);
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

/// Why a vertex can't go to a device.
std::optional<Error> PlacementEditor::obstacle(VertexId vertex, DeviceId device) const
{
    const Problem& problem = *m_workbench.problem();
    const std::string label = excerpt(problem.graph().label(vertex));
    if (const auto lock = m_workbench.lockOf(vertex))
        return Error{{DOPPLER_TEXT("core", "{0} is locked on {1}, nothing was moved; unlock it first"),
                      {label, deviceName(problem, *lock)}},
                     {},
                     {}};
    if (!problem.allowed(vertex, device))
        return Error{{DOPPLER_TEXT("core", "{0} is not allowed on {1}, nothing was moved; it may run on {2}"),
                      {label, deviceName(problem, device), allowedNames(problem, vertex)}},
                     {},
                     {}};
    return std::nullopt;
}

EditedRunPtr PlacementEditor::shownRun()
{
    settle();
    const quint64 shown = m_workbench.runId();
    if (m_current && m_simulating.running() && shown == m_shownAtStart)
        return m_current; // The run that this leads to is on its way.
    if (const auto known = m_runs.find(shown); known != m_runs.end())
        return known->second;
    const RunEntry* entry = m_workbench.runs()->find(shown);
    auto edited = std::make_shared<EditedRun>();
    edited->origin = shown;
    edited->beganAs = entry->title.isEmpty() ? entry->run->placer : entry->title.toStdString();
    edited->base = edited->simulated = entry->run;
    edited->placement = entry->run->placement;
    return edited;
}

bool PlacementEditor::move(const std::vector<VertexId>& vertices, DeviceId device)
{
    if (!m_workbench.run() || vertices.empty() || device >= m_workbench.problem()->deviceCount())
        return false;
    const EditedRunPtr edited = shownRun();
    std::vector<VertexMove> moves;
    for (const VertexId v : together(vertices)) {
        const DeviceId from = edited->placement.devices[v];
        if (from == device)
            continue;
        if (const auto error = obstacle(v, device)) {
            emit refused(*error);
            return false;
        }
        moves.push_back({v, from, device});
    }
    if (moves.empty())
        return false;
    const Problem& problem = *m_workbench.problem();
    const QString text = moves.size() == 1
                             ? tr("Move %1 to %2")
                                   .arg(QString::fromStdString(problem.graph().label(moves.front().vertex)),
                                        named(problem, device))
                             : tr("Move %n vertices to %1", nullptr, static_cast<int>(moves.size()))
                                   .arg(named(problem, device));
    const std::size_t before = edited->edits;
    m_history.push(new MoveCommand(*this, edited, std::move(moves), text));
    return edited->edits > before;
}

void PlacementEditor::lock(const std::vector<VertexId>& vertices)
{
    if (!m_workbench.run())
        return;
    const EditedRunPtr edited = shownRun();
    Locks locks = m_workbench.locks();
    const std::size_t before = locks.size();
    for (const VertexId v : together(vertices))
        if (!m_workbench.lockOf(v))
            locks.push_back({v, edited->placement.devices[v]});
    if (locks.size() > before)
        m_history.push(
            new LockCommand(m_workbench, std::move(locks),
                            tr("Lock %n vertices", nullptr, static_cast<int>(locks.size() - before))));
}

void PlacementEditor::unlock(const std::vector<VertexId>& vertices)
{
    if (!m_workbench.problem())
        return;
    settle();
    Locks locks = m_workbench.locks();
    const std::vector<VertexId> all = together(vertices);
    const std::size_t freed =
        std::erase_if(locks, [&](const Lock& lock) { return std::ranges::binary_search(all, lock.vertex); });
    if (freed > 0)
        m_history.push(new LockCommand(m_workbench, std::move(locks),
                                       tr("Unlock %n vertices", nullptr, static_cast<int>(freed))));
}

bool PlacementEditor::apply(const EditedRunPtr& edited, const std::vector<VertexMove>& moves, bool forward,
                            const QString& text)
{
    const auto put = [&](bool there) {
        for (const VertexMove& move : moves)
            edited->placement.devices[move.vertex] = there ? move.to : move.from;
        if (there)
            ++edited->edits;
        else
            --edited->edits;
        // Which transfers there are depends on the devices, so that a planned order of them is void.
        edited->placement.transfers =
            edited->edits == 0 ? edited->base->placement.transfers : std::vector<EdgeId>();
    };
    put(forward);
    if (m_takingBack)
        return false;
    const QScopedValueRollback applying(m_applying, true);
    const bool done = simulate(edited, forward ? text : tr("Undo: %1").arg(text));
    if (!done)
        put(!forward);
    return done;
}

bool PlacementEditor::simulate(const EditedRunPtr& edited, const QString& text)
{
    m_current = edited;
    if (edited->edits == 0) {
        showOrigin(edited, text);
        return true;
    }
    if (isLarge()) {
        startJob(edited, text);
        return true;
    }
    const auto run = makeFinishedRun(m_workbench.problem(), edited->placement, "manual");
    if (!run) {
        emit refused(run.error());
        return false;
    }
    adopt({edited, *run, text});
    return true;
}

void PlacementEditor::startJob(const EditedRunPtr& edited, const QString& text)
{
    if (!m_simulating.running())
        m_shownAtStart = m_workbench.runId();
    m_simulating.start([edited, text, problem = m_workbench.problem(),
                        placement = edited->placement](std::stop_token, const auto&) -> Result<Simulated> {
        auto run = makeFinishedRun(problem, placement, "manual");
        if (!run)
            return run.error();
        return Simulated{edited, *run, text};
    });
    emit busyChanged();
}

/// Everything was undone: what remains is the run that it began as.
void PlacementEditor::showOrigin(const EditedRunPtr& edited, const QString& text)
{
    m_simulating.cancel();
    const RunPtr before = std::exchange(edited->simulated, edited->base);
    const quint64 entry = std::exchange(edited->entry, 0);
    m_runs.erase(entry);
    if (m_workbench.runs()->find(edited->origin)) {
        m_workbench.showRun(edited->origin);
        m_workbench.removeRun(entry);
    } else { // It was removed from the list: its value lives on under the edited run's name.
        edited->entry = m_workbench.showEdited(edited->base, entry, edited->beganAs, true);
        m_runs[edited->entry] = edited;
    }
    m_safeIndex = m_history.index();
    emit PlacementEditor::edited({text, before->schedule.makespan, edited->base->schedule.makespan});
    emit busyChanged();
}

void PlacementEditor::adopt(const Simulated& done)
{
    const EditedRunPtr& run = done.edited;
    const bool show =
        !isLarge() || m_workbench.runId() == m_shownAtStart || m_workbench.runId() == run->entry;
    const RunPtr before = std::exchange(run->simulated, done.run);
    m_runs.erase(run->entry);
    run->entry = m_workbench.showEdited(done.run, run->entry, run->beganAs, show);
    m_runs[run->entry] = run;
    m_shownAtStart = m_workbench.runId();
    m_safeIndex = m_history.index();
    emit edited({done.text, before->schedule.makespan, done.run->schedule.makespan});
}

/// A job found that there is no such run (it is out of memory): back to the last edit that had one.
void PlacementEditor::takeBack(const Error& error)
{
    m_takingBack = true;
    while (m_history.index() > m_safeIndex)
        m_history.undo();
    m_takingBack = false;
    if (m_current && m_current->placement.devices != m_current->simulated->placement.devices)
        m_history.clear(); // It was longer than what is kept of it.
    if (m_current)
        m_current->placement = m_current->simulated->placement;
    emit refused(error);
}

} // namespace doppler
