// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/inspector_panel.h"

#include "widgets/inspector/inspector.h"

#include <QMainWindow>

namespace doppler {

InspectorPanel::InspectorPanel(const PanelContext& context)
    : Panel(&context.window), m_context(context), m_inspector(new Inspector)
{
    context.parts.add(*m_inspector);
    Workbench& workbench = context.workbench;
    for (const auto signal : {&Focus::runChanged, &Focus::selectionChanged, &Focus::groupChanged})
        connect(&context.focus, signal, this, &InspectorPanel::showSelection);
    connect(&workbench, &Workbench::locksChanged, this,
            [this, &workbench] { m_inspector->setLocks(workbench.locks()); });
    connect(m_inspector, &Inspector::vertexActivated, &workbench, &Workbench::selectVertex);
    connect(m_inspector, &Inspector::groupActivated, this,
            [this](GroupId group) { m_context.focus.setGroup(Focus::Group{group}); });
}

PanelPlace InspectorPanel::place() const { return {PanelPlace::Area::Right, true}; }

QWidget* InspectorPanel::widget() { return m_inspector; }

void InspectorPanel::showSelection()
{
    const Workbench& workbench = m_context.workbench;
    const Focus& focus = m_context.focus;
    if (!focus.vertex() && focus.group() && focus.group()->facts)
        m_inspector->showGroup(*focus.group()->facts);
    else if (focus.vertices().size() > 1)
        m_inspector->showVertices(workbench.problem(), workbench.run(), focus.vertices());
    else
        m_inspector->show(workbench.problem(), workbench.run(), focus.vertex());
}

std::unique_ptr<Panel> makeInspectorPanel(const PanelContext& context)
{
    return std::make_unique<InspectorPanel>(context);
}

} // namespace doppler
