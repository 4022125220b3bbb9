// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/kernels/gradients.h"

namespace doppler {

void Gradients::forget()
{
    for (OfBlock& block : blocks) {
        block.outer = {};
        block.any = false;
    }
}

float* Gradients::at(const ParameterBlock& block)
{
    OfBlock& mine = blocks[block.index];
    if (!mine.any) {
        mine.dense.assign(block.size(), 0.0F);
        mine.any = true;
    }
    return mine.dense.data();
}

void Gradients::keepFactors(const ParameterBlock& block, OuterProducts factors)
{
    blocks[block.index].outer = factors;
}

Gradient Gradients::of(const ParameterBlock& block) const
{
    const OfBlock& mine = blocks[block.index];
    if (mine.outer.rank > 0)
        return {{}, mine.outer};
    return mine.any ? Gradient{mine.dense, {}} : Gradient{};
}

} // namespace doppler
