// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/tables/table_text.h"

#include <QString>
#include <QStringList>
#include <QVariant>
#include <functional>
#include <stop_token>
#include <string_view>
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

/// Writes a table in pieces, on any thread.
using TableText =
    std::function<void(TableFormat format, const std::function<void(std::string_view piece)>& sink,
                       const std::stop_token& stop)>;

/// A view that provides its table itself, because it is not an item view or shows only a part of its data.
class TableSource {
public:
    virtual ~TableSource() = default;
    [[nodiscard]] virtual TableData table() const = 0;
    /// For tables that may be too large for a TableData: writes the text, owning what it needs. Empty: its
    /// text is that of table().
    [[nodiscard]] virtual TableText tableText() const { return {}; }
};

/// The cells separated by tabs; line breaks become blanks. Numbers have the plain notation with all digits.
QString tabText(const TableData& table);
/// RFC 4180, with line feeds.
QString csvText(const TableData& table);
/// A list with an object for each row, with the captions as keys (duplicate captions are numbered); for a
/// single column without caption, a list of its cells.
QString jsonText(const TableData& table);

} // namespace doppler
