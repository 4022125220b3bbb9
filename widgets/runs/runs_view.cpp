// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/runs_view.h"

#include "core/explain/run_differences.h"
#include "core/run/measured_run.h"
#include "widgets/runs/fit_note.h"
#include "widgets/runs/fit_text.h"
#include "widgets/runs/run_delegate.h"
#include "widgets/runs/runs_model.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QItemSelection>
#include <QMenu>
#include <QSet>
#include <algorithm>

namespace doppler {

namespace {

QString shortageOf(const Run& run)
{
    const auto shortage = memoryShortage(run);
    return shortage ? translated(*shortage) : QString();
}

} // namespace

RunsView::RunsView(RunsModel* model, QWidget* parent)
    : QListView(parent), m_runs(model), m_empty(new EmptyState(QStringLiteral("runsEmpty"), this)),
      m_fit(new FitNote(this))
{
    setObjectName(QStringLiteral("runs"));
    // Where rows go, the selection moves on; nobody asked for what it comes to. Connected before the model is
    // set, and so before the selection hears of it.
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_following = true; });
    connect(model, &QAbstractItemModel::rowsRemoved, this, [this] { m_following = false; });
    setModel(model);
    setItemDelegate(new RunDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(false);
    setSelectionMode(ExtendedSelection);

    m_save = addRunAction(QStringLiteral("runSavePlacement"), QStringLiteral("save"), {});
    m_trace = addRunAction(QStringLiteral("runSaveTrace"), QStringLiteral("export"), {});
    m_copy = addRunAction(QStringLiteral("runCopy"), QStringLiteral("copy"), QKeySequence::Copy);
    m_sideBySide = addRunAction(QStringLiteral("runSideBySide"), QStringLiteral("side-by-side"), {});
    m_fourBars = addRunAction(QStringLiteral("runFourBars"), {}, {});
    m_details = addRunAction(QStringLiteral("runDetails"), {},
                             QKeySequence(QStringLiteral("Alt+Return"), QKeySequence::PortableText));
    m_pin = addRunAction(QStringLiteral("runPin"), {},
                         QKeySequence(QStringLiteral("Ctrl+B"), QKeySequence::PortableText));
    m_pin->setCheckable(true);
    m_remove = addRunAction(QStringLiteral("runRemove"), QStringLiteral("remove"), QKeySequence::Delete);
    m_removeOthers = addRunAction(QStringLiteral("runRemoveOthers"), {}, {});
    connect(m_save, &QAction::triggered, this, [this] { emit savePlacementRequested(currentId()); });
    connect(m_trace, &QAction::triggered, this, [this] { emit saveTraceRequested(currentId()); });
    connect(m_copy, &QAction::triggered, this, &RunsView::copyCurrent);
    connect(m_sideBySide, &QAction::triggered, this, &RunsView::sideBySideRequested);
    connect(m_fourBars, &QAction::triggered, this, [this] { emit fourBarsRequested(currentId()); });
    connect(m_details, &QAction::triggered, this, [this] { emit detailsRequested(selectedRuns()); });
    connect(m_pin, &QAction::triggered, this,
            [this](bool pinned) { emit pinRequested(currentId(), pinned); });
    connect(model, &QAbstractItemModel::dataChanged, this, &RunsView::applyFilter);
    connect(m_remove, &QAction::triggered, this, [this] { emit removeRequested(selectedRuns()); });
    connect(m_removeOthers, &QAction::triggered, this, [this] { emit removeOthersRequested(currentId()); });
    // A section's title appears above its first run when a second problem comes.
    const auto relayout = [this] { scheduleDelayedItemsLayout(); };
    connect(model, &QAbstractItemModel::rowsInserted, this, relayout);
    connect(model, &QAbstractItemModel::rowsRemoved, this, relayout);
    // Not within the viewport, which takes what is in it along when it scrolls.
    m_empty->setBackgroundRole(viewport()->backgroundRole());
    connect(model, &QAbstractItemModel::rowsInserted, this, &RunsView::showEmptyState);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &RunsView::showEmptyState);
    connect(model, &QAbstractItemModel::modelReset, this, &RunsView::showEmptyState);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunsView::updateActions);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &RunsView::updateActions);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &RunsView::showFit);
    connect(model, &QAbstractItemModel::dataChanged, this, &RunsView::showFit);
    connect(model, &QAbstractItemModel::modelReset, this, &RunsView::showFit);
    connect(m_fit, &FitNote::enforceRequested, this, &RunsView::enforceMemoryRequested);
    connect(m_fit, &FitNote::choosePlacerRequested, this, &RunsView::choosePlacerRequested);
    connect(model, &QAbstractItemModel::rowsInserted, this, &RunsView::updateActions);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &RunsView::updateActions);
    connect(model, &QAbstractItemModel::dataChanged, this, &RunsView::updateActions);
    connect(model, &QAbstractItemModel::modelReset, this, &RunsView::updateActions);
    retranslate();
    retint();
    updateActions();
}

