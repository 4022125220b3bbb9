// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fit_columns.h"

#include "widgets/theme.h"

#include <QTableView>

namespace doppler {

void fitColumns(QTableView& table)
{
    table.resizeColumnsToContents();
    for (int column = 0; column < table.model()->columnCount(); ++column)
        table.setColumnWidth(column, table.columnWidth(column) + gridUnit);
}

} // namespace doppler
