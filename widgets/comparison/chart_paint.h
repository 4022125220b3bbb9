// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"
#include "widgets/ui/theme/theme.h"

#include <QFont>

class QPainter;

namespace doppler {

/// The size of a chart for this font.
ChartStyle chartStyle(const QFont& font, double width, double height = 0);

/// Paints a chart with its top left corner at the painter's origin, in the theme's colours.
void paintChart(QPainter& painter, const Chart& chart, const Tokens& colors, const QFont& font);

} // namespace doppler
