// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/legend_button.h"
#include "widgets/training/curves/run_curves.h"

#include <QString>
#include <array>

namespace doppler {

/// The look of a kind of curve in the legend.
struct CurveKindLook {
    LegendButton::Sample sample;
    QString name; ///< Translated.
};

/// By CurveKind.
std::array<CurveKindLook, curveKinds> curveKindLooks();

} // namespace doppler
