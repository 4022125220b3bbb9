// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editing/edit_menu.h"

#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/main_window/window_actions.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QMenu>
#include <algorithm>
#include <set>

namespace doppler {

EditMenu::EditMenu(Workbench& workbench, GraphView& graph, GanttView& gantt, Inspector& inspector,
                   WindowActions& actions, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_graph(graph), m_gantt(gantt), m_inspector(inspector),
      m_actions(actions), m_selectMenu(new QMenu(&graph))
{
    m_selectMenu->setObjectName(QStringLiteral("selectMenu"));
    m_selectMenu->addActions({actions.selectAll, actions.selectDevice, actions.selectGroup,
                              actions.selectKind, actions.clearSelection});
    connect(actions.selectAll, &QAction::triggered, &graph, &GraphView::selectAll);
    connect(actions.selectDevice, &QAction::triggered, this, &EditMenu::selectDevices);
    connect(actions.selectGroup, &QAction::triggered, this,
            [this] { selectAlike([](const Vertex& v) -> const std::string& { return v.group; }); });
    connect(actions.selectKind, &QAction::triggered, this,
            [this] { selectAlike([](const Vertex& v) -> const std::string& { return v.op; }); });
    connect(&graph, &GraphView::verticesSelected, &workbench, &Workbench::selectVertices);
    connect(&gantt, &GanttView::vertexToggled, &workbench, &Workbench::toggleVertex);
    retranslate();
    updateActions();
}

void EditMenu::fill(QMenu& menu) { menu.addMenu(m_selectMenu); }

QList<QAction*> EditMenu::contextActions() const { return {m_selectMenu->menuAction()}; }

void EditMenu::retranslate() { m_selectMenu->setTitle(tr("&Select")); }

void EditMenu::showSelection()
{
    const auto vertex = m_workbench.selectedVertex();
    const std::vector<VertexId>& vertices = m_workbench.selectedVertices();
    m_graph.setSelection(vertices, vertex);
    m_gantt.setSelection(vertices, vertex);
    const auto group = vertex ? std::nullopt : m_graph.selectedGroup();
    if (group)
        m_inspector.showGroup(*group);
    else if (vertices.size() > 1)
        m_inspector.showVertices(m_workbench.problem(), m_workbench.run(), vertices);
    else
        m_inspector.show(m_workbench.problem(), m_workbench.run(), vertex);
    updateActions();
}

void EditMenu::updateActions()
{
    const bool some = !m_graph.chosenVertices().empty();
    m_actions.selectAll->setEnabled(m_workbench.problem() != nullptr);
    m_actions.selectDevice->setEnabled(some && m_workbench.run());
    m_actions.selectGroup->setEnabled(some);
    m_actions.selectKind->setEnabled(some);
}

void EditMenu::selectDevices()
{
    const RunPtr run = m_workbench.run();
    if (!run)
        return;
    std::vector<char> wanted(run->problem->deviceCount(), 0);
    for (const VertexId v : m_graph.chosenVertices())
        wanted[run->placement.devices[v]] = 1;
    std::vector<VertexId> found;
    for (const VertexId v : run->problem->graph().vertices())
        if (wanted[run->placement.devices[v]])
            found.push_back(v);
    m_workbench.selectVertices(std::move(found), m_workbench.selectedVertex());
}

/// Adds what has the same non-empty trait as something that is selected.
void EditMenu::selectAlike(const std::function<const std::string&(const Vertex&)>& trait)
{
    if (!m_workbench.problem())
        return;
    const DataflowGraph& graph = m_workbench.problem()->graph();
    std::vector<VertexId> found = m_graph.chosenVertices();
    std::set<std::string_view> wanted;
    for (const VertexId v : found)
        wanted.insert(trait(graph.vertex(v)));
    wanted.erase(std::string_view());
    for (const VertexId v : graph.vertices())
        if (wanted.contains(trait(graph.vertex(v))))
            found.push_back(v);
    m_workbench.selectVertices(std::move(found), m_workbench.selectedVertex());
}

} // namespace doppler
