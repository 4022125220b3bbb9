// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <map>
#include <utility>
#include <vector>

namespace doppler::tests {

/// One thing that a run has to do, and how far it is.
struct Work {
    enum class Kind {
        Exec,
        Send, ///< Model mayer: what a device computes for before it sends a tensor.
        Transfer,
    } kind = Kind::Exec;
    VertexId vertex;          ///< Of a send task or transfer: the tensor's source.
    DeviceId device;          ///< Where it runs; a transfer's sender.
    DeviceId to;              ///< Send tasks and transfers.
    TensorId tensor;          ///< The same.
    std::size_t edgeRank = 0; ///< The same: first edge of this tensor to this device, among its source's.
    std::size_t level = 0;    ///< Longest hop distance; of a transfer: the lowest that it serves.
    double seconds = 0;
    double pause = 0; ///< Model placeto: how long its resource stays taken afterwards.
    double bytes = 0; ///< What it allocates: on its device, a transfer at its destination.

    double ready = never;
    double start = never;
    double end = never;
    bool done = false;     ///< Its completion was taken in.
    bool released = false; ///< So was the end of its pause.

    [[nodiscard]] bool started() const { return start != never; }
    [[nodiscard]] bool isExec() const { return kind == Kind::Exec; }
};

/// A run in its course, as flat as can be: everything else is found by looking through it.
struct World {
    World(const Problem& problem, const Placement& placement);

    const Problem& problem;
    const Placement& placement;
    std::vector<Work> works; ///< The execs by vertex id, then the others.

    [[nodiscard]] const DataflowGraph& graph() const { return problem.graph(); }
    [[nodiscard]] DeviceId deviceOf(VertexId v) const { return placement.devices[v]; }
    [[nodiscard]] const Work& exec(VertexId v) const { return works[v]; }
    /// The transfer (or send task) of a tensor to another device than its source's.
    [[nodiscard]] const Work& of(Work::Kind kind, TensorId t, DeviceId to) const
    {
        return works[indexOf.at({kind, {t.value, to.value}})];
    }
    /// Whether the tensor of an edge is on the device of its head.
    [[nodiscard]] bool hasArrived(const Edge& e) const;

    /// Takes in all completions up to a time, and marks what has become ready by then.
    void takeIn(double now);
    void start(Work& work, double now) const;
    /// The time of the earliest completion or end of a pause to come; `never` where there is none.
    [[nodiscard]] double nextEvent() const;

private:
    void addTransfers(VertexId v);
    std::map<std::pair<Work::Kind, std::pair<std::uint32_t, std::uint32_t>>, std::size_t> indexOf;
    std::vector<std::size_t> levelOf;
};

/// Longest hop distance of every vertex from a source.
std::vector<std::size_t> depths(const DataflowGraph& graph);

} // namespace doppler::tests
