// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/session_report.h"

#include <QSize>

namespace doppler {

class GanttView;
class GraphView;
struct GanttSnapshot;
struct GraphSnapshot;
struct TrainingSnapshot;

/// Shows the run and waits until all of it is there: for programs without a window, in the GUI thread.
void showAtOnce(GraphView& view, const RunPtr& run);
void showAtOnce(GanttView& view, const RunPtr& run);

/// Pictures for a page. Any thread.
std::string graphAsSvg(const GraphSnapshot& still, QSize size);
std::string trainingAsSvg(const TrainingSnapshot& still);
/// All of the run's rows as they come, in the look of `like`, which is that of a view without a run.
std::string ganttAsSvg(const RunPtr& run, GanttSnapshot like);

/// The same for programs without a window, on a light ground. GUI thread; the graph waits as above.
std::string graphAsSvg(const RunPtr& run);
std::string ganttAsSvg(const RunPtr& run);

} // namespace doppler
