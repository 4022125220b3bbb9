// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/convolution.h"

#include "core/kernels/operators/operator_table.h"
#include "core/kernels/operators/windows.h"

#include <algorithm>

namespace doppler {

at::Tensor convolved(const Node& node, const at::Tensor& x, const at::Tensor& weight, const at::Tensor& bias)
{
    require(x.dim() > 2 && weight.dim() == x.dim(), "an input and weights with spatial axes");
    const Windows windows = windowsOf(node, weight.sizes().slice(2).vec(), x.sizes().slice(2));
    const std::vector<std::int64_t> none(windows.extents.size(), 0);
    const bool even =
        windows.before == windows.after &&
        std::all_of(windows.before.begin(), windows.before.end(), [](auto pad) { return pad >= 0; });
    const at::Tensor padded = even ? x : padSpace(x, windows.before, windows.after, 0);
    return at::convolution(padded, weight, bias.defined() ? c10::optional<at::Tensor>(bias) : c10::nullopt,
                           windows.strides, even ? windows.before : none, windows.dilations, false, none,
                           node.integer("group", 1));
}

namespace {

Tensors convolution(const Node& node, Inputs in)
{
    return {convolved(node, needed(in, 0), needed(in, 1), optionalInput(in, 2))};
}

/// Pads of the output, which cut it; they follow from its shape where that is given.
Windows transposedWindows(const Node& node, const at::Tensor& x, const at::Tensor& weight,
                          const std::vector<std::int64_t>& added)
{
    Windows windows = windowsOf(node, weight.sizes().slice(2).vec(), x.sizes().slice(2));
    const std::string automatic = node.text("auto_pad", "NOTSET");
    auto shape = node.integers("output_shape");
    const auto axes = windows.extents.size();
    if (shape.size() == axes + 2) // with batch and channels
        shape.erase(shape.begin(), shape.begin() + 2);
    require(shape.empty() || shape.size() == axes, "an output_shape of as many axes as the input");
    const bool same = automatic == "SAME_UPPER" || automatic == "SAME_LOWER";
    if (shape.empty() && !same)
        return windows;
    for (std::size_t i = 0; i < axes; ++i) {
        const std::int64_t extent = x.size(static_cast<std::int64_t>(i) + 2);
        const std::int64_t target = shape.empty() ? extent * windows.strides[i] : shape[i];
        const std::int64_t cut = windows.strides[i] * (extent - 1) + added[i] + windows.reach(i) - target;
        // A shape that is larger than all products is filled at its end.
        windows.before[i] = cut < 0 ? 0 : automatic == "SAME_UPPER" ? cut / 2 : cut - cut / 2;
        windows.after[i] = cut - windows.before[i];
    }
    return windows;
}

Tensors transposedConvolution(const Node& node, Inputs in)
{
    const at::Tensor& x = needed(in, 0);
    const at::Tensor& weight = needed(in, 1);
    require(x.dim() > 2 && weight.dim() == x.dim(), "an input and weights with spatial axes");
    const auto axes = static_cast<std::size_t>(x.dim() - 2);
    auto added = node.integers("output_padding");
    added.resize(axes, 0);
    Windows windows = transposedWindows(node, x, weight, added);
    const std::vector<std::int64_t> none(axes, 0);
    at::Tensor out = at::convolution(x, weight, c10::nullopt, windows.strides, none, windows.dilations, true,
                                     none, node.integer("group", 1));
    for (std::size_t i = 0; i < axes; ++i) {
        windows.before[i] = -windows.before[i];
        windows.after[i] = added[i] - windows.after[i];
    }
    out = padSpace(out, windows.before, windows.after, 0);
    if (given(in, 2)) {
        std::vector<std::int64_t> channels(axes + 2, 1);
        channels[1] = in[2].numel();
        out = out + in[2].reshape(channels);
    }
    return {out};
}

/// Puts columns of windows back into pictures, where they overlap their sum.
Tensors columnsToImage(const Node& node, Inputs in)
{
    const auto image = wholeNumbers(needed(in, 1));
    const auto block = wholeNumbers(needed(in, 2));
    const Windows windows = windowsOf(node, block, image);
    require(image.size() == 2 && windows.before == windows.after, "two axes with equal pads");
    return {at::col2im(needed(in, 0), image, block, windows.dilations, windows.before, windows.strides)};
}

} // namespace

std::span<const OperatorKernel> convolutionKernels()
{
    static const std::vector<OperatorKernel> kernels = {
        {"Col2Im", 18, &columnsToImage},
        {"Conv", 1, &convolution},
        {"ConvTranspose", 1, &transposedConvolution},
    };
    return kernels;
}

} // namespace doppler
