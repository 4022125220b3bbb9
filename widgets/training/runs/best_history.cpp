// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/best_history.h"

namespace doppler {

void BestHistory::add(const TrainingFeed::Best& best)
{
    if (!list.empty() && best.makespan >= list.back().makespan)
        return;
    if (list.size() == most) {
        std::size_t kept = 1;
        for (std::size_t i = 2; i < list.size(); i += 2)
            list[kept++] = std::move(list[i]);
        list[kept++] = std::move(list.back());
        list.resize(kept);
    }
    list.push_back(best);
}

} // namespace doppler
