// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace doppler {

/// A line of plain text that requests the width that it needs; with less, it ends in an ellipsis and its tool
/// tip shows all of it.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Shows nothing where fewer than so many characters of a longer text would remain; 0: whatever fits.
    void setLeastShown(int characters);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString fitting() const;
    int m_leastShown = 0;
};

} // namespace doppler
