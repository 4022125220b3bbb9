// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QColor>

namespace doppler {

/// A clickable entry of a legend: a sample of the drawing and its name. Dimmed when unchecked.
class LegendButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Sample { Swatch, Points, Line, Steps, Dashes };

    explicit LegendButton(Sample sample, QWidget* parent = nullptr);

    void setSampleColor(const QColor& color);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// The sample alone, for pictures.
    static void paintSample(QPainter& painter, const QRectF& area, Sample sample, const QColor& color);

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    Sample m_sample;
    QColor m_color;
};

} // namespace doppler
