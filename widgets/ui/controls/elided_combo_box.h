// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace doppler {

/// Asks for the room of its longest row; where it gets less, what is chosen ends in an ellipsis. It keeps
/// room for so many letters.
class ElidedComboBox : public QComboBox {
    Q_OBJECT
public:
    explicit ElidedComboBox(int letters, QWidget* parent = nullptr);

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

} // namespace doppler
