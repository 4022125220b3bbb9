// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace doppler {

/// What the rest of a plan sees of its beginning.
struct PlanState {
    std::vector<double> times;        ///< When what it may need is free, or there.
    std::vector<std::uint32_t> exact; ///< What must be the same to compare two.
};

/// Beginnings of plans by the set of their tasks. One that another of the same set dominates (every time no
/// later, what must be the same is) needs no search: what follows it can follow the other no later. Holds
/// what fits into its memory, then only answers.
class StateMemo {
public:
    explicit StateMemo(std::size_t bytes) : bytesLeft(bytes) {}
    /// True where a beginning that was seen before dominates this one; else remembers it, in the place of
    /// those that it dominates.
    bool dominated(std::span<const std::uint64_t> tasks, const PlanState& state);

private:
    struct Hash {
        std::size_t operator()(const std::vector<std::uint64_t>& words) const;
    };
    static bool dominates(const PlanState& a, const PlanState& b);

    std::size_t bytesLeft;
    std::unordered_map<std::vector<std::uint64_t>, std::vector<PlanState>, Hash> states;
    std::vector<std::uint64_t> key;
};

} // namespace doppler
