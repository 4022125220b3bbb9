// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace doppler {

/// A combo box that requests the width of its longest row; with less, the middle of the selected text becomes
/// an ellipsis, because names often differ only at their end. It requires room for a minimum number of
/// characters.
class ElidedComboBox : public QComboBox {
    Q_OBJECT
public:
    explicit ElidedComboBox(int letters, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    void showPopup() override;
    /// The selected text as it is shown at the present width.
    [[nodiscard]] QString shownText() const;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

} // namespace doppler
