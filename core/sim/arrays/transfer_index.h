// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace doppler {

/// Finds the transfer that brought a tensor to a device. Takes four bytes for each tensor and each transfer;
/// a lookup takes time in the logarithm of the tensor's destinations. Immutable, so that threads may share
/// one. Refers to the transfers, which must not change; each has a `tensor` and a device `to`.
template <class Transfer>
class TransferIndex {
public:
    TransferIndex(std::size_t tensorCount, std::span<const Transfer> all)
        : transfers(all), start(tensorCount + 1, 0), arranged(all.size())
    {
        // A counting sort. The start of each tensor's part moves from its end while the part is filled.
        for (const Transfer& x : transfers)
            ++start[x.tensor];
        std::uint32_t end = 0;
        for (std::uint32_t& first : start)
            first = end += first;
        for (std::size_t i = transfers.size(); i-- > 0;)
            arranged[--start[transfers[i].tensor]] = static_cast<std::uint32_t>(i);
        const auto earlier = [this](std::uint32_t a, std::uint32_t b) {
            return std::pair(transfers[a].to.value, a) < std::pair(transfers[b].to.value, b);
        };
        for (std::size_t t = 0; t < tensorCount; ++t)
            std::sort(arranged.begin() + start[t], arranged.begin() + start[t + 1], earlier);
    }

    /// The index of the transfer, or nothing if the tensor was not sent there.
    [[nodiscard]] std::optional<std::size_t> find(TensorId tensor, DeviceId to) const
    {
        const auto begin = arranged.begin() + start[tensor];
        const auto end = arranged.begin() + start[tensor + 1];
        const auto found = std::partition_point(
            begin, end, [&](std::uint32_t i) { return transfers[i].to.value < to.value; });
        if (found == end || transfers[*found].to != to)
            return std::nullopt;
        return *found;
    }

private:
    std::span<const Transfer> transfers;
    std::vector<std::uint32_t> start;    ///< By tensor, and one more: where its part of `arranged` begins.
    std::vector<std::uint32_t> arranged; ///< Indices of transfers by tensor, then by destination.
};

} // namespace doppler
