// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/session_keeper.h"

class QMainWindow;

namespace doppler {

class GanttTools;
class GraphView;
class Playback;
class TrainingRuns;

// All that is handed over must outlive the part.
/// Where panels are, what is switched on, where graph and cursor stand. `panels`: where they are, as
/// saveState() of the window says it.
SessionPart viewPart(QMainWindow& window, std::function<QByteArray()> panels, GraphView& graph,
                     Playback& playback);
/// Policy and settings of the training that was started last.
SessionPart trainingPart(TrainingRuns& training);
/// The markers of every run's Gantt chart.
SessionPart markersPart(const SessionKeeper& keeper, Workbench& workbench, GanttTools& gantt);

} // namespace doppler
