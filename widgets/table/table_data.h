// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>
#include <vector>

class QAbstractItemModel;
class QAbstractItemView;

namespace doppler {

/// What a model answers with the plain value of a cell: a number in seconds, bytes or none, where what it
/// shows is a number with its unit; of a header with the caption of such values. Where it answers nothing,
/// what it shows counts.
inline constexpr int plainRole = Qt::UserRole + 64;

/// A table as it goes to the clipboard and into files.
struct TableData {
    QStringList captions;           ///< Empty: of the only column, which needs none.
    std::vector<QVariantList> rows; ///< Texts, numbers, truth values; what is invalid is an empty cell.
};

/// All rows in their order. Rows within others follow these, and a column at the left says in which they
/// are. Captions of rows that say more than a number are the first column.
TableData tableOf(const QAbstractItemModel& model);
/// The same without hidden columns, in the order in which the view shows them.
TableData tableOf(const QAbstractItemView& view);

/// A view that is no item view, or shows less than it knows, and says itself what its table is.
class TableSource {
public:
    virtual ~TableSource() = default;
    [[nodiscard]] virtual TableData table() const = 0;
};

/// Cells apart by tabs; what would break a line is a blank. Numbers as programs read them, with every digit.
QString tabText(const TableData& table);
/// RFC 4180, with line feeds.
QString csvText(const TableData& table);
/// A list with an object for every row, by the captions (a caption that stands twice is numbered); of a
/// single column without one a list of its cells.
QString jsonText(const TableData& table);

} // namespace doppler
