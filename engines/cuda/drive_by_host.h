// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "world.h"

#include <functional>
#include <queue>

namespace doppler_cuda {

/// Work-conserving execution: one host thread polls what runs, and gives every free slot and channel the
/// first of what is ready by the rule. Bulk-synchronous: transfers into a level, then its tasks; each phase
/// waits for the one before.
class DriveByHost {
public:
    explicit DriveByHost(World& world)
        : world(world), doc(world.doc), plan(world.plan), vertexCount(static_cast<int>(doc.vertices.size())),
          missing(doc.vertices.size()), ready(doc.devices.size()), pending(world.copies.size()),
          freeSlots(doc.devices.size()), freeLanes(world.copies.size()), freeChannels(doc.channels),
          turn(doc.devices.size()), order(doc.devices.size()),
          waiting(2 * static_cast<std::size_t>(plan.levels)), left(2 * static_cast<std::size_t>(plan.levels))
    {
        for (std::size_t p = 0; p < world.copies.size(); ++p)
            if (!world.copies[p].empty())
                pairs.push_back(p);
        prepareStrict();
    }

    /// `progress` is called about twice per second with the share of items that has ended.
    void run(const std::function<void(double)>& progress)
    {
        reset();
        world.startSeconds = now();
        for (int v = 0; v < vertexCount; ++v)
            if (missing[at(v)] == 0)
                becomesReady(v);
        openPhases();
        startAll();
        double reported = now();
        std::size_t ended = 0;
        for (int idle = 0; ended < world.items.size();) {
            const std::size_t before = ended;
            poll(ended);
            if (ended == before) {
                // Leaves a shared core to the workers, and is the pause of the polling loop.
                if (++idle % 32 == 0)
                    std::this_thread::yield();
                if (now() - reported > 0.5) {
                    reported = now();
                    progress(static_cast<double>(ended) / static_cast<double>(world.items.size()));
                }
                continue;
            }
            ++timePoint;
            openPhases();
            startAll();
        }
    }

private:
    struct Running {
        int item;
        const Lane* lane;
    };
    /// Smallest key first, then the lower vertex, then the earlier transfer: the order of choice.
    struct Choice {
        double key;
        int vertex;
        int item;
        bool operator>(const Choice& other) const
        {
            if (key != other.key)
                return key > other.key;
            return vertex != other.vertex ? vertex > other.vertex : item > other.item;
        }
    };
    using Queue = std::priority_queue<Choice, std::vector<Choice>, std::greater<>>;

    World& world;
    const Document& doc;
    const Plan& plan;
    int vertexCount;
    std::vector<int> missing;   ///< Inputs by vertex.
    std::vector<Queue> ready;   ///< By device.
    std::vector<Queue> pending; ///< Transfers by pair.
    std::vector<std::vector<const Lane*>> freeSlots;
    std::vector<std::vector<const Lane*>> freeLanes;
    std::vector<int> freeChannels;
    std::vector<std::size_t> pairs; ///< Those with transfers.
    std::vector<std::size_t> turn;  ///< Strict, by device: position of the next vertex in `order`.
    std::vector<std::vector<int>> order;
    std::vector<char> isReady;
    std::vector<Running> running;
    double timePoint = 0;
    // Bulk-synchronous. Phase 2L: transfers into level L; 2L + 1: its tasks.
    std::vector<std::vector<Choice>> waiting;
    std::vector<int> left;
    std::size_t phase = 0;

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    std::size_t phaseOf(int item) const
    {
        return item < vertexCount ? 2 * at(plan.vertices[at(item)].level) + 1
                                  : 2 * at(plan.transfers[at(item - vertexCount)].level);
    }

    void prepareStrict()
    {
        if (doc.rule != Rule::Strict)
            return;
        for (int v = 0; v < vertexCount; ++v)
            order[at(doc.vertices[at(v)].device)].push_back(v);
        for (auto& list : order)
            std::sort(list.begin(), list.end(), [this](int a, int b) {
                const int levelA = doc.bulkSynchronous ? plan.vertices[at(a)].level : 0;
                const int levelB = doc.bulkSynchronous ? plan.vertices[at(b)].level : 0;
                if (levelA != levelB)
                    return levelA < levelB;
                const double keyA = doc.vertices[at(a)].key, keyB = doc.vertices[at(b)].key;
                return keyA != keyB ? keyA < keyB : a < b;
            });
    }

    void reset()
    {
        timePoint = 0;
        phase = 0;
        running.clear();
        isReady.assign(doc.vertices.size(), 0);
        std::fill(turn.begin(), turn.end(), 0);
        freeChannels = doc.channels;
        for (int v = 0; v < vertexCount; ++v)
            missing[at(v)] = static_cast<int>(plan.vertices[at(v)].inputs.size());
        const auto fillLanes = [](const auto& lanes, auto& list) {
            for (std::size_t i = 0; i < lanes.size(); ++i) {
                list[i].clear();
                for (auto lane = lanes[i].rbegin(); lane != lanes[i].rend(); ++lane)
                    list[i].push_back(&*lane);
            }
        };
        fillLanes(world.slots, freeSlots);
        fillLanes(world.copies, freeLanes);
        std::fill(left.begin(), left.end(), 0);
        for (std::size_t i = 0; i < world.items.size(); ++i)
            ++left[phaseOf(static_cast<int>(i))];
    }

