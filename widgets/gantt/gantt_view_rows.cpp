// SPDX-License-Identifier: GPL-3.0-or-later
// The Gantt view's rows: pinned, moved, hidden, and the one that keys act on.
#include "widgets/gantt/gantt_view.h"
#include "widgets/ui/theme/font_size.h"

#include <QMenu>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double sharesBand = 16;
constexpr double memoryBand = 30;

} // namespace

RowPlan GanttView::rowPlan() const
{
    RowPlan plan = m_order.plan(m_keys, m_transfersShown);
    plan.scale = textScale(font());
    if (!m_sharesShown && !m_memoryShown)
        return plan;
    plan.sharesBand = m_sharesShown ? std::round(sharesBand * plan.scale) : 0;
    plan.band = plan.sharesBand + (m_memoryShown ? std::round(memoryBand * plan.scale) : 0);
    plan.banded.resize(m_keys.size());
    for (std::size_t row = 0; row < m_keys.size(); ++row)
        plan.banded[row] = !m_keys[row].channel && m_keys[row].slot == 0;
    return plan;
}

void GanttView::applyOrder(RowOrder order)
{
    if (order == m_order)
        return;
    endTransition();
    endDrag();
    m_order = std::move(order);
    m_hover.reset();
    clearArea();
    placeRows();
    emit rowsChanged();
}

void GanttView::setRowOrder(const RowOrder& order) { applyOrder(order); }

namespace {

std::vector<RowKey> rowsOf(const GanttChart& chart, DeviceId device)
{
    std::vector<RowKey> keys;
    for (const GanttRow& row : chart.rows())
        if (row.isDevice() && row.lane.device == device)
            keys.push_back(keyOf(row.lane));
    return keys;
}

} // namespace

bool GanttView::deviceHidden(DeviceId device) const
{
    if (!m_chart)
        return false;
    const auto keys = rowsOf(*m_chart, device);
    return !keys.empty() &&
           std::ranges::all_of(keys, [this](const RowKey& key) { return m_order.isHidden(key); });
}

void GanttView::setDeviceHidden(DeviceId device, bool hidden)
{
    if (!m_chart)
        return;
    RowOrder order = m_order;
    for (const RowKey& key : rowsOf(*m_chart, device))
        hidden ? order.hide(key) : order.show(key);
    applyOrder(order);
}

std::optional<std::size_t> GanttView::rowOf(const RowKey& key) const
{
    const auto found = std::ranges::find(m_keys, key);
    return found == m_keys.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - m_keys.begin()));
}

std::optional<std::size_t> GanttView::currentRow() const
{
    const auto row = m_current ? rowOf(*m_current) : std::nullopt;
    return row && m_frame.rows.shown(*row) ? row : std::nullopt;
}

void GanttView::chooseRow(int step)
{
    const auto count = static_cast<int>(m_frame.rows.count());
    if (!m_chart || count == 0)
        return;
    int place = step > 0 ? 0 : count - 1;
    if (const auto row = currentRow())
        place = std::clamp(static_cast<int>(*m_frame.rows.positionOf(*row)) + step, 0, count - 1);
    else if (m_selected && m_frame.rows.shown(m_chart->row({false, *m_selected})))
        place = static_cast<int>(*m_frame.rows.positionOf(m_chart->row({false, *m_selected})));
    const std::size_t chosen = m_frame.rows.at(static_cast<std::size_t>(place));
    m_current = m_keys[chosen];
    const RowLayout::Row row = m_frame.rows.row(chosen, 0);
    if (!m_frame.rows.pinned(chosen)) { // Into view.
        const double top = row.top - m_frame.rows.pinnedHeight();
        m_viewport.scrollTo(
            std::clamp(m_frame.scroll, row.top + row.height - m_frame.plot().height(), std::max(top, 0.0)));
    }
    invalidate();
    emit rowsChanged();
}

void GanttView::moveRow(int step)
{
    if (!currentRow())
        return chooseRow(step);
    const int place = static_cast<int>(*m_frame.rows.positionOf(*currentRow())) + step;
    if (place < 0 || place >= static_cast<int>(m_frame.rows.count()))
        return;
    RowOrder order = m_order;
    order.moveTo(*m_current, m_keys[m_frame.rows.at(static_cast<std::size_t>(place))], m_keys);
    applyOrder(std::move(order));
}

void GanttView::togglePinned()
{
    if (!currentRow())
        return chooseRow(1);
    RowOrder order = m_order;
    order.pin(*m_current, !order.isPinned(*m_current));
    applyOrder(std::move(order));
}

void GanttView::hideRow()
{
    const auto row = currentRow();
    if (!row)
        return chooseRow(1);
    const std::size_t place = *m_frame.rows.positionOf(*row);
    RowOrder order = m_order;
    order.hide(*m_current);
    const std::size_t next = place + 1 < m_frame.rows.count() ? place + 1 : place - 1;
    const bool alone = m_frame.rows.count() == 1;
    m_current = alone ? std::nullopt : std::optional(m_keys[m_frame.rows.at(next)]);
    applyOrder(std::move(order));
}

void GanttView::showAllRows()
{
    RowOrder order = m_order;
    order.showAll();
    applyOrder(std::move(order));
}

void GanttView::resetRows() { applyOrder({}); }

void GanttView::addRowEntries(QMenu& menu, std::size_t row)
{
    m_current = m_keys[row];
    invalidate();
    emit rowsChanged();
    menu.addAction(m_order.isPinned(*m_current) ? tr("Unpin %1").arg(rowLabel(*m_chart, row))
                                                : tr("Pin %1 to the top").arg(rowLabel(*m_chart, row)),
                   this, &GanttView::togglePinned);
    menu.addAction(tr("Move up"), this, [this] { moveRow(-1); });
    menu.addAction(tr("Move down"), this, [this] { moveRow(1); });
    menu.addAction(tr("Hide"), this, &GanttView::hideRow);
    if (!m_order.hidden().empty()) {
        QMenu* hidden = menu.addMenu(tr("Show hidden row"));
        for (const RowKey& key : m_order.hidden())
            if (const auto number = rowOf(key))
                hidden
                    ->addAction(rowLabel(*m_chart, *number), this,
                                [this, key] {
                                    RowOrder order = m_order;
                                    order.show(key);
                                    applyOrder(std::move(order));
                                })
                    ->setProperty("data", true);
        hidden->addSeparator();
        hidden->addAction(tr("All rows"), this, &GanttView::showAllRows);
    }
    if (!m_order.natural())
        menu.addAction(tr("Reset rows"), this, &GanttView::resetRows);
    menu.addSeparator();
}

} // namespace doppler
