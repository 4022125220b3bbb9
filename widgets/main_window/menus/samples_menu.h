// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace doppler {

class Workbench;

/// The built-in graphs, each on some built-in devices.
class SamplesMenu : public QMenu {
    Q_OBJECT
public:
    /// `openSample` is its first entry. Both must outlive the menu.
    SamplesMenu(Workbench& workbench, QAction* openSample, QWidget* parent);
    void retranslate();

private:
    Workbench& m_workbench;
    QAction* m_openSample;
};

} // namespace doppler
