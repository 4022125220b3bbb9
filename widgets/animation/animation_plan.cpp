// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/animation/animation_plan.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// From this width on.
constexpr int largeWidth = 2400;

} // namespace

int AnimationPlan::frames() const { return std::max(2, static_cast<int>(std::lround(rate * seconds))); }

double AnimationPlan::timeOf(int frame, double makespan) const
{
    const int last = frames() - 1;
    return frame >= last ? makespan : makespan * frame / last;
}

int AnimationPlan::hundredthsOf(int frame) const
{
    const auto until = [this](int count) { return static_cast<int>(std::lround(100 * count / rate)); };
    const int usual = until(frame + 1) - until(frame);
    return frame + 1 == frames() ? std::max(usual, lastHundredths) : usual;
}

double AnimationPlan::pixelRatio() const { return size.width() >= largeWidth ? 2 : 1; }

} // namespace doppler
