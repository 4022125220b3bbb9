// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/einsum/einsum.h"

namespace doppler {

/// Sizes of a transformer that reads a sequence and predicts its next token.
struct DecoderShape {
    std::uint64_t batch = 1;
    std::uint64_t sequence = 4096;
    std::uint64_t width = 4096; ///< d
    std::uint64_t heads = 32;
    std::uint64_t keyHeads = 32;   ///< Smaller than heads: grouped queries.
    std::uint64_t headWidth = 128; ///< e
    std::uint64_t hidden = 11008;  ///< f
    std::uint64_t vocabulary = 32000;
    std::uint64_t layers = 1;
    std::uint64_t experts = 0; ///< 0: one feed-forward network for all tokens.
    std::uint64_t activeExperts = 2;
    /// As in LLaMA: root-mean-square norm, rotary positions, silu(x W1) * (x W3). Otherwise as in GPT-2:
    /// layer norm, learned positions, gelu(x W1 + b1), biases.
    bool llama = true;
};

/// The parts of the model that a graph contains.
struct DecoderParts {
    bool embedding = true; ///< If not, the embedded tokens are an input.
    bool mask = true;      ///< If so, rotary positions are selected from their table.
    bool head = true;      ///< Final norm and scores of the next token.
    bool training =
        /// Scores all positions against targets; adds the backward pass and the update of all weights.
        false;
};

/// Numbers of pieces by label for each stage. Labels: b batch, s position, t attended position, d width, h
/// key head, r query head of a key head, e head width, c pair of it, f hidden, v vocabulary, x expert, n
/// token of an expert.
struct DecoderCuts {
    using Cut = std::map<char, std::uint32_t>;
    Cut norm; ///< The norm of the layer's input.
    Cut query, key, value;
    Cut scores;      ///< Up to the product with the values.
    Cut output;      ///< The product that ends the attention.
    Cut residual;    ///< The sum after it and the second norm.
    Cut normed;      ///< That norm, after the sum of squares.
    Cut hidden;      ///< Both products of the feed-forward network and everything between them.
    Cut layerOutput; ///< The sum at the end and the final norm.
    Cut experts;     ///< Instead of `hidden` if there are experts.
    Cut head;
};

/// The cuts of the graph LLAMA-BLOCK: width and keys in pieces. `pieces` is a power of two.
DecoderCuts blockCuts(std::uint32_t pieces);
/// The cuts of LLAMA-LAYER: positions and heads.
DecoderCuts layerCuts(std::uint32_t pieces);

/// The program of a model. Cuts with more pieces than their label has elements are reduced.
Result<EinsumProgram> decoderProgram(std::string name, const DecoderShape& shape, const DecoderParts& parts,
                                     const DecoderCuts& cuts);

} // namespace doppler
