// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_tools.h"

#include "widgets/gantt/gantt_actions.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/training/policy/best_replay_bar.h"
#include "widgets/training/runs/training_job.h"
#include "widgets/training/runs/training_title.h"
#include "widgets/training/training_runs.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QMenu>
#include <QVBoxLayout>

namespace doppler {

GanttTools::GanttTools(Workbench& workbench, GanttView& gantt, TrainingRuns& training, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_gantt(gantt), m_panel(new QWidget),
      m_actions(new GanttActions(&gantt)), m_replay(new BestReplayBar), m_replayAction(new QAction(this)),
      m_menu(new QMenu(m_panel))
{
    m_panel->setObjectName(QStringLiteral("ganttPanel"));
    m_menu->setObjectName(QStringLiteral("ganttTools"));
    auto* column = new QVBoxLayout(m_panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_replay);
    column->addWidget(&gantt, 1);
    m_replay->hide();
    m_actions->fill(m_menu);
    gantt.setToolActions({m_actions->shares, m_actions->memory, m_actions->bounds, m_actions->area,
                          m_actions->previousCritical, m_actions->nextCritical});

    connect(&workbench, &Workbench::runChanged, this, [this] {
        m_workbench.focus().setMarkers(markers(m_workbench.runId()));
        // After the window has given the view its run.
        QMetaObject::invokeMethod(m_actions, &GanttActions::update, Qt::QueuedConnection);
    });
    connect(&gantt, &GanttView::markersChanged, this,
            [this] { setMarkers(m_workbench.runId(), m_gantt.markers()); });
    connect(&workbench, &Workbench::selectionChanged, this, [this] {
        if (const auto vertex = m_workbench.selectedVertex(); vertex && !m_workbench.focus().found().empty())
            m_gantt.revealVertex(*vertex);
    });
    followTraining(training);
    replayBests(training);
    retranslate();
}

void GanttTools::followTraining(TrainingRuns& training)
{
    connect(&training, &TrainingRuns::watched, this, [this](TrainingJob* job, const QString& key) {
        ReplayedTraining made;
        made.key = key;
        made.title = trainingTitle(job->setup());
        made.policy = job->setup().policy;
        made.seed = job->setup().seed;
        made.problem = job->setup().problem;
        auto shared = std::make_shared<ReplayedTraining>(std::move(made));
        connect(job, &TrainingJob::bests, this,
                [this, shared, known = false](const std::vector<TrainingFeed::Best>& bests) mutable {
                    if (!std::exchange(known, true)) // One that never has a best is not offered.
                        m_replay->addTraining(*shared);
                    m_replay->addBests(shared->key, bests);
                });
    });
    connect(&training, &TrainingRuns::forgotten, m_replay, &BestReplayBar::removeTraining);
}

void GanttTools::replayBests(TrainingRuns& trainings)
{
    m_replayAction->setObjectName(QStringLiteral("replayBests"));
    m_replayAction->setCheckable(true);
    m_replayAction->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+B"), QKeySequence::PortableText));
    m_panel->addAction(m_replayAction);
    m_panel->addActions({m_replay->previousAction(), m_replay->playAction(), m_replay->nextAction()});
    connect(m_replayAction, &QAction::toggled, this, [this](bool shown) {
        m_replay->setVisible(shown);
        if (!shown)
            m_replay->stopPlaying();
    });
    connect(m_replay, &BestReplayBar::stepped, this,
            [this, &trainings](const ReplayedTraining& training, const TrainingFeed::Best& best) {
                m_replayAction->setChecked(true);
                TrainedAs how{training.policy, bestTitle(training.title, best.episode), training.seed};
                how.replayed = true;
                how.sources = trainings.sourcesOf(training.problem);
                const QString key = QStringLiteral("replay of ") + training.key;
                m_workbench.showBest(key, training.problem, best.placement, how);
                m_workbench.endLive(key); // Nothing goes on: the entry can be removed.
            });
}

void GanttTools::addButton(PlaybackBar& bar)
{
    m_button = new QAction(this);
    m_button->setObjectName(QStringLiteral("ganttMenuButton"));
    m_button->setMenu(m_menu);
    bar.addMenuButton(m_button);
    retranslate();
}

void GanttTools::retranslate()
{
    m_menu->setTitle(tr("&Gantt chart"));
    m_panel->setAccessibleName(tr("Gantt chart"));
    m_replayAction->setText(tr("Re&play best placements"));
    m_replayAction->setToolTip(
        tr("Step through the best placements of a training in the order in which they were found"));
    if (m_button) {
        m_button->setText(tr("Show"));
        m_button->setToolTip(tr("Strips, bounds, measuring, markers and rows of the Gantt chart"));
    }
}

MarkerList GanttTools::markers(quint64 run) const
{
    const auto known = m_markers.find(run);
    return known == m_markers.end() ? MarkerList() : known->second;
}

void GanttTools::setMarkers(quint64 run, const MarkerList& markers)
{
    if (markers.empty())
        m_markers.erase(run);
    else
        m_markers[run] = markers;
    if (run == m_workbench.runId())
        m_workbench.focus().setMarkers(markers);
    m_actions->update();
    emit markersChanged(run);
}

} // namespace doppler
