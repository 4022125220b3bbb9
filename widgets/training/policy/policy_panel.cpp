// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/policy_panel.h"

#include "widgets/shell/dock.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/panel_state.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/policy/policy_groups.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/runs/same_graph.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

namespace doppler {

PolicyPanel::PolicyPanel(const PanelContext& context)
    : Panel(&context.window), m_context(context), m_policy(new PolicyView),
      m_coloring({[this](const ColoringPtr& made) { m_context.focus.setColoring(made); },
                  [this](const Error& error) {
                      m_context.focus.setColoring(nullptr);
                      m_context.messages.showError(error);
                  },
                  {}})
{
    context.parts.add(*m_policy);
    context.parts.add(*this);
    Workbench& workbench = context.workbench;
    connect(m_policy, &PolicyView::stepShown, this,
            [this](VertexId, DeviceId, const std::vector<VertexId>& candidates) {
                m_context.focus.setCandidates(isOpen() ? candidates : std::vector<VertexId>());
                showSelection();
                showGroups();
                comeWithContent();
            });
    connect(m_policy, &PolicyView::cleared, this, [this] {
        m_context.focus.setCandidates({});
        m_filled = false;
        showGroups();
    });
    connect(m_policy->groupsAction(), &QAction::toggled, this, &PolicyPanel::showGroups);
    connect(&workbench, &Workbench::problemChanged, this, &PolicyPanel::showGroups);
    connect(&context.focus, &Focus::selectionChanged, this, &PolicyPanel::showSelection);
    connect(&workbench, &Workbench::problemChanged, this, &PolicyPanel::showSelection);
    connect(m_policy, &PolicyView::vertexActivated, this, [this, &workbench](VertexId vertex) {
        if (isOpen())
            workbench.selectVertex(vertex);
    });
    connect(m_policy->menu(), &QMenu::triggered, this, [this] {
        if (!m_policy->isVisible())
            emit forwardRequested();
    });
    showGrowth();
}

PanelPlace PolicyPanel::place() const { return {PanelPlace::Area::Right, true}; }

QWidget* PolicyPanel::widget() { return m_policy; }

/// The graph and the Gantt chart show the placement of the episode as it grows, until the user ends that or
/// chooses another run.
void PolicyPanel::showGrowth()
{
    Focus& focus = m_context.focus;
    connect(m_policy, &PolicyView::growthShown, this, [this, &focus](const PartialPlacementPtr& growing) {
        const QScopedValueRollback own(m_showing, true);
        focus.setPartial(growing && isOpen() && !isOfShownRun(*growing) ? growing : nullptr);
    });
    connect(&focus, &Focus::partialChanged, this, [this, &focus] {
        if (!focus.partial() && !m_showing)
            m_policy->endSteps();
    });
    connect(m_context.actions.clearSelection, &QAction::triggered, m_policy, &PolicyView::endSteps);
    connect(&focus, &Focus::runChanged, this, [this, &focus] {
        if (std::exchange(m_run, focus.runId()) != focus.runId())
            m_policy->endSteps();
    });
}

/// At its last step an episode may be all of the run that is shown.
bool PolicyPanel::isOfShownRun(const PartialPlacement& growing) const
{
    const RunPtr& run = m_context.focus.run();
    if (!run || !sameGraphAndDevices(*growing.problem, *run->problem))
        return false;
    const Assignment& devices = run->placement.devices;
    return std::ranges::equal(growing.devices, devices);
}

/// An episode may be one on another graph than the open one; its vertices mean nothing there.
bool PolicyPanel::isOpen() const
{
    const ProblemPtr& played = m_policy->playback().episode().problem;
    const ProblemPtr& open = m_context.workbench.problem();
    return played && open && played->graphPtr() == open->graphPtr();
}

/// Only changes are reported: other panels colour the graph, too. Until a worker has found the colours of a
/// new episode, the graph keeps those of the one before.
void PolicyPanel::showGroups()
{
    const PolicyEpisode& episode = m_policy->playback().episode();
    const bool shows =
        m_policy->groupsAction()->isChecked() && isOpen() && hasContent() && !episode.trace->groups.empty();
    const auto trace = shows ? episode.trace : nullptr;
    if (trace == m_grouped)
        return;
    m_grouped = trace;
    m_coloring.cancel();
    if (!shows) {
        m_context.focus.setColoring(nullptr);
        return;
    }
    m_coloring.start(
        [problem = episode.problem, trace](const std::stop_token& stop, const auto&) -> Result<ColoringPtr> {
            return groupColoring(problem->graph(), trace->groups, stop);
        });
}

void PolicyPanel::showSelection()
{
    if (isOpen())
        m_policy->setSelection(m_context.focus.vertices(), m_context.focus.vertex());
    else
        m_policy->setSelection({}, {});
}

bool PolicyPanel::hasContent() const { return !m_policy->playback().empty(); }

/// Only the first episode brings the panel forward, and not if the user has closed it.
void PolicyPanel::comeWithContent()
{
    if (!m_filled && hasContent() && dock() && !dock()->isHidden())
        emit forwardRequested();
    m_filled = hasContent();
}

QJsonObject PolicyPanel::state() const
{
    QJsonObject state = switchStates(m_policy->savedSwitches());
    mergeInto(state, controlStates(m_policy->savedControls()));
    return state;
}

void PolicyPanel::setState(const QJsonObject& parts, const RunOfSession&)
{
    setSwitches(m_policy->savedSwitches(), parts);
    setControls(m_policy->savedControls(), parts);
}

std::unique_ptr<Panel> makePolicyPanel(const PanelContext& context)
{
    return std::make_unique<PolicyPanel>(context);
}

} // namespace doppler
