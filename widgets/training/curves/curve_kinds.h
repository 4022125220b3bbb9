// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/legend_button.h"
#include "widgets/training/curves/run_curves.h"

#include <QString>
#include <array>

namespace doppler {

/// How the key of the curves shows a kind of curve.
struct CurveKindLook {
    LegendButton::Sample sample;
    QString name; ///< Translated.
};

/// By CurveKind.
std::array<CurveKindLook, curveKinds> curveKindLooks();

} // namespace doppler
