// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace doppler {

/// The loops of products.h, compiled once per generation of processors. All matrices are row-major; a stride
/// is the distance from row to row.
struct ProductKernels {
    /// How a right factor is laid out: panels of columns, each with its rows one after the other; the last
    /// panel is filled up with zeros to whole registers. Floats that `rows` x `columns` take.
    std::size_t (*packedSize)(std::size_t rows, std::size_t columns);
    void (*pack)(const float* values, std::size_t stride, std::size_t rows, std::size_t columns,
                 float* packed);
    /// The same, of the transposed of values: columns x rows.
    void (*packTransposed)(const float* values, std::size_t stride, std::size_t rows, std::size_t columns,
                           float* packed);
    /// A row-major matrix of that kind is its own packed form.
    bool (*isPacked)(std::size_t stride, std::size_t columns);
    /// out = a b, or out += a b; a: rows x inner, b: inner x columns, packed.
    void (*multiply)(const float* a, std::size_t aStride, std::size_t rows, std::size_t inner,
                     const float* packed, std::size_t columns, float* out, std::size_t outStride, bool add);
    /// out += a^T b for at most transposedRows rows; a: rows x outRows, b: rows x columns, packed.
    /// `space`: transposedSpace(outRows) floats.
    void (*addTransposed)(const float* a, std::size_t aStride, std::size_t rows, std::size_t outRows,
                          const float* packed, std::size_t columns, float* out, std::size_t outStride,
                          float* space);
    std::size_t (*transposedSpace)(std::size_t outRows);
};

/// Rows that addTransposed takes at once: what it lays out stays in the second cache.
inline constexpr std::size_t transposedRows = 256;

} // namespace doppler
