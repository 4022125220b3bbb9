// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/elided_combo_box.h"

#include <QStyle>
#include <QStyleOption>

namespace doppler {

ElidedComboBox::ElidedComboBox(int letters, QWidget* parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToContents);
    // Without it Qt would also keep the narrowest width that was right for the first rows.
    setMinimumContentsLength(letters);
}

void ElidedComboBox::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    option->currentText = fontMetrics().elidedText(option->currentText, Qt::ElideRight, field.width() - 2);
}

} // namespace doppler
