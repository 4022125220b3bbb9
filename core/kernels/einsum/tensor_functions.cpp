// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/einsum/tensor_functions.h"

#include <algorithm>
#include <array>
#include <utility>

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>

namespace doppler {

namespace {

using at::Tensor;
using Operands = std::span<const Tensor>;

constexpr double normEpsilon = 1e-5; // as scalar_function.cpp
constexpr double geluRoot = 0.7978845608028654;
constexpr double geluCube = 0.044715;

Tensor product(Operands x, double /*factor*/)
{
    Tensor out = x.size() > 1 ? x[0] * x[1] : x[0];
    for (std::size_t i = 2; i < x.size(); ++i)
        out = out * x[i];
    return out;
}

Tensor geluSlope(const Tensor& x)
{
    const Tensor t = at::tanh(geluRoot * (x + geluCube * x * x * x));
    return 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * geluRoot * (1 + 3 * geluCube * x * x);
}

/// The gradient goes to the larger operand; equal ones share.
Tensor shareOf(const Tensor& g, const Tensor& larger, const Tensor& smaller)
{
    return g *
           (at::gt(larger, smaller).to(g.scalar_type()) + 0.5 * at::eq(larger, smaller).to(g.scalar_type()));
}

using Named = std::pair<std::string_view, TensorFunction>;

constexpr std::array<Named, 40> functions{{
    {"abs", [](Operands x, double) { return x[0].abs(); }},
    {"abs_grad", [](Operands x, double) { return at::where(at::lt(x[1], 0), -x[0], x[0]); }},
    {"add", sumOfOperands},
    {"cast", [](Operands x, double) { return x[0]; }},
    {"copy", [](Operands x, double) { return x[0]; }},
    {"cross_entropy", [](Operands x, double) { return -x[0] * at::log(x[1]); }},
    {"cross_entropy_grad", [](Operands x, double) { return -x[0] * x[1] / x[2]; }},
    {"div", [](Operands x, double) { return x[0] / x[1]; }},
    {"div_grad", [](Operands x, double) { return -x[0] * x[1] / x[2]; }},
    {"equal", [](Operands x, double) { return at::eq(x[0], x[1]).to(x[0].scalar_type()); }},
    {"exp", [](Operands x, double) { return at::exp(x[0]); }},
    {"gelu", [](Operands x, double) { return at::gelu(x[0], "tanh"); }},
    {"gelu_grad", [](Operands x, double) { return x[0] * geluSlope(x[1]); }},
    {"log", [](Operands x, double) { return at::log(x[0]); }},
    {"max", [](Operands x, double) { return at::maximum(x[0], x[1]); }},
    {"max_grad", [](Operands x, double) { return shareOf(x[0], x[1], x[2]); }},
    {"mean_eps", [](Operands x, double f) { return at::add(at::mul(x[0], f), normEpsilon); }},
    {"min", [](Operands x, double) { return at::minimum(x[0], x[1]); }},
    {"min_grad", [](Operands x, double) { return shareOf(x[0], x[2], x[1]); }},
    {"mul", product},
    {"neg", [](Operands x, double) { return at::neg(x[0]); }},
    {"reciprocal", [](Operands x, double) { return at::reciprocal(x[0]); }},
    {"reciprocal_grad", [](Operands x, double) { return -x[0] * x[1] * x[1]; }},
    {"relu", [](Operands x, double) { return at::relu(x[0]); }},
    {"relu_grad",
     [](Operands x, double) { return at::where(at::gt(x[1], 0), x[0], at::zeros({}, x[0].options())); }},
    {"rsqrt", [](Operands x, double) { return at::rsqrt(x[0]); }},
    {"rsqrt_grad", [](Operands x, double) { return -0.5 * x[0] * x[1] * x[1] * x[1]; }},
    {"scale", [](Operands x, double f) { return at::mul(x[0], f); }},
    {"sgd", [](Operands x, double f) { return at::sub(x[0], x[1], f); }},
    {"sigmoid", [](Operands x, double) { return at::sigmoid(x[0]); }},
    {"sigmoid_grad", [](Operands x, double) { return x[0] * x[1] * (1 - x[1]); }},
    {"silu", [](Operands x, double) { return at::silu(x[0]); }},
    {"silu_grad",
     [](Operands x, double) {
         const Tensor s = at::sigmoid(x[1]);
         return x[0] * s * (1 + x[1] * (1 - s));
     }},
    {"sqrt", [](Operands x, double) { return at::sqrt(x[0]); }},
    {"sqrt_grad", [](Operands x, double) { return x[0] / (2 * x[1]); }},
    {"square", [](Operands x, double) { return x[0] * x[0]; }},
    {"square_grad", [](Operands x, double) { return 2 * x[0] * x[1]; }},
    {"sub", [](Operands x, double) { return x[0] - x[1]; }},
    {"tanh", [](Operands x, double) { return at::tanh(x[0]); }},
    {"tanh_grad", [](Operands x, double) { return x[0] * (1 - x[1] * x[1]); }},
}};

} // namespace

at::Tensor sumOfOperands(std::span<const at::Tensor> x, double /*factor*/)
{
    at::Tensor out = x.size() > 1 ? x[0] + x[1] : x[0];
    for (std::size_t i = 2; i < x.size(); ++i)
        out = out + x[i];
    return out;
}

TensorFunction findTensorFunction(std::string_view name)
{
    const auto* const found =
        std::find_if(functions.begin(), functions.end(), [&](const Named& f) { return f.first == name; });
    return found == functions.end() ? nullptr : found->second;
}

} // namespace doppler
