// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/gantt_figures.h"

#include <algorithm>

namespace doppler {

GanttFiguresPtr figuresOf(const RunPtr& run, const GanttFiguresPtr& known, const std::stop_token& stop)
{
    auto figures = std::make_shared<GanttFigures>();
    figures->run = run;
    figures->activity = deviceActivity(*run->problem, run->schedule);
    figures->totals = ActivityTotals(figures->activity);
    for (const auto& curve : memoryCurves(*run->problem, run->schedule))
        figures->memory.emplace_back(curve);
    if (known && known->run->problem == run->problem) {
        for (const NamedBound& bound : known->bounds)
            if (holdsForAll(bound.kind) && bound.kind != BoundKind::Proven)
                figures->bounds.push_back(bound);
    } else {
        figures->bounds = lowerBounds(*run->problem, stop);
    }
    for (const NamedBound& bound : placementBounds(*run->problem, run->placement))
        figures->bounds.push_back(bound);
    if (run->bound > 0)
        figures->bounds.push_back({BoundKind::Proven, run->bound, {}});
    std::ranges::stable_sort(figures->bounds, {}, &NamedBound::seconds);
    return figures;
}

std::vector<FoundBars> foundBars(const GanttChart& chart, const std::vector<char>& found)
{
    std::vector<FoundBars> rows(chart.rows().size());
    std::vector<LaneIndex::Interval> intervals;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const GanttRow& content = chart.rows()[row];
        const auto isFound = [&](std::size_t i) {
            const VertexId v = chart.vertex(chart.bar(row, i));
            return v < found.size() && found[v];
        };
        intervals.clear();
        for (std::size_t i = 0; i < content.lane.runs.size(); ++i)
            if (isFound(i)) {
                rows[row].runs.push_back(content.lane.runs[i]);
                intervals.push_back({content.index.start(i), content.index.end(i)});
            }
        rows[row].index = LaneIndex(intervals);
        intervals.clear();
        for (std::size_t link = 0; link < content.critical.size(); ++link) {
            const double start = content.critical.start(link);
            const double end = content.critical.end(link);
            if (const auto at = content.index.nearest((start + end) / 2, 0); at && isFound(*at))
                intervals.push_back({start, end});
        }
        rows[row].critical = LaneIndex(intervals);
    }
    return rows;
}

} // namespace doppler
