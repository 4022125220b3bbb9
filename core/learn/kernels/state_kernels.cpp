// SPDX-License-Identifier: GPL-3.0-or-later
// The loops without tiles are written to become vector code.
#include "core/learn/kernels/state_kernels.h"

#include "core/learn/kernels/register_tile.h"

#include <cstring>

namespace doppler::DOPPLER_INSTRUCTION_SET {

namespace {
namespace loops {

constexpr float leak = 0.1F;

void sumRows(const std::uint32_t* start, const std::uint32_t* source, std::size_t rows,
             const float* __restrict from, std::size_t fromStride, std::size_t width, float* __restrict to,
             std::size_t toStride, bool more)
{
    for (std::size_t r = 0; r < rows; ++r, to += toStride) {
        std::uint32_t i = start[r];
        const std::uint32_t end = start[r + 1];
        if (!more && i == end)
            std::memset(to, 0, width * sizeof(float));
        else if (!more)
            std::memcpy(to, from + source[i++] * fromStride, width * sizeof(float));
        for (; i < end; ++i) {
            const float* row = from + source[i] * fromStride;
            for (std::size_t c = 0; c < width; ++c)
                to[c] += row[c];
        }
    }
}

void add(const float* __restrict from, std::size_t count, float* __restrict to)
{
    for (std::size_t i = 0; i < count; ++i)
        to[i] += from[i];
}

void addScaled(const float* __restrict from, std::size_t count, float factor, float* __restrict to)
{
    for (std::size_t i = 0; i < count; ++i)
        to[i] += factor * from[i];
}

void addRows(const float* __restrict values, std::size_t rows, std::size_t columns, std::size_t stride,
             float* __restrict sums)
{
    for (std::size_t r = 0; r < rows; ++r, values += stride)
        for (std::size_t c = 0; c < columns; ++c)
            sums[c] += values[c];
}

void biasedRelu(const float* __restrict bias, std::size_t rows, std::size_t columns, float* __restrict values)
{
    for (std::size_t r = 0; r < rows; ++r, values += columns)
        for (std::size_t c = 0; c < columns; ++c) {
            const float x = values[c] + bias[c];
            values[c] = x > 0 ? x : 0;
        }
}

void reluBackward(const float* __restrict output, std::size_t count, float* __restrict derivative)
{
    for (std::size_t i = 0; i < count; ++i)
        derivative[i] = output[i] > 0 ? derivative[i] : 0;
}

void leaky(const float* __restrict values, std::size_t count, float* __restrict out)
{
    for (std::size_t i = 0; i < count; ++i)
        out[i] = values[i] > 0 ? values[i] : leak * values[i];
}

void leakyBackward(const float* __restrict output, std::size_t count, float* __restrict derivative)
{
    for (std::size_t i = 0; i < count; ++i)
        derivative[i] *= output[i] > 0 ? 1.0F : leak;
}

void embed(const float* __restrict x, std::size_t rows, std::size_t inputs, const float* __restrict weight,
           const float* __restrict bias, std::size_t outputs, float* __restrict out)
{
    inTiles(rows, outputs, [=]<std::size_t height, std::size_t width>(std::size_t row, std::size_t column) {
        Tile<height, width> sum;
        loadTile(bias + column, 0, sum);
        addToTile({x + row * inputs, inputs, 1}, {weight + column, outputs}, inputs, sum);
        DOPPLER_UNROLLED
        for (std::size_t r = 0; r < height; ++r)
            DOPPLER_UNROLLED
        for (std::size_t p = 0; p < width; ++p)
            sum[r][p] = sum[r][p] > Lanes{} ? sum[r][p] : leak * sum[r][p];
        storeTile(sum, out + row * outputs + column, outputs);
    });
    for (std::size_t c = wholeTiles(outputs); c < outputs; ++c)
        for (std::size_t r = 0; r < rows; ++r) {
            float sum = bias[c];
            for (std::size_t i = 0; i < inputs; ++i)
                sum += x[r * inputs + i] * weight[i * outputs + c];
            out[r * outputs + c] = sum > 0 ? sum : leak * sum;
        }
}

/// x = n ln 2 + r with |r| <= ln 2 / 2: 2^n, and exp(r) - 1 by its series.
struct SplitExponential {
    float power, rest;
};
inline SplitExponential split(float x)
{
    constexpr float toWhole = 12582912.0F; // 1.5 * 2^23: what is added to it loses its fraction
    const float shifted = x * 1.44269504F + toWhole;
    const float n = shifted - toWhole;
    // ln 2 in two parts, of which the first has few digits: n times it is exact.
    const float r = (x - n * 0.693145752F) - n * 1.42860677e-6F;
    const float series =
        r * (1 + r * (0.5F + r * (1.0F / 6 + r * (1.0F / 24 + r * (1.0F / 120 + r * (1.0F / 720))))));
    const auto bits = __builtin_bit_cast(std::uint32_t, shifted);
    return {__builtin_bit_cast(float, (bits + 127U) << 23U), series};
}
inline float within(float x, float bound)
{
    const float above = x < -bound ? -bound : x; // a NaN passes both
    return above > bound ? bound : above;
}
inline float sigmoid(float x)
{
    const SplitExponential e = split(within(-x, 87));
    return 1 / (1 + (e.power * e.rest + e.power));
}
/// By exp(2x) - 1, so that small results keep their digits.
inline float hyperbolicTangent(float x)
{
    const SplitExponential e = split(within(2 * x, 40));
    const float less1 = e.power * e.rest + (e.power - 1);
    return less1 / (less1 + 2);
}

void gated(const float* __restrict bias, std::size_t rows, std::size_t hidden, float* __restrict gates,
           const float* __restrict old, float* __restrict next)
{
    for (std::size_t v = 0; v < rows; ++v, gates += 4 * hidden, old += hidden, next += hidden)
        for (std::size_t c = 0; c < hidden; ++c) {
            const float r = sigmoid(gates[c] + bias[c]);
            const float z = sigmoid(gates[hidden + c] + bias[hidden + c]);
            const float share = gates[3 * hidden + c] + bias[3 * hidden + c];
            const float n = hyperbolicTangent(gates[2 * hidden + c] + bias[2 * hidden + c] + r * share);
            gates[c] = r;
            gates[hidden + c] = z;
            gates[2 * hidden + c] = n;
            gates[3 * hidden + c] = share;
            next[c] = n + z * (old[c] - n);
        }
}

void gatedBackward(std::size_t rows, std::size_t hidden, const float* __restrict gates,
                   const float* __restrict old, const float* __restrict byNext, float* __restrict byGates,
                   float* __restrict byOld)
{
    for (std::size_t v = 0; v < rows; ++v) {
        for (std::size_t c = 0; c < hidden; ++c) {
            const float g = byNext[c];
            const float r = gates[c];
            const float z = gates[hidden + c];
            const float n = gates[2 * hidden + c];
            const float byFresh = g * (1 - z) * (1 - n * n);
            byGates[c] = byFresh * gates[3 * hidden + c] * r * (1 - r);
            byGates[hidden + c] = g * (old[c] - n) * z * (1 - z);
            byGates[2 * hidden + c] = byFresh;
            byGates[3 * hidden + c] = byFresh * r;
            byOld[c] = g * z;
        }
        gates += 4 * hidden, byGates += 4 * hidden;
        old += hidden, byNext += hidden, byOld += hidden;
    }
}

void headOutputs(const float* __restrict sums, std::size_t rows, std::size_t width,
                 const float* __restrict weight, float* __restrict out)
{
    constexpr std::size_t lanes = 16; // partial sums, so that nothing is reordered behind the source's back
    for (std::size_t r = 0; r < rows; ++r, sums += width) {
        float partial[lanes] = {};
        for (std::size_t o = 0; o < width; o += lanes)
            for (std::size_t k = 0; k < lanes; ++k) {
                const float x = sums[o + k];
                partial[k] += (x > 0 ? x : leak * x) * weight[o + k];
            }
        for (std::size_t half = lanes / 2; half > 0; half /= 2)
            for (std::size_t k = 0; k < half; ++k)
                partial[k] += partial[k + half];
        out[r] = partial[0];
    }
}

void headBackward(const float* __restrict byOutput, std::size_t rows, std::size_t width,
                  const float* __restrict weight, float* __restrict sums, float* __restrict byWeight)
{
    for (std::size_t r = 0; r < rows; ++r, sums += width) {
        const float g = byOutput[r];
        for (std::size_t o = 0; o < width; ++o) {
            const float slope = sums[o] > 0 ? 1.0F : leak;
            byWeight[o] += g * slope * sums[o];
            sums[o] = g * slope * weight[o];
        }
    }
}

void exponentials(float shift, std::size_t count, float* __restrict values)
{
    for (std::size_t i = 0; i < count; ++i) {
        const float x = values[i] - shift;
        const SplitExponential e = split(within(x, 87));
        const float y = e.power * e.rest + e.power;
        values[i] = x < -87 ? 0 : y;
    }
}

} // namespace loops
} // namespace

extern const StateKernels stateKernels{
    loops::sumRows,       loops::add,         loops::addScaled,     loops::addRows,     loops::biasedRelu,
    loops::reluBackward,  loops::leaky,       loops::leakyBackward, loops::embed,       loops::gated,
    loops::gatedBackward, loops::headOutputs, loops::headBackward,  loops::exponentials};

} // namespace doppler::DOPPLER_INSTRUCTION_SET
