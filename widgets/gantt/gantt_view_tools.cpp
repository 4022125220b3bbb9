// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring tools of the Gantt view: intervals, areas, and the critical path step by step.
#include "widgets/gantt/area_panel.h"
#include "widgets/gantt/chart/critical_step.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/ui/controls/caption_chip.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Bars in an area are looked at one by one: more of them on a worker thread.
constexpr std::size_t mostSummedAtOnce = 50000;

} // namespace

void GanttView::paintOverlays(QPainter& painter, const GanttLook& style)
{
    OverlayPainter over(painter, m_frame, style.colors, style.font);
    if (m_area)
        over.paintArea(*m_area);
    over.paintMeasure(m_measure, m_chart->schedule().makespan);
    over.paintMarkers(m_markers);
    if (m_dropRow && m_current && currentRow())
        over.paintDrop(*m_dropRow,
                       *m_frame.rows.positionOf(*m_dropRow) < *m_frame.rows.positionOf(*currentRow()));
}

void GanttView::setMeasure(const TimeMeasure& measure)
{
    if (measure == m_measure)
        return;
    m_measure = measure;
    update();
}

void GanttView::measureHere()
{
    if (!m_chart)
        return;
    const double time = std::clamp(m_viewport.time(), 0.0, m_chart->duration());
    setMeasure(!m_measure.first || m_measure.second ? TimeMeasure{time, {}}
                                                    : TimeMeasure{m_measure.first, time});
}

void GanttView::selectMeasured()
{
    if (!m_chart || m_frame.rows.count() == 0)
        return;
    GanttArea area;
    const bool measured = m_measure.complete();
    area.from = measured ? m_measure.from() : std::max(0.0, m_frame.axis.begin());
    area.to = measured ? m_measure.to() : std::min(m_chart->schedule().endTime(), m_frame.axis.end());
    for (std::size_t place = 0; place < m_frame.rows.count(); ++place)
        area.rows.push_back(m_frame.rows.at(place));
    selectArea(area);
}

void GanttView::selectArea(const GanttArea& area)
{
    m_area = area;
    wantFigures();
    summariseArea();
    update();
}

void GanttView::clearArea()
{
    m_summing.cancel();
    m_area.reset();
    m_areaPanel->hide();
    update();
}

void GanttView::summariseArea()
{
    const bool ready = m_chart && m_figures && m_figures->run == m_chart->runPtr();
    if (!m_area || m_tool == Tool::Area || !ready)
        return;
    const auto sum = [chart = m_chart, figures = m_figures, area = *m_area] {
        std::vector<const Lane*> lanes;
        for (const std::size_t row : area.rows)
            lanes.push_back(&chart->rows()[row].lane);
        return std::make_shared<const AreaStatistics>(areaStatistics(
            *chart->run().problem, chart->schedule(), figures->activity, lanes, area.from, area.to));
    };
    const Schedule& schedule = m_chart->schedule();
    if (schedule.tasks.size() + schedule.transfers.size() <= mostSummedAtOnce)
        showAreaPanel(*sum());
    else
        m_summing.start([sum](std::stop_token, const auto&) -> Result<std::shared_ptr<const AreaStatistics>> {
            return sum();
        });
}

void GanttView::showAreaPanel(const AreaStatistics& statistics)
{
    if (!m_area)
        return;
    m_areaPanel->show(*m_chart, m_area->rows, statistics);
    placeAreaPanel();
}

void GanttView::placeAreaPanel()
{
    if (!m_area || m_areaPanel->isHidden())
        return;
    // On the side that the area leaves free.
    const QRectF plot = m_frame.plot();
    const int panel = std::min(m_areaPanel->wantedWidth(), static_cast<int>(plot.width()) - 2 * gridUnit);
    m_areaPanel->resize(panel, m_areaPanel->height());
    // Below the ruler, which tells the time of what it speaks of.
    const int top = static_cast<int>(m_frame.ruler().bottom()) + gridUnit / 2;
    const int height = std::min(m_areaPanel->wantedHeight(), this->height() - top - gridUnit / 2);
    const double middle = m_frame.axis.x((m_area->from + m_area->to) / 2);
    const bool right = middle < plot.center().x();
    m_areaPanel->setGeometry(
        static_cast<int>(right ? plot.right() - panel - gridUnit : plot.left() + gridUnit), top, panel,
        height);
}

GanttArea GanttView::areaBetween(const QPointF& one, const QPointF& other) const
{
    GanttArea area;
    const double end = m_chart->schedule().endTime();
    const double a = std::clamp(m_frame.axis.seconds(one.x()), 0.0, end);
    const double b = std::clamp(m_frame.axis.seconds(other.x()), 0.0, end);
    area.from = std::min(a, b);
    area.to = std::max(a, b);
    const double top = std::min(one.y(), other.y());
    const double bottom = std::max(one.y(), other.y());
    for (std::size_t place = 0; place < m_frame.rows.count(); ++place) {
        const QRectF row = m_frame.row(m_frame.rows.at(place));
        if (row.top() <= bottom && row.bottom() >= top)
            area.rows.push_back(m_frame.rows.at(place));
    }
    return area;
}

