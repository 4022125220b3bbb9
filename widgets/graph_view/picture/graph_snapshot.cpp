// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/graph_snapshot.h"

#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/graph_view/picture/lane_painter.h"
#include "widgets/graph_view/picture/scale_legend.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double sideMargin = 20;
constexpr double footMargin = 40; ///< Room for the key of the boxes, or the scale of values.
constexpr double bothMargin = 66; ///< For both.
constexpr double bareMargin = 4;  ///< Without keys.
constexpr double legendEdge = 12;

QMarginsF bareMargins(const GraphPicture& picture)
{
    const double axis = picture.layout().axis ? 18 : 0;
    return {bareMargin, bareMargin + axis, bareMargin, bareMargin};
}

} // namespace

StateKey::Content keyOf(const GraphPicture& picture)
{
    return {picture.time.has_value() && !picture.empty(), hasCandidates(picture)};
}

/// Lanes have the figures of their axis above them.
QMarginsF graphMargins(double legendHeight, const GraphPicture& picture, double width, const QFont& font)
{
    const double axis = picture.layout().axis ? 18 : 0;
    const double scale =
        picture.shaded() ? ScaleLegend::furtherHeight(width - 2 * legendEdge, picture.shading, font) : 0;
    const double key = StateKey::furtherHeight(width - 2 * legendEdge, keyOf(picture), font);
    return {sideMargin, (legendHeight > 0 ? legendHeight + 20 : sideMargin) + axis, sideMargin,
            (picture.shaded() && keyOf(picture).any() ? bothMargin : footMargin) + scale + key};
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
    PaintStyle style{tokens, font, false, nullptr, labels};
    style.leastLetters = leastLetters;
    const auto engine = painter.paintEngine()->type();
    style.exact = engine != QPaintEngine::Raster && engine != QPaintEngine::OpenGL2;
    painter.save();
    painter.setClipRect(target);
    if (picture.empty()) {
        painter.fillRect(target, tokens.canvas);
    } else {
        const Camera camera = fitted(picture.layout().bounds, target, margins(target.width()));
        paintGraph(painter, picture, camera, target, style);
        if (keys)
            paintKeys(painter, target);
    }
    painter.restore();
}

void GraphSnapshot::paintKeys(QPainter& painter, const QRectF& target) const
{
    const QRectF top = target.adjusted(12, 12, -12, -12);
    paintLegend(painter, top, legend, font, tokens);
    QRectF foot(target.left() + legendEdge, target.bottom() - 30, target.width() - 2 * legendEdge, 24);
    if (const StateKey::Content key = keyOf(picture); key.any()) {
        StateKey::paintKey(painter, foot, key, font, tokens);
        foot.translate(0, -foot.height() - StateKey::furtherHeight(foot.width(), key, font));
    }
    if (picture.shaded()) {
        foot.translate(0, -ScaleLegend::furtherHeight(foot.width(), picture.shading, font));
        ScaleLegend::paintScale(painter, foot, *picture.shading, font, tokens);
    }
}

void GraphSnapshot::leavePlaybackOut()
{
    showTime(picture, {});
    showSelection(picture, {}, {});
    picture.selectedGroup.reset();
    picture.hovered.reset();
    picture.fade = 1;
    shine(picture, {});
    markCandidates(picture, {});
}

int GraphSnapshot::heightAt(int width, int highest) const
{
    if (picture.empty())
        return std::min(width, highest);
    const QMarginsF edge = margins(width);
    const QRectF& bounds = picture.layout().bounds;
    const double factor = (width - edge.left() - edge.right()) / std::max(bounds.width(), 1.0);
    return std::min(highest,
                    static_cast<int>(std::ceil(bounds.height() * factor + edge.top() + edge.bottom())));
}

/// Printed figures have room for the names of lanes next to them, where they cover no box.
QMarginsF GraphSnapshot::margins(double width) const
{
    const double used = keys ? legendHeight(width - 2 * legendEdge, legend, font) : 0;
    QMarginsF edge = keys ? graphMargins(used, picture, width, font) : bareMargins(picture);
    if (leastLetters > 0)
        edge.setLeft(std::max(edge.left(), laneNamesWidth(picture, font) + bareMargin));
    return edge;
}

} // namespace doppler
