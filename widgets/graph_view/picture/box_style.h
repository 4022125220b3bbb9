// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/playback_state.h"
#include "widgets/ui/theme/theme.h"

#include <optional>

namespace doppler {

/// The colour that stands for a device, a class of costs or whatever a picture is coloured by.
struct Swatch {
    QColor color;
    Qt::BrushStyle pattern = Qt::SolidPattern; ///< Laid over the colour where colours repeat.

    [[nodiscard]] bool operator==(const Swatch&) const = default;
};

Swatch deviceSwatch(std::size_t device);

/// How one box is drawn; opaque colours, widths in pixels.
struct BoxStyle {
    QColor fill;
    QColor patternColor; ///< Of the pattern over the fill; invalid: none.
    Qt::BrushStyle pattern = Qt::NoBrush;
    QColor border;
    double borderWidth = 1;
    Qt::PenStyle borderStyle = Qt::SolidLine;
    QColor text;
    QColor mutedText;
    bool progress = false; ///< A bar along the lower edge says how much is done.
    bool tick = false;     ///< A tick says that it is done.
};

/// The style of a box of this colour (none: it has no device yet). Without a state it is simply filled. The
/// states differ in more than colour: waiting is hollow and dashed, ready hollow with a strong border,
/// running filled with a strong dark border and a bar, done pale with a tick.
BoxStyle boxStyle(const std::optional<Swatch>& swatch, std::optional<VertexState> state, bool isDimmed,
                  const Tokens& tokens);

/// Lets a box stand back; what is written on it can still be read.
void dim(BoxStyle& style, const Tokens& tokens);

/// `way` 0: the first colour, 1: the second.
QColor blended(const QColor& one, const QColor& other, double way);
/// The colour, moved towards the text's until it stands out from the canvas by at least this contrast.
QColor legibleOn(const QColor& color, const Tokens& tokens, double least);
/// The colour at dimmedOpacity on the canvas.
QColor dimmed(const QColor& color, const Tokens& tokens);

} // namespace doppler
