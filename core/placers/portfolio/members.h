// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/placers/api/placer.h"

#include <string>
#include <vector>

namespace doppler {

/// A search of a portfolio, with its options.
struct Member {
    std::string id;                 ///< A placer, or relinkId.
    std::string label;              ///< The id, and what is special about it.
    const Placer* placer = nullptr; ///< Null: path relinking.
    Options options;
    std::uint64_t price = 1; ///< Time of an evaluation, by that of a simulated move, about.
    bool annealing = false;  ///< Whether it has a temperature, which slices vary.
};

inline constexpr const char* relinkId = "path-relinking";
inline constexpr const char* atOnceId = "at-once";

/// The members for a problem, in the order in which they are first tried; at last path relinking, then
/// `at-once`, which rounds don't draw: short slices of it would go to its preparations.
std::vector<Member> portfolioMembers(const Problem& problem);

/// Shifts the budget to what improves: a member's weight follows the share of the improvement that its recent
/// slices brought. Every member keeps a chance.
class Bandit {
public:
    explicit Bandit(const std::vector<Member>& members);
    /// The member of the next slice: one that was not tried yet, or by weight. `mayRelink`: whether path
    /// relinking has two placements to link.
    std::size_t draw(Random& random, bool mayRelink);
    /// What a slice brought, from 0 to 1 (the most of its round).
    void reward(std::size_t member, double share);

private:
    std::size_t relinking; ///< The position of path relinking, the last one that is drawn.
    std::vector<double> score;
    std::vector<bool> tried;
};

} // namespace doppler
