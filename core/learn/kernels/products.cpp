// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/kernels/products.h"

#include "core/learn/kernels/kernel_tables.h"

#include <algorithm>
#include <cassert>

namespace doppler {

namespace {

const ProductKernels& kernels = kernelTables().products;

} // namespace

void PackedMatrix::pack(ConstMatrix values)
{
    rows = values.rows;
    columns = values.columns;
    panels.resize(kernels.packedSize(rows, columns));
    kernels.pack(values.values, values.stride, rows, columns, panels.data());
}

void PackedMatrix::packTransposed(ConstMatrix values)
{
    rows = values.columns;
    columns = values.rows;
    panels.resize(kernels.packedSize(rows, columns));
    kernels.packTransposed(values.values, values.stride, rows, columns, panels.data());
}

void multiply(ConstMatrix a, const PackedMatrix& b, Matrix out, bool add)
{
    assert(a.columns == b.rows && a.rows == out.rows && b.columns == out.columns);
    kernels.multiply(a.values, a.stride, a.rows, b.rows, b.panels.data(), b.columns, out.values, out.stride,
                     add);
}

void TransposedProducts::add(ConstMatrix a, ConstMatrix b, Matrix out)
{
    assert(a.rows == b.rows && a.columns == out.rows && b.columns == out.columns);
    left.resize(std::max(left.size(), kernels.transposedSpace(a.columns)));
    for (std::size_t first = 0; first < a.rows; first += transposedRows) {
        const std::size_t count = std::min(transposedRows, a.rows - first);
        const float* packed = b.row(first);
        if (!kernels.isPacked(b.stride, b.columns)) {
            right.resize(std::max(right.size(), kernels.packedSize(count, b.columns)));
            kernels.pack(packed, b.stride, count, b.columns, right.data());
            packed = right.data();
        }
        kernels.addTransposed(a.row(first), a.stride, count, a.columns, packed, b.columns, out.values,
                              out.stride, left.data());
    }
}

} // namespace doppler
