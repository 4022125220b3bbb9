// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/arguments.h"

namespace doppler {

/// Writes the report of several runs of one graph. Needs a QApplication. `fault`: whose an error is.
Result<void> renderReport(const WindowArguments& arguments, FaultOf& fault);

} // namespace doppler
