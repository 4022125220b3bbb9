// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_panel.h"

#include "widgets/gantt/gantt_actions.h"
#include "widgets/gantt/gantt_state.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/playback/playback.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/shell/panel_state.h"
#include "widgets/shell/picture_export.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/training_runs.h"

#include <QAction>
#include <QJsonArray>
#include <QMainWindow>
#include <algorithm>

namespace doppler {

GanttPanel::GanttPanel(const PanelContext& context)
    : Panel(&context.window), m_context(context), m_gantt(new GanttView),
      m_bar(new PlaybackBar(&context.playback)),
      m_simulating({[this](const RunPtr& run) { takePartial(run); },
                    [this](const Error&) { takePartial(nullptr); }, // It cannot be simulated: no chart.
                    {}})
{
    context.parts.add(*m_gantt);
    context.parts.add(*m_bar);
    m_gantt->setEmptyAction(context.actions.place);
    followFocus();
    leadFocus();
    connect(m_bar, &PlaybackBar::criticalPathToggled, m_gantt, &GanttView::setCriticalPathShown);
    connect(m_bar, &PlaybackBar::transfersToggled, m_gantt, &GanttView::setTransfersShown);
    connect(context.actions.exportGantt, &QAction::triggered, this, &GanttPanel::exportPicture);
}

PanelPlace GanttPanel::place() const { return {PanelPlace::Area::Bottom, true}; }

QWidget* GanttPanel::widget() { return m_tools->panel(); }

QWidget* GanttPanel::header() { return m_bar; }

QStringList GanttPanel::partNames() const { return {id(), QStringLiteral("markers")}; }

QMenu* GanttPanel::menu() const { return m_tools->menu(); }

void GanttPanel::followFocus()
{
    const Focus& focus = m_context.focus;
    connect(&focus, &Focus::runChanged, this, &GanttPanel::showRun);
    connect(&focus, &Focus::partialChanged, this, &GanttPanel::showPartial);
    connect(&focus, &Focus::timeChanged, this, [this, &focus] { m_gantt->setTime(focus.time()); });
    connect(&focus, &Focus::selectionChanged, this,
            [this, &focus] { m_gantt->setSelection(focus.vertices(), focus.vertex()); });
    connect(&focus, &Focus::highlightChanged, this,
            [this, &focus] { m_gantt->setHighlightedDevice(focus.highlightedDevice()); });
    connect(&focus, &Focus::foundChanged, this, [this, &focus] { m_gantt->setFound(focus.found()); });
    connect(&focus, &Focus::markersChanged, this, [this, &focus] { m_gantt->setMarkers(focus.markers()); });
}

void GanttPanel::leadFocus()
{
    Workbench& workbench = m_context.workbench;
    connect(m_gantt, &GanttView::vertexSelected, &workbench, &Workbench::selectVertex);
    connect(m_gantt, &GanttView::vertexActivated, &workbench, &Workbench::selectVertex);
    connect(m_gantt, &GanttView::vertexToggled, &workbench, &Workbench::toggleVertex);
    connect(m_gantt, &GanttView::verticesSelected, &workbench, &Workbench::selectVertices);
    connect(m_gantt, &GanttView::timeRequested, &m_context.playback, &Playback::seekOwn);
    connect(m_gantt, &GanttView::rowsChanged, this, &GanttPanel::tellHidden);
    connect(m_gantt, &GanttView::captionClosed, this, [this] { m_context.focus.setPartial(nullptr); });
}

void GanttPanel::connectPanels()
{
    const WindowParts& parts = m_context.parts;
    m_tools = new GanttTools(m_context.workbench, *m_gantt, parts.get<TrainingRuns>(), this);
    m_context.parts.add(*m_tools);
    m_tools->addButton(*m_bar);
    connect(m_tools, &GanttTools::markersChanged, this, &Panel::stateChanged);
    connect(&parts.get<GraphView>(), &GraphView::vertexActivated, m_gantt, &GanttView::showVertex);
    connect(m_gantt, &GanttView::gapSelected, &parts.get<Inspector>(),
            [this, &inspector = parts.get<Inspector>()](const std::optional<IdleGap>& gap) {
                inspector.showGap(m_gantt->run(), gap);
            });
    parts.get<GraphControls>().setDeviceRows(
        {[this](DeviceId device) { return m_gantt->deviceHidden(device); },
         [this](DeviceId device, bool hidden) { m_gantt->setDeviceHidden(device, hidden); }});
}

/// A chart of another graph forgets the highlighted device.
void GanttPanel::showRun()
{
    const Focus& focus = m_context.focus;
    if (partial())
        return showPartial();
    m_gantt->setCaption({});
    m_gantt->setRun(focus.run());
    m_gantt->setHighlightedDevice(focus.highlightedDevice());
    m_gantt->setSelection(focus.vertices(), focus.vertex());
    tellHidden();
}

/// The step that is shown instead of the run, where it is one of the same graph.
PartialPlacementPtr GanttPanel::partial() const
{
    const Focus& focus = m_context.focus;
    const bool fits = focus.partial() && focus.run() && !focus.partial()->whole.empty() &&
                      focus.partial()->problem->graphPtr() == focus.run()->problem->graphPtr();
    return fits ? focus.partial() : nullptr;
}

void GanttPanel::showPartial()
{
    const PartialPlacementPtr wanted = partial();
    if (!wanted)
        return showRun();
    m_gantt->setCaption(wanted->caption, wanted->help);
    if (m_simulating.running())
        return; // It follows when that one is ready.
    m_simulated = wanted;
    m_simulating.start([wanted, runs = m_partialRuns](std::stop_token, const auto&) -> Result<RunPtr> {
        return runs->runOf(*wanted);
    });
}

void GanttPanel::takePartial(const RunPtr& run)
{
    const PartialPlacementPtr wanted = partial();
    if (!wanted)
        return; // Stepping has ended meanwhile.
    m_gantt->setRun(run);
    m_gantt->setSelection(m_context.focus.vertices(), m_context.focus.vertex());
    if (wanted != m_simulated)
        showPartial();
}

void GanttPanel::tellHidden()
{
    std::vector<DeviceId> hidden;
    if (const RunPtr& run = m_gantt->run())
        for (const DeviceId device : run->problem->topology().devices())
            if (m_gantt->deviceHidden(device))
                hidden.push_back(device);
    m_context.focus.setHiddenDevices(std::move(hidden));
}

void GanttPanel::exportPicture()
{
    const QString name = QString::fromStdString(m_context.workbench.problem()->graph().name());
    const QString file = askSaveFile(&m_context.window, tr("Export picture of the Gantt chart"),
                                     name + QStringLiteral("-gantt.svg"), pictureFilter());
    if (file.isEmpty())
        return;
    m_context.workbench.write(file, [still = m_gantt->still(), file](const std::stop_token& cancelled) {
        return doppler::exportPicture(
            file, still.size().toSize(),
            [&still](QPainter& painter, const QRectF& area) {
                if (still.chart)
                    still.paint(painter, area);
            },
            cancelled);
    });
}

QList<QAction*> GanttPanel::savedSwitches() const
{
    const GanttActions* actions = m_tools->actions();
    return {m_bar->transfersAction(), m_bar->criticalPathAction(),
            actions->shares,          actions->memory,
            actions->bounds,          actions->byGraph,
            m_tools->replayAction()};
}

QJsonObject GanttPanel::state() const
{
    QJsonObject state = switchStates(savedSwitches());
    mergeInto(state,
              {{QStringLiteral("view"), QJsonObject{{QStringLiteral("time"), m_context.playback.time()}}},
               {QStringLiteral("panels"), QJsonObject{{QStringLiteral("speed"), m_context.playback.speed()}}},
               {QStringLiteral("markers"), markers()}});
    if (const RunPtr run = m_context.workbench.run())
        state[QLatin1String("gantt")] = ganttState(*m_gantt, run->problem->topology());
    return state;
}

void GanttPanel::setState(const QJsonObject& parts, const RunOfSession& runOf)
{
    if (const RunPtr run = m_context.workbench.run(); run && parts.contains(QLatin1String("gantt")))
        m_gantt->setViewState(
            ganttStateOf(parts[QLatin1String("gantt")].toObject(), run->problem->topology()));
    setMarkers(parts[QLatin1String("markers")].toObject(), runOf);
    const auto speeds = Playback::speeds();
    if (const double speed = parts[QLatin1String("panels")][QLatin1String("speed")].toDouble();
        std::ranges::find(speeds, speed) != speeds.end())
        m_context.playback.setSpeed(speed);
    setSwitches(savedSwitches(), parts);
    if (const QJsonValue view = parts[QLatin1String("view")]; view.isObject())
        m_context.playback.seek(view[QLatin1String("time")].toDouble());
}

/// Lists of markers by index of their runs.
QJsonObject GanttPanel::markers() const
{
    QJsonObject byRun;
    const auto& entries = m_context.workbench.runs()->entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        QJsonArray list;
        const MarkerList ofRun = m_tools->markers(entries[i].id);
        for (const GanttMarker& marker : ofRun.all())
            list += QJsonObject{{QStringLiteral("seconds"), marker.seconds},
                                {QStringLiteral("note"), marker.note}};
        if (!list.isEmpty())
            byRun[QString::number(i)] = list;
    }
    return byRun;
}

void GanttPanel::setMarkers(const QJsonObject& byRun, const RunOfSession& runOf)
{
    for (auto it = byRun.begin(); it != byRun.end(); ++it) {
        std::vector<GanttMarker> list;
        for (const QJsonValue& value : it.value().toArray())
            list.push_back(
                {value[QLatin1String("seconds")].toDouble(), value[QLatin1String("note")].toString()});
        if (const quint64 run = runOf(it.key().toLongLong()))
            m_tools->setMarkers(run, MarkerList(list));
    }
}

void GanttPanel::retranslate() { m_tools->retranslate(); }

bool GanttPanel::fit()
{
    m_gantt->fit();
    return true;
}

std::unique_ptr<Panel> makeGanttPanel(const PanelContext& context)
{
    return std::make_unique<GanttPanel>(context);
}

} // namespace doppler
