// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/kernels/product_kernels.h"

#include "core/learn/kernels/register_tile.h"

#include <cstring>

namespace doppler::DOPPLER_INSTRUCTION_SET {

namespace {
namespace loops {

constexpr std::size_t panel = parts * lanes;

std::size_t wholeLanes(std::size_t columns) { return (columns + lanes - 1) / lanes * lanes; }

std::size_t packedSize(std::size_t rows, std::size_t columns) { return rows * wholeLanes(columns); }

void pack(const float* values, std::size_t stride, std::size_t rows, std::size_t columns, float* packed)
{
    for (std::size_t first = 0; first < columns; first += panel) {
        const std::size_t count = least(panel, columns - first);
        const std::size_t width = wholeLanes(count);
        for (std::size_t r = 0; r < rows; ++r, packed += width) {
            if (count == panel) {
                std::memcpy(packed, values + r * stride + first, panel * sizeof(float));
                continue;
            }
            std::memcpy(packed, values + r * stride + first, count * sizeof(float));
            std::memset(packed + count, 0, (width - count) * sizeof(float));
        }
    }
}

void packTransposed(const float* values, std::size_t stride, std::size_t rows, std::size_t columns,
                    float* packed)
{
    constexpr std::size_t block = 16; // rows of the result, from one line of the cache each way
    for (std::size_t first = 0; first < columns; first += panel) {
        const std::size_t count = least(panel, columns - first);
        const std::size_t width = wholeLanes(count);
        if (count < width)
            std::memset(packed, 0, rows * width * sizeof(float));
        for (std::size_t top = 0; top < rows; top += block) {
            const std::size_t height = least(block, rows - top);
            for (std::size_t c = 0; c < count; ++c)
                for (std::size_t r = 0; r < height; ++r)
                    packed[(top + r) * width + c] = values[(first + c) * stride + top + r];
        }
        packed += rows * width;
    }
}

/// c = a b, or c += a b, for a tile of c; b: a packed panel.
template <std::size_t rows, std::size_t width>
inline void tile(LeftFactor a, std::size_t inner, const float* b, float* c, std::size_t stride, bool add)
{
    Tile<rows, width> sum{};
    if (add)
        loadTile(c, stride, sum);
    addToTile(a, {b, width * lanes}, inner, sum);
    storeTile(sum, c, stride);
}

inline void copyRows(const float* from, std::size_t fromStride, std::size_t rows, std::size_t columns,
                     float* to, std::size_t toStride)
{
    for (std::size_t r = 0; r < rows; ++r)
        std::memcpy(to + r * toStride, from + r * fromStride, columns * sizeof(float));
}

/// The same for a tile that has only `columns` columns of c.
template <std::size_t rows, std::size_t width>
inline void partOfTile(LeftFactor a, std::size_t inner, const float* b, float* c, std::size_t stride,
                       bool add, std::size_t columns)
{
    constexpr std::size_t ownStride = width * lanes;
    float whole[rows * ownStride] = {};
    if (add)
        copyRows(c, stride, rows, columns, whole, ownStride);
    tile<rows, width>(a, inner, b, whole, ownStride, true);
    copyRows(whole, ownStride, rows, columns, c, stride);
}

/// Where a result goes: its rows, and the columns of one panel.
struct PanelOfResult {
    float* values;
    std::size_t stride, rows, columns;
    bool add;
};

template <std::size_t rows, std::size_t width>
inline void tileOf(const PanelOfResult& out, std::size_t row, LeftFactor a, std::size_t inner, const float* b)
{
    float* to = out.values + row * out.stride;
    if (out.columns == width * lanes)
        tile<rows, width>(a, inner, b, to, out.stride, out.add);
    else
        partOfTile<rows, width>(a, inner, b, to, out.stride, out.add, out.columns);
}

template <std::size_t width>
inline void multiplyPanel(LeftFactor a, std::size_t inner, const float* b, const PanelOfResult& out)
{
    inGroups<accumulators / width>(out.rows, [=]<std::size_t rows>(std::size_t row) {
        tileOf<rows, width>(out, row, {a.values + row * a.row, a.row, a.inner}, inner, b);
    });
}

/// Calls what takes a panel of the width that `columns` need.
template <class Call>
inline void withWidth(std::size_t columns, Call call)
{
    const std::size_t width = wholeLanes(columns) / lanes;
    if constexpr (parts == 4) {
        if (width == 4)
            return call.template operator()<4>();
        if (width == 3)
            return call.template operator()<3>();
    }
    if (width == 2)
        return call.template operator()<2>();
    return call.template operator()<1>();
}

void multiply(const float* a, std::size_t aStride, std::size_t rows, std::size_t inner, const float* packed,
              std::size_t columns, float* out, std::size_t outStride, bool add)
{
    constexpr std::size_t block = 240; // rows of a that stay in the second cache from panel to panel
    for (std::size_t top = 0; top < rows; top += block) {
        const std::size_t height = least(block, rows - top);
        const LeftFactor left{a + top * aStride, aStride, 1};
        for (std::size_t first = 0; first < columns; first += panel) {
            const std::size_t count = least(panel, columns - first);
            const PanelOfResult to{out + top * outStride + first, outStride, height, count, add};
            const float* b = packed + first * inner;
            withWidth(count, [&]<std::size_t width>() { multiplyPanel<width>(left, inner, b, to); });
        }
    }
}

std::size_t transposedSpace(std::size_t outRows) { return outRows * transposedRows; }

/// Columns of a left factor that is to be transposed. Those of a tile stand together if they are `laidOut`,
/// from `column` times the factor's rows on; else a row takes `stride`.
struct LeftColumns {
    const float* values;
    std::size_t stride;
    bool laidOut;
};

template <std::size_t width>
inline void transposedPanel(const LeftColumns& a, std::size_t inner, const float* b, const PanelOfResult& out)
{
    inGroups<mostRows>(out.rows, [=]<std::size_t rows>(std::size_t row) {
        if (a.laidOut)
            tileOf<rows, width>(out, row, {a.values + row * inner, 1, rows}, inner, b);
        else
            tileOf<rows, width>(out, row, {a.values + row, 1, a.stride}, inner, b);
    });
}

/// Tiles of a's columns, so that the inner loop reads what stands together.
LeftColumns columnsOf(const float* a, std::size_t stride, std::size_t rows, std::size_t columns, float* space)
{
    // Rows this short are together anyway: all of them fit into the first cache.
    if (stride <= 64)
        return {a, stride, false};
    inGroups<mostRows>(columns, [=]<std::size_t height>(std::size_t first) {
        for (std::size_t i = 0; i < rows; ++i)
            std::memcpy(space + first * rows + i * height, a + i * stride + first, height * sizeof(float));
    });
    return {space, stride, true};
}

void addTransposed(const float* a, std::size_t aStride, std::size_t rows, std::size_t outRows,
                   const float* packed, std::size_t columns, float* out, std::size_t outStride, float* space)
{
    const LeftColumns left = columnsOf(a, aStride, rows, outRows, space);
    for (std::size_t first = 0; first < columns; first += panel) {
        const std::size_t count = least(panel, columns - first);
        const PanelOfResult to{out + first, outStride, outRows, count, true};
        const float* b = packed + first * rows;
        withWidth(count, [&]<std::size_t width>() { transposedPanel<width>(left, rows, b, to); });
    }
}

bool isPacked(std::size_t stride, std::size_t columns)
{
    return stride == columns && columns <= panel && columns % lanes == 0;
}

} // namespace loops
} // namespace

extern const ProductKernels productKernels{loops::packedSize,     loops::pack,     loops::packTransposed,
                                           loops::isPacked,       loops::multiply, loops::addTransposed,
                                           loops::transposedSpace};

} // namespace doppler::DOPPLER_INSTRUCTION_SET
