// SPDX-License-Identifier: GPL-3.0-or-later
// Markers of the Gantt view: the notes that users set at times.
#include "widgets/gantt/gantt_view.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <algorithm>

namespace doppler {

namespace {

/// Pixels around a marker's flag that still belong to it.
constexpr double flagCatch = 3;

} // namespace

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
    const GanttMarker* marker = m_markers.find(m_viewport.time());
    if (!marker)
        marker = m_markers.nearest(m_viewport.time(), reach);
    if (marker)
        removeMarker(marker->seconds);
}

void GanttView::stepMarker(bool forward)
{
    const GanttMarker* marker =
        forward ? m_markers.next(m_viewport.time()) : m_markers.previous(m_viewport.time());
    if (!marker || !m_chart)
        return;
    const double seconds = marker->seconds;
    emit timeRequested(seconds);
    const double x = m_frame.axis.x(seconds);
    if (x < m_frame.plot().left() || x > m_frame.plot().right())
        m_viewport.pan(m_frame.plot().center().x() - x);
}

void GanttView::addMarkerEntries(QMenu& menu, const QPointF& place)
{
    const double time = m_frame.axis.clampedSeconds(place.x());
    if (const GanttMarker* marker = markerAt(place)) {
        const double seconds = marker->seconds;
        menu.addAction(tr("Edit note…"), this, [this, seconds] { editMarker(seconds); });
        menu.addAction(tr("Delete marker"), this, [this, seconds] { removeMarker(seconds); });
    } else {
        menu.addAction(tr("Set marker here…"), this, [this, time] { editMarker(time); });
    }
    menu.addAction(tr("Measure from here"), this, [this, time] { setMeasure({time, m_measure.second}); });
    if (m_measure.first)
        menu.addAction(tr("Measure to here"), this, [this, time] { setMeasure({m_measure.first, time}); });
    menu.addSeparator();
}

} // namespace doppler
