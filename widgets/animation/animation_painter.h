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

/// The data for the frames of an animation: graph, chart or both, of one run; or a race.
struct AnimationScene {
    std::optional<GraphSnapshot> graph; ///< At the top.
    std::optional<GanttSnapshot> gantt;
    std::optional<RaceSnapshot> race; ///< Without graph and chart.
    QSize size;                       ///< Pixels.
    double pixelRatio = 1;            ///< Device pixels per pixel.

    /// For a race: the end of the last run.
    [[nodiscard]] double makespan() const;
    /// Replaces the colours of the views by those of a theme.
    void useTokens(const Tokens& tokens);
};

/// The size of the graph above a chart of this height, in pixels (not device pixels); 0: there is no chart.
QSize graphPartOf(const AnimationPlan& plan, double chartHeight);

/// The whole content of the views, for a plan that is not a race. They must show a run completely
/// (GanttView::settled()). GUI thread.
AnimationScene sceneOf(const GraphView& graph, const GanttView& gantt, const AnimationPlan& plan);
/// The race with its runs.
AnimationScene sceneOf(RaceSnapshot race, const AnimationPlan& plan);

/// Paints frames one after the other. Not thread-safe; any thread.
class AnimationPainter {
public:
    explicit AnimationPainter(AnimationScene wanted);

    /// The frame at this time: the graph in its state, the chart up to this time with the cursor, or the
    /// positions in the race. RGB32.
    [[nodiscard]] QImage frame(double seconds);
    [[nodiscard]] const AnimationScene& scene() const { return content; }

private:
    void placeViews();
    void paintGraph(QPainter& painter, double seconds);
    void paintGantt(QPainter& painter, double seconds);
    void paintRace(QPainter& painter, double seconds) const;

    AnimationScene content;
    QRectF graphArea; ///< Empty if there is none.
    QRectF ganttArea;
    QImage wholeChart; ///< Both of the chart's area.
    QImage emptyChart;
};

} // namespace doppler
