// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/kernels/dense.h"
#include "core/training/network_shape.h"

#include <memory>
#include <span>
#include <vector>

namespace at {
class Tensor;
} // namespace at

namespace doppler {

/// What the tensors of a definition hold. Training uses floats; a comparison with the fast networks uses
/// doubles, so that what differs is the fast networks' rounding alone.
enum class Precision { Float, Double };

/// The parameters of a network as tensors, one for each block, with their gradients.
class TensorParameters {
public:
    /// `values` belong to the caller.
    TensorParameters(std::span<const ParameterBlock> blocks, std::span<const float> values,
                     Precision precision);
    ~TensorParameters();
    TensorParameters(const TensorParameters&) = delete;
    TensorParameters& operator=(const TensorParameters&) = delete;

    /// Takes the present values. Gradients become none.
    void read();
    [[nodiscard]] const at::Tensor& operator[](const ParameterBlock& block) const;
    [[nodiscard]] Precision precision() const { return kind; }
    /// Differentiates a sum of one element and adds to the gradients; or from the derivative by `of`.
    void differentiate(const at::Tensor& of) const;
    void differentiate(const at::Tensor& of, const at::Tensor& derivative) const;
    void forgetGradients();
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    std::vector<ParameterBlock> blocks;
    std::span<const float> values;
    Precision kind;
    struct Leaves;
    std::unique_ptr<Leaves> leaves;
};

/// A copy of rows of `columns` values each.
at::Tensor tensorOf(std::span<const float> values, std::size_t columns, Precision precision);
at::Tensor indicesOf(std::span<const std::uint32_t> values);
/// A copy as floats; `keep` holds the memory.
std::span<const float> floatsOf(const at::Tensor& tensor, std::vector<float>& keep);

/// LeakyReLU with a slope of 0.1.
at::Tensor leakyRelu(const at::Tensor& x);
/// (x - mean) / deviation along a dimension; 0 where the deviation is rounding.
at::Tensor zScores(const at::Tensor& x, std::int64_t dimension);

} // namespace doppler
