// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/runs/training_feed.h"

#include <vector>

namespace doppler {

/// The successive best placements of a training, in order. Bounded: when it is full, every second one is
/// dropped, except the first and the last.
class BestHistory {
public:
    static constexpr std::size_t most = 400;

    /// Ignored unless its makespan is below that of the last one.
    void add(const TrainingFeed::Best& best);
    [[nodiscard]] const std::vector<TrainingFeed::Best>& all() const { return list; }

private:
    std::vector<TrainingFeed::Best> list;
};

} // namespace doppler
