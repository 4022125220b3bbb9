// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled several times, for one generation of processors each; DOPPLER_KERNELS is the name of the table. No
// templates of the standard library here: the linker keeps one copy of each, and it might be this file's.
#include "core/learn/kernels/dense_kernels.h"

#include "core/training/network_shape.h"

#include <cstring>

namespace doppler {

namespace {
namespace loops {

constexpr std::size_t width = NetworkShape::headWidth;

float root(float x) { return __builtin_sqrtf(x); }
std::size_t least(std::size_t a, std::size_t b) { return a < b ? a : b; }

/// Sixteen floats, which the compiler keeps in as many registers as they need.
using Lanes = float __attribute__((vector_size(16 * sizeof(float))));
constexpr std::size_t parts = width * sizeof(float) / sizeof(Lanes);

/// addProducts for a few rows at once, which share every load of the weights.
template <std::size_t rows>
inline void addProductsOf(const float* x, std::size_t inputs, const float* weight, float* sums)
{
    Lanes sum[rows][parts];
    std::memcpy(sum, sums, sizeof sum);
    for (std::size_t i = 0; i < inputs; ++i) {
        Lanes w[parts];
        std::memcpy(w, weight + i * width, sizeof w);
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t p = 0; p < parts; ++p)
                sum[r][p] += x[r * inputs + i] * w[p];
    }
    std::memcpy(sums, sum, sizeof sum);
}

void addProducts(const float* x, std::size_t rows, std::size_t inputs, const float* weight, float* sums)
{
    std::size_t r = 0;
    for (; r + DOPPLER_ROWS <= rows; r += DOPPLER_ROWS)
        addProductsOf<DOPPLER_ROWS>(x + r * inputs, inputs, weight, sums + r * width);
    for (; r < rows; ++r)
        addProductsOf<1>(x + r * inputs, inputs, weight, sums + r * width);
}

void zScoreColumns(const float* values, std::size_t rows, std::size_t columns, float* out, float* scale)
{
    // Sums of the same states in another order differ by rounding; that is not a deviation.
    constexpr float rounding = 1e-5F;
    constexpr std::size_t block = 64;
    const float share = 1 / static_cast<float>(rows);
    for (std::size_t first = 0; first < columns; first += block) {
        const std::size_t count = least(block, columns - first);
        float mean[block] = {};
        float largest[block] = {};
        float factor[block] = {};
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < count; ++c) {
                const float x = values[r * columns + first + c];
                mean[c] += x;
                const float size = x < 0 ? -x : x;
                largest[c] = size > largest[c] ? size : largest[c];
            }
        for (std::size_t c = 0; c < count; ++c)
            mean[c] *= share;
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < count; ++c) {
                const float x = values[r * columns + first + c] - mean[c];
                factor[c] += x * x;
            }
        for (std::size_t c = 0; c < count; ++c) {
            const float deviation = root(factor[c] * share);
            factor[c] = deviation > rounding * largest[c] ? 1 / deviation : 0;
        }
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < count; ++c) {
                const std::size_t at = r * columns + first + c;
                out[at] = (values[at] - mean[c]) * factor[c];
            }
        for (std::size_t c = 0; scale && c < count; ++c)
            scale[first + c] = factor[c];
    }
}

void zScoreColumnsBackward(const float* z, const float* scale, const float* derivative, std::size_t rows,
                           std::size_t columns, float* out)
{
    constexpr std::size_t block = 64;
    const float share = 1 / static_cast<float>(rows);
    for (std::size_t first = 0; first < columns; first += block) {
        const std::size_t count = least(block, columns - first);
        float mean[block] = {};
        float along[block] = {}; // mean of derivative * z
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < count; ++c) {
                const std::size_t at = r * columns + first + c;
                mean[c] += derivative[at];
                along[c] += derivative[at] * z[at];
            }
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < count; ++c) {
                const std::size_t at = r * columns + first + c;
                out[at] = scale[first + c] * (derivative[at] - share * (mean[c] + z[at] * along[c]));
            }
    }
}

/// sum[j] += factors[0] * rows[0][j] + ..: `count` rows (at most 4) in one pass over the sums.
inline void addRows(const float* const* rows, const float* factors, std::size_t count, std::size_t length,
                    float* sum)
{
    if (count == 4) {
        const float *a = rows[0], *b = rows[1], *c = rows[2], *d = rows[3];
        for (std::size_t j = 0; j < length; ++j)
            sum[j] += (factors[0] * a[j] + factors[1] * b[j]) + (factors[2] * c[j] + factors[3] * d[j]);
        return;
    }
    for (std::size_t k = 0; k < count; ++k)
        for (std::size_t j = 0; j < length; ++j)
            sum[j] += factors[k] * rows[k][j];
}

