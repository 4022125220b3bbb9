// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/ranks/packed.h"

#include <cstring>

namespace doppler {

void Packer::add(std::uint64_t number) { out.append(reinterpret_cast<const char*>(&number), sizeof number); }

void Packer::add(std::string_view text)
{
    add(std::uint64_t{text.size()});
    out.append(text);
}

void Packer::add(const Message& message)
{
    add(std::string_view(message.text));
    add(std::string_view(message.singular));
    add(std::uint64_t{message.arguments.size()});
    for (const MessageValue& value : message.arguments) {
        add(std::string_view(value.text));
        add(std::uint64_t{value.figure ? 1U : 0U});
        add(std::uint64_t{value.count ? 1U : 0U});
        add(value.count.value_or(0));
    }
}

void Packer::add(const Error& error)
{
    add(error.message);
    add(std::string_view(error.file));
    add(std::string_view(error.place));
}

std::uint64_t Unpacker::number()
{
    std::uint64_t value = 0;
    if (rest.size() < sizeof value) {
        missing = true;
        rest = {};
        return 0;
    }
    std::memcpy(&value, rest.data(), sizeof value);
    rest.remove_prefix(sizeof value);
    return value;
}

std::size_t Unpacker::count(std::size_t bytes)
{
    const std::uint64_t value = number();
    if (value <= rest.size() / bytes)
        return value;
    missing = true;
    rest = {};
    return 0;
}

std::string Unpacker::text()
{
    const std::size_t size = count(1);
    std::string out(rest.substr(0, size));
    rest.remove_prefix(size);
    return out;
}

Message Unpacker::message()
{
    Message out;
    out.text = text();
    out.singular = text();
    const std::size_t arguments = count(4 * sizeof(std::uint64_t));
    for (std::size_t i = 0; i < arguments; ++i) {
        MessageValue value(text());
        value.figure = number() != 0;
        const bool counts = number() != 0;
        const std::uint64_t things = number();
        if (counts)
            value.count = things;
        out.arguments.push_back(std::move(value));
    }
    return out;
}

Error Unpacker::error()
{
    Error out;
    out.message = message();
    out.file = text();
    out.place = text();
    return out;
}

std::string asHex(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    out.reserve(2 * bytes.size());
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        out += digits[byte >> 4];
        out += digits[byte & 15];
    }
    return out;
}

std::string fromHex(std::string_view text)
{
    const auto digit = [](char c) {
        return c >= '0' && c <= '9' ? c - '0' : (c >= 'a' && c <= 'f' ? c - 'a' + 10 : 0);
    };
    std::string out;
    out.reserve(text.size() / 2);
    for (std::size_t i = 0; i + 1 < text.size(); i += 2)
        out += static_cast<char>(digit(text[i]) << 4 | digit(text[i + 1]));
    return out;
}

} // namespace doppler
