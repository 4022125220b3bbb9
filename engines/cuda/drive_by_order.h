// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "world.h"

#include <queue>

namespace doppler_cuda {

/// Executes a known order: everything is enqueued at once, and streams wait for each other by events. As a
/// CUDA graph, the same calls are captured once and launched together. For GPUs only; tasks of one device
/// with several slots go in turn to the slot with the least work.
class DriveByOrder {
public:
    DriveByOrder(World& world, bool asGraph)
        : world(world), doc(world.doc), plan(world.plan), vertexCount(static_cast<int>(doc.vertices.size())),
          asGraph(asGraph), lanes(world.items.size())
    {
        if (doc.bulkSynchronous)
            orderByLevels();
        else if (doc.rule == Rule::Strict)
            orderByDevice();
        else
            orderByKeys();
        assignLanes();
        addBarriers();
    }

    /// Once with the calls themselves, because libraries prepare kernels at their first use; then as the
    /// graph.
    void run()
    {
        if (asGraph && warm && !captured) {
            world.backend.beginCapture(firstStream());
            enqueue();
            world.backend.endCapture(firstStream());
            captured = true;
        }
        world.startSeconds = now();
        if (asGraph && warm)
            world.backend.launchGraph(firstStream());
        else
            enqueue();
        world.backend.synchronise();
        const double seen = now();
        for (Item& item : world.items) {
            item.issued = world.startSeconds;
            item.seen = seen;
        }
        warm = true;
    }

    /// Items in the order of issue; -1: everything after it waits for everything before it.
    [[nodiscard]] const std::vector<int>& order() const { return sequence; }

private:
    static constexpr int barrier = -1;

    World& world;
    const Document& doc;
    const Plan& plan;
    int vertexCount;
    bool asGraph;
    bool warm = false;
    bool captured = false;
    std::vector<int> sequence;
    std::vector<const Lane*> lanes;             ///< By item.
    std::vector<std::vector<int>> channelWaits; ///< By transfer: items whose place in a channel it takes.
    std::vector<int> barrierEvents;

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    bool comesFirst(int a, int b) const
    {
        const double keyA = doc.vertices[at(a)].key, keyB = doc.vertices[at(b)].key;
        return keyA != keyB ? keyA < keyB : a < b;
    }

    std::vector<int> missingInputs() const
    {
        std::vector<int> missing;
        for (const VertexPlan& v : plan.vertices)
            missing.push_back(static_cast<int>(v.inputs.size()));
        return missing;
    }

    /// Appends a task and its transfers, and calls `ready` for each consumer that now lacks nothing.
    template <typename Ready>
    void append(int v, std::vector<int>& missing, Ready ready)
    {
        const VertexPlan& vertex = plan.vertices[at(v)];
        sequence.push_back(v);
        const auto arrived = [&](int to) {
            if (--missing[at(to)] == 0)
                ready(to);
        };
        for (const int t : vertex.transfers) {
            sequence.push_back(vertexCount + t);
            for (const int to : plan.consumers[at(t)])
                arrived(to);
        }
        for (const int to : vertex.followers)
            arrived(to);
    }

    /// By key among the tasks whose inputs are enqueued.
    void orderByKeys()
    {
        const auto later = [this](int a, int b) { return comesFirst(b, a); };
        std::priority_queue<int, std::vector<int>, decltype(later)> ready(later);
        std::vector<int> missing = missingInputs();
        for (int v = 0; v < vertexCount; ++v)
            if (missing[at(v)] == 0)
                ready.push(v);
        while (!ready.empty()) {
            const int v = ready.top();
            ready.pop();
            append(v, missing, [&](int to) { ready.push(to); });
        }
    }

