// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/offered_placers.h"

#include "core/placers/external.h"
#include "core/placers/registry.h"

namespace doppler {

std::vector<const Placer*> offeredPlacers()
{
    std::vector<const Placer*> offered;
    for (const auto& placer : placerRegistry().placers())
        if (placer->info().id != externalPlacerId)
            offered.push_back(placer.get());
    return offered;
}

} // namespace doppler
