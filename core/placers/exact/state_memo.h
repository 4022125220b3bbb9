// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace doppler {

/// The properties of the beginning of a plan that affect its rest.
struct PlanState {
    std::vector<double> times; ///< Times at which resources and data that the rest may need are available.
    std::vector<std::uint32_t> exact; ///< Values that must be equal for two beginnings to be comparable.
};

/// Beginnings of plans by the set of their tasks. A beginning that another with the same set dominates (no
/// time later, comparable values equal) needs no search, because every continuation can follow the other no
/// later. Stores what fits into its memory, then only answers.
class StateMemo {
public:
    explicit StateMemo(std::size_t bytes) : bytesLeft(bytes) {}
    /// Whether an earlier beginning dominates this one. If not, stores it in place of those that it
    /// dominates.
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
