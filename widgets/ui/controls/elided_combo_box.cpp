// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/elided_combo_box.h"

#include <QAbstractItemView>
#include <QStyle>
#include <QStyleOption>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr int fieldMargins = 2; ///< The style leaves a pixel on both sides of the text.
constexpr int iconGap = 4;

} // namespace

ElidedComboBox::ElidedComboBox(int letters, QWidget* parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToContents);
    // Without it Qt would also keep the narrowest width that was right for the first rows.
    setMinimumContentsLength(letters);
}

void ElidedComboBox::showPopup()
{
    view()->setTextElideMode(Qt::ElideMiddle); // The view is made by its first use.
    QComboBox::showPopup();
}

/// Qt measures the ink of a row, which is narrower than its advance where it ends in a full-width bracket.
QSize ElidedComboBox::sizeHint() const
{
    QSize hint = QComboBox::sizeHint();
    QStyleOptionComboBox option;
    QComboBox::initStyleOption(&option);
    option.rect = QRect(QPoint(), hint);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + iconGap;
    const QFontMetricsF metrics(font());
    double widest = 0;
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(itemText(row)));
    const int need = static_cast<int>(std::ceil(widest)) + fieldMargins + icon;
    hint.rwidth() += std::max(0, need - field.width());
    return hint;
}

QString ElidedComboBox::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return option.currentText;
}

void ElidedComboBox::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    option->currentText =
        fontMetrics().elidedText(option->currentText, Qt::ElideMiddle, field.width() - fieldMargins);
}

} // namespace doppler
