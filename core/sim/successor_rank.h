// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/transfer_plan.h"

#include <span>
#include <vector>

namespace doppler {

/// Mayer's maximum successor rank, a measure of how much other devices wait for v,
///   sum over successors s of 1 + [remote] (1 + [v is s's last missing input] (1 + 5 [s's device has nothing
///   ready]))
/// on the state of one time, after its completions and before its starts.
class SuccessorRank {
public:
    /// Keeps references to the simulator's state. `missing`: number of missing inputs (edges) by vertex;
    /// `arrived`: by transfer; `readyOn`: by device, the number of ready items that have not started.
    SuccessorRank(const DataflowGraph& graph, const TransferPlan& plan,
                  const std::vector<std::uint32_t>& missing, const std::vector<std::uint8_t>& arrived,
                  const std::vector<std::uint32_t>& readyOn);
    void begin(std::span<const DeviceId> devices);
    /// Reports that the state has changed; ranks are computed again when they are requested.
    void nextMoment() { ++moment; }
    /// `hasRun`: v's results are already on its own device (v is the source of a transfer).
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
    std::vector<std::uint64_t> knownAt; ///< By vertex: the time to which the rank below belongs.
    std::vector<double> known;
    std::vector<std::uint32_t> lackedFrom; ///< By successor of the current vertex; 0 between calls.
};

} // namespace doppler
