// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace doppler {

/// Name, version, licence, and the libraries that the window stands on.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace doppler
