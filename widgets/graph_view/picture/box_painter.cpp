// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/shape_text.h"
#include "widgets/graph_view/picture/graph_painter.h"
#include "widgets/graph_view/picture/group_painter.h"
#include "widgets/graph_view/picture/lock_mark.h"
#include "widgets/graph_view/picture/text_ruler.h"
#include "widgets/ui/text/drawable_text.h"
#include "widgets/ui/text/format.h"

#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

QString drawn(const std::string& text) { return drawable(QString::fromStdString(text)); }

/// The shape of the output; where that is unknown, all shapes.
std::string shapeFor(const Vertex& vertex)
{
    const std::string output = outputShapeText(vertex);
    return output.empty() ? shapesText(vertex) : output;
}

double borderOf(const BoxStyle& style, double height) { return std::min(style.borderWidth, height / 5); }

class BoxPainter {
public:
    BoxPainter(QPainter& target, const GraphPicture& shown, const Camera& view, const Detail& wanted,
               const PaintStyle& look)
        : painter(target), picture(shown), camera(view), detail(wanted), tokens(look.tokens),
          box(shown.layout().box * view.scale), largeBox(shown.layout().largeBox * view.scale),
          radius(std::clamp(5 * view.scale, 1.5, 9.0)),
          pixels(look.layer ? look.layer->image.devicePixelRatio() : 0),
          labelFont(sized(look.font, wanted.labelPixels, QFont::Medium)),
          tagFont(sized(look.font, smallLetters(wanted), QFont::Normal)), label(labelFont), tag(tagFont),
          groups(target, shown, look, largeBox), shaded(shown.shaded()),
          looks((shown.swatches.size() + 1 + (shaded ? shown.shading->swatches.size() : 0)) * stateCount * 2)
    {
        for (std::size_t d = 0; picture.topology && d < picture.topology->deviceCount(); ++d)
            deviceNames.push_back(
                drawable(QString::fromStdString(picture.topology->device(DeviceId{d}).name)));
    }

    void paintBlocks(std::span<const std::uint32_t> boxes);
    void paintShapes(std::span<const std::uint32_t> boxes);
    void paintOutlines(std::span<const std::uint32_t> boxes);

private:
    static constexpr std::size_t stateCount = 5; // Four, and none.
    static constexpr int leastLetters = 7;

    /// A style and, once it was needed, a stamp of it: a stamp costs a tenth of drawing the shape anew.
    struct Look {
        std::optional<BoxStyle> style;
        QPixmap stamp;
    };

    [[nodiscard]] const QSizeF& sizeOf(std::uint32_t v) const { return picture.isGroup(v) ? largeBox : box; }
    [[nodiscard]] QRectF screenRect(std::uint32_t v) const
    {
        const QPointF c = camera.toScreen(picture.layout().centers[v]);
        const QSizeF& size = sizeOf(v);
        QPointF corner(c.x() - size.width() / 2, c.y() - size.height() / 2);
        if (pixels > 0) // Stamps and letters lie on whole pixels.
            corner = {std::round(corner.x() * pixels) / pixels, std::round(corner.y() * pixels) / pixels};
        return {corner, size};
    }
    [[nodiscard]] bool isDimmed(std::uint32_t v) const { return picture.vertexMarks[v] & DimmedMark; }
    [[nodiscard]] bool fades(std::uint32_t v) const
    {
        return !shaded && picture.fade < 1 && !picture.swatchBefore.empty() &&
               picture.swatchBefore[v] != picture.swatchOf[v];
    }
    /// What a box is filled with, as a number: a device, none, or a step of the scale.
    [[nodiscard]] std::size_t kindOf(std::uint32_t v) const
    {
        return shaded ? picture.swatches.size() + 1 + picture.shading->of[v]
                      : kindOfDevice(picture.swatchOf[v]);
    }
    [[nodiscard]] std::size_t kindOfDevice(std::uint16_t swatch) const
    {
        return swatch == noSwatch ? picture.swatches.size() : swatch;
    }
    Look& look(std::size_t kind, std::optional<VertexState> state, bool dim);
    void paintDevice(std::uint32_t v, const QRectF& r);
    BoxStyle fadingStyle(std::uint32_t v);
    void paintShape(std::uint32_t v);
    void stamp(Look& look, const QPointF& corner);
    void paintLabel(std::uint32_t v, const QRectF& r, const BoxStyle& s);

