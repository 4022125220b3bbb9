// SPDX-License-Identifier: GPL-3.0-or-later
// The main() of benchmarks that paint; they need no window system.
#include "widgets/ui/theme/theme.h"

#include <QApplication>

#include <benchmark/benchmark.h>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    doppler::applyTheme(application, doppler::ThemeKind::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
