// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"

#include "core/sim/general_simulator.h"
#include "core/sim/order_keys.h"
#include "core/sim/ready_queue.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>

namespace doppler {

namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};

/// Channels that share routes are looked at together. A plain group is one channel whose routes need nothing
/// else.
struct ChannelGroup {
    bool plain = true;
    std::uint32_t channel = 0; ///< Plain groups only.
};

/// Resources at which something may start, each once.
class Dirty {
public:
    void resize(std::size_t count) { flags.assign(count, 0); }
    void mark(std::uint32_t i)
    {
        if (flags[i] == 0) {
            flags[i] = 1;
            list.push_back(i);
        }
    }
    template <class Visit>
    void drain(Visit visit)
    {
        for (std::uint32_t i : list) {
            flags[i] = 0;
            visit(i);
        }
        list.clear();
    }

private:
    std::vector<std::uint8_t> flags;
    std::vector<std::uint32_t> list;
};

/// Writes down what happens; the makespan-only run uses the empty one.
struct NoRecord {
    void ready(VertexId, double) {}
    void started(VertexId, DeviceId, double, double) {}
    void transferReady(EdgeId, double) {}
    void transferStarted(EdgeId, DeviceId, DeviceId, double, double) {}
};

struct FullRecord {
    Schedule& schedule;
    const DataflowGraph& graph;
    std::vector<std::pair<EdgeId, TransferRun>>& transfers;
    std::vector<double>& readyAt; ///< By first edge of a transfer.

    void ready(VertexId v, double time) { schedule.tasks[v].ready = time; }
    void started(VertexId v, DeviceId d, double start, double end)
    {
        TaskRun& task = schedule.tasks[v];
        task.vertex = v;
        task.device = d;
        task.start = start;
        task.end = end;
    }
    void transferReady(EdgeId e, double time) { readyAt[e] = time; }
    void transferStarted(EdgeId e, DeviceId from, DeviceId to, double start, double end)
    {
        const Edge& edge = graph.edge(e);
        transfers.emplace_back(e, TransferRun{edge.tensor, edge.from, from, to, readyAt[e], start, end});
    }
};

} // namespace

/// A transfer is known by its first edge: the tensor and the device of that edge's head.
struct Simulator::State {
    ProblemPtr problemValue;
    const Problem& problem;
    const DataflowGraph& graph;
    std::size_t vertexTotal;

    // Of the problem.
    std::vector<std::uint32_t> inputCount;
    std::vector<std::uint8_t> severalTensors; ///< By vertex: its edges carry more than one tensor.
    std::vector<ChannelGroup> groups;
    std::vector<std::uint32_t> groupOfRoute; ///< By device pair; none: unlimited.

    // Of the placement.
    const DeviceId* devices = nullptr;
    std::vector<double> key; ///< By vertex: smaller goes first; not used by fifo.
    std::vector<VertexId>
        deviceOrder; ///< Strict: the vertices of every device in order, device after device.
    std::vector<std::uint32_t> nextInOrder;

    // Of the run.
    std::vector<std::uint32_t> missing;
    std::vector<std::uint32_t> freeSlots;    ///< By device.
    std::vector<std::uint32_t> freeChannels; ///< By channel.
    FifoQueues fifoTasks, fifoTransfers;
    KeyedQueues keyedTasks, keyedTransfers;
    std::vector<OrderedList> sharedTransfers;
    std::vector<std::uint32_t> nextConsumer; ///< By edge: the next edge that the same transfer serves.
    struct Sent {
        std::uint32_t source = none;
        std::uint32_t transfer = none;
    };
    std::vector<Sent> sentTo;            ///< By device: the newest transfer there.
    std::vector<std::uint32_t> sentHere; ///< Transfers of the vertex at hand, where it has several tensors.
    std::vector<std::uint32_t> unlimitedReady;
    Dirty dirtyDevices, dirtyGroups;
    EventQueue events;
    std::vector<std::pair<EdgeId, TransferRun>> transferRuns;
    std::vector<double> transferReadyAt;

    std::optional<GeneralSimulator> general; ///< Does it all where the model needs it.

    explicit State(ProblemPtr p);
    void findGroups();
    void prepare(const Placement* placement);
    void findKeys(const Placement* placement);
    template <class Queues, bool strict, class Record>
    double simulate(Queues& tasks, Queues& transfers, Record record);
    template <class Record>
    double dispatch(Record record);
};

