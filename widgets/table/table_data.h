// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>
#include <vector>

class QAbstractItemModel;
class QAbstractItemView;

namespace doppler {

/// The role for the plain value of a cell: a number in seconds, bytes or without unit, where the cell shows a
/// number with its unit. For a header, the caption of such values. If a model returns nothing, the displayed
/// text is used.
inline constexpr int plainRole = Qt::UserRole + 64;

/// A table for the clipboard and for files.
struct TableData {
    QStringList captions;           ///< Empty if the only column needs no caption.
    std::vector<QVariantList> rows; ///< Texts, numbers, truth values; an invalid value is an empty cell.
};

/// All rows in order. Child rows follow their parents, and a column at the left names the parent. If the
/// captions of rows are more than numbers, they become the first column.
TableData tableOf(const QAbstractItemModel& model);
/// The same without hidden columns, and with the columns in the order of the view.
TableData tableOf(const QAbstractItemView& view);

/// A view that provides its table itself, because it is not an item view or shows only a part of its data.
class TableSource {
public:
    virtual ~TableSource() = default;
    [[nodiscard]] virtual TableData table() const = 0;
};

/// The cells separated by tabs; line breaks become blanks. Numbers have the plain notation with all digits.
QString tabText(const TableData& table);
/// RFC 4180, with line feeds.
QString csvText(const TableData& table);
/// A list with an object for each row, with the captions as keys (duplicate captions are numbered); for a
/// single column without caption, a list of its cells.
QString jsonText(const TableData& table);

} // namespace doppler
