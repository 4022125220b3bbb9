// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explain_panel.h"

#include "core/placers/registry.h"
#include "widgets/explain/explain_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/dock.h"
#include "widgets/playback/playback.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QMainWindow>
#include <QTabBar>

namespace doppler {

namespace {

/// How wide the panel comes, in pixels.
constexpr int firstWidth = 360;

bool isLearned(const RunEntry& entry)
{
    const auto placer = placerRegistry().find(entry.run->placer);
    return entry.trained || (placer && (*placer)->info().kind == PlacerKind::Learned);
}

} // namespace

ExplainPanel::ExplainPanel(Workbench& workbench, GraphView& graph, Playback& playback, QMainWindow* window)
    : QObject(window), m_workbench(workbench), m_playback(playback), m_window(window),
      m_view(new ExplainView), m_dock(new Dock(QStringLiteral("explainDock"), m_view, window))
{
    connect(&workbench, &Workbench::runChanged, this, &ExplainPanel::showRun);
    connect(&workbench, &Workbench::busyChanged, this, &ExplainPanel::showRun);
    connect(&workbench, &Workbench::selectionChanged, this, &ExplainPanel::showRun);
    connect(&playback, &Playback::timeChanged, m_view->steps(), &StepsPage::setTime);
    connect(m_view->steps(), &StepsPage::timeRequested, &playback, [this](double seconds) {
        m_playback.pause();
        m_playback.seek(seconds);
    });
    connect(m_view->steps(), &StepsPage::choiceShown, &graph, &GraphView::setCandidates);
    const auto select = [this](VertexId v) { m_workbench.selectVertex(v); };
    connect(m_view->steps(), &StepsPage::vertexActivated, this, select);
    connect(m_view->whyHere(), &WhyHerePage::vertexActivated, this, select);
    connect(m_view->whyHere(), &WhyHerePage::policyRequested, this, &ExplainPanel::policyRequested);
    connect(m_view->whatIf(), &WhatIfPage::openRequested, this, [this](const RunPtr& run) {
        m_workbench.openResult({run->problem, m_workbench.graphSource(), m_workbench.topologySource(),
                                run->placer, run->placement, 1, 0, 0});
    });
    connect(m_dock->toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
        if (shown)
            raise();
    });
}

void ExplainPanel::showRun()
{
    const RunPtr run = m_workbench.run();
    if (!run && m_workbench.busy())
        return; // between two problems
    std::uint64_t seed = 1;
    bool learned = false;
    for (const RunEntry& entry : m_workbench.runs()->entries())
        if (entry.id == m_workbench.runId()) {
            seed = entry.seed;
            learned = isLearned(entry);
        }
    m_view->steps()->setRun(run);
    m_view->steps()->setTime(m_playback.time());
    m_view->whatIf()->setVertex(m_workbench.selectedVertex());
    m_view->whatIf()->setRun(run, seed);
    m_view->whyHere()->setVertex(m_workbench.selectedVertex());
    m_view->whyHere()->setRun(run, seed, learned);
}

void ExplainPanel::putBack(Dock* neighbour)
{
    m_dock->setFloating(false);
    m_window->addDockWidget(Qt::RightDockWidgetArea, m_dock);
    m_window->tabifyDockWidget(neighbour, m_dock);
    m_dock->hide();
    nameTabs();
}

void ExplainPanel::raise()
{
    m_dock->show();
    m_dock->raise();
    nameTabs();
    if (!m_dock->isFloating() && m_dock->width() < firstWidth)
        m_window->resizeDocks({m_dock}, {firstWidth}, Qt::Horizontal);
    if (!m_dock->isFloating() && m_dock->height() < m_window->height() / 2)
        m_window->resizeDocks({m_dock}, {m_window->height() * 3 / 5}, Qt::Vertical);
    m_view->currentWidget()->setFocus();
}

void ExplainPanel::retranslate()
{
    m_dock->setTitle(tr("Explain"));
    nameTabs();
}

/// The bars of stacked docks are the window's own, and come when docks are stacked.
void ExplainPanel::nameTabs()
{
    for (QTabBar* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        tabs->setAccessibleName(tr("Panels"));
}

} // namespace doppler