    QPainter& painter;
    const GraphPicture& picture;
    const Camera& camera;
    const Detail& detail;
    const Tokens& tokens;
    QSizeF box;
    QSizeF largeBox; ///< Of groups.
    double radius;
    double pixels; ///< Device pixels per pixel; 0: no stamps.
    QFont labelFont;
    QFont tagFont;
    Ruler label;
    Ruler tag;
    GroupPainter groups;
    bool shaded; ///< By values: devices are a strip at the left.
    std::vector<Look> looks;
    std::vector<QString> deviceNames;
};

BoxPainter::Look& BoxPainter::look(std::size_t kind, std::optional<VertexState> state, bool dim)
{
    const std::size_t devices = picture.swatches.size();
    const std::size_t stateIndex = state ? static_cast<std::size_t>(*state) : stateCount - 1;
    Look& found = looks[(kind * stateCount + stateIndex) * 2 + (dim ? 1 : 0)];
    if (!found.style)
        found.style =
            boxStyle(kind == devices  ? std::nullopt
                     : kind < devices ? std::optional(picture.swatches[kind])
                                      : std::optional(picture.shading->swatches[kind - devices - 1]),
                     state, dim, tokens);
    return found;
}

BoxStyle BoxPainter::fadingStyle(std::uint32_t v)
{
    const auto state = picture.stateOf(v);
    BoxStyle now = *look(kindOf(v), state, isDimmed(v)).style;
    const BoxStyle& before = *look(kindOfDevice(picture.swatchBefore[v]), state, isDimmed(v)).style;
    now.fill = blended(before.fill, now.fill, picture.fade);
    now.border = blended(before.border, now.border, picture.fade);
    now.text = textOn(now.fill);
    now.mutedText = blended(now.fill, now.text, 0.75);
    return now;
}

void BoxPainter::paintBlocks(std::span<const std::uint32_t> boxes)
{
    BlocksByColor fills;
    BlocksByColor frames;
    const bool points = detail.boxes == Detail::Boxes::Points;
    for (const std::uint32_t v : boxes) {
        const QSizeF least = sizeOf(v).expandedTo(QSizeF(1.5, 1.5));
        const QPointF c = camera.toScreen(picture.layout().centers[v]);
        const QRectF r(c - QPointF(least.width() / 2, least.height() / 2), least);
        if (picture.isGroup(v)) {
            groups.appendBlocks(v, r, isDimmed(v), fills);
            continue;
        }
        BoxStyle fading;
        if (fades(v))
            fading = fadingStyle(v);
        const BoxStyle& s = fades(v) ? fading : *look(kindOf(v), picture.stateOf(v), isDimmed(v)).style;
        // A point has no room for an outline: it takes a shade between fill and border instead.
        if (!points && picture.time) { // A frame is the border's colour under a smaller box.
            frames[s.border.rgb()].push_back(r);
            fills[s.fill.rgb()].push_back(r.adjusted(1, 1, -1, -1));
        } else {
            fills[(points && picture.time ? blended(s.fill, s.border, 0.4) : s.fill).rgb()].push_back(r);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    for (const auto* batches : {&frames, &fills}) {
        for (const auto& [color, rects] : *batches) {
            painter.setBrush(QColor::fromRgb(color));
            painter.drawRects(rects.data(), static_cast<int>(rects.size()));
        }
    }
}

void BoxPainter::paintShapes(std::span<const std::uint32_t> boxes)
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const bool dim : {true, false})
        for (const std::uint32_t v : boxes)
            if (isDimmed(v) == dim)
                paintShape(v);
}

void BoxPainter::stamp(Look& look, const QPointF& corner)
{
    if (look.stamp.isNull()) {
        const QSizeF size = box * pixels;
        look.stamp =
            QPixmap(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())));
        look.stamp.setDevicePixelRatio(pixels);
        look.stamp.fill(Qt::transparent);
        QPainter stamper(&look.stamp);
        stamper.setRenderHint(QPainter::Antialiasing, true);
        paintBoxShape(stamper, QRectF(QPointF(), box), radius, *look.style);
    }
    painter.drawPixmap(corner, look.stamp);
}

void BoxPainter::paintShape(std::uint32_t v)
{
    const QRectF r = screenRect(v);
    if (picture.isGroup(v)) {
        groups.paint(v, r, radius, pixels, isDimmed(v));
        return;
    }
    BoxStyle fading;
    const BoxStyle* style = &fading;
    if (fades(v)) {
        fading = fadingStyle(v);
        paintBoxShape(painter, r, radius, fading);
    } else {
        Look& found = look(kindOf(v), picture.stateOf(v), isDimmed(v));
        style = &*found.style;
        if (pixels > 0)
            stamp(found, r.topLeft());
        else
            paintBoxShape(painter, r, radius, *style);
    }
    if (shaded)
        paintDevice(v, r);
    if (style->progress)
        paintProgress(painter, r, radius, *style, picture.progressOf(v));
    if (detail.labelPixels > 0)
        paintLabel(v, r, *style);
}

