// SPDX-License-Identifier: GPL-3.0-or-later
// How the Gantt view answers pointer, wheel and keys.
#include "widgets/gantt/area_panel.h"
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
constexpr double cursorCatchPixels = 4;
constexpr double wheelNotch = 120;

} // namespace

std::optional<BarId> GanttView::barAt(const QPointF& place) const
{
    if (!m_chart || !m_frame.plot().contains(place))
        return std::nullopt;
    const auto row = m_frame.rows.rowAt(place.y() - m_frame.plot().top(), m_frame.scroll);
    if (!row)
        return std::nullopt;
    const double tolerance = catchPixels * m_frame.axis.secondsPerPixel();
    const double seconds = m_frame.axis.seconds(place.x());
    const GanttRow& content = m_chart->rows()[*row];
    const auto send = content.sends.nearest(seconds, 0); // one under the pointer; beside it tasks go first
    const auto position = send ? std::nullopt : content.index.nearest(seconds, tolerance);
    if (send)
        return m_chart->send(*row, *send);
    return position ? std::optional(m_chart->bar(*row, *position)) : std::nullopt;
}

bool GanttView::onCursor(const QPointF& place) const
{
    return m_chart && m_frame.plot().contains(place) &&
           std::abs(m_frame.axis.x(m_time) - place.x()) <= cursorCatchPixels;
}

void GanttView::zoomBy(double factor, double x)
{
    endTransition();
    m_frame.axis.zoomAt(x, factor);
    invalidate();
}

double GanttView::zoomCentre() const
{
    const QRectF plot = m_frame.plot();
    const QPointF pointer = mapFromGlobal(QPointF(QCursor::pos()));
    if (underMouse() && plot.contains(pointer))
        return pointer.x();
    const double cursor = m_frame.axis.x(m_time);
    return cursor >= plot.left() && cursor <= plot.right() ? cursor : plot.center().x();
}

void GanttView::panBy(double pixels)
{
    endTransition();
    m_frame.axis.pan(pixels);
    invalidate();
}

void GanttView::scrollBy(double pixels) { scrollTo(m_frame.scroll - pixels); }

void GanttView::scrollTo(double offset)
{
    const double within = std::clamp(offset, 0.0, m_frame.rows.scrollRange());
    if (within == m_frame.scroll)
        return;
    endTransition();
    m_frame.scroll = within;
    const QSignalBlocker quiet(m_scrollBar);
    m_scrollBar->setValue(static_cast<int>(std::lround(within)));
    invalidate();
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

void GanttView::updatePointer(const QPointF& place)
{
    const bool hot = m_drag == Drag::Scrub || onCursor(place);
    if (hot != m_cursorHot) {
        m_cursorHot = hot;
        update();
    }
    if (m_drag == Drag::Pan || (m_drag == Drag::Row && m_dropRow))
        setCursor(Qt::ClosedHandCursor);
    else if (m_drag == Drag::Area)
        setCursor(Qt::CrossCursor);
    else if (m_chart && markerAt(place))
        setCursor(Qt::PointingHandCursor);
    else if (hot || (m_chart && m_frame.ruler().contains(place)))
        setCursor(Qt::SplitHCursor);
    else
        unsetCursor();
    const bool dragging = m_drag != Drag::None && m_drag != Drag::Pressed;
    setHover(hot || dragging ? std::nullopt : barAt(place));
}

void GanttView::mousePressEvent(QMouseEvent* event)
{
    if (!m_chart || m_drag != Drag::None)
        return;
    m_pressed = m_last = event->position();
    if (pressTool(*event))
        return updatePointer(m_pressed);
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
    } else if (event->button() == Qt::LeftButton) {
        if (m_frame.ruler().contains(m_pressed) || onCursor(m_pressed)) {
            m_drag = Drag::Scrub;
            emit timeRequested(m_frame.axis.clampedSeconds(m_pressed.x()));
        } else if (m_frame.plot().contains(m_pressed)) {
            m_drag = Drag::Pressed;
        }
    }
    updatePointer(m_pressed);
}

