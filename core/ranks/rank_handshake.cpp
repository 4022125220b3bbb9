// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranks/rank_handshake.h"

#include "core/base/hmac.h"

#include <cerrno>
#include <cstdint>
#include <system_error>

#include <sys/random.h>

namespace doppler {

namespace {

constexpr std::string_view marker = "DOPPLER1";

/// Little endian.
std::string fourBytes(std::size_t number)
{
    std::string out;
    for (int shift = 0; shift < 32; shift += 8)
        out += static_cast<char>(number >> shift & 0xff);
    return out;
}

std::size_t numberOf(std::string_view bytes)
{
    std::size_t out = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        out |= std::size_t{static_cast<unsigned char>(bytes[i])} << 8 * i;
    return out;
}

/// The sides sign different texts, so that nobody can answer a challenge with the other side's own signature.
std::string signature(std::string_view secret, std::string_view side, std::string_view serverNonce,
                      std::string_view clientNonce, std::string_view rest)
{
    std::string text(side);
    text.append(serverNonce).append(clientNonce).append(rest);
    return hmacSha256(secret, text);
}

} // namespace

std::string newNonce()
{
    std::string bytes(nonceBytes, '\0');
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
        throw std::system_error(errno, std::generic_category());
    return bytes;
}

std::string challengeOf(std::string_view serverNonce) { return std::string(marker).append(serverNonce); }

std::optional<std::string> nonceOfChallenge(std::string_view challenge)
{
    if (challenge.size() != challengeBytes || !challenge.starts_with(marker))
        return std::nullopt;
    return std::string(challenge.substr(marker.size()));
}

std::string helloOf(std::string_view secret, std::string_view serverNonce, std::string_view clientNonce,
                    RankClaim claim)
{
    const std::string numbers = fourBytes(claim.rank) + fourBytes(claim.size);
    return std::string(clientNonce) + numbers + signature(secret, "rank", serverNonce, clientNonce, numbers);
}

std::optional<RankClaim> checkHello(std::string_view secret, std::string_view serverNonce,
                                    std::string_view hello)
{
    if (hello.size() != helloBytes)
        return std::nullopt;
    const std::string_view clientNonce = hello.substr(0, nonceBytes);
    const std::string_view numbers = hello.substr(nonceBytes, 8);
    if (!equalInConstantTime(hello.substr(nonceBytes + 8),
                             signature(secret, "rank", serverNonce, clientNonce, numbers)))
        return std::nullopt;
    return RankClaim{numberOf(numbers.substr(0, 4)), numberOf(numbers.substr(4))};
}

std::string welcomeOf(std::string_view secret, std::string_view serverNonce, std::string_view clientNonce)
{
    return signature(secret, "rank 0", serverNonce, clientNonce, {});
}

} // namespace doppler
