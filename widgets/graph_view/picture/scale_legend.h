// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/coloring.h"

#include <QWidget>

namespace doppler {

/// What the colours of a picture mean where they stand for numbers: title, scale with its ends, what
/// hatching means, and how many vertices have no value. One line, or several where the graph view is narrow.
class ScaleLegend : public QWidget {
    Q_OBJECT
public:
    explicit ScaleLegend(QWidget* parent);

    /// Null: nothing is shown.
    void setShading(ShadingPtr shading);
    [[nodiscard]] QSize sizeHint() const override;
    void retranslate();

    /// The same for exported pictures: the first line in the rectangle, further ones below it, as wide as it.
    static void paintScale(QPainter& painter, const QRectF& firstLine, const Shading& shading,
                           const QFont& font, const Tokens& tokens);
    /// The size that paintScale() needs at most of this width.
    static QSizeF scaleSize(double width, const Shading& shading, const QFont& font);
    /// The height of the lines after the first one; 0 without shading.
    static double furtherHeight(double width, const ShadingPtr& shading, const QFont& font);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ShadingPtr m_shading;
};

} // namespace doppler
