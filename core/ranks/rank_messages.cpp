// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ranks/rank_messages.h"

#include "core/ranks/rank_board.h"

namespace doppler {

namespace {

constexpr std::size_t headBytes = 1 + 2 * rankSizeBytes;

} // namespace

std::string sizeBytesOf(std::size_t size)
{
    std::string out;
    for (std::size_t i = 0; i < rankSizeBytes; ++i)
        out += static_cast<char>(size >> 8 * i & 0xff);
    return out;
}

std::size_t sizeOfBytes(std::string_view bytes)
{
    std::size_t size = 0;
    for (std::size_t i = 0; i < rankSizeBytes; ++i)
        size |= std::size_t{static_cast<unsigned char>(bytes[i])} << 8 * i;
    return size;
}

std::string encoded(const RankRequest& request)
{
    std::string out(1, static_cast<char>(request.kind));
    out += sizeBytesOf(request.key.size());
    out += sizeBytesOf(request.value.size());
    return out.append(request.key).append(request.value);
}

std::optional<RankRequest> takeRequest(std::string& bytes, std::size_t processes, bool& broken)
{
    if (bytes.size() < headBytes)
        return std::nullopt;
    const std::string_view head(bytes);
    const auto kind = static_cast<RankRequest::Kind>(head[0]);
    const std::size_t key = sizeOfBytes(head.substr(1));
    const std::size_t value = sizeOfBytes(head.substr(1 + rankSizeBytes));
    broken = (kind != RankRequest::Kind::Set && kind != RankRequest::Kind::Get) || key > mostKeyBytes ||
             value > mostValueBytes(processes);
    if (broken || bytes.size() < headBytes + key + value)
        return std::nullopt;
    RankRequest out{kind, bytes.substr(headBytes, key), bytes.substr(headBytes + key, value)};
    bytes.erase(0, headBytes + key + value);
    return out;
}

} // namespace doppler
