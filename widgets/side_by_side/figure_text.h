// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/run_differences.h"

#include <QString>

namespace doppler {

/// Writes a figure with its unit: "2.350 ms", "64.00 MiB", "12", "58 %".
QString figureText(double value, FigureUnit unit);
/// Writes a difference with its sign: "+1.200 ms"; shares in percentage points.
QString signedFigure(double value, FigureUnit unit);

} // namespace doppler
