// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>

namespace doppler {

/// A ready item: a vertex, a transfer, or the send task of a transfer.
struct ReadyTask {
    static constexpr std::uint32_t noTransfer = ~std::uint32_t{0};

    double key = 0; ///< Rank under the schedule rule, smaller first; fifo: the time at which it became ready.
    VertexId vertex;                     ///< For a transfer or send task: its source.
    std::uint32_t transfer = noTransfer; ///< Index into the plan.
    double bytes = 0;                    ///< Memory that it allocates when it starts.
    double priority = 0;                 ///< Compared before the key, larger first: the rank of msr.

    [[nodiscard]] bool isVertex() const { return transfer == noTransfer; }
};

/// The order of choice: rank, then vertex id, then the order of the source's edges.
inline bool chosenBefore(const ReadyTask& a, const ReadyTask& b)
{
    if (a.priority != b.priority)
        return a.priority > b.priority;
    if (a.key != b.key)
        return a.key < b.key;
    return a.vertex != b.vertex ? a.vertex < b.vertex : a.transfer < b.transfer;
}

/// The ready items of one resource, with the first in the order of choice on top: a binary heap in memory
/// that the caller provides.
class ReadyTasks {
public:
    /// Sets the memory, which must have a place for everything that will ever wait at once. Empties the
    /// queue.
    void useRoom(std::span<ReadyTask> places)
    {
        room = places;
        clear();
    }
    [[nodiscard]] bool empty() const { return count == 0; }
    [[nodiscard]] const ReadyTask& top() const { return room.front(); }
    [[nodiscard]] std::span<const ReadyTask> all() const { return heap(); }
    /// The bytes of the item that needs least.
    [[nodiscard]] double leastBytes() const { return least; }
    void push(const ReadyTask& task)
    {
        least = std::min(least, task.bytes);
        room[count++] = task;
        std::push_heap(heap().begin(), heap().end(), lower);
    }
    ReadyTask pop()
    {
        std::pop_heap(heap().begin(), heap().end(), lower);
        if (--count == 0)
            least = none;
        return room[count];
    }
    /// Gives every task a new priority.
    template <class Priority>
    void rank(Priority priority)
    {
        for (ReadyTask& task : heap())
            task.priority = priority(task);
        std::make_heap(heap().begin(), heap().end(), lower);
    }
    void clear()
    {
        count = 0;
        least = none;
    }

private:
    static constexpr double none = std::numeric_limits<double>::infinity();
    static bool lower(const ReadyTask& a, const ReadyTask& b) { return chosenBefore(b, a); }
    [[nodiscard]] std::span<ReadyTask> heap() const { return room.first(count); }

    std::span<ReadyTask> room;
    std::size_t count = 0;
    double least = none;
};

} // namespace doppler
