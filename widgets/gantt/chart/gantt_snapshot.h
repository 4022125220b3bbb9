// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_overlay.h"
#include "widgets/gantt/chart/gantt_painter.h"

#include <memory>
#include <optional>
#include <vector>

namespace doppler {

/// All rows and all time of a Gantt chart as a value, for pictures in files. Painted in any thread, with the
/// device colours of that moment.
struct GanttSnapshot {
    GanttChartPtr chart; ///< Not null where it is painted.
    GanttFrame frame;    ///< Its name width, strip and footer; the rest follows from the target.
    RowPlan rows;
    double duration = 0; ///< As far as the axis reaches, in seconds.
    GanttLook look;      ///< What it only refers to is here:
    std::vector<VertexId> selection;
    GanttFiguresPtr figures;
    std::shared_ptr<const std::vector<FoundBars>> found;
    TimeMeasure measure;
    MarkerList markers;

    /// Leaves out what is the user's of the moment: selection, search, markers and measure.
    void leavePlaybackOut();
    /// At which every row has its usual height; the width suits most runs.
    [[nodiscard]] QSizeF size() const;
    /// Smaller where the target is lower than that. `until`: what happens later is left out.
    void paint(QPainter& painter, const QRectF& target, std::optional<double> until = {}) const;
    /// The cursor as it stands on that picture.
    void paintCursor(QPainter& painter, const QRectF& target, double seconds) const;
    /// Where a moment lies on it.
    [[nodiscard]] double x(const QRectF& target, double seconds) const;

private:
    [[nodiscard]] double scaleIn(const QRectF& target) const;
    /// In pixels of the picture before it is scaled, from its own corner.
    [[nodiscard]] GanttFrame frameIn(const QRectF& target) const;
};

} // namespace doppler
