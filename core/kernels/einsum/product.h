// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <ATen/core/Tensor.h>

namespace doppler {

/// A contraction of two tensors as (batches of) matrix products, without copies where strides allow it.
class Product {
public:
    /// Nothing if it is no such contraction: a label twice in one operand, a label that only one operand has
    /// and the output lacks, or nothing but rows of scalars.
    static std::optional<Product> of(std::string_view a, std::string_view b, std::string_view out);
    /// The result, contiguous, with the output's labels.
    [[nodiscard]] at::Tensor run(const at::Tensor& a, const at::Tensor& b) const;

private:
    Product() = default;
    [[nodiscard]] at::Tensor runBatches(const at::Tensor& a, const at::Tensor& b) const;

    std::string left, right, result; ///< Labels of both operands and of the output.
    std::string batch, rows, columns, inner;
};

} // namespace doppler
