// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// Values one after the other as bytes, for a process of the same version on a machine of the same byte
/// order.
class Packer {
public:
    void add(std::uint64_t number);
    void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(std::string_view text);
    void add(const Message& message);
    void add(const Error& error);
    [[nodiscard]] const std::string& bytes() const { return out; }

private:
    std::string out;
};

/// Reads what a Packer wrote. After the first value that is not there, failed() is true and all values are 0
/// or empty.
class Unpacker {
public:
    explicit Unpacker(std::string_view bytes) : rest(bytes) {}
    std::uint64_t number();
    /// A number of things that have at least `bytes` bytes each.
    std::size_t count(std::size_t bytes);
    double real() { return std::bit_cast<double>(number()); }
    std::string text();
    Message message();
    Error error();
    [[nodiscard]] bool failed() const { return missing; }
    /// Whether everything was read.
    [[nodiscard]] bool complete() const { return !missing && rest.empty(); }

private:
    std::string_view rest;
    bool missing = false;
};

/// Bytes as text for a line, two characters each.
std::string asHex(std::string_view bytes);
/// The reverse; characters that are no digits count as 0.
std::string fromHex(std::string_view text);

} // namespace doppler
