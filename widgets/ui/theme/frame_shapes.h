// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QPainter>
#include <QRect>

class QStyleOption;
class QStyleOptionHeader;
class QStyleOptionTab;

namespace doppler {

/// How much the corners of buttons and fields are rounded.
inline constexpr double frameRadius = 4;

/// The flat shapes of FrameStyle, in the tokens' colours.

QColor wash(QColor color, double opacity);

/// Saves and restores the painter around some drawing with smooth edges.
class Smooth {
public:
    explicit Smooth(QPainter* used) : painter(used)
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
    }
    ~Smooth() { painter->restore(); }
    Smooth(const Smooth&) = delete;
    Smooth& operator=(const Smooth&) = delete;

private:
    QPainter* painter;
};

/// A button or chooser.
void drawPanel(QPainter* painter, const QStyleOption* option, bool primary = false);
/// A button without frame, as in tool bars; nothing unless it is on, held or pointed at.
void drawToolPanel(QPainter* painter, const QStyleOption* option);
void drawArrow(QPainter* painter, const QRect& area, const QColor& color, bool up = false);
void drawCheckBox(QPainter* painter, const QStyleOption* option);
/// A line around lists and panels.
void drawFrame(QPainter* painter, const QRect& area, const Tokens& tokens);
/// The shown one has a bar in the accent's colour along its page.
void drawTab(QPainter* painter, const QStyleOptionTab* tab);
/// The line between tabs and page.
void drawTabBase(QPainter* painter, const QStyleOption* option, int shape);
/// A section's ground with the lines to its neighbour and to what it heads.
void drawHeader(QPainter* painter, const QStyleOptionHeader* header);
void drawHeaderGround(QPainter* painter, const QStyleOption* option, bool across);

} // namespace doppler
