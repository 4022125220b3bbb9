// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/kernel_overruns.h"

#include "core/io/profiles/sort_if_needed.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace doppler {

namespace {

/// Starts since 1970 in microseconds have steps of a quarter: an overlap of two steps may be none. Newer
/// profilers round starts and durations to nanoseconds separately.
double precisionAt(double start)
{
    constexpr double nanosecond = 1e-3;
    const double step =
        std::nextafter(std::abs(start), std::numeric_limits<double>::infinity()) - std::abs(start);
    return std::max(2 * step, 1.5 * nanosecond);
}

} // namespace

std::vector<bool> cutKernelOverruns(std::vector<ProfiledKernel>& kernels, const std::vector<bool>& ignored)
{
    std::vector<std::uint32_t> order;
    for (std::uint32_t i = 0; i < kernels.size(); ++i)
        if (!ignored[i])
            order.push_back(i);
    const auto place = [&](std::uint32_t i) { return std::tuple(kernels[i].device, kernels[i].stream); };
    sortIfNeeded(order, [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(place(a), kernels[a].start, a) < std::tuple(place(b), kernels[b].start, b);
    });
    std::vector<bool> cut(kernels.size(), false);
    std::uint32_t next = ProfiledOperator::none; // the first of the stream that starts later
    for (std::size_t i = order.size(); i-- > 0;) {
        ProfiledKernel& kernel = kernels[order[i]];
        if (i + 1 < order.size() && place(order[i + 1]) != place(order[i]))
            next = ProfiledOperator::none;
        else if (i + 1 < order.size() && kernels[order[i + 1]].start > kernel.start)
            next = order[i + 1];
        if (next == ProfiledOperator::none)
            continue;
        const double most = (kernels[next].start - kernel.start) / 1e6;
        if (kernel.seconds <= most + precisionAt(kernel.start) / 1e6)
            continue;
        kernel.seconds = most;
        cut[order[i]] = true;
    }
    return cut;
}

} // namespace doppler
