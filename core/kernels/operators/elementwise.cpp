// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic of single elements.
#include "core/kernels/operators/broadcast.h"
#include "core/kernels/operators/operator_table.h"

namespace doppler {

at::Tensor alignedOperand(const Node& node, const at::Tensor& a, const at::Tensor& b)
{
    if (node.version() >= 7 || node.integer("broadcast", 0) == 0 || !node.has("axis"))
        return b;
    const std::int64_t axis = axisIn(node.integer("axis", 0), a.dim());
    at::Tensor out = b;
    while (axis + out.dim() < a.dim())
        out = out.unsqueeze(-1);
    return out;
}

namespace {

using Unary = at::Tensor (*)(const at::Tensor&);

template <Unary function>
Tensors unary(const Node&, Inputs in)
{
    return {function(needed(in, 0))};
}

/// The result has the type of the first operand.
template <at::Tensor (*function)(const at::Tensor&, const at::Tensor&)>
Tensors binary(const Node& node, Inputs in)
{
    const at::Tensor& a = needed(in, 0);
    const at::Tensor out = function(a, alignedOperand(node, a, needed(in, 1)));
    return {out.to(a.scalar_type())};
}

at::Tensor sum(const at::Tensor& a, const at::Tensor& b) { return at::add(a, b); }
at::Tensor difference(const at::Tensor& a, const at::Tensor& b) { return at::sub(a, b); }
at::Tensor product(const at::Tensor& a, const at::Tensor& b) { return at::mul(a, b); }

at::Tensor quotient(const at::Tensor& a, const at::Tensor& b)
{
    return isFloat(a) ? at::div(a, b) : at::div(a, b, "trunc");
}

at::Tensor power(const at::Tensor& a, const at::Tensor& b)
{
    if (isFloat(a) || !isFloat(b))
        return at::pow(a, isFloat(a) ? b.to(a.scalar_type()) : b);
    return at::pow(a.to(at::kDouble), b.to(at::kDouble));
}

at::Tensor shiftedLeft(const at::Tensor& a, const at::Tensor& b) { return at::bitwise_left_shift(a, b); }
at::Tensor shiftedRight(const at::Tensor& a, const at::Tensor& b) { return at::bitwise_right_shift(a, b); }

Tensors bitShift(const Node& node, Inputs in)
{
    const std::string direction = node.text("direction", "");
    require(direction == "LEFT" || direction == "RIGHT", "LEFT or RIGHT as the direction of a shift");
    return direction == "LEFT" ? binary<&shiftedLeft>(node, in) : binary<&shiftedRight>(node, in);
}

Tensors modulo(const Node& node, Inputs in)
{
    const at::Tensor& a = needed(in, 0);
    return {node.integer("fmod", 0) != 0 || isFloat(a) ? at::fmod(a, needed(in, 1))
                                                       : at::remainder(a, needed(in, 1))};
}

/// An operator of any number of inputs.
template <at::Tensor (*function)(const at::Tensor&, const at::Tensor&)>
at::Tensor folded(Inputs in)
{
    at::Tensor out = needed(in, 0);
    for (std::size_t i = 1; i < in.size(); ++i)
        out = function(out, needed(in, i));
    return out;
}

template <at::Tensor (*function)(const at::Tensor&, const at::Tensor&)>
Tensors variadic(const Node&, Inputs in)
{
    return {folded<function>(in)};
}

Tensors mean(const Node&, Inputs in)
{
    return {at::div(folded<&sum>(in), static_cast<double>(in.size())).to(in[0].scalar_type())};
}

Tensors clip(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    if (node.version() >= 11) {
        at::Tensor out = x;
        if (given(in, 1))
            out = at::maximum(out, in[1].reshape({}).to(x.scalar_type()));
        if (given(in, 2))
            out = at::minimum(out, in[2].reshape({}).to(x.scalar_type()));
        return {out};
    }
    c10::optional<at::Scalar> least;
    c10::optional<at::Scalar> most;
    if (node.has("min"))
        least = node.number("min", 0);
    if (node.has("max"))
        most = node.number("max", 0);
    return {least || most ? at::clamp(x, least, most) : x};
}

Tensors isInfinite(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    at::Tensor out = at::isinf(x);
    if (node.integer("detect_negative", 1) == 0)
        out = out.logical_and(x > 0);
    if (node.integer("detect_positive", 1) == 0)
        out = out.logical_and(x < 0);
    return {out};
}

at::Tensor opposite(const at::Tensor& x) { return at::neg(x); }
at::Tensor nearest(const at::Tensor& x) { return at::round(x); }
at::Tensor signOf(const at::Tensor& x) { return at::sgn(x); }
at::Tensor magnitude(const at::Tensor& x) { return at::abs(x); }
at::Tensor logarithm(const at::Tensor& x) { return at::log(x); }
at::Tensor lower(const at::Tensor& x) { return at::floor(x); }
at::Tensor upper(const at::Tensor& x) { return at::ceil(x); }
at::Tensor isNotNumber(const at::Tensor& x) { return at::isnan(x); }

} // namespace

std::span<const OperatorKernel> elementwiseKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"Abs", 1, &unary<&magnitude>},
        {"Acos", 7, &unary<&at::acos>},
        {"Acosh", 9, &unary<&at::acosh>},
        {"Add", 1, &binary<&sum>},
        {"Asin", 7, &unary<&at::asin>},
        {"Asinh", 9, &unary<&at::asinh>},
        {"Atan", 7, &unary<&at::atan>},
        {"Atanh", 9, &unary<&at::atanh>},
        {"BitShift", 11, &bitShift},
        {"Ceil", 1, &unary<&upper>},
        {"Clip", 1, &clip},
        {"Cos", 7, &unary<&at::cos>},
        {"Cosh", 9, &unary<&at::cosh>},
        {"Div", 1, &binary<&quotient>},
        {"Erf", 9, &unary<&at::erf>},
        {"Exp", 1, &unary<&at::exp>},
        {"Floor", 1, &unary<&lower>},
        {"IsInf", 10, &isInfinite},
        {"IsNaN", 9, &unary<&isNotNumber>},
        {"Log", 1, &unary<&logarithm>},
        {"Max", 1, &variadic<&at::maximum>},
        {"Mean", 1, &mean},
        {"Min", 1, &variadic<&at::minimum>},
        {"Mod", 10, &modulo},
        {"Mul", 1, &binary<&product>},
        {"Neg", 1, &unary<&opposite>},
        {"Pow", 1, &binary<&power>},
        {"Reciprocal", 1, &unary<&at::reciprocal>},
        {"Round", 11, &unary<&nearest>},
        {"Sign", 9, &unary<&signOf>},
        {"Sin", 7, &unary<&at::sin>},
        {"Sinh", 9, &unary<&at::sinh>},
        {"Sqrt", 1, &unary<&at::sqrt>},
        {"Sub", 1, &binary<&difference>},
        {"Sum", 1, &variadic<&sum>},
        {"Tan", 7, &unary<&at::tan>},
    };
    return kernels;
}

} // namespace doppler
