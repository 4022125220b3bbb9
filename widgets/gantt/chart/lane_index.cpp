// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/lane_index.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

LaneIndex::LaneIndex(std::span<const Interval> intervals)
{
    starts.reserve(intervals.size());
    ends.reserve(intervals.size());
    busyBefore.reserve(intervals.size() + 1);
    double sum = 0;
    for (const Interval& interval : intervals) {
        starts.push_back(interval.start);
        ends.push_back(interval.end);
        busyBefore.push_back(sum);
        sum += interval.end - interval.start;
    }
    busyBefore.push_back(sum);
}

std::size_t LaneIndex::firstEndingAfter(double seconds) const
{
    auto at = std::upper_bound(ends.begin(), ends.end(), seconds) - ends.begin();
    while (at > 0 && starts[static_cast<std::size_t>(at) - 1] >= seconds)
        --at; // Runs without length at this very time.
    return static_cast<std::size_t>(at);
}

std::optional<std::size_t> LaneIndex::nearest(double seconds, double tolerance) const
{
    const std::size_t here = firstEndingAfter(seconds);
    std::optional<std::size_t> best;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = here > 0 ? here - 1 : 0; i < std::min(here + 2, size()); ++i) {
        const double distance = std::max({0.0, starts[i] - seconds, seconds - ends[i]});
        if (distance <= tolerance && distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

std::size_t LaneIndex::firstStartingAt(double seconds, std::size_t from) const
{
    // Galloping: the answer is mostly near, and the search then touches only memory that is near as well.
    std::size_t step = 1;
    std::size_t low = from;
    while (low + step < size() && starts[low + step] < seconds) {
        low += step;
        step *= 2;
    }
    const auto last = starts.begin() + static_cast<std::ptrdiff_t>(std::min(low + step, size()));
    return static_cast<std::size_t>(
        std::lower_bound(starts.begin() + static_cast<std::ptrdiff_t>(low), last, seconds) - starts.begin());
}

void LaneIndex::pieces(const TimeAxis& axis, double fromX, double toX, double grain,
                       std::vector<Piece>& out) const
{
    const double columnSeconds = grain * axis.secondsPerPixel();
    const double from = axis.seconds(fromX);
    const auto columnAt = [&](double seconds) { return std::floor((seconds - from) / columnSeconds); };
    const auto add = [&](double column, std::size_t first, std::size_t count, double seconds) {
        const double left = fromX + column * grain;
        out.push_back({left, left + grain, first, count, seconds / columnSeconds, false});
    };

    double reachingIn = 0; // Seconds by which the last narrow run reaches into the next column.
    double nextColumn = 0;
    const double until = axis.seconds(toX);
    std::size_t i = firstEndingAfter(from);
    while (i < size() && starts[i] < until) {
        const double column = columnAt(starts[i]);
        const bool wide = ends[i] - starts[i] >= columnSeconds;
        if (reachingIn > 0 && (wide || column > nextColumn)) {
            add(nextColumn, i - 1, 0, reachingIn);
            reachingIn = 0;
        }
        if (wide) {
            out.push_back({axis.x(starts[i]), axis.x(ends[i]), i, 1, 1, true});
            ++i;
            continue;
        }
        const double columnEnd = from + (column + 1) * columnSeconds;
        std::size_t next = std::max(firstStartingAt(columnEnd, i), i + 1);
        // Only the last run that begins in a column can be as wide as a column.
        if (next > i + 1 && ends[next - 1] - starts[next - 1] >= columnSeconds)
            --next;
        const double over = std::max(0.0, ends[next - 1] - columnEnd);
        add(column, i, next - i, busyBefore[next] - busyBefore[i] - over + reachingIn);
        reachingIn = over;
        nextColumn = column + 1;
        i = next;
    }
    if (reachingIn > 0)
        add(nextColumn, i - 1, 0, reachingIn);
}

} // namespace doppler
