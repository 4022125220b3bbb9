// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workloads/einsum/scalar_function.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doppler {

namespace {

using Operands = std::span<const double>;

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

/// The tanh form of GELU (Hendrycks, Gimpel, arXiv 1606.08415, section 2), and its derivative.
constexpr double geluRoot = 0.7978845608028654; // sqrt(2 / pi)
constexpr double geluCube = 0.044715;
double geluTanh(double x) { return std::tanh(geluRoot * (x + geluCube * x * x * x)); }
double geluSlope(double x)
{
    const double t = geluTanh(x);
    return 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * geluRoot * (1 + 3 * geluCube * x * x);
}

/// What is added under the root of a normalisation.
constexpr double normEpsilon = 1e-5;

std::vector<ScalarFunction> makeFunctions()
{
    std::vector<ScalarFunction> all{
        // Of one element.
        {"copy", 1, false, [](Operands x, double) { return x[0]; }, {{"copy", "g"}}},
        {"cast", 1, false, [](Operands x, double) { return x[0]; }, {{"cast", "g"}}},
        {"neg", 1, false, [](Operands x, double) { return -x[0]; }, {{"neg", "g"}}},
        {"scale", 1, false, [](Operands x, double f) { return f * x[0]; }, {{"scale", "g"}}},
        {"mean_eps", 1, false, [](Operands x, double f) { return f * x[0] + normEpsilon; }, {{"scale", "g"}}},
        {"exp", 1, false, [](Operands x, double) { return std::exp(x[0]); }, {{"mul", "go"}}},
        {"log", 1, false, [](Operands x, double) { return std::log(x[0]); }, {{"div", "g0"}}},
        {"sqrt", 1, false, [](Operands x, double) { return std::sqrt(x[0]); }, {{"sqrt_grad", "go"}}},
        {"rsqrt", 1, false, [](Operands x, double) { return 1 / std::sqrt(x[0]); }, {{"rsqrt_grad", "go"}}},
        {"reciprocal", 1, false, [](Operands x, double) { return 1 / x[0]; }, {{"reciprocal_grad", "go"}}},
        {"square", 1, false, [](Operands x, double) { return x[0] * x[0]; }, {{"square_grad", "g0"}}},
        {"abs", 1, false, [](Operands x, double) { return std::abs(x[0]); }, {{"abs_grad", "g0"}}},
        {"relu", 1, false, [](Operands x, double) { return std::max(x[0], 0.0); }, {{"relu_grad", "g0"}}},
        {"sigmoid", 1, false, [](Operands x, double) { return sigmoid(x[0]); }, {{"sigmoid_grad", "go"}}},
        {"silu", 1, false, [](Operands x, double) { return x[0] * sigmoid(x[0]); }, {{"silu_grad", "g0"}}},
        {"tanh", 1, false, [](Operands x, double) { return std::tanh(x[0]); }, {{"tanh_grad", "go"}}},
        {"gelu",
         1,
         false,
         [](Operands x, double) { return 0.5 * x[0] * (1 + geluTanh(x[0])); },
         {{"gelu_grad", "g0"}}},
        // Of two and more.
        {"mul",
         2,
         true,
         [](Operands x, double) { return std::accumulate(x.begin(), x.end(), 1.0, std::multiplies<>()); },
         {}}, // with respect to each: the product of the gradient and the others
        {"add",
         2,
         true,
         [](Operands x, double) { return std::accumulate(x.begin(), x.end(), 0.0); },
         {{"copy", "g"}}},
        {"sub", 2, false, [](Operands x, double) { return x[0] - x[1]; }, {{"copy", "g"}, {"neg", "g"}}},
        {"div",
         2,
         false,
         [](Operands x, double) { return x[0] / x[1]; },
         {{"div", "g1"}, {"div_grad", "go1"}}},
        {"max",
         2,
         false,
         [](Operands x, double) { return std::max(x[0], x[1]); },
         {{"max_grad", "g01"}, {"max_grad", "g10"}}},
        {"min",
         2,
         false,
         [](Operands x, double) { return std::min(x[0], x[1]); },
         {{"min_grad", "g01"}, {"min_grad", "g10"}}},
        {"equal", 2, false, [](Operands x, double) { return x[0] == x[1] ? 1.0 : 0.0; }, {}},
        {"cross_entropy",
         2,
         false,
         [](Operands x, double) { return -x[0] * std::log(x[1]); },
         {{}, {"cross_entropy_grad", "g01"}}}, // the target takes no gradient
        {"sgd", 2, false, [](Operands x, double f) { return x[0] - f * x[1]; }, {}},
        // Gradients; the first operand is that of the result.
        {"relu_grad", 2, false, [](Operands x, double) { return x[1] > 0 ? x[0] : 0.0; }, {}},
        {"abs_grad", 2, false, [](Operands x, double) { return x[1] < 0 ? -x[0] : x[0]; }, {}},
        {"square_grad", 2, false, [](Operands x, double) { return 2 * x[0] * x[1]; }, {}},
        {"sqrt_grad", 2, false, [](Operands x, double) { return x[0] / (2 * x[1]); }, {}},
        {"rsqrt_grad", 2, false, [](Operands x, double) { return -x[0] * x[1] * x[1] * x[1] / 2; }, {}},
        {"reciprocal_grad", 2, false, [](Operands x, double) { return -x[0] * x[1] * x[1]; }, {}},
        {"sigmoid_grad", 2, false, [](Operands x, double) { return x[0] * x[1] * (1 - x[1]); }, {}},
        {"tanh_grad", 2, false, [](Operands x, double) { return x[0] * (1 - x[1] * x[1]); }, {}},
        {"silu_grad",
         2,
         false,
         [](Operands x, double) {
             const double s = sigmoid(x[1]);
             return x[0] * s * (1 + x[1] * (1 - s));
         },
         {}},
        {"gelu_grad", 2, false, [](Operands x, double) { return x[0] * geluSlope(x[1]); }, {}},
        {"div_grad", 3, false, [](Operands x, double) { return -x[0] * x[1] / x[2]; }, {}},
        {"cross_entropy_grad", 3, false, [](Operands x, double) { return -x[0] * x[1] / x[2]; }, {}},
        // Equal elements share.
        {"max_grad",
         3,
         false,
         [](Operands x, double) { return x[1] > x[2]    ? x[0]
                                         : x[1] == x[2] ? x[0] / 2
                                                        : 0.0; },
         {}},
        {"min_grad",
         3,
         false,
         [](Operands x, double) { return x[1] < x[2]    ? x[0]
                                         : x[1] == x[2] ? x[0] / 2
                                                        : 0.0; },
         {}},
    };
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return all;
}

} // namespace

std::span<const ScalarFunction> scalarFunctions()
{
    static const std::vector<ScalarFunction> all = makeFunctions();
    return all;
}

const ScalarFunction* findScalarFunction(std::string_view name)
{
    const auto all = scalarFunctions();
    const auto at = std::lower_bound(all.begin(), all.end(), name,
                                     [](const ScalarFunction& f, std::string_view n) { return f.name < n; });
    return at != all.end() && at->name == name ? &*at : nullptr;
}

std::vector<std::string> scalarFunctionNames()
{
    std::vector<std::string> names;
    for (const ScalarFunction& function : scalarFunctions())
        names.emplace_back(function.name);
    return names;
}

} // namespace doppler
