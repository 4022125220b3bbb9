// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/operators/node.h"

namespace doppler {

struct Normalised {
    at::Tensor values, mean, scale;
};

/// Values with mean 0 and variance 1 over the axes from one on; `scale` is the reciprocal deviation.
Normalised layerNormalised(const at::Tensor& x, std::int64_t axis, double epsilon);

} // namespace doppler
