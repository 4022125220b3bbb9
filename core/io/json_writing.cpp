// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_writing.h"

#include "core/base/excerpt.h"

#include <cassert>
#include <cmath>
#include <cstdint>

#include <fmt/format.h>

namespace doppler {

std::string jsonNumber(double value)
{
    assert(std::isfinite(value));
    if (std::abs(value) < 1e15 && value == std::floor(value))
        return fmt::format("{}", static_cast<std::int64_t>(value));
    return fmt::format("{}", value);
}

std::string jsonText(std::string_view text)
{
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const std::size_t length = utf8Length(text, at);
        if (length == 0)
            out += "\xef\xbf\xbd";
        else if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            out += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        else
            out += text.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    return out += '"';
}

} // namespace doppler
