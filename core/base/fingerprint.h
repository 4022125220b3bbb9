// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace doppler {

/// FNV-1a hash, 64 bits (Fowler, Noll, Vo). Distinguishes values; gives no protection against deliberate
/// collisions.
class Fingerprint {
public:
    /// Adds the bytes of `word`, the lowest first. A byte of 0 only multiplies the hash, so that the zeros at
    /// both ends, which most numbers have, cost one multiplication each.
    void add(std::uint64_t word)
    {
        const auto low = word == 0 ? 8 : static_cast<std::size_t>(std::countr_zero(word)) / 8;
        const auto high = word == 0 ? 0 : static_cast<std::size_t>(std::countl_zero(word)) / 8;
        hash *= powers[low];
        if (low < 8)
            word >>= 8 * low;
        for (std::size_t i = low + high; i < 8; ++i, word >>= 8)
            step(static_cast<unsigned char>(word));
        hash *= powers[high];
    }
    void add(std::uint32_t word) { add(static_cast<std::uint64_t>(word)); }
    void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(std::string_view text)
    {
        add(static_cast<std::uint64_t>(text.size()));
        for (char c : text)
            step(static_cast<unsigned char>(c));
    }
    [[nodiscard]] std::uint64_t value() const { return hash; }

private:
    static constexpr std::uint64_t prime = 0x100000001b3ULL;
    static constexpr std::array<std::uint64_t, 9> powers = [] {
        std::array<std::uint64_t, 9> all{1};
        for (std::size_t i = 1; i < all.size(); ++i)
            all[i] = all[i - 1] * prime;
        return all;
    }();

    void step(unsigned char byte) { hash = (hash ^ byte) * prime; }
    std::uint64_t hash = 0xcbf29ce484222325ULL;
};

} // namespace doppler
