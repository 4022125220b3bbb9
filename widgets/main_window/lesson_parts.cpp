// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/lesson_parts.h"

#include "widgets/editing/edit_menu.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/lessons/lesson_words.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/main_window/docks.h"
#include "widgets/main_window/file_commands.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"

#include <QComboBox>
#include <QTabBar>
#include <array>
#include <utility>

namespace doppler {

namespace {

/// Panels as lessons name them, and by their ids.
constexpr std::array<std::pair<const char*, const char*>, 8> stagePanels{{{"runs", "runs"},
                                                                          {"inspector", "inspector"},
                                                                          {"policy", "policy"},
                                                                          {"gantt", "gantt"},
                                                                          {"training", "training"},
                                                                          {"comparison", "comparison"},
                                                                          {"side-by-side", "sideBySide"},
                                                                          {"explain", "explain"}}};

} // namespace

LessonStage::Parts lessonParts(const PanelContext& context, const Docks& docks, ChooserBar& choosers,
                               EditMenu& edits, StatusLine& status, LessonTarget runMenu, FileCommands& files)
{
    const WindowParts& parts = context.parts;
    PolicyView& policy = parts.get<PolicyView>();
    ExplainPanel& explain = parts.get<ExplainPanel>();
    std::map<std::string, LessonTarget> targets{{"graph", {&parts.get<GraphView>()}},
                                                {"graph-chooser", {choosers.graphBox()}},
                                                {"devices-chooser", {choosers.devicesBox()}},
                                                {"placer-chooser", {choosers.placerBox()}},
                                                {"place-button", {&choosers, context.actions.place}},
                                                {"train-button", {&choosers, context.actions.train}},
                                                {"compare-button", {&choosers, context.actions.compare}},
                                                {"run-menu", runMenu},
                                                {"playback", {&parts.get<PlaybackBar>()}},
                                                {"policy-tabs", {policy.tabBar()}},
                                                {"explain-tabs", {explain.view()->tabBar()}},
                                                {"status", {&status}}};
    std::map<std::string, QDockWidget*> panels;
    for (const auto& [name, id] : stagePanels) {
        panels[name] = docks.find(QLatin1String(id));
        targets[name] = {panels[name]};
    }
    return {context.workbench,
            context.playback,
            parts.get<TrainingRuns>(),
            parts.get<TrainingView>(),
            policy,
            parts.get<GraphView>(),
            parts.get<GraphControls>(),
            explain,
            std::move(panels),
            std::move(targets),
            [&edits](VertexId vertex, DeviceId device) { edits.editor().move({vertex}, device); },
            [&files]() -> WorkloadDialog& { return files.workloadDialog(); }};
}

LessonTalk lessonTalk(Lessons& lessons)
{
    LessonPlayer& player = lessons.player();
    LessonTalk talk;
    talk.active = [&player] { return player.active(); };
    talk.text = [&player] {
        return QStringLiteral("### ") + QString::fromStdString(player.step().title) + QStringLiteral("\n\n") +
               filledText(player.step().text, player.scene());
    };
    talk.step = [&player] { return static_cast<int>(player.stepIndex()) + 1; };
    talk.steps = [&player] { return static_cast<int>(player.lesson().steps.size()); };
    talk.next = [&player] {
        player.stepDone() || player.step().show.empty() ? player.next() : player.showMe();
    };
    talk.back = [&player] { player.back(); };
    return talk;
}

} // namespace doppler
