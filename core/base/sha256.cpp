// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include <array>
#include <cstdint>
#include <fstream>

#include <sha2.h>
#include <sys/types.h>

namespace doppler {

namespace {

class Sha256 {
public:
    Sha256() { SHA256Init(&context); }
    void add(std::string_view bytes)
    {
        SHA256Update(&context, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    }
    std::string digest()
    {
        std::string out(SHA256_DIGEST_LENGTH, '\0');
        SHA256Final(reinterpret_cast<std::uint8_t*>(out.data()), &context);
        return out;
    }

private:
    SHA2_CTX context = {};
};

} // namespace

std::string sha256(std::string_view bytes)
{
    Sha256 hash;
    hash.add(bytes);
    return hash.digest();
}

FileDigest digestOfFile(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    Sha256 hash;
    FileDigest found;
    std::array<char, 1 << 14> piece{};
    while (in.read(piece.data(), piece.size()) || in.gcount() > 0) {
        const auto count = static_cast<std::size_t>(in.gcount());
        hash.add({piece.data(), count});
        found.bytes += count;
    }
    found.sha256 = hash.digest();
    return found;
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
