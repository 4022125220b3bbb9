// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace doppler {

/// Sums over decisions.
struct LossSums {
    double loss = 0;
    double entropy = 0;
    double decisions = 0;
};

/// One softmax decision: loss = - sum(target * log p) - weight * entropy(p) over what is allowed (none given:
/// all). Writes p and the loss's derivative by the logits (both 0 where not allowed), and adds to the sums.
void decisionLoss(std::span<const float> logits, std::span<const float> target,
                  std::span<const std::uint8_t> allowed, float weight, std::span<float> probability,
                  std::span<float> derivative, LossSums& sums);

} // namespace doppler
