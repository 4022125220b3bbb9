// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons and logic.
#include "core/kernels/operators/broadcast.h"
#include "core/kernels/operators/operator_table.h"

namespace doppler {

namespace {

template <at::Tensor (*function)(const at::Tensor&, const at::Tensor&)>
Tensors compared(const Node& node, Inputs in)
{
    const at::Tensor& a = needed(in, 0);
    return {function(a, alignedOperand(node, a, needed(in, 1)))};
}

at::Tensor equal(const at::Tensor& a, const at::Tensor& b) { return at::eq(a, b); }
at::Tensor greater(const at::Tensor& a, const at::Tensor& b) { return at::gt(a, b); }
at::Tensor greaterOrEqual(const at::Tensor& a, const at::Tensor& b) { return at::ge(a, b); }
at::Tensor less(const at::Tensor& a, const at::Tensor& b) { return at::lt(a, b); }
at::Tensor lessOrEqual(const at::Tensor& a, const at::Tensor& b) { return at::le(a, b); }
at::Tensor bitsAnd(const at::Tensor& a, const at::Tensor& b) { return at::bitwise_and(a, b); }
at::Tensor bitsOr(const at::Tensor& a, const at::Tensor& b) { return at::bitwise_or(a, b); }
at::Tensor bitsXor(const at::Tensor& a, const at::Tensor& b) { return at::bitwise_xor(a, b); }

Tensors negation(const Node&, Inputs in) { return {at::logical_not(needed(in, 0))}; }
Tensors bitsNot(const Node&, Inputs in) { return {at::bitwise_not(needed(in, 0))}; }

Tensors where(const Node&, Inputs in)
{
    return {at::where(needed(in, 0).to(at::kBool), needed(in, 1), needed(in, 2))};
}

} // namespace

std::span<const OperatorKernel> comparisonKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"And", 1, &compared<&at::logical_and>},
        {"BitwiseAnd", 18, &compared<&bitsAnd>},
        {"BitwiseNot", 18, &bitsNot},
        {"BitwiseOr", 18, &compared<&bitsOr>},
        {"BitwiseXor", 18, &compared<&bitsXor>},
        {"Equal", 1, &compared<&equal>},
        {"Greater", 1, &compared<&greater>},
        {"GreaterOrEqual", 12, &compared<&greaterOrEqual>},
        {"Less", 1, &compared<&less>},
        {"LessOrEqual", 12, &compared<&lessOrEqual>},
        {"Not", 1, &negation},
        {"Or", 1, &compared<&at::logical_or>},
        {"Where", 9, &where, Precision::Kept},
        {"Xor", 1, &compared<&at::logical_xor>},
    };
    return kernels;
}

} // namespace doppler
