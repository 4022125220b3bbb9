// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/device_match.h"

#include "core/base/best_assignment.h"
#include "core/topology/interchangeable.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <numeric>

namespace doppler {

namespace {

/// Above this number of interchangeable devices the cubic method is too slow for a window.
constexpr std::size_t mostExact = 128;

/// By device, the first device on which every vertex takes the same time.
std::vector<std::uint32_t> costClasses(const Problem& problem)
{
    std::vector<std::uint32_t> out;
    for (const DeviceId d : problem.topology().devices()) {
        std::size_t first = 0;
        while (!problem.sameCosts(DeviceId{first}, d))
            ++first;
        out.push_back(static_cast<std::uint32_t>(first));
    }
    return out;
}

/// By device, a number for its vertices' times and for the set of vertices that are allowed on it.
std::vector<std::uint32_t> vertexClasses(const Problem& problem)
{
    const std::size_t devices = problem.topology().deviceCount();
    std::vector<std::uint32_t> out = costClasses(problem);
    for (const VertexId v : problem.graph().vertices()) {
        if (problem.allowedDevices(v).size() == devices)
            continue;
        std::map<std::pair<std::uint32_t, bool>, std::uint32_t> parts;
        for (const DeviceId d : problem.topology().devices())
            out[d] =
                parts.try_emplace({out[d], problem.allowed(v, d)}, static_cast<std::uint32_t>(parts.size()))
                    .first->second;
    }
    return out;
}

/// A device and the device of the same name in the other run.
struct Twin {
    DeviceId reference;
    DeviceId other;
};

/// Devices that both runs have by name, in groups that are interchangeable in both.
std::vector<std::vector<Twin>> groupsOf(const Run& reference, const Run& other)
{
    const Topology& here = reference.problem->topology();
    const Topology& there = other.problem->topology();
    const auto classesHere = interchangeableClasses(here);
    const auto classesThere = interchangeableClasses(there);
    const auto verticesHere = vertexClasses(*reference.problem);
    const auto verticesThere = vertexClasses(*other.problem);
    std::map<std::array<std::uint32_t, 4>, std::vector<Twin>> groups;
    for (const DeviceId d : there.devices())
        if (const auto twin = here.find(there.device(d).name))
            groups[{classesHere[*twin], classesThere[d], verticesHere[*twin], verticesThere[d]}].push_back(
                {*twin, d});
    std::vector<std::vector<Twin>> out;
    for (auto& [key, group] : groups)
        out.push_back(std::move(group));
    return out;
}

/// Takes the greatest weights first; equal ones in the order of the matrix.
std::vector<std::size_t> greedyAssignment(std::span<const std::int64_t> weights, std::size_t size)
{
    std::vector<std::size_t> cells(weights.size());
    std::iota(cells.begin(), cells.end(), std::size_t{0});
    std::ranges::stable_sort(cells, std::greater<>(), [&](std::size_t cell) { return weights[cell]; });
    std::vector<std::size_t> out(size, size);
    std::vector<char> taken(size, 0);
    for (const std::size_t cell : cells) {
        const std::size_t row = cell / size;
        const std::size_t column = cell % size;
        if (out[row] != size || taken[column])
            continue;
        out[row] = column;
        taken[column] = 1;
    }
    return out;
}

/// By pair (device of the other run, device of the reference): the vertices that are on both.
std::vector<std::int64_t> common(const Run& reference, const Run& other)
{
    const std::size_t columns = reference.problem->topology().deviceCount();
    std::vector<std::int64_t> out(other.problem->topology().deviceCount() * columns, 0);
    for (std::size_t v = 0; v < other.placement.devices.size(); ++v)
        ++out[other.placement.devices[v] * columns + reference.placement.devices[v]];
    return out;
}

/// Weights of a group: a common vertex counts more than all names together.
std::vector<std::int64_t> weightsOf(const std::vector<Twin>& group, std::span<const std::int64_t> counts,
                                    std::size_t columns)
{
    const std::size_t size = group.size();
    std::vector<std::int64_t> out(size * size);
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = 0; j < size; ++j)
            out[i * size + j] =
                counts[group[i].other * columns + group[j].reference] * static_cast<std::int64_t>(size + 1) +
                (i == j ? 1 : 0);
    return out;
}

} // namespace

DeviceMatch matchDevices(const Run& reference, const Run& other)
{
    assert(reference.placement.devices.size() == other.placement.devices.size());
    const Topology& here = reference.problem->topology();
    const Topology& there = other.problem->topology();
    const std::vector<std::int64_t> counts = common(reference, other);
    DeviceMatch out;
    out.reference.resize(there.deviceCount());
    for (const std::vector<Twin>& group : groupsOf(reference, other)) {
        const auto weights = weightsOf(group, counts, here.deviceCount());
        const auto chosen = group.size() <= mostExact ? bestAssignment(weights, group.size())
                                                      : greedyAssignment(weights, group.size());
        for (std::size_t i = 0; i < group.size(); ++i)
            out.reference[group[i].other] = group[chosen[i]].reference;
    }
    for (const DeviceId d : there.devices())
        if (const auto twin = out.reference[d]; twin && here.device(*twin).name != there.device(d).name)
            out.renamed.emplace_back(d, *twin);
    return out;
}

} // namespace doppler
