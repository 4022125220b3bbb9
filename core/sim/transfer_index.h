// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// Finds the transfer that brought a tensor to a device. Takes four bytes for each tensor and each transfer;
/// a lookup takes time in the logarithm of the tensor's destinations. Immutable, so that threads may share
/// one. Refers to the schedule, which must not change.
class TransferIndex {
public:
    TransferIndex(const DataflowGraph& graph, const Schedule& schedule);

    /// The index in Schedule::transfers, or nothing if the tensor was not sent there.
    [[nodiscard]] std::optional<std::size_t> find(TensorId tensor, DeviceId to) const;

private:
    const Schedule& schedule;
    std::vector<std::uint32_t> start;    ///< By tensor, and one more: where its part of `arranged` begins.
    std::vector<std::uint32_t> arranged; ///< Indices of transfers by tensor, then by destination.
};

} // namespace doppler
