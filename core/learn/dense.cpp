// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/dense.h"

#include "core/training/network_shape.h"

#include <algorithm>
#include <cmath>
#include <limits>

// The distribution's compilers aim at the oldest machine; these few loops are worth a version for newer ones.
// Sanitizers can't be in place when such a version is picked.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&     \
    !defined(__SANITIZE_THREAD__)
#define DOPPLER_VECTORISED                                                                                   \
    __attribute__((target_clones("arch=skylake-avx512", "arch=haswell", "default"), optimize("O3")))
#else
#define DOPPLER_VECTORISED
#endif

namespace doppler {

namespace {

constexpr std::size_t width = NetworkShape::headWidth;
constexpr float leak = 0.1F;

} // namespace

DOPPLER_VECTORISED
void leakyLayer(const float* x, std::size_t inputs, const float* weight, const float* bias,
                std::size_t outputs, float* out)
{
    std::copy_n(bias, outputs, out);
    for (std::size_t i = 0; i < inputs; ++i)
        for (std::size_t o = 0; o < outputs; ++o)
            out[o] += x[i] * weight[i * outputs + o];
    for (std::size_t o = 0; o < outputs; ++o)
        out[o] = out[o] > 0 ? out[o] : leak * out[o];
}

DOPPLER_VECTORISED
void addProducts(const float* x, std::size_t rows, std::size_t inputs, const float* weight, float* sums)
{
    std::size_t r = 0;
    for (; r + 2 <= rows; r += 2) { // two rows share every load of the weights
        float a[width];
        float b[width];
        std::copy_n(sums + r * width, width, a);
        std::copy_n(sums + (r + 1) * width, width, b);
        const float* xa = x + r * inputs;
        const float* xb = xa + inputs;
        for (std::size_t i = 0; i < inputs; ++i) {
            const float* w = weight + i * width;
            for (std::size_t o = 0; o < width; ++o) {
                a[o] += xa[i] * w[o];
                b[o] += xb[i] * w[o];
            }
        }
        std::copy_n(a, width, sums + r * width);
        std::copy_n(b, width, sums + (r + 1) * width);
    }
    if (r == rows)
        return;
    float a[width];
    std::copy_n(sums + r * width, width, a);
    for (std::size_t i = 0; i < inputs; ++i)
        for (std::size_t o = 0; o < width; ++o)
            a[o] += x[r * inputs + i] * weight[i * width + o];
    std::copy_n(a, width, sums + r * width);
}

float headOutput(const float* sums, const float* weight)
{
    float partial[8] = {};
    for (std::size_t o = 0; o < width; o += 8)
        for (std::size_t k = 0; k < 8; ++k) {
            const float x = sums[o + k];
            partial[k] += (x > 0 ? x : leak * x) * weight[o + k];
        }
    float sum = 0;
    for (float p : partial)
        sum += p;
    return sum;
}

void softmax(std::span<float> values, const unsigned char* allowed)
{
    float largest = -std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!allowed || allowed[i])
            largest = std::max(largest, values[i]);
    float sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = !allowed || allowed[i] ? std::exp(values[i] - largest) : 0;
        sum += values[i];
    }
    for (float& value : values)
        value /= sum;
}

DOPPLER_VECTORISED
void zScoreColumns(const float* values, std::size_t rows, std::size_t columns, float* out, float* scale)
{
    // Sums of the same states in another order differ by rounding; that is not a deviation.
    constexpr float rounding = 1e-5F;
    constexpr std::size_t block = 64;
    const float share = 1 / static_cast<float>(rows);
    for (std::size_t first = 0; first < columns; first += block) {
        const std::size_t count = std::min(block, columns - first);
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
            const float deviation = std::sqrt(factor[c] * share);
            factor[c] = deviation > rounding * largest[c] ? 1 / deviation : 0;
        }
        for (std::size_t r = 0; r < rows; ++r)
            for (std::size_t c = 0; c < count; ++c) {
                const std::size_t at = r * columns + first + c;
                out[at] = (values[at] - mean[c]) * factor[c];
            }
        if (scale)
            std::copy_n(factor, count, scale + first);
    }
}

DOPPLER_VECTORISED
void zScoreColumnsBackward(const float* z, const float* scale, const float* derivative, std::size_t rows,
                           std::size_t columns, float* out)
{
    constexpr std::size_t block = 64;
    const float share = 1 / static_cast<float>(rows);
    for (std::size_t first = 0; first < columns; first += block) {
        const std::size_t count = std::min(block, columns - first);
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

DOPPLER_VECTORISED
void adam(const AdamStep& step, std::span<float> parameters, std::span<const float> gradient,
          std::span<float> firstMoments, std::span<float> secondMoments)
{
    float* p = parameters.data();
    const float* gradients = gradient.data();
    float* m = firstMoments.data();
    float* v = secondMoments.data();
    const float rate = step.learningRate / step.correction1;
    const float root = 1 / std::sqrt(step.correction2);
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const float g = gradients[i] * step.scale;
        m[i] = step.beta1 * m[i] + (1 - step.beta1) * g;
        v[i] = step.beta2 * v[i] + (1 - step.beta2) * g * g;
        p[i] -= rate * m[i] / (std::sqrt(v[i]) * root + step.epsilon);
    }
}

DOPPLER_VECTORISED
double squaredNorm(std::span<const float> values)
{
    constexpr std::size_t block = 1024;
    double sum = 0;
    for (std::size_t first = 0; first < values.size(); first += block) {
        float lane[16] = {};
        const std::size_t end = std::min(first + block, values.size());
        std::size_t i = first;
        for (; i + 16 <= end; i += 16)
            for (std::size_t k = 0; k < 16; ++k)
                lane[k] += values[i + k] * values[i + k];
        for (; i < end; ++i)
            lane[0] += values[i] * values[i];
        for (float x : lane)
            sum += static_cast<double>(x);
    }
    return sum;
}

} // namespace doppler