void addWideProducts(const float* a, std::size_t rows, std::size_t inputs, const float* weight,
                     const float* bias, std::size_t outputs, float* out)
{
    constexpr std::size_t block = 512;
    for (std::size_t first = 0; first < outputs; first += block) {
        const std::size_t count = least(block, outputs - first);
        for (std::size_t k = 0; k < rows; ++k)
            std::memcpy(out + k * outputs + first, bias + first, count * sizeof(float));
        for (std::size_t i = 0; i < inputs; i += 4) {
            const float* w[4] = {};
            const std::size_t together = least(4, inputs - i);
            for (std::size_t r = 0; r < together; ++r)
                w[r] = weight + (i + r) * outputs + first;
            for (std::size_t k = 0; k < rows; ++k)
                addRows(w, a + k * inputs + i, together, count, out + k * outputs + first);
        }
    }
}

/// In 16 lanes, so that it becomes vector code without reordering what the source says.
inline float dot(const float* a, const float* b, std::size_t count)
{
    float lane[16] = {};
    std::size_t i = 0;
    for (; i + 16 <= count; i += 16)
        for (std::size_t k = 0; k < 16; ++k)
            lane[k] += a[i + k] * b[i + k];
    float sum = 0;
    for (; i < count; ++i)
        sum += a[i] * b[i];
    for (float x : lane)
        sum += x;
    return sum;
}

/// Four dot products that share every load of `b`.
inline void dotFour(const float* a, std::size_t stride, const float* b, std::size_t count, float* out,
                    std::size_t outStride)
{
    Lanes sum[4] = {};
    std::size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        Lanes y;
        std::memcpy(&y, b + i, sizeof y);
        for (std::size_t k = 0; k < 4; ++k) {
            Lanes x;
            std::memcpy(&x, a + k * stride + i, sizeof x);
            sum[k] += x * y;
        }
    }
    for (std::size_t k = 0; k < 4; ++k) {
        float total = 0;
        for (std::size_t j = 0; j < 16; ++j)
            total += sum[k][j];
        for (std::size_t j = i; j < count; ++j)
            total += a[k * stride + j] * b[j];
        out[k * outStride] += total;
    }
}

void wideProductsBackward(const float* right, std::size_t rows, const float* weight, std::size_t inputs,
                          std::size_t outputs, float* out)
{
    constexpr std::size_t block = 2048;
    for (std::size_t i = 0; i < rows * inputs; ++i)
        out[i] = 0;
    for (std::size_t first = 0; first < outputs; first += block) {
        const std::size_t count = least(block, outputs - first);
        for (std::size_t i = 0; i < inputs; ++i) {
            const float* w = weight + i * outputs + first;
            std::size_t k = 0;
            for (; k + 4 <= rows; k += 4)
                dotFour(right + k * outputs + first, outputs, w, count, out + k * inputs + i, inputs);
            for (; k < rows; ++k)
                out[k * inputs + i] += dot(right + k * outputs + first, w, count);
        }
    }
}

inline void adamDense(const AdamStep& step, std::size_t count, const float* gradient, float* parameters,
                      float* firstMoments, float* secondMoments)
{
    const float rate = step.learningRate / step.correction1;
    const float correction = 1 / root(step.correction2);
    for (std::size_t i = 0; i < count; ++i) {
        const float g = gradient[i] * step.scale;
        firstMoments[i] = step.beta1 * firstMoments[i] + (1 - step.beta1) * g;
        secondMoments[i] = step.beta2 * secondMoments[i] + (1 - step.beta2) * g * g;
        parameters[i] -= rate * firstMoments[i] / (root(secondMoments[i]) * correction + step.epsilon);
    }
}

void adamOuter(const AdamStep& step, std::size_t rows, std::size_t columns, const float* left,
               const float* right, std::size_t rank, float* parameters, float* firstMoments,
               float* secondMoments)
{
    constexpr std::size_t block = 512;
    for (std::size_t first = 0; first < columns; first += block) {
        const std::size_t count = least(block, columns - first);
        for (std::size_t i = 0; i < rows; ++i) {
            float run[block];
            for (std::size_t j = 0; j < count; ++j)
                run[j] = left[i] * right[first + j];
            for (std::size_t k = 1; k < rank; k += 4) {
                const float* factorRows[4] = {};
                float factors[4] = {};
                const std::size_t together = least(4, rank - k);
                for (std::size_t r = 0; r < together; ++r) {
                    factorRows[r] = right + (k + r) * columns + first;
                    factors[r] = left[(k + r) * rows + i];
                }
                addRows(factorRows, factors, together, count, run);
            }
            const std::size_t at = i * columns + first;
            adamDense(step, count, run, parameters + at, firstMoments + at, secondMoments + at);
        }
    }
}

} // namespace loops
} // namespace

extern const DenseKernels DOPPLER_KERNELS{loops::addProducts,
                                          loops::zScoreColumns,
                                          loops::zScoreColumnsBackward,
                                          loops::addWideProducts,
                                          loops::wideProductsBackward,
                                          loops::dot,
                                          loops::adamDense,
                                          loops::adamOuter};

} // namespace doppler
