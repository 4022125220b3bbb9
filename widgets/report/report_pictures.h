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

/// Shows the run and waits until it is complete; for programs without a window. GUI thread. Returns an error
/// if the graph cannot be laid out, as without a further thread.
Result<void> showAtOnce(GraphView& view, const RunPtr& run);
void showAtOnce(GanttView& view, const RunPtr& run);

/// Pictures for a page. Thread-safe.
std::string graphAsSvg(const GraphSnapshot& still, QSize size);
std::string trainingAsSvg(const TrainingSnapshot& still);
/// All rows of the run in their order, with the look of `like`, the snapshot of a view without a run.
std::string ganttAsSvg(const RunPtr& run, GanttSnapshot like);

/// The same for programs without a window, on a light background. GUI thread; waits like showAtOnce().
Result<std::string> graphAsSvg(const RunPtr& run);
std::string ganttAsSvg(const RunPtr& run);

} // namespace doppler
