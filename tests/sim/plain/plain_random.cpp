// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sim/plain/plain_random.h"

#include <cmath>
#include <vector>

namespace doppler::tests {

namespace {

/// The first so many numbers of xoshiro256** (Blackman, Vigna, ACM TOMS 47(4), 2021) whose four words are the
/// first four numbers of splitmix64 (Steele, Lea, Flood, OOPSLA 2014) from the seed.
std::vector<std::uint64_t> numbers(std::uint64_t seed, int count)
{
    std::uint64_t s[4];
    for (std::uint64_t& word : s) {
        seed += 0x9e3779b97f4a7c15U;
        word = seed;
        word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9U;
        word = (word ^ word >> 27) * 0x94d049bb133111ebU;
        word ^= word >> 31;
    }
    const auto turned = [](std::uint64_t x, int left) { return x << left | x >> (64 - left); };
    std::vector<std::uint64_t> out;
    for (int i = 0; i < count; ++i) {
        out.push_back(turned(s[1] * 5, 7) * 9);
        const std::uint64_t t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = turned(s[3], 45);
    }
    return out;
}

/// The upper 53 bits, of 2^53.
double share(std::uint64_t number) { return std::ldexp(static_cast<double>(number >> 11), -53); }

double logNormal(double sigma, std::uint64_t seed)
{
    if (sigma == 0)
        return 1;
    const auto drawn = numbers(seed, 2);
    const double pi = std::acos(-1.0);
    const double radius = std::sqrt(-2 * std::log(1 - share(drawn[0])));
    return std::exp(sigma * radius * std::cos(2 * pi * share(drawn[1])));
}

} // namespace

double plainRandomKey(std::uint64_t seed, VertexId v)
{
    return share(numbers(seed ^ (v.value + std::uint64_t{1}) * 0x9e3779b97f4a7c15U, 1)[0]);
}

double plainComputeNoise(const ModelOptions& model, VertexId v)
{
    return logNormal(model.noise.compute, numbers(model.seed, 2)[0] ^ v.value);
}

double plainTransferNoise(const ModelOptions& model, TensorId t, DeviceId destination)
{
    return logNormal(model.noise.transfer,
                     numbers(model.seed, 2)[1] ^ (std::uint64_t{t.value} << 32) ^ destination.value);
}

} // namespace doppler::tests
