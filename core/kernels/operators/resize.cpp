// SPDX-License-Identifier: GPL-3.0-or-later
// Resize and Upsample: one axis after the other, each output a weighted sum of a few inputs.
#include "core/kernels/operators/operator_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace doppler {

namespace {

/// How one axis is resized.
struct AxisScale {
    std::int64_t from = 0;
    std::int64_t to = 0;
    double scale = 1;
    double start = 0; ///< Of the region, as shares of the extent (tf_crop_and_resize).
    double end = 1;
};

struct Sampling {
    std::string mode;        ///< nearest, linear, cubic
    std::string coordinates; ///< How output positions become input positions.
    std::string rounding;    ///< Of nearest.
    double a = -0.75;        ///< Coefficient of cubic.
    bool excludesOutside = false;
    bool antialias = false;
    double outside = 0; ///< Value of outputs that tf_crop_and_resize places outside of the input.
};

double position(const Sampling& how, const AxisScale& axis, std::int64_t i)
{
    const auto x = static_cast<double>(i);
    const auto from = static_cast<double>(axis.from);
    const auto to = static_cast<double>(axis.to);
    if (how.coordinates == "asymmetric")
        return x / axis.scale;
    if (how.coordinates == "align_corners")
        return axis.to == 1 ? 0 : x * (from - 1) / (to - 1);
    if (how.coordinates == "pytorch_half_pixel")
        return axis.to > 1 ? (x + 0.5) / axis.scale - 0.5 : 0;
    if (how.coordinates == "tf_half_pixel_for_nn")
        return (x + 0.5) / axis.scale;
    if (how.coordinates == "tf_crop_and_resize")
        return axis.to > 1 ? axis.start * (from - 1) + x * (axis.end - axis.start) * (from - 1) / (to - 1)
                           : 0.5 * (axis.start + axis.end) * (from - 1);
    if (how.coordinates == "half_pixel_symmetric") {
        const double adjusted = to / (axis.scale * from);
        return from / 2 * (1 - adjusted) + (x + 0.5) / axis.scale - 0.5;
    }
    require(how.coordinates == "half_pixel", "a known coordinate_transformation_mode");
    return (x + 0.5) / axis.scale - 0.5;
}

std::int64_t nearestOf(const Sampling& how, double x)
{
    const double down = std::floor(x);
    double out = 0;
    if (how.rounding == "round_prefer_ceil")
        out = std::floor(x + 0.5);
    else if (how.rounding == "floor")
        out = down;
    else if (how.rounding == "ceil")
        out = std::ceil(x);
    else
        out = x - down <= 0.5 ? down : down + 1; // round_prefer_floor
    return static_cast<std::int64_t>(out);
}

double cubicWeight(double distance, double a)
{
    const double d = std::abs(distance);
    if (d <= 1)
        return ((a + 2) * d - (a + 3)) * d * d + 1;
    return d < 2 ? ((a * d - 5 * a) * d + 8 * a) * d - 4 * a : 0;
}

double weightOf(const Sampling& how, double distance)
{
    return how.mode == "cubic" ? cubicWeight(distance, how.a) : std::max(0.0, 1 - std::abs(distance));
}

/// Inputs of every output of an axis, with their weights.
struct Taps {
    std::size_t each = 1;             ///< Number of inputs of an output.
    std::vector<std::int64_t> places; ///< Of the first inputs of all outputs, then of the second, ...
    std::vector<double> weights;
};

Taps tapsOf(const Sampling& how, const AxisScale& axis)
{
    // With antialiasing, a filter for fewer outputs reaches as much farther.
    const double stretch = how.antialias && axis.scale < 1 ? 1 / axis.scale : 1;
    const double radius = (how.mode == "cubic" ? 2 : 1) * stretch;
    Taps out;
    const auto outputs = static_cast<std::size_t>(axis.to);
    out.each = how.mode == "nearest" ? 1 : static_cast<std::size_t>(2 * std::ceil(radius));
    out.places.resize(out.each * outputs);
    out.weights.resize(out.each * outputs, 1);
    const std::int64_t last = axis.from - 1;
    for (std::size_t i = 0; i < outputs; ++i) {
        const double x = position(how, axis, static_cast<std::int64_t>(i));
        if (how.mode == "nearest") {
            out.places[i] = std::clamp<std::int64_t>(nearestOf(how, x), 0, last);
            continue;
        }
        const auto first =
            static_cast<std::int64_t>(std::floor(x)) - static_cast<std::int64_t>(out.each / 2) + 1;
        double sum = 0;
        for (std::size_t t = 0; t < out.each; ++t) {
            const std::int64_t place = first + static_cast<std::int64_t>(t);
            double weight = weightOf(how, (static_cast<double>(place) - x) / stretch);
            if (how.excludesOutside && (place < 0 || place > last))
                weight = 0;
            sum += weight;
            out.places[t * outputs + i] = std::clamp<std::int64_t>(place, 0, last);
            out.weights[t * outputs + i] = weight;
        }
        if (how.excludesOutside || how.antialias)
            for (std::size_t t = 0; t < out.each; ++t)
                out.weights[t * outputs + i] /= sum;
    }
    return out;
}

at::Tensor resizedAlong(const at::Tensor& x, std::int64_t axis, const Sampling& how, const AxisScale& scale)
{
    const Taps taps = tapsOf(how, scale);
    const auto outputs = static_cast<std::ptrdiff_t>(scale.to);
    std::vector<std::int64_t> shape(static_cast<std::size_t>(x.dim()), 1);
    shape[static_cast<std::size_t>(axis)] = scale.to;
    at::Tensor out;
    for (std::size_t t = 0; t < taps.each; ++t) {
        const auto begin = static_cast<std::ptrdiff_t>(t) * outputs;
        const at::Tensor part = x.index_select(
            axis, indexTensor({taps.places.begin() + begin, taps.places.begin() + begin + outputs}));
        if (how.mode == "nearest")
            return part;
        const std::vector<double> weights(taps.weights.begin() + begin,
                                          taps.weights.begin() + begin + outputs);
        const at::Tensor weighted =
            part * at::tensor(weights, at::kDouble).to(x.scalar_type()).reshape(shape);
        out = out.defined() ? out + weighted : weighted;
    }
    return out;
}

/// Outputs outside of the region get a value of their own.
at::Tensor filledOutside(const at::Tensor& x, std::int64_t axis, const Sampling& how, const AxisScale& scale)
{
    at::Tensor out = x.clone();
    for (std::int64_t i = 0; i < scale.to; ++i) {
        const double at = position(how, scale, i);
        if (at < 0 || at > static_cast<double>(scale.from - 1))
            out.select(axis, i).fill_(how.outside);
    }
    return out;
}

at::Tensor resized(const at::Tensor& x, const std::vector<AxisScale>& axes, const Sampling& how)
{
    at::Tensor out = isFloat(x) || how.mode == "nearest" ? x : x.to(at::kDouble);
    const bool crops = how.coordinates == "tf_crop_and_resize";
    for (std::size_t i = 0; i < axes.size(); ++i)
        if (axes[i].to != axes[i].from || axes[i].scale != 1 || crops)
            out = resizedAlong(out, static_cast<std::int64_t>(i), how, axes[i]);
    for (std::size_t i = 0; crops && i < axes.size(); ++i)
        out = filledOutside(out, static_cast<std::int64_t>(i), how, axes[i]);
    return out.to(x.scalar_type());
}

std::vector<AxisScale> scaledBy(const at::Tensor& x, const std::vector<std::int64_t>& chosen,
                                const std::vector<double>& scales)
{
    require(chosen.size() == scales.size(), "a scale for each axis");
    std::vector<AxisScale> out;
    for (const std::int64_t extent : x.sizes())
        out.push_back({extent, extent, 1, 0, 1});
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        AxisScale& axis = out[static_cast<std::size_t>(axisIn(chosen[i], x.dim()))];
        axis.scale = scales[i];
        const double extent = std::floor(static_cast<double>(axis.from) * scales[i]);
        constexpr double most = 1 << 30;
        require(scales[i] > 0 && extent <= most, "scales of more than 0");
        axis.to = static_cast<std::int64_t>(extent);
    }
    return out;
}

