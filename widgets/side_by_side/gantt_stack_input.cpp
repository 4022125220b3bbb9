// SPDX-License-Identifier: GPL-3.0-or-later
// How the stack of Gantt charts answers pointer, wheel and keys.
#include "widgets/gantt/chart/bar_text.h"
#include "widgets/playback/event_times.h"
#include "widgets/side_by_side/gantt_stack.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

namespace doppler {

namespace {

constexpr double catchPixels = 3;
constexpr double wheelNotch = 120;
/// Share of the visible time by which a key moves a run.
constexpr double shiftByKey = 0.02;

} // namespace

std::optional<GanttStack::Hit> GanttStack::barAt(const QPointF& place) const
{
    const auto chart = m_runs ? m_frame.chartAt(place) : std::nullopt;
    if (!chart)
        return std::nullopt;
    const GanttFrame& frame = m_frame.charts[*chart];
    if (!frame.plot().contains(place))
        return std::nullopt;
    const auto row = frame.rows.rowAt(place.y() - frame.plot().top(), 0);
    if (!row)
        return std::nullopt;
    const GanttChart& shown = *m_runs->charts[*chart];
    const double seconds = frame.axis.seconds(place.x());
    const GanttRow& content = shown.rows()[*row];
    if (const auto send = content.sends.nearest(seconds, 0))
        return Hit{*chart, shown.send(*row, *send)};
    if (const auto found = content.index.nearest(seconds, catchPixels * frame.axis.secondsPerPixel()))
        return Hit{*chart, shown.bar(*row, *found)};
    return std::nullopt;
}

std::optional<std::size_t> GanttStack::titleAt(const QPointF& place) const
{
    const auto chart = m_runs ? m_frame.chartAt(place) : std::nullopt;
    return chart && m_frame.title(*chart).contains(place) ? chart : std::nullopt;
}

bool GanttStack::onCursor(const QPointF& place) const
{
    return m_runs && m_frame.whole().plot().contains(place) && !titleAt(place) &&
           std::abs(m_frame.axis.x(m_time) - place.x()) <= catchPixels + 1;
}

double GanttStack::zoomCentre() const
{
    const QPointF pointer = mapFromGlobal(QPointF(QCursor::pos()));
    if (underMouse() && pointer.x() >= m_frame.axis.left() && pointer.x() <= m_frame.axis.right())
        return pointer.x();
    const double cursor = m_frame.axis.x(m_time);
    return cursor >= m_frame.axis.left() && cursor <= m_frame.axis.right()
               ? cursor
               : m_frame.axis.left() + m_frame.axis.width() / 2;
}

void GanttStack::updatePointer(const QPointF& place)
{
    if (m_drag == Drag::Pan)
        setCursor(Qt::ClosedHandCursor);
    else if (m_drag == Drag::Shift || (m_drag == Drag::None && titleAt(place)))
        setCursor(Qt::SizeHorCursor);
    else if (m_drag == Drag::Scrub || onCursor(place) || (m_runs && m_frame.whole().ruler().contains(place)))
        setCursor(Qt::SplitHCursor);
    else
        unsetCursor();
    const auto hit = m_drag == Drag::None ? barAt(place) : std::nullopt;
    if (hit != m_hover) {
        m_hover = hit;
        update();
    }
}

void GanttStack::mousePressEvent(QMouseEvent* event)
{
    if (!m_runs || m_drag != Drag::None)
        return;
    m_pressed = m_last = event->position();
    if (const auto chart = m_frame.chartAt(m_pressed))
        setCurrent(*chart);
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
    } else if (event->button() == Qt::LeftButton) {
        if (titleAt(m_pressed)) {
            m_drag = Drag::Shift;
        } else if (m_frame.whole().ruler().contains(m_pressed) || onCursor(m_pressed)) {
            m_drag = Drag::Scrub;
            emit timeRequested(m_frame.axis.clampedSeconds(m_pressed.x()));
        } else if (m_frame.chartAt(m_pressed)) {
            m_drag = Drag::Pressed;
        }
    }
    updatePointer(m_pressed);
}

void GanttStack::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF place = event->position();
    if (m_drag == Drag::Pressed && (place - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        m_drag = Drag::Pan;
    if (m_drag == Drag::Scrub) {
        emit timeRequested(m_frame.axis.clampedSeconds(place.x()));
    } else if (m_drag == Drag::Pan) {
        panBy(place.x() - m_last.x());
        scrollTo(m_scroll - (place.y() - m_last.y()));
    } else if (m_drag == Drag::Shift && place.x() != m_last.x()) {
        shiftRun(m_current, (place.x() - m_last.x()) * m_frame.axis.secondsPerPixel());
    }
    m_last = place;
    updatePointer(place);
}

void GanttStack::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    if (std::exchange(m_drag, Drag::None) == Drag::Pressed && m_runs) {
        const auto hit = barAt(event->position());
        select(hit ? std::optional(m_runs->charts[hit->chart]->vertex(hit->bar)) : std::nullopt);
    }
    updatePointer(event->position());
}

void GanttStack::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto chart = titleAt(event->position()))
        emit showRequested(*chart);
    else if (const auto hit = barAt(event->position()))
        showVertex(m_runs->charts[hit->chart]->vertex(hit->bar));
    else
        mousePressEvent(event);
}

