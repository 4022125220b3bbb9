// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace doppler {

// The small dense kernels of a rollout, where a tensor per step would cost more than the arithmetic. All
// matrices are row-major; `width` is NetworkShape::headWidth.

/// out[i] = LeakyReLU_0.1(x W + b) for one row x of `inputs` values; W: inputs x outputs.
void leakyLayer(const float* x, std::size_t inputs, const float* weight, const float* bias,
                std::size_t outputs, float* out);

/// sums[r] += x[r] W for `rows` rows; x: rows x inputs, W: inputs x width, sums: rows x width.
void addProducts(const float* x, std::size_t rows, std::size_t inputs, const float* weight, float* sums);

/// LeakyReLU_0.1(sums) . weight, over `width` values.
float headOutput(const float* sums, const float* weight);

/// Softmax in place over the values whose `allowed` is not 0 (none given: all); the others become 0.
void softmax(std::span<float> values, const unsigned char* allowed = nullptr);

/// out[d][c] = z-score of column c over the `rows` rows; a column whose deviation is rounding gives 0.
/// `scale` (optional, `columns` values) receives 1 / deviation, or 0.
void zScoreColumns(const float* values, std::size_t rows, std::size_t columns, float* out,
                   float* scale = nullptr);

/// The derivative of zScoreColumns: from that by its output `z` to that by its input.
void zScoreColumnsBackward(const float* z, const float* scale, const float* derivative, std::size_t rows,
                           std::size_t columns, float* out);

/// One step of Adam (Kingma, Ba 2015) on one block of parameters. `scale` multiplies the gradient; the
/// corrections are 1 - beta^t.
struct AdamStep {
    float learningRate = 0;
    float beta1 = 0.9F;
    float beta2 = 0.999F;
    float epsilon = 1e-8F;
    float correction1 = 1;
    float correction2 = 1;
    float scale = 1;
};
void adam(const AdamStep& step, std::span<float> parameters, std::span<const float> gradient,
          std::span<float> firstMoments, std::span<float> secondMoments);

double squaredNorm(std::span<const float> values);

} // namespace doppler