    /// By key on each device, whatever that means for the others.
    void orderByDevice()
    {
        std::vector<std::vector<int>> order(doc.devices.size());
        for (int v = 0; v < vertexCount; ++v)
            order[at(doc.vertices[at(v)].device)].push_back(v);
        for (auto& list : order)
            std::sort(list.begin(), list.end(), [this](int a, int b) { return comesFirst(a, b); });
        std::vector<std::size_t> turn(order.size());
        std::vector<int> missing = missingInputs();
        std::size_t placed = 0;
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t d = 0; d < order.size(); ++d)
                while (turn[d] < order[d].size() && missing[at(order[d][turn[d]])] == 0) {
                    append(order[d][turn[d]++], missing, [](int) {});
                    ++placed;
                    moved = true;
                }
        }
        for (std::size_t d = 0; placed < doc.vertices.size() && d < order.size(); ++d)
            if (turn[d] < order[d].size())
                throw Failure{
                    "rule strict: device " + doc.devices[d].name + " waits for vertex " +
                    std::to_string(order[d][turn[d]]) +
                    ", whose inputs come later in the order; expected an order that keeps the edges"};
    }

    void orderByLevels()
    {
        std::vector<std::vector<int>> tasks(at(plan.levels)), moves(at(plan.levels));
        for (int v = 0; v < vertexCount; ++v)
            tasks[at(plan.vertices[at(v)].level)].push_back(v);
        for (std::size_t t = 0; t < plan.transfers.size(); ++t)
            moves[at(plan.transfers[t].level)].push_back(static_cast<int>(t));
        for (std::size_t level = 0; level < tasks.size(); ++level) {
            std::stable_sort(moves[level].begin(), moves[level].end(), [this](int a, int b) {
                return comesFirst(plan.transfers[at(a)].source, plan.transfers[at(b)].source);
            });
            std::sort(tasks[level].begin(), tasks[level].end(),
                      [this](int a, int b) { return comesFirst(a, b); });
            for (const int t : moves[level])
                sequence.push_back(vertexCount + t);
            if (!moves[level].empty())
                sequence.push_back(barrier);
            sequence.insert(sequence.end(), tasks[level].begin(), tasks[level].end());
            sequence.push_back(barrier);
        }
    }

    double roughSeconds(int v) const
    {
        const KernelSpec& kernel = doc.kernels[at(doc.vertices[at(v)].kernel)];
        return kernel.flops / 3e13 + kernel.bytes / 2e12 + 5e-6;
    }

    void assignLanes()
    {
        std::vector<std::vector<double>> load(world.slots.size());
        for (std::size_t d = 0; d < load.size(); ++d)
            load[d].resize(world.slots[d].size());
        std::vector<std::size_t> nextLane(world.copies.size());
        std::vector<std::vector<int>> inChannel(doc.channels.size()); // Transfers that took it, in order.
        channelWaits.resize(plan.transfers.size());
        for (const int item : sequence) {
            if (item == barrier)
                continue;
            if (item < vertexCount) {
                const std::size_t d = at(doc.vertices[at(item)].device);
                const auto least = std::min_element(load[d].begin(), load[d].end());
                *least += roughSeconds(item);
                lanes[at(item)] = &world.slots[d][static_cast<std::size_t>(least - load[d].begin())];
                continue;
            }
            const Transfer& t = plan.transfers[at(item - vertexCount)];
            const std::size_t pair = world.pairOf(t);
            lanes[at(item)] = &world.copies[pair][nextLane[pair]++ % world.copies[pair].size()];
            for (const int c : world.routeOf(t)) {
                auto& taken = inChannel[at(c)];
                const std::size_t capacity = at(doc.channels[at(c)]);
                if (taken.size() >= capacity)
                    channelWaits[at(item - vertexCount)].push_back(taken[taken.size() - capacity]);
                taken.push_back(item);
            }
        }
    }

    void addBarriers()
    {
        for (const int item : sequence)
            if (item == barrier)
                barrierEvents.push_back(world.backend.addEvent(firstGpu()));
    }

    int firstGpu() const
    {
        for (std::size_t d = 0; d < world.used.size(); ++d)
            if (world.used[d])
                return world.gpuOf[d];
        return 0;
    }

    int firstStream() const
    {
        for (const auto& list : world.slots)
            if (!list.empty())
                return list[0].stream;
        return 0;
    }

    void waitFor(int item, int other)
    {
        if (lanes[at(other)]->stream != lanes[at(item)]->stream)
            world.backend.wait(lanes[at(item)]->stream, world.items[at(other)].endEvent);
    }

    void waitForInputs(int item)
    {
        if (item >= vertexCount) {
            waitFor(item, plan.transfers[at(item - vertexCount)].source);
            for (const int other : channelWaits[at(item - vertexCount)])
                waitFor(item, other);
            return;
        }
        for (const Input& input : plan.vertices[at(item)].inputs)
            waitFor(item,
                    input.transfer >= 0 ? vertexCount + input.transfer : doc.edges[at(input.edge)].from);
    }

    void enqueue()
    {
        std::size_t barriers = 0;
        std::vector<int> sinceBarrier;
        for (const int item : sequence) {
            if (item == barrier) {
                for (const int before : sinceBarrier)
                    if (lanes[at(before)]->stream != firstStream())
                        world.backend.wait(firstStream(), world.items[at(before)].endEvent);
                sinceBarrier.clear();
                world.backend.record(barrierEvents[barriers++], firstStream());
                continue;
            }
            waitForInputs(item);
            if (barriers > 0 && lanes[at(item)]->stream != firstStream())
                world.backend.wait(lanes[at(item)]->stream, barrierEvents[barriers - 1]);
            world.start(item, *lanes[at(item)]);
            sinceBarrier.push_back(item);
        }
    }
};

} // namespace doppler_cuda
