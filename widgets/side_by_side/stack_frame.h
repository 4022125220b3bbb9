// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_frame.h"
#include "widgets/side_by_side/compared_runs.h"

#include <QFont>
#include <QRectF>
#include <optional>
#include <vector>

namespace doppler {

/// Positions of several Gantt charts below one ruler. A value without a window.
struct StackFrame {
    QRectF area;
    double scale = 1; ///< Text scale, as in the charts; place() sets it.
    double nameWidth = 96;
    TimeAxis axis;                  ///< The shared axis, on the strip right of the names.
    std::vector<double> shifts;     ///< By run (alignedShifts).
    std::vector<GanttFrame> charts; ///< By run; a chart's title replaces its ruler.
    double contentHeight = 0;       ///< Of all charts.

    /// The whole stack as one chart without rows, for its ruler and cursor.
    [[nodiscard]] GanttFrame whole() const;
    [[nodiscard]] double rulerHeight() const { return whole().rulerHeight(); }
    /// The part below the ruler, in which charts scroll.
    [[nodiscard]] QRectF body() const { return area.adjusted(0, rulerHeight(), 0, 0); }
    [[nodiscard]] QRectF title(std::size_t chart) const;
    /// The chart at a position in the body.
    [[nodiscard]] std::optional<std::size_t> chartAt(const QPointF& place) const;
    /// The greatest scroll offset in pixels; 0 if everything fits.
    [[nodiscard]] double scrollRange() const;

    /// Places the charts: they fill `area` if they fit at half their usual height, else they have that height
    /// and begin `scroll` pixels above the body. Reads area, axis and shifts.
    void place(const ComparedRuns& runs, bool transfers, double scroll, const QFont& font);
    /// The height in pixels at which every row has its usual height.
    [[nodiscard]] static double naturalHeight(const ComparedRuns& runs, bool transfers, const QFont& font);
};

} // namespace doppler
