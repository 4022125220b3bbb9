// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/topology/interchangeable.h"

#include <algorithm>
#include <map>

namespace doppler {

namespace {

bool sameFigures(const Device& a, const Device& b)
{
    return a.kind == b.kind && a.deviceClass == b.deviceClass && a.flopsPerSecond == b.flopsPerSecond &&
           a.bytesPerSecond == b.bytesPerSecond && a.memoryBytes == b.memoryBytes &&
           a.overheadSeconds == b.overheadSeconds && a.slotCount == b.slotCount;
}

bool sameFigures(const Link& a, const Link& b)
{
    return a.bandwidth == b.bandwidth && a.latency == b.latency;
}

/// A hash of a directed pair; sums of them are hashes of sets of pairs.
std::uint64_t hashOf(DeviceId from, DeviceId to)
{
    std::uint64_t x = (std::uint64_t{from.value} << 32U | to.value) + 0x9e3779b97f4a7c15U;
    x = (x ^ x >> 30U) * 0xbf58476d1ce4e5b9U;
    x = (x ^ x >> 27U) * 0x94d049bb133111ebU;
    return x ^ x >> 31U;
}

class Exchange {
public:
    explicit Exchange(const Topology& t) : topology(t), users(t.channels().size(), 0)
    {
        for (const DeviceId from : t.devices())
            for (const DeviceId to : t.devices())
                if (from != to)
                    for (const ChannelId c : t.link(from, to).channels)
                        users[c] += hashOf(from, to);
    }

    /// Whether exchanging two different devices changes nothing.
    [[nodiscard]] bool isNeutral(DeviceId a, DeviceId b) const
    {
        return sameFigures(topology.device(a), topology.device(b)) && keepsLinks(a, b) &&
               (users.empty() || keepsChannels(a, b));
    }

private:
    [[nodiscard]] bool keepsLinks(DeviceId a, DeviceId b) const
    {
        if (!sameFigures(topology.link(a, b), topology.link(b, a)))
            return false;
        for (const DeviceId other : topology.devices())
            if (other != a && other != b &&
                (!sameFigures(topology.link(a, other), topology.link(b, other)) ||
                 !sameFigures(topology.link(other, a), topology.link(other, b))))
                return false;
        return true;
    }

    /// Whether the channels are the same ones, up to their order: with the same capacities and users.
    [[nodiscard]] bool keepsChannels(DeviceId a, DeviceId b) const
    {
        std::map<std::uint32_t, std::uint64_t> images; // hashes of the users after the exchange
        const auto exchanged = [&](DeviceId d) { return d == a ? b : d == b ? a : d; };
        const auto move = [&](DeviceId from, DeviceId to) {
            for (const ChannelId c : topology.link(from, to).channels)
                images.try_emplace(c.value, users[c]).first->second +=
                    hashOf(exchanged(from), exchanged(to)) - hashOf(from, to);
        };
        for (const DeviceId other : topology.devices())
            for (const DeviceId d : {a, b})
                if (other != d) {
                    move(d, other);
                    if (other != a && other != b)
                        move(other, d);
                }
        std::vector<std::pair<std::uint32_t, std::uint64_t>> before;
        std::vector<std::pair<std::uint32_t, std::uint64_t>> after;
        for (const auto& [channel, image] : images) {
            const std::uint32_t capacity = topology.channels()[channel].capacity;
            before.emplace_back(capacity, users[ChannelId{channel}]);
            after.emplace_back(capacity, image);
        }
        std::ranges::sort(before);
        std::ranges::sort(after);
        return before == after;
    }

    const Topology& topology;
    std::vector<std::uint64_t> users; ///< By channel: the hash of the pairs that use it.
};

} // namespace

std::vector<std::uint32_t> interchangeableClasses(const Topology& topology)
{
    const Exchange exchange(topology);
    std::vector<std::uint32_t> out;
    std::vector<DeviceId> first; // of each class; exchanges compose, so one comparison a class is enough
    for (const DeviceId d : topology.devices()) {
        const auto found =
            std::ranges::find_if(first, [&](DeviceId other) { return exchange.isNeutral(other, d); });
        out.push_back(static_cast<std::uint32_t>(found - first.begin()));
        if (found == first.end())
            first.push_back(d);
    }
    return out;
}

} // namespace doppler
