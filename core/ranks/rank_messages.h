// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doppler {

/// What an admitted process asks of rank 0: to set a key, or to send its value. An answer is a value,
/// preceded by its size as in a request.
struct RankRequest {
    enum class Kind : std::uint8_t { Set = 1, Get = 2 };
    Kind kind = Kind::Get;
    std::string key;
    std::string value;
};

inline constexpr std::size_t rankSizeBytes = 4;

std::string encoded(const RankRequest& request);
std::string sizeBytesOf(std::size_t size);
std::size_t sizeOfBytes(std::string_view bytes);

/// The request at the beginning of `bytes`, which it removes; nothing if more bytes are needed. Sets `broken`
/// if no such request is allowed: an unknown kind, or sizes above the limits of RankBoard for so many
/// processes. They are checked before anything of that size is kept.
std::optional<RankRequest> takeRequest(std::string& bytes, std::size_t processes, bool& broken);

} // namespace doppler
