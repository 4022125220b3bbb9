// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_chart.h"

#include <QCoreApplication>
#include <QString>

namespace doppler {

/// What a bar says when the pointer rests on it: exact values, and why it began when it did. Rich text.
class BarText {
    Q_DECLARE_TR_FUNCTIONS(doppler::BarText)
public:
    static QString of(const GanttChart& chart, BarId bar);
    /// One sentence: what the bar waited for.
    static QString waitSentence(const GanttChart& chart, BarId bar);
    /// Several runs within one pixel.
    static QString column(const GanttChart& chart, std::size_t row, const Piece& piece, double seconds);

private:
    static QString heldSentence(const GanttChart& chart, BarId bar, const Wait& wait);
};

} // namespace doppler
