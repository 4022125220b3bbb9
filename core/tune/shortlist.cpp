// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/shortlist.h"

#include "core/topology/interchangeable.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace doppler {

Distances::Distances(const Problem& p) : problem(p), classes(interchangeableClasses(p.topology())) {}

void Distances::describe(RatedCandidate& rated, const Schedule& schedule) const
{
    rated.makespan = schedule.makespan;
    rated.starts.clear();
    for (const TaskRun& task : schedule.tasks)
        rated.starts.push_back(schedule.makespan > 0 ? task.start / schedule.makespan : 0);
    // members of a class, in the order in which this placement uses them, become its first, second ...
    std::map<std::uint32_t, std::vector<DeviceId>> members;
    for (DeviceId d : problem.topology().devices())
        members[classes[d]].push_back(d);
    std::map<std::uint32_t, std::size_t> used;
    std::vector<DeviceId> newName(problem.deviceCount());
    const Assignment& devices = rated.candidate.placement.devices;
    for (VertexId v : problem.graph().topologicalOrder()) {
        DeviceId& name = newName[devices[v]];
        if (!name.valid())
            name = members[classes[devices[v]]][used[classes[devices[v]]]++];
    }
    rated.devices.resize(devices.size());
    for (VertexId v : problem.graph().vertices())
        rated.devices[v] = newName[devices[v]];
}

double Distances::between(const RatedCandidate& a, const RatedCandidate& b)
{
    double sum = 0;
    for (std::size_t v = 0; v < a.devices.size(); ++v) {
        sum += a.devices[v] == b.devices[v] ? 0 : 0.5;
        sum += std::min(1.0, std::abs(a.starts[v] - b.starts[v])) / 2;
    }
    return a.devices.empty() ? 0 : sum / static_cast<double>(a.devices.size());
}

std::vector<std::size_t> shortlist(const std::vector<RatedCandidate>& candidates,
                                   const std::vector<RatedCandidate>& measured, std::size_t count,
                                   double distance, double most)
{
    std::vector<std::size_t> order(candidates.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return candidates[i].makespan; });
    std::vector<std::size_t> out;
    constexpr double least = 1e-3;
    for (double apart = distance; out.size() < count && apart >= least; apart /= 2)
        for (std::size_t i : order) {
            if (out.size() == count)
                break;
            const auto isNear = [&](const RatedCandidate& other) {
                return Distances::between(candidates[i], other) < apart;
            };
            if (std::isfinite(candidates[i].makespan) && candidates[i].makespan <= most &&
                std::ranges::none_of(measured, isNear) &&
                std::ranges::none_of(out, [&](std::size_t j) { return isNear(candidates[j]); }))
                out.push_back(i);
        }
    std::ranges::stable_sort(out, {}, [&](std::size_t i) { return candidates[i].makespan; });
    return out;
}

} // namespace doppler
