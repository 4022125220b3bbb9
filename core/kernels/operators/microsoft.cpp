// SPDX-License-Identifier: GPL-3.0-or-later
// Operators of ONNX Runtime that optimised exports use.
#include "core/kernels/operators/activations.h"
#include "core/kernels/operators/normalisation.h"
#include "core/kernels/operators/operator_table.h"

namespace doppler {

namespace {

Tensors plainGelu(const Node&, Inputs in) { return {geluOf(needed(in, 0), false)}; }
Tensors biasGelu(const Node&, Inputs in) { return {geluOf(needed(in, 0) + needed(in, 1), false)}; }
Tensors fastGelu(const Node&, Inputs in)
{
    return {geluOf(given(in, 1) ? needed(in, 0) + in[1] : needed(in, 0), true)};
}
Tensors quickGelu(const Node& node, Inputs in)
{
    return {needed(in, 0) * at::sigmoid(in[0] * node.number("alpha", 1.702))};
}

/// Sum of the input, the skipped input and a bias, normalised. The sum is the fourth output.
Tensors skipLayerNormalisation(const Node& node, Inputs in)
{
    at::Tensor sum = needed(in, 0) + needed(in, 1);
    if (given(in, 4))
        sum = sum + in[4];
    const auto [values, mean, scale] = layerNormalised(sum, -1, node.number("epsilon", 1e-12));
    at::Tensor out = values * needed(in, 2);
    if (given(in, 3))
        out = out + in[3];
    return {out, mean, scale, sum};
}

Tensors skipRootMeanSquare(const Node& node, Inputs in)
{
    at::Tensor sum = needed(in, 0) + needed(in, 1);
    if (given(in, 3))
        sum = sum + in[3];
    const at::Tensor scale = ((sum * sum).mean({-1}, true) + node.number("epsilon", 1e-12)).rsqrt();
    return {sum * scale * needed(in, 2), at::Tensor(), scale, sum};
}

Tensors fusedMatMul(const Node& node, Inputs in)
{
    const auto operand = [&](std::size_t i, const char* transposed) {
        const at::Tensor& x = needed(in, i);
        return node.integer(transposed, 0) != 0 && x.dim() > 1 ? x.transpose(-2, -1) : x;
    };
    require(node.integer("transBatchA", 0) == 0 && node.integer("transBatchB", 0) == 0,
            "batches in the first axes");
    const at::Tensor product = at::matmul(operand(0, "transA"), operand(1, "transB"));
    const double alpha = node.number("alpha", 1);
    return {alpha == 1 ? product : product * alpha};
}

} // namespace

std::span<const OperatorKernel> microsoftKernels()
{
    constexpr auto wide = Precision::Widened;
    constexpr std::string_view own = "com.microsoft";
    static const std::vector<OperatorKernel> kernels = {
        {"BiasGelu", 1, &biasGelu, wide, own},
        {"FastGelu", 1, &fastGelu, wide, own},
        {"FusedMatMul", 1, &fusedMatMul, wide, own},
        {"Gelu", 1, &plainGelu, wide, own},
        {"QuickGelu", 1, &quickGelu, wide, own},
        {"SkipLayerNormalization", 1, &skipLayerNormalisation, wide, own},
        {"SkipSimplifiedLayerNormalization", 1, &skipRootMeanSquare, wide, own},
    };
    return kernels;
}

} // namespace doppler
