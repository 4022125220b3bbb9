// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <QPainter>
#include <QRect>

class QStyleOption;
class QStyleOptionHeader;
class QStyleOptionTab;

namespace doppler {

/// Radius of the corners of buttons and fields.
inline constexpr double frameRadius = 4;

/// The flat shapes of FrameStyle, in the colours of the tokens.

QColor wash(QColor color, double opacity);

/// Saves the painter, enables antialiasing, and restores it.
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

/// A button or combo box.
void drawPanel(QPainter* painter, const QStyleOption* option, bool primary = false);
/// A button without frame, as in tool bars; draws only if it is checked, pressed or hovered.
void drawToolPanel(QPainter* painter, const QStyleOption* option);
void drawArrow(QPainter* painter, const QRect& area, const QColor& color, bool up = false);
void drawCheckBox(QPainter* painter, const QStyleOption* option);
void drawRadioButton(QPainter* painter, const QStyleOption* option);
/// The groove of a horizontal slider with the part that is done, and the handle.
void drawSlider(QPainter* painter, const QStyleOption* option, const QRect& handle);
/// The track of a bar, on which it fills a share from 0 to 1.
void drawProgress(QPainter* painter, const QStyleOption* option, const QRect& area, double share);
/// A frame around lists and panels.
void drawFrame(QPainter* painter, const QRect& area, const Tokens& tokens);
/// The selected tab has a bar in the accent colour along its page.
void drawTab(QPainter* painter, const QStyleOptionTab* tab);
/// The line between tabs and page.
void drawTabBase(QPainter* painter, const QStyleOption* option, int shape);
/// The background of a header section, with lines to its neighbour and to its content.
void drawHeader(QPainter* painter, const QStyleOptionHeader* header);
void drawHeaderGround(QPainter* painter, const QStyleOption* option, bool across);

} // namespace doppler
