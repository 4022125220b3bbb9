// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/graph_view/picture/lane_painter.h"
#include "widgets/graph_view/picture/line_raster.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <optional>

namespace doppler {

namespace {

bool isFlat(const QPointF& from, const QPointF& to)
{
    return std::abs(to.x() - from.x()) >= std::abs(to.y() - from.y());
}

/// Draws single arrows, either into the layer's pixels or, where there are none, through QPainter.
class ArrowPen {
public:
    ArrowPen(QPainter& target, const GraphPicture& shown, const Camera& view, const Detail& wanted,
             PaintLayer* layer)
        : painter(target), layout(shown.layout()), detail(wanted), camera(view),
          headLength(std::clamp(9 * std::sqrt(view.scale), 4.0, 14.0))
    {
        if (!layer)
            return;
        raster.emplace(layer->image);
        pixels = layer->image.devicePixelRatio();
        camera.scale *= pixels;
        camera.shift = (camera.shift - layer->origin) * pixels;
        headLength *= pixels;
        pane = QRectF(layer->image.rect());
    }

    void draw(std::uint32_t arrow, const QColor& color, double width, bool head);

private:
    void drawRaster(std::span<const QPointF> curve, QRgb color, double width);
    void drawPainter(std::span<const QPointF> curve, const QColor& color, double width);
    void drawHead(std::span<const QPointF> curve, const QColor& color);

    QPainter& painter;
    const GraphLayout& layout;
    const Detail& detail;
    Camera camera; ///< To the layer's pixels where there is one.
    double headLength;
    double pixels = 1;
    QRectF pane;
    std::optional<LineRaster> raster;
    std::vector<QPointF> points;
};

void ArrowPen::draw(std::uint32_t arrow, const QColor& color, double width, bool head)
{
    const auto curve = layout.arrow(arrow);
    if (raster)
        drawRaster(curve, color.rgb(), width * pixels);
    else
        drawPainter(curve, color, width);
    if (head && detail.heads)
        drawHead(curve, color);
}

void ArrowPen::drawRaster(std::span<const QPointF> curve, QRgb color, double width)
{
    QPointF before = camera.toScreen(curve[0]);
    for (std::size_t i = 0; i + 3 < curve.size(); i += 3) {
        const QPointF a = before;
        const QPointF b = camera.toScreen(curve[i + 1]);
        const QPointF c = camera.toScreen(curve[i + 2]);
        const QPointF d = camera.toScreen(curve[i + 3]);
        before = d;
        if (std::max({a.x(), b.x(), c.x(), d.x()}) < pane.left() ||
            std::min({a.x(), b.x(), c.x(), d.x()}) > pane.right() ||
            std::max({a.y(), b.y(), c.y(), d.y()}) < pane.top() ||
            std::min({a.y(), b.y(), c.y(), d.y()}) > pane.bottom())
            continue;
        if (detail.arrows == Detail::Arrows::Lines) {
            if (width <= 1)
                raster->hair(a, d, color);
            else // A hair of one pixel vanishes on a fine screen.
                raster->stroke(a, d, width, width, color);
            continue;
        }
        // As many lines as keep the curve within a third of a pixel (second differences bound the error).
        const double bend = std::max((a - 2 * b + c).manhattanLength(), (b - 2 * c + d).manhattanLength());
        const int steps = std::clamp(static_cast<int>(std::ceil(std::sqrt(2.2 * bend))), 1, 40);
        const QPointF four[] = {a, b, c, d};
        points.clear();
        appendFlattened(four, steps, points);
        for (std::size_t k = 1; k < points.size(); ++k) {
            raster->stroke(points[k - 1], points[k], width, width, color);
            if (k > 1 && width > 2 &&
                isFlat(points[k - 2], points[k - 1]) != isFlat(points[k - 1], points[k]))
                raster->dot(points[k - 1], width, color);
        }
    }
}

void ArrowPen::drawPainter(std::span<const QPointF> curve, const QColor& color, double width)
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    QPainterPath path(camera.toScreen(curve[0]));
    for (std::size_t i = 1; i + 2 < curve.size(); i += 3) {
        if (detail.arrows == Detail::Arrows::Lines)
            path.lineTo(camera.toScreen(curve[i + 2]));
        else
            path.cubicTo(camera.toScreen(curve[i]), camera.toScreen(curve[i + 1]),
                         camera.toScreen(curve[i + 2]));
    }
    // One by one: the stroker takes ten times as long for all of them in one path.
    painter.strokePath(path, QPen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
}

void ArrowPen::drawHead(std::span<const QPointF> curve, const QColor& color)
{
    const QPointF tip = camera.toScreen(curve.back());
    QPointF back = camera.toScreen(curve[curve.size() - 2]) - tip;
    double length = std::hypot(back.x(), back.y());
    if (length < 1e-6) {
        back = camera.toScreen(curve.front()) - tip;
        length = std::max(1e-6, std::hypot(back.x(), back.y()));
    }
    back *= headLength / length;
    constexpr double breadth = 0.84; ///< Of the length.
    if (raster) {
        raster->stroke(tip + back, tip, headLength * breadth, 0, color.rgb());
        return;
    }
    const QPointF side(-back.y() * breadth / 2, back.x() * breadth / 2);
    const QPointF corners[] = {tip, tip + back + side, tip + back - side};
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawConvexPolygon(corners, 3);
}

class ArrowPainter {
public:
    ArrowPainter(QPainter& target, const GraphPicture& shown, const Camera& view, const Detail& wanted,
                 const PaintStyle& look)
        : painter(target), picture(shown), camera(view), detail(wanted), tokens(look.tokens),
          pen(target, shown, view, wanted, look.layer), selected(shown.selectedBox()),
          plain(std::clamp(1.4 * std::sqrt(view.scale), 0.8, 2.4)),
          thin(wanted.arrows == Detail::Arrows::Lines)
    {
        for (const Swatch& swatch : picture.swatches)
            colors.push_back(legibleOn(swatch.color, tokens, 1.9));
        local = blended(tokens.canvas, tokens.mutedText, thin || picture.time ? 0.3 : 0.5);
    }

