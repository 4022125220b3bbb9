// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/topology/link_model.h"

#include <QColor>
#include <QPalette>
#include <QWidget>

namespace doppler {

/// The colour of a share of a scale, 0 to 1: from the background through the accent to the text colour. Its
/// lightness is monotonic, so that it can be read without hue, and textOn() has the contrast on it that the
/// theme requires (leastTextContrast()).
QColor heatColor(double share, const QPalette& palette);

/// The scale of a matrix: its colours with their values.
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
