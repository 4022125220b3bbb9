// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/kernels/dense.h"

#include "core/learn/kernels/kernel_tables.h"
#include "core/training/network_shape.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

constexpr std::size_t width = NetworkShape::headWidth;
constexpr float leak = 0.1F;

const DenseKernels& kernels = kernelTables().dense;

} // namespace

void addProducts(const float* x, std::size_t rows, std::size_t inputs, const float* weight, float* sums)
{
    kernels.addProducts(x, rows, inputs, weight, sums);
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

void zScoreColumns(const float* values, std::size_t rows, std::size_t columns, float* out, float* scale)
{
    kernels.zScoreColumns(values, rows, columns, out, scale);
}

void zScoreColumnsBackward(const float* z, const float* scale, const float* derivative, std::size_t rows,
                           std::size_t columns, float* out)
{
    if (rows <= 2) // z-scores of two values are 1 and -1 whatever they are; what would come back is rounding
        std::fill_n(out, rows * columns, 0.0F);
    else
        kernels.zScoreColumnsBackward(z, scale, derivative, rows, columns, out);
}

float dot(const float* a, const float* b, std::size_t count) { return kernels.dot(a, b, count); }

void addWideProducts(const float* a, std::size_t rows, std::size_t inputs, const float* weight,
                     const float* bias, std::size_t outputs, float* out)
{
    kernels.addWideProducts(a, rows, inputs, weight, bias, outputs, out);
}

void wideProductsBackward(const float* right, std::size_t rows, const float* weight, std::size_t inputs,
                          std::size_t outputs, float* out)
{
    kernels.wideProductsBackward(right, rows, weight, inputs, outputs, out);
}

namespace {

double squaredNorm(const OuterProducts& gradient)
{
    // |sum_k l_k r_k^T|^2 = sum_kl (l_k . l_l)(r_k . r_l)
    const std::size_t rows = gradient.left.size() / gradient.rank;
    const std::size_t columns = gradient.right.size() / gradient.rank;
    const auto product = [](std::span<const float> of, std::size_t a, std::size_t b, std::size_t count) {
        return static_cast<double>(kernels.dot(&of[a * count], &of[b * count], count));
    };
    double sum = 0;
    for (std::size_t k = 0; k < gradient.rank; ++k)
        for (std::size_t l = 0; l < gradient.rank; ++l)
            sum += product(gradient.left, k, l, rows) * product(gradient.right, k, l, columns);
    return sum;
}

double squaredNorm(std::span<const float> values)
{
    constexpr std::size_t block = 4096; // within which floats are exact enough
    double sum = 0;
    for (std::size_t first = 0; first < values.size(); first += block) {
        const float* run = &values[first];
        sum += static_cast<double>(kernels.dot(run, run, std::min(block, values.size() - first)));
    }
    return sum;
}

} // namespace

double squaredNorm(const Gradient& gradient)
{
    return gradient.outer.rank > 0 ? squaredNorm(gradient.outer) : squaredNorm(gradient.dense);
}

void adam(const AdamStep& step, std::span<float> parameters, const Gradient& gradient,
          std::span<float> firstMoments, std::span<float> secondMoments)
{
    const OuterProducts& outer = gradient.outer;
    if (outer.rank > 0)
        kernels.adamOuter(step, outer.left.size() / outer.rank, outer.right.size() / outer.rank,
                          outer.left.data(), outer.right.data(), outer.rank, parameters.data(),
                          firstMoments.data(), secondMoments.data());
    else
        kernels.adamDense(step, parameters.size(), gradient.dense.data(), parameters.data(),
                          firstMoments.data(), secondMoments.data());
}

} // namespace doppler
