// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/heat.h"

#include "widgets/graph_view/picture/box_style.h"
#include "widgets/ui/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int barWidth = 25 * gridUnit;
constexpr int barHeight = 12;
constexpr double accentAt = 0.7;
constexpr double faintest = 0.1;  ///< What is smallest still differs from the ground.
constexpr double strongest = 0.6; ///< Of the ink.

QColor colorAt(double share, const Tokens& t)
{
    if (share <= accentAt)
        return blended(t.canvas, t.accent, faintest + (1 - faintest) * share / accentAt);
    return blended(t.accent, t.text, strongest * (share - accentAt) / (1 - accentAt));
}

/// How far from one end of the scale, 0 or 1, the text that is best there stays readable.
double readableUntil(double end, const Tokens& t)
{
    const QColor ink = textOn(colorAt(end, t));
    double readable = end;
    double beyond = 1 - end;
    while (std::abs(beyond - readable) > 1e-3) {
        const double middle = (readable + beyond) / 2;
        (contrast(ink, colorAt(middle, t)) >= leastTextContrast(t) ? readable : beyond) = middle;
    }
    return readable;
}

} // namespace

QColor heatColor(double share, const QPalette& palette)
{
    const Tokens t = tokens(palette);
    if (!t.highContrast)
        return colorAt(share, t);
    // On the middle of the scale neither black nor white text has 7:1. It is left out.
    const double below = readableUntil(0, t);
    const double above = readableUntil(1, t);
    const double part = below / (below + 1 - above);
    return colorAt(share <= part ? share / part * below : above + (share - part) / (1 - part) * (1 - above),
                   t);
}

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("heatLegend"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void HeatLegend::setScale(const HeatScale& scale)
{
    m_scale = scale;
    update();
}

QSize HeatLegend::sizeHint() const
{
    return {barWidth + 2 * gridUnit, barHeight + fontMetrics().height() + 4};
}

void HeatLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect bar(gridUnit, 0, barWidth, barHeight);
    if (m_scale.most > m_scale.least) {
        for (int x = 0; x < bar.width(); ++x)
            painter.fillRect(bar.x() + x, bar.y(), 1, bar.height(),
                             heatColor(static_cast<double>(x) / (bar.width() - 1), palette()));
    } else {
        painter.fillRect(bar, heatColor(m_scale.share(m_scale.most), palette()));
    }
    painter.setPen(tokens(palette()).line);
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
    painter.setPen(tokens(palette()).mutedText);
    const auto text = [this](double value) {
        return m_scale.unit.name.isEmpty() ? QLocale().toString(value, 'g', 3)
                                           : numberIn(value, m_scale.unit);
    };
    const QRect below(0, bar.bottom() + 3, width(), fontMetrics().height());
    const QString most = m_scale.unit.name.isEmpty() ? text(m_scale.most)
                                                     : text(m_scale.most) + QChar(0x00a0) + m_scale.unit.name;
    if (!(m_scale.most > m_scale.least)) {
        painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, most);
        return;
    }
    painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, text(m_scale.least));
    painter.drawText(below, Qt::AlignRight | Qt::AlignTop, most);
    // Half way, where there is room for it. Counts of links have whole numbers only at the ends.
    if (!m_scale.unit.name.isEmpty())
        painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop,
                         QLocale().toString(m_scale.at(0.5) / m_scale.unit.size, 'g', 3));
}

} // namespace doppler
