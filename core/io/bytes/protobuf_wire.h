// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace doppler {

/// How a field of a protobuf message is encoded (protobuf.dev/programming-guides/encoding).
enum class WireType { Varint = 0, Fixed64 = 1, Bytes = 2, StartGroup = 3, EndGroup = 4, Fixed32 = 5 };

/// One field of a message.
struct WireField {
    std::uint32_t number = 0;
    WireType type = WireType::Varint;
    std::uint64_t value = 0; ///< Value of a varint; 0 for other types.
    std::string_view bytes;  ///< Content of a text, message or packed list; or the bytes of a number.

    [[nodiscard]] bool isVarint() const { return type == WireType::Varint; }
    [[nodiscard]] bool isBytes() const { return type == WireType::Bytes; }
    /// The bytes of a text, message or list; empty for a number.
    [[nodiscard]] std::string_view text() const { return isBytes() ? bytes : std::string_view{}; }
};

constexpr std::size_t longestVarint = 10;

/// Removes a varint from the front of `rest`. Returns false, and removes nothing, if there is no complete
/// one.
inline bool takeVarint(std::string_view& rest, std::uint64_t& out)
{
    out = 0;
    for (std::size_t i = 0; i < longestVarint && i < rest.size(); ++i) {
        const auto byte = static_cast<unsigned char>(rest[i]);
        out |= std::uint64_t{byte & 0x7fU} << (7 * i);
        if (byte < 0x80) {
            rest.remove_prefix(i + 1);
            return true;
        }
    }
    return false;
}

/// Iterates over the fields of one message without entering nested messages. Refuses groups, which are
/// obsolete.
class WireCursor {
public:
    explicit WireCursor(std::string_view message) : rest(message) {}

    /// Reads the next field. Returns false at the end of the message and if it is broken.
    bool next(WireField& out)
    {
        if (rest.empty() || bad)
            return false;
        std::uint64_t tag = 0;
        if (!varint(tag) || tag >> 3 == 0 || tag >> 3 > mostNumber)
            return fail();
        out.number = static_cast<std::uint32_t>(tag >> 3);
        out.type = static_cast<WireType>(tag & 7);
        out.value = 0;
        const std::string_view from = rest;
        switch (out.type) {
        case WireType::Varint:
            if (!varint(out.value))
                return fail();
            out.bytes = from.substr(0, from.size() - rest.size());
            return true;
        case WireType::Fixed64:
            return take(8, out);
        case WireType::Fixed32:
            return take(4, out);
        case WireType::Bytes: {
            std::uint64_t size = 0;
            return varint(size) ? take(size, out) : fail();
        }
        default:
            return fail();
        }
    }
    /// Whether the message violates the encoding.
    [[nodiscard]] bool broken() const { return bad; }
    /// Whether the only fault is that the message ends too early.
    [[nodiscard]] bool cut() const { return short_; }
    [[nodiscard]] std::string_view left() const { return rest; }

private:
    static constexpr std::uint64_t mostNumber = (std::uint64_t{1} << 29) - 1;

    bool fail()
    {
        bad = true;
        return false;
    }
    bool varint(std::uint64_t& out)
    {
        if (takeVarint(rest, out))
            return true;
        short_ = rest.size() < longestVarint;
        return false;
    }
    bool take(std::uint64_t size, WireField& out)
    {
        if (size > rest.size()) {
            short_ = true;
            return fail();
        }
        out.bytes = rest.substr(0, static_cast<std::size_t>(size));
        rest.remove_prefix(static_cast<std::size_t>(size));
        return true;
    }

    std::string_view rest;
    bool bad = false;
    bool short_ = false;
};

} // namespace doppler
