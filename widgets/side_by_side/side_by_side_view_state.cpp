// SPDX-License-Identifier: GPL-3.0-or-later
// How runs side by side are looked at, kept and shown again.
#include "widgets/side_by_side/four_bars_page.h"
#include "widgets/side_by_side/side_by_side_view.h"

#include <QComboBox>
#include <QHeaderView>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

using Sorting = SideBySideView::ViewState::Sorting;

Sorting sortingOf(const QTableView& table)
{
    const QHeaderView& header = *table.horizontalHeader();
    const int column = header.sortIndicatorSection();
    return {column < header.count() ? column : -1, header.sortIndicatorOrder() == Qt::DescendingOrder};
}

void sort(QTableView& table, const Sorting& by)
{
    table.sortByColumn(std::clamp(by.column, -1, table.horizontalHeader()->count() - 1),
                       by.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

} // namespace

SideBySideView::ViewState SideBySideView::viewState() const
{
    if (m_pendingState)
        return *m_pendingState;
    ViewState state;
    state.alignment = m_stack->alignment();
    if (state.alignment == Alignment::Hand)
        state.shifts = m_stack->shifts();
    state.page = m_pages->currentIndex();
    state.current = m_stack->current();
    state.movedOf = static_cast<std::size_t>(m_movedOf->currentData().toULongLong());
    state.differences = sortingOf(*m_differences);
    state.moved = sortingOf(*m_moved);
    state.visible = m_stack->visibleRange();
    state.time = m_stack->time();
    return state;
}

void SideBySideView::setViewState(const ViewState& state)
{
    m_pendingState = state;
    if (!m_preparing.running())
        showPendingState();
}

void SideBySideView::showPendingState()
{
    if (!m_pendingState || !m_stack->runs())
        return;
    const ViewState state = *std::exchange(m_pendingState, std::nullopt);
    if (state.alignment == Alignment::Hand)
        m_stack->setShifts(state.shifts);
    else
        m_stack->setAlignment(state.alignment);
    showPage(std::clamp<int>(state.page, 0, PageCount - 1));
    if (state.current < m_stack->runs()->count())
        m_stack->setCurrent(state.current);
    if (const int of = m_movedOf->findData(static_cast<qulonglong>(state.movedOf)); of >= 0) {
        m_movedOf->setCurrentIndex(of);
        showMovedOf(of);
    }
    sort(*m_differences, state.differences);
    sort(*m_moved, state.moved);
    if (state.visible)
        m_stack->setVisibleRange(state.visible->first, state.visible->second);
    showState();
    if (state.time)
        emit timeRequested(*state.time);
}

QList<QWidget*> SideBySideView::savedControls() const
{
    return {m_splitter, m_differencesSplit, m_fourBars->splitter()};
}

} // namespace doppler
