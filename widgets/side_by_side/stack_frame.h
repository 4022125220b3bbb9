// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_frame.h"
#include "widgets/side_by_side/compared_runs.h"

#include <QFont>
#include <QRectF>
#include <optional>
#include <vector>

namespace doppler {

/// Where several Gantt charts stand below one ruler. A value without a window.
struct StackFrame {
    QRectF area;
    double scale = 1; ///< As of its charts; place() sets it.
    double nameWidth = 96;
    TimeAxis axis;                  ///< The shared one, on the strip beside the names.
    std::vector<double> shifts;     ///< By run (alignedShifts).
    std::vector<GanttFrame> charts; ///< By run; a chart's title stands where it would have its ruler.
    double contentHeight = 0;       ///< Of all charts.

    /// All of it as one chart without rows: its ruler and cursor are those of the stack.
    [[nodiscard]] GanttFrame whole() const;
    [[nodiscard]] double rulerHeight() const { return whole().rulerHeight(); }
    /// The part below the ruler, in which charts scroll.
    [[nodiscard]] QRectF body() const { return area.adjusted(0, rulerHeight(), 0, 0); }
    [[nodiscard]] QRectF title(std::size_t chart) const;
    /// The chart at a place of the body.
    [[nodiscard]] std::optional<std::size_t> chartAt(const QPointF& place) const;
    /// How far the charts can be scrolled, 0 where they fit.
    [[nodiscard]] double scrollRange() const;

    /// Places the charts: as high as `area` allows where they fit, else at their usual height, from `scroll`
    /// pixels on. Needs area, axis and shifts.
    void place(const ComparedRuns& runs, bool transfers, double scroll, const QFont& font);
    /// The height at which every row has its usual one.
    [[nodiscard]] static double naturalHeight(const ComparedRuns& runs, bool transfers, const QFont& font);
};

} // namespace doppler
