// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <utility>
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
/// for: many runs need only some of them. Not thread-safe.
class HoldRows {
public:
    /// `forEach(visit)` calls visit(row, hold) for every use, in the same order each time. `startOf` returns
    /// when a use began.
    template <class ForEach>
    HoldRows(std::size_t rows, const ForEach& forEach, std::function<double(const Hold&)> startOf)
        : begin(std::move(startOf)), start(rows + 1, 0), isSorted(rows, 0)
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
    std::function<double(const Hold&)> begin;
    std::vector<std::size_t> start; ///< By row, and one more.
    std::vector<std::uint8_t> isSorted;
    std::vector<Hold> holds;
};

} // namespace doppler
