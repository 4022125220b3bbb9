// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/inputs/episode_batch.h"

namespace doppler::tests {

/// Targets and weights of any sign for every decision of a batch, none where a device is not allowed.
inline void drawTargets(EpisodeBatch& batch, Random& random)
{
    for (auto* targets : {&batch.selectTarget, &batch.placeTarget})
        for (float& target : *targets)
            target = static_cast<float>(random.uniform() - 0.4);
    for (std::size_t i = 0; i < batch.placeTarget.size(); ++i)
        if (!batch.allowed[i])
            batch.placeTarget[i] = 0;
    for (float& weight : batch.entropyWeight)
        weight = static_cast<float>(random.uniform());
}

} // namespace doppler::tests