/// With a policy, all axes get the smallest or the largest of the scales.
std::vector<AxisScale> scaledTo(const at::Tensor& x, const std::vector<std::int64_t>& chosen,
                                std::vector<std::int64_t> sizes, const std::string& policy)
{
    require(chosen.size() == sizes.size(), "an extent for each axis");
    std::vector<double> scales;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        require(sizes[i] > 0 && x.size(axisIn(chosen[i], x.dim())) > 0, "extents of more than 0");
        scales.push_back(static_cast<double>(sizes[i]) /
                         static_cast<double>(x.size(axisIn(chosen[i], x.dim()))));
    }
    if (policy == "not_larger" || policy == "not_smaller") {
        const double all = policy == "not_larger" ? *std::min_element(scales.begin(), scales.end())
                                                  : *std::max_element(scales.begin(), scales.end());
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            scales[i] = all;
            sizes[i] = static_cast<std::int64_t>(
                std::floor(all * static_cast<double>(x.size(axisIn(chosen[i], x.dim()))) + 0.5));
        }
    }
    auto out = scaledBy(x, chosen, scales);
    for (std::size_t i = 0; i < chosen.size(); ++i)
        out[static_cast<std::size_t>(axisIn(chosen[i], x.dim()))].to = sizes[i];
    return out;
}

