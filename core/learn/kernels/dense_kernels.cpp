// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/kernels/dense_kernels.h"

#include "core/learn/kernels/register_tile.h"
#include "core/training/network_shape.h"

#include <cstring>

namespace doppler::DOPPLER_INSTRUCTION_SET {

namespace {
namespace loops {

float root(float x) { return __builtin_sqrtf(x); }

void addProducts(const float* x, std::size_t rows, std::size_t inputs, const float* weight, float* sums)
{
    constexpr std::size_t width = NetworkShape::headWidth;
    static_assert(width % lanes == 0);
    addProduct(rows, inputs, width, {x, inputs, 1}, {weight, width}, sums, width);
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

/// out += a W for any number of columns.
void addColumns(std::size_t rows, std::size_t inputs, std::size_t columns, LeftFactor a, RightFactor weight,
                float* out, std::size_t stride)
{
    addProduct(rows, inputs, columns, a, weight, out, stride);
    for (std::size_t c = wholeTiles(columns); c < columns; ++c)
        for (std::size_t k = 0; k < rows; ++k)
            for (std::size_t i = 0; i < inputs; ++i)
                out[k * stride + c] +=
                    a.values[k * a.row + i * a.inner] * weight.values[i * weight.stride + c];
}

void addWideProducts(const float* a, std::size_t rows, std::size_t inputs, const float* weight,
                     const float* bias, std::size_t outputs, float* out)
{
    constexpr std::size_t block = 256;
    // Rows of W are so far apart that the cache holds few of their lines at once, and so are those of the
    // result.
    constexpr std::size_t together = 8;
    float run[mostRows * block];
    for (std::size_t first = 0; first < outputs; first += block) {
        const std::size_t count = least(block, outputs - first);
        for (std::size_t k = 0; k < rows; k += mostRows) {
            const std::size_t height = least(mostRows, rows - k);
            for (std::size_t r = 0; r < height; ++r)
                std::memcpy(run + r * block, bias + first, count * sizeof(float));
            for (std::size_t i = 0; i < inputs; i += together)
                addColumns(height, least(together, inputs - i), count, {a + k * inputs + i, inputs, 1},
                           {weight + i * outputs + first, outputs}, run, block);
            for (std::size_t r = 0; r < height; ++r)
                std::memcpy(out + (k + r) * outputs + first, run + r * block, count * sizeof(float));
        }
    }
}

/// The sum of `lanes` floats, in pairs, so that the additions wait for each other less.
inline float sumOf(const float* values)
{
    float sum[lanes];
    std::memcpy(sum, values, sizeof sum);
    for (std::size_t half = lanes / 2; half > 0; half /= 2)
        for (std::size_t k = 0; k < half; ++k)
            sum[k] += sum[k + half];
    return sum[0];
}

float dot(const float* a, const float* b, std::size_t count)
{
    constexpr std::size_t together = 4;
    Lanes sum[together] = {};
    std::size_t i = 0;
    for (; i + together * lanes <= count; i += together * lanes) {
        DOPPLER_UNROLLED
        for (std::size_t p = 0; p < together; ++p)
            sum[p] += loaded(a + i + p * lanes) * loaded(b + i + p * lanes);
    }
    float partial[lanes];
    store((sum[0] + sum[1]) + (sum[2] + sum[3]), partial);
    float total = sumOf(partial);
    for (; i < count; ++i)
        total += a[i] * b[i];
    return total;
}

/// out[r][c] += a[r] . b[c] for a few rows of a and b, which share their loads; `from` is the stride of both,
/// `count` a multiple of `lanes`.
template <std::size_t rows, std::size_t columns>
inline void addDots(const float* a, const float* b, std::size_t from, std::size_t count, float* out,
                    std::size_t stride)
{
    Tile<rows, columns> sum{};
    for (std::size_t i = 0; i < count; i += lanes) {
        Lanes y[columns];
        DOPPLER_UNROLLED
        for (std::size_t c = 0; c < columns; ++c)
            y[c] = loaded(b + c * from + i);
        DOPPLER_UNROLLED
        for (std::size_t r = 0; r < rows; ++r) {
            const Lanes x = loaded(a + r * from + i);
            DOPPLER_UNROLLED
            for (std::size_t c = 0; c < columns; ++c)
                sum[r][c] += x * y[c];
        }
    }
    float partial[rows * columns * lanes];
    storeTile(sum, partial, columns * lanes);
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < columns; ++c)
            out[r * stride + c] += sumOf(partial + (r * columns + c) * lanes);
}

void wideProductsBackward(const float* right, std::size_t rows, const float* weight, std::size_t inputs,
                          std::size_t outputs, float* out)
{
    constexpr std::size_t block = 512;
    const std::size_t whole = wholeTiles(outputs);
    for (std::size_t k = 0; k < rows; ++k)
        for (std::size_t i = 0; i < inputs; ++i)
            out[k * inputs + i] =
                dot(right + k * outputs + whole, weight + i * outputs + whole, outputs - whole);
    for (std::size_t first = 0; first < whole; first += block)
        inGroups<parts>(inputs, [=]<std::size_t columns>(std::size_t i) {
            inGroups<mostRows>(rows, [=]<std::size_t height>(std::size_t k) {
                addDots<height, columns>(right + k * outputs + first, weight + i * outputs + first, outputs,
                                         least(block, whole - first), out + k * inputs + i, inputs);
            });
        });
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
    constexpr std::size_t fewRanks = 16;
    float run[mostRows * block];  // the gradient of some rows
    float near[fewRanks * block]; // rows of the right factor, which are too far apart for the cache
    for (std::size_t first = 0; first < columns; first += block) {
        const std::size_t count = least(block, columns - first);
        RightFactor factor{right + first, columns};
        if (rank <= fewRanks) {
            for (std::size_t k = 0; k < rank; ++k)
                std::memcpy(near + k * block, right + k * columns + first, count * sizeof(float));
            factor = {near, block};
        }
        for (std::size_t i = 0; i < rows; i += mostRows) {
            const std::size_t height = least(mostRows, rows - i);
            std::memset(run, 0, sizeof run);
            addColumns(height, rank, count, {left + i, 1, rows}, factor, run, block);
            for (std::size_t r = 0; r < height; ++r) {
                const std::size_t at = (i + r) * columns + first;
                adamDense(step, count, run + r * block, parameters + at, firstMoments + at,
                          secondMoments + at);
            }
        }
    }
}

} // namespace loops
} // namespace

extern const DenseKernels denseKernels{loops::addProducts,
                                       loops::zScoreColumns,
                                       loops::zScoreColumnsBackward,
                                       loops::addWideProducts,
                                       loops::wideProductsBackward,
                                       loops::dot,
                                       loops::adamDense,
                                       loops::adamOuter};

} // namespace doppler::DOPPLER_INSTRUCTION_SET
