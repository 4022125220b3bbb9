// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/session_report.h"

namespace doppler {

class GanttView;
class GraphView;

/// Shows the run and waits until all of it is there: for programs without a window, in the GUI thread.
void showAtOnce(GraphView& view, const RunPtr& run);
void showAtOnce(GanttView& view, const RunPtr& run);

/// Pictures for a page, on a light ground; they wait as above.
std::string graphAsSvg(const RunPtr& run);
std::string ganttAsSvg(const RunPtr& run);

} // namespace doppler
