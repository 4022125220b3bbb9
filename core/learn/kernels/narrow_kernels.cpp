// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/kernels/narrow_kernels.h"

#include "core/learn/kernels/register_tile.h"

namespace doppler::DOPPLER_INSTRUCTION_SET {

namespace {
namespace loops {

static_assert(narrowLanes % lanes == 0);
const Lanes zero{};

void layer(const float* x, std::size_t xStride, std::size_t inputs, const float* weight, const float* bias,
           std::size_t stride, std::size_t rows, bool relu, const float* keep, float* out)
{
    inTiles(rows, stride, [=]<std::size_t height, std::size_t width>(std::size_t row, std::size_t column) {
        Tile<height, width> sum{};
        if (bias)
            loadTile(bias + column, 0, sum);
        addToTile({x + row * xStride, xStride, 1}, {weight + column, stride}, inputs, sum);
        DOPPLER_UNROLLED
        for (std::size_t r = 0; r < height; ++r)
            DOPPLER_UNROLLED
        for (std::size_t p = 0; p < width; ++p) {
            const std::size_t place = (row + r) * stride + column + p * lanes;
            Lanes value = sum[r][p];
            if (keep)
                value = loaded(keep + place) > zero ? value : zero;
            if (relu)
                value = value > zero ? value : zero;
            store(value, out + place);
        }
    });
}

/// sum += a row, one group of narrowLanes columns of it.
using Group = Lanes[narrowLanes / lanes];
inline void addGroup(const float* row, Group& sum)
{
    DOPPLER_UNROLLED
    for (std::size_t p = 0; p < narrowLanes / lanes; ++p)
        sum[p] += loaded(row + p * lanes);
}
inline void storeGroup(const Group& sum, float* to)
{
    DOPPLER_UNROLLED
    for (std::size_t p = 0; p < narrowLanes / lanes; ++p)
        store(sum[p], to + p * lanes);
}

void addOuter(const float* x, std::size_t xStride, std::size_t inputs, const float* y, std::size_t stride,
              std::size_t rows, float* weight, float* bias)
{
    addProduct(inputs, rows, stride, {x, 1, xStride}, {y, stride}, weight, stride);
    for (std::size_t column = 0; column < stride; column += narrowLanes) {
        Group sum{};
        addGroup(bias + column, sum);
        for (std::size_t r = 0; r < rows; ++r)
            addGroup(y + r * stride + column, sum);
        storeGroup(sum, bias + column);
    }
}

void sumRows(const float* in, std::size_t stride, const std::uint32_t* start, const std::uint32_t* source,
             std::size_t rows, float* out)
{
    for (std::size_t column = 0; column < stride; column += narrowLanes)
        for (std::size_t r = 0; r < rows; ++r) {
            Group sum{};
            for (std::uint32_t i = start[r]; i < start[r + 1]; ++i)
                addGroup(in + source[i] * stride + column, sum);
            storeGroup(sum, out + r * stride + column);
        }
}

void keepPositive(const float* in, const float* keep, std::size_t count, float* out)
{
    for (std::size_t i = 0; i < count; i += lanes)
        store(loaded(keep + i) > zero ? loaded(in + i) : zero, out + i);
}

void add(const float* in, std::size_t count, float* out)
{
    for (std::size_t i = 0; i < count; i += lanes)
        store(loaded(out + i) + loaded(in + i), out + i);
}

} // namespace loops
} // namespace

extern const NarrowKernels narrowKernels{loops::layer, loops::addOuter, loops::sumRows, loops::keepPositive,
                                         loops::add};

} // namespace doppler::DOPPLER_INSTRUCTION_SET
