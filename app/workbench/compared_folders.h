// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/arguments.h"
#include "widgets/main_window/main_window.h"

namespace doppler {

/// Shows the folder of `--history` as a curve and the graph of `--versus` next to the open one.
void showFolderAndVersion(MainWindow& window, const WindowArguments& arguments);
/// Whether one of them is still being read.
bool readsFolderOrVersion(const MainWindow& window, const WindowArguments& arguments);

} // namespace doppler
