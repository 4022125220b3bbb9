// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/timeline/timeline_viewport.h"

#include <QWidget>

namespace doppler {

/// A chart over the time of a run without bars: ruler, cursor, zoom, pan and keys of the timeline; what is
/// below the ruler is painted by the class that derives from it. GUI thread only.
class TimelineChart : public QWidget {
    Q_OBJECT
public:
    explicit TimelineChart(QWidget* parent = nullptr);

    /// Seconds of the run; 0: there is none. A fitted chart stays fitted.
    void setDuration(double seconds);
    [[nodiscard]] double duration() const { return m_duration; }
    /// The cursor, in seconds.
    void setTime(double seconds);
    [[nodiscard]] TimelineViewport& viewport() { return m_viewport; }
    [[nodiscard]] const TimelineViewport& viewport() const { return m_viewport; }
    /// Paints the whole chart, or a part of it; its widget need not be visible.
    void paint(QPainter& painter) { paint(painter, QRectF(rect())); }
    void paint(QPainter& painter, const QRectF& part);

signals:
    /// The user wants the cursor there.
    void timeRequested(double seconds);

protected:
    /// Pixels at the left for the names of the rows.
    [[nodiscard]] virtual double namesWidth() const { return 0; }
    /// Pixels of all rows together.
    [[nodiscard]] virtual double contentHeight() const { return 0; }
    /// Paints below the ruler. `content` is that area, including the names, and `part` what of it is seen.
    virtual void paintContent(QPainter& painter, const QRectF& content, const QRectF& part) = 0;
    virtual void contentClicked(const QPointF& /*at*/) {}
    /// The area below the ruler.
    [[nodiscard]] QRectF content() const;
    [[nodiscard]] double rulerHeight() const;

    /// Whether the chart reacts to a key without modifiers: it then takes precedence over shortcuts.
    [[nodiscard]] virtual bool takesKey(int key) const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Fits strip and scrolling to the size; after changes of namesWidth() or contentHeight().
    void arrange();

private:
    void paintRuler(QPainter& painter);
    void paintCursor(QPainter& painter);
    /// The columns of the cursor.
    [[nodiscard]] QRect cursorColumns() const;

    TimelineViewport m_viewport;
    double m_duration = 0;
};

} // namespace doppler
