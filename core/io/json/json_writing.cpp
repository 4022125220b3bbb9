// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_writing.h"

#include "core/base/excerpt.h"

#include <cmath>
#include <cstdint>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

std::string jsonNumber(double value)
{
    std::string out;
    appendJsonNumber(out, value);
    return out;
}

void appendJsonNumber(std::string& out, double value)
{
    if (!std::isfinite(value)) // which JSON has no number for
        out += "null";
    else if (std::abs(value) < 1e15 && value == std::floor(value))
        out += fmt::format_int(static_cast<std::int64_t>(value)).c_str();
    else
        fmt::format_to(std::back_inserter(out), "{}", value);
}

std::string jsonText(std::string_view text)
{
    std::string out;
    appendJsonText(out, text);
    return out;
}

void appendJsonText(std::string& out, std::string_view text)
{
    out += '"';
    for (std::size_t at = 0; at < text.size();) {
        std::size_t plain = at;
        while (plain < text.size() && text[plain] >= ' ' && text[plain] < 0x7f && text[plain] != '"' &&
               text[plain] != '\\')
            ++plain;
        out += text.substr(at, plain - at);
        if ((at = plain) == text.size())
            break;
        const char c = text[at];
        const std::size_t length = utf8Length(text, at);
        if (length == 0)
            out += "\xef\xbf\xbd";
        else if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
        else
            out += text.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    out += '"';
}

} // namespace doppler
