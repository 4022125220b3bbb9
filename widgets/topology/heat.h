// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/topology/link_model.h"

#include <QColor>
#include <QPalette>
#include <QWidget>

namespace doppler {

/// The colour of a share of a scale, 0 to 1: from the ground through the accent to the ink. Its lightness
/// goes one way only, so that hue is not needed to read it, and text that is textOn() it has what the theme
/// wants (leastTextContrast()).
QColor heatColor(double share, const QPalette& palette);

/// The scale of a matrix: its colours with the values that they stand for.
class HeatLegend : public QWidget {
    Q_OBJECT
public:
    explicit HeatLegend(QWidget* parent = nullptr);

    void setScale(const HeatScale& scale);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    HeatScale m_scale;
};

} // namespace doppler