void GanttView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF place = event->position();
    if (m_drag == Drag::Pressed && (place - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        m_drag = Drag::Pan;
    if (moveTool(place)) {
        update();
    } else if (m_drag == Drag::Scrub) {
        emit timeRequested(m_frame.axis.clampedSeconds(place.x()));
    } else if (m_drag == Drag::Pan) {
        panBy(place.x() - m_last.x());
        scrollBy(place.y() - m_last.y());
    }
    m_last = place;
    updatePointer(place);
}

void GanttView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (releaseTool(drag, event->position()))
        return updatePointer(event->position());
    if (drag == Drag::Pressed && m_chart) {
        const auto bar = barAt(event->position());
        if (bar && (event->modifiers() & Qt::ControlModifier))
            emit vertexToggled(m_chart->vertex(*bar));
        else if (!(event->modifiers() & Qt::ControlModifier))
            select(bar ? std::optional(m_chart->vertex(*bar)) : std::nullopt);
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
    if (m_cursorHot && m_drag != Drag::Scrub) {
        m_cursorHot = false;
        update();
    }
    QWidget::leaveEvent(event);
}

void GanttView::wheelEvent(QWheelEvent* event)
{
    if (!m_chart)
        return QWidget::wheelEvent(event);
    const QPoint turn = event->angleDelta();
    const bool sideways = std::abs(turn.x()) > std::abs(turn.y());
    const int amount = sideways ? turn.x() : turn.y();
    if (event->modifiers() & Qt::ShiftModifier || sideways)
        panBy(amount / wheelNotch * m_frame.plot().width() / 10);
    else if (m_frame.names().contains(event->position()))
        scrollBy(amount / wheelNotch * 3 * std::max(m_frame.rows.channelHeight, 8.0));
    else
        zoomBy(std::pow(1.25, amount / wheelNotch), event->position().x());
    updatePointer(event->position());
    event->accept();
}

bool GanttView::zoomByKey(int key)
{
    switch (key) {
    case Qt::Key_W:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_S:
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_A:
        panBy(m_frame.plot().width() / 8);
        return true;
    case Qt::Key_D:
        panBy(-m_frame.plot().width() / 8);
        return true;
    case Qt::Key_F:
        fit();
        return true;
    default:
        return false;
    }
}

bool GanttView::moveByKey(int key)
{
    const double page = m_frame.plot().height() - m_frame.rows.pinnedHeight();
    switch (key) {
    case Qt::Key_Left:
        step(false);
        return true;
    case Qt::Key_Right:
        step(true);
        return true;
    case Qt::Key_Home:
        emit timeRequested(0);
        return true;
    case Qt::Key_End:
        emit timeRequested(m_chart->schedule().makespan);
        return true;
    case Qt::Key_Up:
        scrollBy(m_frame.rows.channelHeight);
        return true;
    case Qt::Key_Down:
        scrollBy(-m_frame.rows.channelHeight);
        return true;
    case Qt::Key_PageUp:
        scrollBy(page);
        return true;
    case Qt::Key_PageDown:
        scrollBy(-page);
        return true;
    default:
        return false;
    }
}

void GanttView::step(bool forward)
{
    const Schedule& schedule = m_chart->schedule();
    const auto event = forward ? nextEvent(schedule, m_time) : previousEvent(schedule, m_time);
    if (event)
        emit timeRequested(*event);
}

void GanttView::keyPressEvent(QKeyEvent* event)
{
    if (m_chart && selectByKey(*event))
        return;
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (!m_chart || modifiers != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    const int key = event->key();
    if (zoomByKey(key) || moveByKey(key))
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
        menu->addAction(tr("Show it in the graph"), this, [this, vertex] { emit vertexActivated(vertex); });
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
    const auto bar = m_passage ? std::nullopt : barAt(place);
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
