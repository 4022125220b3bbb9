// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/noise.h"

#include "core/base/random.h"

#include <cmath>
#include <numbers>

namespace doppler {

namespace {

/// exp(sigma z) with z by Box and Muller (1958) from the numbers that `word` seeds.
double logNormal(double sigma, std::uint64_t word)
{
    Random random(word);
    const double radius = std::sqrt(-2 * std::log(1 - random.uniform()));
    const double angle = 2 * std::numbers::pi * random.uniform();
    return std::exp(sigma * radius * std::cos(angle));
}

} // namespace

NoiseSource::NoiseSource(const ModelOptions& model) : sigma(model.noise)
{
    Random random(model.seed);
    computeWord = random();
    transferWord = random();
}

double NoiseSource::compute(VertexId v) const
{
    return sigma.compute > 0 ? logNormal(sigma.compute, computeWord ^ v.value) : 1;
}

double NoiseSource::transfer(TensorId t, DeviceId destination) const
{
    return sigma.transfer > 0
               ? logNormal(sigma.transfer, transferWord ^ (std::uint64_t{t.value} << 32) ^ destination.value)
               : 1;
}

} // namespace doppler
