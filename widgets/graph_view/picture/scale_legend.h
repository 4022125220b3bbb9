// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/coloring.h"

#include <QWidget>

namespace doppler {

/// What the colours of a picture mean where they stand for numbers: title, scale with its ends, what
/// hatching means, and how many vertices have no value. One line.
class ScaleLegend : public QWidget {
    Q_OBJECT
public:
    explicit ScaleLegend(QWidget* parent);

    /// Null: nothing is shown.
    void setShading(ShadingPtr shading);
    [[nodiscard]] QSize sizeHint() const override;
    void retranslate();

    /// The same for exported pictures, from the rectangle's left, in its middle; returns the width.
    static double paintScale(QPainter* painter, const QRectF& rect, const Shading& shading, const QFont& font,
                             const Tokens& tokens);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ShadingPtr m_shading;
};

} // namespace doppler
