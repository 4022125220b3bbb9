// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace doppler {

/// Something that is ready: a vertex, a transfer, or a transfer's send task.
struct ReadyTask {
    static constexpr std::uint32_t noTransfer = ~std::uint32_t{0};

    double key = 0;  ///< Rank under the rule of choice, smaller first; fifo: time of readiness.
    VertexId vertex; ///< Of a transfer or send task: its source.
    std::uint32_t transfer = noTransfer; ///< Index into the plan.
    double bytes = 0;                    ///< Memory that it needs to start.
    double priority = 0;                 ///< Before the key, larger first: the rank of msr.

    [[nodiscard]] bool isVertex() const { return transfer == noTransfer; }
};

/// The one order of choice: rank, then vertex id, then the order of the source's edges.
inline bool chosenBefore(const ReadyTask& a, const ReadyTask& b)
{
    if (a.priority != b.priority)
        return a.priority > b.priority;
    if (a.key != b.key)
        return a.key < b.key;
    return a.vertex != b.vertex ? a.vertex < b.vertex : a.transfer < b.transfer;
}

/// What is ready for one resource, the first in the order of choice on top: a binary heap.
class ReadyTasks {
public:
    [[nodiscard]] bool empty() const { return heap.empty(); }
    [[nodiscard]] const ReadyTask& top() const { return heap.front(); }
    [[nodiscard]] std::span<const ReadyTask> all() const { return heap; }
    /// No more than what the one that needs least needs.
    [[nodiscard]] double leastBytes() const { return least; }
    void push(const ReadyTask& task)
    {
        least = std::min(least, task.bytes);
        heap.push_back(task);
        std::push_heap(heap.begin(), heap.end(), lower);
    }
    ReadyTask pop()
    {
        std::pop_heap(heap.begin(), heap.end(), lower);
        const ReadyTask task = heap.back();
        heap.pop_back();
        if (heap.empty())
            least = none;
        return task;
    }
    /// Gives every task a new priority.
    template <class Priority>
    void rank(Priority priority)
    {
        for (ReadyTask& task : heap)
            task.priority = priority(task);
        std::make_heap(heap.begin(), heap.end(), lower);
    }
    void clear()
    {
        heap.clear();
        least = none;
    }

private:
    static constexpr double none = std::numeric_limits<double>::infinity();
    static bool lower(const ReadyTask& a, const ReadyTask& b) { return chosenBefore(b, a); }

    std::vector<ReadyTask> heap;
    double least = none;
};

} // namespace doppler
