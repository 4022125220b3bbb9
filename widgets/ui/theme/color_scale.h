// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

namespace doppler {

/// Colours of a sequential scale. Both are perceptually uniform with increasing lightness, so that people
/// with any colour vision (and printers without colour) see the same order.
enum class SequentialScale {
    Viridis, ///< S. van der Walt and N. Smith, 2015: ten samples of its published table.
    Cividis, ///< J. R. Nunez et al., PLOS ONE 13(7), 2018: ten samples of its published table.
};

/// The colour at 0 .. 1. Higher values contrast more with the canvas: light colours on a dark one, dark ones
/// on a light one.
QColor sequentialColor(SequentialScale scale, double at, const Tokens& tokens);
/// The colour at -1 .. 1: from blue through the canvas's gray to red, uniform in CIELAB (CIE 1976). Blue and
/// red can be distinguished with all common kinds of colour vision.
QColor divergingColor(double at, const Tokens& tokens);

/// Lightness L* in CIELAB under D65, 0 (black) to 100.
double lightnessOf(const QColor& color);

} // namespace doppler
