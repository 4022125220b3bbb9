// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_panel.h"

#include "widgets/comparison/comparison_state.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/shell/window_actions.h"

#include <QAction>
#include <QMainWindow>

namespace doppler {

ComparisonPanel::ComparisonPanel(const PanelContext& context)
    : Panel(&context.window), m_comparison(new ComparisonView)
{
    context.parts.add(*m_comparison);
    Workbench& workbench = context.workbench;
    m_comparison->useRules(workbench.readOptions(), workbench.approvals());
    m_comparison->useBaselines(*workbench.runs());
    connect(&workbench, &Workbench::problemChanged, this, [this, &workbench] {
        m_comparison->setOpen(workbench.graphSource(), workbench.topologySource(), workbench.model());
    });
    connect(&workbench, &Workbench::locksChanged, m_comparison, [this, &workbench] {
        m_comparison->setLocked({workbench.problem(), workbench.locks()});
    });
    connect(m_comparison, &ComparisonView::saved, &workbench, &Workbench::saved);
    connect(m_comparison, &ComparisonView::failed, &workbench, &Workbench::failed);
    connect(m_comparison, &ComparisonView::resultsChanged, this, &Panel::stateChanged);
    connect(context.actions.compare, &QAction::triggered, this, &Panel::forwardRequested);
}

PanelPlace ComparisonPanel::place() const
{
    return {PanelPlace::Area::Bottom, false, QStringLiteral("training"), 40, false, true};
}

QWidget* ComparisonPanel::widget() { return m_comparison; }

QJsonObject ComparisonPanel::state() const { return {{id(), comparisonState(*m_comparison)}}; }

void ComparisonPanel::setState(const QJsonObject& parts, const RunOfSession&)
{
    if (const QJsonValue mine = parts[id()]; mine.isObject())
        setComparisonState(*m_comparison, mine.toObject());
}

std::map<std::string, LargePart> ComparisonPanel::largeParts()
{
    return {{"comparison_results", comparisonResultsPart(*m_comparison)}};
}

WriteQueue* ComparisonPanel::writes() { return &m_comparison->writes(); }

void ComparisonPanel::cameForward() { m_comparison->setFocus(); }

void ComparisonPanel::close() { m_comparison->cancel(); }

std::unique_ptr<Panel> makeComparisonPanel(const PanelContext& context)
{
    return std::make_unique<ComparisonPanel>(context);
}

} // namespace doppler
