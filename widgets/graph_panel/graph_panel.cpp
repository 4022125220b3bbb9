// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_panel/graph_panel.h"

#include "widgets/graph_panel/find_bar.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_panel/graph_state.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/shell/activities.h"
#include "widgets/shell/panel_state.h"
#include "widgets/shell/picture_export.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/window_actions.h"

#include <QAction>
#include <QMainWindow>
#include <QScopedValueRollback>

namespace doppler {

GraphPanel::GraphPanel(const PanelContext& context)
    : Panel(&context.window), m_context(context), m_graph(new GraphView), m_find(new FindBar),
      m_controls(
          new GraphControls(context.workbench, *m_graph, *m_find, context.settings, context.actions, this)),
      m_closeRepeats(new QAction(this))
{
    context.parts.add(*m_graph);
    context.parts.add(*m_find);
    context.parts.add(*m_controls);
    followFocus();
    leadFocus();
    connectActions();
}

PanelPlace GraphPanel::place() const { return {PanelPlace::Area::Center, true}; }

QWidget* GraphPanel::widget() { return m_graph; }

QWidget* GraphPanel::header() { return m_find; }

void GraphPanel::followFocus()
{
    Workbench& workbench = m_context.workbench;
    Focus& focus = m_context.focus;
    connect(&workbench, &Workbench::problemChanged, this, [this, &workbench] {
        m_graph->setGraph(workbench.problem()->graphPtr(), workbench.problem()->topologyPtr());
    });
    connect(&focus, &Focus::runChanged, this, &GraphPanel::showRun);
    connect(&focus, &Focus::timeChanged, this, [this, &focus] { m_graph->setTime(focus.moment()); });
    connect(&focus, &Focus::selectionChanged, this, &GraphPanel::showSelection);
    connect(&focus, &Focus::groupChanged, this, [this, &focus] {
        const auto wanted = focus.group() ? std::optional(focus.group()->id) : std::nullopt;
        if (wanted == m_graph->picture().selectedGroup)
            return;
        m_graph->selectGroup(wanted);
        tellGroup(); // It may be hidden.
    });
    connect(&focus, &Focus::highlightChanged, this, [this, &focus] {
        if (!m_telling)
            m_graph->setHighlightedDevice(focus.highlightedDevice());
    });
    connect(&focus, &Focus::hiddenChanged, this,
            [this, &focus] { m_graph->setHiddenDevices(focus.hiddenDevices()); });
    connect(&focus, &Focus::coloringChanged, this,
            [this, &focus] { m_graph->setColoring(focus.coloring()); });
    connect(&focus, &Focus::candidatesChanged, this,
            [this, &focus] { m_graph->setCandidates(focus.candidates()); });
    connect(&focus, &Focus::partialChanged, this, &GraphPanel::showPartial);
}

void GraphPanel::leadFocus()
{
    Workbench& workbench = m_context.workbench;
    Focus& focus = m_context.focus;
    connect(m_graph, &GraphView::vertexSelected, &workbench, &Workbench::selectVertex);
    connect(m_graph, &GraphView::verticesSelected, &workbench, &Workbench::selectVertices);
    connect(m_graph, &GraphView::groupSelectionChanged, this, &GraphPanel::tellGroup);
    connect(m_graph, &GraphView::groupsChanged, this, &GraphPanel::updateGroupActions);
    // What was selected while the graph was still being laid out.
    connect(m_graph, &GraphView::layoutFinished, this, &GraphPanel::showSelection);
    connect(m_graph, &GraphView::layoutFinished, this, &GraphPanel::showPartial);
    connect(m_graph, &GraphView::growingClosed, this, [&focus] { focus.setPartial(nullptr); });
    connect(m_graph, &GraphView::highlightChanged, this, &GraphPanel::tellHighlight);
    connect(m_graph, &GraphView::searchMatched, m_find, &FindBar::setMatches);
    connect(m_graph, &GraphView::searchMatched, this, [this, &focus] { focus.setFound(m_graph->matches()); });
    connect(m_find, &FindBar::searchChanged, m_graph, &GraphView::setSearch);
    connect(m_find, &FindBar::nextRequested, m_graph, &GraphView::nextMatch);
    connect(m_find, &FindBar::previousRequested, m_graph, &GraphView::previousMatch);
    connect(m_find, &FindBar::closed, m_graph, [this] { m_graph->setFocus(); });
}

void GraphPanel::connectActions()
{
    const WindowActions& a = m_context.actions;
    connect(m_graph, &GraphView::openRequested, a.openGraph, &QAction::trigger);
    connect(a.find, &QAction::triggered, m_find, &FindBar::open);
    connect(a.findNext, &QAction::triggered, m_graph, &GraphView::nextMatch);
    connect(a.clearSelection, &QAction::triggered, this, [this] {
        m_context.workbench.selectVertex({});
        m_context.focus.setGroup({});
    });
    connect(a.openGroup, &QAction::triggered, m_graph, &GraphView::openSelected);
    connect(a.closeGroup, &QAction::triggered, m_graph, &GraphView::closeAroundSelected);
    connect(a.openGroupLevel, &QAction::triggered, m_graph, &GraphView::openLevel);
    connect(a.closeGroupLevel, &QAction::triggered, m_graph, &GraphView::closeLevel);
    connect(a.openGroups, &QAction::triggered, m_graph, &GraphView::openAll);
    connect(a.closeGroups, &QAction::triggered, m_graph, &GraphView::closeAll);
    m_closeRepeats->setObjectName(QStringLiteral("closeRepeats"));
    connect(m_closeRepeats, &QAction::triggered, m_graph, &GraphView::closeRepeats);
    connect(a.zoomIn, &QAction::triggered, m_graph, &GraphView::zoomIn);
    connect(a.zoomOut, &QAction::triggered, m_graph, &GraphView::zoomOut);
    connect(a.exportGraph, &QAction::triggered, this, &GraphPanel::exportPicture);
    updateGroupActions();
}

void GraphPanel::showRun()
{
    m_graph->setRun(m_context.focus.run());
    showSelection();
    tellHighlight();
}

void GraphPanel::showPartial()
{
    const PartialPlacementPtr& partial = m_context.focus.partial();
    const GraphPtr& shown = m_graph->picture().graph;
    if (partial && shown && partial->problem->graphPtr() == shown)
        m_graph->setGrowing(partial->devices, partial->caption, partial->help);
    else
        m_graph->setGrowing({});
}

void GraphPanel::showSelection()
{
    m_graph->setSelection(m_context.focus.vertices(), m_context.focus.vertex());
    tellGroup();
}

/// Also where the group stays: more may be known about it.
void GraphPanel::tellGroup()
{
    std::optional<Focus::Group> group;
    if (const auto& selected = m_graph->picture().selectedGroup) {
        group = Focus::Group{*selected};
        group->members = m_graph->chosenVertices();
        if (auto facts = m_graph->selectedGroup())
            group->facts = std::make_shared<const GroupFacts>(*std::move(facts));
    }
    m_context.focus.setGroup(std::move(group));
    updateGroupActions();
}

/// The picture may still be that of another graph, whose devices are not those of the run.
void GraphPanel::tellHighlight()
{
    const RunPtr& run = m_context.focus.run();
    const GraphPtr& shown = m_graph->picture().graph;
    const bool same = run && shown && run->problem->graph().fingerprint() == shown->fingerprint();
    const QScopedValueRollback telling(m_telling, true); // The graph's own highlight outlives that.
    m_context.focus.setHighlightedDevice(same ? m_graph->highlightedDevice() : std::nullopt);
}

void GraphPanel::updateGroupActions()
{
    const WindowActions& a = m_context.actions;
    a.openGroup->setEnabled(m_graph->canOpenSelected());
    a.closeGroup->setEnabled(m_graph->canCloseAroundSelected());
    for (QAction* action : {a.openGroupLevel, a.openGroups})
        action->setEnabled(m_graph->hasClosedGroups());
    for (QAction* action : {a.closeGroupLevel, a.closeGroups})
        action->setEnabled(m_graph->hasOpenGroups());
    m_closeRepeats->setEnabled(m_graph->hasOpenRepeats());
}

void GraphPanel::exportPicture()
{
    const QString name = QString::fromStdString(m_context.workbench.problem()->graph().name());
    const QString file = askSaveFile(&m_context.window, tr("Export picture of the graph"),
                                     name + QStringLiteral(".svg"), pictureFilter());
    if (file.isEmpty())
        return;
    m_context.workbench.write(file, [still = m_graph->still(), size = m_graph->pictureSize(),
                                     file](const std::stop_token& cancelled) {
        return doppler::exportPicture(
            file, size, [&still](QPainter& painter, const QRectF& area) { still.paint(painter, area); },
            cancelled);
    });
}

QList<QAction*> GraphPanel::savedSwitches() const
{
    const WindowActions& a = m_context.actions;
    return {a.colorByDevice, a.colorByCost,       a.colorByStart,     a.colorBySlack,  a.colorByWaiting,
            a.colorByMemory, a.colorByDifference, a.colorByOperation, a.layoutLayered, a.layoutByTime,
            a.layoutByLevel, a.minimap,           a.arrowLabels};
}

QJsonObject GraphPanel::state() const
{
    QJsonObject panels{{QStringLiteral("find"), m_find->text()}};
    const int other = m_context.workbench.runs()->rowOf(m_controls->otherRun());
    if (other >= 0)
        panels[QLatin1String("other_run")] = other;
    QJsonObject state = switchStates(savedSwitches());
    mergeInto(state,
              {{QStringLiteral("panels"), panels},
               {QStringLiteral("view"), QJsonObject{{QStringLiteral("graph"), graphState(*m_graph)}}}});
    return state;
}

void GraphPanel::setState(const QJsonObject& parts, const RunOfSession& runOf)
{
    if (const QJsonValue panels = parts[QLatin1String("panels")]; panels.isObject()) {
        m_find->setText(panels[QLatin1String("find")].toString());
        m_controls->setOtherRun(runOf(panels[QLatin1String("other_run")].toInteger(-1)));
    }
    if (const QJsonValue view = parts[QLatin1String("view")]; view.isObject()) {
        setSwitches(savedSwitches(), parts);
        m_graph->setViewState(graphStateOf(view[QLatin1String("graph")].toObject()));
    }
}

void GraphPanel::retranslate()
{
    m_graph->setAccessibleName(title());
    m_controls->retranslate();
    m_closeRepeats->setText(tr("Collapse &repeats"));
    m_closeRepeats->setToolTip(tr("Show repeated blocks, such as the layers of a network, as one box"));
}

void GraphPanel::reportActivities(Activities& activities)
{
    const QString layout = QStringLiteral("layout");
    connect(m_graph, &GraphView::layoutTakesLong, this, [this, layout, &activities] {
        if (!m_graph->layoutJob().refining())
            return; // Our own layout is not worth a stop: without it there is nothing.
        activities.tell(
            layout, [] { return tr("Arranging the graph…"); },
            [this] { m_graph->layoutJob().stopRefining(); }); // What is there already stays.
    });
    for (const auto over : {&GraphView::layoutStarted, &GraphView::layoutFinished})
        connect(m_graph, over, &activities, [layout, &activities] { activities.end(layout); });
}

bool GraphPanel::fit()
{
    m_graph->fit();
    return true;
}

std::unique_ptr<Panel> makeGraphPanel(const PanelContext& context)
{
    return std::make_unique<GraphPanel>(context);
}

} // namespace doppler
