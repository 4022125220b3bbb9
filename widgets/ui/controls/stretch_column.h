// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTreeView;

namespace doppler {

/// Gives a column all the width that the others leave, as QHeaderView::Stretch does, but at least `least`
/// pixels at the usual size of text; with less room, the tree scrolls. Works as long as the tree exists. GUI
/// thread only.
void stretchColumn(QTreeView& tree, int column, int least);

} // namespace doppler
