// SPDX-License-Identifier: GPL-3.0-or-later
// Operators that draw at random, each from a generator of its own: every execution draws the same.
#include "core/kernels/operators/operator_table.h"
#include "core/kernels/operators/tensor_proto.h"

namespace doppler {

namespace {

at::ScalarType drawnType(const Node& node, at::ScalarType otherwise)
{
    if (!node.has("dtype"))
        return otherwise;
    const auto type = typeOf(static_cast<int>(node.integer("dtype", 0)));
    require(type.has_value(), "a type of numbers");
    return *type;
}

at::ScalarType likeType(const Node& node, const at::Tensor& x)
{
    return drawnType(node, isFloat(x) ? x.scalar_type() : at::kFloat);
}

at::Tensor normal(const Node& node, at::IntArrayRef shape, at::ScalarType type)
{
    return at::empty(shape, at::kDouble)
        .normal_(node.number("mean", 0), node.number("scale", 1), node.generator())
        .to(type);
}

at::Tensor uniform(const Node& node, at::IntArrayRef shape, at::ScalarType type)
{
    return at::empty(shape, at::kDouble)
        .uniform_(node.number("low", 0), node.number("high", 1), node.generator())
        .to(type);
}

Tensors randomNormal(const Node& node, Inputs)
{
    return {normal(node, node.integers("shape"), drawnType(node, at::kFloat))};
}
Tensors randomUniform(const Node& node, Inputs)
{
    return {uniform(node, node.integers("shape"), drawnType(node, at::kFloat))};
}
Tensors randomNormalLike(const Node& node, Inputs in)
{
    return {normal(node, needed(in, 0).sizes(), likeType(node, in[0]))};
}
Tensors randomUniformLike(const Node& node, Inputs in)
{
    return {uniform(node, needed(in, 0).sizes(), likeType(node, in[0]))};
}

Tensors bernoulli(const Node& node, Inputs in)
{
    const at::Tensor& odds = needed(in, 0);
    return {at::bernoulli(odds.to(at::kDouble), node.generator()).to(drawnType(node, odds.scalar_type()))};
}

Tensors multinomial(const Node& node, Inputs in)
{
    const at::Tensor odds = at::softmax(needed(in, 0).to(at::kDouble), -1);
    return {at::multinomial(odds, node.integer("sample_size", 1), true, node.generator())
                .to(drawnType(node, at::kInt))};
}

/// Drops only in training. The ratio is an attribute before version 12.
Tensors dropout(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const double ratio = given(in, 1) ? in[1].item().toDouble() : node.number("ratio", 0.5);
    const bool trains = node.version() >= 12 ? given(in, 2) && in[2].item<bool>()
                                             : node.version() < 7 && node.integer("is_test", 0) == 0;
    if (!trains || ratio == 0)
        return {x, at::ones(x.sizes(), node.version() >= 10 ? at::kBool : x.scalar_type())};
    require(ratio > 0 && ratio < 1, "a ratio of less than 1");
    const at::Tensor kept = at::empty(x.sizes(), at::kDouble).uniform_(0, 1, node.generator()).ge(ratio);
    return {x * kept.to(x.scalar_type()) / (1 - ratio), kept};
}

} // namespace

std::span<const OperatorKernel> randomKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"Bernoulli", 15, &bernoulli},
        {"Dropout", 1, &dropout},
        {"Multinomial", 7, &multinomial},
        {"RandomNormal", 1, &randomNormal},
        {"RandomNormalLike", 1, &randomNormalLike},
        {"RandomUniform", 1, &randomUniform},
        {"RandomUniformLike", 1, &randomUniformLike},
    };
    return kernels;
}

} // namespace doppler
