// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/arguments.h"
#include "core/run/run.h"

namespace doppler {

class GanttView;
class GraphView;

/// Shows a run in a view for a picture, as the arguments say, and waits until all of it is there. Needs a
/// QApplication; GUI thread.
Result<void> showWhole(GraphView& view, const RunPtr& run, const WindowArguments& arguments, FaultOf& fault);
void showWhole(GanttView& view, const RunPtr& run, const WindowArguments& arguments);

} // namespace doppler
