// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <string_view>

namespace doppler {

// Splits the texts of line-based formats into fields.

constexpr std::string_view fieldBlanks = " \t\r\n";

/// The text without blanks at both ends.
inline std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(fieldBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(fieldBlanks) - first + 1);
}

/// Removes the part before the first separator, and that separator, from `rest`; returns the part.
inline std::string_view takeUntil(std::string_view& rest, std::string_view separators)
{
    const std::size_t end = rest.find_first_of(separators);
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return part;
}

/// How often `word` occurs in `text`: an upper bound for the number of items that begin with it.
inline std::size_t countOf(std::string_view text, std::string_view word)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + word.size()))
        ++count;
    return count;
}

/// Parses a whole text as a number in the C locale. Returns false if it is not a number or does not fit.
template <class Number>
bool parseNumber(std::string_view text, Number& out)
{
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), out);
    return fault == std::errc{} && end == text.data() + text.size();
}

} // namespace doppler
