// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/side_by_side_runs.h"

#include "core/catalog/chosen_placer.h"
#include "core/placers/api/registry.h"
#include "core/run/measured_run.h"
#include "widgets/playback/playback.h"
#include "widgets/runs/runs_view.h"
#include "widgets/side_by_side/four_bars_page.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/ui/text/model_text.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QEvent>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

/// What tells the run apart from others of other devices and models.
QStringList particulars(const RunEntry& entry, bool devicesDiffer, bool modelsDiffer)
{
    const Problem& problem = *entry.run->problem;
    QStringList out;
    if (devicesDiffer)
        out += QString::fromStdString(problem.topology().name());
    if (modelsDiffer)
        out += unusualModelTexts(problem.model());
    return out;
}

/// Names that tell the runs apart: by placer, then devices and model where they differ, then a number.
std::vector<std::string> namesOf(const std::vector<const RunEntry*>& entries)
{
    const Problem& first = *entries.front()->run->problem;
    const bool devicesDiffer = std::ranges::any_of(entries, [&](const RunEntry* entry) {
        return entry->run->problem->topology().name() != first.topology().name();
    });
    const bool modelsDiffer = std::ranges::any_of(
        entries, [&](const RunEntry* entry) { return entry->run->problem->model() != first.model(); });
    QStringList names;
    for (const RunEntry* entry : entries) {
        const QStringList more = particulars(*entry, devicesDiffer, modelsDiffer);
        QString name = runTitle(*entry);
        if (!more.isEmpty())
            name += QStringLiteral(" (%1)").arg(more.join(QStringLiteral(", ")));
        const QString plain = name;
        for (int number = 2; names.contains(name); ++number)
            name = QStringLiteral("%1 %2").arg(plain).arg(number);
        names += name;
    }
    std::vector<std::string> out;
    for (const QString& name : names)
        out.push_back(name.toStdString());
    return out;
}

} // namespace

SideBySideRuns::SideBySideRuns(Workbench& workbench, RunsView& list, Playback& playback, SideBySideView& view,
                               QObject* parent)
    : QObject(parent), m_workbench(workbench), m_list(list), m_playback(playback), m_view(view),
      m_emptyAction(new QAction(this))
{
    m_emptyAction->setObjectName(QStringLiteral("sideBySideEmpty"));
    connect(m_emptyAction, &QAction::triggered, this, [this] {
        const QString placer = m_emptyAction->data().toString();
        if (placer.isEmpty())
            open(runsOfShownGraph());
        else
            m_workbench.setPlacer(placer);
    });
    m_view.setEmptyAction(m_emptyAction);
    m_view.installEventFilter(this);

    const RunsModel* runs = m_workbench.runs();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(runs, signal, this, &SideBySideRuns::rebuild);
    connect(runs, &QAbstractItemModel::dataChanged, this, &SideBySideRuns::rebuild);
    connect(&m_workbench, &Workbench::runChanged, this, &SideBySideRuns::showTime);
    connect(&m_workbench, &Workbench::runChanged, this, &SideBySideRuns::offerEmptyAction);
    connect(&m_workbench, &Workbench::busyChanged, this, &SideBySideRuns::takeOpened);
    connect(&m_workbench, &Workbench::selectionChanged, this,
            [this] { m_view.setSelection(m_workbench.selectedVertices(), m_workbench.selectedVertex()); });
    connect(&m_playback, &Playback::timeChanged, &m_view, &SideBySideView::setTime);

    connect(&m_list, &RunsView::sideBySideRequested, this, &SideBySideRuns::openSelected);
    connect(&m_view, &SideBySideView::timeRequested, &m_playback, &Playback::seek);
    connect(&m_view, &SideBySideView::vertexSelected, &m_workbench, &Workbench::selectVertex);
    connect(&m_view, &SideBySideView::shiftsChanged, this, &SideBySideRuns::showTime);
    connect(&m_view, &SideBySideView::ready, this, [this] {
        m_view.setSelection(m_workbench.selectedVertices(), m_workbench.selectedVertex());
        showTime();
        showWantedBars();
    });
    connect(&m_view, &SideBySideView::referenceRequested, this, [this](std::size_t run) {
        m_reference = m_ids.value(static_cast<int>(run), m_reference);
        rebuild();
    });
    connect(&m_view, &SideBySideView::removeRequested, this, [this](std::size_t run) {
        if (m_ids.size() <= 2)
            return;
        m_ids.removeAt(static_cast<int>(run));
        rebuild();
    });
    connect(&m_view, &SideBySideView::showRequested, this,
            [this](std::size_t run) { m_workbench.showRun(m_ids.value(static_cast<int>(run))); });
    offerEmptyAction();
}

