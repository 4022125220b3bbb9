// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/frame_style.h"

#include "widgets/font_size.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <cmath>

namespace doppler {

namespace {

constexpr int scrollBarExtent = 12;
constexpr int separatorExtent = 5;
constexpr double radius = 4;

QColor wash(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

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

void drawPanel(QPainter* painter, const QStyleOption* option, bool primary = false)
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
    painter->drawRoundedRect(box, radius, radius);
    if (down || hover) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(wash(primary ? t.canvas : t.text, down ? 0.14 : 0.06));
        painter->drawRoundedRect(box, radius, radius);
    }
}

void drawArrow(QPainter* painter, const QRect& area, const QColor& color, bool up = false)
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

void drawCheckBox(QPainter* painter, const QStyleOption* option, const Tokens& t)
{
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

} // namespace

FrameStyle::FrameStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void FrameStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    const Tokens t = tokens(option->palette);
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        drawPanel(painter, option, button && button->features.testFlag(QStyleOptionButton::DefaultButton));
        return;
    }
    case PE_PanelButtonTool: {
        const bool on = option->state.testFlag(State_Sunken) || option->state.testFlag(State_On);
        const bool hover = option->state.testFlag(State_Enabled) && option->state.testFlag(State_MouseOver);
        if (!on && !hover)
            return;
        const Smooth smooth(painter);
        painter->setPen(Qt::NoPen);
        painter->setBrush(wash(t.text, on ? 0.14 : 0.07));
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        return;
    }
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth == 0) // The field inside a spin box, which has a frame already.
            return;
        const Smooth smooth(painter);
        const bool focus = option->state.testFlag(State_HasFocus);
        painter->setPen(QPen(focus ? t.accent : t.line, t.outline));
        painter->setBrush(element == PE_PanelLineEdit ? option->palette.base() : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        return;
    }
    case PE_IndicatorDockWidgetResizeHandle: {
        const QRect area = option->rect;
        const bool upright = area.height() > area.width();
        const QPoint middle = area.center();
        const QRect line = upright ? QRect(middle.x(), area.top(), 1, area.height())
                                   : QRect(area.left(), middle.y(), area.width(), 1);
        painter->fillRect(line, option->state.testFlag(State_MouseOver) ? t.accent : t.line);
        return;
    }
    case PE_PanelMenuBar:
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheckBox(painter, option, t);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FrameStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    const Tokens t = tokens(option->palette);
    switch (element) {
    case CE_ToolBar:
    case CE_MenuBarEmptyArea: {
        painter->fillRect(option->rect, t.surface);
        if (element == CE_ToolBar)
            painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                              t.line);
        return;
    }
    case CE_PushButtonLabel: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button && button->features.testFlag(QStyleOptionButton::DefaultButton) &&
            option->state.testFlag(State_Enabled)) {
            QStyleOptionButton inverted(*button);
            inverted.palette.setColor(QPalette::ButtonText, option->palette.color(QPalette::HighlightedText));
            QProxyStyle::drawControl(element, &inverted, painter, widget);
            return;
        }
        break;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FrameStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const
{
    const Tokens t = tokens(option->palette);
    switch (control) {
    case CC_ComboBox: {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        if (!combo || combo->editable)
            break;
        drawPanel(painter, option);
        drawArrow(painter, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget),
                  option->state.testFlag(State_Enabled) ? t.mutedText : t.line);
        return;
    }
    case CC_SpinBox: {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (!spin || !spin->frame)
            break;
        const bool enabled = option->state.testFlag(State_Enabled);
        const Smooth smooth(painter);
        painter->setPen(
            QPen(enabled && option->state.testFlag(State_HasFocus) ? t.accent : t.line, t.outline));
        painter->setBrush(enabled ? option->palette.base() : QBrush(t.surface));
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        if (spin->buttonSymbols == QAbstractSpinBox::NoButtons)
            return;
        for (const bool up : {true, false}) {
            const SubControl part = up ? SC_SpinBoxUp : SC_SpinBoxDown;
            const QRect area = subControlRect(CC_SpinBox, option, part, widget);
            const bool possible =
                enabled && spin->stepEnabled.testFlag(up ? QAbstractSpinBox::StepUpEnabled
                                                         : QAbstractSpinBox::StepDownEnabled);
            if (possible && spin->activeSubControls.testFlag(part)) {
                const bool held = option->state.testFlag(State_Sunken);
                painter->fillRect(area.adjusted(0, 1, -1, -1), wash(t.text, held ? 0.14 : 0.07));
            }
            drawArrow(painter, area, possible ? t.mutedText : t.line, up);
        }
        return;
    }
    case CC_ScrollBar: {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (!bar)
            break;
        const QRect handle = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
        const bool held =
            bar->activeSubControls.testFlag(SC_ScrollBarSlider) && option->state.testFlag(State_Sunken);
        const bool hover = option->state.testFlag(State_MouseOver);
        const Smooth smooth(painter);
        painter->fillRect(option->rect, option->palette.color(QPalette::Base));
        painter->setPen(Qt::NoPen);
        painter->setBrush(wash(t.mutedText, held ? 0.9 : hover ? 0.7 : 0.45));
        const QRectF grip = QRectF(handle).adjusted(3, 3, -3, -3);
        const double round = std::min(grip.width(), grip.height()) / 2;
        painter->drawRoundedRect(grip, round, round);
        return;
    }
    case CC_Slider: {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (!slider || slider->orientation != Qt::Horizontal || slider->tickPosition != QSlider::NoTicks)
            break;
        const QRect handle = subControlRect(CC_Slider, option, SC_SliderHandle, widget);
        const Smooth smooth(painter);
        const bool enabled = option->state.testFlag(State_Enabled);
        const double y = QRectF(option->rect).center().y();
        const QRectF groove(option->rect.left() + 2, y - 2, option->rect.width() - 4, 4);
        QRectF done = groove;
        done.setRight(QRectF(handle).center().x());
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.line);
        painter->drawRoundedRect(groove, 2, 2);
        painter->setBrush(enabled ? t.accent : t.mutedText);
        painter->drawRoundedRect(done, 2, 2);
        const bool focus =
            option->state.testFlag(State_HasFocus) && option->state.testFlag(State_KeyboardFocusChange);
        painter->setPen(QPen(t.surface, 2));
        painter->setBrush(enabled ? t.accent : t.mutedText);
        painter->drawEllipse(QPointF(QRectF(handle).center().x(), y), focus ? 8 : 7, focus ? 8 : 7);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

int FrameStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_DockWidgetSeparatorExtent:
        return separatorExtent;
    case PM_ScrollBarExtent:
        return scrollBarExtent;
    case PM_ScrollBarSliderMin:
        return 28;
    case PM_ToolBarFrameWidth:
        return 0;
    case PM_ToolBarItemMargin:
        return gridUnit / 2;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: // What stands beside letters grows with them.
        return static_cast<int>(
            std::lround(QProxyStyle::pixelMetric(metric, option, widget) * textScale(QApplication::font())));
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QRect FrameStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    // No arrows at the ends: the groove is the whole bar.
    const bool across = bar->orientation == Qt::Horizontal;
    const int whole = across ? bar->rect.width() : bar->rect.height();
    const int range = bar->maximum - bar->minimum;
    int length = whole;
    if (range > 0) {
        const double share =
            static_cast<double>(bar->pageStep) / (static_cast<double>(range) + bar->pageStep);
        length = std::clamp(static_cast<int>(whole * share), std::min(28, whole), whole);
    }
    const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, whole - length,
                                              bar->upsideDown);
    const auto piece = [&](int from, int size) {
        const QRect local =
            across ? QRect(from, 0, size, bar->rect.height()) : QRect(0, from, bar->rect.width(), size);
        return visualRect(bar->direction, bar->rect, local.translated(bar->rect.topLeft()));
    };
    switch (part) {
    case SC_ScrollBarGroove:
        return piece(0, whole);
    case SC_ScrollBarSlider:
        return piece(start, length);
    case SC_ScrollBarSubPage:
        return piece(0, start);
    case SC_ScrollBarAddPage:
        return piece(start + length, whole - start - length);
    case SC_ScrollBarAddLine:
    case SC_ScrollBarSubLine:
        return {};
    default:
        return QProxyStyle::subControlRect(control, option, part, widget);
    }
}

} // namespace doppler
