// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the graph view share.
#pragma once

#include "tests/window/graph_samples.h"
#include "widgets/graph_view/graph_view.h"

#include <QTest>

namespace doppler::samples {

/// A view of the diamond with a run on two devices, laid out by our own layout.
struct Shown {
    GraphPtr graph = diamond();
    RunPtr run = runOf(graph, "4xP100", "round-robin");
    GraphView view;

    explicit Shown(bool withRun = true)
    {
        view.setAnimated(false);
        view.layoutJob().setDotProgram(QStringLiteral("/no/such/program"));
        view.resize(700, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setFocus();
        view.setGraph(graph, run->problem->topologyPtr());
        if (withRun)
            view.setRun(run);
        QTRY_VERIFY(!view.picture().empty() && !view.layoutJob().running());
    }
    [[nodiscard]] QPoint place(std::size_t vertex) const
    {
        return view.camera().toScreen(view.picture().layout().centers[vertex]).toPoint();
    }
    void click(std::size_t vertex) { QTest::mouseClick(&view, Qt::LeftButton, {}, place(vertex)); }
    [[nodiscard]] bool dim(std::size_t vertex) const
    {
        return view.picture().vertexMarks[vertex] & DimmedMark;
    }
};

} // namespace doppler::samples
