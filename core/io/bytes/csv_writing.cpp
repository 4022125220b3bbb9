// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/csv_writing.h"

#include <algorithm>
#include <charconv>

namespace doppler {

namespace {

bool isNumber(std::string_view text)
{
    const std::string_view digits = text.starts_with('+') ? text.substr(1) : text;
    double value = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return fault == std::errc() && end == digits.data() + digits.size();
}

/// Of "+3 %" or "-relu", but not of "-1+cmd|' /C calc'!A0".
bool isWord(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           std::string_view(" .,%_:").find(c) != std::string_view::npos;
}

/// Whether a spreadsheet would compute the field instead of showing it.
bool isFormula(std::string_view text)
{
    text.remove_prefix(
        std::min(text.find_first_not_of('\''), text.size())); // So that reading finds what was written.
    if (text.empty() || isNumber(text))
        return false;
    switch (text.front()) {
    case '=':
    case '@':
    case '\t':
    case '\r':
        return true;
    case '+':
    case '-':
        return !std::all_of(text.begin() + 1, text.end(), isWord);
    default:
        return false;
    }
}

} // namespace

std::string spreadsheetText(std::string_view text)
{
    return isFormula(text) ? "'" + std::string(text) : std::string(text);
}

std::string fromSpreadsheetText(std::string_view field)
{
    return std::string(field.starts_with('\'') && isFormula(field) ? field.substr(1) : field);
}

std::string csvField(std::string_view text)
{
    const bool plain = text.find_first_of(",\"\r\n") == std::string_view::npos;
    return plain ? spreadsheetText(text) : quotedCsvField(text);
}

std::string quotedCsvField(std::string_view text)
{
    std::string out = "\"";
    for (const char c : spreadsheetText(text)) {
        if (c == '"')
            out += '"';
        out += c;
    }
    return out += '"';
}

} // namespace doppler
