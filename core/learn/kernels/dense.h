// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace doppler {

// The small dense kernels of a rollout, where a tensor per step would cost more than the arithmetic. All
// matrices are row-major; `width` is NetworkShape::headWidth.

/// sums[r] += x[r] W for `rows` rows; x: rows x inputs, W: inputs x width, sums: rows x width.
void addProducts(const float* x, std::size_t rows, std::size_t inputs, const float* weight, float* sums);

/// Softmax in place over the values whose `allowed` is not 0 (none given: all); the others become 0.
void softmax(std::span<float> values, const unsigned char* allowed = nullptr);

/// out[d][c] = z-score of column c over the `rows` rows; a column whose deviation is rounding gives 0.
/// `scale` (optional, `columns` values) receives 1 / deviation, or 0.
void zScoreColumns(const float* values, std::size_t rows, std::size_t columns, float* out,
                   float* scale = nullptr);

/// The derivative of zScoreColumns: from that by its output `z` to that by its input.
void zScoreColumnsBackward(const float* z, const float* scale, const float* derivative, std::size_t rows,
                           std::size_t columns, float* out);

float dot(const float* a, const float* b, std::size_t count);

/// out[k] = bias + a[k] W for few rows a (rows x inputs) and a W (inputs x outputs) too large for any cache:
/// W is read once.
void addWideProducts(const float* a, std::size_t rows, std::size_t inputs, const float* weight,
                     const float* bias, std::size_t outputs, float* out);
/// out[k][i] = right[k] . W[i]: from the derivative by addWideProducts' output to that by its input. W is
/// read once.
void wideProductsBackward(const float* right, std::size_t rows, const float* weight, std::size_t inputs,
                          std::size_t outputs, float* out);

/// A gradient of `rank` outer products: g[i][j] = sum_k left[k][i] * right[k][j].
struct OuterProducts {
    std::span<const float> left;  ///< rank x rows.
    std::span<const float> right; ///< rank x columns.
    std::size_t rank = 0;
};

/// The gradient of one block of parameters: written out, or as outer products, or nothing where the loss does
/// not depend on the block.
struct Gradient {
    std::span<const float> dense;
    OuterProducts outer;
    [[nodiscard]] bool empty() const { return dense.empty() && outer.rank == 0; }
};
double squaredNorm(const Gradient& gradient);

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
/// Outer products are multiplied on the way and never written down: a large gradient costs more to store than
/// to make.
void adam(const AdamStep& step, std::span<float> parameters, const Gradient& gradient,
          std::span<float> firstMoments, std::span<float> secondMoments);

} // namespace doppler
