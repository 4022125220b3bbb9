// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/timeline/timeline_viewport.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace doppler {

namespace {

constexpr double cursorCatchPixels = 4;
/// Units of a wheel's angle.
constexpr double wheelNotch = 120;

} // namespace

void TimelineViewport::reset()
{
    m_axis = TimeAxis();
    m_scroll = 0;
}

void TimelineViewport::setDuration(double duration, double last)
{
    m_axis.setDuration(duration);
    m_last = last;
}

void TimelineViewport::setScrolling(const Scrolling& scrolling)
{
    m_scrolling = scrolling;
    m_scroll = std::clamp(m_scroll, 0.0, scrolling.range);
}

void TimelineViewport::fit()
{
    m_axis.fit();
    emit rangeChanged();
}

void TimelineViewport::show(double fromSeconds, double toSeconds)
{
    m_axis.show(fromSeconds, toSeconds);
    emit rangeChanged();
}

void TimelineViewport::zoomAt(double x, double factor)
{
    m_axis.zoomAt(x, factor);
    emit rangeChanged();
}

void TimelineViewport::pan(double pixels)
{
    m_axis.pan(pixels);
    emit rangeChanged();
}

void TimelineViewport::scrollTo(double offset)
{
    const double within = std::clamp(offset, 0.0, m_scrolling.range);
    if (within == m_scroll)
        return;
    m_scroll = within;
    emit scrolled();
}

double TimelineViewport::zoomCentre(std::optional<double> pointerX) const
{
    if (pointerX && inStrip(*pointerX))
        return *pointerX;
    const double cursor = m_axis.x(m_time);
    return inStrip(cursor) ? cursor : m_axis.left() + m_axis.width() / 2;
}

void TimelineViewport::setTime(double seconds, bool follows)
{
    if (seconds == m_time)
        return;
    const double pixels = m_axis.pageTurn(std::exchange(m_time, seconds), seconds);
    if (follows && m_gesture == Gesture::None && pixels != 0)
        pan(pixels);
}

bool TimelineViewport::nearCursor(double x) const
{
    return std::abs(m_axis.x(m_time) - x) <= cursorCatchPixels;
}

void TimelineViewport::turnWheel(const QPoint& angleDelta, bool shift, double x, bool overNames)
{
    const bool sideways = std::abs(angleDelta.x()) > std::abs(angleDelta.y());
    const double notches = (sideways ? angleDelta.x() : angleDelta.y()) / wheelNotch;
    if (shift || sideways)
        pan(notches * m_axis.width() / 10);
    else if (overNames)
        scrollBy(-notches * m_scrolling.notch);
    else
        zoomAt(x, std::pow(wheelStep, notches));
}

bool TimelineViewport::pressKey(int key, std::optional<double> pointerX)
{
    return zoomByKey(key, pointerX) || moveByKey(key);
}

bool TimelineViewport::zoomByKey(int key, std::optional<double> pointerX)
{
    switch (key) {
    case Qt::Key_W:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn(pointerX);
        return true;
    case Qt::Key_S:
    case Qt::Key_Minus:
        zoomOut(pointerX);
        return true;
    case Qt::Key_F:
        fit();
        return true;
    default:
        return false;
    }
}

bool TimelineViewport::moveByKey(int key)
{
    switch (key) {
    case Qt::Key_A:
        earlier();
        return true;
    case Qt::Key_D:
        later();
        return true;
    case Qt::Key_Home:
        emit timeRequested(0);
        return true;
    case Qt::Key_End:
        emit timeRequested(m_last);
        return true;
    case Qt::Key_PageUp:
        scrollBy(-m_scrolling.page);
        return true;
    case Qt::Key_PageDown:
        scrollBy(m_scrolling.page);
        return true;
    default:
        return false;
    }
}

void TimelineViewport::press(Qt::MouseButton button, const QPointF& at, Target target)
{
    m_pressedAt = m_lastAt = at;
    if (button == Qt::MiddleButton) {
        m_gesture = Gesture::Pan;
    } else if (button == Qt::LeftButton && target == Target::Cursor) {
        m_gesture = Gesture::Scrub;
        emit timeRequested(m_axis.clampedSeconds(at.x()));
    } else if (button == Qt::LeftButton && target == Target::Bars) {
        m_gesture = Gesture::Press;
    }
}

void TimelineViewport::move(const QPointF& at, double startDistance)
{
    if (m_gesture == Gesture::Press && (at - m_pressedAt).manhattanLength() >= startDistance)
        m_gesture = Gesture::Pan;
    const QPointF by = at - std::exchange(m_lastAt, at);
    if (m_gesture == Gesture::Scrub) {
        emit timeRequested(m_axis.clampedSeconds(at.x()));
    } else if (m_gesture == Gesture::Pan) {
        pan(by.x());
        scrollBy(-by.y());
    }
}

TimelineViewport::Gesture TimelineViewport::release() { return std::exchange(m_gesture, Gesture::None); }

} // namespace doppler
