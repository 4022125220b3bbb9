// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/state_memo.h"

#include <algorithm>

namespace doppler {

std::size_t StateMemo::Hash::operator()(const std::vector<std::uint64_t>& words) const
{
    std::uint64_t hash = 0;
    for (std::uint64_t word : words) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
        hash ^= hash >> 29;
    }
    return hash;
}

bool StateMemo::dominates(const PlanState& a, const PlanState& b)
{
    return a.exact == b.exact && std::equal(a.times.begin(), a.times.end(), b.times.begin(),
                                            [](double x, double y) { return x <= y; });
}

bool StateMemo::dominated(std::span<const std::uint64_t> tasks, const PlanState& state)
{
    key.assign(tasks.begin(), tasks.end());
    const auto found = states.find(key);
    if (found != states.end()) {
        auto& known = found->second;
        if (std::any_of(known.begin(), known.end(),
                        [&](const PlanState& other) { return dominates(other, state); }))
            return true;
        std::erase_if(known, [&](const PlanState& other) { return dominates(state, other); });
    }
    // Of a vector, a node of the map and what the allocator keeps beside them.
    const std::size_t bytes = sizeof(PlanState) + 160 + state.times.size() * sizeof(double) +
                              state.exact.size() * sizeof(std::uint32_t) +
                              (found == states.end() ? 100 + key.size() * 8 : 0);
    if (bytes > bytesLeft)
        return false;
    bytesLeft -= bytes;
    (found == states.end() ? states[key] : found->second).push_back(state);
    return false;
}

} // namespace doppler
