// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/timeline/timeline_chart.h"

#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr double leastTickPixels = 110;
constexpr double tickHeight = 5;
constexpr int cursorHandle = 3; ///< Pixels of the cursor's head on either side.

} // namespace

TimelineChart::TimelineChart(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent); // Else Qt fills it with its background first.
    setMouseTracking(false);
    for (const auto signal : {&TimelineViewport::rangeChanged, &TimelineViewport::scrolled})
        connect(&m_viewport, signal, this, qOverload<>(&QWidget::update));
    connect(&m_viewport, &TimelineViewport::timeRequested, this, &TimelineChart::timeRequested);
}

void TimelineChart::setDuration(double seconds)
{
    m_duration = seconds;
    m_viewport.reset();
    m_viewport.setDuration(seconds > 0 ? seconds : 1, seconds);
    arrange();
    m_viewport.fit();
    update();
}

void TimelineChart::setTime(double seconds)
{
    if (seconds == m_viewport.time())
        return;
    update(cursorColumns()); // While a run plays, the rest stays as it is.
    m_viewport.setTime(seconds, true);
    update(cursorColumns());
}

QRect TimelineChart::cursorColumns() const
{
    const double x = std::round(m_viewport.axis().x(m_viewport.time()));
    return std::abs(x) < 1e6
               ? QRect(static_cast<int>(x) - cursorHandle - 1, 0, 2 * cursorHandle + 3, height())
               : QRect();
}

double TimelineChart::rulerHeight() const { return fontMetrics().height() + 6.0; }

QRectF TimelineChart::content() const { return QRectF(rect()).adjusted(0, rulerHeight(), 0, 0); }

void TimelineChart::arrange()
{
    m_viewport.setStrip(namesWidth(), std::max(width() - namesWidth(), 10.0));
    const double page = content().height();
    m_viewport.setScrolling({std::max(0.0, contentHeight() - page), 3.0 * gridUnit, page});
}

void TimelineChart::paint(QPainter& painter, const QRectF& part)
{
    painter.save();
    painter.setClipRect(part, Qt::IntersectClip);
    painter.fillRect(part, tokens(palette()).canvas);
    if (m_duration > 0) {
        painter.save();
        painter.setClipRect(content(), Qt::IntersectClip);
        paintContent(painter, content(), content().intersected(part));
        painter.restore();
        paintRuler(painter);
        paintCursor(painter);
    }
    painter.restore();
}

void TimelineChart::paintRuler(QPainter& painter)
{
    const Tokens colors = tokens(palette());
    const TimeAxis& axis = m_viewport.axis();
    const QRectF ruler(axis.left(), 0, axis.width(), rulerHeight());
    painter.fillRect(QRectF(0, 0, width(), ruler.height()), colors.surface);
    painter.fillRect(QRectF(0, ruler.bottom() - 1, width(), 1), colors.line);
    painter.save();
    painter.setClipRect(ruler, Qt::IntersectClip);
    const TickScale scale = axis.scale(leastTickPixels);
    for (const Tick& tick : axis.ticks(scale)) {
        if (tick.seconds < 0 || tick.seconds > m_duration)
            continue;
        painter.fillRect(QRectF(std::round(tick.x), ruler.bottom() - tickHeight, 1, tickHeight),
                         colors.mutedText);
        painter.setPen(colors.mutedText);
        const QString text = QStringLiteral("%1 %2").arg(
            locale().toString(tick.seconds / scale.unit.seconds, 'f', scale.decimals),
            QString::fromUtf8(scale.unit.name));
        painter.drawText(QRectF(std::round(tick.x) + 3, 0, leastTickPixels - 6, ruler.height() - 2),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    painter.restore();
}

void TimelineChart::paintCursor(QPainter& painter)
{
    const TimeAxis& axis = m_viewport.axis();
    const double x = std::round(axis.x(m_viewport.time()));
    if (x < axis.left() || x > axis.right())
        return;
    const double top = rulerHeight() - tickHeight; // The times above stay legible.
    painter.fillRect(QRectF(x, top, 1, height() - top), tokens(palette()).accent);
    painter.fillRect(QRectF(x - cursorHandle, top, 2 * cursorHandle + 1, 2), tokens(palette()).accent);
}

bool TimelineChart::takesKey(int key) const
{
    static constexpr std::array keys{Qt::Key_W,    Qt::Key_Plus, Qt::Key_Equal,  Qt::Key_S,
                                     Qt::Key_F,    Qt::Key_A,    Qt::Key_D,      Qt::Key_Minus,
                                     Qt::Key_Home, Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown};
    return std::ranges::find(keys, key) != keys.end();
}

bool TimelineChart::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (m_duration > 0 && key->modifiers() == Qt::NoModifier && takesKey(key->key())) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TimelineChart::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    for (const QRect& part : event->region())
        paint(painter, part);
}

void TimelineChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TimelineChart::wheelEvent(QWheelEvent* event)
{
    if (m_duration <= 0)
        return;
    const double x = event->position().x();
    m_viewport.turnWheel(event->angleDelta(), event->modifiers().testFlag(Qt::ShiftModifier), x,
                         x < namesWidth());
    event->accept();
}

void TimelineChart::mousePressEvent(QMouseEvent* event)
{
    if (m_duration <= 0)
        return;
    const QPointF at = event->position();
    const bool cursor = at.x() >= namesWidth() && (at.y() < rulerHeight() || m_viewport.nearCursor(at.x()));
    m_viewport.press(event->button(), at,
                     cursor ? TimelineViewport::Target::Cursor : TimelineViewport::Target::Bars);
}

void TimelineChart::mouseMoveEvent(QMouseEvent* event)
{
    m_viewport.move(event->position(), QApplication::startDragDistance());
}

void TimelineChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_viewport.release() == TimelineViewport::Gesture::Press)
        contentClicked(event->position());
}

void TimelineChart::mouseDoubleClickEvent(QMouseEvent* event) { mousePressEvent(event); }

void TimelineChart::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() &
                        ~Qt::KeyboardModifiers(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    const QPointF pointer = mapFromGlobal(QCursor::pos());
    const bool over = rect().contains(pointer.toPoint());
    if (m_duration > 0 && plain &&
        m_viewport.pressKey(event->key(), over ? std::optional(pointer.x()) : std::nullopt))
        return;
    QWidget::keyPressEvent(event);
}

void TimelineChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        update();
}

} // namespace doppler
