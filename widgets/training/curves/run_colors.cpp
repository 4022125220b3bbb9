// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/run_colors.h"

#include "core/compare/chart.h"

namespace doppler {

QColor runColor(std::size_t run, bool dark) { return QColor::fromRgb(seriesColor(run, dark)); }

} // namespace doppler
