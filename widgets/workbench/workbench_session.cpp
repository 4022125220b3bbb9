// SPDX-License-Identifier: GPL-3.0-or-later
// What is open, as sessions keep it.
#include "widgets/workbench/known_problems.h"
#include "widgets/workbench/session_state.h"
#include "widgets/workbench/workbench.h"

#include <QFile>
#include <algorithm>
#include <iterator>

namespace doppler {

SessionState Workbench::session() const
{
    SessionState state;
    state.problem = m_problem;
    state.graphSource = m_graphSource;
    state.topologySource = m_topologySource;
    state.graphOptions = m_readOptions.of(QFile::encodeName(m_graphSource).toStdString());
    state.placer = m_placer;
    state.runs = m_runs.entries();
    if (const int row = m_runs.rowOf(m_shown); row >= 0)
        state.shown = static_cast<std::size_t>(row);
    if (m_focus.vertex())
        state.selection = {*m_focus.vertex()};
    for (const VertexId vertex : m_focus.vertices())
        if (vertex != m_focus.vertex())
            state.selection.push_back(vertex);
    state.locks = m_locks;
    return state;
}

std::optional<PlacerRequest> Workbench::requestOf(quint64 run) const
{
    const auto found = m_asked.find(run);
    return found == m_asked.end() ? std::nullopt : std::optional(found->second);
}

/// Reader options and checkpoints that a session brings along.
void Workbench::adoptRules(const SessionState& session)
{
    const auto set = [this](const QString& graph, const GivenOptions& options) {
        if (!options.empty())
            m_readOptions.set(QFile::encodeName(graph).toStdString(), options);
    };
    set(session.graphSource, session.graphOptions);
    for (const RunEntry& entry : session.runs)
        set(entry.graphSource, entry.graphOptions);
    for (const std::string& checkpoint : session.placingCheckpoints)
        m_approvals.approve(checkpoint);
}

namespace {

/// The index of the run from which a run of a session came: as the file says it, or by the ids that the runs
/// had when the session was captured.
std::optional<std::size_t> originOf(const SessionState& session, std::size_t run)
{
    if (run < session.originOf.size())
        return session.originOf[run];
    const quint64 from = session.runs[run].from;
    const auto found = std::ranges::find(session.runs, from, &RunEntry::id);
    if (from == 0 || found == session.runs.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - session.runs.begin());
}

} // namespace

std::vector<quint64> Workbench::adoptSession(const SessionState& session)
{
    cancel();
    adoptRules(session);
    std::vector<RunEntry> live;
    std::ranges::copy_if(m_runs.entries(), std::back_inserter(live), &RunEntry::live);
    if (session.problem) {
        m_graphSource = session.graphSource;
        m_topologySource = session.topologySource;
        makeCurrent(session.problem);
        setLocks(session.locks);
    }
    m_shown = 0;
    m_runs.removeIf([](const RunEntry& entry) { return !entry.live; });
    for (RunEntry& entry : live)
        if (const RunPtr run = onKnown(entry.run); run != entry.run) {
            entry.run = run;
            m_runs.replace(entry.id, entry);
        }
    std::vector<RunEntry> runs = onKnownProblems(session.runs, [this](const ProblemPtr& problem) {
        return m_problem && problemKey(*problem) == problemKey(*m_problem) ? m_problem : known(problem);
    });
    for (RunEntry& entry : runs)
        entry.live = false;
    const std::vector<quint64> ids = m_runs.addAll(std::move(runs));
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (const auto from = originOf(session, i))
            m_runs.setFrom(ids[i], ids[*from]);
    std::erase_if(m_asked, [this](const auto& asked) { return !m_runs.find(asked.first); });
    if (session.placer != m_placer && m_approvals.canPlace(session.placer.toStdString())) {
        m_placer = session.placer;
        emit placerChanged();
    }
    if (session.shown && *session.shown < ids.size())
        showRun(ids[*session.shown]);
    else
        emit runChanged();
    selectVertices(session.selection,
                   session.selection.empty() ? std::nullopt : std::optional(session.selection.front()));
    return ids;
}

} // namespace doppler
