// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include <cstdint>

#include <sha2.h>
#include <sys/types.h>

namespace doppler {

std::string sha256(std::string_view bytes)
{
    SHA2_CTX context;
    SHA256Init(&context);
    SHA256Update(&context, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    std::string digest(SHA256_DIGEST_LENGTH, '\0');
    SHA256Final(reinterpret_cast<std::uint8_t*>(digest.data()), &context);
    return digest;
}

std::string hexadecimal(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += digits[value >> 4];
        text += digits[value & 15];
    }
    return text;
}

} // namespace doppler
