// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;
class QMainWindow;

namespace doppler {

/// Puts a window's panels and bars where they were when its saveState() was asked. False, and nothing has
/// changed, where the state is another version's or none. To be called instead of QMainWindow::restoreState.
bool restorePanels(QMainWindow& window, const QByteArray& state);

} // namespace doppler
