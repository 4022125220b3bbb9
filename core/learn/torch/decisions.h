// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/torch/tensors.h"

namespace doppler {

/// Scores of a policy: one row per step, one column per choice; some choices may be forbidden. T steps, C
/// choices.
struct Decisions {
    const at::Tensor& scores;  ///< T x C.
    const at::Tensor& targets; ///< T x C.
    const at::Tensor& allowed; ///< T x C, true or false.
    const at::Tensor& weights; ///< T: of the entropy.
};

/// p = softmax of a step's scores, T x C; 0 where not allowed.
at::Tensor probabilities(const Decisions& decisions);
/// H(p) = - sum of p log p, by step.
at::Tensor entropies(const Decisions& decisions);
/// The loss: - sum of target * log p - sum of weight * H(p), over all steps.
at::Tensor lossOf(const Decisions& decisions);

/// Steps that have different numbers of choices, as rows of one length. `start`: first choice of every step,
/// and the number of all.
class Ragged {
public:
    explicit Ragged(std::span<const std::uint32_t> start);
    ~Ragged();
    /// From one value for each choice to T x C, 0 where a step has no such choice; and back.
    [[nodiscard]] at::Tensor rows(const at::Tensor& values) const;
    [[nodiscard]] at::Tensor flat(const at::Tensor& rows) const;
    /// T x C: where there is a choice.
    [[nodiscard]] at::Tensor present() const;

private:
    struct Places;
    std::unique_ptr<Places> places;
};

/// What is on the devices before each of T consecutive steps: the sum of the states of the vertices there.
struct OnDevices {
    /// `before`: D x h, ahead of the first step. Step t puts a vertex of state placed[t] (T x h) on
    /// device[t].
    OnDevices(const at::Tensor& before, const at::Tensor& placed, std::span<const std::uint32_t> device);
    ~OnDevices();
    [[nodiscard]] at::Tensor beforeSteps() const; ///< T x D x h.
    [[nodiscard]] at::Tensor after() const;       ///< D x h, behind the last step.

private:
    std::unique_ptr<at::Tensor> sums; ///< T + 1 x D x h.
};

} // namespace doppler
