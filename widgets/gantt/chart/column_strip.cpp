// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/column_strip.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr std::size_t shadeCount = 33;
constexpr double faintest = 0.2;
using Shades = std::array<QRgb, shadeCount>;

Shades shadesOf(const QColor& color, const QColor& canvas)
{
    Shades shades{};
    for (std::size_t i = 0; i < shadeCount; ++i) {
        const double share = static_cast<double>(i) / (shadeCount - 1);
        shades[i] = mixed(color, canvas, faintest + (1 - faintest) * share).rgb();
    }
    return shades;
}

std::size_t shadeOf(double coverage)
{
    return static_cast<std::size_t>(std::ceil(std::clamp(coverage, 0.0, 1.0) * (shadeCount - 1)));
}

void paintLine(QPainter& painter, const QRectF& strip, std::span<const Piece> pieces, const Shades& shades,
               double pixelRatio)
{
    QImage line(std::max(1, static_cast<int>(std::ceil(strip.width() * pixelRatio))), 1,
                QImage::Format_ARGB32_Premultiplied);
    line.fill(Qt::transparent);
    auto* pixels = reinterpret_cast<QRgb*>(line.scanLine(0));
    for (const Piece& piece : pieces) {
        const double column = std::round((piece.left - strip.left()) * pixelRatio);
        if (!piece.single && column >= 0 && column < line.width())
            pixels[static_cast<std::ptrdiff_t>(column)] = shades[shadeOf(piece.coverage)];
    }
    painter.drawImage(QRectF(strip.left(), strip.top(), line.width() / pixelRatio, strip.height()), line);
}

void paintRectangles(QPainter& painter, const QRectF& strip, std::span<const Piece> pieces,
                     const Shades& shades)
{
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].single)
            continue;
        const double left = pieces[i].left;
        const std::size_t shade = shadeOf(pieces[i].coverage);
        while (i + 1 < pieces.size() && !pieces[i + 1].single &&
               pieces[i + 1].left <= pieces[i].right + 1e-6 && shadeOf(pieces[i + 1].coverage) == shade)
            ++i;
        painter.fillRect(QRectF(left, strip.top(), pieces[i].right - left, strip.height()),
                         QColor(shades[shade]));
    }
}

} // namespace

void paintColumns(QPainter& painter, const QRectF& strip, std::span<const Piece> pieces, const BarPaint& look,
                  double pixelRatio)
{
    if (std::all_of(pieces.begin(), pieces.end(), [](const Piece& piece) { return piece.single; }))
        return;
    const bool raster = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    const auto paint = [&](const QRectF& part, const QColor& color) {
        const Shades shades = shadesOf(color, look.canvas);
        if (raster)
            paintLine(painter, part, pieces, shades, pixelRatio);
        else
            paintRectangles(painter, part, pieces, shades);
    };
    paint(strip, look.fill);
    if (look.edge.isValid())
        paint(QRectF(strip.left(), strip.bottom() - transferEdge, strip.width(), transferEdge), look.edge);
}

} // namespace doppler
