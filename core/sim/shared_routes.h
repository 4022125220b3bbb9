// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/placed_graph.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// Which of the routes that share channels have room, and which must be examined. A route with waiting items
/// and a full channel sleeps in the list of that channel until a slot becomes free, so that sleeping routes
/// cost nothing. The waiting items are kept elsewhere, in one queue per route.
class SharedRoutes {
public:
    SharedRoutes(const Problem& p, const Resources& r)
        : problem(p), resources(r), idle(p.channels().size()), firstAsleep(idle.size()),
          nextAsleep(r.sharedRoutes.size())
    {
        awake.reserve(nextAsleep.size());
        candidates.reserve(nextAsleep.size());
    }

    /// Returns to the state in which all channels are free and nothing waits.
    void begin()
    {
        for (ChannelId c : resources.groupedChannels)
            idle[c] = problem.channels()[c].capacity;
        forget();
    }
    /// Reports that an item waits for the route, where none did before.
    void wake(std::uint32_t route) { awake.push_back(route); }
    /// Reports that an item has arrived and frees the route's slots.
    void release(std::uint32_t route)
    {
        for (ChannelId c : resources.sharedRoutes[route]) {
            ++idle[c];
            for (std::uint32_t r = firstAsleep[c]; r != none; r = nextAsleep[r])
                awake.push_back(r);
            firstAsleep[c] = none;
        }
    }
    [[nodiscard]] bool anyAwake() const { return !awake.empty(); }

    /// The first item in the queue of a route.
    struct First {
        double order; ///< By the schedule rule; ties: lower id.
        std::uint32_t id;
        std::uint32_t route;
    };
    /// One pass over all waiting items in the order of choice. An item starts if every channel of its route
    /// has a free slot. Starts only reduce free slots, so an item never starts before the first one of its
    /// route. `firstOf(route)` returns the First of a queue that is not empty; `start(route)` starts it and
    /// returns whether more items wait.
    template <class FirstOf, class Start>
    void startAll(FirstOf firstOf, Start start)
    {
        const auto offer = [&](std::uint32_t route) {
            if (sleeps(route))
                return;
            candidates.push_back(firstOf(route));
            std::push_heap(candidates.begin(), candidates.end(), later);
        };
        for (const std::uint32_t route : awake)
            offer(route);
        awake.clear();
        while (!candidates.empty()) {
            const std::uint32_t route = candidates.front().route;
            std::pop_heap(candidates.begin(), candidates.end(), later);
            candidates.pop_back();
            if (sleeps(route)) // others have taken its channels
                continue;
            for (ChannelId c : resources.sharedRoutes[route])
                --idle[c];
            if (start(route))
                offer(route);
        }
    }

    /// Free slots by channel.
    [[nodiscard]] const std::vector<std::uint32_t>& freeSlots() const { return idle; }
    /// `waits(route)` returns whether the queue of the route is not empty.
    template <class Waits>
    void restore(const std::vector<std::uint32_t>& slots, Waits waits)
    {
        idle = slots;
        forget();
        for (std::uint32_t route = 0; route < nextAsleep.size(); ++route)
            if (waits(route))
                wake(route);
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    static bool later(const First& a, const First& b)
    {
        return a.order != b.order ? a.order > b.order : a.id > b.id;
    }
    /// If a channel of the route is full, lets the route sleep until that channel has a free slot.
    bool sleeps(std::uint32_t route)
    {
        for (ChannelId c : resources.sharedRoutes[route])
            if (idle[c] == 0) {
                nextAsleep[route] = firstAsleep[c];
                firstAsleep[c] = route;
                return true;
            }
        return false;
    }
    void forget()
    {
        std::fill(firstAsleep.begin(), firstAsleep.end(), none);
        awake.clear();
    }

    const Problem& problem;
    const Resources& resources;
    std::vector<std::uint32_t> idle; ///< By channel: free slots; maintained for channels of shared routes.
    std::vector<std::uint32_t> firstAsleep; ///< By channel.
    std::vector<std::uint32_t> nextAsleep;  ///< By route: the next one that sleeps at the same channel.
    std::vector<std::uint32_t> awake;
    std::vector<First> candidates; ///< A heap.
};

} // namespace doppler
