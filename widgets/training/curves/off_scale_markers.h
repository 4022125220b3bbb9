// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/plot.h"

#include <QColor>
#include <functional>
#include <vector>

namespace doppler {

/// Where a curve has points whose values are beyond the axis: a small triangle at the upper edge, or at the
/// lower one, at most one for every pixel of the horizontal axis. So a scale that leaves single wild values
/// out never hides that they are there.
class OffScaleMarkers : public QCPLayerable {
public:
    /// The plot owns them. `curve`: the curve that is told of now; null: none.
    OffScaleMarkers(QCPAxisRect* rect, std::function<const QCPGraph*()> curve);

    /// Keys of the marks, of points in the range that is shown. None of a curve that is hidden.
    struct Keys {
        std::vector<double> above;
        std::vector<double> below;
        [[nodiscard]] bool empty() const { return above.empty() && below.empty(); }
    };
    [[nodiscard]] Keys keys() const;

    /// A triangle that points up, or down, with its tip there.
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
