// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <vector>

namespace doppler {

/// Lower bounds on the makespans of assignments that a search has tried, in a table of fixed size in which
/// new entries replace old ones. Assignments are distinguished by 64 bits (Zobrist 1970): a look-up mistakes
/// one for another with a probability of 2^-48.
class EvaluationMemo {
public:
    EvaluationMemo() : table(std::size_t{1} << sizeBits) {}

    /// The part of v on d in the key of an assignment. The key is the exclusive or of all its parts.
    static std::uint64_t part(VertexId v, DeviceId d)
    {
        std::uint64_t x = (std::uint64_t{v.value} << 32) + d.value + 1;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
        return x ^ (x >> 31);
    }
    static std::uint64_t key(const Assignment& devices)
    {
        std::uint64_t key = 0;
        for (std::size_t v = 0; v < devices.size(); ++v)
            key ^= part(VertexId{v}, devices[v]);
        return key;
    }

    /// Whether the assignment has an entry.
    [[nodiscard]] bool knows(std::uint64_t key) const { return table[slot(key)].key == key; }
    /// Whether the makespan of the assignment is known to exceed the limit.
    [[nodiscard]] bool misses(std::uint64_t key, double limit) const
    {
        const Entry& entry = table[slot(key)];
        return entry.key == key && (entry.exact ? entry.makespan > limit : entry.makespan >= limit);
    }
    void remember(std::uint64_t key, double makespan) { table[slot(key)] = {key, makespan, true}; }
    /// Records that the makespan exceeds the limit, which is all that an evaluation with a limit may find.
    void rememberAbove(std::uint64_t key, double limit) { table[slot(key)] = {key, limit, false}; }

private:
    static constexpr unsigned sizeBits = 16;
    static std::size_t slot(std::uint64_t key) { return static_cast<std::size_t>(key >> (64 - sizeBits)); }

    struct Entry {
        std::uint64_t key = 0;
        double makespan = -1; ///< Below every limit.
        bool exact = true;
    };
    std::vector<Entry> table;
};

} // namespace doppler