    void paintArrows(std::span<const std::uint32_t> arrows);
    void paintTransfers();

private:
    [[nodiscard]] bool emphasised(std::uint32_t arrow) const
    {
        const auto [from, to] = picture.ends(arrow);
        return from == selected || to == selected || from == picture.hovered || to == picture.hovered;
    }
    [[nodiscard]] const QColor& colorOf(std::uint32_t arrow) const
    {
        return picture.crosses(arrow) ? colors[picture.swatchOf[picture.ends(arrow).first]] : local;
    }
    /// What crosses devices is wider. A bundle is the wider the more edges it holds, up to three times an
    /// edge. Hairs are of one width.
    [[nodiscard]] double widthOf(std::uint32_t arrow, bool strong = true) const
    {
        if (thin)
            return 1;
        const double width = strong ? plain * 1.3 : plain;
        if (!picture.fold())
            return width;
        return width * std::min(3.0, 1 + 0.25 * std::log2(picture.fold()->arrows[arrow].edges));
    }
    [[nodiscard]] double outlineOf(std::uint32_t arrow, double more) const
    {
        return widthOf(arrow) + (thin ? 1 : more);
    }
    /// Against the flow an arrow always has a head.
    [[nodiscard]] bool isBackward(std::uint32_t arrow) const
    {
        return picture.fold() && picture.fold()->arrows[arrow].backward;
    }
    void paintTransfer(const ArrowTransfer& transfer);