Simulator::State::State(ProblemPtr p)
    : problemValue(std::move(p)), problem(*problemValue), graph(problem.graph()),
      vertexTotal(graph.vertexCount())
{
    inputCount.resize(vertexTotal);
    severalTensors.resize(vertexTotal);
    for (VertexId v : graph.vertices()) {
        inputCount[v] = static_cast<std::uint32_t>(graph.inEdges(v).size());
        const auto out = graph.outEdges(v);
        severalTensors[v] = std::any_of(out.begin(), out.end(),
                                        [&](const Edge& e) { return e.tensor != out.front().tensor; });
    }
    if (needsGeneralSimulator(problem.model())) {
        general.emplace(problemValue);
        return;
    }
    findGroups();
    const std::size_t deviceTotal = problem.deviceCount();
    missing.resize(vertexTotal);
    nextConsumer.resize(graph.edgeCount());
    freeSlots.resize(deviceTotal);
    freeChannels.resize(problem.channels().size());
    sentTo.resize(deviceTotal);
    dirtyDevices.resize(deviceTotal);
    dirtyGroups.resize(groups.size());
    sharedTransfers.resize(groups.size());
    if (problem.model().schedule == ChooseTask::Fifo) {
        fifoTasks.resize(deviceTotal, vertexTotal);
        fifoTransfers.resize(groups.size(), graph.edgeCount());
    } else {
        keyedTasks.resize(deviceTotal, vertexTotal);
        keyedTransfers.resize(groups.size(), graph.edgeCount());
        key.resize(vertexTotal);
    }
}

void Simulator::State::findGroups()
{
    // Union-find over channels: those on one route belong together.
    std::vector<std::uint32_t> parent(problem.channels().size());
    std::iota(parent.begin(), parent.end(), 0U);
    const auto root = [&](std::uint32_t c) {
        while (parent[c] != c)
            c = parent[c] = parent[parent[c]];
        return c;
    };
    std::vector<bool> shared(parent.size(), false);
    const auto all = problem.topology().devices();
    for (DeviceId from : all)
        for (DeviceId to : all) {
            const auto route = problem.route(from, to);
            for (std::size_t i = 1; i < route.size(); ++i) {
                shared[route[0]] = shared[route[i]] = true;
                parent[root(route[i])] = root(route[0]);
            }
        }
    std::vector<std::uint32_t> groupOf(parent.size(), none);
    for (DeviceId from : all)
        for (DeviceId to : all) {
            const auto route = problem.route(from, to);
            if (route.empty()) {
                groupOfRoute.push_back(none);
                continue;
            }
            const std::uint32_t r = root(route[0]);
            if (groupOf[r] == none) {
                groupOf[r] = static_cast<std::uint32_t>(groups.size());
                groups.push_back({!shared[route[0]], route[0]});
            }
            groupOfRoute.push_back(groupOf[r]);
        }
}

void Simulator::State::findKeys(const Placement* placement)
{
    const ChooseTask rule = problem.model().schedule;
    if (rule == ChooseTask::Fifo)
        return;
    const std::span<const VertexId> given =
        placement ? std::span<const VertexId>(placement->order) : std::span<const VertexId>();
    findOrderKeys(problem, {devices, vertexTotal}, given, key);
    if (rule != ChooseTask::Strict)
        return;
    const std::size_t deviceTotal = problem.deviceCount();
    nextInOrder.assign(deviceTotal + 1, 0);
    for (std::size_t v = 0; v < vertexTotal; ++v)
        ++nextInOrder[devices[v] + 1];
    for (std::size_t d = 0; d < deviceTotal; ++d)
        nextInOrder[d + 1] += nextInOrder[d];
    deviceOrder.resize(vertexTotal);
    const std::span<const VertexId> order = given.empty() ? graph.topologicalOrder() : given;
    for (VertexId v : order)
        deviceOrder[nextInOrder[devices[v]]++] = v;
    for (std::size_t d = deviceTotal; d > 0; --d) // back to where each device begins
        nextInOrder[d] = nextInOrder[d - 1];
    nextInOrder[0] = 0;
}

