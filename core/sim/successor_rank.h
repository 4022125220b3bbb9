// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/transfer_plan.h"

#include <span>
#include <vector>

namespace doppler {

/// Mayer's maximum successor rank: how much other devices wait for v,
///   sum over successors s of 1 + [remote] (1 + [v is s's last missing input] (1 + 5 [s's device has nothing
///   ready]))
/// on the state of one moment: after its completions, before its starts.
class SuccessorRank {
public:
    /// All by reference to the simulator's state; `missing`: inputs (edges) that each vertex lacks;
    /// `arrived`: by transfer; `readyOn`: by device, what is ready and unstarted.
    SuccessorRank(const DataflowGraph& graph, const TransferPlan& plan,
                  const std::vector<std::uint32_t>& missing, const std::vector<std::uint8_t>& arrived,
                  const std::vector<std::uint32_t>& readyOn);
    void begin(std::span<const DeviceId> devices);
    /// The state has changed: ranks are worked out anew, each when it is asked for.
    void nextMoment() { ++moment; }
    /// `hasRun`: v's results are on its own device already (it is a transfer's source).
    double of(VertexId v, bool hasRun);

private:
    [[nodiscard]] double compute(VertexId v, bool hasRun);
    [[nodiscard]] double term(VertexId v, VertexId s, std::uint32_t lackedFromV) const;
    [[nodiscard]] bool lacks(VertexId v, EdgeId e, bool hasRun) const;

    const DataflowGraph& graph;
    const TransferPlan& plan;
    const std::vector<std::uint32_t>& missing;
    const std::vector<std::uint8_t>& arrived;
    const std::vector<std::uint32_t>& readyOn;
    std::span<const DeviceId> at;
    std::uint64_t moment = 1;
    std::vector<std::uint64_t> knownAt; ///< By vertex: the moment of the rank below.
    std::vector<double> known;
    std::vector<std::uint32_t> lackedFrom; ///< By successor, of the vertex at hand; 0 between calls.
};

} // namespace doppler
