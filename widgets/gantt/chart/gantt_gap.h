// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/idle_gaps.h"
#include "widgets/gantt/chart/gantt_chart.h"
#include "widgets/gantt/chart/gantt_frame.h"

#include <QCoreApplication>
#include <QString>
#include <optional>

namespace doppler {

/// An idle gap of a device's row: the empty time before the run at that position of the row, or after the
/// last run. Gaps are found by bisection; no list of them exists.
struct GapId {
    std::size_t row = 0;
    std::size_t position = 0;
    [[nodiscard]] bool operator==(const GapId&) const = default;
};

/// The gap of a device's row at that time; nothing where a task or a send task runs.
std::optional<GapId> gapAt(const GanttChart& chart, std::size_t row, double seconds);
/// The gap at a place of the frame.
std::optional<GapId> gapAt(const GanttChart& chart, const GanttFrame& frame, const QPointF& place);
/// The nearest gap of some length in the row from this position on, forwards or backwards.
std::optional<GapId> gapFrom(const GanttChart& chart, GapId from, bool forward);
/// The times of a gap, and the task that ends it.
IdleGap gapOf(const GanttChart& chart, GapId gap);
/// The bar that was awaited, if one was.
std::optional<BarId> awaitedBar(const GapReason& reason);

/// What a gap says.
class GapText {
    Q_DECLARE_TR_FUNCTIONS(doppler::GapText)
public:
    /// For the tool tip. Rich text.
    static QString toolTip(const GanttChart& chart, GapId gap);
    /// Times and reason in plain sentences, with the keys that lead on.
    static QString sentences(const GanttChart& chart, GapId gap);
};

} // namespace doppler
