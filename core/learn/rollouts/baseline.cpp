// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/rollouts/baseline.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doppler {

namespace {
/// Episodes that all cost the same would make the next difference infinite; this share of the mean is the
/// least deviation that counts.
constexpr double leastDeviation = 1e-3;
} // namespace

double RewardBaseline::mean(double otherwise) const
{
    if (state.count == 0)
        return otherwise;
    if (window == 0)
        return state.mean;
    return std::accumulate(state.window.begin(), state.window.end(), 0.0) /
           static_cast<double>(state.window.size());
}

double RewardBaseline::deviation() const
{
    if (window == 0)
        return std::sqrt(state.squares / static_cast<double>(state.count));
    const double center = mean(0);
    double squares = 0;
    for (double x : state.window)
        squares += (x - center) * (x - center);
    return std::sqrt(squares / static_cast<double>(state.window.size()));
}

double RewardBaseline::advantage(double makespan) const
{
    const double center = mean(makespan);
    const double difference = center - makespan;
    if (difference == 0 || unit == AdvantageUnit::Seconds)
        return difference;
    if (unit == AdvantageUnit::Relative)
        return difference / center;
    return difference / std::max(deviation(), leastDeviation * center);
}

void RewardBaseline::add(double makespan)
{
    ++state.count;
    const double before = makespan - state.mean;
    state.mean += before / static_cast<double>(state.count);
    state.squares += before * (makespan - state.mean);
    if (window == 0)
        return;
    if (state.window.size() == window)
        state.window.erase(state.window.begin());
    state.window.push_back(makespan);
}

} // namespace doppler
