// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QWidget>
#include <vector>

namespace doppler {

/// The key of a picture: squares with what they stand for, wrapped into as many lines as the width needs.
class KeyRow : public QWidget {
    Q_OBJECT
public:
    struct Entry {
        QColor color;
        Qt::BrushStyle pattern = Qt::SolidPattern; ///< Drawn over the canvas, in this colour.
        QString text;
    };
    explicit KeyRow(QWidget* parent = nullptr);

    void setEntries(std::vector<Entry> entries);
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// The places of the entries for this width.
    [[nodiscard]] std::vector<QRectF> places(double width) const;
    [[nodiscard]] double lineHeight() const;

    std::vector<Entry> m_entries;
};

/// Fills a rectangle with a colour or, for another pattern than a solid one, with lines of the colour over a
/// background, inside a frame of the colour.
void fillKey(QPainter& painter, const QRectF& area, const QColor& color, Qt::BrushStyle pattern,
             const QColor& background);

} // namespace doppler
