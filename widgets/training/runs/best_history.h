// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/runs/training_feed.h"

#include <vector>

namespace doppler {

/// The placements that were the best of a training when they came, in order. Bounded: once it is full every
/// second one goes, never the first and never the last.
class BestHistory {
public:
    static constexpr std::size_t most = 400;

    /// Ignored unless its makespan is less than the last one's.
    void add(const TrainingFeed::Best& best);
    [[nodiscard]] const std::vector<TrainingFeed::Best>& all() const { return list; }

private:
    std::vector<TrainingFeed::Best> list;
};

} // namespace doppler
