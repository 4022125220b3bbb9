// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/measured/four_bars.h"

#include <QAbstractTableModel>
#include <vector>

namespace doppler {

/// The four bars of a measured run as a table: makespan, devices, operations and links with their seconds in
/// S0, S1, S2 and M.
class FourBarsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { PartColumn, Name, Count, S0, S1, S2, M, Difference, Percent, ColumnCount };
    static constexpr int SortRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setRows(std::vector<FourBarsRow> rows);
    void retranslate();

private:
    [[nodiscard]] QVariant number(const FourBarsRow& row, int column) const;
    [[nodiscard]] static QString partText(FourBarsRow::Part part);
    [[nodiscard]] QString text(const FourBarsRow& row, int column) const;

    std::vector<FourBarsRow> m_rows;
};

} // namespace doppler
