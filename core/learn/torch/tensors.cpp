// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/tensors.h"

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <torch/csrc/autograd/autograd.h>

namespace doppler {

namespace {

at::ScalarType typeOf(Precision precision)
{
    return precision == Precision::Float ? at::kFloat : at::kDouble;
}

std::int64_t signedSize(std::size_t size) { return static_cast<std::int64_t>(size); }

} // namespace

struct TensorParameters::Leaves {
    std::vector<at::Tensor> of;                ///< By ParameterBlock::index.
    std::vector<std::vector<float>> gradients; ///< Those that were asked for, as floats.
};

TensorParameters::TensorParameters(std::span<const ParameterBlock> all, std::span<const float> present,
                                   Precision precision)
    : blocks(all.begin(), all.end()), values(present), kind(precision), leaves(std::make_unique<Leaves>())
{
    leaves->of.resize(blocks.size());
    leaves->gradients.resize(blocks.size());
    read();
}

TensorParameters::~TensorParameters() = default;

void TensorParameters::read()
{
    for (const ParameterBlock& block : blocks)
        leaves->of[block.index] =
            tensorOf(values.subspan(block.offset, block.size()), block.columns, kind).requires_grad_(true);
}

const at::Tensor& TensorParameters::operator[](const ParameterBlock& block) const
{
    return leaves->of[block.index];
}

void TensorParameters::differentiate(const at::Tensor& of) const { torch::autograd::backward({of}, {}); }

void TensorParameters::differentiate(const at::Tensor& of, const at::Tensor& derivative) const
{
    torch::autograd::backward({of}, {derivative});
}

void TensorParameters::forgetGradients()
{
    for (at::Tensor& leaf : leaves->of)
        leaf.mutable_grad() = at::Tensor();
}

Gradient TensorParameters::gradient(const ParameterBlock& block) const
{
    const at::Tensor& gradient = leaves->of[block.index].grad();
    if (!gradient.defined())
        return {};
    return {floatsOf(gradient, leaves->gradients[block.index]), {}};
}

at::Tensor tensorOf(std::span<const float> values, std::size_t columns, Precision precision)
{
    const std::int64_t rows = columns > 0 ? signedSize(values.size() / columns) : 0;
    return at::from_blob(const_cast<float*>(values.data()), {rows, signedSize(columns)})
        .to(typeOf(precision), false, /*copy=*/true);
}

at::Tensor indicesOf(std::span<const std::uint32_t> values)
{
    at::Tensor out = at::empty({signedSize(values.size())}, at::kLong);
    std::copy(values.begin(), values.end(), out.data_ptr<std::int64_t>());
    return out;
}

std::span<const float> floatsOf(const at::Tensor& tensor, std::vector<float>& keep)
{
    const at::Tensor floats = tensor.detach().to(at::kFloat).contiguous();
    keep.assign(floats.data_ptr<float>(), floats.data_ptr<float>() + floats.numel());
    return keep;
}

at::Tensor leakyRelu(const at::Tensor& x) { return at::leaky_relu(x, 0.1); }

at::Tensor zScores(const at::Tensor& x, std::int64_t dimension)
{
    constexpr double rounding = 1e-5; // of the largest: sums of the same states in another order differ so
    const at::Tensor centred = x - x.mean(dimension, true);
    const at::Tensor variance = centred.square().mean(dimension, true);
    const at::Tensor least = (rounding * x.detach().abs().amax(dimension, true)).square();
    const at::Tensor any = variance.detach() > least;
    const at::Tensor z = at::where(any, centred * at::where(any, variance, at::ones_like(variance)).rsqrt(),
                                   at::zeros_like(variance));
    // Two values have z-scores of 1 and -1 whatever they are; a derivative would be rounding.
    return x.size(dimension) <= 2 ? z.detach() : z;
}

} // namespace doppler
