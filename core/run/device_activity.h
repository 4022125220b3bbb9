// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <span>
#include <vector>

namespace doppler {

/// Spans of time, and how much of them lies in a window: found by bisection, however many there are.
class BusyTime {
public:
    struct Span {
        double start = 0;
        double end = 0; ///< Seconds.
    };

    BusyTime() = default;
    /// In any order; what overlaps or touches becomes one.
    explicit BusyTime(std::vector<Span> any);

    [[nodiscard]] const std::vector<Span>& spans() const { return list; }
    /// Seconds of all spans.
    [[nodiscard]] double total() const { return busyBefore.empty() ? 0 : busyBefore.back(); }
    /// Seconds of the spans between two times.
    [[nodiscard]] double within(double from, double to) const;
    /// What of this is not in the other.
    [[nodiscard]] BusyTime without(const BusyTime& other) const;

private:
    [[nodiscard]] double before(double seconds) const;

    std::vector<Span> list;
    std::vector<double> busyBefore; ///< Seconds of the spans before i; one more than spans.
};

/// Seconds in which devices computed, or else transferred.
struct ActivitySeconds {
    double compute = 0;
    double transfer = 0;
};

/// What a device did, and when. What is in neither is idle.
struct DeviceActivity {
    BusyTime compute; ///< At least one task (model mayer: or send task) ran.
    /// Nothing ran, and a transfer from or to the device was under way.
    BusyTime transfer;

    static constexpr std::size_t devices() { return 1; }
    [[nodiscard]] ActivitySeconds within(double from, double to) const
    {
        return {compute.within(from, to), transfer.within(from, to)};
    }
};

/// By device. Of a run that is out of memory: what ran.
std::vector<DeviceActivity> deviceActivity(const Problem& problem, const Schedule& schedule);

/// The activity of several devices in one, for pictures of any width: a window costs two bisections, whatever
/// the number of devices.
class ActivityTotals {
public:
    using Seconds = ActivitySeconds; ///< Of all devices.

    ActivityTotals() = default;
    explicit ActivityTotals(std::span<const DeviceActivity> devices);

    [[nodiscard]] std::size_t devices() const { return count; }
    [[nodiscard]] Seconds within(double from, double to) const;

private:
    /// From this time on so many devices compute and transfer; the sums are up to it.
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
