// SPDX-License-Identifier: GPL-3.0-or-later
// How the stack of Gantt charts answers pointer, wheel and keys.
#include "widgets/gantt/chart/bar_at.h"
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
#include <utility>

namespace doppler {

namespace {

/// Share of the visible time by which a key moves a run.
constexpr double shiftByKey = 0.02;

} // namespace

std::optional<GanttStack::Hit> GanttStack::barAt(const QPointF& place) const
{
    const auto chart = m_runs ? m_frame.chartAt(place) : std::nullopt;
    if (!chart)
        return std::nullopt;
    const auto bar = doppler::barAt(*m_runs->charts[*chart], m_frame.charts[*chart], place);
    return bar ? std::optional(Hit{*chart, *bar}) : std::nullopt;
}

std::optional<std::size_t> GanttStack::titleAt(const QPointF& place) const
{
    const auto chart = m_runs ? m_frame.chartAt(place) : std::nullopt;
    return chart && m_frame.title(*chart).contains(place) ? chart : std::nullopt;
}

bool GanttStack::onCursor(const QPointF& place) const
{
    return m_runs && m_frame.whole().plot().contains(place) && !titleAt(place) &&
           m_viewport.nearCursor(place.x());
}

std::optional<double> GanttStack::pointerX() const
{
    return underMouse() ? std::optional(mapFromGlobal(QPointF(QCursor::pos())).x()) : std::nullopt;
}

TimelineViewport::Target GanttStack::targetAt(const QPointF& place) const
{
    using Target = TimelineViewport::Target;
    if (m_frame.whole().ruler().contains(place) || onCursor(place))
        return Target::Cursor;
    return m_frame.chartAt(place) ? Target::Bars : Target::None;
}

bool GanttStack::dragging() const
{
    return m_shiftedFrom || m_viewport.gesture() != TimelineViewport::Gesture::None;
}

void GanttStack::updatePointer(const QPointF& place)
{
    using Gesture = TimelineViewport::Gesture;
    if (m_viewport.gesture() == Gesture::Pan)
        setCursor(Qt::ClosedHandCursor);
    else if (m_shiftedFrom || (!dragging() && titleAt(place)))
        setCursor(Qt::SizeHorCursor);
    else if (m_viewport.gesture() == Gesture::Scrub || onCursor(place) ||
             (m_runs && m_frame.whole().ruler().contains(place)))
        setCursor(Qt::SplitHCursor);
    else
        unsetCursor();
    const auto hit = dragging() ? std::nullopt : barAt(place);
    if (hit != m_hover) {
        m_hover = hit;
        update();
    }
}

void GanttStack::mousePressEvent(QMouseEvent* event)
{
    if (!m_runs || dragging())
        return;
    const QPointF place = event->position();
    if (const auto chart = m_frame.chartAt(place))
        setCurrent(*chart);
    if (event->button() == Qt::LeftButton && titleAt(place))
        m_shiftedFrom = place.x();
    else
        m_viewport.press(event->button(), place, targetAt(place));
    updatePointer(place);
}

void GanttStack::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF place = event->position();
    if (!m_shiftedFrom)
        m_viewport.move(place, QApplication::startDragDistance());
    else if (const double from = *std::exchange(m_shiftedFrom, place.x()); from != place.x())
        shiftRun(m_current, (place.x() - from) * m_viewport.axis().secondsPerPixel());
    updatePointer(place);
}

void GanttStack::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    m_shiftedFrom.reset();
    if (m_viewport.release() == TimelineViewport::Gesture::Press && m_runs) {
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
    const QPointF place = event->position();
    m_viewport.turnWheel(event->angleDelta(), event->modifiers() & Qt::ShiftModifier, place.x(),
                         place.x() < m_viewport.axis().left() || titleAt(place));
    updatePointer(place);
    event->accept();
}

void GanttStack::step(bool forward)
{
    const Schedule& schedule = m_runs->runs[m_current]->schedule;
    const double own = time() - m_frame.shifts[m_current];
    if (const auto event = forward ? nextEvent(schedule, own) : previousEvent(schedule, own))
        emit timeRequested(*event + m_frame.shifts[m_current]);
}

bool GanttStack::changeByKey(int key, bool shift)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (shift)
            shiftRun(m_current, (key == Qt::Key_Right ? 1 : -1) * shiftByKey * m_viewport.axis().width() *
                                    m_viewport.axis().secondsPerPixel());
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
    if (m_viewport.pressKey(event->key(), pointerX()) ||
        changeByKey(event->key(), event->modifiers() & Qt::ShiftModifier))
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
    menu->addAction(tr("Compare the others with this run"), this,
                    [this, run] { emit referenceRequested(run); })
        ->setEnabled(run != m_runs->reference());
    menu->addAction(tr("Remove this run from the view"), this, [this, run] { emit removeRequested(run); })
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
    if (const auto title = titleAt(place)) {
        QStringList lines{
            PinnedBaseline::note(m_runs->runs[*title]->schedule.makespan, m_runs->baselineOf(*title)),
            tr("Drag to shift this run on the time axis; double-click to show it")};
        lines.removeAll(QString());
        QToolTip::showText(global, lines.join(QLatin1Char('\n')), this);
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
