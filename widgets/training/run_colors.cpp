// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/run_colors.h"

#include "core/study/chart.h"

namespace doppler {

QColor runColor(std::size_t run, bool dark) { return QColor::fromRgb(seriesColor(run, dark)); }

} // namespace doppler
