// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/side_by_side/compared_runs.h"

#include <QAbstractTableModel>
#include <QBrush>

namespace doppler {

/// Figures of several runs, one per row. The reference has one column; every other run has its value, the
/// difference and the difference in per cent.
class DifferenceModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// The role that a column is sorted by: a number or a text; invalid if there is none.
    static constexpr int SortRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setRuns(const ComparedRunsPtr& runs);
    /// The colours of values that are better and worse than the reference.
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
    /// Green or red for better and worse, nothing for a difference that reads as 0.
    [[nodiscard]] QVariant foreground(const FigureRow& row, const Column& at) const;

    ComparedRunsPtr m_runs;
    std::vector<Column> m_columns;
    QColor m_better;
    QColor m_worse;
};

} // namespace doppler
