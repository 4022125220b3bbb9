// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_memory.h"
#include "core/graph/metrics.h"
#include "core/sim/analysis.h"
#include "core/sim/arrays/time_sort.h"
#include "core/sim/arrays/transfer_index.h"
#include "core/sim/memory/held_bytes.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>

namespace doppler {

/// What bytes on a device belong to.
enum class MemoryHolder : std::uint8_t {
    Weights, ///< Persistent bytes of vertices and shared weights.
    Inputs,  ///< Inputs of the graph.
    Outputs, ///< Tensors on the device that computed them (model mayer: everything that a vertex stores).
    Copies,  ///< Tensors that were transferred to the device.
};
inline constexpr std::size_t memoryHolders = 4;

/// A change of the bytes in use on a device.
struct MemoryChange {
    double time;
    double bytes;

    MemoryChange(double at, double difference, MemoryHolder) : time(at), bytes(difference) {}
    MemoryChange() = default;
};

/// The same with its holder: half as large again, for pictures only.
struct HolderChange {
    double time;
    double bytes;
    MemoryHolder holder;
};

/// Sums of bytes that are no whole numbers end near 0, not at it.
constexpr double leastBytes = 1e-3;

/// Everything that takes memory during a run. Each has a number, and only flat arrays of numbers and times
/// are kept: for a run with millions of transfers, a list of all changes would be larger than the run.
class MemoryStays {
public:
    MemoryStays(const Problem& p, const Schedule& s)
        : problem(p), graph(p.graph()), schedule(s), isStatic(p.model().costModel == CostModel::Mayer)
    {
        findHolders();
        if (isStatic) {
            kept = bytesStored(graph);
        } else {
            findEnds();
            findUnread();
        }
        arrangeByDevice();
    }

    /// Bytes on one device from one time until another; those that outlast the run are never freed.
    struct Stay {
        double from = 0;
        double until = 0;
        double bytes = 0;
        VertexId vertex;
        MemoryHolder holder = MemoryHolder::Outputs;
        const std::string* name =
            nullptr; ///< Of a shared weight or an input; null: the vertex says what it is.
    };

    /// Working memory of forEachChange(), so that devices share it.
    template <class Change>
    struct Lists {
        std::vector<Change> freed;
        std::vector<Change> taken;
        std::vector<Change> spare;
    };

    /// Calls visit(Change) for every change on the device, in the order in which they count: by time, and at
    /// one time what is freed makes room before what is taken; both by vertex.
    template <class Change, class Visit>
    void forEachChange(DeviceId d, Lists<Change>& lists, const Visit& visit) const
    {
        std::vector<Change>& freed =
            lists.freed; // not a structured binding: Clang 14 has no lambdas with them
        std::vector<Change>& taken = lists.taken;
        std::vector<Change>& spare = lists.spare;
        freed.clear();
        taken.clear();
        forEachOn(d, [&](const Stay& x) {
            taken.push_back(Change{x.from, x.bytes, x.holder});
            if (x.until <= schedule.endTime())
                freed.push_back(Change{x.until, -x.bytes, x.holder});
        });
        sortByTime(freed, spare); // both are by vertex already
        sortByTime(taken, spare);
        auto end = freed.begin();
        for (const auto& begin : taken) {
            for (; end != freed.end() && end->time <= begin.time; ++end)
                visit(*end);
            visit(begin);
        }
        std::for_each(end, freed.end(), visit);
    }

    /// The vertex whose bytes are taken on the device at this time, `earlier` others before it.
    [[nodiscard]] VertexId takenBy(DeviceId d, double time, std::size_t earlier) const
    {
        VertexId found;
        forEachOn(d, [&](const Stay& x) {
            if (x.from == time && earlier-- == 0)
                found = x.vertex;
        });
        return found;
    }

    /// Calls visit(Stay) for everything that is ever on the device, by vertex.
    template <class Visit>
    void forEachOn(DeviceId d, const Visit& visit) const
    {
        for (std::size_t i = start[d]; i < start[d + 1]; ++i)
            visit(stay(numbers[i]));
    }

private:
    /// A shared weight or an input of the graph on one device.
    struct Holder {
        double bytes = 0;
        DeviceId device;
        VertexId user; ///< The first one there.
        const HeldValue* value = nullptr;
    };

    // Stays are numbered: first tensors, then their copies (by transfer), then what devices hold for several
    // vertices, results that nobody reads, and by vertex persistent bytes and outputs of sinks.
    [[nodiscard]] std::size_t firstCopy() const { return graph.tensorCount(); }
    [[nodiscard]] std::size_t firstHeld() const { return firstCopy() + schedule.transfers.size(); }
    [[nodiscard]] std::size_t firstUnread() const { return firstHeld() + holders.size(); }
    [[nodiscard]] std::size_t firstKept() const { return firstUnread() + unread.size(); }
    [[nodiscard]] std::size_t firstSink() const { return firstKept() + graph.vertexCount(); }

    [[nodiscard]] Stay stay(std::size_t number) const
    {
        if (number < firstCopy()) {
            const Tensor& tensor = graph.tensor(TensorId{number});
            return {schedule.tasks[tensor.source].start, homeEnds[number], tensor.bytes, tensor.source};
        }
        if (number < firstHeld()) {
            const std::size_t i = number - firstCopy();
            const TransferRun& x = schedule.transfers[i];
            return {x.start, copyEnds[i], graph.tensor(x.tensor).bytes, x.vertex, MemoryHolder::Copies};
        }
        if (number < firstUnread()) {
            const Holder& holder = holders[number - firstHeld()];
            return {0, never, holder.bytes, holder.user, holderOf(*holder.value), &holder.value->name};
        }
        if (number < firstKept()) {
            const UnreadResult& result = unread[number - firstUnread()];
            return {schedule.tasks[result.vertex].start, never, result.bytes, result.vertex};
        }
        if (number < firstSink()) {
            const VertexId v{number - firstKept()};
            return {0, never, kept[v], v, isStatic ? MemoryHolder::Outputs : MemoryHolder::Weights};
        }
        const VertexId v{number - firstSink()};
        return {schedule.tasks[v].start, never, graph.vertex(v).outputBytes, v};
    }

