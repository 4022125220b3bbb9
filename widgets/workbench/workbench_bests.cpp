// SPDX-License-Identifier: GPL-3.0-or-later
// The best placements of trainings that go on: each training has one run in the list, replaced as it
// improves.
#include "widgets/workbench/workbench.h"

#include <algorithm>

namespace doppler {

void Workbench::showBest(const QString& key, const ProblemPtr& trained, const Placement& best,
                         const TrainedAs& how)
{
    m_bests[key] = {trained, best, how};
    m_liveRuns[key].ended = false; // Maybe again: trainings can go on from their checkpoint.
    if (!m_simulating.running())
        simulateNextBest();
}

void Workbench::updateRestored(const QString& key, const ProblemPtr& trained, const Placement& best,
                               double makespan, TrainedAs how)
{
    const auto& entries = m_runs.entries();
    const auto known = std::ranges::find_if(entries, [&](const RunEntry& entry) {
        return entry.trained && !entry.live && entry.run->problem == trained &&
               entry.run->placer == how.policy && entry.title == how.title && entry.seed == how.seed;
    });
    if (known == entries.end() || known->run->placement.devices == best.devices ||
        known->run->schedule.makespan == makespan)
        return;
    if (known->run->schedule.makespan < makespan) {
        // The log ends before the episode, or belongs to another training with the same settings: the run
        // stays, and its name says why the training shows a longer best.
        RunEntry unlogged = *known;
        unlogged.title = tr("%1 (not in its log)").arg(runTitle(unlogged));
        m_runs.replace(known->id, std::move(unlogged));
        return;
    }
    m_liveRuns[key].entry = known->id;
    how.restored = true;
    showBest(key, trained, best, how);
    endLive(key);
}

void Workbench::simulateNextBest()
{
    if (m_bests.empty())
        return;
    auto node = m_bests.extract(m_bests.begin());
    m_simulating.start(
        [key = node.key(), pending = node.mapped()](std::stop_token, const auto&) -> Result<LiveBest> {
            auto run = makeFinishedRun(pending.problem, pending.placement, pending.how.policy);
            if (!run)
                return run.error();
            return LiveBest{key, *run, pending.how};
        });
}

void Workbench::takeBest(const LiveBest& best)
{
    LiveRun& live = m_liveRuns[best.key];
    RunEntry entry;
    entry.run = onKnown(best.run);
    const ProblemPtr problem = entry.run->problem;
    entry.trained = true;
    entry.live = !live.ended;
    entry.title = best.how.title;
    entry.seed = best.how.seed;
    entry.locks = best.how.locks;
    entry.graphSource = best.how.sources.graph;
    entry.topologySource = best.how.sources.topology;
    if (const RunEntry* known = m_runs.find(live.entry)) {
        entry.graphSource = known->graphSource;
        entry.topologySource = known->topologySource;
        m_runs.replace(live.entry, entry);
    } else {
        live.entry = addRun(std::move(entry));
    }
    const quint64 id = live.entry;
    if (id == m_shown)
        emit runChanged();
    else if (best.how.replayed || (m_followsBests && problem == m_problem && !best.how.restored))
        showRun(id);
    simulateNextBest();
}

void Workbench::endLive(const QString& key)
{
    LiveRun& live = m_liveRuns[key];
    live.ended = true;
    if (const RunEntry* entry = m_runs.find(live.entry)) {
        RunEntry ended = *entry;
        ended.live = false;
        m_runs.replace(live.entry, std::move(ended));
    }
}

} // namespace doppler
