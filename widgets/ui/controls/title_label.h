// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace doppler {

/// A title whose font is larger by a factor, and bolder, than the program's. A font set directly would not
/// follow changes of the program's font; this one does.
class TitleLabel : public QLabel {
    Q_OBJECT
public:
    explicit TitleLabel(double factor, QWidget* parent = nullptr);
    void setFactor(double factor);

protected:
    bool event(QEvent* event) override;

private:
    void fit();

    double m_factor;
};

} // namespace doppler
