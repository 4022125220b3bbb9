// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/sim/plain/plain_work.h"

namespace doppler::tests {

/// The order of choice (docs/decisions/execution-model.md, "Time points" and "Rules of choice").
class OrderOfChoice {
public:
    explicit OrderOfChoice(const World& world);

    /// What is ready and has not started, in the order in which it may choose its resources now.
    [[nodiscard]] std::vector<std::size_t> ready() const;
    /// Under strict: whether every vertex before this one on its device (bulk-synchronous: and in its level)
    /// has started.
    [[nodiscard]] bool hasItsTurn(const Work& exec) const;

private:
    [[nodiscard]] double remainingPath(VertexId v);
    [[nodiscard]] double successorRank(VertexId v) const;
    [[nodiscard]] bool isLastMissingInput(VertexId v, VertexId successor) const;
    [[nodiscard]] bool hasNothingReady(DeviceId d) const;

    const World& world;
    std::vector<double> pct; ///< By vertex; below 0: not yet known.
    std::vector<double> key; ///< By vertex, where the rank does not change: smaller first.
};

} // namespace doppler::tests
