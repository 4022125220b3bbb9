// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

namespace doppler {

/// FNV-1a over 64 bits (Fowler, Noll, Vo): tells values apart, no protection against intent.
class Fingerprint {
public:
    void add(std::uint64_t word)
    {
        for (int i = 0; i < 8; ++i)
            step(static_cast<unsigned char>(word >> (8 * i)));
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
    void step(unsigned char byte) { hash = (hash ^ byte) * 0x100000001b3ULL; }
    std::uint64_t hash = 0xcbf29ce484222325ULL;
};

} // namespace doppler
