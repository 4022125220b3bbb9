// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/check/deviations.h"
#include "core/learn/kernels/dense.h"
#include "core/training/network_shape.h"

#include <QString>
#include <algorithm>
#include <cmath>
#include <functional>

namespace doppler::tests {

/// Central differences of a reference's loss in doubles (a network's own float loss is too coarse for them)
/// against the gradient, at a few places of every block. What disagrees by more than that share of the
/// largest, or nothing.
inline QString disagreement(const std::vector<ParameterBlock>& blocks, const std::vector<double>& values,
                            const std::function<double(const std::vector<double>&)>& loss,
                            const std::function<Gradient(const ParameterBlock&)>& gradient, Random& random,
                            double share = 2e-3)
{
    QString all;
    for (const ParameterBlock& block : blocks) {
        const std::vector<float> whole = writtenOut(gradient(block), block);
        double difference = 0;
        double size = 0;
        for (int sample = 0; sample < 6; ++sample) {
            const std::size_t i = random.below(block.size());
            constexpr double step = 1e-6;
            auto up = values;
            auto down = values;
            up[block.offset + i] += step;
            down[block.offset + i] -= step;
            const double expected = (loss(up) - loss(down)) / (2 * step);
            const double found = whole.empty() ? 0 : static_cast<double>(whole[i]);
            difference = std::max(difference, std::abs(found - expected));
            size = std::max(size, std::abs(expected));
        }
        if (difference > share * size + 1e-5)
            all +=
                QString("%1: %2 of %3\n").arg(QString::fromStdString(block.name)).arg(difference).arg(size);
    }
    return all;
}

template <class A, class B>
double farthest(const A& a, const B& b)
{
    double most = a.size() == b.size() ? 0 : 1e9;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        most = std::max(most, std::abs(static_cast<double>(a[i]) - static_cast<double>(b[i])));
    return most;
}

} // namespace doppler::tests
