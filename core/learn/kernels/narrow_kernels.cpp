// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled several times, for one generation of processors each; DOPPLER_NARROW_KERNELS is the name of the
// table, DOPPLER_ROWS how many rows fit into its registers four registers wide. No templates of the standard
// library here: the linker keeps one copy of each, and it might be this file's.
#include "core/learn/kernels/narrow_kernels.h"

namespace doppler {

namespace {
namespace loops {

/// The compiler keeps them in as many registers as they need. No function takes or returns them by value: how
/// that is done differs between generations.
using Lanes = float __attribute__((vector_size(narrowLanes * sizeof(float))));
using LanesInMemory =
    float __attribute__((vector_size(narrowLanes * sizeof(float)), aligned(alignof(float)), may_alias));

inline const LanesInMemory& at(const float* from) { return *reinterpret_cast<const LanesInMemory*>(from); }
inline LanesInMemory& at(float* from) { return *reinterpret_cast<LanesInMemory*>(from); }

struct LayerRun {
    const float* x;
    std::size_t xStride;
    std::size_t inputs;
    const float* weight;
    const float* bias;
    std::size_t stride;
    bool relu;
    const float* keep;
    float* out;
};

/// Some rows of some columns at once, which share every load of the weights.
template <std::size_t rows, std::size_t parts>
inline void layerOf(const LayerRun& run, std::size_t row, std::size_t column)
{
    Lanes sum[rows][parts];
    for (std::size_t p = 0; p < parts; ++p) {
        Lanes begin{};
        if (run.bias)
            begin = at(run.bias + column + p * narrowLanes);
        for (std::size_t r = 0; r < rows; ++r)
            sum[r][p] = begin;
    }
    const float* x = run.x + row * run.xStride;
    for (std::size_t i = 0; i < run.inputs; ++i)
        for (std::size_t p = 0; p < parts; ++p) {
            const Lanes w = at(run.weight + i * run.stride + column + p * narrowLanes);
            for (std::size_t r = 0; r < rows; ++r)
                sum[r][p] += x[r * run.xStride + i] * w;
        }
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t p = 0; p < parts; ++p) {
            const std::size_t place = (row + r) * run.stride + column + p * narrowLanes;
            const Lanes zero{};
            Lanes value = sum[r][p];
            if (run.keep)
                value = at(run.keep + place) > zero ? value : zero;
            if (run.relu)
                value = value > zero ? value : zero;
            at(run.out + place) = value;
        }
}

template <std::size_t parts>
inline void layerColumns(const LayerRun& run, std::size_t rows, std::size_t column)
{
    constexpr std::size_t together = 4 * DOPPLER_ROWS / parts;
    std::size_t r = 0;
    for (; r + together <= rows; r += together)
        layerOf<together, parts>(run, r, column);
    for (; r < rows; ++r)
        layerOf<1, parts>(run, r, column);
}

void layer(const float* x, std::size_t xStride, std::size_t inputs, const float* weight, const float* bias,
           std::size_t stride, std::size_t rows, bool relu, const float* keep, float* out)
{
    const LayerRun run{x, xStride, inputs, weight, bias, stride, relu, keep, out};
    std::size_t column = 0;
    for (; column + 4 * narrowLanes <= stride; column += 4 * narrowLanes)
        layerColumns<4>(run, rows, column);
    for (; column + 2 * narrowLanes <= stride; column += 2 * narrowLanes)
        layerColumns<2>(run, rows, column);
    if (column < stride)
        layerColumns<1>(run, rows, column);
}

struct OuterRun {
    const float* x;
    std::size_t xStride;
    const float* y;
    std::size_t stride;
    std::size_t rows;
    float* weight;
};

/// Some rows of W' at once, which share every load of y.
template <std::size_t inputs>
inline void addOuterOf(const OuterRun& run, std::size_t input, std::size_t column)
{
    Lanes sum[inputs];
    for (std::size_t i = 0; i < inputs; ++i)
        sum[i] = at(run.weight + (input + i) * run.stride + column);
    for (std::size_t r = 0; r < run.rows; ++r) {
        const Lanes y = at(run.y + r * run.stride + column);
        const float* x = run.x + r * run.xStride + input;
        for (std::size_t i = 0; i < inputs; ++i)
            sum[i] += x[i] * y;
    }
    for (std::size_t i = 0; i < inputs; ++i)
        at(run.weight + (input + i) * run.stride + column) = sum[i];
}

/// The last rows of W', fewer than `most`.
template <std::size_t most>
inline void addOuterRest(const OuterRun& run, std::size_t input, std::size_t left, std::size_t column)
{
    if constexpr (most > 0) {
        if (left == most)
            addOuterOf<most>(run, input, column);
        else
            addOuterRest<most - 1>(run, input, left, column);
    }
}

void addOuter(const float* x, std::size_t xStride, std::size_t inputs, const float* y, std::size_t stride,
              std::size_t rows, float* weight, float* bias)
{
    constexpr std::size_t together = 3 * DOPPLER_ROWS;
    const OuterRun run{x, xStride, y, stride, rows, weight};
    for (std::size_t column = 0; column < stride; column += narrowLanes) {
        std::size_t input = 0;
        for (; input + together <= inputs; input += together)
            addOuterOf<together>(run, input, column);
        addOuterRest<together - 1>(run, input, inputs - input, column);
        Lanes sum = at(bias + column);
        for (std::size_t r = 0; r < rows; ++r)
            sum += at(y + r * stride + column);
        at(bias + column) = sum;
    }
}

void sumRows(const float* in, std::size_t stride, const std::uint32_t* start, const std::uint32_t* source,
             std::size_t rows, float* out)
{
    for (std::size_t column = 0; column < stride; column += narrowLanes)
        for (std::size_t r = 0; r < rows; ++r) {
            Lanes sum{};
            for (std::uint32_t i = start[r]; i < start[r + 1]; ++i)
                sum += at(in + source[i] * stride + column);
            at(out + r * stride + column) = sum;
        }
}

void keepPositive(const float* in, const float* keep, std::size_t count, float* out)
{
    const Lanes zero{};
    for (std::size_t i = 0; i < count; i += narrowLanes) {
        const Lanes value = at(in + i);
        at(out + i) = at(keep + i) > zero ? value : zero;
    }
}

void add(const float* in, std::size_t count, float* out)
{
    for (std::size_t i = 0; i < count; i += narrowLanes)
        at(out + i) += at(in + i);
}

} // namespace loops
} // namespace

const NarrowKernels DOPPLER_NARROW_KERNELS{loops::layer, loops::addOuter, loops::sumRows, loops::keepPositive,
                                           loops::add};

} // namespace doppler
