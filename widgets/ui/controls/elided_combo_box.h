// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace doppler {

/// A combo box that requests the width of its longest row; with less, the selected text ends in an ellipsis.
/// It requires room for a minimum number of characters.
class ElidedComboBox : public QComboBox {
    Q_OBJECT
public:
    explicit ElidedComboBox(int letters, QWidget* parent = nullptr);

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

} // namespace doppler
