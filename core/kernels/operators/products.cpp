// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/operator_table.h"

#include <algorithm>

namespace doppler {

namespace {

Tensors matMul(const Node&, Inputs in) { return {at::matmul(needed(in, 0), needed(in, 1))}; }

/// Before version 7, the third operand broadcasts only if an attribute says so, which its shape shows.
Tensors gemm(const Node& node, Inputs in)
{
    const auto operand = [&](std::size_t i, const char* transposed) {
        const at::Tensor& x = needed(in, i);
        require(x.dim() == 2, "matrices");
        return node.integer(transposed, 0) != 0 ? x.t() : x;
    };
    const at::Tensor a = operand(0, "transA");
    const at::Tensor b = operand(1, "transB");
    const double alpha = node.number("alpha", 1);
    const double beta = node.number("beta", 1);
    if (isFloat(a) && given(in, 2) && in[2].dim() <= 2)
        return {at::addmm(in[2], a, b, beta, alpha)};
    at::Tensor out = at::mm(a, b);
    if (alpha != 1)
        out = (out * alpha).to(a.scalar_type());
    if (given(in, 2))
        out = (out + (beta == 1 ? in[2] : in[2] * beta)).to(a.scalar_type());
    return {out};
}

Tensors einsum(const Node& node, Inputs in)
{
    std::string equation = node.text("equation", "");
    equation.erase(std::remove(equation.begin(), equation.end(), ' '), equation.end());
    Tensors operands;
    for (std::size_t i = 0; i < in.size(); ++i)
        operands.push_back(needed(in, i));
    return {at::einsum(equation, operands)};
}

Tensors determinant(const Node&, Inputs in) { return {at::det(needed(in, 0))}; }

} // namespace

std::span<const OperatorKernel> productKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"Det", 11, &determinant},
        {"Einsum", 12, &einsum},
        {"Gemm", 1, &gemm},
        {"MatMul", 1, &matMul},
    };
    return kernels;
}

} // namespace doppler
