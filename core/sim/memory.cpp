// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/graph/graph_memory.h"
#include "core/graph/metrics.h"
#include "core/sim/analysis.h"
#include "core/sim/arrays/time_sort.h"
#include "core/sim/arrays/transfer_index.h"
#include "core/sim/memory/held_bytes.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

#include <fmt/format.h>

namespace doppler {

namespace {

/// A change of the bytes in use on a device.
struct Change {
    double time;
    double bytes;
};

/// Sums of bytes that are no whole numbers end near 0, not at it.
constexpr double leastBytes = 1e-3;

/// Everything that takes memory during a run. Each has a number, and only flat arrays of numbers and times
/// are kept: for a run with millions of transfers, a list of all changes would be larger than the run.
class MemoryChanges {
public:
    MemoryChanges(const Problem& p, const Schedule& s)
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

    /// Calls visit(Change) for every change on the device, in the order in which they count: by time, and at
    /// one time what is freed makes room before what is taken; both by vertex.
    template <class Visit>
    void forEach(DeviceId d, const Visit& visit)
    {
        freed.clear();
        taken.clear();
        forEachOn(d, [this](const Stay& x) {
            taken.push_back({x.from, x.bytes});
            if (x.until <= schedule.endTime())
                freed.push_back({x.until, -x.bytes});
        });
        sortByTime(freed, spare); // both are by vertex already
        sortByTime(taken, spare);
        auto end = freed.begin();
        for (const Change& begin : taken) {
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

private:
    /// Bytes on one device from one time until another; those that outlast the run are never freed.
    struct Stay {
        double from = 0;
        double until = 0;
        double bytes = 0;
        VertexId vertex;
    };

    template <class Visit>
    void forEachOn(DeviceId d, const Visit& visit) const
    {
        for (std::size_t i = start[d]; i < start[d + 1]; ++i)
            visit(stay(numbers[i]));
    }

    /// A shared weight or an input of the graph on one device.
    struct Holder {
        double bytes = 0;
        DeviceId device;
        VertexId user; ///< The first one there.
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
            return {x.start, copyEnds[i], graph.tensor(x.tensor).bytes, x.vertex};
        }
        if (number < firstUnread()) {
            const Holder& holder = holders[number - firstHeld()];
            return {0, never, holder.bytes, holder.user};
        }
        if (number < firstKept()) {
            const UnreadResult& result = unread[number - firstUnread()];
            return {schedule.tasks[result.vertex].start, never, result.bytes, result.vertex};
        }
        if (number < firstSink()) {
            const VertexId v{number - firstKept()};
            return {0, never, kept[v], v};
        }
        const VertexId v{number - firstSink()};
        return {schedule.tasks[v].start, never, graph.vertex(v).outputBytes, v};
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
            holders.push_back({value.bytes, d, user});
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
    std::vector<Change> freed;
    std::vector<Change> taken;
    std::vector<Change> spare;
};

/// Follows the bytes in use on a device through its changes.
struct BytesInUse {
    double limit = 0;
    double time = 0;
    double bytes = 0;
    double peak = 0; ///< Of the times before `time`.
    double exact = 0;
    std::size_t takenNow = 0; ///< How many changes of this time took bytes.
    /// The first change after which the bytes exceed the limit: its time, and how many others of that time
    /// took bytes before it.
    std::optional<std::pair<double, std::size_t>> firstAbove = std::nullopt;
    double above = 0; ///< All bytes at the end of that time: what is freed at a time comes first.

    void take(const Change& change)
    {
        if (change.time != time) {
            peak = std::max(peak, bytes);
            takenNow = 0;
        }
        time = change.time;
        bytes += change.bytes;
        if (std::abs(bytes) < leastBytes)
            bytes = 0;
        exact += change.bytes;
        if (exact > limit && !firstAbove)
            firstAbove.emplace(time, takenNow);
        if (firstAbove && firstAbove->first == time)
            above = exact;
        takenNow += std::size_t{change.bytes > 0};
    }
};

} // namespace

std::vector<std::vector<MemoryPoint>> memoryCurves(const Problem& problem, const Schedule& schedule)
{
    std::vector<std::vector<MemoryPoint>> curves;
    MemoryChanges changes(problem, schedule);
    for (DeviceId d : problem.topology().devices()) {
        double bytes = 0;
        auto& curve = curves.emplace_back(1, MemoryPoint{0, 0});
        changes.forEach(d, [&](const Change& change) {
            bytes += change.bytes;
            if (std::abs(bytes) < leastBytes)
                bytes = 0;
            if (curve.back().time == change.time)
                curve.back().bytes = bytes;
            else
                curve.push_back({change.time, bytes});
        });
    }
    return curves;
}

MemoryUse memoryUse(const Problem& problem, const Schedule& schedule)
{
    MemoryUse out;
    MemoryChanges changes(problem, schedule);
    for (DeviceId d : problem.topology().devices()) {
        BytesInUse use{.limit = problem.topology().device(d).memoryBytes};
        changes.forEach(d, [&](const Change& change) { use.take(change); });
        out.peaks.push_back(std::max(use.peak, use.bytes));
        if (const auto& found = use.firstAbove;
            found && (!out.firstOverflow || found->first < out.firstOverflow->time))
            out.firstOverflow = {d, found->first, changes.takenBy(d, found->first, found->second), use.above,
                                 use.limit};
    }
    return out;
}

std::vector<double> peakMemory(const Problem& problem, const Schedule& schedule)
{
    return memoryUse(problem, schedule).peaks;
}

std::optional<Overflow> firstOverflow(const Problem& problem, const Schedule& schedule)
{
    return memoryUse(problem, schedule).firstOverflow;
}

Error outOfMemoryError(const Problem& problem, const OutOfMemory& stuck)
{
    constexpr std::size_t most = 5;
    const auto named = std::min(most, stuck.waiting.size());
    std::string names;
    for (std::size_t i = 0; i < named; ++i) {
        const StuckTask& x = stuck.waiting[i];
        names += fmt::format("{}{}{}{}", i > 0 ? ", " : "", excerpt(problem.graph().label(x.vertex)),
                             x.isTransfer ? " > " : " @ ", excerpt(problem.topology().device(x.device).name));
    }
    if (named < stuck.waiting.size())
        names += ", ...";
    return {{DOPPLER_PLURAL("core", "out of memory after {0} s; {1} tasks wait for free memory: {2}",
                            "out of memory after {0} s; {1} task waits for free memory: {2}"),
             {figure(fmt::format("{:.6g}", stuck.time)), count(stuck.waiting.size()), names}},
            {},
            {}};
}

} // namespace doppler
