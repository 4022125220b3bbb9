// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/window/scratch_folder.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/copying.h"
#include "widgets/main_window/main_window.h"
#include "widgets/runs/runs_model.h"
#include "widgets/side_by_side/side_by_side_view.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>
#include <vector>

namespace doppler::tests {

/// The whole window, in English, with what it puts into the clipboard.
struct CopyingScene {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    CopyingScene()
    {
        window.useLanguage(QStringLiteral("en"));
        window.graphView()->setAnimated(false);
        window.ganttView()->setAnimated(false);
        window.show();
    }
    [[nodiscard]] QAction* action(const char* name) const
    {
        return window.findChild<QAction*>(QLatin1String(name));
    }
    /// What the action puts into the clipboard.
    QString copied(const char* name)
    {
        QSignalSpy spy(window.findChild<Copying*>(), &Copying::copied);
        action(name)->trigger();
        return spy.count() > 0 || spy.wait() ? QGuiApplication::clipboard()->text() : QString();
    }
    /// CHAINMM on four P100, placed by these, each with its seed; the last one is shown.
    [[nodiscard]] bool open(const std::vector<PlacerRequest>& placers)
    {
        Workbench& workbench = window.workbench();
        workbench.openSession({QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, placers});
        return QTest::qWaitFor(
            [&] {
                return !workbench.busy() && workbench.run() &&
                       workbench.runs()->rowCount() == static_cast<int>(placers.size());
            },
            30000);
    }
    /// All runs of the graph, in their panel.
    [[nodiscard]] bool standSideBySide()
    {
        action("sideBySide")->trigger();
        const SideBySideView* view = window.sideBySideView();
        return QTest::qWaitFor([&] { return view->runs() && view->runs()->count() >= 2; }, 30000);
    }
};

} // namespace doppler::tests
