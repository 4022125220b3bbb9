// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// Seconds for which one item of a stream occupies every device and every channel, if all items run under one
/// assignment: the work of a resource divided by its slots. Send tasks and pauses of the model count; noise,
/// memory and barriers do not. The largest load is a lower bound for the time between two results of a stream
/// of independent items, however its items overlap. Not thread-safe.
class StreamLoads {
public:
    /// `assignment` must be valid.
    StreamLoads(const Problem& problem, const Assignment& assignment);

    /// Moves v, and all vertices that share its device, to `to`, which must be allowed. Time: linear in their
    /// edges, times the length of a route.
    void move(VertexId v, DeviceId to);
    /// The largest load of a device or channel in seconds. Linear in the number of both.
    [[nodiscard]] double largest() const;
    /// The sum of the squares of all loads: tells assignments with the same largest load apart.
    [[nodiscard]] double squares() const;
    [[nodiscard]] double device(DeviceId d) const { return deviceLoad[d]; }
    /// By index in Problem::channels().
    [[nodiscard]] double channel(ChannelId c) const { return channelLoad[c]; }
    [[nodiscard]] const Assignment& assignment() const { return devices; }

private:
    void moveOne(VertexId v, DeviceId to);
    void addCompute(VertexId v, DeviceId d, double sign);
    void addTransfer(TensorId t, DeviceId from, DeviceId to, double sign);
    /// Adds or removes the transfers of v's outputs, or its use of its inputs, on its device.
    void countOutputs(VertexId v, double sign);
    void countInputs(VertexId v, int by);

    const Problem& problem;
    Assignment devices;
    std::vector<double> deviceLoad;
    std::vector<double> channelLoad;
    std::vector<std::uint32_t> readers; ///< |tensors| x |D|: vertices on the device that read the tensor.
};

/// The largest load of an assignment, see StreamLoads.
double streamPeriod(const Problem& problem, const Assignment& assignment);
/// No assignment has a smaller largest load of devices: the larger of the most expensive vertex on its best
/// device, and all work at its best spread over all slots. Seconds.
double streamPeriodBound(const Problem& problem);

} // namespace doppler
