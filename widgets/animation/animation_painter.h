// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/animation/animation_plan.h"
#include "widgets/gantt/chart/gantt_snapshot.h"
#include "widgets/graph_view/picture/graph_snapshot.h"
#include "widgets/side_by_side/race_painter.h"

#include <QImage>
#include <optional>

namespace doppler {

class GanttView;
class GraphView;

/// All that the frames of an animation are painted from: at least one of graph and chart, of the same run; or
/// a race.
struct AnimationScene {
    std::optional<GraphSnapshot> graph; ///< Above.
    std::optional<GanttSnapshot> gantt;
    std::optional<RaceSnapshot> race; ///< Alone.
    QSize size;                       ///< Pixels.
    double pixelRatio = 1;            ///< Device pixels per pixel.

    /// Of a race: when the last run ends.
    [[nodiscard]] double makespan() const;
    /// The colours of that theme instead of those that the views have.
    void useTokens(const Tokens& tokens);
};

/// The part of the frames that a graph gets above a chart of that height, in pixels (not device pixels); 0:
/// there is no chart.
QSize graphPartOf(const AnimationPlan& plan, double chartHeight);

/// What the views show, whole; the plan's view is not the race. They must show a run, and all of it must be
/// there (GanttView::settled()). GUI thread.
AnimationScene sceneOf(const GraphView& graph, const GanttView& gantt, const AnimationPlan& plan);
/// The race, whose runs are there.
AnimationScene sceneOf(RaceSnapshot race, const AnimationPlan& plan);

/// Paints one moment after the other. In one thread, whichever.
class AnimationPainter {
public:
    explicit AnimationPainter(AnimationScene wanted);

    /// The run at that time: the graph as it is then, the chart as far as it is then, with the cursor. Or the
    /// places in the race then. RGB32.
    [[nodiscard]] QImage frame(double seconds);
    [[nodiscard]] const AnimationScene& scene() const { return content; }

private:
    void placeViews();
    void paintGraph(QPainter& painter, double seconds);
    void paintGantt(QPainter& painter, double seconds);
    void paintRace(QPainter& painter, double seconds) const;

    AnimationScene content;
    QRectF graphArea; ///< Without size where there is none.
    QRectF ganttArea;
    QImage wholeChart; ///< Both of the chart's area.
    QImage emptyChart;
};

} // namespace doppler
