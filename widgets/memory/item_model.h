// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/memory_by_holder.h"

#include <QAbstractTableModel>

namespace doppler {

struct Tokens;

/// The items that are on a device at one time, largest first or in the order of another column.
class ItemModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Item, Holder, Bytes, From, Until, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    /// `whole`: seconds of the run.
    void setItems(MemoryItems items, double whole);
    [[nodiscard]] const MemoryItem& item(int row) const
    {
        return m_items.largest[static_cast<std::size_t>(row)];
    }
    void retranslate();
    void setColors(const Tokens& tokens);

private:
    void arrange();
    [[nodiscard]] QString text(const MemoryItem& item, int column) const;

    MemoryItems m_items;
    double m_whole = 0;
    int m_column = Bytes;
    Qt::SortOrder m_order = Qt::DescendingOrder;
    std::array<QColor, memoryHolders> m_colors;
};

} // namespace doppler
