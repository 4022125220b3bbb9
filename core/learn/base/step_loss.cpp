// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/base/step_loss.h"

#include "core/learn/kernels/dense.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

void decisionLoss(std::span<const float> logits, std::span<const float> target,
                  std::span<const std::uint8_t> allowed, float weight, std::span<float> probability,
                  std::span<float> derivative, LossSums& sums)
{
    const std::size_t n = logits.size();
    std::copy(logits.begin(), logits.end(), probability.begin());
    softmax(probability, allowed.empty() ? nullptr : allowed.data());
    const auto counts = [&](std::size_t i) { return allowed.empty() || allowed[i]; };
    float largest = -std::numeric_limits<float>::infinity();
    float mass = 0;
    for (std::size_t i = 0; i < n; ++i)
        if (counts(i)) {
            largest = std::max(largest, logits[i]);
            mass += target[i];
        }
    double total = 0;
    for (std::size_t i = 0; i < n; ++i)
        if (counts(i))
            total += std::exp(static_cast<double>(logits[i] - largest));
    const float logTotal = largest + static_cast<float>(std::log(total));
    float entropy = 0;
    double loss = 0;
    for (std::size_t i = 0; i < n; ++i) {
        if (!counts(i))
            continue;
        const float logProbability = logits[i] - logTotal;
        entropy -= probability[i] * logProbability;
        loss -= static_cast<double>(target[i] * logProbability);
    }
    for (std::size_t i = 0; i < n; ++i)
        derivative[i] = counts(i) ? probability[i] * mass - target[i] +
                                        weight * probability[i] * (logits[i] - logTotal + entropy)
                                  : 0;
    sums.loss += loss - static_cast<double>(weight * entropy);
    sums.entropy += static_cast<double>(entropy);
    sums.decisions += 1;
}

} // namespace doppler
