// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/gantt_gap.h"

#include "widgets/ui/text/format.h"
#include "widgets/ui/text/text.h"

#include <algorithm>

namespace doppler {

namespace {

/// What is shorter is rounding, not a gap.
double leastGap(const GanttChart& chart) { return 1e-12 * chart.schedule().endTime(); }

LaneIndex::Interval intervalOf(const GanttChart& chart, GapId gap)
{
    const GanttRow& row = chart.rows()[gap.row];
    LaneIndex::Interval out;
    out.start = gap.position > 0 ? row.index.end(gap.position - 1) : 0;
    out.end = gap.position < row.index.size() ? row.index.start(gap.position) : chart.schedule().endTime();
    // Send tasks are bars of the row, too: the gap is what remains after the last of them.
    const std::size_t send = row.sends.firstEndingAfter(out.end);
    if (send > 0)
        out.start = std::max(out.start, row.sends.end(send - 1));
    return out;
}

} // namespace

std::optional<GapId> gapAt(const GanttChart& chart, std::size_t row, double seconds)
{
    const GanttRow& content = chart.rows()[row];
    if (!content.isDevice() || seconds < 0)
        return std::nullopt;
    const GapId gap{row, content.index.firstEndingAfter(seconds)};
    const LaneIndex::Interval time = intervalOf(chart, gap);
    const bool inside = time.start <= seconds && seconds < time.end;
    return inside && time.end - time.start > leastGap(chart) ? std::optional(gap) : std::nullopt;
}

std::optional<GapId> gapAt(const GanttChart& chart, const GanttFrame& frame, const QPointF& place)
{
    if (!frame.plot().contains(place))
        return std::nullopt;
    const auto row = frame.rows.rowAt(place.y() - frame.plot().top(), frame.scroll);
    return row ? gapAt(chart, *row, frame.axis.seconds(place.x())) : std::nullopt;
}

std::optional<GapId> gapFrom(const GanttChart& chart, GapId from, bool forward)
{
    const std::size_t last = chart.rows()[from.row].index.size();
    for (GapId gap = from; gap.position <= last; forward ? ++gap.position : --gap.position) {
        const LaneIndex::Interval time = intervalOf(chart, gap);
        if (time.end - time.start > leastGap(chart))
            return gap;
    }
    return std::nullopt; // Below position 0 the number is greater than any.
}

IdleGap gapOf(const GanttChart& chart, GapId gap)
{
    const GanttRow& row = chart.rows()[gap.row];
    const LaneIndex::Interval time = intervalOf(chart, gap);
    const bool ends = gap.position < row.index.size();
    return {row.lane.device, time.start, time.end,
            ends ? chart.vertex(chart.bar(gap.row, gap.position)) : VertexId{}};
}

std::optional<BarId> awaitedBar(const GapReason& reason)
{
    if (reason.transfer)
        return BarId{true, *reason.transfer};
    return reason.vertex.valid() ? std::optional(BarId{false, reason.vertex}) : std::nullopt;
}

QString GapText::toolTip(const GanttChart& chart, GapId id)
{
    const IdleGap gap = gapOf(chart, id);
    const auto line = [](const QString& name, double seconds) {
        return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2</td></tr>")
            .arg(name.toHtmlEscaped(), formatSeconds(seconds).toHtmlEscaped());
    };
    const QString device = QString::fromStdString(chart.topology().device(gap.device).name);
    return QStringLiteral("<p style=\"white-space:pre\"><b>%1</b></p><table cellspacing=\"0\">%2</table>"
                          "<p>%3</p>")
        .arg(tr("%1, idle").arg(device).toHtmlEscaped(),
             line(tr("From"), gap.from) + line(tr("To"), gap.to) + line(tr("Duration"), gap.seconds()),
             translated(gapText(chart.run(), gap, reasonOf(chart.run(), gap))).toHtmlEscaped());
}

QString GapText::sentences(const GanttChart& chart, GapId id)
{
    const IdleGap gap = gapOf(chart, id);
    const GapReason reason = reasonOf(chart.run(), gap);
    const QString device = QString::fromStdString(chart.topology().device(gap.device).name);
    const QString text = tr("%1 idle for %2, from %3 to %4. %5")
                             .arg(device, formatSeconds(gap.seconds()), formatSeconds(gap.from),
                                  formatSeconds(gap.to), translated(gapText(chart.run(), gap, reason)));
    return awaitedBar(reason) ? tr("%1 Enter goes there, Backspace comes back.").arg(text) : text;
}

} // namespace doppler
