// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace doppler {

/// A JSON value that is put together to be written, such as what a command prints; members keep their order.
/// Larger files are written piece by piece (json_writing.h) and read without a tree (json_reader.h).
class Json {
public:
    using Member = std::pair<std::string, Json>;

    Json() = default; ///< null, which becomes an object or a list by the first thing put into it.
    Json(std::nullptr_t) {}
    Json(bool value) : content(value) {}
    template <std::signed_integral Number>
    Json(Number value) : content(std::int64_t{value})
    {
    }
    template <std::unsigned_integral Number>
    Json(Number value) : content(std::uint64_t{value})
    {
    }
    Json(double value) : content(value) {} ///< Written as null where it is not finite.
    template <std::convertible_to<std::string_view> Text>
    Json(const Text& text) : content(std::string(std::string_view(text)))
    {
    }
    template <class Value>
    Json(const std::vector<Value>& values) : content(List(values.begin(), values.end()))
    {
    }
    /// An object.
    Json(std::initializer_list<Member> members);

    static Json array();
    static Json object();

    /// Adds to the end of a list. Only for lists and null.
    void push_back(Json value);
    /// The member of an object; null where it is new. Only for objects and null.
    Json& operator[](std::string_view key);

    /// One line, or indented by so many blanks. What is not valid UTF-8 becomes U+FFFD.
    [[nodiscard]] std::string text(int indent = -1) const;

private:
    using List = std::vector<Json>;
    using Object = std::vector<Member>;

    void append(std::string& out, int indent, int depth) const;

    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, List, Object>
        content;
};

} // namespace doppler
