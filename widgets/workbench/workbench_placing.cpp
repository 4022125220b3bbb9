// SPDX-License-Identifier: GPL-3.0-or-later
// The workbench's placers: which is asked, with which seed, and what becomes of its placement.
#include "core/placers/api/placer_group.h"
#include "core/placers/api/registry.h"
#include "widgets/workbench/workbench.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace doppler {

namespace {

/// What a budget changes nothing for.
bool placesInOneGo(const std::string& placer)
{
    const auto found = placerRegistry().find(placer);
    return found && placesAtOnce((*found)->info().kind);
}

/// Whether a run of the same placer and seed is what the request would give. Where it isn't known what it was
/// asked for (of a search that was stopped, from a session or a comparison), that isn't known either.
bool isGivenBy(const PlacerRequest& request, const RunEntry& run, const std::optional<PlacerRequest>& asked)
{
    return asked &&
           ((asked->evaluations == request.evaluations && !asked->seconds) || placesInOneGo(run.run->placer));
}

} // namespace

void Workbench::setPlacer(const QString& id)
{
    if (m_placer != id) {
        m_placer = id;
        emit placerChanged();
    }
    if (m_problem && !m_loading.running())
        place({{id, 1, {}}});
}

void Workbench::placeByCheckpoint(const QString& file)
{
    if (!m_problem || m_loading.running())
        return;
    PlacerRequest request{QFileInfo(file).absoluteFilePath()};
    request.checkpointOnly = true;
    place({request});
}

void Workbench::placeAgain()
{
    if (!m_problem || m_loading.running())
        return;
    const std::string placer = m_placer.toStdString();
    // What a file gave has a title, and whatever the file held then: its draws go by the seed alone.
    const bool fromFile = QFileInfo(m_placer).isAbsolute();
    const auto gave = [&](std::uint64_t seed) {
        if (!fromFile)
            return m_runs.find(*m_problem, placer, seed, m_locks) != nullptr;
        return std::ranges::any_of(m_runs.entries(), [&](const RunEntry& entry) {
            return entry.run->problem == m_problem && entry.run->placer == placer && entry.seed == seed &&
                   entry.locks == m_locks;
        });
    };
    std::uint64_t seed = 1;
    while (gave(seed))
        ++seed;
    place({{m_placer, seed, {}}});
}

void Workbench::placeAs(const PlacerRequest& request)
{
    if (m_placer != request.placer) {
        m_placer = request.placer;
        emit placerChanged();
    }
    if (m_problem && !m_loading.running())
        place({request});
}

void Workbench::stop()
{
    m_sorting.cancel();
    m_loading.cancel();
    m_waiting.clear();
    m_stopped = true;
    m_placing.stop();
    tellBusy();
}

void Workbench::cancel()
{
    m_sorting.cancel();
    m_loading.cancel();
    m_waiting.clear();
    m_placing.cancel();
    tellBusy();
}

void Workbench::place(std::deque<PlacerRequest> placers)
{
    m_waiting = std::move(placers);
    m_placing.cancel();
    placeNext();
}

void Workbench::placeNext()
{
    while (!m_waiting.empty()) {
        const PlacerRequest next = m_waiting.front();
        m_waiting.pop_front();
        const RunEntry* known =
            m_runs.find(*m_problem, next.placer.toStdString(), next.seed, m_locks,
                        [&](const RunEntry& run) { return isGivenBy(next, run, requestOf(run.id)); });
        // A checkpoint may hold other networks by now, so that what it gave before is not shown for it.
        const bool fromFile = QFileInfo(next.placer).isAbsolute();
        if (fromFile && !next.checkpointOnly)
            m_approvals.approve(QFile::encodeName(next.placer).toStdString());
        if (known && next.settings.empty() && !next.seconds && !fromFile) {
            show(known->id);
            continue;
        }
        m_stopped = false;
        emit placingBegan();
        m_placing.start([next, problem = m_problem, locks = m_locks, approvals = m_approvals,
                         threads = m_threads](std::stop_token stop, const auto& report) -> Result<Placed> {
            PlacerContext context;
            context.seed = next.seed;
            context.budget = {next.evaluations, next.seconds};
            context.stop = stop;
            context.threads = threads;
            context.progress = [&report](const PlacerProgress& step) {
                report({step.evaluations, step.bestMakespan, nullptr, step.bound, step.spent});
            };
            auto entry = runPlacer(problem, locks, next, approvals, context);
            return entry ? Result<Placed>(Placed{*std::move(entry), next}) : entry.error();
        });
        break;
    }
    tellBusy();
}

void Workbench::takePlaced(const Placed& result)
{
    const RunEntry& placed = result.entry;
    if (result.asked && result.asked->checkpointOnly) // It was a checkpoint, and may be chosen from now on.
        m_approvals.approve(placed.run->placer);
    const auto same = [&placed](const RunEntry& known) {
        return known.run->problem == placed.run->problem && known.run->placer == placed.run->placer &&
               known.run->placement == placed.run->placement && known.locks == placed.locks &&
               known.run->bound >= placed.run->bound && !known.trained; // A larger budget may prove more.
    };
    const bool repeatable = result.asked && !m_stopped;
    const auto& entries = m_runs.entries();
    if (const auto known = std::find_if(entries.begin(), entries.end(), same); known != entries.end()) {
        // Of a run of whose request nothing was known it is now: it is the one that was asked for.
        const bool found = repeatable && known->title == placed.title && known->seed == placed.seed &&
                           m_asked.try_emplace(known->id, *result.asked).second;
        show(known->id);
        if (!found)
            emit placementRepeated(QString::fromStdString(placed.run->placer));
    } else {
        const quint64 id = addRun(placed);
        if (repeatable)
            m_asked[id] = *result.asked;
        show(id);
    }
    placeNext();
}

} // namespace doppler
