// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ui/theme/theme.h"

#include <cmath>

namespace doppler {

/// Whether a relative change is written as 0 % (formatPercent()), and so is neither good nor bad.
inline bool isNoChange(double ratio) { return std::abs(ratio) < 5e-5; }

/// The colour of a relative change of a figure of which less is better: neutral for a change that reads as 0.
inline QColor changeInk(const Tokens& colors, double ratio)
{
    return isNoChange(ratio) ? colors.mutedText : ratio < 0 ? colors.good : colors.bad;
}

} // namespace doppler
