// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/idle_gaps.h"
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

/// Everything about the selected vertex: its properties, and where, when and why it ran in the shown run. Its
/// neighbours are links.
class Inspector : public QScrollArea, public TableSource {
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    /// `run` may be null: shows only properties of the graph. `problem` may be null: shows nothing.
    void show(const ProblemPtr& problem, const RunPtr& run, std::optional<VertexId> vertex);
    /// Shows figures of several vertices together; `run` and `problem` as in show().
    void showVertices(const ProblemPtr& problem, const RunPtr& run, std::vector<VertexId> vertices);
    /// The locked vertices, ascending.
    void setLocks(Locks locks);
    /// The actions for the selection: buttons below its properties. The caller owns them.
    void setActions(const QList<QAction*>& actions);
    /// Shows a closed group instead of a vertex.
    void showGroup(const GroupFacts& facts);
    /// Shows an idle gap of the run instead of a vertex: its times, what the device waited for, with links.
    /// None: what was shown if it was no gap, else nothing.
    void showGap(const RunPtr& run, const std::optional<IdleGap>& gap);
    /// Two columns: names and values of the properties. Empty if nothing is shown.
    [[nodiscard]] TableData table() const override;

signals:
    void vertexActivated(doppler::VertexId vertex);
    void groupActivated(doppler::GroupId group);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void clearRows();
    /// Adds a value that is data: a number or a name.
    QLabel* addRow(const QString& caption, const QString& value, const QString& toolTip = {});
    void addLock(std::span<const VertexId> vertices);
    void addSentence(const QString& caption, const QString& sentence);
    /// Adds what the task waited for, with links.
    void addReason(const QString& sentence);
    void addLinks(const QString& caption, const std::vector<VertexId>& vertices);
    void addCosts(VertexId v);
    void addTimes(VertexId v);
    void refreshVertices();
    void refreshGap(const IdleGap& gap);
    void refreshGroup(const GroupFacts& facts);
    void addBytes(const QString& caption, double bytes);
    void addNeighbours(const QString& caption, const std::vector<GroupFacts::Neighbour>& neighbours);
    [[nodiscard]] QString link(VertexId v) const;

    ProblemPtr m_problem;
    RunPtr m_run;
    std::optional<VertexId> m_vertex;
    std::vector<VertexId> m_vertices; ///< Several vertices; otherwise empty.
    std::optional<GroupFacts> m_group;
    std::optional<IdleGap> m_gap; ///< Of m_run.
    Locks m_locks;
    QLabel* m_title;
    QLabel* m_kind;
    QLabel* m_hint;
    QWidget* m_facts;
    QWidget* m_buttons;
    QFormLayout* m_rows;
};

} // namespace doppler
