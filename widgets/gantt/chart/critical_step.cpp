// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/critical_step.h"

#include "widgets/ui/text/format.h"

#include <algorithm>

namespace doppler {

std::optional<VertexId> stepOnCriticalPath(const Run& run, std::optional<VertexId> from, bool forward)
{
    std::vector<const CriticalLink*> tasks;
    for (const CriticalLink& link : run.criticalPath)
        if (!link.isTransfer)
            tasks.push_back(&link);
    if (tasks.empty())
        return std::nullopt;
    const auto vertex = [](const CriticalLink* link) { return VertexId{link->index}; };
    if (!from || *from >= run.schedule.tasks.size())
        return vertex(forward ? tasks.front() : tasks.back());
    const auto self =
        std::ranges::find_if(tasks, [&](const CriticalLink* link) { return link->index == *from; });
    if (self != tasks.end()) {
        if (forward)
            return self + 1 != tasks.end() ? std::optional(vertex(*(self + 1))) : std::nullopt;
        return self != tasks.begin() ? std::optional(vertex(*(self - 1))) : std::nullopt;
    }
    const TaskRun& task = run.schedule.tasks[*from];
    if (forward) {
        const auto next =
            std::ranges::find_if(tasks, [&](const CriticalLink* link) { return link->start >= task.end; });
        return next != tasks.end() ? std::optional(vertex(*next)) : std::nullopt;
    }
    std::optional<VertexId> previous;
    for (const CriticalLink* link : tasks)
        if (link->end <= task.start)
            previous = vertex(link);
    return previous;
}

QString CriticalText::name(const GanttChart& chart, const CriticalLink& link)
{
    const auto index = static_cast<std::uint32_t>(link.index);
    QString vertex = QString::fromStdString(chart.graph().label(chart.vertex(BarId{link.isTransfer, index})));
    if (!link.isTransfer)
        return vertex;
    const DeviceId to = chart.schedule().transfers[link.index].to;
    return QStringLiteral("%1 \u2192 %2")
        .arg(vertex, QString::fromStdString(chart.topology().device(to).name));
}

QString CriticalText::cause(const GanttChart& chart, const CriticalLink& link, const CriticalLink* before)
{
    const QString self = name(chart, link);
    if (!before || link.cause == Cause::Start)
        return tr("%1 did not wait").arg(self);
    const QString other = name(chart, *before);
    const QString took = formatSeconds(before->end - before->start);
    const auto place = [&] {
        const DeviceId device = link.isTransfer ? chart.schedule().transfers[link.index].from
                                                : chart.schedule().tasks[link.index].device;
        return QString::fromStdString(chart.topology().device(device).name);
    };
    switch (link.cause) {
    case Cause::Start:
        break;
    case Cause::Data:
        return before->isTransfer ? tr("%1 waited for the transfer %2 (%3)").arg(self, other, took)
                                  : tr("%1 waited for its input %2 (%3)").arg(self, other, took);
    case Cause::Resource:
        if (link.isTransfer)
            return tr("%1 waited for the channel, which carried %2 (%3)").arg(self, other, took);
        return before->isTransfer ? tr("%1 waited for %2, which sent %3 (%4)").arg(self, place(), other, took)
                                  : tr("%1 waited for %2, which ran %3 (%4)").arg(self, place(), other, took);
    case Cause::Pause:
        return link.isTransfer ? tr("%1 waited for the channel, which paused after %2").arg(self, other)
                               : tr("%1 waited for %2, which paused after %3").arg(self, place(), other);
    case Cause::Barrier:
        return tr("%1 waited at the barrier until %2 ended").arg(self, other);
    case Cause::Memory:
        return tr("%1 waited for memory that %2 freed").arg(self, other);
    case Cause::Order:
        return tr("%1 waited for its turn until %2 started").arg(self, other);
    }
    return {};
}

QString CriticalText::of(const GanttChart& chart, VertexId vertex)
{
    const auto& path = chart.run().criticalPath;
    const auto at = std::ranges::find_if(
        path, [&](const CriticalLink& link) { return !link.isTransfer && link.index == vertex; });
    if (at == path.end())
        return tr("%1 is not on the critical path").arg(QString::fromStdString(chart.graph().label(vertex)));
    return tr("Link %1 of %2: %3")
        .arg(at - path.begin() + 1)
        .arg(path.size())
        .arg(cause(chart, *at, at == path.begin() ? nullptr : &*(at - 1)));
}

} // namespace doppler
