// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/group_painter.h"

#include "widgets/graph_view/picture/group_facts.h"
#include "widgets/ui/text/drawable_text.h"
#include "widgets/ui/text/format.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Of a card's height: how far the one behind stands out, and where everything lies on the one in front.
constexpr double behind = 0.055;
constexpr double nameMiddle = 0.19;
constexpr double costMiddle = 0.43;
constexpr double bytesMiddle = 0.64;
constexpr double barTop = 0.81;
constexpr double barBreadth = 0.1;

double letterHeight(double cardHeight) { return cardHeight * 0.205; }

/// The card in front.
QRectF frontOf(const QRectF& rect)
{
    const double step = rect.height() * behind;
    return rect.adjusted(0, step, -step, 0);
}

BoxStyle cardStyle(std::optional<VertexState> state, bool isDimmed, const Tokens& t)
{
    BoxStyle style;
    style.fill = t.surface;
    style.border = legibleOn(blended(t.line, t.mutedText, 0.6), t, 2);
    style.borderWidth = 1.2;
    if (state == VertexState::Waiting) {
        style.fill = t.canvas;
        style.borderStyle = Qt::DashLine;
    } else if (state == VertexState::Ready) {
        style.border = t.mutedText;
        style.borderWidth = 2;
    } else if (state == VertexState::Running) {
        style.border = t.text;
        style.borderWidth = 2;
        style.progress = true;
    } else if (state == VertexState::Done) {
        style.tick = true;
    }
    style.text = t.text;
    style.mutedText = t.mutedText;
    if (isDimmed)
        dim(style, t);
    return style;
}

} // namespace

GroupPainter::GroupPainter(QPainter& target, const GraphPicture& shown, const PaintStyle& look,
                           const QSizeF& box)
    : painter(target), picture(shown), tokens(look.tokens),
      lines(letterHeight(box.height()) >= 9.5 ? Lines::All
            : box.height() >= 16              ? Lines::Name
                                              : Lines::None),
      nameFont(sized(look.font,
                     static_cast<int>(lines == Lines::All ? letterHeight(box.height())
                                                          : std::clamp(box.height() * 0.42, 8.0, 12.0)),
                     QFont::DemiBold)),
      smallFont(sized(look.font, std::max(8, nameFont.pixelSize() * 4 / 5), QFont::Normal)), name(nameFont),
      small(smallFont), counts(look.legible(smallFont.pixelSize()))
{
    if (!look.labels || !look.legible(nameFont.pixelSize()))
        lines = Lines::None;
    else if (!counts && lines == Lines::All)
        lines = Lines::Name;
}

QColor GroupPainter::shade(const QColor& color, bool dim) const
{
    return dim ? dimmed(color, tokens) : color;
}

GroupPainter::Look& GroupPainter::look(std::optional<VertexState> state, bool dim)
{
    const std::size_t number = state ? static_cast<std::size_t>(*state) : stateCount - 1;
    Look& found = looks[number * 2 + (dim ? 1 : 0)];
    if (!found.style)
        found.style = cardStyle(state, dim, tokens);
    return found;
}

void GroupPainter::appendBlocks(std::uint32_t box, const QRectF& rect, bool dim, BlocksByColor& blocks) const
{
    if (!picture.shaded() && !picture.placed.seen && picture.growing.empty()) {
        blocks[shade(blended(tokens.surface, tokens.mutedText, 0.35), dim).rgb()].push_back(rect);
        return;
    }
    if (picture.shaded()) {
        blocks[shade(picture.swatchFor(box)->color, dim).rgb()].push_back(rect);
        return;
    }
    const auto state = picture.stateOf(box);
    const double strength = !state                          ? 1
                            : state == VertexState::Running ? 1
                            : state == VertexState::Done    ? 0.4
                                                            : 0.15;
    double left = rect.left();
    for (const DeviceShare& share : picture.sharesOf(box)) {
        const double width = rect.width() * share.share;
        const QColor color = blended(tokens.canvas, picture.swatches[share.device].color, strength);
        blocks[shade(color, dim).rgb()].emplace_back(left, rect.top(), width, rect.height());
        left += width;
    }
    if (left < rect.right() - 0.01) // Not all of it is placed.
        blocks[shade(blended(tokens.surface, tokens.mutedText, 0.35), dim).rgb()].emplace_back(
            QPointF(left, rect.top()), rect.bottomRight());
}

void GroupPainter::paintCard(Look& look, const QRectF& rect, double radius, double pixels)
{
    const auto draw = [&](QPainter& target, const QRectF& whole) {
        const double step = whole.height() * behind;
        BoxStyle back = *look.style;
        back.tick = false;
        back.borderWidth = std::min(back.borderWidth, 1.2);
        paintBoxShape(target, whole.adjusted(step, 0, 0, -step), radius, back);
        BoxStyle front = back;
        front.borderWidth = look.style->borderWidth;
        paintBoxShape(target, frontOf(whole), radius, front);
    };
    if (pixels <= 0) {
        draw(painter, rect);
        return;
    }
    if (look.stamp.isNull()) {
        const QSizeF size = rect.size() * pixels;
        look.stamp =
            QPixmap(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())));
        look.stamp.setDevicePixelRatio(pixels);
        look.stamp.fill(Qt::transparent);
        QPainter stamper(&look.stamp);
        stamper.setRenderHint(QPainter::Antialiasing, true);
        draw(stamper, QRectF(QPointF(), rect.size()));
    }
    painter.drawPixmap(rect.topLeft(), look.stamp);
}