void Simulator::State::prepare(const Placement* placement)
{
    findKeys(placement);
    missing = inputCount;
    for (DeviceId d : problem.topology().devices())
        freeSlots[d] = problem.topology().device(d).slotCount;
    for (std::size_t c = 0; c < freeChannels.size(); ++c)
        freeChannels[c] = problem.channels()[c].capacity;
    fifoTasks.clear();
    fifoTransfers.clear();
    keyedTasks.clear();
    keyedTransfers.clear();
    for (auto& list : sharedTransfers)
        list.clear();
    std::fill(sentTo.begin(), sentTo.end(), Sent{});
    events.clear();
}

template <class Queues, bool strict, class Record>
double Simulator::State::simulate(Queues& tasks, Queues& transfers, Record record)
{
    constexpr bool fifo = std::is_same_v<Queues, FifoQueues>;
    const auto deviceTotal = static_cast<std::uint32_t>(problem.deviceCount());
    const auto taskTotal = static_cast<std::uint32_t>(vertexTotal);
    const DeviceId* const at = devices;
    std::uint32_t* const missingInputs = missing.data();
    double now = 0;
    std::size_t remaining = vertexTotal;

    const auto inputArrived = [&](VertexId v) {
        if (--missingInputs[v] != 0)
            return;
        tasks.push(at[v], fifo ? now : key[v], v);
        dirtyDevices.mark(at[v]);
        record.ready(v, now);
    };
    const auto transferReady = [&](EdgeId first, VertexId source, DeviceId to) {
        nextConsumer[first] = none;
        record.transferReady(first, now);
        const std::uint32_t g = groupOfRoute[at[source] * deviceTotal + to];
        if (g == none) {
            unlimitedReady.push_back(first);
            return;
        }
        const double order = fifo ? now : key[source];
        if (groups[g].plain)
            transfers.push(g, order, first);
        else
            sharedTransfers[g].push(order, first);
        dirtyGroups.mark(g);
    };
    /// The transfer of this tensor to this device, if v has sent it already.
    const auto sentBefore = [&](VertexId v, const Edge& e, DeviceId to) -> std::uint32_t {
        if (!severalTensors[v])
            return sentTo[to].source == v ? sentTo[to].transfer : none;
        for (std::uint32_t first : sentHere)
            if (graph.edge(EdgeId{first}).tensor == e.tensor && at[graph.edge(EdgeId{first}).to] == to)
                return first;
        return none;
    };
    const auto taskDone = [&](VertexId v) {
        --remaining;
        const DeviceId here = at[v];
        ++freeSlots[here];
        dirtyDevices.mark(here);
        sentHere.clear();
        std::uint32_t self = graph.firstOutEdge(v);
        for (const Edge& e : graph.outEdges(v)) {
            const DeviceId to = at[e.to];
            if (to == here) {
                inputArrived(e.to);
            } else if (const std::uint32_t first = sentBefore(v, e, to); first != none) {
                nextConsumer[self] = nextConsumer[first];
                nextConsumer[first] = self;
            } else {
                sentTo[to] = {v, self};
                if (severalTensors[v])
                    sentHere.push_back(self);
                transferReady(EdgeId{self}, v, to);
            }
            ++self;
        }
    };
    const auto transferDone = [&](EdgeId first) {
        const Edge& e = graph.edge(first);
        const DeviceId from = at[e.from];
        const DeviceId to = at[e.to];
        if (const std::uint32_t g = groupOfRoute[from * deviceTotal + to]; g != none) {
            if (groups[g].plain)
                ++freeChannels[groups[g].channel];
            else
                for (ChannelId c : problem.route(from, to))
                    ++freeChannels[c];
            dirtyGroups.mark(g);
        }
        inputArrived(e.to);
        for (std::uint32_t more = nextConsumer[first]; more != none; more = nextConsumer[more])
            inputArrived(graph.edge(EdgeId{more}).to);
    };
    const auto startTransfer = [&](EdgeId first) {
        const Edge& e = graph.edge(first);
        const DeviceId from = at[e.from];
        const DeviceId to = at[e.to];
        const double end = now + problem.transferSeconds(e.tensor, from, to);
        record.transferStarted(first, from, to, now, end);
        events.push(end, taskTotal + first);
    };
    const auto startTasks = [&](std::uint32_t d) {
        for (; freeSlots[d] > 0 && !tasks.empty(d); tasks.pop(d)) {
            const VertexId v{tasks.top(d)};
            if constexpr (strict) {
                if (deviceOrder[nextInOrder[d]] != v)
                    return;
                ++nextInOrder[d];
            }
            --freeSlots[d];
            const double end = now + problem.computeSeconds(v, DeviceId{d});
            record.started(v, DeviceId{d}, now, end);
            events.push(end, v);
        }
    };
    const auto startTransfers = [&](std::uint32_t g) {
        if (groups[g].plain) {
            std::uint32_t& free = freeChannels[groups[g].channel];
            for (; free > 0 && !transfers.empty(g); transfers.pop(g), --free)
                startTransfer(EdgeId{transfers.top(g)});
            return;
        }
        sharedTransfers[g].pass([&](std::uint32_t first) {
            const Edge& e = graph.edge(EdgeId{first});
            const auto route = problem.route(at[e.from], at[e.to]);
            if (std::any_of(route.begin(), route.end(), [&](ChannelId c) { return freeChannels[c] == 0; }))
                return false;
            for (ChannelId c : route)
                --freeChannels[c];
            startTransfer(EdgeId{first});
            return true;
        });
    };
    const auto startAll = [&] {
        dirtyDevices.drain(startTasks);
        dirtyGroups.drain(startTransfers);
        for (std::uint32_t first : unlimitedReady)
            startTransfer(EdgeId{first});
        unlimitedReady.clear();
    };

    for (VertexId v : graph.vertices())
        if (inputCount[v] == 0) {
            missingInputs[v] = 1; // itself
            inputArrived(v);
        }
    startAll();
    while (!events.empty()) {
        now = events.nextTime();
        do { // all completions of one time before anything starts at it
            const std::uint32_t id = events.pop();
            if (id < taskTotal)
                taskDone(VertexId{id});
            else
                transferDone(EdgeId{id - taskTotal});
        } while (!events.empty() && events.nextTime() == now);
        startAll();
    }
    assert(remaining == 0 && "the placement was not validated");
    return now;
}

