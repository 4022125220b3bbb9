// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/box_style.h"

#include <algorithm>
#include <cmath>

namespace doppler {

QColor blended(const QColor& one, const QColor& other, double way)
{
    const auto channel = [way](float a, float b) { return static_cast<float>(std::lerp(a, b, way)); };
    return QColor::fromRgbF(channel(one.redF(), other.redF()), channel(one.greenF(), other.greenF()),
                            channel(one.blueF(), other.blueF()));
}

QColor legibleOn(const QColor& color, const Tokens& tokens, double least)
{
    QColor out = color;
    for (double way = 0.1; contrast(out, tokens.canvas) < least && way <= 1; way += 0.1)
        out = blended(color, tokens.text, way);
    return out;
}

QColor dimmed(const QColor& color, const Tokens& tokens)
{
    return blended(tokens.canvas, color, dimmedOpacity);
}

Swatch deviceSwatch(std::size_t device) { return {deviceColor(device), devicePattern(device)}; }

namespace {

BoxStyle brightStyle(const std::optional<Swatch>& swatch, std::optional<VertexState> state, const Tokens& t)
{
    const QColor color = swatch ? swatch->color : blended(t.surface, t.mutedText, 0.25);
    const QColor outline = legibleOn(color, t, 3);
    BoxStyle style;
    style.fill = color;
    style.border = blended(color, t.dark ? t.canvas : t.text, 0.35);
    if (contrast(style.fill, t.canvas) < 1.5)
        style.border = legibleOn(color, t, 2);
    if (!state && !swatch) {
        style.fill = t.surface;
        style.border = blended(t.line, t.mutedText, 0.5);
    }
    if (state == VertexState::Waiting) {
        style.fill = t.canvas;
        style.border = outline;
        style.borderStyle = Qt::DashLine;
    } else if (state == VertexState::Ready) {
        style.fill = blended(t.canvas, color, 0.12);
        style.border = outline;
        style.borderWidth = 2.5;
    } else if (state == VertexState::Running) {
        style.border = blended(color, t.text, 0.6);
        style.borderWidth = 2;
        style.progress = true;
    } else if (state == VertexState::Done) {
        style.fill = blended(t.canvas, color, 0.4);
        style.border = blended(t.canvas, color, 0.7);
        style.tick = true;
    }
    style.text = textOn(style.fill);
    style.fill = clearOf(style.text, style.fill, leastTextContrast(t));
    style.mutedText = t.highContrast ? style.text : blended(style.fill, style.text, 0.75);
    const bool filled = !state || state == VertexState::Running || state == VertexState::Done;
    if (swatch && swatch->pattern != Qt::SolidPattern && filled) {
        style.pattern = swatch->pattern;
        style.patternColor = blended(style.fill, style.text, 0.3);
    }
    return style;
}

} // namespace

BoxStyle boxStyle(const std::optional<Swatch>& swatch, std::optional<VertexState> state, bool isDimmed,
                  const Tokens& tokens)
{
    BoxStyle style = brightStyle(swatch, state, tokens);
    if (isDimmed)
        dim(style, tokens);
    return style;
}

void dim(BoxStyle& style, const Tokens& tokens)
{
    style.fill = dimmed(style.fill, tokens);
    style.border = dimmed(style.border, tokens);
    if (style.patternColor.isValid())
        style.patternColor = dimmed(style.patternColor, tokens);
    const auto contrastOnIt = [&](const QColor& ink) {
        const double fill = contrast(ink, style.fill);
        return style.patternColor.isValid() ? std::min(fill, contrast(ink, style.patternColor)) : fill;
    };
    // Half as strong as on others where that can be read.
    const QColor ink = textOn(style.fill);
    double way = 0.5;
    do {
        style.text = blended(style.fill, ink, way);
        way += 0.1;
    } while (way < 1.05 && contrastOnIt(style.text) < leastDimmedContrast(tokens));
    style.mutedText = style.text;
}

} // namespace doppler
