// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/hsdag_graph.h"
#include "core/learn/networks/row_tape.h"

#include <deque>

namespace doppler {

/// HSDAG's network on one graph: it merges nodes into groups round after round, and gives every group
/// features and logits of its devices. HsdagDefinition (core/learn/torch) says what it computes. The
/// parameters belong to the caller and may change between calls. One thread at a time.
class HsdagNetwork {
public:
    /// `rounds` of merging at most; 0: until nothing merges.
    HsdagNetwork(const HsdagGraph& graph, const HsdagLayout& layout, std::span<const float> parameters,
                 std::size_t rounds);

    /// `features`: nodes x HsdagGraph::columns. `dropout`: factors of both input layers' outputs, one layer
    /// after the other, which must stay until differentiate(); none: 1. `learning` keeps what
    /// differentiate() needs.
    void encode(std::span<const float> features, std::span<const float> dropout, bool learning);
    // Of the last encode(), until the next.
    [[nodiscard]] const std::vector<std::uint32_t>& groupOf() const { return group; } ///< By node.
    [[nodiscard]] const std::vector<std::uint32_t>& kinds() const; ///< By group: HsdagLevel::kind.
    [[nodiscard]] ConstMatrix embedding() const { return tape.value(embedded); } ///< Groups x columns.
    [[nodiscard]] ConstMatrix logits() const { return tape.value(decided); }     ///< Groups x devices.

    void clearGradient() { tape.gradients.forget(); }
    /// Adds to the gradient, given the derivative by the last logits. Once after each encode(true).
    void differentiate(std::span<const float> byLogits) { tape.differentiate(decided, byLogits); }
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const { return tape.gradients.of(block); }

private:
    RowTape::Id convolve(RowTape::Id x, const HsdagLevel& level, const DenseBlocks& blocks);
    RowTape::Id scoresOf(RowTape::Id x, const HsdagLevel& level);
    RowTape::Id pool(RowTape::Id x, RowTape::Id scores, const HsdagLevel& level, const HsdagGroups& groups);
    RowTape::Id rated(RowTape::Id pooled, RowTape::Id scores, RowTape::Id x, const HsdagLevel& level,
                      const HsdagGroups& groups);

    const HsdagGraph& graph;
    const HsdagLayout& layout;
    std::size_t rounds;
    RowTape tape;
    // Of the last encode(): the rounds' groups, and the graphs of these.
    std::deque<HsdagGroups> merges;
    std::deque<HsdagLevel> levels;
    std::vector<std::uint32_t> group;
    RowTape::Id embedded = 0, decided = 0;
};

} // namespace doppler
