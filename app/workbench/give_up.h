// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/standard_error.h"

#include <QCoreApplication>
#include <string>

namespace doppler {

/// What the window was asked for can't be done: says so and ends the program.
inline void giveUp(const std::string& sentence, int status)
{
    printError("doppler-workbench: {}\n", sentence);
    QCoreApplication::exit(status);
}

} // namespace doppler
