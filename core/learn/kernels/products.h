// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace doppler {

// Products of small matrices, whose right factor fits into the processor's caches. The distribution's BLAS
// does not know every processor and pays for each call; docs/results/training-speed.md has both rates.

/// Someone else's matrix: row-major, `stride` floats from row to row.
template <class Float>
struct MatrixView {
    Float* values = nullptr;
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::size_t stride = 0;

    MatrixView(Float* v, std::size_t r, std::size_t c) : MatrixView(v, r, c, c) {}
    MatrixView(Float* v, std::size_t r, std::size_t c, std::size_t s)
        : values(v), rows(r), columns(c), stride(s)
    {
    }
    template <class Other>
    MatrixView(const MatrixView<Other>& other)
        : MatrixView(other.values, other.rows, other.columns, other.stride)
    {
    }
    [[nodiscard]] MatrixView rowRange(std::size_t first, std::size_t count) const
    {
        return {values + first * stride, count, columns, stride};
    }
    [[nodiscard]] MatrixView columnRange(std::size_t first, std::size_t count) const
    {
        return {values + first, rows, count, stride};
    }
    [[nodiscard]] Float* row(std::size_t r) const { return values + r * stride; }
};
using ConstMatrix = MatrixView<const float>;
using Matrix = MatrixView<float>;

/// A right factor laid out for multiply(). Its memory is kept from one pack to the next.
class PackedMatrix {
public:
    void pack(ConstMatrix values);
    void packTransposed(ConstMatrix values);

private:
    friend void multiply(ConstMatrix, const PackedMatrix&, Matrix, bool);
    std::vector<float> panels;
    std::size_t rows = 0;
    std::size_t columns = 0;
};

/// out = a b, or out += a b if `add`.
void multiply(ConstMatrix a, const PackedMatrix& b, Matrix out, bool add = false);

/// Adds products with a transposed left factor, as gradients of weights are. Keeps memory between calls.
class TransposedProducts {
public:
    /// out += a^T b; a and b have the same rows.
    void add(ConstMatrix a, ConstMatrix b, Matrix out);

private:
    std::vector<float> left, right;
};

} // namespace doppler
