// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/window/scratch_folder.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/main_window.h"

#include <QAction>
#include <QTest>

namespace doppler::tests {

/// A window with settings of its own, in which lessons are played.
struct LectureRoom {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    explicit LectureRoom(const char* language = "en")
    {
        window.useLanguage(QLatin1String(language));
        window.graphView()->setAnimated(false);
        window.graphView()->layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        window.ganttView()->setAnimated(false);
        window.resize(1280, 800);
        window.show();
    }
    [[nodiscard]] QString in(const char* name) const { return folder.filePath(QLatin1String(name)); }
    [[nodiscard]] LessonPlayer& player() { return window.lessons().player(); }
    [[nodiscard]] QAction* action(const char* name) const
    {
        auto* found = window.findChild<QAction*>(QLatin1String(name));
        if (!found)
            qFatal("the window has no action %s", name);
        return found;
    }
    void start(const QString& name)
    {
        window.lessons().start(name);
        settle();
    }
    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            player().state() == LessonPlayer::State::Waiting && !window.workbench().busy(), 60000);
    }
    /// Opens a graph with one run, without a lesson.
    void openRun()
    {
        window.workbench().openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY_WITH_TIMEOUT(window.workbench().run() && !window.workbench().busy(), 60000);
        QTRY_VERIFY(window.ganttView()->settled());
    }
};

} // namespace doppler::tests