double stripWidth(const QRectF& rect) { return std::clamp(rect.height() * 0.16, 2.0, 6.0); }

void BoxPainter::paintDevice(std::uint32_t v, const QRectF& r)
{
    const std::uint16_t device = picture.swatchOf[v];
    if (device == noSwatch)
        return;
    const QColor& color = picture.swatches[device].color;
    const double round = radius * 0.6;
    painter.fillRect(QRectF(r.left() + 1, r.top() + round, stripWidth(r), r.height() - 2 * round),
                     isDimmed(v) ? dimmed(color, tokens) : color);
}

/// What a box leaves for letters.
QRectF insideOf(const QRectF& rect, double radius, const BoxStyle& style)
{
    const double side = radius * 0.8 + 1.5 + borderOf(style, rect.height());
    return rect.adjusted(side, 0, -side, 0);
}

/// Height of the bar with what is below it.
double barHeight(const QRectF& rect) { return std::max(1.5, rect.height() * 0.11); }

/// Side of the tick, 0: too small to be one.
double tickSide(const QRectF& rect) { return rect.height() < 9 ? 0 : std::min(rect.height() * 0.36, 12.0); }

void BoxPainter::paintLabel(std::uint32_t v, const QRectF& r, const BoxStyle& s)
{
    const VertexId id = *picture.vertexOf(v);
    const Vertex& vertex = picture.graph->vertex(id);
    QRectF room = insideOf(r, radius, s);
    if (shaded)
        room.setLeft(std::max(room.left(), r.left() + stripWidth(r) + 3));
    if (s.progress)
        room.setBottom(room.bottom() - barHeight(r));
    if (s.tick)
        room.setRight(room.right() - tickSide(r) - radius * 0.6);
    const std::uint16_t swatch = picture.swatchOf[v];
    const QString device = swatch < deviceNames.size() ? deviceNames[swatch] : QString();
    const QString name = drawable(QString::fromStdString(picture.graph->label(id)));
    const double tagWidth = device.isEmpty() ? 0 : tag.width(device);
    double middle = room.center().y();
    // The device in letters too, so that its colour is not the only sign, where there is room for both.
    const bool withTag = detail.secondLine || (detail.smallText && tagFont.pixelSize() >= leastLetters &&
                                               label.width(name) + tagWidth + radius * 2 <= room.width());
    if (detail.secondLine)
        middle += room.height() * (detail.thirdLine ? 0.02 : 0.22);
    if (withTag) {
        painter.setFont(tagFont);
        painter.setPen(s.mutedText);
        painter.drawText(QPointF(room.right() - tagWidth, tag.baseLine(middle)), device);
    }
    if (detail.secondLine) {
        painter.setFont(tagFont);
        painter.setPen(s.mutedText);
        painter.drawText(QPointF(room.left(), tag.baseLine(middle)),
                         tag.fitting(operationText(vertex, detail), room.width() - tagWidth - radius));
        middle = room.center().y() - room.height() * (detail.thirdLine ? 0.28 : 0.2);
    }
    if (detail.thirdLine)
        painter.drawText(QPointF(room.left(), tag.baseLine(room.center().y() + room.height() * 0.3)),
                         tag.fitting(sourceText(vertex, detail), room.width()));
    painter.setFont(labelFont);
    painter.setPen(s.text);
    painter.drawText(QPointF(room.left(), label.baseLine(middle)), label.fitting(name, room.width()));
}

