// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/timeline/time_axis.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// What is to be drawn of a row: one run that is wide enough to be seen, or a column that stands for all the
/// narrower runs in it.
struct Piece {
    double left = 0; ///< Pixels. A single run's edges are those of the run, also outside of the strip.
    double right = 0;
    std::size_t first = 0; ///< Position in the row of the first run.
    std::size_t count = 0; ///< Runs that begin here; 0: a column into which only the run before reaches.
    double coverage = 1;   ///< Share of the column that is busy; 1 for a single run.
    bool single = true;    ///< One run of its own width.
};

/// The runs of one row by start, no two of which overlap: finds the visible ones by bisection and sums up
/// those that are narrower than a pixel, in time that depends on the pixels and not on the runs.
class LaneIndex {
public:
    struct Interval {
        double start = 0;
        double end = 0;
    };

    LaneIndex() = default;
    explicit LaneIndex(std::span<const Interval> intervals);

    [[nodiscard]] std::size_t size() const { return starts.size(); }
    [[nodiscard]] double start(std::size_t i) const { return starts[i]; }
    [[nodiscard]] double end(std::size_t i) const { return ends[i]; }
    /// Busy seconds of all runs.
    [[nodiscard]] double busy() const { return busyBefore.empty() ? 0 : busyBefore.back(); }
    /// The first run that ends after `seconds` (one without length: at or after it); size() if none does.
    [[nodiscard]] std::size_t firstEndingAfter(double seconds) const;
    /// The run at that time, else the nearest one that is no further away than `tolerance` seconds.
    [[nodiscard]] std::optional<std::size_t> nearest(double seconds, double tolerance) const;

    /// Appends what is to be drawn between two places, from left to right. Runs narrower than `grain` pixels
    /// are summed up in columns of that width, counted from fromX.
    void pieces(const TimeAxis& axis, double fromX, double toX, double grain, std::vector<Piece>& out) const;

private:
    [[nodiscard]] std::size_t firstStartingAt(double seconds, std::size_t from) const;

    std::vector<double> starts;
    std::vector<double> ends;
    std::vector<double> busyBefore; ///< Seconds of the runs before i; one more than runs.
};

} // namespace doppler
