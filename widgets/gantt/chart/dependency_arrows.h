// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_chart.h"
#include "widgets/gantt/chart/gantt_frame.h"

#include <QColor>
#include <vector>

class QPainter;

namespace doppler {

/// From the end of one bar to the start of another.
struct Arrow {
    BarId from;
    BarId to;
};

/// What a task waited for and what waits for it.
struct Dependencies {
    std::vector<Arrow> inputs;
    std::vector<Arrow> outputs;
    std::vector<BarId> transfers; ///< Those on the way of an arrow.
};

/// An edge within a device is one arrow, one across devices goes by way of its transfer.
Dependencies dependenciesOf(const GanttChart& chart, VertexId vertex);

/// Where channels have no rows, the two arrows of an edge across devices are one.
void paintArrows(QPainter& painter, const GanttChart& chart, const GanttFrame& frame,
                 const std::vector<Arrow>& arrows, const QColor& color);

} // namespace doppler
