// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/exact/judge.h"
#include "core/placers/exact/state_memo.h"
#include "core/problem/bounds.h"

#include <deque>

namespace doppler {

/// A depth-first search over beginnings of plans. A node appends the next start: a task on a device or, if
/// channels are not free, a transfer to a device. It is cut if some task cannot be better than in the best
/// plan: earliest starts are propagated from what is placed through everything else to the tails, and the
/// remaining work must fit into the remaining time of the devices.
///
/// Among equally good plans one is kept:
/// - of unused devices that are alike, the first;
/// - a start earlier than the latest one would have been appended in its place before (children are sorted by
///   start), so it is not appended later;
/// - of two beginnings with the same tasks, the one that dominates (StateMemo);
/// - a transfer is not sent if no task will read it.
class BranchAndBound {
public:
    BranchAndBound(const Problem& problem, Judge& judge, const Margins& margins, std::size_t memoryBytes);

    /// Whether the tree of the problem fits into memory.
    static bool fits(const Problem& problem);
    /// Searches until the judge is done or this many nodes have been visited. Proves what was searched: the
    /// best plan, if that was everything.
    void search(std::uint64_t nodes);

private:
    struct Child {
        VertexId vertex; ///< The task, or the source of the transfer.
        DeviceId device; ///< Where to.
        TensorId tensor; ///< Invalid: a task.
        double start;
        double bound;
        double open = 0; ///< The smallest bound of this one and the following ones.
    };
    struct Level { ///< The data of one depth of the tree.
        explicit Level(const Problem& problem);
        ResourceClocks clocks;
        double newestStart = 0;
        std::vector<double> earliest; ///< |V| x |D|: starts of what is not placed; infinite: impossible.
        std::vector<Child> children;
        double open = 0; ///< The smallest bound of the remaining children.
    };
    struct Sent {
        TensorId tensor;
        DeviceId to;
        double start;
        std::size_t depth; ///< Number of items appended before.
    };
    void explore(std::size_t depth, double bound);
    double carry(Level& level);
    double carry(Level& level, VertexId v);
    [[nodiscard]] double earliestOn(const Level& level, VertexId v, DeviceId d) const;
    [[nodiscard]] double soonest(const Level& level, TensorId t, DeviceId d) const;
    [[nodiscard]] double devicesBound(const Level& level) const;
    [[nodiscard]] bool allUseful(const Level& level) const;
    [[nodiscard]] bool mayRead(const Level& level, TensorId t, DeviceId d, double arrival) const;
    [[nodiscard]] std::span<const DeviceId> candidates(VertexId v) const;
    void makeChildren(Level& level, double bound);
    void addTasks(Level& level, double bound);
    void addTransfers(Level& level, double bound);
    [[nodiscard]] bool firstOfItsKind(DeviceId d) const;
    [[nodiscard]] bool dominated(const Level& level);
    void append(const Child& child, Level& next);
    void takeBack(const Child& child);
    void offerPlan();
    void proveOpen(std::size_t depth);
    [[nodiscard]] double& arrival(TensorId t, DeviceId d) { return arrivals[t * deviceTotal + d]; }
    [[nodiscard]] double arrival(TensorId t, DeviceId d) const { return arrivals[t * deviceTotal + d]; }

    const Problem& problem;
    const DataflowGraph& graph;
    Judge& judge;
    const Margins& margins;
    const bool free; ///< Whether transfers never wait, so that none is appended.
    const std::size_t deviceTotal;
    StateMemo memo;
    PlanState state;

    std::vector<VertexId> byRank;                 ///< A topological order, larger b-level first.
    std::vector<DeviceId> firstAlike;             ///< By device: the first of its class.
    std::vector<std::vector<TensorId>> tensorsOf; ///< By vertex.

    std::vector<VertexId> order;
    std::vector<Sent> sent;
    Assignment devices; ///< Invalid: not placed.
    std::vector<double> ends;
    std::vector<std::size_t> depthOf;    ///< By vertex: number of items appended before.
    std::vector<double> arrivals;        ///< |T| x |D|; infinite: neither there nor under way.
    std::vector<std::uint32_t> readers;  ///< |T| x |D|: placed consumers.
    std::vector<std::uint32_t> waiting;  ///< By tensor: consumers that are not placed.
    std::vector<std::uint32_t> missing;  ///< By vertex: in edges from vertices that are not placed.
    std::vector<std::uint32_t> uses;     ///< By device: tasks and arriving transfers.
    std::vector<VertexId> groupLeader;   ///< By colocation group: its first placed member.
    std::vector<std::size_t> groupCount; ///< By colocation group: its placed members.
    std::vector<std::uint64_t> placed;   ///< A bit per vertex.
    std::deque<Level> levelOf;           ///< By depth.
    std::uint64_t nodesLeft = 0;
    bool complete = true;

    struct Load { ///< Vertices that are not placed and have only one possible device.
        double head;
        double work;
        double tail;
    };
    std::vector<Load> onlyOn; ///< By device.
    double workLeft = 0;      ///< The smallest seconds of everything that is not placed.
};

} // namespace doppler
