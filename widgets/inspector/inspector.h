// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"
#include "widgets/graph_view/picture/group_facts.h"
#include "widgets/table/table_data.h"

#include <QScrollArea>
#include <optional>
#include <span>
#include <vector>

class QAction;
class QFormLayout;
class QLabel;

namespace doppler {

/// Everything about the selected vertex: what it is, and where, when and why it ran in the shown run. Its
/// neighbours are links.
class Inspector : public QScrollArea, public TableSource {
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    /// The run may be null: then only what the graph tells is shown. The problem may be null: nothing is.
    void show(const ProblemPtr& problem, const RunPtr& run, std::optional<VertexId> vertex);
    /// What several vertices are together; what holds for the run as above.
    void showVertices(const ProblemPtr& problem, const RunPtr& run, std::vector<VertexId> vertices);
    /// What stays on its device, ascending by vertex.
    void setLocks(Locks locks);
    /// What can be done with what is selected: buttons below what is known of it. The caller keeps the
    /// actions.
    void setActions(const QList<QAction*>& actions);
    /// What is known of a closed group instead of a vertex.
    void showGroup(const GroupFacts& facts);
    /// Two columns: what is told, and the text that tells it. Empty while nothing is.
    [[nodiscard]] TableData table() const override;

signals:
    void vertexActivated(doppler::VertexId vertex);
    void groupActivated(doppler::GroupId group);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void clearRows();
    /// A value that is data: a number or a name.
    QLabel* addRow(const QString& caption, const QString& value, const QString& toolTip = {});
    void addLock(std::span<const VertexId> vertices);
    void addSentence(const QString& caption, const QString& sentence);
    /// What the task waited for, with links.
    void addReason(const QString& sentence);
    void addLinks(const QString& caption, const std::vector<VertexId>& vertices);
    void addCosts(VertexId v);
    void addTimes(VertexId v);
    void refreshVertices();
    void refreshGroup(const GroupFacts& facts);
    void addBytes(const QString& caption, double bytes);
    void addNeighbours(const QString& caption, const std::vector<GroupFacts::Neighbour>& neighbours);
    [[nodiscard]] QString link(VertexId v) const;

    ProblemPtr m_problem;
    RunPtr m_run;
    std::optional<VertexId> m_vertex;
    std::vector<VertexId> m_vertices; ///< Several; else empty.
    std::optional<GroupFacts> m_group;
    Locks m_locks;
    QLabel* m_title;
    QLabel* m_kind;
    QLabel* m_hint;
    QWidget* m_facts;
    QWidget* m_buttons;
    QFormLayout* m_rows;
};

} // namespace doppler
