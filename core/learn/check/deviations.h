// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/kernels/dense.h"
#include "core/training/network_check.h"
#include "core/training/network_shape.h"

#include <functional>
#include <span>

namespace doppler {

/// Collects the deviations of several comparisons: of every name the largest stays.
class Deviations {
public:
    using GradientOf = std::function<Gradient(const ParameterBlock&)>;

    void output(const std::string& name, std::span<const float> fast, std::span<const float> defined);
    /// Compares all blocks. A block whose gradient is below a thousandth of the largest one is measured by
    /// that thousandth: what is left of a sum of larger terms is their rounding.
    void gradients(std::span<const ParameterBlock> blocks, const GradientOf& fast, const GradientOf& defined);
    [[nodiscard]] const NetworkCheck& result() const { return check; }

private:
    NetworkCheck check;
};

/// A block's gradient, written out; zeros where it is empty.
std::vector<float> writtenOut(const Gradient& gradient, const ParameterBlock& block);

} // namespace doppler
