// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_chart.h"

#include <QCoreApplication>
#include <QString>
#include <optional>

namespace doppler {

/// The task before (after) a task on the realised critical path. From a task beside the path: the nearest one
/// on it that ended before the task began (began after it ended). From nowhere: the last (first). Nothing
/// where the path ends there, or where there is none.
std::optional<VertexId> stepOnCriticalPath(const Run& run, std::optional<VertexId> from, bool forward);

/// What a link of the critical path says of itself. Plain text.
class CriticalText {
    Q_DECLARE_TR_FUNCTIONS(doppler::CriticalText)
public:
    /// "Link 12 of 31: C waited for the transfer K → gpu2 (0.120 ms)"; of a task that is not on the path,
    /// that.
    static QString of(const GanttChart& chart, VertexId vertex);

private:
    static QString cause(const GanttChart& chart, const CriticalLink& link, const CriticalLink* before);
    static QString name(const GanttChart& chart, const CriticalLink& link);
};

} // namespace doppler
