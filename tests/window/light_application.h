// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/runner.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>

namespace doppler::tests {

/// An application in the light theme, for tests that look at colours.
struct LightApplication : QApplication {
    LightApplication(int& argc, char** argv) : QApplication(argc, argv)
    {
        applyTheme(*this, ThemeKind::Light);
    }
};

} // namespace doppler::tests
