// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/memory_tally.h"
#include "core/placers/placer.h"
#include "core/placers/tensor_copies.h"

#include <span>
#include <vector>

namespace doppler {

/// What the partitioners of Mayer, Mayer, Laich ("The TensorFlow Partitioning and Scheduling Problem: It's
/// the Critical Path!", DIDL 2017) share: units (colocation groups, and every other vertex alone), the
/// longest path through each, the speeds of the devices, their loads, and the static memory bound.
class MayerPartition {
public:
    explicit MayerPartition(const Problem& problem);

    /// By first member. A unit is an index into them.
    [[nodiscard]] std::size_t unitCount() const { return firstMember.size(); }
    [[nodiscard]] std::size_t unitOf(VertexId v) const { return unitOfVertex[v]; }
    /// L(v) of the paper: the most operations on a path through v. Operations are FLOPs, or mean seconds
    /// where some vertex has measured ones or no FLOPs.
    [[nodiscard]] double longestPath(VertexId v) const { return longest[v]; }
    /// The largest of its members'.
    [[nodiscard]] double unitLongestPath(std::size_t unit) const;
    /// Speed of d, over the whole graph, as a share of the fastest device's: above 0 to 1.
    [[nodiscard]] double relativeSpeed(DeviceId d) const { return speed[d]; }
    /// Devices by descending speed; ties: lower device.
    [[nodiscard]] std::span<const DeviceId> devicesBySpeed() const { return bySpeed; }
    /// Operations of all that is assigned to d / its speed, in seconds.
    [[nodiscard]] double assignedSeconds(DeviceId d) const { return load[d]; }
    /// Share of d's memory that is used by what is assigned to it; 0 where it has no end.
    [[nodiscard]] double usedMemory(DeviceId d) const { return memory.usedShare(d); }

    /// The allowed devices on which the unit still fits, ascending (see MemoryTally::feasible). Never empty;
    /// valid until the next call.
    [[nodiscard]] std::span<const DeviceId> feasibleDevices(std::size_t unit);
    /// The first feasible device in a list of all devices, looked through from position `first` on and around
    /// its end.
    [[nodiscard]] DeviceId firstFeasible(std::size_t unit, std::span<const DeviceId> list, std::size_t first);

    /// A feasible device of a unit, with two factors of the paper's products.
    struct Candidate {
        DeviceId device;
        /// Transfer seconds of the tensors that the unit reads and that would have to come, since their
        /// sources are assigned elsewhere and nothing on the device reads them yet; as a share of the largest
        /// among the candidates.
        double traffic = 0;
        /// (assigned + the unit's operations) / speed, as a share of the largest.
        double execution = 0;
    };
    /// Every feasible device. Valid until the next call.
    [[nodiscard]] std::span<const Candidate> candidates(std::size_t unit);

    [[nodiscard]] bool assigned(std::size_t unit) const { return devices[firstMember[unit]].valid(); }
    void assign(std::size_t unit, DeviceId d);
    /// The devices of all vertices, once every unit is assigned.
    [[nodiscard]] PlacerResult result() && { return {{std::move(devices), {}}, 0}; }

private:
    [[nodiscard]] std::span<const VertexId> members(std::size_t unit) const
    {
        return problem.movesTogether(firstMember[unit]);
    }
    void findUnits();
    void findLongestPaths();
    void findSpeeds();
    void findIncoming(std::size_t unit);
    [[nodiscard]] double secondsOn(std::size_t unit, DeviceId d) const;

    const Problem& problem;
    std::vector<VertexId> firstMember;
    std::vector<std::uint32_t> unitOfVertex;
    std::vector<double> longest;
    std::vector<double> speed;
    std::vector<DeviceId> bySpeed;
    MemoryTally memory;
    std::vector<double> demand; ///< Bytes, by unit.
    std::vector<double> load;
    TensorCopies copies; ///< Where something assigned reads a tensor.
    Assignment devices;
    std::vector<TensorId> incoming; ///< What the unit at hand reads of what others write.
    std::vector<Candidate> found;
};

/// A factor of a product that is to be least: 0 counts as a small positive number, so that the other factors
/// still tell devices apart.
[[nodiscard]] double positiveFactor(double factor);
/// The candidate of the smallest value(candidate); ties: the first.
template <class Value>
DeviceId leastCandidate(std::span<const MayerPartition::Candidate> candidates, Value value)
{
    DeviceId best;
    double least = 0;
    for (const MayerPartition::Candidate& c : candidates)
        if (const double here = value(c); !best.valid() || here < least) {
            best = c.device;
            least = here;
        }
    return best;
}

} // namespace doppler
