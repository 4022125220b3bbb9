// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/episode.h"
#include "core/learn/rollouts/settings.h"

namespace doppler {

/// Which candidate a rule takes next: the largest b-level, or the earliest estimated readiness and then the
/// largest b-level.
struct CandidateOrder {
    OrderRule rule; ///< Not Learned.
    const Episode& episode;
    const GraphFeatures& features;

    [[nodiscard]] bool before(VertexId a, VertexId b) const
    {
        if (rule == OrderRule::Ready && episode.inputsDone(a) != episode.inputsDone(b))
            return episode.inputsDone(a) < episode.inputsDone(b);
        return features.levels.bLevel[a] > features.levels.bLevel[b];
    }
    /// Whether v is as urgent as `best`, the most urgent.
    [[nodiscard]] bool takes(VertexId v, VertexId best) const { return !before(best, v); }
    /// Ties: the lower id.
    [[nodiscard]] VertexId most() const
    {
        const auto ready = episode.candidates();
        return *std::min_element(ready.begin(), ready.end(),
                                 [this](VertexId a, VertexId b) { return before(a, b); });
    }
};

} // namespace doppler