    QPainter& painter;
    const GraphPicture& picture;
    const Camera& camera;
    const Detail& detail;
    const Tokens& tokens;
    ArrowPen pen;
    std::optional<std::uint32_t> selected;
    double plain; ///< Width of an arrow within a device.
    bool thin;
    std::vector<QColor> colors; ///< By swatch, legible on the canvas.
    QColor local;
};

void ArrowPainter::paintArrows(std::span<const std::uint32_t> arrows)
{
    // What matters more comes later and so lies above.
    enum Layer { DimLocal, DimCrossing, Local, Crossing, Critical, Emphasised, LayerCount };
    std::vector<std::uint32_t> layers[LayerCount];
    for (const std::uint32_t a : arrows) {
        const std::uint8_t marks = picture.edgeMarks[a];
        const bool dim = (marks & DimmedMark) != 0;
        const bool crossing = picture.crosses(a);
        if (emphasised(a))
            layers[Emphasised].push_back(a);
        else if ((marks & CriticalMark) && !dim)
            layers[Critical].push_back(a);
        else
            layers[dim ? (crossing ? DimCrossing : DimLocal) : (crossing ? Crossing : Local)].push_back(a);
    }
    // While it plays, what moves is strong and the rest is calm; many hair lines close together would drown
    // the boxes.
    // By values, what the boxes say comes first.
    const double calm = thin ? 0.4 : picture.time || picture.shaded() ? 0.45 : 1;
    std::vector<QColor> calmColors;
    for (const QColor& color : colors)
        calmColors.push_back(blended(tokens.canvas, color, calm));
    for (const Layer layer : {DimLocal, DimCrossing, Local, Crossing}) {
        const bool crossing = layer == DimCrossing || layer == Crossing;
        const bool dim = layer == DimLocal || layer == DimCrossing;
        std::vector<QColor> shades = crossing ? calmColors : std::vector{local};
        if (dim)
            for (QColor& shade : shades)
                shade = dimmed(shade, tokens);
        for (const std::uint32_t a : layers[layer]) {
            const std::uint16_t source = picture.swatchOf[picture.ends(a).first];
            pen.draw(a, crossing ? shades[source] : shades[0], widthOf(a, crossing),
                     crossing || isBackward(a));
        }
    }
    // The critical path is an outline: the arrow's own colour stays visible inside.
    for (const std::uint32_t a : layers[Critical])
        pen.draw(a, tokens.critical, outlineOf(a, 3), false);
    for (const std::uint32_t a : layers[Critical])
        if (!thin)
            pen.draw(a, colorOf(a), widthOf(a), true);
    for (const std::uint32_t a : layers[Emphasised]) {
        if (picture.edgeMarks[a] & CriticalMark)
            pen.draw(a, tokens.critical, outlineOf(a, 4), false);
        pen.draw(a, picture.crosses(a) ? colorOf(a) : tokens.mutedText, thin ? 1 : outlineOf(a, 1), true);
    }
}

void ArrowPainter::paintTransfers()
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const ArrowTransfer& transfer : picture.transfers)
        if (picture.crosses(transfer.arrow))
            paintTransfer(transfer);
}

void ArrowPainter::paintTransfer(const ArrowTransfer& transfer)
{
    std::vector<QPointF> points;
    appendFlattened(picture.layout().arrow(transfer.arrow), 16, points);
    double length = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        points[i] = camera.toScreen(points[i]);
        if (i > 0)
            length += QLineF(points[i - 1], points[i]).length();
    }
    // The way that is behind the tensor is solid, the way before it a broken track.
    QPolygonF behind{points[0]};
    QPolygonF ahead;
    double rest = length * transfer.progress;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QLineF step(points[i - 1], points[i]);
        if (ahead.isEmpty() && rest < step.length()) {
            const QPointF here = step.length() > 0 ? step.pointAt(rest / step.length()) : step.p1();
            behind.append(here);
            ahead.append(here);
        }
        rest -= step.length();
        (ahead.isEmpty() ? behind : ahead).append(points[i]);
    }
    const QColor& color = colors[picture.swatchOf[picture.ends(transfer.arrow).first]];
    const double strong = std::clamp(3 * std::sqrt(camera.scale), 1.5, 5.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, strong, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(behind);
    QPen track(color, strong * 0.6, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    track.setDashPattern({2, 2});
    painter.setPen(track);
    painter.drawPolyline(ahead);
    const double radius = std::clamp(5 * std::sqrt(camera.scale), 2.0, 8.0);
    painter.setPen(QPen(tokens.text, std::min(1.5, radius / 3)));
    painter.setBrush(color);
    painter.drawEllipse(behind.last(), radius, radius);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void paintArrows(QPainter& painter, const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                 std::span<const std::uint32_t> arrows, const Detail& detail, const PaintStyle& style)
{
    if (style.layer) {
        style.layer->image.fill(style.tokens.canvas);
        QPainter below(&style.layer->image);
        below.translate(-style.layer->origin);
        paintLanes(below, picture, camera, pane, style);
    } else {
        paintLanes(painter, picture, camera, pane, style);
    }
    ArrowPainter arrowPainter(painter, picture, camera, detail, style);
    arrowPainter.paintArrows(arrows);
    if (style.layer)
        painter.drawImage(style.layer->origin, style.layer->image);
    arrowPainter.paintTransfers();
}

} // namespace doppler
