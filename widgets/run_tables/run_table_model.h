// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/run_tables/table_answer.h"

#include <QAbstractTableModel>

namespace doppler {

/// The rows of an answer. Holds the answer and copies nothing; formats the cells that a view asks for.
class RunTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Null: no rows and no columns.
    void setAnswer(TableAnswerPtr answer);
    [[nodiscard]] const TableAnswerPtr& answer() const { return m_answer; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void retranslate();

private:
    [[nodiscard]] const TableColumn& column(int section) const
    {
        return m_answer->shown().columns[static_cast<std::size_t>(section)];
    }
    [[nodiscard]] std::size_t rowAt(int row) const { return m_answer->rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] QVariant plainValue(const TableColumn& column, std::size_t row) const;
    [[nodiscard]] QVariant swatch(const TableColumn& column, std::size_t row) const;

    TableAnswerPtr m_answer;
};

/// The value of a cell in the window's language, with a unit that fits.
QString cellLabel(const TableColumn& column, std::size_t row);
/// A number of a column in the window's language.
QString quantityLabel(ColumnUnit unit, double value);

} // namespace doppler
