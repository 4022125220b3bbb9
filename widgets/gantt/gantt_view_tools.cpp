// SPDX-License-Identifier: GPL-3.0-or-later
// What the Gantt view measures and marks: intervals, areas, markers, the critical path step by step.
#include "widgets/gantt/area_panel.h"
#include "widgets/gantt/chart/critical_step.h"
#include "widgets/gantt/gantt_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Bars in an area are looked at one by one: more of them on a worker thread.
constexpr std::size_t mostSummedAtOnce = 50000;
constexpr double flagCatch = 3;

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
    const double time = std::clamp(m_time, 0.0, m_chart->duration());
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
    if (!m_area || m_drag == Drag::Area || !ready)
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
        m_drag = row ? Drag::Row : Drag::None;
        invalidate();
        emit rowsChanged();
        return true;
    }
    if (shift && (m_frame.ruler().contains(place) || m_frame.strip().contains(place))) {
        m_drag = Drag::Measure;
        setMeasure({m_frame.axis.clampedSeconds(place.x()), {}});
        return true;
    }
    if (shift && m_frame.plot().contains(place)) {
        m_drag = Drag::Area;
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
    switch (m_drag) {
    case Drag::Measure:
        setMeasure({m_measure.first, m_frame.axis.clampedSeconds(place.x())});
        return true;
    case Drag::Area:
        m_area = areaBetween(m_pressed, place);
        return true;
    case Drag::Row:
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

bool GanttView::releaseTool(Drag drag, const QPointF& place)
{
    switch (drag) {
    case Drag::Measure: // A click sets one cursor.
        if (m_measure.second && *m_measure.second == *m_measure.first)
            setMeasure({m_measure.first, {}});
        return true;
    case Drag::Area:
        if (std::abs(place.x() - m_pressed.x()) < QApplication::startDragDistance())
            clearArea();
        else
            selectArea(areaBetween(m_pressed, place));
        return true;
    case Drag::Row:
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
    m_drag = Drag::None;
    m_dropRow.reset();
}

const GanttMarker* GanttView::markerAt(const QPointF& place) const
{
    if (!m_frame.ruler().contains(place))
        return nullptr;
    for (const GanttMarker& marker : m_markers.all())
        if (OverlayPainter::flag(m_frame, marker)
                .adjusted(-flagCatch, -flagCatch, flagCatch, flagCatch)
                .contains(place))
            return &marker;
    return nullptr;
}

void GanttView::setMarkers(const MarkerList& markers)
{
    m_markerField->hide();
    if (markers == m_markers)
        return;
    m_markers = markers;
    update();
}

void GanttView::editMarker(double seconds)
{
    if (!m_chart)
        return;
    m_editedMarker = std::clamp(seconds, 0.0, m_chart->duration());
    const GanttMarker* known = m_markers.find(m_editedMarker);
    m_markerField->setText(known ? known->note : QString());
    const QRectF ruler = m_frame.ruler();
    const QSize size(std::min(220, static_cast<int>(ruler.width())), m_markerField->sizeHint().height());
    const int left =
        std::clamp(static_cast<int>(m_frame.axis.x(m_editedMarker)), static_cast<int>(ruler.left()),
                   std::max(static_cast<int>(ruler.left()), static_cast<int>(ruler.right()) - size.width()));
    m_markerField->setGeometry(QRect(QPoint(left, 1), size));
    m_markerField->show();
    m_markerField->raise();
    m_markerField->setFocus();
    m_markerField->selectAll();
}

void GanttView::takeNote()
{
    m_markers.set(m_editedMarker, m_markerField->text().simplified());
    m_markerField->hide();
    setFocus();
    update();
    emit markersChanged();
}

bool GanttView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_markerField) {
        const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        if (key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            event->accept(); // Escape is a key of the window too.
            if (event->type() == QEvent::KeyPress) {
                m_markerField->hide();
                setFocus();
            }
            return true;
        }
        if (event->type() == QEvent::FocusOut &&
            static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
            m_markerField->hide();
    }
    return QWidget::eventFilter(watched, event);
}

void GanttView::removeMarker(double seconds)
{
    if (!m_markers.find(seconds))
        return;
    m_markers.remove(seconds);
    update();
    emit markersChanged();
}

void GanttView::removeMarkerHere()
{
    const double reach = m_frame.axis.end() - m_frame.axis.begin();
    const GanttMarker* marker = m_markers.find(m_time);
    if (!marker)
        marker = m_markers.nearest(m_time, reach);
    if (marker)
        removeMarker(marker->seconds);
}

void GanttView::stepMarker(bool forward)
{
    const GanttMarker* marker = forward ? m_markers.next(m_time) : m_markers.previous(m_time);
    if (!marker || !m_chart)
        return;
    const double seconds = marker->seconds;
    emit timeRequested(seconds);
    const double x = m_frame.axis.x(seconds);
    if (x < m_frame.plot().left() || x > m_frame.plot().right())
        panBy(m_frame.plot().center().x() - x);
}

void GanttView::addMarkerEntries(QMenu& menu, const QPointF& place)
{
    const double time = m_frame.axis.clampedSeconds(place.x());
    if (const GanttMarker* marker = markerAt(place)) {
        const double seconds = marker->seconds;
        menu.addAction(tr("Edit the note…"), this, [this, seconds] { editMarker(seconds); });
        menu.addAction(tr("Delete this marker"), this, [this, seconds] { removeMarker(seconds); });
    } else {
        menu.addAction(tr("Set a marker here…"), this, [this, time] { editMarker(time); });
    }
    menu.addAction(tr("Measure from here"), this, [this, time] { setMeasure({time, m_measure.second}); });
    if (m_measure.first)
        menu.addAction(tr("Measure to here"), this, [this, time] { setMeasure({m_measure.first, time}); });
    menu.addSeparator();
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
    if (!m_chart || vertex >= m_chart->schedule().tasks.size())
        return;
    const LaneIndex::Interval time = m_chart->interval({false, vertex});
    const QRectF plot = m_frame.plot();
    const double left = m_frame.axis.x(time.start);
    const double right = m_frame.axis.x(time.end);
    if (left < plot.left() || right > plot.right())
        panBy(right - left > plot.width() ? plot.left() + 2 * gridUnit - left
                                          : plot.center().x() - (left + right) / 2);
    const std::size_t number = m_chart->row({false, vertex});
    if (!m_frame.rows.shown(number) || m_frame.rows.pinned(number))
        return;
    const QRectF row = m_frame.row(number);
    if (row.top() < m_frame.scrolling().top() || row.bottom() > plot.bottom())
        scrollTo(m_frame.scroll + row.center().y() - m_frame.scrolling().center().y());
}

void GanttView::showNote()
{
    m_note->setText(CriticalText::of(*m_chart, *m_selected));
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

} // namespace doppler
