// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/timeline/time_axis.h"

#include <QObject>
#include <QPoint>
#include <QPointF>
#include <optional>

namespace doppler {

/// The visible part of a timeline (time range, scroll offset, cursor), and how wheel, keys and pointer change
/// it. One viewport serves a single chart or a stack of charts on one ruler. Paints nothing and needs no
/// window: the view reports where its strip is and passes input on, in pixels of its own coordinates. Single
/// thread, the owner's.
class TimelineViewport : public QObject {
    Q_OBJECT
public:
    /// What the pointer's button has started. A press becomes a pan as soon as it moves far enough.
    enum class Gesture { None, Press, Pan, Scrub };
    /// What a press meets: the ruler or the cursor's line, the bars, or nothing that the timeline reacts to.
    enum class Target { None, Bars, Cursor };
    /// Vertical steps in pixels.
    struct Scrolling {
        double range = 0; ///< The greatest offset; 0 where everything fits.
        double notch = 0; ///< Of the wheel.
        double page = 0;
    };
    /// Factor of a zoom by key or menu.
    static constexpr double zoomStep = 1.5;
    /// Factor of a zoom by one notch of the wheel.
    static constexpr double wheelStep = 1.25;

    explicit TimelineViewport(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] const TimeAxis& axis() const { return m_axis; }
    [[nodiscard]] double scroll() const { return m_scroll; }
    /// The cursor, in seconds.
    [[nodiscard]] double time() const { return m_time; }
    [[nodiscard]] Gesture gesture() const { return m_gesture; }

    // Layout: the view that calls these repaints anyway, so no signal follows.

    /// Shows all of another timeline, from the top.
    void reset();
    /// `duration` limits what is visible, `last` is where End sets the cursor. A fitted axis stays fitted.
    void setDuration(double duration, double last);
    /// The strip of the axis. Keeps the visible range.
    void setStrip(double left, double width) { m_axis.resize(left, width); }
    void setScrolling(const Scrolling& scrolling);

    // Range and offset; each limits what it is given.

    void fit();
    void show(double fromSeconds, double toSeconds);
    /// The time under `x` stays there as far as the limits allow. A factor above 1 zooms in.
    void zoomAt(double x, double factor);
    /// Moves the picture to the right by so many pixels.
    void pan(double pixels);
    void scrollTo(double offset);
    void scrollBy(double pixels) { scrollTo(m_scroll + pixels); }
    /// Zooms about the pointer where it is over the strip, else about the cursor where that is visible, else
    /// about the middle.
    void zoomIn(std::optional<double> pointerX) { zoomAt(zoomCentre(pointerX), zoomStep); }
    void zoomOut(std::optional<double> pointerX) { zoomAt(zoomCentre(pointerX), 1 / zoomStep); }
    /// An eighth of the visible time.
    void earlier() { pan(m_axis.width() / 8); }
    void later() { pan(-m_axis.width() / 8); }

    /// Moves the cursor. With `follows`, and while no gesture goes on, turns the page for a cursor that
    /// leaves the visible range.
    void setTime(double seconds, bool follows);
    /// Near enough to the cursor's line to take hold of it.
    [[nodiscard]] bool nearCursor(double x) const;

    // Input.

    /// Sideways, or with Shift: pans. Over the names: scrolls. Else zooms about the pointer.
    void turnWheel(const QPoint& angleDelta, bool shift, double x, bool overNames);
    /// W and S zoom (so do + and -), A and D pan, F fits, Home and End set the cursor, Page Up and Page Down
    /// scroll. False where the key (Qt::Key) means nothing here.
    bool pressKey(int key, std::optional<double> pointerX);
    /// The left button on the cursor scrubs, on the bars waits for what follows; the middle button pans.
    void press(Qt::MouseButton button, const QPointF& at, Target target);
    /// `startDistance`: pixels after which a press is a drag.
    void move(const QPointF& at, double startDistance);
    /// Ends the gesture and returns it; Gesture::Press was a click.
    Gesture release();

signals:
    /// Another part of the time is visible.
    void rangeChanged();
    /// The vertical offset has changed.
    void scrolled();
    /// The user wants the cursor there. It moves with setTime() only.
    void timeRequested(double seconds);

private:
    [[nodiscard]] double zoomCentre(std::optional<double> pointerX) const;
    [[nodiscard]] bool inStrip(double x) const { return x >= m_axis.left() && x <= m_axis.right(); }
    bool zoomByKey(int key, std::optional<double> pointerX);
    bool moveByKey(int key);

    TimeAxis m_axis;
    Scrolling m_scrolling;
    double m_scroll = 0;
    double m_time = 0;
    double m_last = 0; ///< Seconds.
    Gesture m_gesture = Gesture::None;
    QPointF m_pressedAt;
    QPointF m_lastAt;
};

} // namespace doppler
