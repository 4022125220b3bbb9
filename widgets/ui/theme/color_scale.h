// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

namespace doppler {

/// The colours of numbers that grow one way. Both are even to the eye and grow in lightness all the way, so
/// that people with any colour vision (and printers without colours) order them alike.
enum class SequentialScale {
    Viridis, ///< S. van der Walt and N. Smith, 2015: ten samples of its published table.
    Cividis, ///< J. R. Nunez et al., PLOS ONE 13(7), 2018: likewise.
};

/// At 0 .. 1. What is more stands out more from the canvas: light colours on a dark one, dark ones on a light
/// one.
QColor sequentialColor(SequentialScale scale, double at, const Tokens& tokens);
/// At -1 .. 1: from blue through the canvas's gray to red, made evenly in CIELAB (CIE 1976). Blue and red
/// are told apart by all common kinds of colour vision.
QColor divergingColor(double at, const Tokens& tokens);

/// Lightness L* of CIELAB under D65, 0 (black) to 100.
double lightnessOf(const QColor& color);

} // namespace doppler
