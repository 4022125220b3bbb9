// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/transfer_index.h"

#include <algorithm>
#include <utility>

namespace doppler {

TransferIndex::TransferIndex(const DataflowGraph& graph, const Schedule& s)
    : schedule(s), start(graph.tensorCount() + 1, 0), arranged(s.transfers.size())
{
    // A counting sort. The start of each tensor's part moves to the end of that part while it is filled.
    for (const TransferRun& x : schedule.transfers)
        ++start[x.tensor];
    std::uint32_t end = 0;
    for (std::uint32_t& first : start)
        first = end += first;
    for (std::size_t i = schedule.transfers.size(); i-- > 0;)
        arranged[--start[schedule.transfers[i].tensor]] = static_cast<std::uint32_t>(i);
    const auto earlier = [this](std::uint32_t a, std::uint32_t b) {
        return std::pair(schedule.transfers[a].to.value, a) < std::pair(schedule.transfers[b].to.value, b);
    };
    for (std::size_t t = 0; t + 1 < start.size(); ++t)
        std::sort(arranged.begin() + start[t], arranged.begin() + start[t + 1], earlier);
}

std::optional<std::size_t> TransferIndex::find(TensorId tensor, DeviceId to) const
{
    const auto begin = arranged.begin() + start[tensor];
    const auto end = arranged.begin() + start[tensor + 1];
    const auto found = std::ranges::lower_bound(begin, end, to, {},
                                                [this](std::uint32_t i) { return schedule.transfers[i].to; });
    if (found == end || schedule.transfers[*found].to != to)
        return std::nullopt;
    return *found;
}

} // namespace doppler
