// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/problem/model.h"

namespace doppler {

/// The factors on durations under a model: exp(sigma z), z standard normal, median 1. They depend on the
/// model's seed and on what is run or moved, not on placement or time, so that placements are compared under
/// the same noise. 1 where sigma is 0.
class NoiseSource {
public:
    explicit NoiseSource(const ModelOptions& model);

    [[nodiscard]] double compute(VertexId v) const;
    [[nodiscard]] double transfer(TensorId t, DeviceId destination) const;

private:
    Noise sigma;
    std::uint64_t computeWord;
    std::uint64_t transferWord;
};

} // namespace doppler
