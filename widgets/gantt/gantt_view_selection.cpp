// SPDX-License-Identifier: GPL-3.0-or-later
// How keys select tasks of the Gantt view, and what it says of what is selected.
#include "widgets/gantt/gantt_view.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/text/vertex_text.h"

#include <QKeyEvent>
#include <algorithm>
#include <iterator>
#include <limits>

namespace doppler {

std::optional<VertexId> GanttView::currentTask() const
{
    const auto current = m_currentTask ? m_currentTask : m_selected;
    return m_chart && current && *current < m_chart->schedule().tasks.size() ? current : std::nullopt;
}

void GanttView::setCurrentTask(std::optional<VertexId> vertex)
{
    if (vertex == m_currentTask)
        return;
    m_currentTask = vertex;
    describe();
    update();
}

std::optional<VertexId> GanttView::taskAt(std::size_t row, double seconds) const
{
    const GanttRow& content = m_chart->rows()[row];
    if (!content.isDevice())
        return {};
    const auto position = content.index.nearest(seconds, std::numeric_limits<double>::infinity());
    return position ? std::optional(m_chart->vertex(m_chart->bar(row, *position))) : std::nullopt;
}

std::optional<VertexId> GanttView::firstTask() const
{
    if (const auto row = currentRow())
        if (const auto task = taskAt(*row, m_viewport.time()))
            return task;
    for (std::size_t place = 0; place < m_frame.rows.count(); ++place)
        if (const auto task = taskAt(m_frame.rows.at(place), m_viewport.time()))
            return task;
    return {};
}

std::optional<VertexId> GanttView::taskBeside(VertexId from, int key) const
{
    if (!m_chart->schedule().tasks[from].ran())
        return {};
    const std::size_t home = m_chart->row({false, from});
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const std::vector<std::uint32_t>& runs = m_chart->rows()[home].lane.runs;
        const auto at = std::ranges::find(runs, from.value);
        if (at == runs.end() || (key == Qt::Key_Left ? at == runs.begin() : std::next(at) == runs.end()))
            return {};
        return VertexId{*(key == Qt::Key_Left ? std::prev(at) : std::next(at))};
    }
    const auto place = m_frame.rows.positionOf(home);
    if (!place)
        return {}; // Its row is hidden.
    const LaneIndex::Interval time = m_chart->interval({false, from});
    const double middle = (time.start + time.end) / 2;
    std::size_t next = *place;
    while (key == Qt::Key_Down ? next + 1 < m_frame.rows.count() : next > 0) {
        next = key == Qt::Key_Down ? next + 1 : next - 1;
        if (const auto task = taskAt(m_frame.rows.at(next), middle))
            return task;
    }
    return {};
}

void GanttView::extendBy(VertexId vertex)
{
    setCurrentTask({});
    std::vector<VertexId> all = m_selection;
    const auto place = std::ranges::lower_bound(all, vertex);
    if (place == all.end() || *place != vertex)
        all.insert(place, vertex);
    setSelection(all, vertex);
    emit verticesSelected(all, vertex);
    revealVertex(vertex);
}

void GanttView::toggleCurrent()
{
    const auto here = currentTask();
    if (!here) {
        if (const auto first = firstTask())
            extendBy(*first);
        return;
    }
    const VertexId vertex = *here;
    emit vertexToggled(vertex);
    if (!std::ranges::binary_search(m_selection, vertex))
        setCurrentTask(vertex);
}

bool GanttView::selectByKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const int key = event.key();
    if (key == Qt::Key_Space && modifiers == Qt::ControlModifier) {
        toggleCurrent();
        return true;
    }
    const bool arrow =
        key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    if (!arrow || modifiers != Qt::ShiftModifier)
        return false;
    if (m_gap && (key == Qt::Key_Left || key == Qt::Key_Right)) {
        if (const auto task = taskBesideGap(key))
            extendBy(*task);
        return true;
    }
    const auto here = currentTask();
    if (const auto next = here ? taskBeside(*here, key) : firstTask())
        extendBy(*next);
    return true;
}

void GanttView::describe()
{
    QString text;
    if (m_chart && m_gap)
        text = GapText::sentences(*m_chart, *m_gap);
    else if (const auto current = currentTask())
        text = VertexText::ofSelection(
            m_selection.size(), VertexText::of(m_chart->graph(), *current, &m_chart->run()), !m_currentTask);
    else if (m_chart)
        text = tr("%1 tasks on %2 devices, makespan %3")
                   .arg(m_chart->schedule().tasks.size())
                   .arg(m_chart->topology().deviceCount())
                   .arg(formatSeconds(m_chart->schedule().makespan));
    if (text != accessibleDescription())
        setAccessibleDescription(text); // It tells who listens.
}

} // namespace doppler
