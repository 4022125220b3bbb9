// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ui/controls/fit_columns.h"

#include <QTableView>

namespace doppler {

void fitColumns(QTableView& table)
{
    table.resizeColumnsToContents(); // The style leaves room beside the letters.
}

} // namespace doppler
