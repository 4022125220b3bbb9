// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_figures.h"
#include "widgets/gantt/chart/gantt_painter.h"
#include "widgets/side_by_side/stack_frame.h"

#include <QCoreApplication>

namespace doppler {

/// By chart and row, the bars that a search found.
using FoundInCharts = std::shared_ptr<const std::vector<std::vector<FoundBars>>>;

/// How the stack is shown, besides what a single chart's look says.
struct StackLook {
    GanttLook chart;
    bool moved = true;                  ///< Outlines vertices that other runs have elsewhere.
    std::optional<std::size_t> current; ///< The chart that keys go to, marked.
    FoundInCharts found;                ///< Null: no search.
};

/// What a stack of charts shows, all rows and all time, without the cursor, as a value: it can be painted in
/// any thread. Devices have the colours that they have when it is painted.
struct StackSnapshot {
    ComparedRunsPtr runs;       ///< Null: there is nothing to paint.
    std::vector<double> shifts; ///< By run, where it begins on the shared axis, seconds.
    double duration = 0;        ///< As far as the axis reaches, seconds.
    bool transfers = false;
    StackLook look; ///< What it only refers to is here:
    std::vector<VertexId> selection;

    /// At which every row has its usual height.
    [[nodiscard]] QSizeF size() const;
    /// Smaller where the target is lower than that.
    void paint(QPainter& painter, const QRectF& target) const;
};

/// A difference of figures as it stands beside a title: "+1.2 ms, +98 %"; empty where there is none.
QString differenceText(const FigureRow& row, std::size_t run, std::size_t reference);

/// Paints several charts into a frame: everything but what moves with the pointer and the cursor.
class StackPainter {
    Q_DECLARE_TR_FUNCTIONS(doppler::StackPainter)
public:
    StackPainter(QPainter& target, const ComparedRuns& shown, const StackFrame& place, const StackLook& how);

    void paint();
    /// The cursor's line through all charts, with its time on the shared axis.
    void paintCursor(double seconds, bool hot);
    void paintHover(std::size_t chart, BarId bar);

private:
    void paintTitle(std::size_t chart);
    void paintMoved(std::size_t chart);
    void paintLinks();

    QPainter& painter;
    const ComparedRuns& runs;
    const StackFrame& frame;
    const StackLook& style;
    GanttLook chartLook;
};

} // namespace doppler
