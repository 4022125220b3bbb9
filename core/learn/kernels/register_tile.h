// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of kernels share. CMake compiles each of them once per instruction set, into the namespace
// of its name (DOPPLER_INSTRUCTION_SET). None of them uses templates of the standard library: the linker
// keeps one copy of each, and that might be one for instructions that this processor lacks.
#pragma once

#include <cstddef>

namespace doppler::DOPPLER_INSTRUCTION_SET {

// A tile of a result stays in `accumulators` of the processor's registers, of `lanes` floats each; the others
// hold the factors. It is `parts` registers wide where rows abound.
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
constexpr std::size_t mostRows = accumulators / parts;

using Lanes = float __attribute__((vector_size(lanes * sizeof(float))));
using AnyLanes =
    float __attribute__((vector_size(lanes * sizeof(float)), aligned(alignof(float)), may_alias));

inline Lanes loaded(const float* from) { return *reinterpret_cast<const AnyLanes*>(from); }
inline void store(Lanes values, float* to) { *reinterpret_cast<AnyLanes*>(to) = values; }
constexpr std::size_t least(std::size_t a, std::size_t b) { return a < b ? a : b; }

/// Before every loop over a tile: where it remains a loop, or where a tile is copied as a whole, the compiler
/// keeps the tile in memory.
#define DOPPLER_UNROLLED _Pragma("GCC unroll 24")

/// A tile of `rows` by `width` registers.
template <std::size_t rows, std::size_t width>
using Tile = Lanes[rows][width];

template <std::size_t rows, std::size_t width>
inline void loadTile(const float* from, std::size_t stride, Tile<rows, width>& tile)
{
    DOPPLER_UNROLLED
    for (std::size_t r = 0; r < rows; ++r)
        DOPPLER_UNROLLED
    for (std::size_t p = 0; p < width; ++p)
        tile[r][p] = loaded(from + r * stride + p * lanes);
}

template <std::size_t rows, std::size_t width>
inline void storeTile(const Tile<rows, width>& tile, float* to, std::size_t stride)
{
    DOPPLER_UNROLLED
    for (std::size_t r = 0; r < rows; ++r)
        DOPPLER_UNROLLED
    for (std::size_t p = 0; p < width; ++p)
        store(tile[r][p], to + r * stride + p * lanes);
}

/// A left factor or its transposed: element (r, i) is at r * row + i * inner.
struct LeftFactor {
    const float* values;
    std::size_t row, inner;
};
/// A row-major right factor, `stride` floats from row to row.
struct RightFactor {
    const float* values;
    std::size_t stride;
};

/// sum += a b. The registers of a row share the broadcast of a's element, the rows share the load of b's.
/// Every element sums its products in their order, whatever tile it is in.
template <std::size_t rows, std::size_t width>
inline void addToTile(LeftFactor a, RightFactor b, std::size_t inner, Tile<rows, width>& sum)
{
    for (std::size_t i = 0; i < inner; ++i) {
        Lanes w[width];
        DOPPLER_UNROLLED
        for (std::size_t p = 0; p < width; ++p)
            w[p] = loaded(b.values + i * b.stride + p * lanes);
        DOPPLER_UNROLLED
        for (std::size_t r = 0; r < rows; ++r) {
            const float x = a.values[r * a.row + i * a.inner];
            DOPPLER_UNROLLED
            for (std::size_t p = 0; p < width; ++p)
                sum[r][p] += x * w[p];
        }
    }
}

/// The registers side by side in a tile of few rows: enough sums at once to hide how long each takes.
constexpr std::size_t widthOf(std::size_t rows)
{
    std::size_t width = parts;
    while (2 * width * rows <= accumulators && width < 8)
        width *= 2;
    return width;
}

template <std::size_t rows, std::size_t width, class Call>
inline void rowOfTiles(std::size_t row, std::size_t column, std::size_t columns, const Call& call)
{
    for (; column + width * lanes <= columns; column += width * lanes)
        call.template operator()<rows, width>(row, column);
    if constexpr (width > 1)
        rowOfTiles<rows, width / 2>(row, column, columns, call);
}

/// Calls the template `call` by `rows`, which are at least one and at most `most`.
template <std::size_t most, class Call>
inline void withRows(std::size_t rows, const Call& call)
{
    if constexpr (most > 1)
        if (rows < most)
            return withRows<most - 1>(rows, call);
    call.template operator()<most>();
}

/// Splits rows into groups of at most `most`, which differ by one row at most: few rows alone would wait for
/// each of their sums. Calls the template `call` by each group's rows, with its first one.
template <std::size_t most, class Call>
inline void inGroups(std::size_t rows, const Call& call)
{
    const std::size_t groups = (rows + most - 1) / most;
    const std::size_t height = groups > 0 ? rows / groups : 0;
    const std::size_t higher = rows - height * groups; // groups with a row more, which come first
    std::size_t row = 0;
    for (std::size_t g = 0; g < groups; ++g)
        withRows<most>(g < higher ? height + 1 : height, [&]<std::size_t count>() {
            call.template operator()<count>(row);
            row += count;
        });
}

/// Covers a matrix with tiles: `call` is a template by their rows and width, and gets row and column. Leaves
/// out the last columns where their number is no multiple of `lanes`.
template <class Call>
inline void inTiles(std::size_t rows, std::size_t columns, const Call& call)
{
    inGroups<mostRows>(rows, [&]<std::size_t height>(std::size_t row) {
        rowOfTiles<height, widthOf(height)>(row, 0, columns, call);
    });
}

/// The columns that inTiles() leaves out begin here.
constexpr std::size_t wholeTiles(std::size_t columns) { return columns / lanes * lanes; }

/// c += a b; leaves out what inTiles() does.
inline void addProduct(std::size_t rows, std::size_t inner, std::size_t columns, LeftFactor a, RightFactor b,
                       float* c, std::size_t stride)
{
    inTiles(rows, columns, [=]<std::size_t height, std::size_t width>(std::size_t row, std::size_t column) {
        float* to = c + row * stride + column;
        Tile<height, width> sum;
        loadTile(to, stride, sum);
        addToTile({a.values + row * a.row, a.row, a.inner}, {b.values + column, b.stride}, inner, sum);
        storeTile(sum, to, stride);
    });
}

} // namespace doppler::DOPPLER_INSTRUCTION_SET
