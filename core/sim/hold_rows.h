// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace doppler {

/// One use of a slot of a device or channel. 16 bytes, because a run has one for each task and transfer.
struct Hold {
    enum class Kind : std::uint32_t {
        Task,     ///< `index` is a vertex.
        Transfer, ///< `index` is one of Schedule::transfers.
        Send,     ///< The send task of such a transfer.
    };
    double release = 0; ///< When the slot is free again: the end, or the end of the pause after it.
    std::uint32_t index = 0;
    Kind kind = Kind::Task;
};

/// Uses of resources in rows, one row for each resource, in one array. A row is sorted when it is first asked
/// for: many runs need only some of them. Refers to the schedule. Not thread-safe.
class HoldRows {
public:
    /// `forEach(visit)` calls visit(row, hold) for every use, in the same order each time.
    template <class ForEach>
    HoldRows(const Schedule& s, std::size_t rows, const ForEach& forEach)
        : schedule(s), start(rows + 1, 0), isSorted(rows, 0)
    {
        forEach([&](std::size_t row, const Hold&) { ++start[row + 1]; });
        std::partial_sum(start.begin(), start.end(), start.begin());
        holds.resize(start.back());
        std::vector<std::size_t> next(start.begin(), start.end() - 1);
        forEach([&](std::size_t row, const Hold& hold) { holds[next[row]++] = hold; });
    }

    [[nodiscard]] std::size_t rows() const { return isSorted.size(); }
    /// In no particular order before sorted() was called for this row.
    [[nodiscard]] std::span<const Hold> row(std::size_t row) const
    {
        return std::span(holds).subspan(start[row], start[row + 1] - start[row]);
    }
    /// By release, then by start.
    [[nodiscard]] std::span<const Hold> sorted(std::size_t index)
    {
        if (!isSorted[index]) {
            isSorted[index] = 1;
            std::sort(holds.begin() + static_cast<std::ptrdiff_t>(start[index]),
                      holds.begin() + static_cast<std::ptrdiff_t>(start[index + 1]),
                      [this](const Hold& a, const Hold& b) {
                          return a.release != b.release ? a.release < b.release : begin(a) < begin(b);
                      });
        }
        return row(index);
    }

private:
    [[nodiscard]] double begin(const Hold& hold) const
    {
        return hold.kind == Hold::Kind::Task ? schedule.tasks[hold.index].start
                                             : schedule.transfers[hold.index].begin();
    }

    const Schedule& schedule;
    std::vector<std::size_t> start; ///< By row, and one more.
    std::vector<std::uint8_t> isSorted;
    std::vector<Hold> holds;
};

} // namespace doppler
