// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/networks/layers.h"

#include <cassert>

namespace doppler {

namespace {

using Way = GradientRule::Way;

std::uint64_t slid(std::uint64_t extent, std::uint64_t size, std::uint64_t stride, std::uint64_t pad)
{
    assert(extent + 2 * pad >= size);
    return (extent + 2 * pad - size) / stride + 1;
}

Shape slidShape(const Shape& in, std::uint64_t channels, const Window& window)
{
    assert(in.size() == 4);
    return {in[0], channels, slid(in[2], window.height, window.stride, window.padHeight),
            slid(in[3], window.width, window.stride, window.padWidth)};
}

double pointsOf(const Window& window) { return static_cast<double>(window.height * window.width); }

/// A function of each element; its gradient takes twice its operations unless they are given.
LayerValue elementwise(LayerGraph& net, const std::string& name, const char* op, LayerValue x, double each,
                       GradientRule rule, double gradientEach)
{
    const Shape& shape = net.shape(x);
    rule.flops = {gradientEach * elementsOf(shape)};
    return net.add({name, op, {x}, shape, each * elementsOf(shape), {}, std::move(rule)});
}

GradientRule reading(bool output, bool input)
{
    GradientRule rule;
    rule.readsOutput = output;
    rule.readsInput = input;
    return rule;
}

LayerValue addConvolution(LayerGraph& net, const std::string& name, const char* op, LayerValue x,
                          std::uint64_t channels, std::uint64_t channelsEach, const Window& window)
{
    const Shape shape = slidShape(net.shape(x), channels, window);
    const double each = pointsOf(window) * static_cast<double>(channelsEach);
    const double flops = 2 * elementsOf(shape) * each;
    GradientRule rule;
    rule.flops = {flops};
    rule.weightFlops = flops;
    const LayerWeights weights = net.weights(name, each * static_cast<double>(channels));
    return net.add({name, op, {x}, shape, flops, weights, std::move(rule)});
}

/// Scale and shift of what has been normalised: `trained` of each. Its gradient repeats the statistics.
LayerValue addNormalisation(LayerGraph& net, const std::string& name, const char* op, LayerValue x,
                            double trained, double fixed, double each)
{
    const double elements = elementsOf(net.shape(x));
    GradientRule rule = reading(false, true);
    rule.flops = {2 * each * elements};
    rule.weightFlops = 4 * elements; // the normalised input again, times the gradient; two sums
    const LayerWeights weights = net.weights(name, 2 * trained, fixed);
    return net.add({name, op, {x}, net.shape(x), each * elements, weights, std::move(rule)});
}

LayerValue addDense(LayerGraph& net, const std::string& name, const std::vector<LayerValue>& inputs,
                    std::uint64_t out, LayerWeights weights, bool bias)
{
    Shape shape = net.shape(inputs.front());
    shape.back() = out;
    const double outputs = elementsOf(shape);
    GradientRule rule;
    rule.op = "matmul";
    double flops = 0;
    for (LayerValue x : inputs) {
        rule.flops.push_back(2 * outputs * static_cast<double>(net.shape(x).back()));
        flops += rule.flops.back();
    }
    const double biasFlops = bias ? outputs : 0;
    rule.weightFlops = flops + biasFlops;
    LayerOperation operation{name, "matmul", inputs, shape, flops + biasFlops, weights, std::move(rule)};
    if (inputs.size() == 1) {
        const std::uint64_t in = net.shape(inputs.front()).back();
        const auto rows = static_cast<std::uint64_t>(outputs / static_cast<double>(out));
        operation.kernel = Kernel{"xi,io->xo", {{'x', rows}, {'i', in}, {'o', out}}};
    }
    return net.add(std::move(operation));
}

} // namespace

Window squareWindow(std::uint64_t size, std::uint64_t stride)
{
    return {size, size, stride, size / 2, size / 2};
}

Window bareWindow(std::uint64_t size, std::uint64_t stride) { return {size, size, stride, 0, 0}; }

LayerValue convolution(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t channels,
                       const Window& window)
{
    return addConvolution(net, name, "conv2d", x, channels, net.shape(x)[1], window);
}

LayerValue depthwiseConvolution(LayerGraph& net, const std::string& name, LayerValue x, const Window& window)
{
    return addConvolution(net, name, "depthwise_conv2d", x, net.shape(x)[1], 1, window);
}

LayerValue batchNorm(LayerGraph& net, const std::string& name, LayerValue x)
{
    const auto channels = static_cast<double>(net.shape(x)[1]);
    // Less the mean, by the deviation, scaled, shifted; running mean and variance are kept.
    return addNormalisation(net, name, "batch_norm", x, channels, 2 * channels, 4);
}

LayerValue maxPool(LayerGraph& net, const std::string& name, LayerValue x, const Window& window)
{
    const Shape shape = slidShape(net.shape(x), net.shape(x)[1], window);
    const double flops = pointsOf(window) * elementsOf(shape);
    GradientRule rule = reading(true, true);
    rule.flops = {flops};
    return net.add({name, "max_pool", {x}, shape, flops, {}, std::move(rule)});
}

LayerValue averagePool(LayerGraph& net, const std::string& name, LayerValue x, const Window& window)
{
    const Shape shape = slidShape(net.shape(x), net.shape(x)[1], window);
    const double flops = pointsOf(window) * elementsOf(shape);
    GradientRule rule;
    rule.flops = {flops};
    return net.add({name, "average_pool", {x}, shape, flops, {}, std::move(rule)});
}

LayerValue globalAverage(LayerGraph& net, const std::string& name, LayerValue x)
{
    const Shape in = net.shape(x);
    GradientRule rule;
    rule.flops = {elementsOf(in)};
    return net.add({name, "average_pool", {x}, {in[0], in[1]}, elementsOf(in), {}, std::move(rule)});
}

LayerValue relu(LayerGraph& net, const std::string& name, LayerValue x)
{
    return elementwise(net, name, "relu", x, 1, reading(true, false), 1);
}

LayerValue tanhLayer(LayerGraph& net, const std::string& name, LayerValue x)
{
    return elementwise(net, name, "tanh", x, 1, reading(true, false), 3);
}

LayerValue gelu(LayerGraph& net, const std::string& name, LayerValue x)
{
    // x^3, times a constant, plus x, times a constant, tanh, plus one, times x / 2.
    return elementwise(net, name, "gelu", x, 9, reading(false, true), 18);
}

LayerValue scaleAndMask(LayerGraph& net, const std::string& name, LayerValue x)
{
    return elementwise(net, name, "scale_mask", x, 2, {}, 1);
}

LayerValue add(LayerGraph& net, const std::string& name, LayerValue a, LayerValue b)
{
    assert(net.shape(a) == net.shape(b));
    GradientRule rule;
    rule.way = Way::Whole;
    return net.add({name, "add", {a, b}, net.shape(a), elementsOf(net.shape(a)), {}, std::move(rule)});
}

LayerValue concat(LayerGraph& net, const std::string& name, const std::vector<LayerValue>& parts,
                  std::size_t axis)
{
    Shape shape = net.shape(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i)
        shape[axis] += net.shape(parts[i])[axis];
    GradientRule rule;
    rule.way = Way::Parts;
    return net.add({name, "concat", parts, shape, 0, {}, std::move(rule)});
}

LayerValue softmax(LayerGraph& net, const std::string& name, LayerValue x)
{
    // Gradient: dy y, its sum, dy less the sum, times y.
    return elementwise(net, name, "softmax", x, 5, reading(true, false), 4);
}

LayerValue layerNorm(LayerGraph& net, const std::string& name, LayerValue x)
{
    // The mean; difference, square, sum; by the deviation; scaled, shifted.
    return addNormalisation(net, name, "layer_norm", x, static_cast<double>(net.shape(x).back()), 0, 7);
}

LayerValue dense(LayerGraph& net, const std::string& name, const std::vector<LayerValue>& inputs,
                 std::uint64_t out, bool bias)
{
    double rows = bias ? 1 : 0;
    for (LayerValue x : inputs)
        rows += static_cast<double>(net.shape(x).back());
    return addDense(net, name, inputs, out, net.weights(name, rows * static_cast<double>(out)), bias);
}

LayerValue dense(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t out, bool bias)
{
    return dense(net, name, std::vector{x}, out, bias);
}

LayerValue denseWith(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t out,
                     LayerWeights weights)
{
    return addDense(net, name, {x}, out, weights, false);
}

LayerValue product(LayerGraph& net, const std::string& name, LayerValue a, LayerValue b, Shape shape,
                   Kernel einsum)
{
    double flops = 2;
    for (const auto& [label, extent] : einsum.extents)
        flops *= static_cast<double>(extent);
    GradientRule rule;
    rule.op = "matmul";
    rule.flops = {flops, flops};
    rule.readsOthers = true;
    LayerOperation operation{name, "matmul", {a, b}, std::move(shape), flops, {}, std::move(rule)};
    operation.kernel = std::move(einsum);
    return net.add(std::move(operation));
}

LayerValue embedding(LayerGraph& net, const std::string& name, LayerValue tokens, std::uint64_t width,
                     LayerWeights table)
{
    Shape shape = net.shape(tokens);
    shape.push_back(width);
    GradientRule rule;
    rule.weightFlops = elementsOf(shape); // rows added to their place
    LayerOperation rows{name, "embedding", {tokens}, shape, 0, table, std::move(rule)};
    rows.readsRows = true;
    return net.add(std::move(rows));
}

LayerValue addTrained(LayerGraph& net, const std::string& name, LayerValue x, std::uint64_t rows)
{
    const double elements = elementsOf(net.shape(x));
    GradientRule rule;
    rule.way = Way::Whole;
    rule.weightFlops = elements;
    rule.weightReadsInputs = false;
    const LayerWeights weights =
        net.weights(name, static_cast<double>(rows) * static_cast<double>(net.shape(x).back()));
    return net.add({name, "add", {x}, net.shape(x), elements, weights, std::move(rule)});
}

void crossEntropy(LayerGraph& net, const std::string& name, LayerValue logits)
{
    const double elements = elementsOf(net.shape(logits));
    GradientRule rule = reading(true, true);
    rule.op = "cross_entropy_grad";
    rule.flops = {5 * elements}; // the softmax again, less the labels
    net.add({name, "cross_entropy", {logits}, {1}, 5 * elements, {}, std::move(rule), true});
}

} // namespace doppler
