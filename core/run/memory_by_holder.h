// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/sim/memory_stays.h"

#include <array>
#include <span>
#include <vector>

namespace doppler {

/// Bytes by MemoryHolder.
using HolderBytes = std::array<double, memoryHolders>;
double sumOf(const HolderBytes& bytes);

/// The memory of one device over time by holder. A pyramid of maxima finds the fullest time of any window, so
/// that a picture costs the same for any number of points and no peak is missed.
class HolderCurve {
public:
    /// A state that holds from its time on.
    struct Point {
        double time = 0;
        HolderBytes bytes{};
    };

    HolderCurve() = default;
    /// By time, from 0 on.
    explicit HolderCurve(std::vector<Point> byTime);

    [[nodiscard]] const std::vector<Point>& points() const { return list; }
    /// The state at this time; nothing before the first point.
    [[nodiscard]] HolderBytes at(double seconds) const;
    /// The fullest state between two times, both included; of equal ones the first.
    [[nodiscard]] const Point& fullest(double from, double to) const;
    /// The same for the windows between each two of these ascending times: one entry fewer than times.
    [[nodiscard]] std::vector<HolderBytes> fullestOf(std::span<const double> times) const;
    /// The fullest state of the run; of equal ones the first.
    [[nodiscard]] const Point& peak() const { return list[highest]; }

private:
    [[nodiscard]] std::size_t better(std::size_t one, std::size_t other) const;
    [[nodiscard]] std::size_t fullestIndex(std::size_t first, std::size_t last) const;

    std::vector<Point> list{1};
    std::vector<std::vector<std::uint32_t>>
        levels; ///< The fullest of each 16 points, of each 256, and so on.
    std::size_t highest = 0;
};

/// One tensor, weight or input that is on a device.
struct MemoryItem {
    MemoryHolder holder = MemoryHolder::Outputs;
    VertexId vertex;  ///< Its source; for weights and inputs, the first vertex there that uses it.
    std::string name; ///< Of a shared weight or an input; else that of the vertex.
    double bytes = 0;
    double from = 0;  ///< Seconds.
    double until = 0; ///< Seconds; infinity: until the end of the run.
};

/// The items on a device at one time, largest first.
struct MemoryItems {
    std::vector<MemoryItem> largest;
    std::size_t count = 0; ///< All items, also those that are not listed.
    double bytes = 0;      ///< Of all items.
};

/// The memory of a run by holder: the bytes of all holders add up to memoryCurves(). Immutable and
/// thread-safe. Construction is as expensive as the simulator's own analysis of memory: for worker threads.
class MemoryByHolder {
public:
    explicit MemoryByHolder(RunPtr run);

    [[nodiscard]] const RunPtr& run() const { return whole; }
    [[nodiscard]] const std::vector<HolderCurve>& devices() const { return curves; }
    /// The device that is fullest in relation to its memory; if no device has a limit, the fullest one.
    [[nodiscard]] DeviceId fullestDevice() const;
    /// What is on a device after everything that happens at this time; at most `most` items are listed.
    /// Linear in everything that is ever on the device.
    [[nodiscard]] MemoryItems itemsAt(DeviceId device, double seconds, std::size_t most = 1000) const;

private:
    RunPtr whole;
    MemoryStays stays;
    std::vector<HolderCurve> curves;
};

/// A name of the holder for programs: "weights", "inputs", "outputs", "copies".
const char* memoryHolderName(MemoryHolder holder);

} // namespace doppler
