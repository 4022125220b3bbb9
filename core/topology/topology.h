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
    std::string kind; ///< Model, e.g. "P100"; measured times are keyed by it.
    std::string deviceClass = "gpu";
    double flopsPerSecond = 1;
    double bytesPerSecond = std::numeric_limits<double>::infinity(); ///< Of its memory.
    double memoryBytes = std::numeric_limits<double>::infinity();
    double overheadSeconds = 0;  ///< Launch overhead of every kernel.
    std::uint32_t slotCount = 1; ///< Kernels that run at once.
};

/// Which channels a transfer needs where its pair names none (execution model, "Channels").
enum class Contention {
    PerLink,   ///< One channel of capacity 1 per directed pair.
    Unlimited, ///< None: transfers never wait.
    PerSource, ///< One channel of capacity 1 per source device.
    PerDevice, ///< One channel of capacity 1 per device; a transfer takes both ends' (half duplex).
};

struct Link {
    double bandwidth = 0;            ///< Bytes per second.
    double latency = 0;              ///< Seconds.
    std::vector<ChannelId> channels; ///< Named channels that replace the preset for this pair.
};

struct Channel {
    std::string name;
    std::uint32_t capacity = 1; ///< Transfers at once.
};

struct TopologyParts {
    std::string name;
    std::string source; ///< Where the figures come from; may be empty.
    std::vector<Device> devices;
    std::vector<Channel> channels;
    Contention contention = Contention::PerLink;
    std::vector<Link> links; ///< |D| x |D|, row = from; the diagonal is not read.
};

/// Devices and the directed links between every two of them. Immutable.
class Topology {
public:
    /// Refuses: no device, repeated or empty names, rates that are not positive, times that are negative, a
    /// link or channel that is missing. The error's place is "devices[i]", "links[from>to]" or "channels[i]".
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
    /// The device of that name.
    [[nodiscard]] std::optional<DeviceId> find(std::string_view deviceName) const;
    /// The first `count` devices with their links (1 <= count <= deviceCount()).
    [[nodiscard]] std::shared_ptr<const Topology> firstDevices(std::size_t count) const;
    /// The same with every FLOP and memory rate times `efficiency` (> 0), for kernels that reach only a share
    /// of the data sheet's.
    [[nodiscard]] std::shared_ptr<const Topology> atEfficiency(double efficiency) const;
    /// A hash of everything that changes times (not of names of the topology itself).
    [[nodiscard]] std::uint64_t fingerprint() const { return hash; }

private:
    Topology() = default;
    TopologyParts parts;
    std::uint64_t hash = 0;
};

using TopologyPtr = std::shared_ptr<const Topology>;

/// The preset's name as files and the command line spell it, e.g. "per-link".
std::string_view contentionName(Contention contention);
std::optional<Contention> contentionFromName(std::string_view name);
/// Every valid name, for error messages and choosers.
std::span<const std::string_view> contentionNames();

} // namespace doppler
