// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/value_labels.h"

#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"

#include <QFontMetrics>
#include <algorithm>
#include <utility>

namespace doppler {

namespace {

constexpr int leader = 2 * gridUnit; ///< Width of the line that leads from a value to its label.
constexpr int widest = 26 * gridUnit;
constexpr double leastShrink = 0.6; ///< Of the letters, where labels have little room.

QFont bold(QFont font, bool strong)
{
    font.setBold(strong);
    return font;
}

/// Smaller where that many lines would cover each other in the height.
QFont fitting(QFont font, std::size_t lines, double height)
{
    const double wanted = static_cast<double>(lines) * QFontMetrics(font).height();
    if (wanted > height)
        return resized(font, std::max(leastShrink, height / wanted));
    return font;
}

} // namespace

std::vector<double> spreadLabels(std::span<const double> centres, double height, double top, double bottom)
{
    std::vector<double> placed(centres.begin(), centres.end());
    if (placed.empty())
        return placed;
    const double lowest = bottom - height / 2;
    const double highest = std::min(top + height / 2, lowest);
    const auto count = static_cast<double>(placed.size());
    const double step = count > 1 ? std::min(height, (lowest - highest) / (count - 1)) : height;
    double least = highest;
    for (double& centre : placed) {
        centre = std::max(centre, least);
        least = centre + step;
    }
    double most = lowest;
    for (auto centre = placed.rbegin(); centre != placed.rend(); ++centre) {
        *centre = std::min(*centre, most);
        most = *centre - step;
    }
    return placed;
}

ValueLabels::ValueLabels(QCPAxisRect* besides) : QCPLayoutElement(besides->parentPlot()), rectangle(besides)
{
}

void ValueLabels::setLabels(std::vector<Label> labels)
{
    list = areShown ? std::move(labels) : std::vector<Label>();
    std::sort(list.begin(), list.end(), [](const Label& a, const Label& b) { return a.value > b.value; });
}

void ValueLabels::setStyle(const QFont& labelFont, const QColor& muted)
{
    font = labelFont;
    mutedColor = muted;
}

int ValueLabels::width() const
{
    int most = QFontMetrics(font).horizontalAdvance(axisName);
    for (const Label& label : list) {
        const QFontMetrics metrics(bold(font, label.strong));
        most = std::max(most, leader + metrics.horizontalAdvance(QStringLiteral("↓ ") + label.valueText) +
                                  gridUnit + metrics.horizontalAdvance(label.name));
    }
    return std::min(most, widest) + gridUnit;
}

QSize ValueLabels::minimumOuterSizeHint() const { return {width(), 0}; }
QSize ValueLabels::maximumOuterSizeHint() const { return {width(), QWIDGETSIZE_MAX}; }

double ValueLabels::listHeight() const
{
    return list.empty()
               ? 0
               : static_cast<double>(list.size()) * QFontMetrics(bold(font, true)).height() + gridUnit;
}

void ValueLabels::drawList(QCPPainter* painter) const
{
    painter->save();
    painter->setClipping(false);
    QRectF row(rectangle->left() + gridUnit, rectangle->bottom() - listHeight() + gridUnit / 2.0,
               rectangle->width() - 2 * gridUnit, QFontMetricsF(bold(font, true)).height());
    for (const Label& label : list) {
        const QFont own = bold(font, label.strong);
        const QFontMetricsF metrics(own);
        painter->setFont(own);
        painter->setPen(label.color);
        painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, label.valueText);
        const QRectF rest = row.adjusted(0, 0, -metrics.horizontalAdvance(label.valueText) - gridUnit, 0);
        painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                          metrics.elidedText(label.name, Qt::ElideRight, rest.width()));
        row.translate(0, row.height());
    }
    painter->restore();
}

void ValueLabels::draw(QCPPainter* painter)
{
    if (isInside)
        return drawList(painter);
    painter->save();
    painter->setClipping(false);
    const QFontMetrics metrics(font);
    const QFont small = fitting(font, list.size(), rectangle->height() + metrics.height() / 2.0);
    const double line = QFontMetrics(small).height();
    std::vector<double> wanted;
    for (const Label& label : list) {
        const double y = rectangle->axis(QCPAxis::atLeft)->coordToPixel(label.value);
        wanted.push_back(std::clamp<double>(y, rectangle->top(), rectangle->bottom()));
    }
    const auto centres = spreadLabels(wanted, line, rectangle->top() - line / 2, rectangle->bottom() + 2);
    for (std::size_t i = 0; i < list.size(); ++i)
        drawLabel(painter, list[i], small, wanted[i], centres[i]);
    painter->setFont(font);
    painter->setPen(mutedColor);
    const int below = rectangle->bottom() + rectangle->axis(QCPAxis::atBottom)->tickLabelPadding() +
                      rectangle->axis(QCPAxis::atBottom)->tickLengthOut();
    painter->drawText(QRect(rect().left() + leader, below, rect().width(), metrics.height()),
                      Qt::AlignLeft | Qt::AlignTop, axisName);
    painter->restore();
}

void ValueLabels::drawLabel(QCPPainter* painter, const Label& label, const QFont& small, double at,
                            double centre) const
{
    const QFont own = bold(small, label.strong);
    const QFontMetrics metrics(own);
    const double left = rect().left();
    QColor line = label.color;
    line.setAlphaF(0.6F);
    const QCPRange range = rectangle->axis(QCPAxis::atLeft)->range();
    painter->setPen(QPen(line, 1));
    painter->setAntialiasing(true);
    QString figure = label.valueText;
    if (range.contains(label.value))
        painter->drawLine(QPointF(rectangle->right() + 1, at), QPointF(left + leader - 4, centre));
    else
        figure.prepend(label.value > range.upper ? QStringLiteral("↑ ") : QStringLiteral("↓ "));
    painter->setPen(label.color);
    painter->setFont(own);
    const int valueWidth = metrics.horizontalAdvance(figure);
    const QRectF row(left + leader, centre - metrics.height() / 2.0, rect().width() - leader,
                     metrics.height());
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter, figure);
    const QRectF rest = row.adjusted(valueWidth + gridUnit, 0, 0, 0);
    painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(label.name, Qt::ElideRight, static_cast<int>(rest.width())));
}

} // namespace doppler
