// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/path_segments.h"

#include <QColor>
#include <memory>
#include <vector>

namespace doppler {

struct Tokens;

/// The critical path of a run as the panel shows it. Immutable.
struct PathReport {
    RunPtr run;
    std::vector<PathSegment> segments;
    PathTotals totals{};
    std::vector<PathTotals> before;      ///< Seconds by kind before each segment; one entry more.
    std::vector<std::uint32_t> byLength; ///< Indices of segments, longest first; ties: by time.

    /// The segment at this time; nothing outside of the run.
    [[nodiscard]] std::optional<std::size_t> at(double seconds) const;
    /// Seconds by kind between two times. Two binary searches.
    [[nodiscard]] PathTotals within(double from, double to) const;
    /// The first segment that leads to the vertex.
    [[nodiscard]] std::optional<std::size_t> of(VertexId vertex) const;
};
using PathReportPtr = std::shared_ptr<const PathReport>;

/// For worker threads.
PathReportPtr pathReportOf(RunPtr run);

/// How segments of a kind are painted: waits are hatched, each in its direction.
struct PathPaint {
    QColor color;
    Qt::BrushStyle pattern = Qt::SolidPattern;
};
PathPaint pathPaint(PathKind kind, const Tokens& tokens);

} // namespace doppler
