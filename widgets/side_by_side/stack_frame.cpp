// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/stack_frame.h"

#include "widgets/gantt/chart/gantt_painter.h"
#include "widgets/ui/theme/font_size.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Rows are never stretched further than that over their usual height.
constexpr double mostStretch = 1.6;
/// Down to that share rows are lower rather than scroll: two runs on eight devices are whole in half of a
/// window of 800 pixels.
constexpr double leastStretch = 0.5;

double rowsHeight(const GanttChart& chart, bool transfers, double scale)
{
    return RowLayout::natural(chart.deviceRows(), transfers ? chart.channelRows() : 0, scale).contentHeight();
}

/// A chart without rows: what it needs besides them.
GanttFrame emptyFrame(double scale)
{
    GanttFrame frame;
    frame.scale = scale;
    return frame;
}

} // namespace

GanttFrame StackFrame::whole() const
{
    GanttFrame frame = emptyFrame(scale);
    frame.area = area.adjusted(0, 0, 0, frame.footerHeight());
    frame.nameWidth = nameWidth;
    frame.axis = axis;
    return frame;
}

QRectF StackFrame::title(std::size_t chart) const
{
    const QRectF& place = charts[chart].area;
    return {place.left(), place.top(), place.width(), rulerHeight()};
}

std::optional<std::size_t> StackFrame::chartAt(const QPointF& place) const
{
    if (!body().contains(place))
        return std::nullopt;
    for (std::size_t i = 0; i < charts.size(); ++i)
        if (charts[i].area.contains(place))
            return i;
    return std::nullopt;
}

double StackFrame::scrollRange() const { return std::max(0.0, contentHeight - body().height()); }

double StackFrame::naturalHeight(const ComparedRuns& runs, bool transfers, const QFont& font)
{
    const double scale = textScale(font);
    const GanttFrame around = emptyFrame(scale);
    double height = around.rulerHeight();
    for (const GanttChartPtr& chart : runs.charts)
        height += around.around() + rowsHeight(*chart, transfers, scale);
    return height;
}

void StackFrame::place(const ComparedRuns& runs, bool transfers, double scroll, const QFont& font)
{
    scale = textScale(font);
    nameWidth = 0;
    double natural = 0;
    for (const GanttChartPtr& chart : runs.charts) {
        nameWidth = std::max(nameWidth, doppler::nameWidth(*chart, font));
        natural += rowsHeight(*chart, transfers, scale);
    }
    const double frameHeight = emptyFrame(scale).around();
    const double frames = frameHeight * static_cast<double>(runs.count());
    const double fill = natural > 0 ? (body().height() - frames) / natural : 1;
    const double stretch = fill < leastStretch ? 1 : std::min(fill, mostStretch);
    const double width = area.width() - nameWidth;
    axis.resize(area.left() + nameWidth, width);

    charts.clear();
    double top = 0;
    for (std::size_t i = 0; i < runs.count(); ++i) {
        const GanttChart& chart = *runs.charts[i];
        const double rows = std::floor(rowsHeight(chart, transfers, scale) * stretch);
        GanttFrame frame = emptyFrame(scale);
        frame.area = QRectF(area.left(), body().top() + top - scroll, area.width(), rows + frameHeight);
        frame.nameWidth = nameWidth;
        frame.axis = axis.shifted(shifts[i]);
        frame.rows = RowLayout::fit(chart.deviceRows(), transfers ? chart.channelRows() : 0, rows,
                                    scale * std::min(stretch, 1.0));
        charts.push_back(frame);
        top += rows + frameHeight;
    }
    contentHeight = top;
}

} // namespace doppler
