// SPDX-License-Identifier: GPL-3.0-or-later
// How the Gantt view paints itself, and the picture of it that files get.
#include "widgets/gantt/chart/banded_paint.h"
#include "widgets/gantt/gantt_view.h"

#include <QHideEvent>
#include <QPainter>

namespace doppler {

void GanttView::invalidate()
{
    m_cacheValid = false;
    update();
}

GanttLook GanttView::look() const
{
    GanttLook look;
    look.colors = tokens(palette());
    look.font = font();
    look.pixelRatio = devicePixelRatioF();
    look.criticalPath = m_criticalShown;
    look.selected = m_selected;
    look.selection = m_selection;
    look.highlighted = m_highlighted;
    look.found = m_foundRows && m_found ? m_foundRows.get() : nullptr;
    // Those of the run before stay until this one's are there.
    const bool fit = m_chart && m_figures && m_figures->run->problem == m_chart->run().problem;
    look.figures = fit ? m_figures.get() : nullptr;
    look.shares = m_sharesShown;
    look.memory = m_memoryShown;
    look.bounds = m_boundsShown;
    look.byGraph = m_byGraph;
    look.currentRow = currentRow();
    return look;
}

void GanttView::renderCache()
{
    const double ratio = devicePixelRatioF();
    const QSize wanted = (m_frame.area.size() * ratio).toSize();
    const GanttLook style = look();
    if (m_cache.size() != wanted)
        m_cache = QImage(wanted, QImage::Format_RGB32);
    m_cache.setDevicePixelRatio(ratio);
    if (m_transition) {
        QPainter painter(&m_cache);
        GanttPainter(painter, *m_chart, m_frame, style).paint(&*m_transition);
    } else {
        paintInBands(m_cache, *m_chart, m_frame, style, m_painters);
    }
    m_cacheValid = true;
}

/// What nobody sees takes no memory.
void GanttView::hideEvent(QHideEvent* event)
{
    m_cache = {};
    m_cacheValid = false;
    QWidget::hideEvent(event);
}

void GanttView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const GanttLook style = look();
    painter.fillRect(rect(), style.colors.canvas);
    if (m_chart) {
        if (!m_cacheValid || m_cache.devicePixelRatio() != devicePixelRatioF())
            renderCache();
        painter.drawImage(QPointF(0, 0), m_cache);
        GanttPainter over(painter, *m_chart, m_frame, style);
        if (m_hover && !m_transition)
            over.paintHover(*m_hover);
        const auto current = currentTask();
        if (current && !m_transition && (m_currentTask || m_selection.size() > 1))
            over.paintCurrent({false, *current});
        if (!m_transition)
            paintGaps(painter, style);
        paintOverlays(painter, style);
        over.paintCursor(m_viewport.time(), m_cursorHot);
    }
    if (m_focusShown) {
        painter.setPen(QPen(style.colors.accent, 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

GanttSnapshot GanttView::still() const
{
    GanttSnapshot still;
    still.chart = m_chart;
    still.frame = m_frame;
    surroundRows(still.frame); // A picture is as high as it needs.
    still.rows = rowPlan();
    still.duration = m_chart ? m_chart->duration() : 0;
    still.look = look();
    still.look.pixelRatio = 2;
    still.look.currentRow.reset();
    still.selection = m_selection;
    if (still.look.figures)
        still.figures = m_figures;
    if (still.look.found)
        still.found = m_foundRows;
    still.look.selection = {}; // What is the view's own must not be referred to.
    still.look.figures = nullptr;
    still.look.found = nullptr;
    still.measure = m_measure;
    still.markers = m_markers;
    return still;
}

QSizeF GanttView::pictureSize() const { return still().size(); }

void GanttView::paintPicture(QPainter& painter, const QRectF& target)
{
    if (m_chart)
        still().paint(painter, target);
}

} // namespace doppler
