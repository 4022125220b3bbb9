// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/activations.h"

#include "core/kernels/operators/operator_table.h"

#include <numeric>

namespace doppler {

at::Tensor hardSigmoidOf(const at::Tensor& x, double alpha, double beta)
{
    return at::clamp(x * alpha + beta, 0, 1);
}

at::Tensor geluOf(const at::Tensor& x, bool approximate)
{
    return at::gelu(x, approximate ? "tanh" : "none");
}

namespace {

constexpr double seluAlpha = 1.67326319217681884765625;
constexpr double seluGamma = 1.05070102214813232421875;

Tensors relu(const Node&, Inputs in) { return {at::relu(needed(in, 0))}; }
Tensors sigmoid(const Node&, Inputs in) { return {at::sigmoid(needed(in, 0))}; }
Tensors hyperbolicTangent(const Node&, Inputs in) { return {at::tanh(needed(in, 0))}; }
Tensors mish(const Node&, Inputs in) { return {at::mish(needed(in, 0))}; }

Tensors leakyRelu(const Node& node, Inputs in)
{
    return {at::leaky_relu(needed(in, 0), node.number("alpha", 0.01))};
}

Tensors elu(const Node& node, Inputs in) { return {at::elu(needed(in, 0), node.number("alpha", 1))}; }

Tensors selu(const Node& node, Inputs in)
{
    // Version 1 had rounded defaults.
    return {at::elu(needed(in, 0), node.number("alpha", node.version() < 6 ? 1.6732 : seluAlpha),
                    node.number("gamma", node.version() < 6 ? 1.0507 : seluGamma))};
}

Tensors celu(const Node& node, Inputs in) { return {at::celu(needed(in, 0), node.number("alpha", 1))}; }

/// The slopes broadcast to the input; before version 7 they lie along the channels.
Tensors parametricRelu(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    at::Tensor slope = needed(in, 1);
    if (node.version() < 7 && slope.dim() == 1)
        while (slope.dim() + 1 < x.dim())
            slope = slope.unsqueeze(-1);
    return {at::where(x < 0, x * slope, x)};
}

Tensors hardSigmoid(const Node& node, Inputs in)
{
    return {hardSigmoidOf(needed(in, 0), node.number("alpha", 0.2), node.number("beta", 0.5))};
}

Tensors hardSwish(const Node&, Inputs in) { return {needed(in, 0) * hardSigmoidOf(in[0], 1.0 / 6, 0.5)}; }

Tensors softplus(const Node&, Inputs in) { return {at::softplus(needed(in, 0))}; }
Tensors softsign(const Node&, Inputs in) { return {needed(in, 0) / (1 + in[0].abs())}; }

Tensors thresholdedRelu(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    return {at::where(x > node.number("alpha", 1), x, at::zeros_like(x))};
}

Tensors shrink(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const double limit = node.number("lambd", 0.5);
    const double bias = node.number("bias", 0);
    const at::Tensor zero = at::zeros_like(x);
    return {at::where(x < -limit, x + bias, at::where(x > limit, x - bias, zero)).to(x.scalar_type())};
}

Tensors gelu(const Node& node, Inputs in)
{
    return {geluOf(needed(in, 0), node.text("approximate", "none") == "tanh")};
}

/// Since version 13 along one axis; before, along all axes from one on.
template <at::Tensor (*function)(const at::Tensor&)>
at::Tensor alongRows(const Node& node, const at::Tensor& x)
{
    if (node.version() >= 13) {
        const std::int64_t axis = axisIn(node.integer("axis", -1), x.dim());
        return function(x.transpose(axis, -1)).transpose(axis, -1);
    }
    const std::int64_t given = node.integer("axis", 1);
    const std::int64_t axis = given == x.dim() ? given : axisIn(given, x.dim());
    const auto sizes = x.sizes();
    const std::int64_t rows =
        std::accumulate(sizes.begin(), sizes.begin() + axis, std::int64_t{1}, std::multiplies<>());
    const std::int64_t columns =
        std::accumulate(sizes.begin() + axis, sizes.end(), std::int64_t{1}, std::multiplies<>());
    return function(x.reshape({rows, columns})).reshape(sizes);
}

at::Tensor softmaxOfRows(const at::Tensor& x) { return at::softmax(x, -1); }
at::Tensor logSoftmaxOfRows(const at::Tensor& x) { return at::log_softmax(x, -1); }
at::Tensor hardmaxOfRows(const at::Tensor& x) { return at::zeros_like(x).scatter(-1, x.argmax(-1, true), 1); }

template <at::Tensor (*function)(const at::Tensor&)>
Tensors rowwise(const Node& node, Inputs in)
{
    return {alongRows<function>(node, needed(in, 0))};
}

} // namespace

std::span<const OperatorKernel> activationKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"Celu", 12, &celu},
        {"Elu", 1, &elu},
        {"Gelu", 20, &gelu},
        {"HardSigmoid", 1, &hardSigmoid},
        {"HardSwish", 14, &hardSwish},
        {"Hardmax", 1, &rowwise<&hardmaxOfRows>},
        {"LeakyRelu", 1, &leakyRelu},
        {"LogSoftmax", 1, &rowwise<&logSoftmaxOfRows>},
        {"Mish", 18, &mish},
        {"PRelu", 1, &parametricRelu},
        {"Relu", 1, &relu},
        {"Selu", 1, &selu},
        {"Shrink", 9, &shrink},
        {"Sigmoid", 1, &sigmoid},
        {"Softmax", 1, &rowwise<&softmaxOfRows>},
        {"Softplus", 1, &softplus},
        {"Softsign", 1, &softsign},
        {"Tanh", 1, &hyperbolicTangent},
        {"ThresholdedRelu", 1, &thresholdedRelu},
    };
    return kernels;
}

} // namespace doppler
