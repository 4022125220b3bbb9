// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs_panel/runs_panel.h"

#include "widgets/runs/runs_view.h"
#include "widgets/runs_panel/run_details_dialog.h"
#include "widgets/runs_panel/runs_pane.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/window_actions.h"
#include "widgets/workbench/file_filters.h"

#include <QAction>
#include <QFileInfo>
#include <QJsonArray>
#include <QMainWindow>
#include <QSet>
#include <algorithm>

namespace doppler {

namespace {

/// "chainmm-heft": what the file of a run is proposed to be called. A checkpoint's placer is a file with
/// folders.
QString fileStem(const Run& run)
{
    return QStringLiteral("%1-%2").arg(QString::fromStdString(run.problem->graph().name()),
                                       QFileInfo(QString::fromStdString(run.placer)).fileName());
}

} // namespace

RunsPanel::RunsPanel(const PanelContext& context)
    : Panel(&context.window), m_context(context), m_runs(new RunsView(context.workbench.runs())),
      m_pane(new RunsPane(context.workbench.runs(), m_runs)), m_filterRuns(new QAction(this))
{
    m_filterRuns->setObjectName(QStringLiteral("filterRuns"));
    m_filterRuns->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+F"), QKeySequence::PortableText));
    context.parts.add(*m_runs);
    m_runs->setEmptyAction(context.actions.place);
    m_runs->setTableActions(
        {context.actions.copyCommand, context.actions.copyTable, context.actions.saveTable});
    connect(&context.focus, &Focus::runChanged, this,
            [this] { m_runs->setShownRun(m_context.focus.runId()); });
    connect(m_runs, &RunsView::showRequested, &context.workbench, &Workbench::showRun);
    connect(m_runs, &RunsView::savePlacementRequested, this, &RunsPanel::savePlacement);
    connect(m_runs, &RunsView::saveTraceRequested, this, &RunsPanel::saveTrace);
    connect(m_runs, &RunsView::enforceMemoryRequested, this, &RunsPanel::enforceMemory);
    connect(m_runs, &RunsView::detailsRequested, this, &RunsPanel::showDetails);
    connect(m_runs, &RunsView::pinRequested, this, [this](quint64 id, bool pinned) {
        changeNotes(m_context.workbench.runs()->pinning(id, pinned));
    });
    connect(m_pane, &RunsPane::filterChanged, this, &Panel::stateChanged);
    connect(m_filterRuns, &QAction::triggered, this, [this] {
        emit forwardRequested();
        m_pane->editFilter();
    });
    connect(m_runs, &RunsView::choosePlacerRequested, context.actions.placeAs, &QAction::trigger);
    connectRemoval();
    connectActions();
}

PanelPlace RunsPanel::place() const { return {PanelPlace::Area::Left, true}; }

QWidget* RunsPanel::widget() { return m_pane; }

void RunsPanel::retranslate()
{
    m_filterRuns->setText(tr("&Filter runs"));
    m_filterRuns->setToolTip(tr("Show only the runs with a word, tag, placer or makespan"));
}

void RunsPanel::showDetails(const QList<quint64>& ids)
{
    if (ids.empty())
        return;
    auto* dialog = new RunDetailsDialog(*m_context.workbench.runs(), ids, m_context.actions.copyCommand,
                                        &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { changeNotes(dialog->notes()); });
    connect(dialog, &RunDetailsDialog::showRequested, &m_context.workbench, &Workbench::showRun);
    dialog->open();
}

/// Notes may be an hour of work: what was there before comes back by one click.
void RunsPanel::changeNotes(const std::vector<RunsModel::NotesOfRun>& notes)
{
    RunsModel* runs = m_context.workbench.runs();
    auto former = runs->setNotes(notes);
    if (former.empty())
        return;
    emit stateChanged();
    const int count = static_cast<int>(former.size());
    m_context.messages.offerUndo([count] { return tr("Details of %n runs changed", nullptr, count); },
                                 {[] { return tr("&Undo"); },
                                  [this, runs, former = std::move(former)] {
                                      runs->setNotes(former);
                                      emit stateChanged();
                                  }});
}

void RunsPanel::connectRemoval()
{
    Workbench& workbench = m_context.workbench;
    connect(m_runs, &RunsView::removeRequested, this, [this, &workbench](const QList<quint64>& ids) {
        offerRemoved([&] { workbench.removeRuns(ids); });
    });
    connect(m_runs, &RunsView::removeOthersRequested, this,
            [this, &workbench](quint64 id) { offerRemoved([&] { workbench.removeOtherRuns(id); }); });
    connect(&workbench, &Workbench::problemChanged, this, &RunsPanel::forgetRemoved);
    connect(workbench.runs(), &RunsModel::rowsRemoved, this, &RunsPanel::forgetRemoved);
}

void RunsPanel::connectActions()
{
    const WindowActions& a = m_context.actions;
    connect(a.savePlacement, &QAction::triggered, this,
            [this] { savePlacement(m_context.workbench.runId()); });
    connect(a.exportTrace, &QAction::triggered, this, [this] { saveTrace(m_context.workbench.runId()); });
    connect(a.previousRun, &QAction::triggered, this, [this] { step(-1); });
    connect(a.nextRun, &QAction::triggered, this, [this] { step(1); });
}

/// The chosen placer then runs again, and may put a vertex only where it still fits.
void RunsPanel::enforceMemory()
{
    ModelOptions model = m_context.workbench.model();
    model.memory = MemoryRule::Enforce;
    m_context.workbench.setModel(model);
}

void RunsPanel::step(int rows)
{
    const RunsModel* runs = m_context.workbench.runs();
    int row = runs->rowOf(m_context.workbench.runId()) + rows;
    while (runs->isHidden(row)) // By the filter.
        row += rows;
    if (row >= 0 && row < runs->rowCount())
        m_context.workbench.showRun(runs->entries()[static_cast<std::size_t>(row)].id);
}

void RunsPanel::savePlacement(quint64 run)
{
    const RunEntry* entry = m_context.workbench.runs()->find(run);
    if (!entry)
        return;
    const QString file = askSaveFile(&m_context.window, tr("Save placement"),
                                     fileStem(*entry->run) + QStringLiteral(".json"), placementFileFilter());
    if (!file.isEmpty())
        m_context.workbench.savePlacement(run, file);
}

void RunsPanel::saveTrace(quint64 run)
{
    const RunEntry* entry = m_context.workbench.runs()->find(run);
    if (!entry)
        return;
    const QString file = askSaveFile(&m_context.window, tr("Export trace"),
                                     fileStem(*entry->run) + QStringLiteral("-trace.json"),
                                     tr("Traces for Perfetto (*.json);;Tables (*.csv)"));
    if (!file.isEmpty())
        m_context.workbench.saveTrace(run, file);
}

/// A run may be an hour of training or of work by hand: one key must not lose it for good.
void RunsPanel::offerRemoved(const std::function<void()>& remove)
{
    Workbench& workbench = m_context.workbench;
    std::vector<RunEntry> gone = workbench.runs()->entries();
    remove();
    QSet<quint64> left;
    for (const RunEntry& entry : workbench.runs()->entries())
        left.insert(entry.id);
    std::erase_if(gone, [&left](const RunEntry& entry) { return left.contains(entry.id); });
    if (gone.empty())
        return;
    const int count = static_cast<int>(gone.size());
    const auto kept = std::make_shared<const std::vector<RunEntry>>(std::move(gone));
    m_context.messages.offerUndo(
        [count] { return tr("%n runs removed", nullptr, count); },
        {[] { return tr("&Undo"); }, [&workbench, kept] { workbench.putBack(*kept); }});
    m_removed = kept;
}

/// Where none of their problems is open or in the list any more, nobody would look for them there.
void RunsPanel::forgetRemoved()
{
    const auto removed = m_removed.lock();
    if (!removed)
        return;
    QSet<const Problem*> known{m_context.workbench.problem().get()};
    for (const RunEntry& entry : m_context.workbench.runs()->entries())
        known.insert(entry.run->problem.get());
    if (std::ranges::none_of(
            *removed, [&known](const RunEntry& entry) { return known.contains(entry.run->problem.get()); }))
        m_context.messages.endUndo();
}

QJsonObject RunsPanel::state() const
{
    QJsonArray selected; // By index of the run.
    const QList<quint64> list = m_runs->selectedRuns();
    const QSet<quint64> ids(list.begin(), list.end());
    const auto& entries = m_context.workbench.runs()->entries();
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (ids.contains(entries[i].id))
            selected += static_cast<qint64>(i);
    QJsonObject panels{{QStringLiteral("selected_runs"), selected}};
    if (!m_pane->filter().isEmpty())
        panels[QStringLiteral("runs_filter")] = m_pane->filter();
    return {{QStringLiteral("panels"), panels}};
}

void RunsPanel::setState(const QJsonObject& parts, const RunOfSession& runOf)
{
    const QJsonValue panels = parts[QLatin1String("panels")];
    if (!panels.isObject())
        return;
    m_pane->setFilter(panels[QLatin1String("runs_filter")].toString());
    QList<quint64> selected;
    for (const QJsonValue& index : panels[QLatin1String("selected_runs")].toArray())
        if (const quint64 id = runOf(index.toInteger(-1)))
            selected += id;
    m_runs->selectRuns(selected);
}

std::unique_ptr<Panel> makeRunsPanel(const PanelContext& context)
{
    return std::make_unique<RunsPanel>(context);
}

} // namespace doppler
