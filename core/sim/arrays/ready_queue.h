// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace doppler {

/// The ready items of several resources, oldest first, ties by id: linked lists in one array. Times only
/// grow, so only entries of a list's latest time are sorted, and only if they were added in another order.
class FifoQueues {
public:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    void resize(std::size_t resources, std::size_t ids)
    {
        lists.resize(resources);
        next.resize(ids);
        scratch.reserve(ids);
    }
    void clear() { std::fill(lists.begin(), lists.end(), List{}); }
    void push(std::size_t resource, double time, std::uint32_t id)
    {
        List& list = lists[resource];
        next[id] = none;
        if (list.head == none) {
            list = {id, id, none, true, time};
            return;
        }
        if (time != list.newestTime) {
            if (!list.sorted)
                sortNewest(list);
            list.beforeNewest = list.tail;
            list.newestTime = time;
        } else if (list.tail > id) {
            list.sorted = false;
        }
        next[list.tail] = id;
        list.tail = id;
    }
    [[nodiscard]] bool empty(std::size_t resource) const { return lists[resource].head == none; }
    /// `none` if nothing waits.
    [[nodiscard]] std::uint32_t top(std::size_t resource)
    {
        if (!lists[resource].sorted)
            sortNewest(lists[resource]);
        return lists[resource].head;
    }
    void pop(std::size_t resource)
    {
        List& list = lists[resource];
        if (list.head == list.beforeNewest)
            list.beforeNewest = none;
        list.head = next[list.head];
    }

    /// For every queue: its latest time, the number of older entries, all entries, `none`.
    struct Saved {
        std::vector<double> newestTimes;
        std::vector<std::uint32_t> entries;
    };
    void reserve(Saved& out) const
    {
        out.newestTimes.reserve(lists.size());
        out.entries.reserve(2 * lists.size() + next.size());
    }
    void save(Saved& out)
    {
        out.newestTimes.clear();
        out.entries.clear();
        for (std::size_t r = 0; r < lists.size(); ++r) {
            out.newestTimes.push_back(lists[r].newestTime);
            const std::size_t count = out.entries.size();
            out.entries.push_back(0);
            for (std::uint32_t id = top(r); id != none; id = next[id]) {
                out.entries.push_back(id);
                if (id == lists[r].beforeNewest)
                    out.entries[count] = static_cast<std::uint32_t>(out.entries.size() - count - 1);
            }
            out.entries.push_back(none);
        }
    }
    void restore(const Saved& in)
    {
        clear();
        const std::uint32_t* entry = in.entries.data();
        for (std::size_t r = 0; r < lists.size(); ++r) {
            List& list = lists[r];
            list.newestTime = in.newestTimes[r];
            const std::uint32_t older = *entry++;
            for (std::uint32_t i = 1; *entry != none; ++i, ++entry) {
                (list.head == none ? list.head : next[list.tail]) = *entry;
                list.tail = *entry;
                next[*entry] = none;
                if (i == older)
                    list.beforeNewest = *entry;
            }
            ++entry;
        }
    }

private:
    struct List {
        std::uint32_t head = none;
        std::uint32_t tail = none;
        std::uint32_t beforeNewest =
            none;           ///< The last entry of an earlier time; none: all have the latest time.
        bool sorted = true; ///< Whether the entries of the latest time are sorted.
        double newestTime = 0;
    };
    void sortNewest(List& list)
    {
        list.sorted = true;
        std::uint32_t& first = list.beforeNewest == none ? list.head : next[list.beforeNewest];
        scratch.clear();
        for (std::uint32_t id = first; id != none; id = next[id])
            scratch.push_back(id);
        std::sort(scratch.begin(), scratch.end());
        first = scratch.front();
        for (std::size_t i = 1; i < scratch.size(); ++i)
            next[scratch[i - 1]] = scratch[i];
        next[scratch.back()] = none;
        list.tail = scratch.back();
    }

    std::vector<List> lists;
    std::vector<std::uint32_t> next;
    std::vector<std::uint32_t> scratch;
};

/// The waiting items of several resources, smallest key first, ties by id: heaps side by side in one array.
class KeyedQueues {
public:
    void resize(std::size_t resources, std::size_t ids)
    {
        heaps.resize(resources);
        entries.resize(ids);
    }
    /// Empties all queues and reserves `room` entries for each resource (at most all ids together).
    void clear(std::span<const std::uint32_t> room)
    {
        std::size_t first = 0;
        for (std::size_t r = 0; r < heaps.size(); ++r) {
            heaps[r] = {first, 0};
            first += room[r];
        }
    }
    void push(std::size_t resource, double key, std::uint32_t id)
    {
        Heap& heap = heaps[resource];
        Entry* const begin = entries.data() + heap.first;
        begin[heap.size++] = {key, id};
        std::push_heap(begin, begin + heap.size, later);
    }
    [[nodiscard]] bool empty(std::size_t resource) const { return heaps[resource].size == 0; }
    [[nodiscard]] std::uint32_t top(std::size_t resource) const { return entries[heaps[resource].first].id; }
    void pop(std::size_t resource)
    {
        Heap& heap = heaps[resource];
        Entry* const begin = entries.data() + heap.first;
        std::pop_heap(begin, begin + heap.size, later);
        --heap.size;
    }

private:
    struct Entry {
        double key;
        std::uint32_t id;
    };
    struct Heap {
        std::size_t first = 0;
        std::size_t size = 0;
    };
    static bool later(const Entry& a, const Entry& b) { return a.key != b.key ? a.key > b.key : a.id > b.id; }
    std::vector<Heap> heaps;
    std::vector<Entry> entries;
};

