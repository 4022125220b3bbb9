// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/arguments.h"

namespace doppler {

class WorkbenchApplication;

/// Shows the window (or takes its picture) until it is closed. Returns the exit status.
int showWindow(WorkbenchApplication& application, const WindowArguments& arguments);

} // namespace doppler
