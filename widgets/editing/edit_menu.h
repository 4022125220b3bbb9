// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "widgets/editing/placement_editor.h"

#include <QList>
#include <QObject>
#include <functional>
#include <string>
#include <vector>

class QAction;
class QMenu;
class QPalette;
class QWidget;

namespace doppler {

class GanttView;
class GraphView;
class Inspector;
class MessageBar;
class StatusLine;
class Workbench;
class WindowActions;
struct Vertex;

/// What can be done with the selected vertices: the part of the Edit menu and of the views' context menus
/// that is about them, and the wires between these actions, the views, the workbench and the editor of
/// placements.
class EditMenu : public QObject {
    Q_OBJECT
public:
    /// The parts of the window that it wires.
    struct Parts {
        Workbench& workbench;
        GraphView& graph;
        GanttView& gantt;
        Inspector& inspector;
        WindowActions& actions;
        MessageBar& messages;
        StatusLine& status;
    };

    /// The window, whose parts these are, is its parent.
    EditMenu(const Parts& parts, QWidget* window);

    [[nodiscard]] PlacementEditor& editor() { return m_editor; }
    /// What the Edit menu shows of it: before the search and after it.
    void fillTop(QMenu& menu);
    void fill(QMenu& menu);
    /// What the views' context menus show of it.
    [[nodiscard]] QList<QAction*> contextActions() const;
    void retranslate();
    void retint(const QPalette& palette);

private:
    void connectEditor();
    void makeDeviceActions();
    void moveTo(DeviceId device);
    void showOutcome(const EditOutcome& outcome);
    void showLocks();
    void nameHistory();
    void updateActions();
    void selectAlike(const std::function<const std::string&(const Vertex&)>& trait);
    void selectDevices();

    Parts m_parts;
    PlacementEditor m_editor;
    QWidget* m_window;
    QMenu* m_selectMenu;
    QMenu* m_moveMenu;
    std::vector<QAction*> m_deviceActions; ///< By device of the open problem.
    std::vector<std::string> m_deviceNames;
};

} // namespace doppler
