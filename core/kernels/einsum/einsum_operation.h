// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/einsum/product.h"
#include "core/kernels/einsum/strided.h"
#include "core/kernels/einsum/tensor_functions.h"
#include "core/workloads/einsum/einsum.h"

#include <optional>
#include <span>

namespace doppler {

/// An operation that is not a view, on blocks of any size. Thread-safe.
class EinsumOperation {
public:
    explicit EinsumOperation(const Einsum& operation);
    /// The aggregated result of the blocks; contiguous, of its own memory. `ranges`: of all labels.
    [[nodiscard]] at::Tensor run(std::span<const at::Tensor> inputs, Ranges ranges) const;
    /// The same without matrix products of ours: by at::einsum and broadcasts. For checks.
    [[nodiscard]] at::Tensor runPlainly(std::span<const at::Tensor> inputs, Ranges ranges) const;
    /// Aggregates partial results.
    [[nodiscard]] at::Tensor form(std::span<const at::Tensor> terms) const;
    [[nodiscard]] bool hasFormula() const { return known; }

private:
    [[nodiscard]] at::Tensor join(std::span<const at::Tensor> inputs, Ranges ranges) const;
    [[nodiscard]] at::Tensor aggregated(const at::Tensor& joined) const;

    std::vector<std::string> inputLabels;
    std::string outputLabels;
    std::string labels; ///< All; those that are aggregated last.
    Aggregation aggregation;
    double factor;
    TensorFunction function;
    bool known = true;
    std::optional<Product> product;
    std::string equation; ///< For at::einsum; empty: it is not a sum of products.
};

/// The mask of causal attention: 0 where the last label's element is not behind that of the label before
/// it, and very low elsewhere. With fewer than two labels: ones.
at::Tensor causalMask(Ranges ranges);

} // namespace doppler
