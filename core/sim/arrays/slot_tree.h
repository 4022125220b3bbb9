// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

namespace doppler {

/// The next event of each of a fixed number of slots (usually the time at which it becomes free), and the
/// earliest of them: a tournament whose leaves are the slots. Its paths are fixed and it compares without
/// branches, which a heap cannot. (A tree with eight children per node needs fewer instructions, but each
/// waits for the previous one; it was slower.)
class SlotTree {
public:
    /// Makes all slots idle.
    void resize(std::size_t slots)
    {
        leaves = std::bit_ceil(std::max<std::size_t>(slots, 2));
        nodes.resize(2 * leaves);
        clear();
    }
    void clear() { std::fill(nodes.begin(), nodes.end(), node(idle, 0)); }
    /// Infinity if every slot is idle.
    [[nodiscard]] double firstEnd() const { return endOf(nodes[1]); }
    [[nodiscard]] std::uint32_t firstSlot() const { return static_cast<std::uint32_t>(nodes[1]); }

    /// The mark of the first slot. Among equal times, the lower mark is first.
    [[nodiscard]] std::uint32_t firstMark() const { return static_cast<std::uint32_t>(nodes[1] >> 32U); }

    /// Sets the time (not negative) of a slot that is idle or has a later time.
    void occupy(std::uint32_t slot, double end, std::uint32_t mark = 0)
    {
        const Node added = node(end, slot, mark);
        std::size_t i = leaves + slot;
        nodes[i] = added;
        do {
            i /= 2;
            nodes[i] = earlier(added, nodes[i]);
        } while (i > 1);
    }
    /// Makes the first slot idle.
    void release(std::uint32_t slot) { prolong(slot, idle); }
    /// Sets the time of the first slot, which may become later.
    void prolong(std::uint32_t slot, double end, std::uint32_t mark = 0)
    {
        std::size_t i = leaves + slot;
        Node first = node(end, slot, mark);
        nodes[i] = first;
        do {
            first = earlier(nodes[i ^ 1U], first);
            i /= 2;
            nodes[i] = first;
        } while (i > 1);
    }

    /// The time and mark of each slot, for restore().
    struct Saved {
        std::vector<double> ends;
        std::vector<std::uint32_t> marks;
    };
    void reserve(Saved& out) const
    {
        out.ends.reserve(leaves);
        out.marks.reserve(leaves);
    }
    void save(Saved& out) const
    {
        out.ends.resize(leaves);
        out.marks.resize(leaves);
        for (std::size_t i = 0; i < leaves; ++i) {
            out.ends[i] = endOf(nodes[leaves + i]);
            out.marks[i] = static_cast<std::uint32_t>(nodes[leaves + i] >> 32U);
        }
    }
    void restore(const Saved& in)
    {
        for (std::size_t i = 0; i < leaves; ++i)
            nodes[leaves + i] = node(in.ends[i], i, in.marks[i]);
        for (std::size_t i = leaves - 1; i > 0; --i)
            nodes[i] = earlier(nodes[2 * i], nodes[2 * i + 1]);
    }

private:
    /// The bits of a time that is not negative, which compare like the time, then mark and slot: one number,
    /// because compilers then select the smaller one without a branch, which would be unpredictable.
    __extension__ using Node = unsigned __int128;
    static constexpr double idle = std::numeric_limits<double>::infinity();
    static Node node(double end, std::size_t slot, std::uint32_t mark = 0)
    {
        return (Node{std::bit_cast<std::uint64_t>(end)} << 64U) | (std::uint64_t{mark} << 32U) | slot;
    }
    static double endOf(Node n) { return std::bit_cast<double>(static_cast<std::uint64_t>(n >> 64U)); }
    static Node earlier(Node a, Node b) { return a < b ? a : b; }

    std::size_t leaves = 0;
    std::vector<Node> nodes; ///< The root is 1, the children of i are 2i and 2i + 1.
};

} // namespace doppler
