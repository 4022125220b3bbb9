// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/networks/layer_graph.h"

#include <string>
#include <vector>

namespace doppler {

// The operations of networks. Each function adds one kernel to a LayerGraph. FLOPs: a multiply-accumulate
// counts two, a bias one per output, any scalar function (root, exponential, tanh, division) one. Names,
// including those of weights, are relative to the current group.

/// A window that moves over height and width.
struct Window {
    std::uint64_t height = 1;
    std::uint64_t width = 1;
    std::uint64_t stride = 1;
    std::uint64_t padHeight = 0;
    std::uint64_t padWidth = 0;
};
/// A square window, padded so that stride 1 keeps the size.
Window squareWindow(std::uint64_t size, std::uint64_t stride = 1);
/// A square window without padding.
Window bareWindow(std::uint64_t size, std::uint64_t stride = 1);

/// {b, c, h, w} -> {b, channels, h', w'}, without bias.
LayerValue convolution(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t channels,
                       const Window& window);
/// A separate convolution for each channel.
LayerValue depthwiseConvolution(LayerGraph& net, const std::string& name, LayerValue x, const Window& window);
LayerValue batchNorm(LayerGraph& net, const std::string& name, LayerValue x);
LayerValue maxPool(LayerGraph& net, const std::string& name, LayerValue x, const Window& window);
LayerValue averagePool(LayerGraph& net, const std::string& name, LayerValue x, const Window& window);
/// {b, c, h, w} -> {b, c}.
LayerValue globalAverage(LayerGraph& net, const std::string& name, LayerValue x);

LayerValue relu(LayerGraph& net, const std::string& name, LayerValue x);
LayerValue tanhLayer(LayerGraph& net, const std::string& name, LayerValue x);
/// The form with tanh (Hendrycks and Gimpel, arXiv 1606.08415).
LayerValue gelu(LayerGraph& net, const std::string& name, LayerValue x);
/// Multiplies by a constant and adds a constant mask.
LayerValue scaleAndMask(LayerGraph& net, const std::string& name, LayerValue x);
LayerValue add(LayerGraph& net, const std::string& name, LayerValue a, LayerValue b);
/// Along an axis.
LayerValue concat(LayerGraph& net, const std::string& name, const std::vector<LayerValue>& parts,
                  std::size_t axis = 1);
/// Over the last axis: maximum, difference, exponential, sum, quotient.
LayerValue softmax(LayerGraph& net, const std::string& name, LayerValue x);
/// Over the last axis.
LayerValue layerNorm(LayerGraph& net, const std::string& name, LayerValue x);

/// {..., in} -> {..., out}, with bias. Several inputs with the same rows are each multiplied by a matrix and
/// added up, as in a recurrent cell.
LayerValue dense(LayerGraph& net, const std::string& name, const std::vector<LayerValue>& inputs,
                 std::uint64_t out, bool bias = true);
LayerValue dense(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t out, bool bias = true);
/// The same without bias and with weights that other operations share.
LayerValue denseWith(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t out,
                     LayerWeights weights);
/// A product of two activations, with a multiply-accumulate for each point of the einsum's labels.
LayerValue product(LayerGraph& net, const std::string& name, LayerValue a, LayerValue b, Shape shape,
                   Kernel einsum);

/// Selects rows of a table for whole numbers of the shape {b, s}: {b, s, width}.
LayerValue embedding(LayerGraph& net, const std::string& name, LayerValue tokens, std::uint64_t width,
                     LayerWeights table);
/// Adds trained rows to each example.
LayerValue addTrained(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t rows);
/// Cross-entropy of the softmax over the last axis; only in training.
void crossEntropy(LayerGraph& net, const std::string& name, LayerValue logits);

} // namespace doppler
