// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/arguments.h"

#include <functional>

namespace doppler {

class MainWindow;

// Pictures of the window: --screenshot, --render window. Both must outlive the program's event loop.

/// Saves what the window shows, the dialog before it or one of its panels, and ends the program.
void takePicture(MainWindow& window, const WindowArguments& arguments);

/// The same once what was asked for has come to its end (a training that is drawn at work: to three quarters)
/// and `prepare` has put everything in its place; where that returns false the program ends anyway.
void takePictureWhenReady(MainWindow& window, const WindowArguments& arguments,
                          const std::function<bool()>& prepare);

} // namespace doppler
