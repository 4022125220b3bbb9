// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/fit_columns.h"

#include "widgets/ui/theme/theme.h"

#include <QHeaderView>
#include <QTableView>
#include <algorithm>
#include <vector>

namespace doppler {

namespace {

/// How much narrower a column can be if its caption keeps no room for the arrow of the sorted column.
int spareOf(QTableView& table, int column)
{
    const QHeaderView* header = table.horizontalHeader();
    if (header->isSectionHidden(column) || column == header->sortIndicatorSection())
        return 0;
    const QString caption = table.model()->headerData(column, Qt::Horizontal).toString();
    const int words = header->fontMetrics().horizontalAdvance(caption) + 2 * gridUnit;
    const int cells = static_cast<QAbstractItemView&>(table).sizeHintForColumn(column);
    return std::max(0, header->sectionSize(column) - std::max(words, cells));
}

/// Takes spare room from all columns alike, as far as the last one would be cut.
void shareSpareRoom(QTableView& table)
{
    QHeaderView* header = table.horizontalHeader();
    const int excess = header->length() - table.viewport()->width();
    if (!table.isVisible() || excess <= 0)
        return;
    std::vector<int> spare;
    int all = 0;
    for (int column = 0; column < header->count(); ++column)
        all += spare.emplace_back(spareOf(table, column));
    int left = std::min(excess, all);
    for (int column = 0; column < header->count() && all > 0; ++column) {
        const int own = spare[static_cast<std::size_t>(column)];
        const int less = (own * left + all - 1) / all;
        header->resizeSection(column, header->sectionSize(column) - less);
        left -= less;
        all -= own;
    }
}

} // namespace

void fitColumns(QTableView& table)
{
    table.resizeColumnsToContents(); // The style leaves room beside the letters.
    shareSpareRoom(table);
}

} // namespace doppler
