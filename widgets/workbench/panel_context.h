// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/window_parts.h"
#include "widgets/workbench/workbench.h"

class QMainWindow;

namespace doppler {

class MessageBar;
class Playback;
class Settings;
class WindowActions;

/// What a panel may use of the window around it. All of it outlives the panel.
struct PanelContext {
    Workbench& workbench;
    Focus& focus; ///< The workbench's.
    Playback& playback;
    Settings& settings;
    WindowActions& actions;
    MessageBar& messages;
    QMainWindow& window; ///< Where dialogs open.
    WindowParts& parts;  ///< What panels offer to each other.
};

} // namespace doppler
