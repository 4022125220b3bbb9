// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/side_by_side/compared_runs.h"

#include <QAbstractTableModel>

namespace doppler {

/// Vertices that one run places on other devices than the reference, with the time that each gained or lost
/// and the number of runs in which its device differs.
class MovedModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { VertexColumn, From, To, Later, Runs, ColumnCount };
    static constexpr int SortRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setRuns(const ComparedRunsPtr& runs, std::size_t run);
    [[nodiscard]] VertexId vertex(int row) const { return list()[static_cast<std::size_t>(row)].vertex; }
    /// The row of a vertex; -1 if it has not moved.
    [[nodiscard]] int rowOf(VertexId vertex) const;
    void retranslate();

private:
    [[nodiscard]] const std::vector<MovedVertex>& list() const { return m_runs->differences.moved[m_run]; }

    ComparedRunsPtr m_runs;
    std::size_t m_run = 0;
};

} // namespace doppler