template <class Record>
double Simulator::State::dispatch(Record record)
{
    switch (problem.model().schedule) {
    case ChooseTask::Fifo:
        return simulate<FifoQueues, false>(fifoTasks, fifoTransfers, record);
    case ChooseTask::Strict:
        return simulate<KeyedQueues, true>(keyedTasks, keyedTransfers, record);
    case ChooseTask::BLevel:
    case ChooseTask::Given:
    case ChooseTask::Msr:
    case ChooseTask::Dfs:
    case ChooseTask::Bfs:
    case ChooseTask::Random:
        break;
    }
    return simulate<KeyedQueues, false>(keyedTasks, keyedTransfers, record);
}

Simulator::Simulator(ProblemPtr problem) : state(std::make_unique<State>(std::move(problem))) {}
Simulator::~Simulator() = default;
Simulator::Simulator(Simulator&&) noexcept = default;
Simulator& Simulator::operator=(Simulator&&) noexcept = default;

const Problem& Simulator::problem() const { return state->problem; }

double Simulator::makespan(const Placement& placement)
{
    if (state->general)
        return state->general->makespan(placement.devices, placement.order);
    state->devices = placement.devices.data();
    state->prepare(&placement);
    return state->dispatch(NoRecord{});
}

double Simulator::makespan(const Assignment& devices)
{
    if (state->general)
        return state->general->makespan(devices);
    state->devices = devices.data();
    state->prepare(nullptr);
    return state->dispatch(NoRecord{});
}

Schedule Simulator::run(const Placement& placement)
{
    if (state->general)
        return state->general->run(placement);
    Schedule schedule;
    schedule.tasks.resize(state->vertexTotal);
    state->transferRuns.clear();
    state->transferReadyAt.resize(state->graph.edgeCount());
    state->devices = placement.devices.data();
    state->prepare(&placement);
    schedule.makespan =
        state->dispatch(FullRecord{schedule, state->graph, state->transferRuns, state->transferReadyAt});
    std::sort(state->transferRuns.begin(), state->transferRuns.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    schedule.transfers.reserve(state->transferRuns.size());
    for (const auto& [edge, transfer] : state->transferRuns)
        schedule.transfers.push_back(transfer);
    return schedule;
}

} // namespace doppler
