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

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString fitting() const;
};

} // namespace doppler
