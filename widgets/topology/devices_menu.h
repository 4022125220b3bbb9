// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"
#include "widgets/jobs/job.h"
#include "widgets/workbench/loading.h"

#include <QObject>

class QMenu;
class QWidget;

namespace doppler {

class MessageBar;
class TopologyDialog;
class WindowActions;
class Workbench;

/// The menu of devices: their editor, and the built-in ones. What was edited becomes the open topology by way
/// of a file among the program's own, so that it opens again with the session.
class DevicesMenu : public QObject {
    Q_OBJECT
public:
    /// The window, whose parts these are, is its parent.
    DevicesMenu(Workbench& workbench, WindowActions& actions, MessageBar& messages, QWidget* window);

    void fill(QMenu& menu);
    void retranslate();

private:
    void edit();
    void apply();
    void updateActions();

    Workbench& m_workbench;
    WindowActions& m_actions;
    QWidget* m_window;
    QMenu* m_builtins;
    TopologyDialog* m_dialog = nullptr; ///< Null until it is asked for.
    Job<SessionRequest> m_keeping;
};

} // namespace doppler
