// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <utility>

namespace doppler {

/// A PlacerContext::progress that receives every new best immediately, without the limit of about 30 calls
/// per second; for records of a search. It must return quickly. Placers that do not support it report as
/// usual. The placement of such a report may lack its order of transfers.
struct EveryBest {
    std::function<void(const PlacerProgress&)> receive;
    void operator()(const PlacerProgress& progress) const { receive(progress); }

    [[nodiscard]] static bool wanted(const PlacerContext& context)
    {
        return context.progress && context.progress.target<EveryBest>() != nullptr;
    }
};

} // namespace doppler
