// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explain_panel.h"

#include "widgets/command_line/command_line.h"
#include "widgets/explain/explain_view.h"
#include "widgets/explain/what_if_page.h"
#include "widgets/playback/playback.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/panel_state.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/policy/other_moves.h"
#include "widgets/training/policy/policy_panel.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/saved_files.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QMainWindow>
#include <QToolButton>

namespace doppler {

namespace {

/// How wide the panel comes, in pixels.
constexpr int firstWidth = 360;

} // namespace

ExplainPanel::ExplainPanel(const PanelContext& context)
    : Panel(&context.window), m_context(context), m_workbench(context.workbench),
      m_playback(context.playback), m_policy(context.parts.get<PolicyView>()),
      m_training(context.parts.get<TrainingRuns>()), m_view(new ExplainView),
      m_keeping({[this](const ComparedRun& run) { m_workbench.openResult(run); },
                 [this](const Error& error) { emit m_workbench.failed(error); },
                 {}}),
      m_playing({[this](const PolicyEpisode& episode) { takeEpisode(episode); },
                 [this](const Error& error) {
                     emit m_workbench.failed(error);
                     showDecider();
                 },
                 {}})
{
    context.parts.add(*m_view);
    context.parts.add(*this);
    m_view->setEmptyAction(context.actions.place);
    setCopyAction(context.actions.copyExplanationCommand);
    followWindow();
    leadWindow();
}

PanelPlace ExplainPanel::place() const
{
    return {PanelPlace::Area::Right, false, QStringLiteral("policy"), 0, false, true};
}

QWidget* ExplainPanel::widget() { return m_view; }

void ExplainPanel::followWindow()
{
    connect(&m_workbench, &Workbench::runChanged, this, &ExplainPanel::showRun);
    connect(&m_workbench, &Workbench::busyChanged, this, &ExplainPanel::showRun);
    connect(&m_workbench, &Workbench::selectionChanged, this, &ExplainPanel::showRun);
    connect(&m_playback, &Playback::timeChanged, m_view->steps(),
            [this] { m_view->steps()->setTime(m_playback.ownTime()); });
    connect(&m_policy, &PolicyView::stepShown, this, [this] {
        if (m_seen != m_policy.playback().episode().trace)
            showDecider();
    });
    connect(&m_policy, &PolicyView::cleared, this, &ExplainPanel::showDecider);
    connect(&m_training, &TrainingRuns::bestExplained, this, &ExplainPanel::showDecider);
    connect(&m_training, &TrainingRuns::forgotten, this, &ExplainPanel::showDecider);
    connect(m_context.actions.explain, &QAction::triggered, this, &Panel::forwardRequested);
}

void ExplainPanel::leadWindow()
{
    connect(m_view->steps(), &StepsPage::timeRequested, &m_playback, [this](double seconds) {
        m_playback.pause();
        m_playback.seekOwn(seconds);
    });
    connect(m_view->steps(), &StepsPage::choiceShown, &m_context.focus, &Focus::setCandidates);
    const auto select = [this](VertexId v) { m_workbench.selectVertex(v); };
    connect(m_view->steps(), &StepsPage::vertexActivated, this, select);
    connect(m_view->whyHere(), &WhyHerePage::vertexActivated, this, select);
    connect(m_view->whyHere(), &WhyHerePage::policyRequested, this, &ExplainPanel::showDecision);
    connect(m_view->whatIf(), &WhatIfPage::openRequested, this, &ExplainPanel::openAnswer);
}

void ExplainPanel::showRun()
{
    const RunPtr run = m_workbench.run();
    if (!run && m_workbench.busy())
        return; // between two problems
    const RunEntry* entry = m_workbench.runs()->find(m_workbench.runId());
    m_asked = entry ? std::optional(*entry) : std::nullopt;
    const RepeatedRequest again =
        entry ? repeatedRequest(*entry, m_workbench.requestOf(entry->id), m_workbench.approvals())
              : RepeatedRequest();
    if (!entry || entry->id != m_played) {
        m_playing.cancel();
        m_played.reset();
    }
    m_view->setRunShown(run != nullptr);
    m_view->steps()->setRun(run);
    m_view->steps()->setTime(m_playback.ownTime());
    m_view->whatIf()->setVertex(m_workbench.selectedVertex());
    m_view->whatIf()->setRun(run, again);
    m_view->whyHere()->setVertex(m_workbench.selectedVertex());
    m_view->whyHere()->setRun(run, again, decider());
}

bool ExplainPanel::hasEpisode() const
{
    return m_asked && ledTo(m_policy.playback().episode(), *m_asked->run);
}

std::optional<PolicyEpisode> ExplainPanel::knownEpisode() const
{
    if (hasEpisode())
        return m_policy.playback().episode();
    return m_asked ? m_training.episodeOf(*m_asked->run) : std::nullopt;
}

std::optional<std::size_t> ExplainPanel::decidingStepOf(const PolicyEpisode& episode) const
{
    const auto vertex = m_workbench.selectedVertex();
    if (!vertex || *vertex >= episode.problem->vertexCount())
        return std::nullopt;
    return decidingStep(*episode.problem, *episode.trace, *vertex);
}

Decider ExplainPanel::decider() const
{
    if (!m_asked || !byPolicy(*m_asked))
        return Decider::Placer;
    if (m_played && m_playing.running())
        return Decider::Playing;
    if (const auto known = knownEpisode()) {
        const bool kept = m_workbench.selectedVertex() && !decidingStepOf(*known);
        return kept ? Decider::Kept : Decider::Policy;
    }
    return byCheckpointFile(*m_asked) && !m_played ? Decider::Policy : Decider::Forgotten;
}

void ExplainPanel::showDecider()
{
    m_seen = m_policy.playback().episode().trace;
    m_view->whyHere()->setDecider(decider());
}

void ExplainPanel::showDecision()
{
    if (!m_asked)
        return;
    if (hasEpisode()) {
        if (const auto step = decidingStepOf(m_policy.playback().episode())) {
            m_policy.showPage(0);
            m_policy.stepTo(*step);
            emit m_context.parts.get<PolicyPanel>().forwardRequested();
        }
    } else if (const auto found = knownEpisode()) {
        takeEpisode(*found);
    } else if (byCheckpointFile(*m_asked)) {
        m_played = m_asked->id;
        m_playing.start(
            [entry = *m_asked,
             again = repeatedRequest(*m_asked, m_workbench.requestOf(m_asked->id), m_workbench.approvals())](
                const std::stop_token& stop, const auto&) { return playAgain(entry, again, stop); });
    }
    showDecider();
}

void ExplainPanel::takeEpisode(const PolicyEpisode& episode)
{
    if (episode.trace) {
        m_played.reset();
        const auto step = decidingStepOf(episode);
        m_policy.showPage(0);
        m_policy.hold(episode, step.value_or(0));
        if (step)
            emit m_context.parts.get<PolicyPanel>().forwardRequested();
    }
    showDecider();
}

/// What the question changed has no name that it could be loaded by again: it is kept as a file, for sessions
/// and whatever else asks where a run's graph and devices come from.
void ExplainPanel::openAnswer(const Answer& answer)
{
    if (!m_asked)
        return;
    const Run& run = **answer.run;
    ComparedRun wanted{run.problem,
                       m_asked->graphSource,
                       m_asked->topologySource,
                       run.placer,
                       run.placement,
                       m_asked->seed,
                       0,
                       0,
                       tr("%1, what if: %2").arg(runTitle(*m_asked), questionTitle(answer.question))};
    m_keeping.start(
        [wanted, asked = m_asked->run->problem](std::stop_token, const auto&) -> Result<ComparedRun> {
            ComparedRun kept = wanted;
            if (kept.problem->graphPtr() != asked->graphPtr()) {
                auto file = keepGraph(kept.problem->graph());
                if (!file)
                    return file.error();
                kept.graphSource = *std::move(file);
            }
            if (kept.problem->topologyPtr() != asked->topologyPtr()) {
                auto file = keepDevices(kept.problem->topology());
                if (!file)
                    return file.error();
                kept.topologySource = *std::move(file);
            }
            return kept;
        });
}

void ExplainPanel::cameForward()
{
    makeRoom();
    m_view->currentWidget()->setFocus();
}

void ExplainPanel::makeRoom()
{
    QMainWindow& window = m_context.window;
    if (!dock()->isFloating() && dock()->width() < firstWidth)
        window.resizeDocks({dock()}, {firstWidth}, Qt::Horizontal);
    if (!dock()->isFloating() && dock()->height() < window.height() / 2)
        window.resizeDocks({dock()}, {window.height() * 3 / 5}, Qt::Vertical);
}

QJsonObject ExplainPanel::state() const
{
    return controlStates(QList<QWidget*>{m_view} + m_view->whatIf()->savedControls());
}

void ExplainPanel::setState(const QJsonObject& parts, const RunOfSession&)
{
    setControls(QList<QWidget*>{m_view} + m_view->whatIf()->savedControls(), parts);
}

Explanation ExplainPanel::explanation() const
{
    using Kind = Explanation::Kind;
    const int page = m_view->currentIndex();
    return {page == 0   ? Kind::Step
            : page == 1 ? Kind::WhatIf
                        : Kind::WhyHere,
            m_playback.ownTime(), m_workbench.selectedVertex()};
}

void ExplainPanel::setCopyAction(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    m_view->setCornerWidget(button);
}

std::unique_ptr<Panel> makeExplainPanel(const PanelContext& context)
{
    return std::make_unique<ExplainPanel>(context);
}

} // namespace doppler
