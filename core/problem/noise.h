// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"
#include "core/problem/model.h"

namespace doppler {

/// The factors on durations: exp(sigma z), z standard normal, median 1; exactly 1 if sigma is 0. They depend
/// on the model's seed and on the vertex or tensor, not on placement or time, so that placements are compared
/// under the same noise.
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
