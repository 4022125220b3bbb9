// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_match.h"
#include "widgets/graph_view/picture/coloring.h"

#include <QAbstractTableModel>
#include <memory>
#include <vector>

namespace doppler {

/// How a vertex differs between two versions of a graph, the least difference first. Renamed: in nothing but
/// its name.
enum class VersionChange { Unchanged, Renamed, Changed, Removed, Added };

/// Two versions of a graph, matched. Immutable.
struct VersionDifferences {
    /// A row of the list of differences.
    struct Row {
        VersionChange change = VersionChange::Changed;
        VertexId before; ///< Invalid: the vertex was added.
        VertexId after;  ///< Invalid: it was removed.
    };
    GraphPtr before;
    GraphPtr after;
    GraphMatch match;
    std::vector<Row> rows; ///< Removed, added, changed, then renamed vertices, each by id.

    /// The vertex of the other version; invalid: it has none.
    [[nodiscard]] VertexId partner(bool inAfter, VertexId vertex) const
    {
        return inAfter ? match.partnerInFirst[vertex] : match.partnerInSecond[vertex];
    }
};
using VersionDifferencesPtr = std::shared_ptr<const VersionDifferences>;

/// Matches two versions. About linear in their sizes: for worker threads.
VersionDifferencesPtr versionDifferences(GraphPtr before, GraphPtr after);

/// The colours of one of the graphs: unchanged, renamed, changed, removed, added, in the window's language. A
/// closed group shows whether anything in it differs.
ColoringPtr versionColoring(const VersionDifferences& differences, bool ofAfter);

/// "work, output": what is different, in the window's language.
QString changesText(const VertexChanges& changes);

/// The list of differences: change, name before, name after, operation, what is different.
class DifferencesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Change, Before, After, Operation, Details, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    /// Null: no rows.
    void setDifferences(VersionDifferencesPtr differences);
    [[nodiscard]] const VersionDifferences::Row* row(int number) const;
    /// The row of a vertex; -1: nothing is different about it. Linear in rows.
    [[nodiscard]] int rowOf(bool ofAfter, VertexId vertex) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

private:
    VersionDifferencesPtr m_differences;
};

} // namespace doppler