/// Tasks of one device by the time at which they become ready, ties by id. Neither may be negative.
class ReadyHeap {
public:
    /// The bits of the time, which compare like the time, followed by the id: one number, compared without
    /// branches.
    __extension__ using Entry = unsigned __int128;

    void reserve(std::size_t size) { heap.reserve(size); }
    void clear() { heap.clear(); }
    /// Infinity if nothing waits.
    [[nodiscard]] double firstTime() const
    {
        return heap.empty() ? std::numeric_limits<double>::infinity()
                            : std::bit_cast<double>(static_cast<std::uint64_t>(heap.front() >> 64U));
    }
    /// Adds a task. Returns whether it is now the first.
    bool push(double time, std::uint32_t id)
    {
        const Entry added = (Entry{std::bit_cast<std::uint64_t>(time)} << 64U) | id;
        std::size_t hole = heap.size();
        heap.push_back(added);
        while (hole > 0 && added < heap[(hole - 1) / 2]) {
            heap[hole] = heap[(hole - 1) / 2];
            hole = (hole - 1) / 2;
        }
        heap[hole] = added;
        return hole == 0;
    }
    /// Inline: compilers call it otherwise where the function around it is long, at a tenth of a run's time.
    [[gnu::always_inline]] std::uint32_t pop()
    {
        const auto first = static_cast<std::uint32_t>(heap.front());
        const Entry last = heap.back();
        heap.pop_back();
        const std::size_t size = heap.size();
        if (size == 0)
            return first;
        // Moves down to the bottom along the earlier children, then up again, as in EventQueue.
        Entry* const at = heap.data();
        std::size_t hole = 0;
        std::size_t child = 2;
        for (; child < size; child = 2 * hole + 2) {
            child -= static_cast<std::size_t>(at[child - 1] < at[child]);
            at[hole] = at[child];
            hole = child;
        }
        if (child == size) {
            at[hole] = at[child - 1];
            hole = child - 1;
        }
        while (hole > 0 && last < at[(hole - 1) / 2]) {
            at[hole] = at[(hole - 1) / 2];
            hole = (hole - 1) / 2;
        }
        at[hole] = last;
        return first;
    }
    [[nodiscard]] std::span<const Entry> entries() const { return heap; }
    void restore(std::span<const Entry> saved) { heap.assign(saved.begin(), saved.end()); }

private:
    std::vector<Entry> heap;
};

/// Items that run without a slot of their own (on unlimited or shared channels), by their end: a binary heap
/// of (time, id).
class EventQueue {
public:
    struct Event {
        double time;
        std::uint32_t id;
    };
    void clear() { heap.clear(); }
    void reserve(std::size_t size) { heap.reserve(size); }
    /// Infinity if nothing runs.
    [[nodiscard]] double firstEnd() const
    {
        return heap.empty() ? std::numeric_limits<double>::infinity() : heap.front().time;
    }
    void push(double time, std::uint32_t id)
    {
        std::size_t hole = heap.size();
        heap.push_back({time, id});
        while (hole > 0) {
            const std::size_t parent = (hole - 1) / 2;
            if (heap[parent].time <= time)
                break;
            heap[hole] = heap[parent];
            hole = parent;
        }
        heap[hole] = {time, id};
    }
    std::uint32_t pop()
    {
        const std::uint32_t result = heap.front().id;
        const Event last = heap.back();
        heap.pop_back();
        const std::size_t size = heap.size();
        if (size == 0)
            return result;
        // Moves down to the bottom along the earlier children, then up again: the way down needs no branch
        // prediction, and the way up is nearly always short.
        Event* const at = heap.data();
        std::size_t hole = 0;
        std::size_t child = 2;
        for (; child < size; child = 2 * hole + 2) {
            child -= static_cast<std::size_t>(at[child - 1].time < at[child].time);
            at[hole] = at[child];
            hole = child;
        }
        if (child == size) {
            at[hole] = at[child - 1];
            hole = child - 1;
        }
        while (hole > 0 && at[(hole - 1) / 2].time > last.time) {
            at[hole] = at[(hole - 1) / 2];
            hole = (hole - 1) / 2;
        }
        at[hole] = last;
        return result;
    }
    [[nodiscard]] const std::vector<Event>& events() const { return heap; }
    void restore(const std::vector<Event>& saved) { heap = saved; }

private:
    std::vector<Event> heap;
};

} // namespace doppler
