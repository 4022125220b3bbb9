// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace doppler {

// The tokens of JSON (RFC 8259). Each function reads the token at text[at] and moves `at` behind it. On a
// fault, `at` is at the fault and the function returns a sentence with {0} for the line, {1} for the column
// and {2} for what was found; an empty sentence if the text ends too early. Returns null on success.

constexpr bool isJsonSpace(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
constexpr bool isJsonDigit(char c) { return c >= '0' && c <= '9'; }
/// Whether the character can follow a number or a word.
constexpr bool isJsonDelimiter(char c)
{
    return isJsonSpace(c) || c == ',' || c == ':' || c == '{' || c == '}' || c == '[' || c == ']' || c == '"';
}

struct JsonText {
    std::string_view inside; ///< Between the quotes.
    bool hasEscapes = false;
};

/// A text in quotes.
const char* scanJsonText(std::string_view text, std::size_t& at, JsonText& out);

/// The characters of a text that scanJsonText() has passed.
std::string decodeJsonText(std::string_view inside);

/// A number that a double can hold; what is too small is 0. The sentence has {0} for what is found.
const char* scanJsonNumber(std::string_view text, std::size_t& at, double& out);

/// true, false or null.
const char* scanJsonWord(std::string_view text, std::size_t& at);

} // namespace doppler
