// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/online/readys_layout.h"
#include "core/learn/inputs/online/readys_state.h"
#include "core/learn/networks/row_tape.h"

namespace doppler {

/// READYS' network: logits of what to start, or to pass, and the expected reward, for any number of states at
/// once. ReadysDefinition (core/learn/torch) says what it computes. The parameters belong to the caller and
/// may change between calls. One thread at a time.
class ReadysNetwork {
public:
    ReadysNetwork(const ReadysLayout& layout, std::span<const float> parameters);

    /// The states must stay until differentiate(). `learning` keeps what that needs.
    void encode(const ReadysBatch& states, bool learning);
    // Of the last encode(), until the next.
    [[nodiscard]] std::span<const float> logits() const; ///< See ReadysBatch::logitStart().
    [[nodiscard]] std::span<const float> values() const; ///< By state.

    void clearGradient() { tape.gradients.forget(); }
    /// Adds to the gradient, given the derivative by the last logits, followed by that by the values. Once
    /// after each encode(true).
    void differentiate(std::span<const float> byOutputs) { tape.differentiate(outputs, byOutputs); }
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const { return tape.gradients.of(block); }

private:
    RowTape::Id largest(RowTape::Id chosen);
    RowTape::Id means(RowTape::Id x);
    RowTape::Id gather(RowTape::Id start, RowTape::Id pass, RowTape::Id value);

    const ReadysLayout& layout;
    RowTape tape;
    RowTape::Id outputs = 0;
    // Of the last encode().
    const ReadysBatch* batch = nullptr;
    std::vector<std::uint32_t> numbers; ///< 0, 1, 2, ...
    std::vector<float> ones, shares;    ///< Weights of the choices' rows, and of all rows in their means.
};

} // namespace doppler
