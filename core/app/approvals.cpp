// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/approvals.h"

#include "core/catalog/chosen_placer.h"
#include "core/placers/adapters/external.h"
#include "core/placers/api/registry.h"

namespace doppler {

bool Approvals::canPlace(const std::string& placer) const
{
    return placerRegistry().find(placer) || files.contains(placer);
}

Result<void> Approvals::check(const std::string& placer) const
{
    if (canPlace(placer) || settingsOwner(placer) != externalPlacerId)
        return {};
    return Error{{DOPPLER_TEXT("core", "this program is not approved; to run it, choose it as a placer"), {}},
                 placer,
                 {}};
}

Result<void> Approvals::checkProgram(const std::string& command) const
{
    if (command.empty() || files.contains(command))
        return {};
    return Error{
        {DOPPLER_TEXT("core", "this program is not approved; to run it, choose it as an engine"), {}},
        command,
        {}};
}

} // namespace doppler
