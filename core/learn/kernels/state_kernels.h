// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace doppler {

/// What the networks do beside products of matrices, compiled once per generation of processors. Matrices are
/// row-major without gaps; what is written does not overlap what is read, unless it says "in place".
struct StateKernels {
    /// to[r] = (or +=, if `more`) sum of from[source[i]], start[r] <= i < start[r + 1]; rows of `width`
    /// floats.
    void (*sumRows)(const std::uint32_t* start, const std::uint32_t* source, std::size_t rows,
                    const float* from, std::size_t fromStride, std::size_t width, float* to,
                    std::size_t toStride, bool more);
    /// to += from.
    void (*add)(const float* from, std::size_t count, float* to);
    /// to += factor * from.
    void (*addScaled)(const float* from, std::size_t count, float factor, float* to);
    /// sums += the rows of values, `stride` apart.
    void (*addRows)(const float* values, std::size_t rows, std::size_t columns, std::size_t stride,
                    float* sums);
    /// In place: ReLU(values + bias), a bias by column.
    void (*biasedRelu)(const float* bias, std::size_t rows, std::size_t columns, float* values);
    /// In place: the derivative by ReLU's output to that by its input.
    void (*reluBackward)(const float* output, std::size_t count, float* derivative);
    void (*leaky)(const float* values, std::size_t count, float* out);
    /// In place: the derivative by LeakyReLU's output to that by its input.
    void (*leakyBackward)(const float* output, std::size_t count, float* derivative);
    /// LeakyReLU(x W + bias); x: rows x inputs, few of them.
    void (*embed)(const float* x, std::size_t rows, std::size_t inputs, const float* weight,
                  const float* bias, std::size_t outputs, float* out);

    /// The gates of a GRU: r, z = sigmoid, n = tanh(i_n + r * h_n), next = n + z * (old - n).
    /// gates: rows x 4 hidden, the sums of products for r, z, i_n, h_n; in place r, z, n, h_n with the
    /// biases.
    void (*gated)(const float* bias, std::size_t rows, std::size_t hidden, float* gates, const float* old,
                  float* next);
    /// byGates: by the sums; byOld: only by way of z * old.
    void (*gatedBackward)(std::size_t rows, std::size_t hidden, const float* gates, const float* old,
                          const float* byNext, float* byGates, float* byOld);

    /// out[r] = LeakyReLU(sums[r]) . weight.
    void (*headOutputs)(const float* sums, std::size_t rows, std::size_t width, const float* weight,
                        float* out);
    /// In place: the sums become the derivative by them; byWeight is added to.
    void (*headBackward)(const float* byOutput, std::size_t rows, std::size_t width, const float* weight,
                         float* sums, float* byWeight);
    /// In place: exp(values - shift), relative error below 1e-6; 0 below the least float.
    void (*exponentials)(float shift, std::size_t count, float* values);
};

/// The table in use (kernel_tables.h).
const StateKernels& stateKernels();

} // namespace doppler
