// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/session_keeper.h"

class QMainWindow;

namespace doppler {

class FindBar;
class GraphControls;
class Playback;
class RunsView;

/// What panels of the window are set to that no action stands for: pages, buttons, sliders, how they share
/// their room; what is searched for, which runs are selected, how fast it plays. All must outlive the part.
SessionPart panelsPart(const SessionKeeper& keeper, Workbench& workbench, QMainWindow& window, RunsView& runs,
                       GraphControls& graph, FindBar& find, Playback& playback);

} // namespace doppler
