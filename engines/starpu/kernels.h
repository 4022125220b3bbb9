// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/starpu/document.h"

#include <cstddef>
#include <span>

namespace doppler::starpu {

/// What a kernel does: a batch of float32 matrix products, then repeated products in cache, then a pass over
/// memory.
struct Work {
    std::size_t batch = 0; ///< 0: no matrix product of its own size.
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::size_t depth = 0;
    double flops = 0;   ///< Of the products in cache.
    double bytes = 0;   ///< To read in one pass.
    double seconds = 0; ///< Measured by calibrate(); 0 before.
    [[nodiscard]] bool isProduct() const { return batch > 0; }
};

/// The work of a kernel, its FLOPs and bytes multiplied by `scale`. `flops` are those of a kernel that does
/// not state them. Einsums of two operands with one contracted label are matrix products of the same extents
/// (if `scale` is 1); everything else has stand-ins with the same FLOPs and bytes.
Work workOf(const Kernel& kernel, double flops, double scale);

/// Carries it out on the calling thread. Reads operands from `inputs` where they are large enough, otherwise
/// from memory of its own, and writes to `output`. The values mean nothing. Thread-safe after prepare().
void perform(const Work& work, std::span<const std::span<const float>> inputs, std::span<float> output);

/// Allocates the operands that perform() uses for these works.
void prepare(std::span<const Work> works);

/// Measures the work: the median of some runs after a warm-up.
double measuredSeconds(const Work& work);

/// The largest difference between our products and plain ones, relative to the largest element, over several
/// shapes.
double largestProductError();

/// FLOP/s of the products in cache on the calling thread.
double cacheRate();

} // namespace doppler::starpu
