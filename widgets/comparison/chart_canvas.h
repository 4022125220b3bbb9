// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"

#include <QWidget>
#include <functional>
#include <optional>

namespace doppler {

/// A chart that fits its width and can be pointed at: hovering tells a run, a double click opens it; Left and
/// Right go from run to run, Enter opens.
class ChartCanvas : public QWidget {
    Q_OBJECT
public:
    using Draw = std::function<Chart(const ChartStyle&)>;

    explicit ChartCanvas(QWidget* parent = nullptr);
    void retranslate();

    /// What draws the chart, anew whenever the size or the letters change. Null: nothing.
    void setDraw(Draw draw);
    [[nodiscard]] const Chart& chart() const { return m_chart; }
    [[nodiscard]] std::optional<std::size_t> currentDot() const { return m_current; }
    /// The dot at a place of the widget.
    [[nodiscard]] std::optional<std::size_t> dotAt(const QPointF& position) const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Curves are drawn as low as the parent is; as an event filter of the parent this follows its height.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The row of the run that is wanted.
    void opened(std::size_t row);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void redraw();
    void setCurrent(std::optional<std::size_t> dot);

    Draw m_draw;
    Chart m_chart;
    std::optional<std::size_t> m_current; ///< Among the chart's dots.
};

} // namespace doppler
