// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_versions/versions_panel.h"

#include "widgets/graph_versions/versions_view.h"
#include "widgets/shell/message_bar.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/file_filters.h"
#include "widgets/workbench/loading.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <algorithm>

namespace doppler {

VersionsPanel::VersionsPanel(const PanelContext& context)
    : Panel(&context.window), m_context(context), m_open(new QAction(this)),
      m_loading({[this](const GraphPtr& graph) {
                     m_loaded = graph;
                     listVersions();
                     m_view->chooseBefore(graph);
                 },
                 [this](const Error& error) { m_context.messages.showError(error); },
                 {}})
{
    m_open->setObjectName(QStringLiteral("openVersion"));
    connect(m_open, &QAction::triggered, this, &VersionsPanel::askVersion);
    m_view = new VersionsView(m_open);
    connect(&context.workbench, &Workbench::problemChanged, this, &VersionsPanel::listVersions);
    connect(context.workbench.runs(), &QAbstractItemModel::rowsInserted, this, &VersionsPanel::listVersions);
    connect(context.workbench.runs(), &QAbstractItemModel::rowsRemoved, this, &VersionsPanel::listVersions);
    connect(m_view, &VersionsView::vertexSelected, this, [this](const GraphPtr& graph, VertexId vertex) {
        const ProblemPtr& problem = m_context.workbench.problem();
        if (problem && problem->graphPtr() == graph)
            m_context.workbench.selectVertex(vertex);
    });
    connect(&context.focus, &Focus::selectionChanged, this, &VersionsPanel::followSelection);
}

PanelPlace VersionsPanel::place() const
{
    return {PanelPlace::Area::Bottom, false, QStringLiteral("training"), 60, true, true};
}

QWidget* VersionsPanel::widget() { return m_view; }

void VersionsPanel::retranslate()
{
    m_open->setText(tr("Compare with a graph file…"));
    m_open->setToolTip(tr("Show another version of the open graph next to it, with what changed"));
    m_open->setIcon(doppler::icon(QStringLiteral("open"), m_view->palette()));
    listVersions();
}

bool VersionsPanel::fit()
{
    m_view->fit();
    return true;
}

void VersionsPanel::openVersion(const QString& source)
{
    m_source = source;
    m_loading.start(
        [source, options = m_context.workbench.readOptions().of(QFile::encodeName(source).toStdString())](
            const std::stop_token& stop, const auto&) {
            ReadWatch watch;
            watch.stop = stop;
            return loadGraph(source, options, watch);
        });
    emit forwardRequested();
    emit stateChanged();
}

void VersionsPanel::askVersion()
{
    const QString file = QFileDialog::getOpenFileName(&m_context.window, tr("Compare with a graph file"), {},
                                                      graphFileFilters());
    if (!file.isEmpty())
        openVersion(file);
}

/// The file, the graphs of the runs in the list, and the open graph as the last; each once.
void VersionsPanel::listVersions()
{
    std::vector<VersionsView::Version> versions;
    std::vector<const DataflowGraph*> listed;
    const auto add = [&](const GraphPtr& graph, const QString& source) {
        if (!graph || std::ranges::find(listed, graph.get()) != listed.end())
            return;
        listed.push_back(graph.get());
        QString title = QString::fromStdString(graph->name());
        if (const QString name = sourceTitle(source); !name.isEmpty() && name != title)
            title = tr("%1 (%2)", "graph and file").arg(title, name);
        versions.push_back({title, graph});
    };
    const ProblemPtr& open = m_context.workbench.problem();
    for (const RunEntry& entry : m_context.workbench.runs()->entries())
        if (!open || entry.run->problem->graphPtr() != open->graphPtr())
            add(entry.run->problem->graphPtr(), entry.graphSource);
    add(m_loaded, m_source);
    if (open)
        add(open->graphPtr(), m_context.workbench.graphSource());
    m_view->setVersions(std::move(versions), open ? open->topologyPtr() : nullptr);
}

/// What is selected in the open graph is selected here, too.
void VersionsPanel::followSelection()
{
    const ProblemPtr& open = m_context.workbench.problem();
    const auto& differences = m_view->differences();
    if (!open || !differences)
        return;
    const VertexId vertex = m_context.focus.vertex().value_or(VertexId());
    if (differences->after == open->graphPtr())
        m_view->select(true, vertex);
    else if (differences->before == open->graphPtr())
        m_view->select(false, vertex);
}

QJsonObject VersionsPanel::state() const
{
    if (m_source.isEmpty())
        return {};
    return {{id(), QJsonObject{{QStringLiteral("source"), m_source}}}};
}

void VersionsPanel::setState(const QJsonObject& parts, const RunOfSession& /*runOf*/)
{
    const QString source = parts[id()][QLatin1String("source")].toString();
    if (!parts.contains(id()) || source.isEmpty() || source == m_source)
        return;
    m_source = source;
    m_loading.start([source](const std::stop_token& stop, const auto&) {
        ReadWatch watch;
        watch.stop = stop;
        return loadGraph(source, {}, watch);
    });
}

std::unique_ptr<Panel> makeGraphVersionsPanel(const PanelContext& context)
{
    return std::make_unique<VersionsPanel>(context);
}

} // namespace doppler
