// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/frame_shapes.h"

#include <QStyleOption>
#include <QTabBar>
#include <algorithm>

namespace doppler {

namespace {

constexpr int tabBar = 3;      ///< Width of the shown tab's bar.
constexpr int headerPause = 5; ///< What the line between two sections leaves out at its ends.

/// The strip of an area along the page that its tabs belong to.
QRect alongPage(const QRect& area, int shape, int width)
{
    switch (shape) {
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth:
        return {area.left(), area.top(), area.width(), width};
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest:
        return {area.right() + 1 - width, area.top(), width, area.height()};
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast:
        return {area.left(), area.top(), width, area.height()};
    default:
        return {area.left(), area.bottom() + 1 - width, area.width(), width};
    }
}

} // namespace

QColor wash(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

void drawPanel(QPainter* painter, const QStyleOption* option, bool primary)
{
    const Tokens t = tokens(option->palette);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const bool down =
        option->state.testFlag(QStyle::State_Sunken) || option->state.testFlag(QStyle::State_On);
    const bool hover = enabled && option->state.testFlag(QStyle::State_MouseOver);
    const bool focus = option->state.testFlag(QStyle::State_HasFocus) &&
                       option->state.testFlag(QStyle::State_KeyboardFocusChange);
    const Smooth smooth(painter);
    const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor ground = primary && enabled ? t.accent : enabled ? t.canvas : t.surface;
    painter->setPen(QPen(focus                ? t.accent
                         : primary && enabled ? t.accent
                                              : t.line,
                         focus ? t.outline + 1 : t.outline));
    painter->setBrush(ground);
    painter->drawRoundedRect(box, frameRadius, frameRadius);
    if (down || hover) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(wash(primary ? t.canvas : t.text, down ? 0.14 : 0.06));
        painter->drawRoundedRect(box, frameRadius, frameRadius);
    }
}

void drawToolPanel(QPainter* painter, const QStyleOption* option)
{
    const Tokens t = tokens(option->palette);
    const bool checked = option->state.testFlag(QStyle::State_On);
    const bool on = checked || option->state.testFlag(QStyle::State_Sunken);
    const bool hover =
        option->state.testFlag(QStyle::State_Enabled) && option->state.testFlag(QStyle::State_MouseOver);
    if (!on && !hover)
        return;
    const Smooth smooth(painter);
    // Where contrast is wanted a shade of gray is no sign.
    const bool outlined = checked && t.highContrast;
    const double inset = outlined ? t.outline / 2 : 0.5;
    painter->setPen(outlined ? QPen(t.accent, t.outline) : QPen(Qt::NoPen));
    painter->setBrush(wash(t.text, on ? 0.14 : 0.07));
    painter->drawRoundedRect(QRectF(option->rect).adjusted(inset, inset, -inset, -inset), frameRadius,
                             frameRadius);
}

void drawArrow(QPainter* painter, const QRect& area, const QColor& color, bool up)
{
    const Smooth smooth(painter);
    painter->setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    const QPointF middle = QRectF(area).center();
    const double width = std::min(4.0, area.width() / 2.0 - 2);
    const double tip = up ? -width / 2 : width / 2;
    painter->drawPolyline(
        QPolygonF({middle + QPointF(-width, -tip), middle + QPointF(0, tip), middle + QPointF(width, -tip)}));
}

void drawCheckBox(QPainter* painter, const QStyleOption* option)
{
    const Tokens t = tokens(option->palette);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const bool on = option->state.testFlag(QStyle::State_On);
    const bool partly = option->state.testFlag(QStyle::State_NoChange);
    const Smooth smooth(painter);
    const double side = std::min(option->rect.width(), option->rect.height()) - 1;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option->rect).center());
    const bool filled = on || partly;
    painter->setPen(QPen(filled && enabled ? t.accent : enabled ? t.mutedText : t.line, t.outline));
    painter->setBrush(!filled ? (enabled ? option->palette.base() : QBrush(t.surface))
                              : QBrush(enabled ? t.accent : t.line));
    painter->drawRoundedRect(box, 2.5, 2.5);
    if (enabled && option->state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(wash(t.text, 0.06));
        painter->drawRoundedRect(box, 2.5, 2.5);
    }
    if (!filled)
        return;
    const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x * side, y * side); };
    painter->setPen(
        QPen(textOn(enabled ? t.accent : t.line), side / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    if (partly)
        painter->drawLine(at(0.25, 0.5), at(0.75, 0.5));
    else
        painter->drawPolyline(QPolygonF({at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.32)}));
}

