// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <span>
#include <vector>

namespace doppler {

/// Time spans, and how much of them is in a window. A query is a binary search over the spans.
class BusyTime {
public:
    struct Span {
        double start = 0;
        double end = 0; ///< Seconds.
    };

    BusyTime() = default;
    /// The spans may be in any order; spans that overlap or touch are merged.
    explicit BusyTime(std::vector<Span> any);

    [[nodiscard]] const std::vector<Span>& spans() const { return list; }
    /// Seconds of all spans together.
    [[nodiscard]] double total() const { return busyBefore.empty() ? 0 : busyBefore.back(); }
    /// Seconds of the spans between two times.
    [[nodiscard]] double within(double from, double to) const;
    /// The part of these spans that is not covered by `other`.
    [[nodiscard]] BusyTime without(const BusyTime& other) const;

private:
    [[nodiscard]] double before(double seconds) const;

    std::vector<Span> list;
    std::vector<double> busyBefore; ///< Seconds of the spans before i; one entry more than spans.
};

/// Seconds in which devices computed, or only transferred.
struct ActivitySeconds {
    double compute = 0;
    double transfer = 0;
};

/// What a device did over time. The rest is idle time.
struct DeviceActivity {
    BusyTime compute; ///< At least one task (model mayer: or send task) ran.
    /// No task ran, and a transfer from or to the device was under way.
    BusyTime transfer;

    static constexpr std::size_t devices() { return 1; }
    [[nodiscard]] ActivitySeconds within(double from, double to) const
    {
        return {compute.within(from, to), transfer.within(from, to)};
    }
};

/// The activity of each device. If the run is out of memory, of the part that ran.
std::vector<DeviceActivity> deviceActivity(const Problem& problem, const Schedule& schedule);

/// The summed activity of several devices, for pictures of any width. A window costs two binary searches,
/// independently of the number of devices.
class ActivityTotals {
public:
    using Seconds = ActivitySeconds; ///< Sum over all devices.

    ActivityTotals() = default;
    explicit ActivityTotals(std::span<const DeviceActivity> devices);

    [[nodiscard]] std::size_t devices() const { return count; }
    [[nodiscard]] Seconds within(double from, double to) const;

private:
    /// The number of devices that compute and transfer from this time on; the sums are up to this time.
    struct Step {
        double time = 0;
        int computing = 0;
        int transferring = 0;
        Seconds sums;
    };
    [[nodiscard]] Seconds before(double seconds) const;

    std::vector<Step> steps;
    std::size_t count = 0;
};

} // namespace doppler