Sampling samplingOf(const Node& node)
{
    Sampling out;
    out.mode = node.text("mode", "nearest");
    if (out.mode == "bilinear" || out.mode == "trilinear")
        out.mode = "linear";
    require(out.mode == "nearest" || out.mode == "linear" || out.mode == "cubic",
            "a mode of nearest, linear or cubic");
    const bool old = node.version() < 11;
    out.coordinates = node.text("coordinate_transformation_mode", old ? "asymmetric" : "half_pixel");
    out.rounding = node.text("nearest_mode", old ? "floor" : "round_prefer_floor");
    out.a = node.number("cubic_coeff_a", -0.75);
    out.excludesOutside = node.integer("exclude_outside", 0) != 0;
    out.antialias = node.integer("antialias", 0) != 0;
    out.outside = node.number("extrapolation_value", 0);
    return out;
}

/// Inputs: the region, scales, and sizes in place of scales; version 10 has the scales alone.
Tensors resize(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    require(x.numel() > 0, "an input that is not empty");
    const std::size_t scales = node.version() < 11 ? 1 : 2;
    auto chosen = node.integers("axes");
    if (chosen.empty()) {
        chosen.resize(static_cast<std::size_t>(x.dim()));
        std::iota(chosen.begin(), chosen.end(), 0);
    }
    const bool sized = node.version() >= 11 && given(in, 3) && in[3].numel() > 0;
    auto axes =
        sized ? scaledTo(x, chosen, wholeNumbers(in[3]), node.text("keep_aspect_ratio_policy", "stretch"))
              : scaledBy(x, chosen, realNumbers(needed(in, scales)));
    const Sampling how = samplingOf(node);
    if (how.coordinates == "tf_crop_and_resize") {
        const auto region = realNumbers(needed(in, 1));
        require(region.size() == 2 * chosen.size(), "a region of two numbers for each axis");
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            AxisScale& axis = axes[static_cast<std::size_t>(axisIn(chosen[i], x.dim()))];
            axis.start = region[i];
            axis.end = region[i + chosen.size()];
        }
    }
    return {resized(x, axes, how)};
}

/// Scales are an attribute before version 9, two of them in version 1.
Tensors upsample(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    require(x.numel() > 0, "an input that is not empty");
    std::vector<std::int64_t> all(static_cast<std::size_t>(x.dim()));
    std::iota(all.begin(), all.end(), 0);
    auto scales = node.version() >= 9 ? realNumbers(needed(in, 1)) : node.numbers("scales");
    if (node.has("height_scale"))
        scales = {1, 1, node.number("height_scale", 1), node.number("width_scale", 1)};
    return {resized(x, scaledBy(x, all, scales), samplingOf(node))};
}

} // namespace

std::span<const OperatorKernel> resizeKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"Resize", 10, &resize},
        {"Upsample", 1, &upsample},
    };
    return kernels;
}

} // namespace doppler
