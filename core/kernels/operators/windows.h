// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/operators/node.h"

namespace doppler {

/// How windows move over the spatial axes of an input: for each axis.
struct Windows {
    std::vector<std::int64_t> extents, strides, dilations, before, after;

    [[nodiscard]] std::int64_t axes() const { return static_cast<std::int64_t>(extents.size()); }
    /// Of a window along an axis, gaps included.
    [[nodiscard]] std::int64_t reach(std::size_t axis) const
    {
        return dilations[axis] * (extents[axis] - 1) + 1;
    }
    [[nodiscard]] bool padded() const;
    [[nodiscard]] bool dilated() const;
};

/// Reads strides, dilations and pads of a node. `sizes` are the spatial extents of the input, from which
/// automatic padding follows. Throws UnfitNode for lists of other lengths and numbers that make no sense.
Windows windowsOf(const Node& node, std::vector<std::int64_t> extents, at::IntArrayRef sizes);
/// Pads the spatial axes (those from 2 on); negative pads cut.
at::Tensor padSpace(const at::Tensor& x, const std::vector<std::int64_t>& before,
                    const std::vector<std::int64_t>& after, const at::Scalar& value);

} // namespace doppler
