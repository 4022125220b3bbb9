// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/run_history/history_ticks.h"

#include "core/compare/chart.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace doppler {

namespace {

constexpr double pixelsPerTick = 50;
constexpr std::size_t fewestTicks = 3;

/// Round steps grow by up to 2.5, so a wish for few lines can leave only the one at 0.
std::vector<double> ticksOf(double longest, double height)
{
    auto wanted = static_cast<std::size_t>(std::max<double>(fewestTicks, height / pixelsPerTick));
    std::vector<double> ticks = roundTicks(0, longest, wanted);
    while (longest > 0 && ticks.size() < fewestTicks)
        ticks = roundTicks(0, longest, ++wanted);
    return ticks;
}

} // namespace

std::vector<HistoryTick> historyTicks(double longest, double height, double line)
{
    const std::vector<double> ticks = ticksOf(longest, height);
    const std::vector<std::string> texts = secondsTickTexts(ticks);
    const double apart = ticks.size() > 1 ? ticks[1] / longest * height : height;
    const auto most =
        std::max<std::size_t>(1, ticks.size() - 1); // The second text is at the top at the latest.
    const auto stride =
        std::clamp(static_cast<std::size_t>(std::ceil(line / std::max(apart, 1e-3))), std::size_t{1}, most);
    std::vector<HistoryTick> lines;
    for (std::size_t i = 0; i < ticks.size(); ++i)
        lines.push_back({ticks[i], i % stride == 0 ? texts[i] : std::string()});
    return lines;
}

} // namespace doppler
