// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace doppler {

/// Makes the columns as wide as their contents, with a margin. If the last one would be cut, captions give up
/// the room that they keep for the arrow of the sorted column.
void fitColumns(QTableView& table);

} // namespace doppler
