// SPDX-License-Identifier: GPL-3.0-or-later
// How a run is looked at in the Gantt view, kept and shown again.
#include "widgets/gantt/gantt_view.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace doppler {

GanttView::ViewState GanttView::viewState() const
{
    if (m_pendingState)
        return *m_pendingState;
    ViewState state;
    state.order = m_order;
    if (m_chart && !m_viewport.axis().fitted())
        state.visible = visibleRange();
    state.measure = m_measure;
    if (m_area) {
        state.area = ViewState::Area{m_area->from, m_area->to, {}};
        for (const std::size_t row : m_area->rows)
            state.area->rows.push_back(m_keys[row]);
    }
    return state;
}

void GanttView::setViewState(const ViewState& state)
{
    setRowOrder(state.order);
    m_pendingState = state;
    showPendingState();
}

void GanttView::showPendingState()
{
    if (!m_pendingState || !m_chart || m_chart->runPtr() != m_run)
        return;
    const ViewState state = *std::exchange(m_pendingState, std::nullopt);
    const auto within = [end = m_chart->duration()](double seconds) { return std::clamp(seconds, 0.0, end); };
    if (state.visible)
        setVisibleRange(state.visible->first, state.visible->second);
    TimeMeasure measure = state.measure;
    for (std::optional<double>* cursor : {&measure.first, &measure.second})
        if (*cursor)
            *cursor = within(**cursor);
    if (measure.first || !measure.second) // The second one measures from the first.
        setMeasure(measure);
    if (!state.area)
        return;
    GanttArea area;
    std::tie(area.from, area.to) = std::minmax({within(state.area->from), within(state.area->to)});
    for (const RowKey& key : state.area->rows)
        if (const auto row = rowOf(key);
            row && m_frame.rows.shown(*row) && std::ranges::find(area.rows, *row) == area.rows.end())
            area.rows.push_back(*row);
    if (!area.rows.empty())
        selectArea(area);
}

} // namespace doppler
