// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/plot.h"

#include <QColor>
#include <QFont>
#include <QString>
#include <span>
#include <vector>

namespace doppler {

/// Moves labels of one height apart, so that they do not overlap and stay within [top, bottom], each as close
/// to its target as its neighbours allow. `centres` is ascending; the result has the same order. If there is
/// not enough room, they overlap evenly.
std::vector<double> spreadLabels(std::span<const double> centres, double height, double top, double bottom);

/// Names and values to the right of an axis rectangle, at the height of the value: labels of curves and lines
/// instead of a legend.
class ValueLabels : public QCPLayoutElement {
public:
    struct Label {
        QString name;
        double value = 0; ///< In the axis' unit.
        QString valueText;
        QColor color;
        bool strong = false;
    };

    explicit ValueLabels(QCPAxisRect* besides);
    void setLabels(std::vector<Label> labels);
    /// The quantity of the horizontal axis; shown at its end.
    void setAxisName(const QString& name) { axisName = name; }
    void setStyle(const QFont& labelFont, const QColor& muted);
    /// Writes the labels as a list at the lower right corner within the axes, without the name of the axis.
    void setInside(bool inside) { isInside = inside; }
    /// Without labels the name of the axis remains.
    void setShown(bool shown) { areShown = shown; }
    /// Of the list within the axes, with the gaps above and below it, in pixels.
    [[nodiscard]] double listHeight() const;
    [[nodiscard]] std::span<const Label> labels() const { return list; }

    [[nodiscard]] QSize minimumOuterSizeHint() const override;
    [[nodiscard]] QSize maximumOuterSizeHint() const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    [[nodiscard]] int width() const;
    void drawList(QCPPainter* painter) const;
    void drawLabel(QCPPainter* painter, const Label& label, const QFont& small, double at,
                   double centre) const;

    QCPAxisRect* rectangle;
    std::vector<Label> list;
    QString axisName;
    QFont font;
    QColor mutedColor;
    bool isInside = false;
    bool areShown = true;
};

} // namespace doppler
