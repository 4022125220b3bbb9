// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace doppler {

/// What is ready for one resource, oldest first, ties by id. Times only grow, so a list suffices: only the
/// entries of the newest time are ever sorted, and only when they are asked for.
class FifoQueue {
public:
    void clear()
    {
        ids.clear();
        head = 0;
        newest = 0;
        newestTime = -1;
        sorted = true;
    }
    void push(double time, std::uint32_t id)
    {
        if (head == ids.size()) {
            ids.clear();
            head = newest = 0;
            newestTime = time;
            sorted = true;
        } else if (time != newestTime) {
            sortNewest();
            newest = ids.size();
            newestTime = time;
        } else {
            newest = std::max(newest, head);
            sorted = sorted && (newest == ids.size() || ids.back() < id);
        }
        ids.push_back(id);
    }
    [[nodiscard]] bool empty() const { return head == ids.size(); }
    std::uint32_t top()
    {
        sortNewest();
        return ids[head];
    }
    void pop() { ++head; }

private:
    void sortNewest()
    {
        if (sorted)
            return;
        // What is already taken stays; what came at an earlier time stays before.
        std::sort(ids.begin() + static_cast<std::ptrdiff_t>(std::max(newest, head)), ids.end());
        sorted = true;
    }

    std::vector<std::uint32_t> ids;
    std::size_t head = 0;
    std::size_t newest = 0; ///< Where the entries of newestTime begin.
    double newestTime = -1;
    bool sorted = true;
};

/// What is ready for one resource, smallest key first, ties by id.
class KeyedQueue {
public:
    void clear() { entries.clear(); }
    void push(double key, std::uint32_t id)
    {
        entries.push_back({key, id});
        std::push_heap(entries.begin(), entries.end(), later);
    }
    [[nodiscard]] bool empty() const { return entries.empty(); }
    [[nodiscard]] std::uint32_t top() const { return entries.front().id; }
    void pop()
    {
        std::pop_heap(entries.begin(), entries.end(), later);
        entries.pop_back();
    }

private:
    struct Entry {
        double key;
        std::uint32_t id;
    };
    static bool later(const Entry& a, const Entry& b) { return a.key != b.key ? a.key > b.key : a.id > b.id; }
    std::vector<Entry> entries;
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
        std::size_t hole = 0;
        for (std::size_t child = 1; child < size; child = 2 * hole + 1) {
            if (child + 1 < size && heap[child + 1].time < heap[child].time)
                ++child;
            if (heap[child].time >= last.time)
                break;
            heap[hole] = heap[child];
            hole = child;
        }
        heap[hole] = last;
        return result;
    }

private:
    std::vector<Event> heap;
};

} // namespace doppler
