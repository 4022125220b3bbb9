// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace doppler {

/// Elements from .. to-1 of one dimension.
struct ElementRange {
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    [[nodiscard]] double size() const { return static_cast<double>(to - from); }
};

/// The division of one dimension into ranges of nearly equal size.
struct BlockCut {
    std::uint64_t extent = 1;
    std::uint32_t pieces = 1;

    [[nodiscard]] ElementRange range(std::uint32_t piece) const
    {
        return {extent * piece / pieces, extent * (piece + 1) / pieces};
    }
    /// The first and the last piece that overlap a range.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> overlapping(const ElementRange& wanted) const
    {
        auto first = static_cast<std::uint32_t>(wanted.from * pieces / extent);
        while (range(first).to <= wanted.from)
            ++first;
        std::uint32_t last = first;
        while (last + 1 < pieces && range(last + 1).from < wanted.to)
            ++last;
        return {first, last};
    }
};

/// The index of a block in every dimension.
using BlockIndex = std::vector<std::uint32_t>;

/// Moves to the next block from `first` to `last` (both included), the last dimension fastest. Returns false
/// at the end.
inline bool advance(BlockIndex& index, const BlockIndex& first, const BlockIndex& last)
{
    for (std::size_t i = index.size(); i-- > 0;) {
        if (index[i] < last[i]) {
            ++index[i];
            return true;
        }
        index[i] = first[i];
    }
    return false;
}

inline BlockIndex firstBlock(const std::vector<BlockCut>& cuts) { return BlockIndex(cuts.size(), 0); }

inline BlockIndex lastBlock(const std::vector<BlockCut>& cuts)
{
    BlockIndex last;
    for (const BlockCut& cut : cuts)
        last.push_back(cut.pieces - 1);
    return last;
}

/// The number of blocks, or `most` + 1 if there are more.
inline std::size_t blockCount(const std::vector<BlockCut>& cuts, std::size_t most)
{
    std::size_t count = 1;
    for (const BlockCut& cut : cuts)
        count = count > most ? most + 1 : count * cut.pieces;
    return count > most ? most + 1 : count;
}

/// The row-major position of a block.
inline std::size_t blockPosition(const BlockIndex& index, const std::vector<BlockCut>& cuts)
{
    std::size_t at = 0;
    for (std::size_t i = 0; i < index.size(); ++i)
        at = at * cuts[i].pieces + index[i];
    return at;
}

inline double blockElements(const BlockIndex& index, const std::vector<BlockCut>& cuts)
{
    double count = 1;
    for (std::size_t i = 0; i < index.size(); ++i)
        count *= cuts[i].range(index[i]).size();
    return count;
}

} // namespace doppler
