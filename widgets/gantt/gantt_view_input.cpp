// SPDX-License-Identifier: GPL-3.0-or-later
// How the Gantt view answers pointer, wheel and keys.
#include "widgets/gantt/area_panel.h"
#include "widgets/gantt/chart/bar_at.h"
#include "widgets/gantt/chart/bar_text.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/playback/event_times.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double catchPixels = 3;

} // namespace

std::optional<BarId> GanttView::barAt(const QPointF& place) const
{
    return m_chart ? doppler::barAt(*m_chart, m_frame, place) : std::nullopt;
}

bool GanttView::onCursor(const QPointF& place) const
{
    return m_chart && m_frame.plot().contains(place) && m_viewport.nearCursor(place.x());
}

std::optional<double> GanttView::pointerX() const
{
    const QPointF pointer = mapFromGlobal(QPointF(QCursor::pos()));
    return underMouse() && m_frame.plot().contains(pointer) ? std::optional(pointer.x()) : std::nullopt;
}

TimelineViewport::Target GanttView::targetAt(const QPointF& place) const
{
    using Target = TimelineViewport::Target;
    if (m_frame.ruler().contains(place) || onCursor(place))
        return Target::Cursor;
    return m_frame.plot().contains(place) ? Target::Bars : Target::None;
}

bool GanttView::dragging() const
{
    return m_tool != Tool::None || m_viewport.gesture() != TimelineViewport::Gesture::None;
}

void GanttView::select(std::optional<VertexId> vertex)
{
    setCurrentTask({});
    if (vertex == m_selected && m_selection.size() < 2)
        return;
    setSelectedVertex(vertex);
    emit vertexSelected(vertex);
}

void GanttView::setHover(std::optional<BarId> bar)
{
    if (bar == m_hover)
        return;
    m_hover = bar;
    update();
}

void GanttView::setHoverGap(std::optional<GapId> gap)
{
    if (gap == m_hoverGap)
        return;
    m_hoverGap = gap;
    update();
}

void GanttView::updatePointer(const QPointF& place)
{
    using Gesture = TimelineViewport::Gesture;
    const Gesture gesture = m_viewport.gesture();
    const bool hot = gesture == Gesture::Scrub || onCursor(place);
    if (hot != m_cursorHot) {
        m_cursorHot = hot;
        update();
    }
    if (gesture == Gesture::Pan || (m_tool == Tool::Row && m_dropRow))
        setCursor(Qt::ClosedHandCursor);
    else if (m_tool == Tool::Area)
        setCursor(Qt::CrossCursor);
    else if (m_chart && markerAt(place))
        setCursor(Qt::PointingHandCursor);
    else if (hot || (m_chart && m_frame.ruler().contains(place)))
        setCursor(Qt::SplitHCursor);
    else
        unsetCursor();
    const bool busy = hot || (dragging() && gesture != Gesture::Press);
    setHover(busy ? std::nullopt : barAt(place));
    setHoverGap(busy || m_hover || !m_chart ? std::nullopt : gapAt(*m_chart, m_frame, place));
}

void GanttView::mousePressEvent(QMouseEvent* event)
{
    if (!m_chart || dragging())
        return;
    m_pressed = event->position();
    if (!pressTool(*event))
        m_viewport.press(event->button(), m_pressed, targetAt(m_pressed));
    updatePointer(m_pressed);
}

void GanttView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF place = event->position();
    if (moveTool(place))
        update();
    else
        m_viewport.move(place, QApplication::startDragDistance());
    updatePointer(place);
}

void GanttView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    const bool clicked = m_viewport.release() == TimelineViewport::Gesture::Press;
    const bool adds = event->modifiers() & Qt::ControlModifier;
    if (!releaseTool(std::exchange(m_tool, Tool::None), event->position()) && clicked && m_chart) {
        const auto bar = barAt(event->position());
        if (bar && adds)
            emit vertexToggled(m_chart->vertex(*bar));
        else if (bar)
            select(m_chart->vertex(*bar));
        else if (!adds)
            clickGap(event->position());
    }
    updatePointer(event->position());
}

void GanttView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto bar = event->button() == Qt::LeftButton ? barAt(event->position()) : std::nullopt;
    const GanttMarker* marker = m_chart ? markerAt(event->position()) : nullptr;
    if (marker && event->button() == Qt::LeftButton)
        editMarker(marker->seconds);
    else if (bar && !onCursor(event->position()))
        emit vertexActivated(m_chart->vertex(*bar));
    else
        mousePressEvent(event);
}

void GanttView::leaveEvent(QEvent* event)
{
    setHover(std::nullopt);
    setHoverGap(std::nullopt);
    if (m_cursorHot && m_viewport.gesture() != TimelineViewport::Gesture::Scrub) {
        m_cursorHot = false;
        update();
    }
    QWidget::leaveEvent(event);
}

void GanttView::wheelEvent(QWheelEvent* event)
{
    if (!m_chart)
        return QWidget::wheelEvent(event);
    m_viewport.turnWheel(event->angleDelta(), event->modifiers() & Qt::ShiftModifier, event->position().x(),
                         m_frame.names().contains(event->position()));
    updatePointer(event->position());
    event->accept();
}

bool GanttView::moveByKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
        step(false);
        return true;
    case Qt::Key_Right:
        step(true);
        return true;
    case Qt::Key_Up:
        m_viewport.scrollBy(-m_frame.rows.channelHeight);
        return true;
    case Qt::Key_Down:
        m_viewport.scrollBy(m_frame.rows.channelHeight);
        return true;
    default:
        return false;
    }
}

