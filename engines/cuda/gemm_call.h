// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "work.h"

#include <algorithm>

namespace doppler_cuda {

/// The arguments of cuBLAS, which stores matrices by columns: D = op(X) op(Y), D with `rows` rows.
struct GemmCall {
    bool swapped = false; ///< X is B and Y is A (the usual case: our matrices are stored by rows).
    bool transposeX = false;
    bool transposeY = false;
    int rows = 1, columns = 1, inner = 1;
    int ldX = 1, ldY = 1, ldD = 1;
};

inline int leading(std::uint64_t stride, std::uint64_t rows)
{
    return static_cast<int>(std::max(stride, rows));
}

inline GemmCall gemmCall(const GemmWork& w)
{
    GemmCall call;
    call.swapped = w.cn == 1;
    call.inner = static_cast<int>(w.k);
    // X: (row, inner), Y: (inner, column), with their strides.
    const std::uint64_t rows = call.swapped ? w.n : w.m, columns = call.swapped ? w.m : w.n;
    const std::uint64_t xRow = call.swapped ? w.bn : w.am, xInner = call.swapped ? w.bk : w.ak;
    const std::uint64_t yInner = call.swapped ? w.ak : w.bk, yColumn = call.swapped ? w.am : w.bn;
    call.rows = static_cast<int>(rows);
    call.columns = static_cast<int>(columns);
    call.transposeX = xRow != 1;
    call.ldX = call.transposeX ? leading(xRow, w.k) : leading(xInner, rows);
    call.transposeY = yInner != 1;
    call.ldY = call.transposeY ? leading(yInner, columns) : leading(yColumn, w.k);
    call.ldD = leading(call.swapped ? w.cm : w.cn, rows);
    return call;
}

} // namespace doppler_cuda
