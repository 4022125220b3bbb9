// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/bar_text.h"

#include "widgets/gantt/chart/gantt_painter.h"
#include "widgets/inspector/vertex_facts.h"
#include "widgets/ui/text/format.h"

#include <QLocale>
#include <algorithm>
#include <vector>

namespace doppler {

namespace {

struct Line {
    QString name;
    QString value;
};

QString table(const QString& title, const std::vector<Line>& lines, const QString& sentence)
{
    QString rows;
    for (const Line& line : lines)
        rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\">%2</td></tr>")
                    .arg(line.name.toHtmlEscaped(), line.value.toHtmlEscaped());
    return QStringLiteral(
               "<p style=\"white-space:pre\"><b>%1</b></p><table cellspacing=\"0\">%2</table><p>%3</p>")
        .arg(title.toHtmlEscaped(), rows, sentence.toHtmlEscaped());
}

QString nameOf(const GanttChart& chart, VertexId vertex)
{
    return QString::fromStdString(chart.graph().label(vertex));
}

QString deviceName(const GanttChart& chart, DeviceId device)
{
    return QString::fromStdString(chart.topology().device(device).name);
}

} // namespace

QString BarText::heldSentence(const GanttChart& chart, BarId bar, const Wait& wait)
{
    const QString duration = formatSeconds(wait.seconds);
    const bool onChannel = bar.isTransfer && !bar.isSend;
    const QString blocker = wait.bar ? nameOf(chart, chart.vertex(*wait.bar)) : QString();
    const QString place = rowLabel(chart, chart.row(bar));
    switch (wait.cause) {
    case Cause::Barrier:
        return tr("Waited %1 for the barrier before its level, until %2 ended").arg(duration, blocker);
    case Cause::Memory: {
        const Schedule& schedule = chart.schedule();
        const DeviceId needed =
            bar.isTransfer ? schedule.transfers[bar.index].to : schedule.tasks[bar.index].device;
        return tr("Waited %1 for memory on %2, until the end of %3 freed it")
            .arg(duration, deviceName(chart, needed), blocker);
    }
    case Cause::Pause:
        return onChannel ? tr("Waited %1 for the channel, which paused after %2").arg(duration, blocker)
                         : tr("Waited %1 for %2, which paused after %3").arg(duration, place, blocker);
    case Cause::Order:
        return onChannel ? tr("Waited %1 for its turn on the channel, until the transfer of %2 started")
                               .arg(duration, blocker)
                         : tr("Waited %1 for its turn, until %2 started").arg(duration, blocker);
    case Cause::Start:
    case Cause::Data:
        return tr("Waited %1").arg(duration);
    case Cause::Resource:
        break;
    }
    if (onChannel)
        return wait.bar ? tr("Waited %1 for the channel, which carried %2").arg(duration, blocker)
                        : tr("Waited %1 for a channel").arg(duration);
    if (!wait.bar)
        return tr("Waited %1 for %2").arg(duration, place);
    return wait.bar->isSend ? tr("Waited %1 for %2, which sent %3").arg(duration, place, blocker)
                            : tr("Waited %1 for %2, which ran %3").arg(duration, place, blocker);
}

QString BarText::waitSentence(const GanttChart& chart, BarId bar)
{
    const Wait wait = waitOf(chart, bar);
    if (wait.cause != Cause::Data && wait.seconds > 0)
        return heldSentence(chart, bar, wait);
    const QString duration = formatSeconds(wait.seconds);
    const QString blocker = wait.bar ? nameOf(chart, chart.vertex(*wait.bar)) : QString();
    const QString place = rowLabel(chart, chart.row(bar));
    if (wait.cause == Cause::Start || !wait.bar)
        return tr("Did not wait");
    if (wait.bar->isSend)
        return tr("Sent as soon as its send task had ended");
    if (bar.isSend)
        return tr("Started as soon as %1 had finished").arg(blocker);
    if (bar.isTransfer)
        return tr("Sent as soon as %1 had finished").arg(blocker);
    if (!wait.bar->isTransfer)
        return wait.seconds > 0 ? tr("%1 waited %2 for the last input, %3").arg(place, duration, blocker)
                                : tr("Started as soon as its last input, %1, was available").arg(blocker);
    const QString from = deviceName(chart, chart.schedule().transfers[wait.bar->index].from);
    return wait.seconds > 0
               ? tr("%1 waited %2 for the last input, %3 from %4").arg(place, duration, blocker, from)
               : tr("Started as soon as its last input, %1 from %2, had arrived").arg(blocker, from);
}

QString BarText::of(const GanttChart& chart, BarId bar)
{
    const LaneIndex::Interval time = chart.interval(bar);
    const Schedule& schedule = chart.schedule();
    std::vector<Line> lines;
    double ready = 0;
    if (bar.isTransfer) {
        const TransferRun& run = schedule.transfers[bar.index];
        ready = run.ready;
        lines.push_back({bar.isSend ? tr("Device") : tr("Channel"), rowLabel(chart, chart.row(bar))});
        const Tensor& tensor = chart.graph().tensor(run.tensor);
        if (!tensor.name.empty())
            lines.push_back({tr("Tensor"), QString::fromStdString(tensor.name)});
        lines.push_back({tr("Size"), formatBytes(tensor.bytes)});
    } else {
        const TaskRun& run = schedule.tasks[bar.index];
        ready = run.ready;
        lines.push_back({tr("Device"), deviceName(chart, run.device)});
        if (const std::string& op = chart.graph().vertex(run.vertex).op; !op.empty())
            lines.push_back({tr("Operation"), QString::fromStdString(op)});
    }
    lines.push_back({tr("Ready"), formatSeconds(ready)});
    lines.push_back({tr("Start"), formatSeconds(time.start)});
    lines.push_back({tr("End"), formatSeconds(time.end)});
    lines.push_back({tr("Duration"), formatSeconds(time.end - time.start)});
    if (!bar.isTransfer) {
        const CostSource source =
            costSource(chart.graph(), chart.topology(), schedule.tasks[bar.index].vertex,
                       schedule.tasks[bar.index].device);
        if (source != CostSource::FromFlops)
            lines.back().value += source == CostSource::Measured ? tr(" (measured)") : tr(" (estimated)");
    }
    const QString name = nameOf(chart, chart.vertex(bar));
    const QString title = bar.isSend       ? tr("%1, send task").arg(name)
                          : bar.isTransfer ? tr("%1, transfer").arg(name)
                                           : name;
    return table(title, lines, waitSentence(chart, bar));
}

QString BarText::column(const GanttChart& chart, std::size_t row, const Piece& piece, double seconds)
{
    const bool device = chart.rows()[row].isDevice();
    const auto count = static_cast<int>(std::min<std::size_t>(piece.count, 1000000000));
    const QString title = device ? tr("%n tasks", nullptr, count) : tr("%n transfers", nullptr, count);
    return table(title,
                 {{device ? tr("Device") : tr("Channel"), rowLabel(chart, row)},
                  {tr("Time"), formatSeconds(seconds)},
                  {tr("Busy"), formatShare(std::clamp(piece.coverage, 0.0, 1.0))}},
                 tr("Too narrow to show individually: zoom in"));
}

} // namespace doppler