void GanttView::step(bool forward)
{
    const Schedule& schedule = m_chart->schedule();
    const auto event =
        forward ? nextEvent(schedule, m_viewport.time()) : previousEvent(schedule, m_viewport.time());
    if (event)
        emit timeRequested(*event);
}

void GanttView::keyPressEvent(QKeyEvent* event)
{
    if (m_chart && (selectByKey(*event) || gapByKey(*event)))
        return;
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (!m_chart || modifiers != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    const int key = event->key();
    if (m_viewport.pressKey(key, pointerX()) || moveByKey(key))
        return;
    if (key == Qt::Key_Escape && m_area)
        clearArea();
    else if (key == Qt::Key_Escape && m_measure.first)
        clearMeasure();
    else if (key == Qt::Key_Escape && currentTask())
        select(std::nullopt);
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_selected)
        emit vertexActivated(*m_selected);
    else
        QWidget::keyPressEvent(event);
}

void GanttView::focusInEvent(QFocusEvent* event)
{
    m_focusShown = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                   event->reason() == Qt::ShortcutFocusReason;
    QWidget::focusInEvent(event);
}

void GanttView::focusOutEvent(QFocusEvent* event)
{
    m_focusShown = false;
    QWidget::focusOutEvent(event);
}

void GanttView::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_chart)
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("ganttMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto bar = barAt(QPointF(event->pos()))) {
        const VertexId vertex = m_chart->vertex(*bar);
        if (!std::ranges::binary_search(m_selection, vertex))
            select(vertex); // On what is selected the menu is for all that is selected.
        menu->addAction(tr("Zoom to this task"), this, [this, vertex] { showVertex(vertex); });
        menu->addAction(tr("Show in the graph"), this, [this, vertex] { emit vertexActivated(vertex); });
        menu->addSeparator();
    }
    if (m_frame.names().contains(QPointF(event->pos())))
        if (const auto row = m_frame.rows.rowAt(event->pos().y() - m_frame.plot().top(), m_frame.scroll))
            addRowEntries(*menu, *row);
    addMarkerEntries(*menu, QPointF(event->pos()));
    if (!m_menuActions.isEmpty()) {
        menu->addActions(m_menuActions);
        menu->addSeparator();
    }
    const double time = m_frame.axis.clampedSeconds(event->pos().x());
    menu->addAction(tr("Set the cursor here"), this, [this, time] { emit timeRequested(time); });
    menu->addAction(tr("Zoom in"), this, &GanttView::zoomIn);
    menu->addAction(tr("Zoom out"), this, &GanttView::zoomOut);
    menu->addAction(tr("Show everything"), this, &GanttView::fit);
    if (!m_toolActions.isEmpty()) {
        menu->addSeparator();
        menu->addActions(m_toolActions);
    }
    menu->popup(event->globalPos());
}

bool GanttView::showToolTip(const QPointF& place, const QPoint& global)
{
    const auto bar = m_transition ? std::nullopt : barAt(place);
    const auto gap = bar || m_transition ? std::nullopt : gapAt(*m_chart, m_frame, place);
    if (gap) {
        QToolTip::showText(global, GapText::toolTip(*m_chart, *gap), this,
                           QRectF(place.x() - catchPixels, m_frame.row(gap->row).top(), 2 * catchPixels,
                                  m_frame.row(gap->row).height())
                               .toAlignedRect());
        return true;
    }
    if (!bar) {
        QToolTip::hideText();
        return false;
    }
    const std::size_t row = m_chart->row(*bar);
    const LaneIndex::Interval time = m_chart->interval(*bar);
    const double left = std::max(m_frame.axis.x(time.start), m_frame.plot().left());
    const double right = std::min(m_frame.axis.x(time.end), m_frame.plot().right());
    QRectF home(left - catchPixels, m_frame.row(row).top(), right - left + 2 * catchPixels,
                m_frame.row(row).height());
    QString text = BarText::of(*m_chart, *bar);
    if (right - left < 1) {
        std::vector<Piece> here;
        const double column = std::floor(place.x());
        m_chart->rows()[row].index.pieces(m_frame.axis, column, column + 1, 1, here);
        const auto crowded =
            std::find_if(here.begin(), here.end(), [](const Piece& p) { return p.count > 1; });
        if (crowded != here.end()) {
            text = BarText::column(*m_chart, row, *crowded, m_frame.axis.clampedSeconds(column));
            home = QRectF(column, home.top(), 1, home.height());
        }
    }
    QToolTip::showText(global, text, this, home.toAlignedRect());
    return true;
}

bool GanttView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (m_chart && showStripToolTip(QPointF(help->pos()), help->globalPos()))
            return true;
        if (!m_chart || !showToolTip(QPointF(help->pos()), help->globalPos()))
            event->ignore();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (m_area && key->matches(QKeySequence::Copy)) {
            if (event->type() == QEvent::KeyPress)
                m_areaPanel->copy();
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void GanttView::resizeEvent(QResizeEvent* event)
{
    endTransition();
    placeRows();
    QWidget::resizeEvent(event);
}

void GanttView::changeEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        retranslate();
        summariseArea(); // The panel's sentences are texts, too.
        if (!m_note->isHidden())
            showNote();
        break;
    case QEvent::FontChange:
        if (m_chart)
            m_frame.nameWidth = nameWidth(*m_chart, font());
        placeRows();
        break;
    case QEvent::PaletteChange:
        invalidate();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

} // namespace doppler