    [[nodiscard]] MemoryHolder holderOf(const HeldValue& value) const
    {
        const std::vector<HeldValue>& inputs = graph.memory().inputs;
        const std::less<> before; // A total order, also between the two lists.
        const bool input = !before(&value, inputs.data()) && before(&value, inputs.data() + inputs.size());
        return input ? MemoryHolder::Inputs : MemoryHolder::Weights;
    }

    /// Calls visit(device, number) for every stay, by vertex: its tensors, their copies, what it keeps.
    template <class Visit>
    void forEachStay(const Visit& visit) const
    {
        const auto offer = [&](DeviceId d, std::size_t number) {
            if (const Stay x = stay(number); x.bytes > 0 && x.from < x.until)
                visit(d, static_cast<std::uint32_t>(number));
        };
        const std::size_t tensors = isStatic ? 0 : graph.tensorCount();
        const std::size_t transfers = isStatic ? 0 : schedule.transfers.size();
        std::size_t tensor = 0;
        std::size_t transfer = 0;
        std::size_t holder = 0;
        std::size_t result = 0;
        for (VertexId v : graph.vertices()) {
            const DeviceId here = schedule.tasks[v].device;
            for (; tensor < tensors && graph.tensor(TensorId{tensor}).source == v; ++tensor)
                offer(here, tensor);
            for (; transfer < transfers && schedule.transfers[transfer].vertex <= v; ++transfer)
                offer(schedule.transfers[transfer].to, firstCopy() + transfer);
            for (; holder < holders.size() && holders[holder].user == v; ++holder)
                offer(holders[holder].device, firstHeld() + holder);
            for (; result < unread.size() && unread[result].vertex == v; ++result)
                offer(here, firstUnread() + result);
            offer(here, firstKept() + v);
            if (!isStatic && graph.outEdges(v).empty())
                offer(here, firstSink() + v);
        }
    }

    /// What devices hold for several vertices, by the first of them there, and the bytes of single vertices.
    void findHolders()
    {
        std::vector<DeviceId> devices;
        devices.reserve(schedule.tasks.size());
        for (const TaskRun& task : schedule.tasks)
            devices.push_back(task.device);
        HeldBytes held(problem);
        held.forEachHolder(devices, [this](const HeldValue& value, DeviceId d, VertexId user) {
            holders.push_back({value.bytes, d, user, &value});
        });
        std::ranges::stable_sort(holders, {}, [](const Holder& holder) { return holder.user.value; });
        kept.reserve(graph.vertexCount());
        for (VertexId v : graph.vertices())
            kept.push_back(held.own(v));
    }

    void findUnread()
    {
        unread = graph.memory().unreadResults;
        std::ranges::stable_sort(unread, {}, [](const UnreadResult& result) { return result.vertex.value; });
    }

    /// When every tensor leaves its producer's device, and its copies theirs. A producer's copy lives until
    /// its last consumer there and the last transfer out have finished.
    void findEnds()
    {
        const TransferIndex<TransferRun> transferOf(graph.tensorCount(), schedule.transfers);
        homeEnds.reserve(graph.tensorCount());
        for (TensorId t : graph.tensors())
            homeEnds.push_back(schedule.tasks[graph.tensor(t).source].end);
        for (TensorId t : graph.memory().keptTensors)
            homeEnds[t] = never;
        copyEnds.reserve(schedule.transfers.size());
        for (const TransferRun& x : schedule.transfers) {
            copyEnds.push_back(x.end);
            homeEnds[x.tensor] = std::max(homeEnds[x.tensor], x.end);
        }
        for (EdgeId id : graph.edges()) {
            const Edge& e = graph.edge(id);
            const TaskRun& consumer = schedule.tasks[e.to];
            double* end = &homeEnds[e.tensor];
            double until = consumer.end;
            if (consumer.device != schedule.tasks[e.from].device) {
                if (const auto at = transferOf.find(e.tensor, consumer.device))
                    end = &copyEnds[*at];
                else
                    until = never; // it still has to leave
            }
            *end = std::max(*end, until);
        }
    }

    /// A counting sort.
    void arrangeByDevice()
    {
        assert(firstSink() + graph.vertexCount() <= std::numeric_limits<std::uint32_t>::max());
        start.assign(problem.deviceCount() + 1, 0);
        forEachStay([&](DeviceId d, std::uint32_t) { ++start[d + 1]; });
        std::partial_sum(start.begin(), start.end(), start.begin());
        numbers.resize(start.back());
        std::vector<std::size_t> next(start.begin(), start.end() - 1);
        forEachStay([&](DeviceId d, std::uint32_t number) { numbers[next[d]++] = number; });
    }

    const Problem& problem;
    const DataflowGraph& graph;
    const Schedule& schedule;
    bool isStatic; ///< Model mayer: storage, outputs and inputs of every vertex, all the time.
    std::vector<Holder> holders;
    std::vector<UnreadResult> unread;
    std::vector<double> kept;           ///< By vertex: bytes that its device holds all the time.
    std::vector<double> homeEnds;       ///< By tensor.
    std::vector<double> copyEnds;       ///< By transfer.
    std::vector<std::size_t> start;     ///< By device, and one more: where its part of `numbers` begins.
    std::vector<std::uint32_t> numbers; ///< Of stays, by device.
};

} // namespace doppler