QAction* RunsView::addRunAction(const QString& name, const QString& iconName, const QKeySequence& key)
{
    auto* action = new QAction(this);
    action->setObjectName(name);
    action->setProperty("iconName", iconName);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    addAction(action);
    return action;
}

void RunsView::setEmptyAction(QAction* action) { m_empty->setAction(action); }

void RunsView::setShownRun(quint64 id)
{
    const int row = m_runs->rowOf(id);
    const QModelIndex shown = row < 0 ? QModelIndex() : m_runs->index(row);
    if (shown.isValid() && shown == currentIndex())
        return; // What else is selected stays so.
    m_following = true;
    // Not setCurrentIndex(), which reads the keys that are held down: of a shortcut they would extend the
    // selection.
    selectionModel()->setCurrentIndex(shown, QItemSelectionModel::ClearAndSelect);
    m_following = false;
}

QList<quint64> RunsView::selectedRuns() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QList<quint64> ids;
    for (const QModelIndex& row : rows)
        if (!row.data(RunsModel::HiddenRole).toBool())
            ids += row.data(RunsModel::IdRole).toULongLong();
    return ids;
}

void RunsView::selectRuns(const QList<quint64>& ids)
{
    const QSet<quint64> wanted(ids.begin(), ids.end());
    QItemSelection rows; // one selection, and one signal
    const auto& entries = m_runs->entries();
    for (int row = 0; row < m_runs->rowCount(); ++row)
        if (wanted.contains(entries[static_cast<std::size_t>(row)].id))
            rows.select(m_runs->index(row), m_runs->index(row));
    selectionModel()->select(rows, QItemSelectionModel::Select);
}

TableData RunsView::table() const
{
    TableData table{{tr("Run"), tr("Problem"), tr("Seed"), tr("Makespan (s)"), tr("Lower bound (s)"),
                     tr("Gap"), tr("Moved (bytes)"), tr("Idle share"), tr("Fits into memory"),
                     tr("First overflow"), tr("Over baseline"), tr("Group"), tr("Tags"), tr("Note")},
                    {}};
    const int count = m_runs->rowCount();
    for (int row = 0; row < count; ++row) {
        if (m_runs->isHidden(row))
            continue;
        const RunEntry& entry = m_runs->entries()[static_cast<std::size_t>(row)];
        const Run& run = *entry.run;
        table.rows.push_back(
            {runTitle(entry), problemTitle(*run.problem),
             QVariant::fromValue(static_cast<quint64>(entry.seed)), run.schedule.makespan,
             run.problem->lowerBound(), run.statistics.gap, run.statistics.bytesMoved,
             run.statistics.idleShare, FitText::word(memoryFit(run)), shortageOf(run),
             m_runs->index(row).data(RunsModel::RelativeRole), QString::fromStdString(entry.notes.group),
             QString::fromStdString(tagsText(entry.notes.tags)), QString::fromStdString(entry.notes.note)});
    }
    return table;
}

quint64 RunsView::currentId() const { return currentIndex().data(RunsModel::IdRole).toULongLong(); }

void RunsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (!m_following && current.isValid())
        emit showRequested(current.data(RunsModel::IdRole).toULongLong());
}

void RunsView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_runs->retranslate();
        retranslate();
    }
    if (event->type() == QEvent::PaletteChange)
        retint();
    QListView::changeEvent(event);
}

void RunsView::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index =
        event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid())
        return;
    if (!selectionModel()->isSelected(index))
        setCurrentIndex(index);
    QMenu menu(this);
    menu.addActions({m_details, m_pin});
    menu.addSeparator();
    menu.addActions({m_save, m_trace, m_copy});
    menu.addSeparator();
    menu.addActions({m_sideBySide, m_fourBars});
    menu.addSeparator();
    menu.addActions(m_tableActions);
    menu.addSeparator();
    menu.addActions({m_remove, m_removeOthers});
    const QPoint place = event->reason() == QContextMenuEvent::Mouse
                             ? event->globalPos()
                             : viewport()->mapToGlobal(visualRect(index).center());
    menu.exec(place);
}

