// SPDX-License-Identifier: GPL-3.0-or-later
// Whole numbers of 8 bits with scales. Products of 8 bits and their sums are exact in double precision.
#include "core/kernels/operators/convolution.h"
#include "core/kernels/operators/operator_table.h"

#include <algorithm>

namespace doppler {

namespace {

/// Scales and zero points: one for all, one for each element of an axis, or (version 21) one for each block.
at::Tensor alongAxis(const Node& node, const at::Tensor& values, const at::Tensor& x)
{
    if (values.numel() == 1)
        return values.reshape({});
    const std::int64_t axis = axisIn(node.integer("axis", 1), x.dim());
    if (values.dim() == x.dim())
        return values.repeat_interleave(node.integer("block_size", 1), axis).slice(axis, 0, x.size(axis));
    std::vector<std::int64_t> shape(static_cast<std::size_t>(x.dim()), 1);
    shape[static_cast<std::size_t>(axis)] = values.numel();
    return values.reshape(shape);
}

at::Tensor saturated(const at::Tensor& x, at::ScalarType type)
{
    if (type == at::kByte)
        return x.clamp(0, 255).to(type);
    if (type == at::kChar)
        return x.clamp(-128, 127).to(type);
    if (type == at::kShort)
        return x.clamp(-32768, 32767).to(type);
    require(type == at::kInt, "whole numbers of at most 16 bits"); // unsigned ones of 16 bits
    return x.clamp(0, 65535).to(type);
}

at::Tensor quantised(const at::Tensor& x, const at::Tensor& scale, const at::Tensor& zero)
{
    return saturated(at::round(x / scale) + zero.to(x.scalar_type()), zero.scalar_type());
}

Tensors quantizeLinear(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const at::Tensor scale = alongAxis(node, needed(in, 1), x);
    const at::Tensor zero = given(in, 2) ? alongAxis(node, in[2], x) : at::zeros({}, at::kByte);
    return {quantised(x.to(at::kFloat), scale.to(at::kFloat), zero)};
}

Tensors dequantizeLinear(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const at::Tensor scale = alongAxis(node, needed(in, 1), x);
    at::Tensor out = x.to(at::kFloat);
    if (given(in, 2))
        out = out - alongAxis(node, in[2], x).to(at::kFloat);
    return {(out * scale.to(at::kFloat)).to(scale.scalar_type())};
}

/// The range always holds 0, so that 0 is exact.
Tensors dynamicQuantizeLinear(const Node&, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const at::Tensor least = x.min().clamp_max(0);
    const at::Tensor scale = (x.max().clamp_min(0) - least) / 255;
    const at::Tensor zero = saturated(at::round((-least / scale).clamp(0, 255)), at::kByte);
    return {quantised(x, scale, zero), scale, zero};
}

at::Tensor lessZero(Inputs in, std::size_t values, std::size_t zero, std::int64_t rank)
{
    const at::Tensor x = needed(in, values).to(at::kDouble);
    if (!given(in, zero))
        return x;
    at::Tensor shift = in[zero].to(at::kDouble);
    if (shift.numel() == 1)
        shift = shift.reshape({});
    else if (shift.dim() == 1)
        while (shift.dim() < rank)
            shift = shift.unsqueeze(-1);
    return x - shift;
}

/// Zero points of rows of the first matrix, of columns of the second.
at::Tensor integerProduct(Inputs in, std::size_t a, std::size_t aZero, std::size_t b, std::size_t bZero)
{
    return at::matmul(lessZero(in, a, aZero, 2), lessZero(in, b, bZero, 1));
}

Tensors matMulInteger(const Node&, Inputs in) { return {integerProduct(in, 0, 2, 1, 3).to(at::kInt)}; }

Tensors matMulQuantised(const Node&, Inputs in)
{
    const at::Tensor product = integerProduct(in, 0, 2, 3, 5);
    const at::Tensor scale = needed(in, 1).to(at::kDouble) * needed(in, 4).to(at::kDouble);
    return {quantised(product * scale, needed(in, 6).to(at::kDouble), needed(in, 7))};
}

Tensors convInteger(const Node& node, Inputs in)
{
    const at::Tensor x = lessZero(in, 0, 2, 1);
    return {convolved(node, x, lessZero(in, 1, 3, x.dim()), {}).round().to(at::kInt)};
}

/// The bias is whole and has the scale of the products; scales of the weights may differ by channel.
Tensors convQuantised(const Node& node, Inputs in)
{
    const at::Tensor x = lessZero(in, 0, 2, 1);
    const at::Tensor bias = given(in, 8) ? in[8].to(at::kDouble) : at::Tensor();
    const at::Tensor sums = convolved(node, x, lessZero(in, 3, 5, x.dim()), bias);
    at::Tensor scale =
        needed(in, 1).to(at::kDouble).reshape({}) * needed(in, 4).to(at::kDouble).reshape({-1});
    if (scale.numel() == 1)
        scale = scale.reshape({});
    while (scale.dim() > 0 && scale.dim() + 1 < x.dim())
        scale = scale.unsqueeze(-1);
    return {quantised(sums * scale, needed(in, 6).to(at::kDouble), needed(in, 7))};
}

} // namespace

std::span<const OperatorKernel> quantisedKernels()
{
    constexpr auto kept = Precision::Kept;
    static const std::vector<OperatorKernel> kernels = {
        {"ConvInteger", 10, &convInteger},
        {"DequantizeLinear", 10, &dequantizeLinear, kept},
        {"DynamicQuantizeLinear", 11, &dynamicQuantizeLinear},
        {"MatMulInteger", 10, &matMulInteger},
        {"QLinearConv", 10, &convQuantised},
        {"QLinearMatMul", 10, &matMulQuantised},
        {"QuantizeLinear", 10, &quantizeLinear, kept},
    };
    return kernels;
}

} // namespace doppler
