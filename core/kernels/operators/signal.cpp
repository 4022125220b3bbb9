// SPDX-License-Identifier: GPL-3.0-or-later
// Fourier transforms and windows.
#include "core/kernels/operators/operator_table.h"
#include "core/kernels/operators/tensor_proto.h"

#include <cmath>

namespace doppler {

namespace {

constexpr double pi = 3.14159265358979323846;

/// The last axis holds real and imaginary parts, or real parts alone.
at::Tensor complexOf(const at::Tensor& x)
{
    require(x.dim() > 0 && (x.size(-1) == 1 || x.size(-1) == 2), "a last axis of one or two parts");
    return x.size(-1) == 2 ? at::view_as_complex(x.contiguous())
                           : at::complex(x.squeeze(-1), at::zeros_like(x.squeeze(-1)));
}

at::Tensor firstHalf(const at::Tensor& spectrum, std::int64_t axis)
{
    return spectrum.narrow(axis, 0, spectrum.size(axis) / 2 + 1);
}

Tensors fourier(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    // The axis is an attribute before version 20, where the first axis is the batch.
    const std::int64_t asked =
        given(in, 2) ? in[2].item<std::int64_t>() : node.integer("axis", node.version() >= 20 ? -2 : 1);
    const std::int64_t axis = axisIn(asked, x.dim());
    require(axis + 1 < x.dim(), "an axis before that of the parts");
    c10::optional<std::int64_t> length;
    if (given(in, 1))
        length = in[1].item<std::int64_t>();
    // In double precision: a sum over the whole length may cancel.
    const at::Tensor values = complexOf(x.to(at::kDouble));
    at::Tensor out = node.integer("inverse", 0) != 0 ? at::fft_ifft(values, length, axis)
                                                     : at::fft_fft(values, length, axis);
    if (node.integer("onesided", 0) != 0)
        out = firstHalf(out, axis);
    return {at::view_as_real(out.resolve_conj()).to(x.scalar_type()).contiguous()};
}

/// Transforms of overlapping frames.
Tensors shortFourier(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const std::int64_t step = needed(in, 1).item<std::int64_t>();
    at::Tensor window = optionalInput(in, 2);
    require(window.defined() || given(in, 3), "a window or its length");
    const std::int64_t length = given(in, 3) ? in[3].item<std::int64_t>() : window.numel();
    require(step > 0 && length > 0, "a step and a length of at least 1");
    const bool real = x.dim() == 2 || (x.dim() == 3 && x.size(-1) == 1);
    at::Tensor frames = (x.dim() == 2 ? x : real ? x.squeeze(-1) : complexOf(x)).unfold(1, length, step);
    if (window.defined())
        frames = frames * window;
    at::Tensor out = at::fft_fft(frames, c10::nullopt, -1);
    if (node.integer("onesided", 1) != 0)
        out = firstHalf(out, -1);
    return {at::view_as_real(out).contiguous()};
}

/// A sum of cosines over the window.
Tensors cosineWindow(const Node& node, Inputs in, double a0, double a1, double a2)
{
    const std::int64_t size = needed(in, 0).item<std::int64_t>();
    require(size >= 0 && size < std::int64_t{1} << 32, "a size of at least 0");
    const auto type = typeOf(static_cast<int>(node.integer("output_datatype", onnx::TensorProto::FLOAT)));
    require(type.has_value(), "a type of numbers");
    const std::int64_t period = node.integer("periodic", 1) != 0 ? size : size - 1;
    const at::Tensor angle =
        at::arange(size, at::kDouble) * (2 * pi / static_cast<double>(std::max<std::int64_t>(period, 1)));
    return {(a0 - a1 * angle.cos() + a2 * (2 * angle).cos()).to(*type)};
}

Tensors hann(const Node& node, Inputs in) { return cosineWindow(node, in, 0.5, 0.5, 0); }
Tensors hamming(const Node& node, Inputs in) { return cosineWindow(node, in, 25.0 / 46, 1 - 25.0 / 46, 0); }
Tensors blackman(const Node& node, Inputs in) { return cosineWindow(node, in, 0.42, 0.5, 0.08); }

/// Triangles over the frequencies, evenly spaced on the mel scale.
Tensors melWeights(const Node& node, Inputs in)
{
    const std::int64_t bands = needed(in, 0).item<std::int64_t>();
    const std::int64_t length = needed(in, 1).item<std::int64_t>();
    const double rate = needed(in, 2).item().toDouble();
    require(bands > 0 && length > 0 && bands < 1 << 20 && length < 1 << 24, "at least one band and bin");
    const auto toMel = [](double hertz) { return 2595 * std::log10(1 + hertz / 700); };
    const double low = toMel(needed(in, 3).item().toDouble());
    const double high = toMel(needed(in, 4).item().toDouble());
    const auto type = typeOf(static_cast<int>(node.integer("output_datatype", onnx::TensorProto::FLOAT)));
    require(type.has_value(), "a type of numbers");
    const double step = (high - low) / static_cast<double>(bands + 2);
    const std::int64_t bins = length / 2 + 1;
    const auto edge = [&](std::int64_t i) {
        const double hertz = 700 * (std::pow(10, (static_cast<double>(i) * step + low) / 2595) - 1);
        return static_cast<std::int64_t>(std::floor(static_cast<double>(length + 1) * hertz / rate));
    };
    at::Tensor out = at::zeros({bins, bands}, at::kDouble);
    auto weights = out.accessor<double, 2>();
    for (std::int64_t band = 0; band < bands; ++band) {
        const std::int64_t lower = edge(band);
        const std::int64_t centre = edge(band + 1);
        const std::int64_t higher = edge(band + 2);
        const auto rows = [&](std::int64_t from, std::int64_t to, auto weight) {
            for (std::int64_t i = std::max<std::int64_t>(from, 0); i < std::min(to, bins); ++i)
                weights[i][band] = weight(static_cast<double>(i));
        };
        if (centre == lower)
            rows(centre, centre + 1, [](double) { return 1.0; });
        else
            rows(lower, centre + 1, [&](double i) {
                return (i - static_cast<double>(lower)) / static_cast<double>(centre - lower);
            });
        if (higher != centre)
            rows(centre, higher, [&](double i) {
                return (static_cast<double>(higher) - i) / static_cast<double>(higher - centre);
            });
    }
    return {out.to(*type)};
}

} // namespace

std::span<const OperatorKernel> signalKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"BlackmanWindow", 17, &blackman},    {"DFT", 17, &fourier},
        {"HammingWindow", 17, &hamming},      {"HannWindow", 17, &hann},
        {"MelWeightMatrix", 17, &melWeights}, {"STFT", 17, &shortFourier},
    };
    return kernels;
}

} // namespace doppler
