// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explain_panel.h"

#include "widgets/command_line/command_line.h"
#include "widgets/explain/explain_view.h"
#include "widgets/explain/what_if_page.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/playback/playback.h"
#include "widgets/shell/dock.h"
#include "widgets/training/policy/other_moves.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/kept_files.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QMainWindow>
#include <QToolButton>

namespace doppler {

namespace {

/// How wide the panel comes, in pixels.
constexpr int firstWidth = 360;

} // namespace

ExplainPanel::ExplainPanel(Workbench& workbench, GraphView& graph, Playback& playback, PolicyView& policy,
                           QMainWindow* window)
    : QObject(window), m_workbench(workbench), m_playback(playback), m_policy(policy), m_window(window),
      m_view(new ExplainView), m_dock(new Dock(QStringLiteral("explainDock"), m_view, window)),
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
    connect(&workbench, &Workbench::runChanged, this, &ExplainPanel::showRun);
    connect(&workbench, &Workbench::busyChanged, this, &ExplainPanel::showRun);
    connect(&workbench, &Workbench::selectionChanged, this, &ExplainPanel::showRun);
    connect(&playback, &Playback::timeChanged, m_view->steps(),
            [this] { m_view->steps()->setTime(m_playback.ownTime()); });
    connect(m_view->steps(), &StepsPage::timeRequested, &playback, [this](double seconds) {
        m_playback.pause();
        m_playback.seekOwn(seconds);
    });
    connect(m_view->steps(), &StepsPage::choiceShown, &graph, &GraphView::setCandidates);
    const auto select = [this](VertexId v) { m_workbench.selectVertex(v); };
    connect(m_view->steps(), &StepsPage::vertexActivated, this, select);
    connect(m_view->whyHere(), &WhyHerePage::vertexActivated, this, select);
    connect(m_view->whyHere(), &WhyHerePage::policyRequested, this, &ExplainPanel::showDecision);
    connect(&policy, &PolicyView::stepShown, this, [this] {
        if (m_seen != m_policy.playback().episode().trace)
            showDecider();
    });
    connect(&policy, &PolicyView::cleared, this, &ExplainPanel::showDecider);
    connect(m_view->whatIf(), &WhatIfPage::openRequested, this, &ExplainPanel::openAnswer);
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
    return m_asked && m_findEpisode ? m_findEpisode(*m_asked->run) : std::nullopt;
}

void ExplainPanel::setEpisodes(std::function<std::optional<PolicyEpisode>(const Run&)> find)
{
    m_findEpisode = std::move(find);
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
            emit policyRequested();
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
            emit policyRequested();
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

void ExplainPanel::putBack(Dock* neighbour)
{
    m_dock->setFloating(false);
    m_window->addDockWidget(Qt::RightDockWidgetArea, m_dock);
    m_window->tabifyDockWidget(neighbour, m_dock);
    m_dock->hide();
}

void ExplainPanel::raise()
{
    m_dock->show();
    m_dock->raise();
    makeRoom();
    m_view->currentWidget()->setFocus();
}

void ExplainPanel::makeRoom()
{
    if (!m_dock->isFloating() && m_dock->width() < firstWidth)
        m_window->resizeDocks({m_dock}, {firstWidth}, Qt::Horizontal);
    if (!m_dock->isFloating() && m_dock->height() < m_window->height() / 2)
        m_window->resizeDocks({m_dock}, {m_window->height() * 3 / 5}, Qt::Vertical);
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

void ExplainPanel::retranslate() { m_dock->setTitle(tr("Explain")); }

} // namespace doppler
