// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/gantt_sample.h"
#include "widgets/animation/animation_export.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/side_by_side/compared_runs.h"

#include <QSignalSpy>
#include <QtTest>

/// What the tests of animations share.
namespace doppler::sample {

/// A run in both views, all of it there.
struct AnimatedRun {
    RunPtr run;
    GraphView graph;
    GanttView gantt;

    explicit AnimatedRun(RunPtr shown) : run(std::move(shown))
    {
        graph.setAnimated(false);
        gantt.setAnimated(false);
        graph.setGraph(run->problem->graphPtr(), run->problem->topologyPtr());
        graph.setRun(run);
        gantt.setRun(run);
        if (!QTest::qWaitFor([this] { return graph.picture().run && gantt.chart() && gantt.settled(); }))
            qFatal("the views do not come");
    }
    [[nodiscard]] AnimationScene scene(const AnimationPlan& plan) const
    {
        return sceneOf(graph, gantt, plan);
    }
    [[nodiscard]] double makespan() const { return run->schedule.makespan; }
};

/// threeTasks() as they are, 4.5 s, and all on gpu0, 4 s.
inline ComparedRunsPtr apartAndTogether()
{
    const RunPtr apart = threeTasks();
    const DeviceId gpu0{0};
    return compareRuns(
        {{"apart", apart}, {"together", makeRun(apart->problem, {{gpu0, gpu0, gpu0}, {}}, "manual").value()}},
        0);
}

/// Half a second in ten frames, small.
inline AnimationPlan shortPlan(AnimatedView view = AnimatedView::Both) { return {view, {480, 360}, 20, 0.5}; }

} // namespace doppler::sample
