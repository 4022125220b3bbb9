// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace doppler {

/// The occupied times of one slot of a device: disjoint intervals, sorted, in blocks that know their widest
/// gap. Neither a search for a gap nor an insertion visits the whole schedule. Seconds.
class Timeline {
public:
    [[nodiscard]] bool empty() const { return blocks.empty(); }
    /// The end of the last interval; 0 if there is none.
    [[nodiscard]] double end() const { return blocks.empty() ? 0 : blocks.back().items.back().end; }
    /// The earliest time from `ready` on at which an interval of this length fits.
    [[nodiscard]] double firstGap(double ready, double length) const;
    /// Inserts an interval, which must lie in a gap.
    void insert(double start, double end);
    /// Removes the interval with exactly these times. Returns false if there is none.
    bool erase(double start, double end);

private:
    struct Interval {
        double start;
        double end;
        [[nodiscard]] bool operator<(const Interval& other) const
        {
            return start != other.start ? start < other.start : end < other.end;
        }
    };
    struct Block {
        std::vector<Interval> items; ///< Never empty; by start, then end.
        double widest = 0;           ///< Upper bound on the widest gap before one of the items.
    };
    [[nodiscard]] std::size_t blockOf(const Interval& interval) const;
    void measure(std::size_t block);
    void split(std::size_t block);

    std::vector<Block> blocks;
};

} // namespace doppler
