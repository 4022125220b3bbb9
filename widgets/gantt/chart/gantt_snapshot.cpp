// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/gantt_snapshot.h"

#include <QPainter>
#include <algorithm>

namespace doppler {

namespace {

constexpr double usualWidth = 1200;

} // namespace

QSizeF GanttSnapshot::size() const { return {usualWidth, RowLayout::natural(rows).height + frame.around()}; }

void GanttSnapshot::leavePlaybackOut()
{
    look.selected.reset();
    look.highlighted.reset();
    look.currentRow.reset();
    selection.clear();
    found.reset();
    measure = {};
    markers = {};
}

double GanttSnapshot::scaleIn(const QRectF& target) const
{
    return std::min(1.0, target.height() / size().height());
}

GanttFrame GanttSnapshot::frameIn(const QRectF& target) const
{
    const double scale = scaleIn(target);
    GanttFrame place = frame;
    place.area = QRectF(0, 0, target.width() / scale, target.height() / scale);
    place.scroll = 0;
    place.rows = RowLayout::fit(rows, place.plot().height());
    place.axis = TimeAxis(duration, place.plot().left(), place.plot().width());
    return place;
}

void GanttSnapshot::paint(QPainter& painter, const QRectF& target, std::optional<double> until) const
{
    if (target.isEmpty())
        return;
    const GanttFrame place = frameIn(target);
    GanttLook style = look;
    style.selection = selection;
    style.figures = figures.get();
    style.found = found.get();
    style.until = until;
    painter.save();
    painter.setClipRect(target, Qt::IntersectClip);
    painter.translate(target.topLeft());
    painter.scale(scaleIn(target), scaleIn(target));
    GanttPainter(painter, *chart, place, style).paint();
    OverlayPainter over(painter, place, style.colors, style.font);
    over.paintMeasure(measure, chart->schedule().makespan);
    over.paintMarkers(markers);
    painter.restore();
}

void GanttSnapshot::paintCursor(QPainter& painter, const QRectF& target, double seconds) const
{
    const GanttFrame place = frameIn(target);
    painter.save();
    painter.translate(target.topLeft());
    painter.scale(scaleIn(target), scaleIn(target));
    GanttPainter(painter, *chart, place, look).paintCursor(seconds, false);
    painter.restore();
}

double GanttSnapshot::x(const QRectF& target, double seconds) const
{
    return target.left() + frameIn(target).axis.x(seconds) * scaleIn(target);
}

} // namespace doppler
