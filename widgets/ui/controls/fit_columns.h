// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace doppler {

/// Makes the columns as wide as their contents, with a margin.
void fitColumns(QTableView& table);

} // namespace doppler
