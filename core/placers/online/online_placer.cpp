// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/online/online_placer.h"

#include "core/base/names.h"
#include "core/placers/api/registry.h"

namespace doppler {

Result<PlacerResult> OnlinePlacer::place(const Problem& problem, const Options&,
                                         const PlacerContext& context) const
{
    const auto decides = policy(problem);
    auto run = runOnline(problem.shared_from_this(), *decides, context.stop);
    if (!run)
        return stoppedEarly();
    return PlacerResult{std::move(run->placement), 1};
}

const OnlinePlacer* findOnlinePlacer(std::string_view id)
{
    if (!id.starts_with(onlinePrefix))
        return nullptr;
    const auto placer = placerRegistry().find(id);
    return placer ? dynamic_cast<const OnlinePlacer*>(*placer) : nullptr;
}

std::vector<const OnlinePlacer*> onlinePlacers()
{
    std::vector<const OnlinePlacer*> all;
    for (const auto& placer : placerRegistry().placers())
        if (const auto* online = dynamic_cast<const OnlinePlacer*>(placer.get()))
            all.push_back(online);
    return all;
}

Result<const OnlinePlacer*> onlinePlacer(std::string_view id)
{
    if (const OnlinePlacer* found = findOnlinePlacer(id))
        return found;
    std::vector<std::string> valid;
    for (const OnlinePlacer* placer : onlinePlacers())
        valid.push_back(placer->info().id);
    return unknownName(DOPPLER_TEXT("core", "unknown online policy \"{0}\", expected one of {1}"), id,
                       std::move(valid));
}

std::string onlineId(std::string_view name)
{
    if (name.starts_with(onlinePrefix))
        return std::string(name);
    return std::string(onlinePrefix) + std::string(name == "mct" ? "dmda" : name);
}

std::optional<Schedule> onlineSchedule(const ProblemPtr& problem, const Placement& placement,
                                       std::string_view id)
{
    const OnlinePlacer* placer = findOnlinePlacer(id);
    return placer ? onlineSchedule(problem, placement, *placer) : std::nullopt;
}

std::optional<Schedule> onlineSchedule(const ProblemPtr& problem, const Placement& placement,
                                       const Placer& placer)
{
    const auto* online = dynamic_cast<const OnlinePlacer*>(&placer);
    if (!online || !followsOnline(problem->model()))
        return std::nullopt;
    const auto policy = online->policy(*problem);
    auto run = runOnline(problem, *policy);
    if (!run || run->placement.devices != placement.devices)
        return std::nullopt;
    return std::move(run->schedule);
}

} // namespace doppler