void drawRadioButton(QPainter* painter, const QStyleOption* option)
{
    const Tokens t = tokens(option->palette);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const bool on = option->state.testFlag(QStyle::State_On);
    const Smooth smooth(painter);
    const double radius = (std::min(option->rect.width(), option->rect.height()) - 1) / 2.0;
    const QPointF middle = QRectF(option->rect).center();
    painter->setPen(QPen(on && enabled ? t.accent : enabled ? t.mutedText : t.line, t.outline));
    painter->setBrush(enabled ? option->palette.base() : QBrush(t.surface));
    painter->drawEllipse(middle, radius, radius);
    painter->setPen(Qt::NoPen);
    if (enabled && option->state.testFlag(QStyle::State_MouseOver)) {
        painter->setBrush(wash(t.text, 0.06));
        painter->drawEllipse(middle, radius, radius);
    }
    if (!on)
        return;
    painter->setBrush(enabled ? t.accent : t.line);
    painter->drawEllipse(middle, radius * 0.5, radius * 0.5);
}

void drawSlider(QPainter* painter, const QStyleOption* option, const QRect& handle)
{
    const Tokens t = tokens(option->palette);
    const Smooth smooth(painter);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const double y = QRectF(option->rect).center().y();
    const QRectF groove(option->rect.left() + 2, y - 2, option->rect.width() - 4, 4);
    QRectF done = groove;
    done.setRight(QRectF(handle).center().x());
    painter->setPen(Qt::NoPen);
    painter->setBrush(t.line);
    painter->drawRoundedRect(groove, 2, 2);
    painter->setBrush(enabled ? t.accent : t.mutedText);
    painter->drawRoundedRect(done, 2, 2);
    const bool focus = option->state.testFlag(QStyle::State_HasFocus) &&
                       option->state.testFlag(QStyle::State_KeyboardFocusChange);
    painter->setPen(QPen(t.surface, 2));
    painter->drawEllipse(QPointF(QRectF(handle).center().x(), y), focus ? 8 : 7, focus ? 8 : 7);
}

void drawProgress(QPainter* painter, const QStyleOption* option, const QRect& area, double share)
{
    const Tokens t = tokens(option->palette);
    const Smooth smooth(painter);
    const double round = std::min(area.height() / 2.0, frameRadius);
    painter->setPen(Qt::NoPen);
    painter->setBrush(wash(t.mutedText, 0.45)); // As the handles of scroll bars, which all themes show.
    painter->drawRoundedRect(area, round, round);
    if (share <= 0)
        return;
    const int length = static_cast<int>(area.width() * std::min(share, 1.0));
    const QRect done(option->direction == Qt::RightToLeft ? area.right() + 1 - length : area.left(),
                     area.top(), length, area.height());
    painter->setBrush(option->palette.highlight());
    painter->drawRoundedRect(done, round, round);
}

void drawFrame(QPainter* painter, const QRect& area, const Tokens& tokens)
{
    painter->fillRect(QRect(area.left(), area.top(), area.width(), 1), tokens.line);
    painter->fillRect(QRect(area.left(), area.bottom(), area.width(), 1), tokens.line);
    painter->fillRect(QRect(area.left(), area.top(), 1, area.height()), tokens.line);
    painter->fillRect(QRect(area.right(), area.top(), 1, area.height()), tokens.line);
}

void drawTab(QPainter* painter, const QStyleOptionTab* tab)
{
    const Tokens t = tokens(tab->palette);
    if (tab->state.testFlag(QStyle::State_Selected)) {
        const bool enabled = tab->state.testFlag(QStyle::State_Enabled);
        painter->fillRect(alongPage(tab->rect, tab->shape, tabBar), enabled ? t.accent : t.mutedText);
    } else if (tab->state.testFlag(QStyle::State_Enabled) && tab->state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(tab->rect, wash(t.text, 0.06));
    }
}

void drawTabBase(QPainter* painter, const QStyleOption* option, int shape)
{
    painter->fillRect(alongPage(option->rect, shape, 1), tokens(option->palette).line);
}

void drawHeaderGround(QPainter* painter, const QStyleOption* option, bool across)
{
    const Tokens t = tokens(option->palette);
    const QRect area = option->rect;
    painter->fillRect(area, t.surface);
    painter->fillRect(across ? QRect(area.left(), area.bottom(), area.width(), 1)
                             : QRect(area.right(), area.top(), 1, area.height()),
                      t.line);
}

void drawHeader(QPainter* painter, const QStyleOptionHeader* header)
{
    const Tokens t = tokens(header->palette);
    const bool across = header->orientation == Qt::Horizontal;
    drawHeaderGround(painter, header, across);
    const bool enabled = header->state.testFlag(QStyle::State_Enabled);
    const bool held = header->state.testFlag(QStyle::State_Sunken);
    const bool hover = header->state.testFlag(QStyle::State_MouseOver);
    const QRect area = header->rect;
    if (enabled && (held || hover))
        painter->fillRect(area, wash(t.text, held ? 0.14 : 0.06));
    using Header = QStyleOptionHeader;
    if (header->position == Header::End || header->position == Header::OnlyOneSection)
        return;
    if (!across)
        painter->fillRect(area.left() + headerPause, area.bottom(), area.width() - headerPause, 1, t.line);
    else // Between this section and the next.
        painter->fillRect(header->direction == Qt::RightToLeft ? area.left() : area.right(),
                          area.top() + headerPause, 1, area.height() - 2 * headerPause, t.line);
}

} // namespace doppler
