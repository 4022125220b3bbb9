// SPDX-License-Identifier: GPL-3.0-or-later
// How runs side by side stand in the window.
#include "widgets/comparison/comparison_view.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/runs/runs_view.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/training/training_table.h"
#include "widgets/training/training_view.h"

#include <QAction>
#include <QMenu>

namespace doppler {

void MainWindow::makeSideBySide()
{
    m_sideBySideView = new SideBySideView;
    m_sideBySideView->setPlayAction(m_playbackBar->playAction());
    m_sideBySide = new SideBySideRuns(m_workbench, *m_runs, *m_playback, *m_sideBySideView, this);
}

void MainWindow::fillSideBySideMenu()
{
    m_compareMenu->addSeparator();
    m_compareMenu->addAction(m_actions->sideBySide);
    m_sideBySideView->alignMenu()->setObjectName(QStringLiteral("alignRuns"));
    m_compareMenu->addMenu(m_sideBySideView->alignMenu());
    m_compareMenu->addActions({m_sideBySideView->transfersAction(), m_sideBySideView->movedAction(),
                               m_sideBySideView->disagreementAction(), m_sideBySideView->copyAction(),
                               m_sideBySideView->exportAction(), m_actions->copySideBySideCommand});
}

void MainWindow::connectSideBySide()
{
    connect(m_actions->sideBySide, &QAction::triggered, m_sideBySide, &SideBySideRuns::openSelected);
    connect(m_sideBySide, &SideBySideRuns::wanted, this, &MainWindow::raiseSideBySide);
    connect(m_sideBySide, &SideBySideRuns::leftOut, this, [this](int count) {
        m_messages->showNotice(
            [count] { return tr("%n runs of other graphs can't stand beside these.", nullptr, count); });
    });
    connect(m_sideBySideView, &SideBySideView::coloringChanged, m_graph, &GraphView::setColoring);
    connect(m_graphControls, &GraphControls::colorByChosen, m_sideBySideView,
            [this] { m_sideBySideView->disagreementAction()->setChecked(false); });
    // One search and one highlight in every view.
    connect(m_graph, &GraphView::searchMatched, this,
            [this] { m_sideBySideView->stack()->setFound(m_graph->matches()); });
    connect(m_graph, &GraphView::highlightChanged, this,
            [this] { m_sideBySideView->stack()->setHighlightedDevice(m_graph->highlightedDevice()); });
    connect(m_sideBySideView, &SideBySideView::saved, &m_workbench, &Workbench::saved);
    connect(m_sideBySideView, &SideBySideView::failed, &m_workbench, &Workbench::failed);
    connect(m_playbackBar, &PlaybackBar::criticalPathToggled, m_sideBySideView,
            &SideBySideView::setCriticalPathShown);
    connect(m_comparison, &ComparisonView::openRequested, this,
            [this](const StudyPtr& study, const ComparisonRow& row) {
                m_sideBySide->openWithRival(study, row, m_comparison->summaries()->rows());
            });
}

void MainWindow::raiseSideBySide()
{
    if (!m_sideBySideDock->isVisible() && !m_sideBySideDock->isFloating()) {
        if (height() < leastForBoth && m_comparisonDock->isVisible() && !m_comparisonDock->isFloating())
            tabifyDockWidget(m_comparisonDock, m_sideBySideDock); // As raiseComparison() does.
        else if (m_ganttDock->isVisible())
            tabifyDockWidget(m_ganttDock, m_sideBySideDock); // Its place is that of the single chart.
    }
    if (m_curves->table()->rowCount() == 0 && !m_trainingDock->isFloating())
        m_trainingDock->hide(); // Nothing is in it, and every run wants its rows; a training brings it back.
    m_sideBySideDock->show();
    m_sideBySideDock->raise();
    // What stands below gives way: the graph is to stay in sight.
    resizeDocks({m_sideBySideDock, m_trainingDock}, {height() * 9 / 20, height() / 10}, Qt::Vertical);
    m_sideBySideView->stack()->setFocus();
}

} // namespace doppler
