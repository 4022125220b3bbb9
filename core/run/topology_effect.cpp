// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/topology_effect.h"

#include "core/sim/simulator.h"

namespace doppler {

namespace {

/// Where the devices of a problem have gone.
std::vector<std::optional<DeviceId>> destinations(std::size_t count,
                                                  std::span<const std::optional<DeviceId>> origins)
{
    std::vector<std::optional<DeviceId>> gone(count);
    for (std::size_t now = 0; now < origins.size(); ++now)
        if (origins[now] && *origins[now] < count)
            gone[*origins[now]] = DeviceId{now};
    return gone;
}

} // namespace

Result<TopologyEffect> effectOf(const Problem& problem, const Placement* placement,
                                const TopologyPtr& topology, std::span<const std::optional<DeviceId>> origins,
                                const std::stop_token& stop)
{
    auto other = Problem::create(problem.graphPtr(), topology, problem.model());
    if (!other)
        return other.error();
    TopologyEffect effect;
    effect.problem = *std::move(other);
    effect.boundBefore = problem.lowerBound();
    effect.boundAfter = effect.problem->lowerBound();
    if (!placement || stop.stop_requested() || !validate(problem, *placement))
        return effect;
    const auto now = destinations(problem.deviceCount(), origins);
    Placement moved = *placement;
    for (const VertexId v : problem.graph().vertices()) {
        const auto& device = now[placement->devices[v]];
        if (!device)
            ++effect.homeless;
        else if (!effect.problem->allowed(v, *device))
            ++effect.notAllowed;
        moved.devices[v] = device.value_or(DeviceId{0});
    }
    effect.makespanBefore = Simulator(problem.shared_from_this()).makespan(*placement);
    if (effect.homeless > 0 || effect.notAllowed > 0 || stop.stop_requested())
        return effect;
    if (auto valid = validate(*effect.problem, moved); !valid)
        return valid.error();
    effect.makespanAfter = Simulator(effect.problem).makespan(moved);
    effect.placement = std::move(moved);
    return effect;
}

} // namespace doppler
