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

/// The part of a box that is on a device.
struct DeviceShare {
    DeviceId device;
    /// 0 to 1: share of the seconds of its vertices, or of their number if these take no time.
    double share = 0;
};

/// The states of the vertices of a box at one time of a run.
struct BoxMoment {
    std::size_t started = 0;
    std::size_t done = 0;
    bool ready = false; ///< Whether some vertex has all its inputs.
};

/// A tensor that travels along an arrow.
struct ArrowTransfer {
    std::uint32_t arrow = 0;
    double progress = 0; ///< 0 .. 1.
};

/// A run as seen on the boxes and arrows of a folded graph. Immutable.
class FoldedRun {
public:
    /// Totals of one box.
    struct Totals {
        double seconds = 0;    ///< Sum over its vertices.
        double ready = 0;      ///< When the first vertex had all its inputs.
        double start = 0;      ///< When the first vertex started.
        double end = 0;        ///< When the last vertex ended.
        bool critical = false; ///< Whether some vertex is on the realised critical path.
    };
    /// Totals of one arrow.
    struct Crossing {
        std::uint32_t edges = 0; ///< Edges between different devices.
        bool critical = false;   ///< Whether some edge is on the realised critical path.
    };

    [[nodiscard]] const FoldedGraphPtr& graph() const { return graphValue; }
    [[nodiscard]] const RunPtr& run() const { return runValue; }
    [[nodiscard]] const Totals& totals(std::size_t box) const { return boxes[box]; }
    [[nodiscard]] const Crossing& crossing(std::size_t arrow) const { return arrows[arrow]; }
    /// The shares of a box by device, largest first; at least one.
    [[nodiscard]] std::span<const DeviceShare> shares(std::size_t box) const
    {
        return {shareList.data() + shareStart[box], shareStart[box + 1] - shareStart[box]};
    }
    /// The state at t seconds. Logarithmic in the number of the box's vertices.
    [[nodiscard]] BoxMoment at(std::size_t box, double t) const;
    /// All transfers under way at t seconds along an arrow; each tensor once per arrow and destination.
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

/// Folds a run of the graph that `graph` was made from. Returns null if stopped.
FoldedRunPtr foldRun(FoldedGraphPtr graph, RunPtr run, const std::stop_token& stop = {});

/// The edges along which the realised critical path leads from vertex to vertex. An edge occurs as often as
/// the path uses it.
std::vector<EdgeId> criticalEdges(const Run& run);

} // namespace doppler