bool GanttView::pressTool(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton)
        return false;
    const QPointF place = event.position();
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    if (m_frame.names().contains(place)) {
        const auto row = m_frame.rows.rowAt(place.y() - m_frame.plot().top(), m_frame.scroll);
        m_current = row ? std::optional(m_keys[*row]) : std::nullopt;
        m_tool = row ? Tool::Row : Tool::None;
        invalidate();
        emit rowsChanged();
        return true;
    }
    if (shift && (m_frame.ruler().contains(place) || m_frame.strip().contains(place))) {
        m_tool = Tool::Measure;
        setMeasure({m_frame.axis.clampedSeconds(place.x()), {}});
        return true;
    }
    if (shift && m_frame.plot().contains(place)) {
        m_tool = Tool::Area;
        clearArea();
        return true;
    }
    if (const GanttMarker* marker = markerAt(place)) {
        emit timeRequested(marker->seconds);
        return true;
    }
    return false;
}

bool GanttView::moveTool(const QPointF& place)
{
    switch (m_tool) {
    case Tool::Measure:
        setMeasure({m_measure.first, m_frame.axis.clampedSeconds(place.x())});
        return true;
    case Tool::Area:
        m_area = areaBetween(m_pressed, place);
        return true;
    case Tool::Row:
        if (m_dropRow || (place - m_pressed).manhattanLength() >= QApplication::startDragDistance()) {
            const double y = std::clamp(place.y() - m_frame.plot().top(), 0.0, m_frame.rows.height - 1);
            if (const auto row = m_frame.rows.rowAt(y, m_frame.scroll))
                m_dropRow = row;
        }
        return true;
    default:
        return false;
    }
}

bool GanttView::releaseTool(Tool tool, const QPointF& place)
{
    switch (tool) {
    case Tool::Measure: // A click sets one cursor.
        if (m_measure.second && *m_measure.second == *m_measure.first)
            setMeasure({m_measure.first, {}});
        return true;
    case Tool::Area:
        if (std::abs(place.x() - m_pressed.x()) < QApplication::startDragDistance())
            clearArea();
        else
            selectArea(areaBetween(m_pressed, place));
        return true;
    case Tool::Row:
        if (const auto target = std::exchange(m_dropRow, {})) {
            RowOrder order = m_order;
            order.moveTo(*m_current, m_keys[*target], m_keys);
            applyOrder(std::move(order));
        }
        update();
        return true;
    default:
        return false;
    }
}

void GanttView::endDrag()
{
    m_tool = Tool::None;
    m_viewport.release();
    m_dropRow.reset();
}

void GanttView::stepCritical(bool forward)
{
    if (!m_chart)
        return;
    const auto next = stepOnCriticalPath(m_chart->run(), m_selected, forward);
    if (next) {
        select(*next);
        revealVertex(*next);
    }
    if (m_selected)
        showNote();
}

void GanttView::revealVertex(VertexId vertex)
{
    if (!m_chart || vertex >= m_chart->schedule().tasks.size() || !m_chart->schedule().tasks[vertex].ran())
        return;
    revealBar({false, vertex});
}

void GanttView::revealBar(BarId bar) { revealTimes(m_chart->row(bar), m_chart->interval(bar)); }

void GanttView::revealTimes(std::size_t number, LaneIndex::Interval time)
{
    const QRectF plot = m_frame.plot();
    const double left = m_frame.axis.x(time.start);
    const double right = m_frame.axis.x(time.end);
    if (left < plot.left() || right > plot.right())
        m_viewport.pan(right - left > plot.width() ? plot.left() + 2 * gridUnit - left
                                                   : plot.center().x() - (left + right) / 2);
    if (!m_frame.rows.shown(number) || m_frame.rows.pinned(number))
        return;
    const QRectF row = m_frame.row(number);
    if (row.top() < m_frame.scrolling().top() || row.bottom() > plot.bottom())
        m_viewport.scrollTo(m_frame.scroll + row.center().y() - m_frame.scrolling().center().y());
}

void GanttView::showNote()
{
    m_note->setText(m_gap ? GapText::sentences(*m_chart, *m_gap) : CriticalText::of(*m_chart, *m_selected));
    m_note->setAccessibleName(m_gap ? tr("Idle gap") : tr("Critical path"));
    m_note->show();
    m_note->raise();
    placeNote();
}

void GanttView::placeNote()
{
    if (m_note->isHidden())
        return;
    const QRectF plot = m_frame.plot();
    const QSize wanted = m_note->sizeHint();
    const int width = std::min(wanted.width(), static_cast<int>(plot.width()) - 2 * gridUnit);
    m_note->setGeometry(static_cast<int>(plot.left()) + gridUnit,
                        static_cast<int>(plot.bottom()) - wanted.height() - gridUnit / 2, width,
                        wanted.height());
}

void GanttView::setCaption(const QString& caption, const QString& help)
{
    m_caption->setText(caption, help);
    placeCaption();
}

QString GanttView::caption() const { return m_caption->text(); }

/// In the corner where the last tasks end: few of them are placed while there is a caption.
void GanttView::placeCaption()
{
    const QRect plot = m_frame.plot().toRect();
    const QSize wanted = m_caption->sizeHint();
    const int width = std::min(wanted.width(), std::max(0, plot.width() - 2 * gridUnit));
    m_caption->setGeometry(plot.right() - width - gridUnit, plot.bottom() - wanted.height() - gridUnit / 2,
                           width, wanted.height());
}

} // namespace doppler