void BoxPainter::paintOutlines(std::span<const std::uint32_t> boxes)
{
    const bool shapes = detail.boxes == Detail::Boxes::Shapes;
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, shapes);
    const auto outline = [&](std::uint32_t v, double distance, const QPen& pen) {
        const QRectF r = screenRect(v).adjusted(-distance, -distance, distance, distance);
        painter.setPen(pen);
        if (shapes)
            painter.drawRoundedRect(r, radius + distance, radius + distance);
        else
            painter.drawRect(r);
    };
    // Where boxes nearly touch, frames stay within the gap between them.
    const double gap = LayoutShape{}.boxGap * camera.scale;
    const double strong = !shapes   ? 1
                          : gap < 3 ? std::max(1.0, gap / 2)
                                    : std::clamp(camera.scale * 2.5, 1.5, 2.5);
    const auto within = [&](double distance) {
        return std::min(distance, std::max(strong / 2, gap - strong / 2));
    };
    QPen candidate(tokens.accent, strong, Qt::CustomDashLine);
    candidate.setDashPattern({2, 1.5});
    for (const std::uint32_t v : boxes) {
        const std::uint8_t marks = picture.vertexMarks[v];
        if ((marks & CriticalMark) && !(marks & DimmedMark) && detail.boxes != Detail::Boxes::Points)
            outline(v, within(strong / 2 + (shapes ? 1 : 0)), QPen(tokens.critical, strong));
        if (marks & CandidateMark)
            outline(v, within(strong * 1.5 + 1), candidate);
        if ((marks & SelectedMark) && detail.boxes != Detail::Boxes::Points)
            outline(v, strong * 1.5 + 2, QPen(tokens.accent, strong));
        if ((marks & LockedMark) && shapes)
            paintLockMark(painter, screenRect(v), tokens);
    }
    painter.setBrush(Qt::NoBrush);
    const auto selected = picture.selectedBox();
    if (picture.hovered && picture.hovered != selected)
        outline(*picture.hovered, strong * 1.5, QPen(tokens.mutedText, 1.5));
    if (selected)
        outline(*selected, strong * 1.5 + 2, QPen(tokens.accent, strong + 0.5));
}

void paintTick(QPainter& painter, const QRectF& r, const QColor& color)
{
    painter.setPen(QPen(color, std::max(1.0, r.width() / 7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {{r.left() + r.width() * 0.08, r.top() + r.height() * 0.55},
                              {r.left() + r.width() * 0.38, r.top() + r.height() * 0.85},
                              {r.left() + r.width() * 0.92, r.top() + r.height() * 0.18}};
    painter.drawPolyline(points, 3);
}

} // namespace

void paintBoxShape(QPainter& painter, const QRectF& rect, double radius, const BoxStyle& s)
{
    const double penWidth = borderOf(s, rect.height());
    const QRectF r = rect.adjusted(penWidth / 2, penWidth / 2, -penWidth / 2, -penWidth / 2);
    QPen pen(s.border, penWidth, s.borderStyle);
    if (s.borderStyle == Qt::DashLine)
        pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(s.fill);
    painter.drawRoundedRect(r, radius, radius);
    if (s.pattern != Qt::NoBrush) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QBrush(s.patternColor, s.pattern));
        painter.drawRoundedRect(r, radius, radius);
    }
    if (const double side = tickSide(rect); s.tick && side > 0) {
        const QRectF inside = insideOf(rect, radius, s);
        paintTick(painter, {inside.right() - side, rect.center().y() - side / 2, side, side}, s.mutedText);
    }
}

QString operationText(const Vertex& vertex, const Detail& detail)
{
    if (!detail.secondLine)
        return {};
    QStringList parts{drawn(vertex.op), drawn(shapeFor(vertex))};
    if (detail.thirdLine && parts.last().isEmpty() && vertex.outputBytes > 0)
        parts += formatBytes(vertex.outputBytes);
    if (detail.thirdLine)
        parts += drawn(vertex.attributes.text());
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" \u00b7 "));
}

QString sourceText(const Vertex& vertex, const Detail& detail)
{
    if (!detail.thirdLine)
        return {};
    return drawn(vertex.group.empty() && vertex.kernel ? vertex.kernel->einsum : vertex.group);
}

void paintProgress(QPainter& painter, const QRectF& rect, double radius, const BoxStyle& s, double progress)
{
    const QRectF inside = insideOf(rect, radius, s);
    const double height = barHeight(rect);
    // A low box has room for its letters only where the bar lies upon the border.
    const double below = rect.height() < 20 ? 0 : 1.5 * borderOf(s, rect.height());
    const QRectF track(inside.left(), rect.bottom() - below - height, inside.width(), height);
    painter.fillRect(track, blended(s.fill, s.text, 0.25));
    painter.fillRect(QRectF(track.topLeft(), QSizeF(track.width() * progress, height)), s.text);
}

void paintBoxes(QPainter& painter, const GraphPicture& picture, const Camera& camera,
                std::span<const std::uint32_t> boxes, const Detail& detail, const PaintStyle& style)
{
    BoxPainter boxPainter(painter, picture, camera, detail, style);
    if (detail.boxes == Detail::Boxes::Shapes)
        boxPainter.paintShapes(boxes);
    else
        boxPainter.paintBlocks(boxes);
    boxPainter.paintOutlines(boxes);
}

} // namespace doppler