    void becomesReady(int item)
    {
        const int vertex = item < vertexCount ? item : plan.transfers[at(item - vertexCount)].source;
        const double key = doc.rule == Rule::Fifo ? timePoint : doc.vertices[at(vertex)].key;
        const Choice choice{key, vertex, item};
        if (doc.bulkSynchronous && phaseOf(item) != phase)
            waiting[phaseOf(item)].push_back(choice);
        else
            queue(choice);
    }

    void queue(const Choice& choice)
    {
        if (choice.item >= vertexCount) {
            pending[world.pairOf(plan.transfers[at(choice.item - vertexCount)])].push(choice);
        } else {
            isReady[at(choice.item)] = 1;
            if (doc.rule != Rule::Strict)
                ready[at(doc.vertices[at(choice.item)].device)].push(choice);
        }
    }

    void openPhases()
    {
        if (!doc.bulkSynchronous)
            return;
        while (left[phase] == 0 && phase + 1 < left.size()) {
            ++phase;
            for (const Choice& choice : waiting[phase])
                queue(choice);
            waiting[phase].clear();
        }
    }

    void poll(std::size_t& ended)
    {
        for (std::size_t i = 0; i < running.size();) {
            const Running current = running[i];
            if (!world.finished(current.item, *current.lane)) {
                ++i;
                continue;
            }
            running[i] = running.back();
            running.pop_back();
            ++ended;
            --left[phaseOf(current.item)];
            finish(current);
        }
    }

    void finish(const Running& ended)
    {
        if (ended.item >= vertexCount) {
            const Transfer& t = plan.transfers[at(ended.item - vertexCount)];
            freeLanes[world.pairOf(t)].push_back(ended.lane);
            for (const int c : world.routeOf(t))
                ++freeChannels[at(c)];
            for (const int v : plan.consumers[at(ended.item - vertexCount)])
                arrived(v);
            return;
        }
        const VertexPlan& vertex = plan.vertices[at(ended.item)];
        freeSlots[at(doc.vertices[at(ended.item)].device)].push_back(ended.lane);
        for (const int t : vertex.transfers)
            becomesReady(vertexCount + t);
        for (const int v : vertex.followers)
            arrived(v);
    }

    void arrived(int v)
    {
        if (--missing[at(v)] == 0)
            becomesReady(v);
    }

    void startOn(int item, std::vector<const Lane*>& lanes)
    {
        const Lane* const lane = lanes.back();
        lanes.pop_back();
        world.start(item, *lane);
        running.push_back({item, lane});
    }

    void startAll()
    {
        startTransfers();
        for (std::size_t d = 0; d < doc.devices.size(); ++d) {
            while (!freeSlots[d].empty()) {
                int next = -1;
                if (doc.rule == Rule::Strict) {
                    if (turn[d] < order[d].size() && isReady[at(order[d][turn[d]])])
                        next = order[d][turn[d]++];
                } else if (!ready[d].empty()) {
                    next = ready[d].top().item;
                    ready[d].pop();
                }
                if (next < 0)
                    break;
                startOn(next, freeSlots[d]);
            }
        }
        if (running.empty() && doc.rule == Rule::Strict)
            refuseIfStuck();
    }

    void refuseIfStuck() const
    {
        for (std::size_t d = 0; d < order.size(); ++d)
            if (turn[d] < order[d].size())
                throw Failure{
                    "rule strict: device " + doc.devices[d].name + " waits for vertex " +
                    std::to_string(order[d][turn[d]]) +
                    ", whose inputs come later in the order; expected an order that keeps the edges"};
    }

    bool channelsFree(const Transfer& t) const
    {
        for (const int c : world.routeOf(t))
            if (freeChannels[at(c)] == 0)
                return false;
        return true;
    }

    /// Starts transfers in the order of choice over all pairs; a pair whose channels are busy is skipped.
    void startTransfers()
    {
        std::vector<std::size_t> open = pairs;
        while (true) {
            const std::size_t none = world.copies.size();
            std::size_t best = none;
            for (std::size_t& p : open) {
                if (p == none)
                    continue;
                if (pending[p].empty() || freeLanes[p].empty() ||
                    !channelsFree(plan.transfers[at(pending[p].top().item - vertexCount)]))
                    p = none; // Nothing becomes free before the next poll.
                else if (best == none || pending[best].top() > pending[p].top())
                    best = p;
            }
            if (best == none)
                return;
            const int item = pending[best].top().item;
            pending[best].pop();
            for (const int c : world.routeOf(plan.transfers[at(item - vertexCount)]))
                --freeChannels[at(c)];
            startOn(item, freeLanes[best]);
        }
    }
};

} // namespace doppler_cuda
