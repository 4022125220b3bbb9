// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace doppler {

/// Rows of narrow networks are padded with zeros to a multiple of so many floats.
inline constexpr std::size_t narrowLanes = 16;
inline constexpr std::size_t paddedWidth(std::size_t columns)
{
    return (columns + narrowLanes - 1) / narrowLanes * narrowLanes;
}

/// The loops of networks whose layers are a few values wide and run over all vertices, compiled once per
/// generation of processors like DenseKernels. Every row begins at a multiple of narrowLanes floats; strides
/// are such multiples.
struct NarrowKernels {
    /// out[r] = x[r] W + b, where `keep` is given only where keep[r] > 0, and with `relu` the ReLU of that.
    /// W: inputs x stride, zeros in the padding; the bias may be null; keep and out have the stride, too.
    void (*layer)(const float* x, std::size_t xStride, std::size_t inputs, const float* weight,
                  const float* bias, std::size_t stride, std::size_t rows, bool relu, const float* keep,
                  float* out);
    /// W' += sum over rows of x[r] (outer) y[r], b' += sum of y[r].
    void (*addOuter)(const float* x, std::size_t xStride, std::size_t inputs, const float* y,
                     std::size_t stride, std::size_t rows, float* weight, float* bias);
    /// out[r] = sum of in[source[i]] over start[r] <= i < start[r + 1].
    void (*sumRows)(const float* in, std::size_t stride, const std::uint32_t* start,
                    const std::uint32_t* source, std::size_t rows, float* out);
    /// out[i] = keep[i] > 0 ? in[i] : 0; `count` is a multiple of narrowLanes.
    void (*keepPositive)(const float* in, const float* keep, std::size_t count, float* out);
    /// out[i] += in[i]; `count` is a multiple of narrowLanes.
    void (*add)(const float* in, std::size_t count, float* out);
};

/// The table in use (kernel_tables.h).
const NarrowKernels& narrowKernels();

} // namespace doppler
