// SPDX-License-Identifier: GPL-3.0-or-later
// What of the window lessons drive and point at.
#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/main_window/main_window.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

namespace doppler {

void MainWindow::makeLessons()
{
    m_lessonsMenu = menuBar()->addMenu(QString());
    const std::map<std::string, QDockWidget*> panels{{"runs", m_runsDock},
                                                     {"inspector", m_inspectorDock},
                                                     {"policy", m_policyDock},
                                                     {"gantt", m_ganttDock},
                                                     {"training", m_trainingDock},
                                                     {"comparison", m_comparisonDock},
                                                     {"side-by-side", m_sideBySideDock},
                                                     {"explain", m_explain->dock()}};
    std::map<std::string, LessonTarget> targets{
        {"graph", {m_graph}},
        {"graph-chooser", {m_choosers->findChild<QComboBox*>(QStringLiteral("graphChooser"))}},
        {"devices-chooser", {m_choosers->findChild<QComboBox*>(QStringLiteral("devicesChooser"))}},
        {"placer-chooser", {m_choosers->findChild<QComboBox*>(QStringLiteral("placerChooser"))}},
        {"place-button", {m_choosers, m_actions->place}},
        {"train-button", {m_choosers, m_actions->train}},
        {"compare-button", {m_choosers, m_actions->compare}},
        {"run-menu", {menuBar(), m_runMenu->menuAction()}},
        {"playback", {m_playbackBar}},
        {"policy-tabs", {m_policy->findChild<QTabBar*>(QStringLiteral("policyTabs"))}},
        {"explain-tabs", {m_explain->view()->tabBar()}},
        {"status", {m_status}}};
    for (const auto& [name, panel] : panels)
        targets[name] = {panel};
    LessonStage::Parts stage{
        m_workbench,
        *m_playback,
        *m_training,
        *m_curves,
        *m_policy,
        *m_graph,
        *m_graphControls,
        *m_explain,
        panels,
        targets,
        [this](VertexId vertex, DeviceId device) { m_edits->editor().move({vertex}, device); }};
    m_lessons = new Lessons({*this, m_settings, *m_messages, *m_actions, [this] { return m_language.code(); },
                             [this] { showWelcome(false); }, std::move(stage)});
    m_lessons->fill(*m_lessonsMenu);
    connect(m_lessons, &Lessons::fileRequested, this, [this] {
        const QString file = askOpen(tr("Open lesson"), tr("Lessons (*.lesson)"));
        if (!file.isEmpty())
            m_lessons->open(file);
    });
    connect(m_lessons, &Lessons::catalogueChanged, this,
            [this] { m_welcome->setLessons(m_lessons->lessonActions()); });
    // A session that is opened takes the place of what was open before the lesson.
    connect(&m_sessions->keeper(), &SessionKeeper::opened, m_lessons, &Lessons::stay);
    connect(&m_workbench, &Workbench::lessonGiven, m_lessons, &Lessons::open);
}

} // namespace doppler
