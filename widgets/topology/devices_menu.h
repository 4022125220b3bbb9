// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"
#include "widgets/jobs/job.h"
#include "widgets/workbench/loading.h"

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace doppler {

class DevicesByName;
class MessageBar;
class TopologyDialog;
class WindowActions;
class Workbench;

/// The menu of devices: their editor and the built-in ones. Edited devices are saved to a file among the
/// program's own before they are opened, so that sessions can name it.
class DevicesMenu : public QObject {
    Q_OBJECT
public:
    /// Parent is the window to which these parts belong.
    DevicesMenu(Workbench& workbench, WindowActions& actions, MessageBar& messages, QWidget* window);

    void fill(QMenu& menu);
    void retranslate();

private:
    void askByName();
    void edit();
    void apply();
    void updateActions();

    Workbench& m_workbench;
    WindowActions& m_actions;
    QWidget* m_window;
    QMenu* m_builtins;
    QAction* m_byName;
    TopologyDialog* m_dialog = nullptr; ///< Null until it is first opened.
    DevicesByName* m_names = nullptr;   ///< Null until it is first opened.
    Job<SessionRequest> m_keeping;
};

} // namespace doppler
