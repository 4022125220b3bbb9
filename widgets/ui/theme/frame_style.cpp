// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/theme/frame_style.h"

#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/frame_shapes.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <cmath>
#include <optional>

namespace doppler {

namespace {

constexpr int scrollBarExtent = 12;
constexpr int separatorExtent = 5;
constexpr int itemInset = 5;   ///< Between the edge of a list's row and its letters.
constexpr int headerInset = 4; ///< What a header's letters need more to begin with them.
constexpr int menuArrowRoom = 14;

/// A button that is a menu as a whole.
bool opensMenu(const QStyleOptionToolButton& button)
{
    return button.features.testFlag(QStyleOptionToolButton::HasMenu) &&
           !button.features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

/// How much of a horizontal bar is done, 0 to 1; nothing for a bar that moves because no end is known.
std::optional<double> shareOf(const QStyleOption* option)
{
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    if (!bar || bar->maximum <= bar->minimum || !bar->state.testFlag(QStyle::State_Horizontal))
        return std::nullopt;
    return (static_cast<double>(bar->progress) - bar->minimum) /
           (static_cast<double>(bar->maximum) - bar->minimum);
}

/// What a scroll bar stands on: the ground of what it scrolls.
QColor groundOf(const QWidget* bar, const QPalette& palette)
{
    const QWidget* widget = bar;
    while (widget && !qobject_cast<const QAbstractScrollArea*>(widget))
        widget = widget->parentWidget();
    widget = widget ? static_cast<const QAbstractScrollArea*>(widget)->viewport() : bar;
    while (widget && !widget->autoFillBackground() && !widget->isWindow())
        widget = widget->parentWidget();
    return widget ? widget->palette().color(widget->backgroundRole()) : palette.color(QPalette::Base);
}

} // namespace

FrameStyle::FrameStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void FrameStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    const bool isTip =
        label && label->windowType() == Qt::ToolTip; // Tips use markup; plainTip() escapes names.
    if (label && !isTip && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
}

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
    case PE_PanelButtonTool:
        drawToolPanel(painter, option);
        return;
    case PE_Frame:
    case PE_FrameMenu:
    case PE_FrameTabWidget:
        drawFrame(painter, option->rect, t);
        return;
    case PE_FrameTabBarBase:
        if (const auto* base = qstyleoption_cast<const QStyleOptionTabBarBase*>(option))
            drawTabBase(painter, option, base->shape);
        return;
    case PE_IndicatorHeaderArrow:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            if (header->sortIndicator != QStyleOptionHeader::None)
                drawArrow(painter,
                          option->rect.translated(
                              option->direction == Qt::RightToLeft ? headerInset : -headerInset, 0),
                          t.mutedText, header->sortIndicator == QStyleOptionHeader::SortUp);
        return;
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth == 0) // The field inside a spin box, which has a frame already.
            return;
        const Smooth smooth(painter);
        const bool focus = option->state.testFlag(State_HasFocus);
        painter->setPen(QPen(focus ? t.accent : t.line, t.outline));
        painter->setBrush(element == PE_PanelLineEdit ? option->palette.base() : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), frameRadius,
                                 frameRadius);
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
        drawCheckBox(painter, option);
        return;
    case PE_IndicatorRadioButton:
        drawRadioButton(painter, option);
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
    case CE_MenuBarItem: // Fusion draws a line below each, which would end where the titles do.
        painter->save();
        painter->setClipRect(option->rect.adjusted(0, 0, 0, -2), Qt::IntersectClip);
        QProxyStyle::drawControl(element, option, painter, widget);
        painter->restore();
        return;
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
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            drawTab(painter, tab);
        return;
    case CE_TabBarTabLabel: {
        const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        if (tab && !tab->state.testFlag(State_Selected) && tab->state.testFlag(State_Enabled)) {
            QStyleOptionTab calm(*tab);
            calm.palette.setColor(QPalette::WindowText, t.mutedText);
            QProxyStyle::drawControl(element, &calm, painter, widget);
            return;
        }
        break;
    }
    case CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            drawHeader(painter, header);
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader label(*header); // Its letters begin where those of the rows do.
            label.rect.adjust(headerInset, 0, -headerInset, 0);
            QProxyStyle::drawControl(element, &label, painter, widget);
            return;
        }
        break;
    case CE_ProgressBarGroove:
    case CE_ProgressBarContents:
        if (const auto share = shareOf(option)) {
            if (element == CE_ProgressBarContents) // It has the groove as well.
                drawProgress(painter, option, option->rect, *share);
            return;
        }
        break;
    case CE_HeaderEmptyArea:
        drawHeaderGround(painter, option, option->state.testFlag(State_Horizontal));
        return;
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
    case CC_ToolButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (!button || !opensMenu(*button))
            break;
        drawToolPanel(painter, option);
        if (option->state.testFlag(State_HasFocus) && option->state.testFlag(State_KeyboardFocusChange)) {
            QStyleOptionFocusRect focus;
            focus.QStyleOption::operator=(*option);
            focus.rect.adjust(3, 3, -3, -3);
            proxy()->drawPrimitive(PE_FrameFocusRect, &focus, painter, widget);
        }
        // The arrow stands beside the label, as that of a chooser does.
        const QRect inside = option->rect.adjusted(2, 2, -2, -2);
        const QRect arrow(inside.right() - menuArrowRoom + 1, inside.top(), menuArrowRoom, inside.height());
        QStyleOptionToolButton label(*button);
        label.features &= ~QStyleOptionToolButton::HasMenu;
        label.rect = visualRect(option->direction, inside, inside.adjusted(0, 0, -menuArrowRoom, 0));
        proxy()->drawControl(CE_ToolButtonLabel, &label, painter, widget);
        drawArrow(painter, visualRect(option->direction, inside, arrow),
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
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), frameRadius,
                                 frameRadius);
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
        painter->fillRect(option->rect, groundOf(widget, option->palette)); // It is opaque to Qt.
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
        drawSlider(painter, option, subControlRect(CC_Slider, option, SC_SliderHandle, widget));
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

int FrameStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returned) const
{
    if (hint == SH_Widget_Animation_Duration && m_reducedMotion)
        return 0;
    if (hint == SH_DialogButtonLayout) // What a dialog is for stands on the right, on every desktop.
        return QDialogButtonBox::GnomeLayout;
    return QProxyStyle::styleHint(hint, option, widget, returned);
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
    case PM_TabBarTabShiftHorizontal: // All tabs lie on one line.
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
        return 0;
    case PM_TabBarBaseOverlap:
        return 1;
    case PM_FocusFrameHMargin: // Choosers ask for it too, and are wide enough.
        return qobject_cast<const QAbstractItemView*>(widget)
                   ? itemInset
                   : QProxyStyle::pixelMetric(metric, option, widget);
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

QSize FrameStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option))
            if (opensMenu(*button))
                size.rwidth() += menuArrowRoom;
        break;
    case CT_HeaderSection:
        size += QSize(2 * headerInset, gridUnit / 2);
        break;
    case CT_ItemViewItem:
        size.rheight() += 6;
        break;
    default:
        break;
    }
    return size;
}

QRect FrameStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    QRect area = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_HeaderLabel) // What a header's letters are shortened to.
        area.adjust(headerInset, 0, -headerInset, 0);
    return area;
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
