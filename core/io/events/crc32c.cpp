// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/events/crc32c.h"

#include <array>
#include <bit>

namespace doppler {

namespace {

constexpr std::array<std::uint32_t, 256> makeTable()
{
    constexpr std::uint32_t reversedPolynomial = 0x82f63b78;
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t value = byte;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1) != 0 ? reversedPolynomial : 0);
        table[byte] = value;
    }
    return table;
}

constexpr std::array<std::uint32_t, 256> remainders = makeTable();

} // namespace

std::uint32_t crc32c(std::string_view bytes)
{
    std::uint32_t value = ~std::uint32_t{0};
    for (const char byte : bytes)
        value = (value >> 8) ^ remainders[(value ^ static_cast<unsigned char>(byte)) & 0xff];
    return ~value;
}

std::uint32_t maskedCrc32c(std::string_view bytes)
{
    constexpr std::uint32_t delta = 0xa282ead8;
    return std::rotr(crc32c(bytes), 15) + delta;
}

} // namespace doppler
