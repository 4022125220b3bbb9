// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hmac.h"

#include "core/base/sha256.h"

namespace doppler {

namespace {

constexpr std::size_t blockBytes = 64;

/// The key, padded to a block, with every byte changed by `pattern`.
std::string paddedKey(std::string_view key, unsigned char pattern)
{
    std::string block = key.size() > blockBytes ? sha256(key) : std::string(key);
    block.resize(blockBytes, '\0');
    for (char& byte : block)
        byte = static_cast<char>(static_cast<unsigned char>(byte) ^ pattern);
    return block;
}

} // namespace

std::string hmacSha256(std::string_view key, std::string_view message)
{
    constexpr unsigned char inner = 0x36;
    constexpr unsigned char outer = 0x5c;
    return sha256(paddedKey(key, outer) + sha256(paddedKey(key, inner) + std::string(message)));
}

bool equalInConstantTime(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    volatile unsigned char difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        difference = static_cast<unsigned char>(
            difference | (static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i])));
    return difference == 0;
}

} // namespace doppler
