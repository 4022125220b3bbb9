// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <functional>

class QAction;
class QMenu;

namespace doppler {

class GanttView;
class GraphView;
class Inspector;
class Workbench;
class WindowActions;
struct Vertex;

/// What can be done with the selected vertices: the part of the Edit menu and of the views' context menus
/// that is about them, and the wires between these actions, the views and the workbench.
class EditMenu : public QObject {
    Q_OBJECT
public:
    /// All of these must outlive it, or go together with it.
    EditMenu(Workbench& workbench, GraphView& graph, GanttView& gantt, Inspector& inspector,
             WindowActions& actions, QObject* parent);

    /// What the Edit menu shows of it.
    void fill(QMenu& menu);
    /// What the views' context menus show of it.
    [[nodiscard]] QList<QAction*> contextActions() const;
    void retranslate();
    /// Shows the selection in all views.
    void showSelection();

private:
    void updateActions();
    void selectAlike(const std::function<const std::string&(const Vertex&)>& trait);
    void selectDevices();

    Workbench& m_workbench;
    GraphView& m_graph;
    GanttView& m_gantt;
    Inspector& m_inspector;
    WindowActions& m_actions;
    QMenu* m_selectMenu;
};

} // namespace doppler
