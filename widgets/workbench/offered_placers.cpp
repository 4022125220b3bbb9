// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/offered_placers.h"

#include "core/placers/adapters/external.h"
#include "core/placers/api/registry.h"
#include "core/training/checkpoint_placer.h"

namespace doppler {

std::vector<const Placer*> offeredPlacers()
{
    std::vector<const Placer*> offered;
    for (const auto& placer : placerRegistry().placers())
        if (const std::string& id = placer->info().id; id != externalPlacerId && id != checkpointPlacerId)
            offered.push_back(placer.get());
    return offered;
}

} // namespace doppler
