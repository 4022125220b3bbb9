// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "work.h"

#include <algorithm>
#include <vector>

// The kernels of CPU devices: plain C++ on one core.
namespace doppler_cuda {

namespace host {

constexpr int rows = 6;
constexpr int columns = 16;
constexpr std::uint64_t depth = 256;
constexpr std::uint64_t panelRows = 96;
constexpr std::uint64_t panelColumns = 1024;

/// c[rows][columns] += sum over k of a[k][rows] b[k][columns]; the sums stay in registers.
inline void multiplyTile(std::uint64_t k, const float* __restrict a, const float* __restrict b,
                         float* __restrict tile)
{
    float sum[rows][columns] = {};
    for (std::uint64_t p = 0; p < k; ++p, a += rows, b += columns)
        for (int i = 0; i < rows; ++i)
            for (int j = 0; j < columns; ++j)
                sum[i][j] += a[i] * b[j];
    for (int i = 0; i < rows; ++i)
        for (int j = 0; j < columns; ++j)
            tile[i * columns + j] = sum[i][j];
}

/// Copies a block in the order in which multiplyTile() reads it, padded with zeros. `width`: rows or columns.
inline void pack(const float* from, std::uint64_t wideStride, std::uint64_t deepStride, std::uint64_t wide,
                 std::uint64_t deep, std::uint64_t width, float* to)
{
    for (std::uint64_t first = 0; first < wide; first += width)
        for (std::uint64_t p = 0; p < deep; ++p)
            for (std::uint64_t i = 0; i < width; ++i)
                *to++ = first + i < wide ? from[(first + i) * wideStride + p * deepStride] : 0.0F;
}

inline void storeTile(const GemmWork& w, float* c, std::uint64_t m, std::uint64_t n, const float* tile,
                      bool add)
{
    for (std::uint64_t i = 0; i < rows && m + i < w.m; ++i)
        for (std::uint64_t j = 0; j < columns && n + j < w.n; ++j) {
            float& to = c[(m + i) * w.cm + (n + j) * w.cn];
            to = add ? to + tile[i * columns + j] : tile[i * columns + j];
        }
}

inline void multiply(const GemmWork& w, const float* a, const float* b, float* c)
{
    thread_local std::vector<float> packedA(panelRows * depth), packedB(depth * panelColumns);
    float tile[rows * columns];
    for (std::uint64_t n0 = 0; n0 < w.n; n0 += panelColumns)
        for (std::uint64_t k0 = 0; k0 < w.k; k0 += depth) {
            const std::uint64_t k = std::min(depth, w.k - k0), n = std::min(panelColumns, w.n - n0);
            pack(b + k0 * w.bk + n0 * w.bn, w.bn, w.bk, n, k, columns, packedB.data());
            for (std::uint64_t m0 = 0; m0 < w.m; m0 += panelRows) {
                const std::uint64_t m = std::min(panelRows, w.m - m0);
                pack(a + m0 * w.am + k0 * w.ak, w.am, w.ak, m, k, rows, packedA.data());
                for (std::uint64_t j = 0; j < n; j += columns)
                    for (std::uint64_t i = 0; i < m; i += rows) {
                        multiplyTile(k, packedA.data() + i * k, packedB.data() + j * k, tile);
                        storeTile(w, c, m0 + i, n0 + j, tile, k0 > 0);
                    }
            }
        }
}

/// One store in a place that the compiler can't see through, so that the arithmetic before it is kept.
inline void keep(float value)
{
    [[maybe_unused]] static thread_local volatile float place;
    place = value;
}

inline void standIn(const StandInWork& w)
{
    constexpr int lanes = 64;
    float values[lanes];
    for (int i = 0; i < lanes; ++i)
        values[i] = static_cast<float>(i);
    for (std::uint64_t i = 0; i < w.flops / (2 * lanes); ++i)
        for (float& value : values)
            value = value * 0.999F + 0.001F;
    float sum = 0;
    for (const float value : values)
        sum += value;
    for (std::uint64_t done = 0; done < w.readFloats && w.readRegion > 0;) {
        const std::uint64_t n = std::min(w.readRegion, w.readFloats - done);
        float partial[16] = {};
        for (std::uint64_t i = 0; i + 16 <= n; i += 16)
            for (int j = 0; j < 16; ++j)
                partial[j] += w.read[i + static_cast<std::uint64_t>(j)];
        sum += partial[0] + partial[15];
        done += n;
    }
    for (std::uint64_t done = 0; done < w.writeFloats && w.writeRegion > 0;) {
        const std::uint64_t n = std::min(w.writeRegion, w.writeFloats - done);
        std::fill_n(w.write, n, sum);
        done += n;
    }
    keep(sum);
}

/// Whether it is a sum of whole blocks, as the formations of our graphs are.
inline bool isSumOfBlocks(const EinsumWork& w)
{
    const Operand& in = w.inputs[0];
    if (w.operands != 1 || w.function != Function::Copy || w.aggregate != Aggregate::Sum || w.outDims != 1 ||
        w.dims != 2 || in.strides[0] != 1)
        return false;
    return in.segmentElements == 0 || in.segmentElements == in.strides[1];
}

/// Block after block, so that the inner loop is one over neighbours.
inline bool sumBlocks(const EinsumWork& w)
{
    if (!isSumOfBlocks(w))
        return false;
    const Operand& in = w.inputs[0];
    const std::uint64_t step = in.strides[1];
    for (std::uint64_t r = 0; r < w.reducedTotal; ++r) {
        const float* from = in.segmentElements != 0 ? in.segments[r] : in.segments[0] + r * step;
        if (r == 0)
            std::copy_n(from, w.outTotal, w.out);
        else
            for (std::uint64_t i = 0; i < w.outTotal; ++i)
                w.out[i] += from[i];
    }
    return true;
}

inline bool addOrMultiply(const EinsumWork& w)
{
    const Operand &x = w.inputs[0], &y = w.inputs[1];
    const bool add = w.function == Function::Add;
    if (w.operands != 2 || w.dims != 1 || w.outDims != 1 || x.strides[0] != 1 || y.strides[0] != 1 ||
        x.segmentElements != 0 || y.segmentElements != 0 || !(add || w.function == Function::Mul))
        return false;
    const float *a = x.segments[0], *b = y.segments[0];
    for (std::uint64_t i = 0; i < w.outTotal; ++i)
        w.out[i] = add ? a[i] + b[i] : a[i] * b[i];
    return true;
}

inline void einsum(const EinsumWork& w)
{
    if (sumBlocks(w) || addOrMultiply(w))
        return;
    for (std::uint64_t at = 0; at < w.outTotal; ++at)
        w.out[at] = partOfElement<std::uint64_t>(w, at, 0, 1);
}

} // namespace host

inline void runOnHost(const Work& work)
{
    computeToken(work.token);
    switch (work.kind) {
    case WorkKind::Gemm: {
        const GemmWork& w = work.gemm;
        for (std::uint64_t x = 0; x < w.loops[0]; ++x)
            for (std::uint64_t y = 0; y < w.loops[1]; ++y)
                for (std::uint64_t i = 0; i < w.batch; ++i)
                    host::multiply(w, w.a + x * w.aLoop[0] + y * w.aLoop[1] + i * w.aBatch,
                                   w.b + x * w.bLoop[0] + y * w.bLoop[1] + i * w.bBatch,
                                   w.c + x * w.cLoop[0] + y * w.cLoop[1] + i * w.cBatch);
        break;
    }
    case WorkKind::Einsum:
        host::einsum(work.einsum);
        break;
    case WorkKind::StandIn:
        host::standIn(work.standIn);
        break;
    case WorkKind::Empty:
        break;
    }
}

/// Sum of the elements, in double precision.
inline double digestOnHost(const float* data, std::uint64_t elements)
{
    double sum = 0;
    for (std::uint64_t i = 0; i < elements; ++i)
        sum += data[i];
    return sum;
}

} // namespace doppler_cuda
