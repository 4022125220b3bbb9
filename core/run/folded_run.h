// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/folded_graph.h"
#include "core/run/run.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// What a device has of a box.
struct DeviceShare {
    DeviceId device;
    double share = 0; ///< 0 .. 1, of the seconds of its vertices; where these take none, of their number.
};

/// Where the vertices of a box are at one moment of a run.
struct BoxMoment {
    std::size_t started = 0;
    std::size_t done = 0;
    bool ready = false; ///< Some vertex has all its inputs.
};

/// A tensor on its way along an arrow.
struct ArrowTransfer {
    std::uint32_t arrow = 0;
    double progress = 0; ///< 0 .. 1.
};

/// What a run did, seen on the boxes and arrows of a folded graph. Immutable.
class FoldedRun {
public:
    /// Of one box.
    struct Totals {
        double seconds = 0;    ///< Sum over its vertices.
        double ready = 0;      ///< When the first had all its inputs.
        double start = 0;      ///< When the first began.
        double end = 0;        ///< When the last ended.
        bool critical = false; ///< Some vertex is on the realised critical path.
    };
    /// Of one arrow.
    struct Crossing {
        std::uint32_t edges = 0; ///< Those that lead from one device to another.
        bool critical = false;   ///< Some edge is on the realised critical path.
    };

    [[nodiscard]] const FoldedGraphPtr& graph() const { return graphValue; }
    [[nodiscard]] const RunPtr& run() const { return runValue; }
    [[nodiscard]] const Totals& totals(std::size_t box) const { return boxes[box]; }
    [[nodiscard]] const Crossing& crossing(std::size_t arrow) const { return arrows[arrow]; }
    /// Largest first; at least one device.
    [[nodiscard]] std::span<const DeviceShare> shares(std::size_t box) const
    {
        return {shareList.data() + shareStart[box], shareStart[box + 1] - shareStart[box]};
    }
    /// At t seconds. Logarithmic in the box's vertices.
    [[nodiscard]] BoxMoment at(std::size_t box, double t) const;
    /// Everything that is on its way at t seconds along an arrow, each tensor once an arrow and destination.
    void transfersAt(double t, std::vector<ArrowTransfer>& out) const;

private:
    friend class RunFolder;
    FoldedRun() = default;

    FoldedGraphPtr graphValue;
    RunPtr runValue;
    std::vector<Totals> boxes;
    std::vector<Crossing> arrows;
    std::vector<DeviceShare> shareList;
    std::vector<std::uint32_t> shareStart;
    std::vector<double> starts; ///< Of each box's vertices, sorted.
    std::vector<double> ends;
    std::vector<std::uint32_t> timeStart; ///< By box, into both.
    std::vector<std::uint32_t> transfers; ///< Indices into the schedule's, by start.
    std::vector<double> latestEnd;        ///< Of each run of transfersTogether of them.
};

using FoldedRunPtr = std::shared_ptr<const FoldedRun>;

/// The run must be of the folded graph. Null when it was stopped.
FoldedRunPtr foldRun(FoldedGraphPtr graph, RunPtr run, const std::stop_token& stop = {});

/// The edges by which the realised critical path leads from vertex to vertex, each as often as it does so.
std::vector<EdgeId> criticalEdges(const Run& run);

} // namespace doppler
