// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

struct Device {
    std::string name;
    std::string kind; ///< Model, e.g. "P100"; measured times refer to it.
    std::string deviceClass = "gpu";
    double flopsPerSecond = 1;
    double bytesPerSecond = std::numeric_limits<double>::infinity(); ///< Bandwidth of its memory.
    double memoryBytes = std::numeric_limits<double>::infinity();
    double overheadSeconds = 0;  ///< Added to every kernel.
    std::uint32_t slotCount = 1; ///< Number of kernels that run at once.
};

/// The channels that a transfer needs if its pair of devices names none (execution model, "Channels").
enum class Contention {
    PerLink,   ///< One channel of capacity 1 per directed pair.
    Unlimited, ///< No channels: transfers never wait.
    PerSource, ///< One channel of capacity 1 per source device.
    PerDevice, ///< One channel of capacity 1 per device; a transfer takes that of both ends (half duplex).
};

struct Link {
    double bandwidth = 0;            ///< Bytes per second.
    double latency = 0;              ///< Seconds.
    std::vector<ChannelId> channels; ///< Named channels, which replace the preset for this pair.
};

struct Channel {
    std::string name;
    std::uint32_t capacity = 1; ///< Number of transfers at once.
};

struct TopologyParts {
    std::string name;
    std::string source; ///< Origin of the figures; may be empty.
    std::vector<Device> devices;
    std::vector<Channel> channels;
    Contention contention = Contention::PerLink;
    std::vector<Link> links; ///< |D| x |D|, row = source; the diagonal is not read.
};

/// Devices and the directed links between each two of them. Immutable.
class Topology {
public:
    /// Checks the parts. Refuses an empty list of devices, repeated or empty names, rates that are not
    /// positive, negative times, and missing links or channels. The place of the error is "devices[i]",
    /// "links[from>to]" or "channels[i]".
    static Result<std::shared_ptr<const Topology>> create(TopologyParts parts);

    [[nodiscard]] const std::string& name() const { return parts.name; }
    [[nodiscard]] const std::string& source() const { return parts.source; }
    [[nodiscard]] std::size_t deviceCount() const { return parts.devices.size(); }
    [[nodiscard]] IdRange<DeviceId> devices() const { return IdRange<DeviceId>(parts.devices.size()); }
    [[nodiscard]] const Device& device(DeviceId d) const { return parts.devices[d]; }
    [[nodiscard]] const Link& link(DeviceId from, DeviceId to) const
    {
        return parts.links[from * parts.devices.size() + to];
    }
    [[nodiscard]] std::span<const Channel> channels() const { return parts.channels; }
    [[nodiscard]] Contention contention() const { return parts.contention; }
    /// The device with this name.
    [[nodiscard]] std::optional<DeviceId> find(std::string_view deviceName) const;
    /// The first `count` devices with their links; 1 <= count <= deviceCount().
    [[nodiscard]] std::shared_ptr<const Topology> firstDevices(std::size_t count) const;
    /// The topology with every FLOP rate and memory rate multiplied by `efficiency` (> 0), for kernels that
    /// reach only a part of the data sheet's rates.
    [[nodiscard]] std::shared_ptr<const Topology> atEfficiency(double efficiency) const;
    /// A hash of everything that affects times; the topology's own names do not count.
    [[nodiscard]] std::uint64_t fingerprint() const { return hash; }

private:
    Topology() = default;
    TopologyParts parts;
    std::uint64_t hash = 0;
};

using TopologyPtr = std::shared_ptr<const Topology>;

/// The name of the preset in files and on the command line, e.g. "per-link".
std::string_view contentionName(Contention contention);
std::optional<Contention> contentionFromName(std::string_view name);
/// All valid names.
std::span<const std::string_view> contentionNames();

} // namespace doppler
