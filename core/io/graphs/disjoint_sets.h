// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

namespace doppler {

/// The equivalence classes of a relation such as "is colocated with" on the numbers 0 .. count - 1.
class DisjointSets {
public:
    explicit DisjointSets(std::size_t count) : parent(count) { std::iota(parent.begin(), parent.end(), 0U); }
    /// The smallest member of the set that contains `member`.
    std::uint32_t find(std::uint32_t member)
    {
        while (parent[member] != member)
            member = parent[member] = parent[parent[member]];
        return member;
    }
    void join(std::uint32_t one, std::uint32_t other)
    {
        const std::uint32_t a = find(one);
        const std::uint32_t b = find(other);
        parent[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> parent;
};

} // namespace doppler
