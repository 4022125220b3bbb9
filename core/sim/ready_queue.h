// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace doppler {

/// What is ready for each of several resources, oldest first, ties by id: linked lists through one array.
/// Times only grow, so only the entries of a list's newest time are ever sorted, and only when they came in
/// another order.
class FifoQueues {
public:
    void resize(std::size_t resources, std::size_t ids)
    {
        lists.resize(resources);
        next.resize(ids);
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
    std::uint32_t top(std::size_t resource)
    {
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

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    struct List {
        std::uint32_t head = none;
        std::uint32_t tail = none;
        std::uint32_t beforeNewest =
            none;           ///< The last entry of an earlier time; none: all are of the newest.
        bool sorted = true; ///< The entries of the newest time are in order.
        double newestTime = 0;
    };
    void sortNewest(List& list)
    {
        if (list.sorted)
            return;
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

/// What is ready for each of several resources, smallest key first, ties by id.
class KeyedQueues {
public:
    void resize(std::size_t resources, std::size_t) { heaps.resize(resources); }
    void clear()
    {
        for (auto& heap : heaps)
            heap.clear();
    }
    void push(std::size_t resource, double key, std::uint32_t id)
    {
        heaps[resource].push_back({key, id});
        std::push_heap(heaps[resource].begin(), heaps[resource].end(), later);
    }
    [[nodiscard]] bool empty(std::size_t resource) const { return heaps[resource].empty(); }
    [[nodiscard]] std::uint32_t top(std::size_t resource) const { return heaps[resource].front().id; }
    void pop(std::size_t resource)
    {
        std::pop_heap(heaps[resource].begin(), heaps[resource].end(), later);
        heaps[resource].pop_back();
    }

private:
    struct Entry {
        double key;
        std::uint32_t id;
    };
    static bool later(const Entry& a, const Entry& b) { return a.key != b.key ? a.key > b.key : a.id > b.id; }
    std::vector<std::vector<Entry>> heaps;
};

/// The ready transfers of channels that share routes, in order, for one pass over all of them.
class OrderedList {
public:
    void clear() { entries.clear(); }
    void push(double key, std::uint32_t id)
    {
        const Entry entry{key, id};
        entries.insert(std::upper_bound(entries.begin(), entries.end(), entry, before), entry);
    }
    /// Offers every entry in order; those for which `take` answers true are removed.
    template <class Take>
    void pass(Take take)
    {
        std::erase_if(entries, [&](const Entry& e) { return take(e.id); });
    }

private:
    struct Entry {
        double key;
        std::uint32_t id;
    };
    static bool before(const Entry& a, const Entry& b)
    {
        return a.key != b.key ? a.key < b.key : a.id < b.id;
    }
    std::vector<Entry> entries;
};

/// The running tasks and transfers by their end: a binary heap of (time, id).
class EventQueue {
public:
    struct Event {
        double time;
        std::uint32_t id;
    };
    void clear() { heap.clear(); }
    void reserve(std::size_t count) { heap.reserve(count); }
    [[nodiscard]] bool empty() const { return heap.empty(); }
    [[nodiscard]] double nextTime() const { return heap.front().time; }
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
        // Down to the bottom along the earlier children, then up again: the way down needs no guess of a
        // branch, the way up is nearly always short.
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

private:
    std::vector<Event> heap;
};

} // namespace doppler
