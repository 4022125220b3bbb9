// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/kernels/dense.h"

namespace doppler {

/// The loops of dense.h, compiled once per generation of processors: the distribution's compilers aim at the
/// oldest one.
struct DenseKernels {
    void (*addProducts)(const float* x, std::size_t rows, std::size_t inputs, const float* weight,
                        float* sums);
    void (*zScoreColumns)(const float* values, std::size_t rows, std::size_t columns, float* out,
                          float* scale);
    void (*zScoreColumnsBackward)(const float* z, const float* scale, const float* derivative,
                                  std::size_t rows, std::size_t columns, float* out);
    void (*addWideProducts)(const float* a, std::size_t rows, std::size_t inputs, const float* weight,
                            const float* bias, std::size_t outputs, float* out);
    void (*wideProductsBackward)(const float* right, std::size_t rows, const float* weight,
                                 std::size_t inputs, std::size_t outputs, float* out);
    float (*dot)(const float* a, const float* b, std::size_t count);
    void (*adamDense)(const AdamStep& step, std::size_t count, const float* gradient, float* parameters,
                      float* firstMoments, float* secondMoments);
    /// left: rank x rows, right: rank x columns.
    void (*adamOuter)(const AdamStep& step, std::size_t rows, std::size_t columns, const float* left,
                      const float* right, std::size_t rank, float* parameters, float* firstMoments,
                      float* secondMoments);
};

} // namespace doppler
