// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/window/scratch_folder.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/shell/settings.h"

#include <QTest>

namespace doppler::samples {

/// A window on a session, without animations and without Graphviz, for tests that edit what it shows.
struct EditScene {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};
    GraphView& graph = *window.graphView();
    Workbench& workbench = window.workbench();

    explicit EditScene(const SessionRequest& session)
    {
        window.useLanguage(QStringLiteral("en"));
        graph.setAnimated(false);
        graph.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        window.ganttView()->setAnimated(false);
        window.resize(1280, 800);
        window.show();
        workbench.openSession(session);
        [this] {
            QTRY_VERIFY(!workbench.busy() && workbench.run() && graph.picture().run);
            QTRY_VERIFY(!graph.layoutJob().running());
        }();
    }
    [[nodiscard]] QPoint place(std::size_t vertex) const
    {
        return graph.camera().toScreen(graph.picture().layout().centers[vertex]).toPoint();
    }
};

} // namespace doppler::samples
