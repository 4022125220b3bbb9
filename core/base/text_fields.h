// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <string_view>

namespace doppler {

// Cuts the texts of line-based formats into fields.

constexpr std::string_view fieldBlanks = " \t\r\n";

/// Without the blanks at both ends.
inline std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(fieldBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(fieldBlanks) - first + 1);
}

/// Cuts off the part before the first of the separators, and that separator with it.
inline std::string_view takeUntil(std::string_view& rest, std::string_view separators)
{
    const std::size_t end = rest.find_first_of(separators);
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return part;
}

/// How often a word stands in a text: at most so many things begin with it.
inline std::size_t countOf(std::string_view text, std::string_view word)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + word.size()))
        ++count;
    return count;
}

/// Reads a whole text as a number, in the C locale; false where it is none or doesn't fit.
template <class Number>
bool parseNumber(std::string_view text, Number& out)
{
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), out);
    return fault == std::errc{} && end == text.data() + text.size();
}

} // namespace doppler
