// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/operators/windows.h"

#include <algorithm>

namespace doppler {

namespace {

std::vector<std::int64_t> listOf(const Node& node, const char* attribute, std::size_t axes,
                                 std::int64_t otherwise, std::int64_t least)
{
    auto out = node.integers(attribute);
    if (out.empty())
        out.assign(axes, otherwise);
    constexpr std::int64_t most = 1 << 30;
    if (out.size() != axes ||
        std::any_of(out.begin(), out.end(), [&](std::int64_t v) { return v < least || v > most; }))
        unfit(std::string("expected a number for each axis in ") + attribute);
    return out;
}

} // namespace

bool Windows::padded() const
{
    const auto some = [](std::int64_t pad) { return pad != 0; };
    return std::any_of(before.begin(), before.end(), some) || std::any_of(after.begin(), after.end(), some);
}

bool Windows::dilated() const
{
    return std::any_of(dilations.begin(), dilations.end(), [](std::int64_t d) { return d != 1; });
}

Windows windowsOf(const Node& node, std::vector<std::int64_t> extents, at::IntArrayRef sizes)
{
    const std::size_t axes = sizes.size();
    require(extents.size() == axes && axes > 0 &&
                std::all_of(extents.begin(), extents.end(), [](std::int64_t e) { return e > 0; }),
            "a window of as many axes as the input");
    Windows out{std::move(extents),
                listOf(node, "strides", axes, 1, 1),
                listOf(node, "dilations", axes, 1, 1),
                {},
                {}};
    const auto pads = listOf(node, "pads", 2 * axes, 0, -(1 << 30));
    const auto middle = pads.begin() + static_cast<std::ptrdiff_t>(axes);
    out.before.assign(pads.begin(), middle);
    out.after.assign(middle, pads.end());
    const std::string automatic = node.text("auto_pad", "NOTSET");
    if (automatic != "SAME_UPPER" && automatic != "SAME_LOWER")
        return out;
    for (std::size_t i = 0; i < axes; ++i) {
        const std::int64_t places = (sizes[i] + out.strides[i] - 1) / out.strides[i];
        const std::int64_t missing =
            std::max<std::int64_t>((places - 1) * out.strides[i] + out.reach(i) - sizes[i], 0);
        out.before[i] = automatic == "SAME_UPPER" ? missing / 2 : missing - missing / 2;
        out.after[i] = missing - out.before[i];
    }
    return out;
}

at::Tensor padSpace(const at::Tensor& x, const std::vector<std::int64_t>& before,
                    const std::vector<std::int64_t>& after, const at::Scalar& value)
{
    std::vector<std::int64_t> around; // ATen begins at the last axis
    bool any = false;
    for (std::size_t i = before.size(); i-- > 0;) {
        around.push_back(before[i]);
        around.push_back(after[i]);
        any = any || before[i] != 0 || after[i] != 0;
    }
    return any ? at::constant_pad_nd(x, around, value) : x;
}

} // namespace doppler
