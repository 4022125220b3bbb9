// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/inputs/episode.h"
#include "core/learn/inputs/features.h"

namespace doppler {

/// SEL's and PLC's networks with messages passed at every step (doppler.md, "Ablations"). The vertices'
/// static features stay; what is told of them besides, by column: whether the vertex is placed; whether it is
/// a candidate; its planned start, in lengths of the longest path; the compute assigned to its device so far,
/// in even shares of all compute; the last two 0 where it is not placed. Sums over what is on a device are of
/// the step's states.
class StepNetwork {
public:
    /// All must outlive it; the features must have room for NetworkShape::stepFeatures.
    StepNetwork(const Problem& onProblem, GraphFeatures& features, PolicyBackend& ofPolicies);

    /// Before a step. The network must have been encoded once since its parameters changed.
    const Encodings& encode(const Episode& before, bool learning);
    /// The loss of episodes that were built so, and its gradient: every step is encoded once more, so that no
    /// more than one step's states are in memory.
    LossReport differentiate(const EpisodeBatch& batch);

private:
    void describe(const Episode& before);

    const Problem& problem;
    GraphFeatures& features;
    PolicyBackend& network;
    double longestPath = 0, evenShare = 0; ///< Seconds.
    Episode episode;                       ///< That is gone through once more.
};

} // namespace doppler
