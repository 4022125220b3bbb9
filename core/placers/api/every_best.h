// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <utility>

namespace doppler {

/// A PlacerContext::progress that hears of every new best at once, and not some 30 times a second: for
/// records of how a search went. It must be quick. Placers that know nothing of it report as usual. The
/// placement of such a report may lack its order of transfers.
struct EveryBest {
    std::function<void(const PlacerProgress&)> receive;
    void operator()(const PlacerProgress& progress) const { receive(progress); }

    [[nodiscard]] static bool wanted(const PlacerContext& context)
    {
        return context.progress && context.progress.target<EveryBest>() != nullptr;
    }
};

} // namespace doppler
