// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/giph_graph.h"
#include "core/learn/inputs/giph_layout.h"

namespace doppler {

/// GiPH's network on one problem, forwards and backwards, by hand. Messages go level by level. Of a message
/// relu(W [state; link] + b) the state's part is computed once for every node, the link's part for all links
/// at once. One thread at a time.
///
/// load(), then scores(); after these learn() for as long as neither parameters nor state change.
class GiphNetwork {
public:
    GiphNetwork(const GiphGraph& graph, const GiphLayout& layout);

    void load(std::span<const float> parameters);
    /// By node, valid until the next call.
    std::span<const float> scores(const GiphState& state);

    void clearGradient();
    /// Adds to the gradient, from the derivative of the loss by the last scores.
    void learn(const GiphState& state, std::span<const float> byScores);
    /// The sum of what was learned, by GiphLayout.
    void gradient(std::span<float> out);

private:
    struct Direction {
        Direction(const GiphGraph& graph, bool isForwards);
        bool isForwards;
        NarrowLayer fromState, fromLink, update;
        Rows said;                 ///< By node: the state's part of its messages.
        Rows linkParts;            ///< By link: the link's part of a message.
        Rows heard;                ///< By node: mean of its messages.
        Rows answers;              ///< By node: relu(update(heard)); 0 without a message.
        Rows states;               ///< By node.
        std::vector<float> shares; ///< By node: 1 / number of its messages, or 0.
        Rows bySaid, byLinkParts, byHeard, byAnswers, byStates;
    };
    template <class Use>
    void eachLink(const Direction& direction, const GiphState& state, std::size_t level, Use use) const;
    [[nodiscard]] RowRange nodesOfLevel(std::size_t level) const;
    void run(Direction& direction, const GiphState& state);
    void learn(Direction& direction, const GiphState& state);
    void load(Direction& direction, const GiphMessageBlocks& blocks, std::span<const float> parameters);
    void unload(Direction& direction, const GiphMessageBlocks& blocks, std::span<float> out) const;

    const GiphGraph& graph;
    const GiphLayout& layout;
    NarrowLayer transform1, transform2, head1, head2;
    Direction forwards, backwards;
    Rows transformed, self; ///< By node.
    Rows both, hidden, output;
    std::vector<float> scoreList;
    Rows bySelf, byTransformed, byBoth, byHidden, byOutput, bySum;
};

} // namespace doppler
