// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace doppler {

/// A title: letters so many times as large as the program's usual ones, and stronger. A font of its own would
/// not follow the program's when that changes; this does.
class TitleLabel : public QLabel {
    Q_OBJECT
public:
    explicit TitleLabel(double factor, QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;

private:
    void fit();

    double m_factor;
};

} // namespace doppler
