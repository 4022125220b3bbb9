// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/arguments.h"

namespace doppler {

/// Shows the window (or takes its picture) until it is closed. Needs a QApplication; returns the exit status.
int showWindow(const WindowArguments& arguments);

} // namespace doppler
