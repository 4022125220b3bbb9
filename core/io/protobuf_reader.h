// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace doppler {

/// Walks through the fields of one protobuf message (the encoding: protobuf.dev, "Encoding") without a schema
/// and without memory of its own.
class ProtobufReader {
public:
    enum class Wire { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };

    explicit ProtobufReader(std::string_view message) : rest(message) {}

    /// Goes to the next field; false at the end, or where the message is damaged.
    bool next();
    [[nodiscard]] bool damaged() const { return bad; }
    [[nodiscard]] std::uint32_t field() const { return number; }
    [[nodiscard]] Wire wire() const { return kind; }
    /// Of a varint or fixed field; 0 of others.
    [[nodiscard]] std::uint64_t value() const { return scalar; }
    /// Of a length-delimited field: a text, a message, packed numbers.
    [[nodiscard]] std::string_view bytes() const { return content; }

private:
    bool fixed(std::size_t size);

    std::string_view rest;
    std::uint32_t number = 0;
    Wire kind = Wire::Varint;
    std::uint64_t scalar = 0;
    std::string_view content;
    bool bad = false;
};

/// Takes a varint off the front; false where there is no whole one.
bool takeVarint(std::string_view& rest, std::uint64_t& out);

} // namespace doppler
