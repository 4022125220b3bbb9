// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/side_by_side_panel.h"

#include "widgets/comparison/comparison_view.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/runs/runs_view.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/panel_state.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_state.h"
#include "widgets/side_by_side/side_by_side_view.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

namespace doppler {

SideBySidePanel::SideBySidePanel(const PanelContext& context)
    : Panel(&context.window), m_context(context), m_view(new SideBySideView),
      m_runs(new SideBySideRuns(context.workbench, context.parts.get<RunsView>(), context.playback, *m_view,
                                this))
{
    context.parts.add(*m_view);
    context.parts.add(*m_runs);
    m_view->setPlayAction(context.parts.get<PlaybackBar>().playAction());
    m_view->alignMenu()->setObjectName(QStringLiteral("alignRuns"));
    followFocus();
    connectRuns();
    connectWindow();
}

PanelPlace SideBySidePanel::place() const
{
    return {PanelPlace::Area::Bottom, false, QStringLiteral("gantt"), 55, true, false};
}

QWidget* SideBySidePanel::widget() { return m_view; }

QStringList SideBySidePanel::partNames() const { return {QStringLiteral("side_by_side")}; }

/// One search, one highlight and one colouring in every view.
void SideBySidePanel::followFocus()
{
    Focus& focus = m_context.focus;
    connect(&focus, &Focus::foundChanged, this, [this, &focus] { m_view->stack()->setFound(focus.found()); });
    connect(&focus, &Focus::highlightChanged, this,
            [this, &focus] { m_view->stack()->setHighlightedDevice(focus.highlightedDevice()); });
    connect(m_view, &SideBySideView::coloringChanged, &focus, &Focus::setColoring);
}

void SideBySidePanel::connectRuns()
{
    connect(m_context.actions.sideBySide, &QAction::triggered, m_runs, &SideBySideRuns::openSelected);
    connect(m_context.actions.fourBars, &QAction::triggered, m_runs,
            [this] { m_runs->openFourBars(m_context.workbench.runId()); });
    connect(&m_context.parts.get<RunsView>(), &RunsView::fourBarsRequested, m_runs,
            &SideBySideRuns::openFourBars);
    connect(m_runs, &SideBySideRuns::wanted, this, &Panel::forwardRequested);
    connect(m_runs, &SideBySideRuns::leftOut, this, [this](int count) {
        m_context.messages.showNotice(
            [count] { return tr("%n runs of other graphs can't be compared with these.", nullptr, count); });
    });
    ComparisonView& comparison = m_context.parts.get<ComparisonView>();
    connect(&comparison, &ComparisonView::openRequested, this,
            [this, &comparison](const StudyPtr& study, const ComparisonRow& row) {
                m_runs->openWithRival(study, row, comparison.summaries()->rows());
            });
}

void SideBySidePanel::connectWindow()
{
    connect(&m_context.parts.get<GraphControls>(), &GraphControls::colorByChosen, m_view,
            [this] { m_view->disagreementAction()->setChecked(false); });
    connect(&m_context.parts.get<PlaybackBar>(), &PlaybackBar::criticalPathToggled, m_view,
            &SideBySideView::setCriticalPathShown);
    connect(m_view, &SideBySideView::saved, &m_context.workbench, &Workbench::saved);
    connect(m_view, &SideBySideView::failed, &m_context.workbench, &Workbench::failed);
}

QJsonObject SideBySidePanel::state() const
{
    QJsonObject state = switchStates(m_view->savedSwitches());
    mergeInto(state, controlStates(m_view->savedControls()));
    state[QLatin1String("side_by_side")] = sideBySideState(m_context.workbench, *m_runs, *m_view);
    return state;
}

void SideBySidePanel::setState(const QJsonObject& parts, const RunOfSession& runOf)
{
    setControls(m_view->savedControls(), parts);
    if (const QJsonValue mine = parts[QLatin1String("side_by_side")]; mine.isObject())
        setSideBySideState(mine.toObject(), runOf, *m_runs, *m_view);
    setSwitches(m_view->savedSwitches(), parts, true); // They are enabled once the runs are prepared.
}

void SideBySidePanel::retranslate() { m_runs->retranslate(); }

WriteQueue* SideBySidePanel::writes() { return &m_view->writes(); }

bool SideBySidePanel::fit()
{
    m_view->stack()->fit();
    return true;
}

void SideBySidePanel::cameForward() { m_view->stack()->setFocus(); }

std::unique_ptr<Panel> makeSideBySidePanel(const PanelContext& context)
{
    return std::make_unique<SideBySidePanel>(context);
}

} // namespace doppler
