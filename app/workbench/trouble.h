// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

class MainWindow;
class Settings;
class WorkbenchApplication;

/// Reports settings that cannot be used, and from now on a lack of memory: in the window, or for a picture on
/// standard error, which ends the program. The window must exist until whenOutOfMemory() is set again.
void reportTrouble(WorkbenchApplication& application, MainWindow& window, const Settings& settings,
                   bool picture);

} // namespace doppler