void GroupPainter::paintBar(std::uint32_t box, const QRectF& bar, bool dim)
{
    if (!picture.shaded() && !picture.placed.seen && picture.growing.empty())
        return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (picture.shaded()) {
        const Swatch& swatch = *picture.swatchFor(box);
        const QColor color = shade(swatch.color, dim);
        painter.fillRect(bar, color);
        if (swatch.pattern != Qt::SolidPattern)
            painter.fillRect(bar, QBrush(blended(color, textOn(color), 0.3), swatch.pattern));
        painter.setRenderHint(QPainter::Antialiasing, true);
        return;
    }
    const auto state = picture.stateOf(box);
    const double strength = state == VertexState::Waiting || state == VertexState::Ready ? 0.35 : 1;
    double left = bar.left();
    for (const DeviceShare& share : picture.sharesOf(box)) {
        const double right = left + bar.width() * share.share;
        const QRectF part(std::round(left), bar.top(), std::round(right) - std::round(left), bar.height());
        const Swatch& swatch = picture.swatches[share.device];
        const QColor color = shade(blended(tokens.surface, swatch.color, strength), dim);
        painter.fillRect(part, color);
        if (swatch.pattern != Qt::SolidPattern)
            painter.fillRect(part, QBrush(blended(color, textOn(color), 0.3), swatch.pattern));
        left = right;
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void GroupPainter::paintLines(std::uint32_t box, const QRectF& room, const BoxStyle& style)
{
    const FoldedBox& folded = picture.fold()->boxes[box];
    const double height = room.height();
    const auto middle = [&](double share) { return room.top() + height * share; };
    const auto right = [&](const QString& text, double share) {
        painter.drawText(QPointF(room.right() - small.width(text), small.baseLine(middle(share))), text);
    };
    const double gap = height * 0.1;
    const double nameAt = lines == Lines::All ? nameMiddle : 0.36;
    const QString title = drawable(groupTitle(picture.fold()->tree->group(folded.group())));
    const auto isRoomFor = [&](const QString& text) {
        return name.width(title) + gap + small.width(text) <= room.width();
    };
    QString count = vertexCountText(folded.vertices);
    if (!isRoomFor(count))
        count = QLocale().toString(folded.vertices);
    const double countWidth = small.width(count);
    const bool counted = counts && (lines == Lines::All || isRoomFor(count) || room.width() > 3 * countWidth);
    painter.setFont(smallFont);
    painter.setPen(style.mutedText);
    if (counted)
        right(count, nameAt);
    if (lines == Lines::All) {
        QStringList costs;
        if (picture.placed.seen)
            costs += formatSeconds(picture.placed.seen->totals(box).seconds);
        if (folded.flops > 0)
            costs += formatFlops(folded.flops);
        painter.drawText(QPointF(room.left(), small.baseLine(middle(costMiddle))),
                         small.fitting(costs.join(QStringLiteral(" \u00b7 ")), room.width()));
        const QString in = QStringLiteral("\u2192 ") + formatBytes(folded.bytesIn);
        painter.drawText(QPointF(room.left(), small.baseLine(middle(bytesMiddle))), in);
        right(formatBytes(folded.bytesOut) + QStringLiteral(" \u2192"), bytesMiddle);
    }
    painter.setFont(nameFont);
    painter.setPen(style.text);
    painter.drawText(QPointF(room.left(), name.baseLine(middle(nameAt))),
                     name.fitting(title, room.width() - (counted ? countWidth + gap : 0)));
}

void GroupPainter::paint(std::uint32_t box, const QRectF& rect, double radius, double pixels, bool dim)
{
    Look& found = look(picture.stateOf(box), dim);
    paintCard(found, rect, radius, pixels);
    const QRectF front = frontOf(rect);
    const double side = std::max(2.0, front.height() * 0.12);
    const QRectF room = front.adjusted(side, 0, -side, 0);
    if (lines == Lines::None) {
        const double inset = std::max(1.5, front.height() * 0.2);
        paintBar(box, front.adjusted(inset, inset, -inset, -inset), dim);
        return;
    }
    const bool all = lines == Lines::All;
    const double top = front.top() + front.height() * (all ? barTop : 0.68);
    paintBar(box, QRectF(room.left(), top, room.width(), front.height() * (all ? barBreadth : 0.16)), dim);
    if (found.style->progress)
        paintProgress(painter, front, radius, *found.style, picture.progressOf(box));
    paintLines(box, room, *found.style);
}

} // namespace doppler
