// SPDX-License-Identifier: GPL-3.0-or-later
// Idle gaps of the Gantt view: selection, keys, and the way to what was awaited and back.
#include "widgets/gantt/gantt_view.h"
#include "widgets/ui/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace doppler {

void GanttView::setGap(std::optional<GapId> gap)
{
    if (gap && !m_chart)
        return;
    if (gap)
        select(std::nullopt);
    if (gap == m_gap)
        return;
    m_gap = gap;
    m_note->setVisible(false);
    if (m_gap)
        showNote();
    describe();
    update();
    emit gapSelected(m_gap ? std::optional(gapOf(*m_chart, *m_gap)) : std::nullopt);
}

void GanttView::clickGap(const QPointF& place)
{
    const auto gap = m_chart ? gapAt(*m_chart, m_frame, place) : std::nullopt;
    if (gap && gap == m_gap)
        followGap();
    else if (gap)
        setGap(gap);
    else {
        setGap({});
        select(std::nullopt);
    }
}

void GanttView::followGap()
{
    if (!m_chart || !m_gap)
        return;
    const auto bar = awaitedBar(reasonOf(m_chart->run(), gapOf(*m_chart, *m_gap)));
    if (!bar)
        return;
    const GapId behind = *m_gap;
    setGap({});
    select(m_chart->vertex(*bar));
    revealBar(m_frame.rows.shown(m_chart->row(*bar)) ? *bar : BarId{false, m_chart->vertex(*bar)});
    m_gapBehind = behind;
}

void GanttView::returnToGap()
{
    const auto gap = std::exchange(m_gapBehind, std::nullopt);
    if (!m_chart || !gap)
        return;
    setGap(gap);
    revealGap(*gap);
}

std::optional<GapId> GanttView::gapBeside(bool forward) const
{
    std::optional<GapId> from = m_gap;
    if (from) // Stepping below position 0 leaves the row.
        from->position += forward ? 1 : std::size_t(-1);
    else if (const auto task = currentTask(); task && m_chart->schedule().tasks[*task].ran()) {
        const BarId bar{false, *task};
        from = GapId{m_chart->row(bar), 0};
        const LaneIndex& index = m_chart->rows()[from->row].index;
        from->position = index.firstEndingAfter(m_chart->interval(bar).start) + (forward ? 1U : 0U);
    }
    std::size_t place = 0;
    if (from) {
        if (const auto found = gapFrom(*m_chart, *from, forward))
            return found;
        const auto home = m_frame.rows.positionOf(from->row);
        place = forward ? home.value_or(0) + 1 : home.value_or(0) - 1;
    }
    for (; place < m_frame.rows.count(); forward ? ++place : --place) {
        const std::size_t row = m_frame.rows.at(place);
        const GanttRow& content = m_chart->rows()[row];
        if (!content.isDevice())
            continue;
        if (const auto found = gapFrom(*m_chart, {row, forward ? 0 : content.index.size()}, forward))
            return found;
    }
    return std::nullopt;
}

void GanttView::stepGap(bool forward)
{
    if (!m_chart)
        return;
    const auto next = gapBeside(forward);
    if (!next)
        return;
    setGap(next);
    revealGap(*next);
}

void GanttView::revealGap(GapId gap)
{
    const IdleGap time = gapOf(*m_chart, gap);
    revealTimes(gap.row, {time.from, time.to});
}

std::optional<VertexId> GanttView::taskBesideGap(int key) const
{
    const LaneIndex& index = m_chart->rows()[m_gap->row].index;
    if (key == Qt::Key_Left && m_gap->position > 0)
        return m_chart->vertex(m_chart->bar(m_gap->row, m_gap->position - 1));
    if (key == Qt::Key_Right && m_gap->position < index.size())
        return m_chart->vertex(m_chart->bar(m_gap->row, m_gap->position));
    return std::nullopt;
}

bool GanttView::gapByKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const int key = event.key();
    const bool plain = modifiers == Qt::NoModifier;
    if (key == Qt::Key_I && (plain || modifiers == Qt::ShiftModifier))
        stepGap(plain);
    else if (key == Qt::Key_Backspace && plain && m_gapBehind)
        returnToGap();
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && plain && m_gap)
        followGap();
    else if (key == Qt::Key_Escape && plain && m_gap && !m_area && !m_measure.first)
        setGap({});
    else
        return false;
    return true;
}

void GanttView::forgetGaps()
{
    m_hoverGap.reset();
    m_gapBehind.reset();
    setGap({});
}

void GanttView::paintGaps(QPainter& painter, const GanttLook& style) const
{
    const auto paint = [&](GapId gap, bool selected) {
        if (!m_frame.rows.shown(gap.row))
            return;
        const IdleGap time = gapOf(*m_chart, gap);
        QRectF rect = m_frame.barStrip(gap.row);
        rect.setLeft(std::max(m_frame.axis.x(time.from), rect.left() - 4));
        rect.setRight(std::min(m_frame.axis.x(time.to), rect.right() + 4));
        if (rect.right() <= rect.left())
            return;
        painter.save();
        painter.setClipRect(m_frame.rows.pinned(gap.row) ? m_frame.plot() : m_frame.scrolling());
        QColor wash = selected ? style.colors.accent : style.colors.text;
        wash.setAlphaF(selected ? 0.22F : 0.08F);
        painter.fillRect(rect, wash);
        painter.setPen(QPen(selected ? style.colors.accent : style.colors.text, selected ? 2 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.restore();
    };
    if (m_hoverGap && m_hoverGap != m_gap)
        paint(*m_hoverGap, false);
    if (m_gap)
        paint(*m_gap, true);
}

} // namespace doppler
