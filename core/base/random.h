// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace doppler {

/// xoshiro256** (Blackman and Vigna 2018), seeded with splitmix64. Yields the same numbers on every machine
/// and with every library, which std::uniform_int_distribution does not guarantee.
class Random {
public:
    using result_type = std::uint64_t;
    explicit Random(std::uint64_t seed)
    {
        for (std::uint64_t& word : state)
            word = splitMix(seed);
    }
    static constexpr std::uint64_t min() { return 0; }
    static constexpr std::uint64_t max() { return ~std::uint64_t{0}; }

    std::uint64_t operator()()
    {
        const std::uint64_t result = rotate(state[1] * 5, 7) * 9;
        const std::uint64_t shifted = state[1] << 17;
        state[2] ^= state[0];
        state[3] ^= state[1];
        state[1] ^= state[2];
        state[0] ^= state[3];
        state[2] ^= shifted;
        state[3] = rotate(state[3], 45);
        return result;
    }
    /// Uniform in [0, 1), 53 bits.
    double uniform() { return static_cast<double>((*this)() >> 11) * 0x1.0p-53; }
    /// Uniform in 0 .. count-1; count > 0. The bias is at most count / 2^64.
    std::size_t below(std::size_t count)
    {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::size_t>((static_cast<Wide>((*this)()) * count) >> 64);
    }
    [[nodiscard]] const std::array<std::uint64_t, 4>& words() const { return state; }
    void setWords(const std::array<std::uint64_t, 4>& words) { state = words; }

private:
    static std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    static std::uint64_t splitMix(std::uint64_t& x)
    {
        x += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = x;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    std::array<std::uint64_t, 4> state{};
};

} // namespace doppler
