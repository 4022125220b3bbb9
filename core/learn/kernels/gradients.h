// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/kernels/dense.h"
#include "core/learn/kernels/products.h"
#include "core/training/network_shape.h"

#include <span>
#include <vector>

namespace doppler {

/// The parameters' present values, someone else's.
class Parameters {
public:
    explicit Parameters(std::span<const float> all) : values(all) {}
    [[nodiscard]] const float* at(const ParameterBlock& block) const { return values.data() + block.offset; }
    [[nodiscard]] ConstMatrix matrix(const ParameterBlock& block) const
    {
        return {at(block), block.rows, block.columns};
    }

private:
    std::span<const float> values;
};

/// Which of several differentiations that add up to one gradient.
struct Turn {
    bool first = true;
    bool last = true;
};

/// The gradient of every block of parameters. Keeps its memory from one differentiation to the next.
class Gradients {
public:
    explicit Gradients(const ParameterLayout& layout) : Gradients(layout.blocks.size()) {}
    explicit Gradients(std::size_t blockCount) : blocks(blockCount) {}

    /// Every block's gradient becomes none.
    void forget();
    /// What to add to: zeros where there was none.
    float* at(const ParameterBlock& block);
    Matrix matrix(const ParameterBlock& block) { return {at(block), block.rows, block.columns}; }
    /// Instead: the block's gradient as outer products, which must stay where they are.
    void keepFactors(const ParameterBlock& block, OuterProducts factors);
    [[nodiscard]] Gradient of(const ParameterBlock& block) const;

private:
    struct OfBlock {
        std::vector<float> dense;
        OuterProducts outer;
        bool any = false;
    };
    std::vector<OfBlock> blocks; ///< By ParameterBlock::index.
};

} // namespace doppler
