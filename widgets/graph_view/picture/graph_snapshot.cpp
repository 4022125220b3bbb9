// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/graph_snapshot.h"

#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/graph_view/picture/scale_legend.h"

#include <QPaintEngine>
#include <QPainter>

namespace doppler {

namespace {

constexpr double sideMargin = 20;
constexpr double footMargin = 40; ///< Room for the key of the boxes, or the scale of values.
constexpr double bothMargin = 66; ///< For both.

} // namespace

StateKey::Content keyOf(const GraphPicture& picture)
{
    return {picture.time.has_value() && !picture.empty(), hasCandidates(picture)};
}

/// Lanes have the figures of their axis above them.
QMarginsF graphMargins(double legendHeight, const GraphPicture& picture)
{
    const double axis = picture.layout().axis ? 18 : 0;
    return {sideMargin, (legendHeight > 0 ? legendHeight + 20 : sideMargin) + axis, sideMargin,
            picture.shaded() && keyOf(picture).any() ? bothMargin : footMargin};
}

void GraphSnapshot::useTokens(const Tokens& other)
{
    tokens = other;
    if (!picture.shading)
        return;
    auto shading = std::make_shared<Shading>(*picture.shading);
    tint(*shading, scale, tokens);
    picture.shading = std::move(shading);
}

void GraphSnapshot::paint(QPainter& painter, const QRectF& target) const
{
    PaintStyle style{tokens, font, false, nullptr};
    const auto engine = painter.paintEngine()->type();
    style.exact = engine != QPaintEngine::Raster && engine != QPaintEngine::OpenGL2;
    painter.save();
    painter.setClipRect(target);
    const QRectF top = target.adjusted(12, 12, -12, -12);
    if (picture.empty()) {
        painter.fillRect(target, tokens.canvas);
    } else {
        const double used = legendHeight(top.width(), legend, font);
        const Camera camera = fitted(picture.layout().bounds, target, graphMargins(used, picture));
        paintGraph(painter, picture, camera, target, style);
        paintLegend(painter, top, legend, font, tokens);
        QRectF foot(target.left() + 12, target.bottom() - 30, target.width(), 24);
        if (const StateKey::Content key = keyOf(picture); key.any()) {
            StateKey::paintKey(painter, foot, key, font, tokens);
            foot.translate(0, -foot.height());
        }
        if (picture.shaded())
            ScaleLegend::paintScale(&painter, foot, *picture.shading, font, tokens);
    }
    painter.restore();
}

} // namespace doppler
