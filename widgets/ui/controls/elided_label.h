// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace doppler {

/// A line of plain text that asks for the room it needs and ends in an ellipsis where it gets less. Its tool
/// tip then has all of it.
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
