// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// How two processes that work together prove to each other that they know the same secret, before either
/// reads anything else. Each chooses a random number (nonce) and signs both numbers with HMAC-SHA-256. All
/// messages have fixed sizes. In this order:
///
/// 1. rank 0 sends challengeBytes: a marker and its nonce;
/// 2. the other sends helloBytes: its nonce, its rank, the number of processes, and its signature;
/// 3. rank 0 sends welcomeBytes: its signature.
inline constexpr std::size_t nonceBytes = 32;
inline constexpr std::size_t challengeBytes = 8 + nonceBytes;
inline constexpr std::size_t helloBytes = nonceBytes + 8 + 32;
inline constexpr std::size_t welcomeBytes = 32;

/// Random bytes from the operating system. Throws std::system_error if it has none.
std::string newNonce();

std::string challengeOf(std::string_view serverNonce);
/// The nonce of a challenge; nothing if the other side is not rank 0.
std::optional<std::string> nonceOfChallenge(std::string_view challenge);

/// One of how many processes.
struct RankClaim {
    std::size_t rank = 0;
    std::size_t size = 0;
};
std::string helloOf(std::string_view secret, std::string_view serverNonce, std::string_view clientNonce,
                    RankClaim claim);
/// The claim of a hello; nothing if its signature was made with another secret or for another nonce.
std::optional<RankClaim> checkHello(std::string_view secret, std::string_view serverNonce,
                                    std::string_view hello);

std::string welcomeOf(std::string_view secret, std::string_view serverNonce, std::string_view clientNonce);

} // namespace doppler
