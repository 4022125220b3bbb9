// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/normalisation.h"

#include "core/kernels/operators/operator_table.h"

#include <algorithm>
#include <numeric>

namespace doppler {

Normalised layerNormalised(const at::Tensor& x, std::int64_t axis, double epsilon)
{
    std::vector<std::int64_t> axes;
    for (std::int64_t i = axisIn(axis, x.dim()); i < x.dim(); ++i)
        axes.push_back(i);
    const at::Tensor mean = x.mean(axes, true);
    const at::Tensor centred = x - mean;
    const at::Tensor scale = ((centred * centred).mean(axes, true) + epsilon).rsqrt();
    return {centred * scale, mean, scale};
}

namespace {

/// Along the channels, which are the second axis.
at::Tensor channelwise(const at::Tensor& values, const at::Tensor& x)
{
    std::vector<std::int64_t> shape(static_cast<std::size_t>(x.dim()), 1);
    if (x.dim() > 1)
        shape[1] = values.numel();
    else
        shape[0] = values.numel();
    return values.reshape(shape);
}

std::vector<std::int64_t> axesBut(const at::Tensor& x, std::int64_t first, std::int64_t second = -1)
{
    std::vector<std::int64_t> out;
    for (std::int64_t i = 0; i < x.dim(); ++i)
        if (i != first && i != second)
            out.push_back(i);
    return out;
}

/// In training mode, with the statistics of the batch, and updated running statistics as further outputs.
Tensors batchNormalisation(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const double epsilon = node.number("epsilon", 1e-5);
    const bool trains = node.version() >= 14 ? node.integer("training_mode", 0) != 0
                                             : node.version() < 7 && node.integer("is_test", 0) == 0;
    at::Tensor mean = needed(in, 3);
    at::Tensor variance = needed(in, 4);
    Tensors out(1);
    if (trains) {
        const double momentum = node.number("momentum", 0.9);
        const auto axes = axesBut(x, 1);
        const at::Tensor batchMean = x.mean(axes);
        const at::Tensor batchVariance = x.var(axes, false);
        out.push_back(mean * momentum + batchMean * (1 - momentum));
        out.push_back(variance * momentum + batchVariance * (1 - momentum));
        mean = batchMean;
        variance = batchVariance;
    }
    const at::Tensor scale = needed(in, 1) * (variance + epsilon).rsqrt();
    const at::Tensor shift = needed(in, 2) - mean * scale;
    out[0] = (x * channelwise(scale, x) + channelwise(shift, x)).to(x.scalar_type());
    return out;
}

Tensors instanceNormalisation(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    require(x.dim() > 2, "an input with spatial axes");
    const at::Tensor out = layerNormalised(x, 2, node.number("epsilon", 1e-5)).values;
    return {out * channelwise(needed(in, 1), x) + channelwise(needed(in, 2), x)};
}

Tensors layerNormalisation(const Node& node, Inputs in)
{
    const auto [values, mean, scale] =
        layerNormalised(needed(in, 0), node.integer("axis", -1), node.number("epsilon", 1e-5));
    at::Tensor out = values * needed(in, 1);
    if (given(in, 2))
        out = out + in[2];
    return {out, mean, scale};
}

/// Scale and bias are by group before version 21, by channel since.
Tensors groupNormalisation(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t groups = node.integer("num_groups", 1);
    require(x.dim() > 2 && groups > 0 && x.size(1) % groups == 0, "channels that the groups divide");
    const at::Tensor grouped = x.reshape({x.size(0), groups, -1});
    const at::Tensor out =
        layerNormalised(grouped, 2, node.number("epsilon", 1e-5)).values.reshape(x.sizes());
    const auto along = [&](const at::Tensor& values) {
        return channelwise(
            values.numel() == x.size(1) ? values : values.repeat_interleave(x.size(1) / groups), x);
    };
    return {out * along(needed(in, 1)) + along(needed(in, 2))};
}

Tensors rootMeanSquare(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    std::vector<std::int64_t> axes;
    for (std::int64_t i = axisIn(node.integer("axis", -1), x.dim()); i < x.dim(); ++i)
        axes.push_back(i);
    const at::Tensor scale = ((x * x).mean(axes, true) + node.number("epsilon", 1e-5)).rsqrt();
    return {x * scale * needed(in, 1)};
}

/// Divides by sums of squares over neighbouring channels.
Tensors localResponse(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t size = node.integer("size", 1);
    require(x.dim() > 2 && size > 0, "an input with channels");
    const at::Tensor squares = x * x;
    const std::int64_t channels = x.size(1);
    at::Tensor sums = at::zeros_like(x);
    const std::int64_t before = (size - 1) / 2;
    for (std::int64_t shift = -before; shift <= size - 1 - before; ++shift) {
        const std::int64_t start = std::max<std::int64_t>(-shift, 0);
        const std::int64_t end = std::min(channels, channels - shift);
        if (start < end)
            sums.slice(1, start, end).add_(squares.slice(1, start + shift, end + shift));
    }
    const double alpha = node.number("alpha", 1e-4) / static_cast<double>(size);
    return {x / (sums * alpha + node.number("bias", 1)).pow(node.number("beta", 0.75))};
}

Tensors lengthNormalisation(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t axis = axisIn(node.integer("axis", -1), x.dim());
    const auto p = static_cast<double>(node.integer("p", 2));
    return {x / x.norm(p, axis, true)};
}

Tensors meanVariance(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    auto axes = node.has("axes") ? node.integers("axes") : std::vector<std::int64_t>{0, 2, 3};
    axes = axesIn(std::move(axes), x.dim());
    const at::Tensor centred = x - x.mean(axes, true);
    return {centred / ((centred * centred).mean(axes, true).sqrt() + 1e-9)};
}

} // namespace

std::span<const OperatorKernel> normalisationKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"BatchNormalization", 1, &batchNormalisation},
        {"GroupNormalization", 18, &groupNormalisation},
        {"InstanceNormalization", 1, &instanceNormalisation},
        {"LRN", 1, &localResponse},
        {"LayerNormalization", 1, &layerNormalisation}, // written by exporters before it was standard
        {"LpNormalization", 1, &lengthNormalisation},
        {"MeanVarianceNormalization", 9, &meanVariance},
        {"RMSNormalization", 1, &rootMeanSquare},
        {"SimplifiedLayerNormalization", 1,
         &rootMeanSquare}, // ONNX Runtime writes it into the standard domain
    };
    return kernels;
}

} // namespace doppler
