// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/side_by_side/compared_runs.h"

#include <QAbstractTableModel>
#include <QBrush>

namespace doppler {

/// The figures of several runs: a row for each figure; for the reference one column, for every other run its
/// value, the difference and the same in per cent.
class DifferenceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// What a column is sorted by: a number or a text; invalid where there is none.
    static constexpr int SortRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setRuns(const ComparedRunsPtr& runs);
    /// Colours of what is better and worse than the reference.
    void setColors(const QColor& better, const QColor& worse);
    void retranslate();

private:
    enum class Part { Name, Value, Difference, Percent };
    struct Column {
        Part part = Part::Name;
        std::size_t run = 0;
    };
    [[nodiscard]] const Column& column(int section) const
    {
        return m_columns[static_cast<std::size_t>(section)];
    }
    [[nodiscard]] std::optional<double> number(const FigureRow& row, const Column& column) const;
    [[nodiscard]] QString text(const FigureRow& row, const Column& column) const;

    ComparedRunsPtr m_runs;
    std::vector<Column> m_columns;
    QColor m_better;
    QColor m_worse;
};

} // namespace doppler