void GanttStack::leaveEvent(QEvent* event)
{
    m_hover.reset();
    update();
    QWidget::leaveEvent(event);
}

void GanttStack::wheelEvent(QWheelEvent* event)
{
    if (!m_runs)
        return QWidget::wheelEvent(event);
    const QPoint turn = event->angleDelta();
    const bool sideways = std::abs(turn.x()) > std::abs(turn.y());
    const int amount = sideways ? turn.x() : turn.y();
    const double notches = amount / wheelNotch;
    if (event->modifiers() & Qt::ShiftModifier || sideways)
        panBy(notches * m_frame.axis.width() / 10);
    else if (event->position().x() < m_frame.axis.left() || titleAt(event->position()))
        scrollTo(m_scroll - notches * 9 * gridUnit);
    else
        zoomBy(std::pow(1.25, notches), event->position().x());
    updatePointer(event->position());
    event->accept();
}

void GanttStack::step(bool forward)
{
    const Schedule& schedule = m_runs->runs[m_current]->schedule;
    const double own = m_time - m_frame.shifts[m_current];
    if (const auto event = forward ? nextEvent(schedule, own) : previousEvent(schedule, own))
        emit timeRequested(*event + m_frame.shifts[m_current]);
}

bool GanttStack::moveByKey(int key)
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
        panBy(m_frame.axis.width() / 8);
        return true;
    case Qt::Key_D:
        panBy(-m_frame.axis.width() / 8);
        return true;
    case Qt::Key_F:
        fit();
        return true;
    case Qt::Key_Home:
        emit timeRequested(0);
        return true;
    case Qt::Key_End:
        emit timeRequested(duration());
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        scrollTo(m_scroll + (key == Qt::Key_PageDown ? 1 : -1) * m_frame.body().height());
        return true;
    default:
        return false;
    }
}

bool GanttStack::changeByKey(int key, bool shift)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (shift)
            shiftRun(m_current, (key == Qt::Key_Right ? 1 : -1) * shiftByKey * m_frame.axis.width() *
                                    m_frame.axis.secondsPerPixel());
        else
            step(key == Qt::Key_Right);
        return true;
    case Qt::Key_Up:
        setCurrent(m_current == 0 ? 0 : m_current - 1);
        return true;
    case Qt::Key_Down:
        setCurrent(std::min(m_current + 1, m_runs->count() - 1));
        return true;
    case Qt::Key_R:
        emit referenceRequested(m_current);
        return true;
    case Qt::Key_Delete:
        emit removeRequested(m_current);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit showRequested(m_current);
        return true;
    default:
        return false;
    }
}

void GanttStack::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (!m_runs || modifiers != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    if (moveByKey(event->key()) || changeByKey(event->key(), event->modifiers() & Qt::ShiftModifier))
        return;
    if (event->key() == Qt::Key_Escape && m_selected)
        select(std::nullopt);
    else
        QWidget::keyPressEvent(event);
}

void GanttStack::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_runs)
        return;
    const QPointF place = event->reason() == QContextMenuEvent::Mouse ? QPointF(event->pos())
                                                                      : m_frame.title(m_current).center();
    if (const auto chart = m_frame.chartAt(place))
        setCurrent(*chart);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("stackMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto hit = barAt(place)) {
        const VertexId vertex = m_runs->charts[hit->chart]->vertex(hit->bar);
        select(vertex);
        menu->addAction(tr("Zoom to this task in all runs"), this, [this, vertex] { showVertex(vertex); });
        menu->addSeparator();
    }
    const std::size_t run = m_current;
    menu->addAction(tr("Show this run in the other views"), this, [this, run] { emit showRequested(run); });
    menu->addAction(tr("Hold the others against this run"), this,
                    [this, run] { emit referenceRequested(run); })
        ->setEnabled(run != m_runs->reference());
    menu->addAction(tr("Take this run out"), this, [this, run] { emit removeRequested(run); })
        ->setEnabled(m_runs->count() > 2);
    menu->addSeparator();
    menu->addAction(tr("Zoom in"), this, &GanttStack::zoomIn);
    menu->addAction(tr("Zoom out"), this, &GanttStack::zoomOut);
    menu->addAction(tr("Show everything"), this, &GanttStack::fit);
    menu->popup(event->reason() == QContextMenuEvent::Mouse ? event->globalPos()
                                                            : mapToGlobal(place.toPoint()));
}

bool GanttStack::showToolTip(const QPointF& place, const QPoint& global)
{
    if (titleAt(place)) {
        QToolTip::showText(global, tr("Drag to shift this run on the axis; double click to show it"), this);
        return true;
    }
    const auto hit = barAt(place);
    if (!hit) {
        QToolTip::hideText();
        return false;
    }
    QToolTip::showText(global, BarText::of(*m_runs->charts[hit->chart], hit->bar), this);
    return true;
}

bool GanttStack::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (!m_runs || !showToolTip(QPointF(help->pos()), help->globalPos()))
            event->ignore();
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        invalidate();
    return QWidget::event(event);
}

void GanttStack::resizeEvent(QResizeEvent* event)
{
    placeCharts();
    QWidget::resizeEvent(event);
}

void GanttStack::changeEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        retranslate();
        break;
    case QEvent::FontChange:
        placeCharts();
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
