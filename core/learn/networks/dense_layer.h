// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/dense_blocks.h"
#include "core/learn/kernels/narrow_layer.h"

namespace doppler {

/// Takes the layer's weights out of all parameters.
inline void load(NarrowLayer& layer, const DenseBlocks& blocks, std::span<const float> parameters)
{
    layer.load(valuesOf(parameters, blocks.weight), valuesOf(parameters, blocks.bias));
}

/// Puts the layer's gradient in its place among that of all parameters.
inline void unload(const NarrowLayer& layer, const DenseBlocks& blocks, std::span<float> out)
{
    layer.unload(valuesOf(out, blocks.weight), valuesOf(out, blocks.bias));
}

/// to += from, all rows.
inline void addAll(const Rows& from, Rows& to) { narrowKernels().add(from.data(), from.floats(), to.data()); }

/// A dense layer that knows its place among the parameters.
struct DenseLayer : NarrowLayer {
    explicit DenseLayer(const DenseBlocks& at)
        : NarrowLayer(at.weight.rows, at.weight.columns), blocks(at), width(at.weight.columns)
    {
    }
    DenseBlocks blocks;
    std::size_t width; ///< Of its output.
};

} // namespace doppler
