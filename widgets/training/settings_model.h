// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/logs/settings_table.h"

#include <QAbstractTableModel>

namespace doppler {

/// The settings in which trainings differ, and what came of each training: a row for every training. Sorts
/// itself. GUI thread only.
class SettingsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit SettingsModel(QObject* parent = nullptr);

    /// Replaces the rows. Keeps the order that the user chose, if the column is still there.
    void setTrainings(std::vector<TrainingRow> trainings);
    [[nodiscard]] const SettingsTable& content() const { return m_table; }
    /// The column by which the rows are sorted; -1: none.
    [[nodiscard]] int sortedColumn() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] QString caption(std::size_t column, bool plain) const;
    [[nodiscard]] QString shown(const SettingsTable::Cell& cell, std::size_t column) const;
    /// Whether a column is one of the last four: seed, best, episodes, time.
    [[nodiscard]] bool isFigure(std::size_t column) const;
    [[nodiscard]] bool isNumber(std::size_t column) const;
    void sortRows();

    SettingsTable m_table;
    std::string m_sorted; ///< Name of the column; empty: in the order of the list.
    bool m_descending = false;
};

} // namespace doppler
