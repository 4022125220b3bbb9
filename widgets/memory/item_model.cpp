// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/item_model.h"

#include "widgets/memory/holder_colors.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/swatch.h"

#include <QColor>
#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

int ItemModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.largest.size());
}

int ItemModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString ItemModel::text(const MemoryItem& x, int column) const
{
    switch (column) {
    case Item:
        return QString::fromStdString(x.name);
    case Holder:
        return holderName(x.holder);
    case Bytes:
        return formatBytes(x.bytes);
    case From:
        return formatMoment(x.from, m_whole);
    default:
        return std::isfinite(x.until) ? formatMoment(x.until, m_whole) : tr("end");
    }
}

QVariant ItemModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MemoryItem& x = item(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(x, index.column());
    case Qt::ToolTipRole:
        return index.column() == Item ? text(x, Item).toHtmlEscaped() : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant((index.column() >= Bytes ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::DecorationRole:
        return index.column() == Holder ? swatchIcon({m_colors[static_cast<std::size_t>(x.holder)]})
                                        : QVariant();
    case plainRole:
        if (index.column() == Bytes)
            return x.bytes;
        if (index.column() == From)
            return x.from;
        return index.column() == Until && std::isfinite(x.until) ? QVariant(x.until) : QVariant();
    default:
        return {};
    }
}

QVariant ItemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const auto at = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole)
        return std::array{tr("Item"), tr("Holder"), tr("Size"), tr("From"), tr("Until")}[at];
    if (role == plainRole)
        return std::array{tr("Item"), tr("Holder"), tr("Size (B)"), tr("From (s)"), tr("Until (s)")}[at];
    if (role == Qt::TextAlignmentRole)
        return QVariant((section >= Bytes ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

void ItemModel::sort(int column, Qt::SortOrder order)
{
    m_column = std::clamp(column, 0, ColumnCount - 1);
    m_order = order;
    emit layoutAboutToBeChanged();
    arrange();
    emit layoutChanged();
}

void ItemModel::arrange()
{
    const auto less = [this](const MemoryItem& a, const MemoryItem& b) {
        switch (m_column) {
        case Item:
            return a.name < b.name;
        case Holder:
            return a.holder < b.holder;
        case Bytes:
            return a.bytes < b.bytes;
        case From:
            return a.from < b.from;
        default:
            return a.until < b.until;
        }
    };
    std::ranges::stable_sort(m_items.largest, [&](const MemoryItem& a, const MemoryItem& b) {
        return m_order == Qt::AscendingOrder ? less(a, b) : less(b, a);
    });
}

void ItemModel::setItems(MemoryItems items, double whole)
{
    beginResetModel();
    m_items = std::move(items);
    m_whole = whole;
    arrange();
    endResetModel();
}

void ItemModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void ItemModel::setColors(const Tokens& tokens)
{
    for (std::size_t i = 0; i < memoryHolders; ++i)
        m_colors[i] = holderColor(static_cast<MemoryHolder>(i), tokens);
    if (rowCount() > 0)
        emit dataChanged(index(0, Holder), index(rowCount() - 1, Holder), {Qt::DecorationRole});
}

} // namespace doppler
