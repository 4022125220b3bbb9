// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/arguments.h"

namespace doppler {

/// Draws one view into a file. Needs a QApplication; returns the program's exit status.
int renderView(const WindowArguments& arguments);

} // namespace doppler
