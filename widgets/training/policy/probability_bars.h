// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QColor>
#include <span>
#include <vector>

namespace doppler {

/// Rows of name, bar and figure, one per choice, with a mark at the selected one. Scrolls by whole rows if
/// necessary; the selected row stays visible at the edge.
class ProbabilityBars : public QAbstractScrollArea {
    Q_OBJECT

public:
    struct Bar {
        std::uint32_t id = 0;
        QString name;
        double probability = 0;
        QColor color; ///< Invalid: the accent if chosen, otherwise muted.
        Qt::BrushStyle pattern = Qt::SolidPattern;
        bool chosen = false;
        bool possible = true;  ///< Whether it can be chosen at all.
        bool taught = false;   ///< Whether the teacher would choose it.
        bool selected = false; ///< Whether it is selected in other views.
    };

    explicit ProbabilityBars(QWidget* parent = nullptr);

    void setBars(std::vector<Bar> bars);
    /// Frames the bars with these ids (ascending).
    void setSelected(std::span<const std::uint32_t> ids);
    [[nodiscard]] std::span<const Bar> bars() const { return m_bars; }
    [[nodiscard]] int rowHeight() const; ///< Depends on the font size.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void barActivated(quint32 id); ///< Clicked.

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void updateScrolling();
    void fitHeight();
    /// The number of rows that are completely visible, and the first of them.
    [[nodiscard]] int wholeRows() const;
    [[nodiscard]] int firstRow() const;
    void restyle();
    void paintRow(QPainter& painter, const Bar& bar, const QRect& row) const;
    void paintChosenAtEdge(QPainter& painter) const;
    [[nodiscard]] const Bar* barAt(const QPoint& position) const;
    /// Where the chosen row is drawn if it is scrolled out of view; empty if it is visible.
    [[nodiscard]] QRect chosenAtEdge() const;
    [[nodiscard]] int chosenRow() const;
    [[nodiscard]] int nameWidth() const;

    std::vector<Bar> m_bars;
};

} // namespace doppler
