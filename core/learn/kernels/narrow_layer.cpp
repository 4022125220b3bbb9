// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/kernels/narrow_layer.h"

#include <algorithm>

namespace doppler {

NarrowLayer::NarrowLayer(std::size_t in, std::size_t out)
    : inputs(in), outputs(out), weight(in, out), bias(1, out), transposed(out, in), byWeight(in, out),
      byBias(1, out)
{
}

void NarrowLayer::load(std::span<const float> weights, std::span<const float> biases)
{
    for (std::size_t i = 0; i < inputs; ++i)
        for (std::size_t o = 0; o < outputs; ++o) {
            weight[i][o] = weights[i * outputs + o];
            transposed[o][i] = weights[i * outputs + o];
        }
    std::copy(biases.begin(), biases.end(), bias[0]);
}

void NarrowLayer::run(const Rows& x, RowRange rows, bool relu, Rows& out) const
{
    narrowKernels().layer(x[rows.first], x.stride(), inputs, weight.data(), bias.data(), weight.stride(),
                          rows.last - rows.first, relu, nullptr, out[rows.first]);
}

void NarrowLayer::runBack(const Rows& byOutput, RowRange rows, const Rows* keep, Rows& byInput) const
{
    narrowKernels().layer(byOutput[rows.first], byOutput.stride(), outputs, transposed.data(), nullptr,
                          transposed.stride(), rows.last - rows.first, false,
                          keep ? (*keep)[rows.first] : nullptr, byInput[rows.first]);
}

void NarrowLayer::learn(const Rows& x, const Rows& byOutput, std::size_t rows)
{
    narrowKernels().addOuter(x.data(), x.stride(), inputs, byOutput.data(), byOutput.stride(), rows,
                             byWeight.data(), byBias.data());
}

void NarrowLayer::clearGradient()
{
    byWeight.clear();
    byBias.clear();
}

void NarrowLayer::unload(std::span<float> weights, std::span<float> biases) const
{
    for (std::size_t i = 0; i < inputs; ++i)
        std::copy_n(byWeight[i], outputs, weights.begin() + static_cast<std::ptrdiff_t>(i * outputs));
    std::copy_n(byBias[0], outputs, biases.begin());
}

} // namespace doppler
