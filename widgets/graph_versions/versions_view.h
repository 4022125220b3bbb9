// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"
#include "widgets/graph_versions/version_differences.h"
#include "widgets/jobs/job.h"

#include <QStackedWidget>
#include <optional>

class QAction;
class QComboBox;
class QLabel;
class QTableView;
class QToolButton;

namespace doppler {

class ElidedLabel;
class EmptyState;
class GraphView;

/// Two versions of a graph next to each other, coloured by what changed, with a list of the differences. A
/// selection in one selects the match in the other; both pan and zoom together. Matching is a job.
class VersionsView : public QStackedWidget {
    Q_OBJECT
public:
    /// `open` asks for a file with another version; the caller owns it.
    explicit VersionsView(QAction* open, QWidget* parent = nullptr);

    /// A graph that can be chosen, and what it is called.
    struct Version {
        QString title;
        std::weak_ptr<const DataflowGraph> graph;
    };
    /// The graphs that can be chosen, the open one last. The version after is the open graph unless another
    /// was chosen; the version before stays while it is among them.
    void setVersions(std::vector<Version> versions, const TopologyPtr& topology);
    /// Chooses the version before; nothing happens if it is not among the versions.
    void chooseBefore(const GraphPtr& graph);
    /// Selects a vertex of one of the versions, and its match; an invalid one: none.
    void select(bool inAfter, VertexId vertex);
    [[nodiscard]] GraphView* graph(bool after) const { return after ? m_after : m_before; }
    [[nodiscard]] QTableView* list() const { return m_list; }
    [[nodiscard]] const VersionDifferencesPtr& differences() const { return m_differences; }
    [[nodiscard]] QString summary() const;
    void fit();

signals:
    /// The user selected a vertex of this graph.
    void vertexSelected(const doppler::GraphPtr& graph, doppler::VertexId vertex);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    void connectParts();
    void refresh();
    void release();
    void take(const VersionDifferencesPtr& differences);
    void showSummary();
    void pair(bool fromAfter, std::optional<VertexId> vertex);
    void follow(bool after);
    void retranslate();
    [[nodiscard]] GraphPtr chosen(const QComboBox* choice) const;

    std::vector<Version> m_versions;
    TopologyPtr m_topology;
    VersionDifferencesPtr m_differences;
    Job<VersionDifferencesPtr> m_matching;
    EmptyState* m_empty;
    QComboBox* m_beforeChoice;
    QComboBox* m_afterChoice;
    QLabel* m_beforeLabel;
    QLabel* m_afterLabel;
    QToolButton* m_open;
    ElidedLabel* m_summary;
    GraphView* m_before;
    GraphView* m_after;
    QTableView* m_list;
    DifferencesModel* m_model;
    bool m_selectedInAfter = true;
    VertexId m_selected;    ///< Of the version that m_selectedInAfter says; invalid: none.
    bool m_linking = false; ///< One view follows the other.
};

} // namespace doppler
