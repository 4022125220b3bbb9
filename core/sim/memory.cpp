// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/sim/analysis.h"
#include "core/sim/memory_stays.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Follows the bytes in use on a device through its changes.
struct BytesInUse {
    double limit = 0;
    double time = 0;
    double bytes = 0;
    double peak = 0; ///< Of the times before `time`.
    double exact = 0;
    std::size_t takenNow = 0; ///< How many changes of this time took bytes.
    /// The first change after which the bytes exceed the limit: its time, and how many others of that time
    /// took bytes before it.
    std::optional<std::pair<double, std::size_t>> firstAbove = std::nullopt;
    double above = 0; ///< All bytes at the end of that time: what is freed at a time comes first.

    void take(const MemoryChange& change)
    {
        if (change.time != time) {
            peak = std::max(peak, bytes);
            takenNow = 0;
        }
        time = change.time;
        bytes += change.bytes;
        if (std::abs(bytes) < leastBytes)
            bytes = 0;
        exact += change.bytes;
        if (exact > limit && !firstAbove)
            firstAbove.emplace(time, takenNow);
        if (firstAbove && firstAbove->first == time)
            above = exact;
        takenNow += std::size_t{change.bytes > 0};
    }
};

} // namespace

std::vector<std::vector<MemoryPoint>> memoryCurves(const Problem& problem, const Schedule& schedule)
{
    std::vector<std::vector<MemoryPoint>> curves;
    const MemoryStays stays(problem, schedule);
    MemoryStays::Lists<MemoryChange> lists;
    for (DeviceId d : problem.topology().devices()) {
        double bytes = 0;
        auto& curve = curves.emplace_back(1, MemoryPoint{0, 0});
        stays.forEachChange(d, lists, [&](const MemoryChange& change) {
            bytes += change.bytes;
            if (std::abs(bytes) < leastBytes)
                bytes = 0;
            if (curve.back().time == change.time)
                curve.back().bytes = bytes;
            else
                curve.push_back({change.time, bytes});
        });
    }
    return curves;
}

MemoryUse memoryUse(const Problem& problem, const Schedule& schedule)
{
    MemoryUse out;
    const MemoryStays stays(problem, schedule);
    MemoryStays::Lists<MemoryChange> lists;
    for (DeviceId d : problem.topology().devices()) {
        BytesInUse use{.limit = problem.topology().device(d).memoryBytes};
        stays.forEachChange(d, lists, [&](const MemoryChange& change) { use.take(change); });
        out.peaks.push_back(std::max(use.peak, use.bytes));
        if (const auto& found = use.firstAbove;
            found && (!out.firstOverflow || found->first < out.firstOverflow->time))
            out.firstOverflow = {d, found->first, stays.takenBy(d, found->first, found->second), use.above,
                                 use.limit};
    }
    return out;
}

std::vector<double> peakMemory(const Problem& problem, const Schedule& schedule)
{
    return memoryUse(problem, schedule).peaks;
}

std::optional<Overflow> firstOverflow(const Problem& problem, const Schedule& schedule)
{
    return memoryUse(problem, schedule).firstOverflow;
}

Error outOfMemoryError(const Problem& problem, const OutOfMemory& stuck)
{
    constexpr std::size_t most = 5;
    const auto named = std::min(most, stuck.waiting.size());
    std::string names;
    for (std::size_t i = 0; i < named; ++i) {
        const StuckTask& x = stuck.waiting[i];
        names += fmt::format("{}{}{}{}", i > 0 ? ", " : "", excerpt(problem.graph().label(x.vertex)),
                             x.isTransfer ? " > " : " @ ", excerpt(problem.topology().device(x.device).name));
    }
    if (named < stuck.waiting.size())
        names += ", ...";
    return {{DOPPLER_PLURAL("core", "out of memory after {0} s; {1} tasks wait for free memory: {2}",
                            "out of memory after {0} s; {1} task waits for free memory: {2}"),
             {figure(fmt::format("{:.6g}", stuck.time)), count(stuck.waiting.size()), names}},
            {},
            {}};
}

} // namespace doppler
