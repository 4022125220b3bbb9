// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"

#include <QWidget>
#include <functional>
#include <optional>

class QPainter;

namespace doppler {

/// A chart that fits its width. Hovering over a dot shows its run, a double click opens it; Left and Right
/// move from run to run, Enter opens.
class ChartCanvas : public QWidget {
    Q_OBJECT
public:
    using Draw = std::function<Chart(const ChartStyle&)>;

    explicit ChartCanvas(QWidget* parent = nullptr);
    void retranslate();

    /// The function that makes the chart, called again whenever the size or the font changes. Null: nothing.
    void setDraw(Draw draw);
    /// The text in place of a chart that has nothing to show; empty: none.
    void setEmptyText(const QString& text);
    [[nodiscard]] const Chart& chart() const { return m_chart; }
    [[nodiscard]] std::optional<std::size_t> currentDot() const { return m_current; }
    /// The dot at a position of the widget.
    [[nodiscard]] std::optional<std::size_t> dotAt(const QPointF& position) const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Limits the height of curves to the parent's; as the parent's event filter, this follows changes of it.
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Emitted to open the run of this row.
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
    void paintCurrent(QPainter& painter) const;
    void setCurrent(std::optional<std::size_t> dot);

    Draw m_draw;
    Chart m_chart;
    QString m_emptyText;
    std::optional<std::size_t> m_current; ///< Index among the chart's dots.
};

} // namespace doppler
