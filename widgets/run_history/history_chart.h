// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/run_history.h"

#include <QPixmap>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

namespace doppler {

using RunHistoryPtr = std::shared_ptr<const RunHistory>;

/// The makespans of a history as a curve, one place for each run in the order of time. Regressions are marked
/// by red triangles, new bests by green dots; a key above the plot names them. A click or Return opens a run;
/// Left and Right step through the runs, PgUp and PgDown through the regressions. GUI thread only.
class HistoryChart : public QWidget {
    Q_OBJECT
public:
    explicit HistoryChart(QWidget* parent = nullptr);

    void setHistory(RunHistoryPtr history);
    /// The run under the keyboard or the mouse; nothing: none.
    [[nodiscard]] std::optional<std::size_t> current() const { return m_current; }
    void setCurrent(std::optional<std::size_t> point);
    /// Where a run is drawn, in the widget.
    [[nodiscard]] QPointF placeOf(std::size_t point) const;
    /// The run whose mark is nearest to this position and close to it.
    [[nodiscard]] std::optional<std::size_t> pointAt(const QPointF& position) const;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 100}; }
    [[nodiscard]] QSize sizeHint() const override { return {600, 220}; }

signals:
    void currentChanged();
    /// The user wants to see this run.
    void opened(std::size_t point);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] std::size_t count() const { return m_history ? m_history->points.size() : 0; }
    void step(int by);
    void stepToRegression(int by);
    void draw(QPainter& painter) const;
    void drawAxes(QPainter& painter) const;
    void drawCurve(QPainter& painter) const;
    void drawMarks(QPainter& painter) const;
    /// Names the markers above the plot, from the right, as far as there is room.
    void drawKey(QPainter& painter) const;
    void drawCurrent(QPainter& painter) const;

    RunHistoryPtr m_history;
    double m_longest = 0;
    std::optional<std::size_t> m_current;
    QPixmap m_picture; ///< All but the current run; null: to be drawn again.
};

/// "27/11/2026 14:30" in the window's language: the date alone if the file's name has no time of day.
QString historyTimeText(const HistoryPoint& point);
/// File, time, makespan and what is special about a run, for tool tips and the line below the curve.
QString historyPointText(const HistoryPoint& point);

} // namespace doppler
