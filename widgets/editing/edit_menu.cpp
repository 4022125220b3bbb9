// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editing/edit_menu.h"

#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <algorithm>
#include <cmath>
#include <set>

namespace doppler {

namespace {

constexpr std::size_t keyedDevices = 9; ///< Keys 1 to 9.

/// "−80.0 us (−3.4 %)".
QString difference(const EditOutcome& outcome)
{
    const double seconds = outcome.after - outcome.before;
    const QString sign = seconds < 0 ? QString(QChar(0x2212)) : QStringLiteral("+");
    return QStringLiteral("%1%2 (%3)")
        .arg(sign, formatSeconds(std::abs(seconds)),
             formatPercent(outcome.before > 0 ? seconds / outcome.before : 0));
}

} // namespace

EditMenu::EditMenu(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_editor(parts.workbench), m_window(window),
      m_selectMenu(new QMenu(window)), m_moveMenu(new QMenu(window))
{
    WindowActions& a = parts.actions;
    m_selectMenu->setObjectName(QStringLiteral("selectMenu"));
    m_selectMenu->addActions({a.selectAll, a.selectDevice, a.selectGroup, a.selectKind, a.clearSelection});
    m_moveMenu->setObjectName(QStringLiteral("moveMenu"));
    connect(a.selectAll, &QAction::triggered, &parts.graph, &GraphView::selectAll);
    connect(a.selectDevice, &QAction::triggered, this, &EditMenu::selectDevices);
    connect(a.selectGroup, &QAction::triggered, this,
            [this] { selectAlike([](const Vertex& v) -> const std::string& { return v.group; }); });
    connect(a.selectKind, &QAction::triggered, this,
            [this] { selectAlike([](const Vertex& v) -> const std::string& { return v.op; }); });
    connectEditor();
    parts.graph.setPlaceable(true);
    parts.gantt.setMenuActions(contextActions());
    retint(window->palette());
    parts.inspector.setActions({m_moveMenu->menuAction(), a.lock, a.unlock});
    retranslate();
    updateActions();
}

void EditMenu::connectEditor()
{
    const WindowActions& a = m_parts.actions;
    Workbench& workbench = m_parts.workbench;
    QUndoStack& history = m_editor.history();
    connect(a.undo, &QAction::triggered, &history, &QUndoStack::undo);
    connect(a.redo, &QAction::triggered, &history, &QUndoStack::redo);
    connect(&history, &QUndoStack::indexChanged, this, &EditMenu::nameHistory);
    connect(a.lock, &QAction::triggered, this, [this] { m_editor.lock(m_parts.workbench.focus().chosen()); });
    // What was refused for a lock is possible then.
    for (QAction* unlocking : {a.unlock, a.unlockAll})
        connect(unlocking, &QAction::triggered, &m_parts.messages, &MessageBar::dismiss);
    connect(a.unlock, &QAction::triggered, this,
            [this] { m_editor.unlock(m_parts.workbench.focus().chosen()); });
    connect(a.unlockAll, &QAction::triggered, this, [this] {
        std::vector<VertexId> all;
        for (const Lock& lock : m_parts.workbench.locks())
            all.push_back(lock.vertex);
        m_editor.unlock(all);
    });
    connect(&m_parts.graph, &GraphView::moveRequested, &m_editor, &PlacementEditor::move);
    connect(&m_editor, &PlacementEditor::edited, this, &EditMenu::showOutcome);
    connect(&m_editor, &PlacementEditor::refused, &m_parts.messages, &MessageBar::showError);
    connect(&workbench, &Workbench::locksChanged, this, &EditMenu::showLocks);
    connect(&workbench, &Workbench::runChanged, this, [this] {
        m_parts.status.showNote({}); // It was about another run; an edit tells its own afterwards.
        updateActions();
    });
    connect(&workbench, &Workbench::problemChanged, this, &EditMenu::makeDeviceActions);
    for (const auto signal : {&Focus::selectionChanged, &Focus::groupChanged, &Focus::runChanged})
        connect(&workbench.focus(), signal, this, &EditMenu::updateActions);
}

void EditMenu::fillTop(QMenu& menu)
{
    menu.addActions({m_parts.actions.undo, m_parts.actions.redo});
    menu.addSeparator();
}

void EditMenu::fill(QMenu& menu)
{
    menu.addMenu(m_selectMenu);
    menu.addMenu(m_moveMenu);
    menu.addActions({m_parts.actions.lock, m_parts.actions.unlock, m_parts.actions.unlockAll});
}

QList<QAction*> EditMenu::contextActions() const
{
    return {m_moveMenu->menuAction(), m_parts.actions.lock, m_parts.actions.unlock,
            m_selectMenu->menuAction()};
}

void EditMenu::retranslate()
{
    m_selectMenu->setTitle(tr("&Select"));
    m_moveMenu->setTitle(tr("&Move to device"));
    m_moveMenu->setAccessibleName(tr("Move to device"));
    for (std::size_t d = 0; d < m_deviceActions.size(); ++d)
        m_deviceActions[d]->setText(tr("Move to %1").arg(QString::fromStdString(m_deviceNames[d])));
    nameHistory();
}

void EditMenu::retint(const QPalette& palette)
{
    m_moveMenu->setIcon(icon(QStringLiteral("devices"), palette));
}

/// An action for each device; the first nine have the keys 1 to 9.
void EditMenu::makeDeviceActions()
{
    const Topology& topology = m_parts.workbench.problem()->topology();
    std::vector<std::string> names;
    for (const DeviceId d : topology.devices())
        names.push_back(topology.device(d).name);
    if (names == m_deviceNames)
        return;
    m_deviceNames = std::move(names);
    qDeleteAll(m_deviceActions);
    m_deviceActions.clear();
    for (const DeviceId d : topology.devices()) {
        auto* action = m_moveMenu->addAction(QString());
        action->setObjectName(QStringLiteral("moveToDevice%1").arg(d.value));
        if (d < keyedDevices)
            action->setShortcut(QKeySequence(Qt::Key_1 + static_cast<int>(d.value)));
        connect(action, &QAction::triggered, this, [this, d] { moveTo(d); });
        m_window->addAction(action); // Keys work where the menu bar is hidden too.
        m_deviceActions.push_back(action);
    }
    retranslate();
    updateActions();
}

void EditMenu::moveTo(DeviceId device) { m_editor.move(m_parts.workbench.focus().chosen(), device); }

void EditMenu::showOutcome(const EditOutcome& outcome)
{
    m_parts.messages.dismiss(); // What was refused before is history.
    m_parts.status.showNote([outcome] {
        return outcome.before == outcome.after ? tr("%1: makespan unchanged").arg(outcome.text)
                                               : tr("%1: %2").arg(outcome.text, difference(outcome));
    });
}

void EditMenu::showLocks()
{
    std::vector<VertexId> locked;
    for (const Lock& lock : m_parts.workbench.locks())
        locked.push_back(lock.vertex);
    m_parts.graph.setLocked(std::move(locked));
    updateActions();
}

void EditMenu::nameHistory()
{
    const QUndoStack& history = m_editor.history();
    m_parts.actions.undo->setEnabled(history.canUndo());
    m_parts.actions.redo->setEnabled(history.canRedo());
    const auto quoted = [](QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); };
    m_parts.actions.undo->setText(history.canUndo() ? tr("&Undo: %1").arg(quoted(history.undoText()))
                                                    : tr("&Undo"));
    m_parts.actions.redo->setText(history.canRedo() ? tr("&Redo: %1").arg(quoted(history.redoText()))
                                                    : tr("&Redo"));
}

void EditMenu::updateActions()
{
    Workbench& workbench = m_parts.workbench;
    const WindowActions& a = m_parts.actions;
    const std::vector<VertexId> chosen = m_parts.workbench.focus().chosen();
    const bool some = !chosen.empty();
    const bool placed = some && workbench.run();
    const auto locked = [&](VertexId v) { return workbench.lockOf(v).has_value(); };
    const bool none = workbench.locks().empty();
    a.selectAll->setEnabled(workbench.problem() != nullptr);
    a.selectDevice->setEnabled(placed);
    a.selectGroup->setEnabled(some);
    a.selectKind->setEnabled(some);
    a.lock->setEnabled(placed && (none || !std::ranges::all_of(chosen, locked)));
    a.unlock->setEnabled(!none && std::ranges::any_of(chosen, locked));
    a.unlockAll->setEnabled(!none);
    m_moveMenu->menuAction()->setEnabled(placed);
    for (QAction* action : m_deviceActions)
        action->setEnabled(placed);
}

void EditMenu::selectDevices()
{
    const RunPtr run = m_parts.workbench.run();
    if (!run)
        return;
    std::vector<char> wanted(run->problem->deviceCount(), 0);
    for (const VertexId v : m_parts.workbench.focus().chosen())
        wanted[run->placement.devices[v]] = 1;
    std::vector<VertexId> found;
    for (const VertexId v : run->problem->graph().vertices())
        if (wanted[run->placement.devices[v]])
            found.push_back(v);
    m_parts.workbench.selectVertices(std::move(found), m_parts.workbench.selectedVertex());
}

/// Adds what has the same non-empty trait as something that is selected.
void EditMenu::selectAlike(const std::function<const std::string&(const Vertex&)>& trait)
{
    if (!m_parts.workbench.problem())
        return;
    const DataflowGraph& graph = m_parts.workbench.problem()->graph();
    std::vector<VertexId> found = m_parts.workbench.focus().chosen();
    std::set<std::string_view> wanted;
    for (const VertexId v : found)
        wanted.insert(trait(graph.vertex(v)));
    wanted.erase(std::string_view());
    for (const VertexId v : graph.vertices())
        if (wanted.contains(trait(graph.vertex(v))))
            found.push_back(v);
    m_parts.workbench.selectVertices(std::move(found), m_parts.workbench.selectedVertex());
}

} // namespace doppler