std::vector<const RunEntry*> SideBySideRuns::entries() const
{
    std::vector<const RunEntry*> out;
    for (const quint64 id : m_ids)
        if (const RunEntry* entry = m_workbench.runs()->find(id))
            out.push_back(entry);
    return out;
}

QList<quint64> SideBySideRuns::runsOfShownGraph() const
{
    QList<quint64> out;
    const RunPtr shown = m_workbench.run();
    if (!shown)
        return out;
    for (const RunEntry& entry : m_workbench.runs()->entries())
        if (sameGraph(*entry.run, *shown))
            out += entry.id;
    return out;
}

/// Two runs have room for all of their rows; more scroll.
QList<quint64> SideBySideRuns::shownAndBestOther() const
{
    const quint64 shown = m_workbench.runId();
    const RunEntry* best = nullptr;
    for (const quint64 id : runsOfShownGraph()) {
        const RunEntry* entry = m_workbench.runs()->find(id);
        if (id != shown && (!best || entry->run->schedule.makespan < best->run->schedule.makespan))
            best = entry;
    }
    QList<quint64> both; // in the order of the list
    for (const quint64 id : runsOfShownGraph())
        if (id == shown || (best && id == best->id))
            both += id;
    return both;
}

void SideBySideRuns::open(const QList<quint64>& ids)
{
    show(ids, m_reference);
    emit wanted();
    if (m_ids.size() < ids.size())
        emit leftOut(static_cast<int>(ids.size() - m_ids.size()));
}

void SideBySideRuns::show(const QList<quint64>& ids, quint64 reference)
{
    const RunsModel& runs = *m_workbench.runs();
    QList<quint64> fitting;
    const RunEntry* first = nullptr;
    for (const quint64 id : ids) {
        const RunEntry* entry = runs.find(id);
        if (entry && !first)
            first = entry;
        if (entry && sameGraph(*first->run, *entry->run))
            fitting += id;
    }
    m_ids = fitting;
    m_reference = m_ids.contains(reference) ? reference : m_ids.value(0);
    rebuild();
}

void SideBySideRuns::openSelected()
{
    const QList<quint64> selected = m_list.selectedRuns();
    open(selected.size() >= 2 ? selected : shownAndBestOther());
}

/// Of simulated runs of the same placement the first; otherwise a simulated run, otherwise any.
quint64 SideBySideRuns::partnerOf(quint64 measured) const
{
    const RunEntry* own = m_workbench.runs()->find(measured);
    quint64 found = 0;
    int foundFit = 0;
    for (const RunEntry& entry : m_workbench.runs()->entries()) {
        if (!own || entry.id == measured || !sameGraph(*own->run, *entry.run))
            continue;
        const bool simulated = !isMeasured(*entry.run);
        const bool same = entry.run->problem == own->run->problem &&
                          entry.run->placement.devices == own->run->placement.devices;
        const int fit = 1 + (simulated ? 1 : 0) + (simulated && same ? 1 : 0);
        if (fit > foundFit) {
            found = entry.id;
            foundFit = fit;
        }
    }
    return found;
}

bool SideBySideRuns::hasFourBars(quint64 id) const
{
    const RunEntry* entry = m_workbench.runs()->find(id);
    return entry && isMeasured(*entry->run) && partnerOf(id) != 0;
}

void SideBySideRuns::openFourBars(quint64 id)
{
    if (!hasFourBars(id))
        return;
    m_wantedBars = id;
    const quint64 partner = partnerOf(id);
    show({partner, id}, partner);
    showWantedBars(); // They may have been side by side before.
    emit wanted();
}

void SideBySideRuns::showWantedBars()
{
    const RunEntry* entry = m_workbench.runs()->find(m_wantedBars);
    const ComparedRunsPtr& runs = m_view.runs();
    if (!entry || !runs)
        return;
    const auto found = std::ranges::find(runs->runs, entry->run);
    if (found == runs->runs.end())
        return;
    m_view.fourBars()->showRun(static_cast<std::size_t>(found - runs->runs.begin()));
    m_view.showPage(SideBySideView::FourBars);
    m_wantedBars = 0;
}

void SideBySideRuns::rebuild()
{
    QList<quint64> there;
    for (const RunEntry* entry : entries())
        there += entry->id;
    m_ids = there;
    if (!m_ids.contains(m_reference))
        m_reference = m_ids.value(0);
    offerEmptyAction();
    const auto list = entries();
    const std::vector<std::string> names = list.empty() ? std::vector<std::string>() : namesOf(list);
    std::vector<NamedRun> runs;
    std::vector<Shown> shown;
    for (std::size_t i = 0; i < list.size(); ++i) {
        runs.push_back({names[i], list[i]->run});
        shown.push_back({names[i], list[i]->run.get()});
    }
    const auto baseline =
        list.empty() ? std::nullopt : m_workbench.runs()->baselineOf(list.front()->run->problem->graph());
    if (shown == m_shown && m_reference == m_shownReference && baseline == m_shownBaseline)
        return;
    m_shownBaseline = baseline;
    m_shown = std::move(shown);
    m_shownReference = m_reference;
    m_view.setRuns(std::move(runs),
                   static_cast<std::size_t>(std::max<qsizetype>(m_ids.indexOf(m_reference), 0)), baseline);
}

