// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled several times, for one generation of processors each; DOPPLER_PRODUCTS is the name of the table.
// No templates of the standard library here: the linker keeps one copy of each, and it might be this file's.
#include "core/learn/kernels/product_kernels.h"

#include <cstring>

namespace doppler {

namespace {
namespace loops {

// A tile of the result stays in registers: `accumulators` of the processor's, with some left for the factors.
// `parts` registers side by side share the broadcast of a's element, the rows share the load of b's.
#if defined(__AVX512F__)
constexpr std::size_t lanes = 16;
constexpr std::size_t accumulators = 24;
constexpr std::size_t parts = 4;
#elif defined(__AVX__)
constexpr std::size_t lanes = 8;
constexpr std::size_t accumulators = 12;
constexpr std::size_t parts = 2;
#else
constexpr std::size_t lanes = 4;
constexpr std::size_t accumulators = 8;
constexpr std::size_t parts = 2;
#endif
using Lanes = float __attribute__((vector_size(lanes * sizeof(float))));
using AnyLanes = float __attribute__((vector_size(lanes * sizeof(float)), aligned(4), may_alias));
constexpr std::size_t panel = parts * lanes;
/// Of products with a transposed left factor: four of its columns stand together, and divide most widths.
constexpr std::size_t tileRows = 4;

std::size_t least(std::size_t a, std::size_t b) { return a < b ? a : b; }
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

inline Lanes loaded(const float* from) { return *reinterpret_cast<const AnyLanes*>(from); }

/// Lanes of which only some are the matrix's.
inline Lanes partOf(const float* from, std::size_t count)
{
    float whole[lanes] = {};
    for (std::size_t k = 0; k < count; ++k)
        whole[k] = from[k];
    Lanes out;
    std::memcpy(&out, whole, sizeof out);
    return out;
}
inline void storePart(Lanes values, std::size_t count, float* to)
{
    float whole[lanes];
    std::memcpy(whole, &values, sizeof values);
    for (std::size_t k = 0; k < count; ++k)
        to[k] = whole[k];
}

/// a, or its transposed: element (r, i) is at r * row + i * inner.
struct LeftFactor {
    const float* values;
    std::size_t row, inner;
};

/// A tile of `rows` by `width` lanes of c (+)= a b, of which `kept` rows and, in the last lanes, `last`
/// floats are c's (only if not `whole`). Every element sums its products in their order, whatever tile it is
/// in.
template <std::size_t rows, std::size_t width, bool whole>
inline void tile(LeftFactor a, std::size_t inner, const float* b, float* c, std::size_t stride,
                 std::size_t last, std::size_t kept, bool add)
{
    const auto mine = [&](std::size_t r) { return whole || r < kept; };
    Lanes sum[rows][width];
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t p = 0; p < width; ++p) {
            const float* from = c + r * stride + p * lanes;
            if (!add || !mine(r))
                sum[r][p] = Lanes{};
            else if (whole || p + 1 < width)
                sum[r][p] = loaded(from);
            else
                sum[r][p] = partOf(from, last);
        }
    for (std::size_t i = 0; i < inner; ++i) {
        Lanes w[width];
        for (std::size_t p = 0; p < width; ++p)
            w[p] = loaded(b + (i * width + p) * lanes);
        for (std::size_t r = 0; r < rows; ++r) {
            const float x = a.values[r * a.row + i * a.inner];
            for (std::size_t p = 0; p < width; ++p)
                sum[r][p] += x * w[p];
        }
    }
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t p = 0; p < width; ++p) {
            if (!mine(r))
                continue;
            float* to = c + r * stride + p * lanes;
            if (whole || p + 1 < width)
                *reinterpret_cast<AnyLanes*>(to) = sum[r][p];
            else
                storePart(sum[r][p], last, to);
        }
}

/// Where a result goes: its rows, and the columns of one panel.
struct PanelOfResult {
    float* values;
    std::size_t stride, rows, columns;
    bool add;
};

template <std::size_t rows, std::size_t width, bool whole>
inline std::size_t tilesOf(std::size_t from, LeftFactor a, std::size_t inner, const float* b,
                           const PanelOfResult& out)
{
    const std::size_t last = out.columns - (width - 1) * lanes;
    for (; from + rows <= out.rows; from += rows)
        tile<rows, width, whole>({a.values + from * a.row, a.row, a.inner}, inner, b,
                                 out.values + from * out.stride, out.stride, last, rows, out.add);
    if constexpr (rows > 1)
        from = tilesOf<rows / 2, width, whole>(from, a, inner, b, out);
    return from;
}

template <std::size_t width>
inline void multiplyPanel(LeftFactor a, std::size_t inner, const float* b, const PanelOfResult& out)
{
    if (out.columns == width * lanes)
        tilesOf<accumulators / width, width, true>(0, a, inner, b, out);
    else
        tilesOf<accumulators / width, width, false>(0, a, inner, b, out);
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

std::size_t transposedSpace(std::size_t outRows)
{
    return (outRows + tileRows - 1) / tileRows * tileRows * transposedRows;
}

/// Columns of a left factor that is to be transposed, tile by tile.
struct LeftColumns {
    const float* values;
    std::size_t tile;  ///< From one tile to the next.
    std::size_t inner; ///< From row to row.
};

template <std::size_t width>
inline void transposedPanel(const LeftColumns& a, std::size_t inner, const float* b, const PanelOfResult& out)
{
    const std::size_t last = out.columns - (width - 1) * lanes;
    for (std::size_t r = 0; r < out.rows; r += tileRows) {
        const LeftFactor left{a.values + r / tileRows * a.tile, 1, a.inner};
        const std::size_t kept = least(tileRows, out.rows - r);
        float* to = out.values + r * out.stride;
        if (last == lanes && kept == tileRows)
            tile<tileRows, width, true>(left, inner, b, to, out.stride, last, kept, true);
        else
            tile<tileRows, width, false>(left, inner, b, to, out.stride, last, kept, true);
    }
}

/// Tiles of a's columns, so that the inner loop reads what stands together.
LeftColumns columnsOf(const float* a, std::size_t stride, std::size_t rows, std::size_t columns, float* space)
{
    // Rows this short are together anyway: all of them fit into the first cache.
    if (stride <= 64 && columns % tileRows == 0)
        return {a, tileRows, stride};
    for (std::size_t first = 0; first < columns; first += tileRows) {
        float* to = space + first * rows;
        const std::size_t count = least(tileRows, columns - first);
        for (std::size_t i = 0; i < rows; ++i, to += tileRows) {
            if (count == tileRows) {
                std::memcpy(to, a + i * stride + first, tileRows * sizeof(float));
                continue;
            }
            for (std::size_t r = 0; r < tileRows; ++r)
                to[r] = r < count ? a[i * stride + first + r] : 0;
        }
    }
    return {space, tileRows * rows, tileRows};
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

extern const ProductKernels DOPPLER_PRODUCTS{loops::packedSize,     loops::pack,     loops::packTransposed,
                                             loops::isPacked,       loops::multiply, loops::addTransposed,
                                             loops::transposedSpace};

} // namespace doppler
