// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/plot.h"

#include <QColor>
#include <functional>
#include <vector>

namespace doppler {

/// Marks points of a curve beyond the axis: a small triangle at the upper or lower edge, at most one for
/// every pixel of the horizontal axis. A scale that excludes single outliers therefore never hides that they
/// exist.
class OffScaleMarkers : public QCPLayerable {
public:
    /// Owned by the plot. `curve` returns the curve to mark; null: none.
    OffScaleMarkers(QCPAxisRect* rect, std::function<const QCPGraph*()> curve);

    /// Episodes of the marked points in the visible range. Empty if the curve is hidden.
    struct Keys {
        std::vector<double> above;
        std::vector<double> below;
        [[nodiscard]] bool empty() const { return above.empty() && below.empty(); }
    };
    [[nodiscard]] Keys keys() const;

    /// A triangle that points up or down, with its tip at this position.
    static void paint(QPainter& painter, QPointF tip, bool up, const QColor& color);
    static constexpr double height = 5; ///< Pixels.

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    QCPAxisRect* rectangle;
    std::function<const QCPGraph*()> told;
};

} // namespace doppler
