// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace doppler {

/// What one slot of a device does and when: disjoint intervals by time, kept in blocks that know their widest
/// gap, so that neither a search for a gap nor an insertion walks through the whole schedule. Seconds.
class Timeline {
public:
    [[nodiscard]] bool empty() const { return blocks.empty(); }
    /// The end of the last interval; 0 where there is none.
    [[nodiscard]] double end() const { return blocks.empty() ? 0 : blocks.back().items.back().end; }
    /// The earliest time from `ready` on at which something of that length fits.
    [[nodiscard]] double firstGap(double ready, double length) const;
    /// The interval must lie in a gap.
    void insert(double start, double end);
    /// Takes out an interval with exactly these times; false where there is none.
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
        double widest = 0;           ///< At least the widest gap in front of one of the items.
    };
    [[nodiscard]] std::size_t blockOf(const Interval& interval) const;
    void measure(std::size_t block);
    void split(std::size_t block);

    std::vector<Block> blocks;
};

} // namespace doppler