double SideBySideRuns::shownShift() const
{
    const ComparedRunsPtr& runs = m_view.runs();
    if (!m_view.isVisible() || !runs)
        return 0;
    const auto found = std::ranges::find(runs->runs, m_workbench.run());
    return found == runs->runs.end()
               ? 0
               : m_view.stack()->shifts()[static_cast<std::size_t>(found - runs->runs.begin())];
}

void SideBySideRuns::showTime()
{
    m_playback.setReach(m_view.isVisible() ? m_view.stack()->duration() : 0);
    m_playback.setShift(shownShift());
    m_view.setTime(m_playback.time());
}

bool SideBySideRuns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        QMetaObject::invokeMethod(this, &SideBySideRuns::showTime, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void SideBySideRuns::offerEmptyAction()
{
    const QList<quint64> runs = runsOfShownGraph();
    if (runs.size() >= 2) {
        m_emptyAction->setData(QString());
        m_emptyAction->setText(tr("Show all %n runs of this graph", nullptr, static_cast<int>(runs.size())));
        m_emptyAction->setEnabled(true);
        return;
    }
    // The first of the usual placers that the graph has not been placed with.
    for (const char* id : {"critical-path", "heft"}) {
        const auto placer = placerRegistry().find(id);
        const RunPtr shown = m_workbench.run();
        if (!placer || (shown && shown->placer == id))
            continue;
        m_emptyAction->setData(QLatin1String(id));
        m_emptyAction->setText(tr("Place with %1").arg(placerTitle(id)));
        break;
    }
    m_emptyAction->setEnabled(m_workbench.problem() != nullptr);
}

void SideBySideRuns::openWithRival(const StudyPtr& study, const ComparisonRow& row,
                                   const std::vector<ComparisonRow>& rows)
{
    const auto problemOf = [&](const ComparisonRow& which) { // without locks, as it stands in the window
        const ProblemPtr& open = study->open[which.problem];
        const auto problem = problemOfCell(open, which.seed);
        return problem ? *problem : open;
    };
    // Where the model draws, only runs of one seed are of one world.
    const bool draws = drawsAtRandom(study->setup.problems[row.problem]->model());
    const ComparisonRow* rival = nullptr;
    for (const ComparisonRow& other : rows)
        if (!other.error && other.problem == row.problem && other.placer != row.placer &&
            (!draws || other.seed == row.seed) && (!rival || other.makespan < rival->makespan))
            rival = &other;
    const auto add = [&](const ComparisonRow& which) {
        const ChosenPlacer& placer = study->setup.placers[which.placer];
        m_toOpen.push_back(
            {problemOf(which), study->graphSources[which.problem], study->topologySources[which.problem],
             placer.title(), which.placement, which.seed, which.evaluations, which.seconds,
             changedSettings(placer).empty() ? QString() : placerText(placer), study->locks[which.problem]});
    };
    m_toOpen.clear();
    m_opened.clear();
    if (rival)
        add(*rival);
    add(row);
    openNext();
}

void SideBySideRuns::openBoth(const ComparedRun& reference, const ComparedRun& shown)
{
    m_toOpen = {reference, shown};
    m_opened.clear();
    openNext();
}

void SideBySideRuns::openNext()
{
    const ComparedRun next = m_toOpen.front();
    m_toOpen.pop_front();
    m_opening.reset(); // The workbench may tell of what it gives up.
    m_workbench.openResult(next);
    m_opening = Opening{m_workbench.problem(), next.placement};
}

void SideBySideRuns::takeOpened()
{
    if (!m_opening || m_workbench.busy())
        return;
    const Opening expected = *std::exchange(m_opening, std::nullopt);
    const RunPtr run = m_workbench.run();
    if (!run || run->problem != expected.problem ||
        run->placement.devices != expected.placement.devices) { // Something else was opened, or it failed.
        m_toOpen.clear();
        m_opened.clear();
        return;
    }
    m_opened += m_workbench.runId();
    if (!m_toOpen.empty())
        return openNext();
    if (m_opened.size() > 1)
        open(m_opened);
}

void SideBySideRuns::retranslate()
{
    offerEmptyAction();
    m_shown.clear(); // names follow the language
    rebuild();
}

} // namespace doppler
