// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/text/vertex_text.h"

#include "widgets/ui/text/format.h"

namespace doppler {

QString VertexText::of(const DataflowGraph& graph, VertexId vertex, const Run* run)
{
    QString text = QString::fromStdString(graph.label(vertex));
    if (const std::string& op = graph.vertex(vertex).op; !op.empty())
        text = tr("%1, %2", "a vertex and its kind of operation").arg(text, QString::fromStdString(op));
    if (!run || vertex >= run->schedule.tasks.size())
        return text;
    const TaskRun& task = run->schedule.tasks[vertex];
    const DeviceId device = run->placement.devices[vertex];
    text = tr("%1 on %2", "a vertex and its device")
               .arg(text, QString::fromStdString(run->problem->topology().device(device).name));
    return task.ran() ? tr("%1, starts at %2, takes %3")
                            .arg(text, formatSeconds(task.start), formatSeconds(task.end - task.start))
                      : text;
}

QString VertexText::ofSelection(std::size_t count, const QString& current, bool isSelected)
{
    if (count == 1 && isSelected)
        return current;
    const QString chosen = tr("%n vertices are selected", nullptr, static_cast<int>(count));
    return isSelected ? tr("%1. Current vertex: %2").arg(chosen, current)
                      : tr("%1. Current vertex (not selected): %2").arg(chosen, current);
}

} // namespace doppler
