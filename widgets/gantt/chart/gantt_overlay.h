// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_frame.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/focus/marker_list.h"

#include <QCoreApplication>
#include <QFont>
#include <optional>
#include <vector>

class QPainter;

namespace doppler {

/// Two measuring cursors in seconds; the second one may be missing.
struct TimeMeasure {
    std::optional<double> first;
    std::optional<double> second;

    [[nodiscard]] bool complete() const { return first && second; }
    [[nodiscard]] double from() const { return std::min(*first, *second); }
    [[nodiscard]] double to() const { return std::max(*first, *second); }
    [[nodiscard]] bool operator==(const TimeMeasure&) const = default;
};

/// A time range over some adjacent rows.
struct GanttArea {
    double from = 0;
    double to = 0;
    std::vector<std::size_t> rows; ///< Of the chart, from top to bottom.
};

/// Paints the annotations of the user over a chart: measuring cursors, an area, markers.
class OverlayPainter {
    Q_DECLARE_TR_FUNCTIONS(doppler::OverlayPainter)
public:
    OverlayPainter(QPainter& target, const GanttFrame& place, const Tokens& colors, const QFont& font);

    /// `whole`: the makespan, of which the interval is a share.
    void paintMeasure(const TimeMeasure& measure, double whole);
    void paintArea(const GanttArea& area);
    void paintMarkers(const MarkerList& markers);
    /// Where a row that is being dragged would go: a line at the upper or lower edge of a row.
    void paintDrop(std::size_t row, bool above);

    /// "1.204 ms to 2.350 ms: 1.146 ms, 48.8 % of the makespan".
    static QString measureText(const TimeMeasure& measure, double whole);
    /// The part of the ruler that a marker's flag takes.
    static QRectF flag(const GanttFrame& frame, const GanttMarker& marker);

private:
    void paintLine(double seconds, const QColor& color);

    QPainter& painter;
    const GanttFrame& frame;
    Tokens colors;
    QFont font;
};

} // namespace doppler
