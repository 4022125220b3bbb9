// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

namespace doppler {

/// When each of a fixed number of slots will be free, and which one first: a tournament whose leaves are the
/// slots. Its paths are known beforehand and it compares without branches, which a heap can't. (A tree of
/// eight children a node needs fewer instructions, but each waits for the one before; it was slower.)
class SlotTree {
public:
    /// All slots idle.
    void resize(std::size_t slots)
    {
        leaves = std::bit_ceil(std::max<std::size_t>(slots, 2));
        nodes.resize(2 * leaves);
        clear();
    }
    void clear() { std::fill(nodes.begin(), nodes.end(), node(idle, 0)); }
    /// Infinity where every slot is idle.
    [[nodiscard]] double firstEnd() const { return endOf(nodes[1]); }
    [[nodiscard]] std::uint32_t firstSlot() const { return static_cast<std::uint32_t>(nodes[1]); }

    /// An idle slot becomes busy until then (not negative).
    void occupy(std::uint32_t slot, double end)
    {
        const Node added = node(end, slot);
        std::size_t i = leaves + slot;
        nodes[i] = added;
        do {
            i /= 2;
            nodes[i] = earlier(added, nodes[i]);
        } while (i > 1);
    }
    /// The slot that is free first becomes idle.
    void release(std::uint32_t slot)
    {
        std::size_t i = leaves + slot;
        Node first = node(idle, slot);
        nodes[i] = first;
        do {
            first = earlier(nodes[i ^ 1U], first);
            i /= 2;
            nodes[i] = first;
        } while (i > 1);
    }

    /// The end of each slot, for restore().
    void save(std::vector<double>& ends) const
    {
        ends.resize(leaves);
        for (std::size_t i = 0; i < leaves; ++i)
            ends[i] = endOf(nodes[leaves + i]);
    }
    void restore(const std::vector<double>& ends)
    {
        for (std::size_t i = 0; i < leaves; ++i)
            nodes[leaves + i] = node(ends[i], i);
        for (std::size_t i = leaves - 1; i > 0; --i)
            nodes[i] = earlier(nodes[2 * i], nodes[2 * i + 1]);
    }

private:
    /// The bits of a time that is not negative, which compare as the time does, then the slot: one number,
    /// because compilers then choose the smaller without a branch, which nobody could guess.
    __extension__ using Node = unsigned __int128;
    static constexpr double idle = std::numeric_limits<double>::infinity();
    static Node node(double end, std::size_t slot)
    {
        return (Node{std::bit_cast<std::uint64_t>(end)} << 64U) | slot;
    }
    static double endOf(Node n) { return std::bit_cast<double>(static_cast<std::uint64_t>(n >> 64U)); }
    static Node earlier(Node a, Node b) { return a < b ? a : b; }

    std::size_t leaves = 0;
    std::vector<Node> nodes; ///< The root is 1, the children of i are 2i and 2i + 1.
};

} // namespace doppler