void RunsView::updateActions()
{
    const bool some = currentIndex().isValid();
    const bool several = m_runs->rowCount() > 1;
    for (QAction* action : {m_details, m_pin, m_save, m_trace, m_copy})
        action->setEnabled(some);
    m_pin->setChecked(currentIndex().data(RunsModel::BaselineRole).toBool());
    m_sideBySide->setEnabled(several);
    const RunEntry* entry = m_runs->find(currentId());
    m_fourBars->setEnabled(entry && isMeasured(*entry->run) &&
                           std::ranges::any_of(m_runs->entries(), [entry](const RunEntry& other) {
                               return other.id != entry->id && sameGraph(*other.run, *entry->run);
                           }));
    m_remove->setEnabled(std::ranges::any_of(selectionModel()->selectedRows(), [](const QModelIndex& row) {
        return !row.data(RunsModel::LiveRole).toBool();
    }));
    m_removeOthers->setEnabled(some && several);
}

void RunsView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    layOut();
}

/// The note is below the rows.
void RunsView::layOut()
{
    const int height = m_fit->isVisibleTo(this) ? m_fit->heightForWidth(width()) : 0;
    if (viewportMargins().bottom() != height)
        setViewportMargins(0, 0, 0, height);
    m_fit->setGeometry(0, this->height() - height, width(), height);
    m_empty->setGeometry(viewport()->geometry());
}

/// Hidden rows stay in the list: the shown run may be one of them.
void RunsView::applyFilter()
{
    if (m_runs->hiddenCount() == 0 && !m_filtered)
        return;
    m_filtered = m_runs->hiddenCount() > 0;
    for (int row = 0; row < m_runs->rowCount(); ++row)
        if (const bool hide = m_runs->isHidden(row); hide != isRowHidden(row))
            setRowHidden(row, hide);
    scheduleDelayedItemsLayout();
}

void RunsView::showFit()
{
    const RunEntry* entry = m_runs->find(currentId());
    m_fit->showRun(entry ? entry->run : nullptr);
    layOut();
}

void RunsView::showEmptyState()
{
    const bool empty = m_runs->rowCount() == 0;
    setAccessibleDescription(empty ? m_empty->text() : QString());
    if (empty == m_empty->isVisibleTo(this))
        return;
    // The keys of the button that goes are the list's then, once it shows what has come.
    if (!empty && m_empty->isAncestorOf(QApplication::focusWidget()))
        QMetaObject::invokeMethod(
            this, [this] { setFocus(Qt::OtherFocusReason); }, Qt::QueuedConnection);
    m_empty->setVisible(empty);
}

void RunsView::retranslate()
{
    setAccessibleName(tr("Runs"));
    m_save->setText(tr("Save placement…"));
    m_trace->setText(tr("Export trace…"));
    m_copy->setText(tr("Copy run's figures"));
    m_sideBySide->setText(tr("Side by side"));
    m_fourBars->setText(tr("Four bars"));
    m_details->setText(tr("Run details…"));
    m_pin->setText(tr("Baseline"));
    m_pin->setToolTip(tr("Show all makespans of this graph also relative to this run"));
    m_remove->setText(tr("Remove selected runs"));
    m_removeOthers->setText(tr("Remove all other runs"));
    m_empty->setText(tr("No placements yet. Choose a placer above and press Place."));
    showEmptyState();
    showFit();
    viewport()->update();
}

void RunsView::retint()
{
    for (QAction* action : actions())
        if (const QString name = action->property("iconName").toString(); !name.isEmpty())
            action->setIcon(icon(name, palette()));
}

void RunsView::copyCurrent()
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return;
    QGuiApplication::clipboard()->setText(QStringLiteral("%1\t%2\t%3\t%4")
                                              .arg(index.data(RunsModel::SectionRole).toString(),
                                                   index.data(Qt::DisplayRole).toString(),
                                                   index.data(RunsModel::MakespanTextRole).toString(),
                                                   index.data(RunsModel::GapTextRole).toString()));
}

} // namespace doppler
