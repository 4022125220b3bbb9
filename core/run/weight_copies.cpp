// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/weight_copies.h"

#include "core/base/excerpt.h"
#include "core/base/quantity.h"
#include "core/graph/graph_memory.h"

#include <algorithm>

namespace doppler {

namespace {

std::string namesOf(const Topology& topology, std::span<const DeviceId> devices)
{
    constexpr std::size_t most = 4;
    std::string names;
    for (std::size_t i = 0; i < std::min(most, devices.size()); ++i)
        (names += i > 0 ? ", " : "") += excerpt(topology.device(devices[i]).name);
    return devices.size() > most ? names + ", ..." : names;
}

} // namespace

std::vector<WeightCopies> weightCopies(const Problem& problem, std::span<const DeviceId> devices)
{
    std::vector<WeightCopies> copies;
    std::vector<DeviceId> holders;
    for (const HeldValue& weight : problem.graph().memory().sharedWeights) {
        holders.clear();
        for (VertexId v : weight.users)
            holders.push_back(devices[v]);
        std::sort(holders.begin(), holders.end());
        holders.erase(std::unique(holders.begin(), holders.end()), holders.end());
        if (holders.size() > 1 && weight.bytes > 0)
            copies.push_back({weight.name, weight.bytes, holders});
    }
    std::stable_sort(copies.begin(), copies.end(), [](const WeightCopies& a, const WeightCopies& b) {
        return a.extraBytes() > b.extraBytes();
    });
    return copies;
}

std::vector<Message> weightCopyNotes(const Problem& problem, std::span<const DeviceId> devices)
{
    constexpr std::size_t most = 3;
    std::vector<Message> notes;
    const std::vector<WeightCopies> copies = weightCopies(problem, devices);
    double rest = 0;
    for (const WeightCopies& copy : copies) {
        if (notes.size() < most)
            notes.push_back({DOPPLER_TEXT("core", "weight {0} is on {1}: {2} extra"),
                             {excerpt(copy.name), namesOf(problem.topology(), copy.devices),
                              figure(bytesText(copy.extraBytes()))}});
        else
            rest += copy.extraBytes();
    }
    if (copies.size() > most)
        notes.push_back({DOPPLER_PLURAL("core", "{0} more weights are on several devices: {1} extra",
                                        "{0} more weight is on several devices: {1} extra"),
                         {count(copies.size() - most), figure(bytesText(rest))}});
    return notes;
}

} // namespace doppler
