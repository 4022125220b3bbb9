// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"

#include <cstdint>

namespace doppler {

namespace {

unsigned char byteAt(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

/// Invisible, line-breaking or direction-changing characters beyond ASCII.
bool isDeceptive(std::uint32_t code)
{
    return (code >= 0x80 && code < 0xa0) || code == 0xad || code == 0x61c ||
           (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2060 && code <= 0x206f) || code == 0xfeff || (code >= 0xfff0 && code <= 0xfffb) ||
           (code >= 0xe000 && code <= 0xf8ff) || code >= 0xe0000;
}

} // namespace

std::size_t utf8Length(std::string_view text, std::size_t at)
{
    const unsigned char lead = byteAt(text, at);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xc2 && lead <= 0xdf   ? 2
                               : lead >= 0xe0 && lead <= 0xef ? 3
                               : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                              : 0;
    if (length == 0 || text.size() - at < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byteAt(text, at + i) & 0xc0) != 0x80)
            return 0;
    const unsigned char second = byteAt(text, at + 1);
    // Overlong forms, surrogates and what lies beyond U+10FFFF show in the second byte.
    const bool wrong = (lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f) ||
                       (lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second > 0x8f);
    return wrong ? 0 : length;
}

bool isUtf8(std::string_view text)
{
    unsigned char all = 0;
    for (const char c : text)
        all |= static_cast<unsigned char>(c);
    for (std::size_t at = 0; all >= 0x80 && at < text.size();) {
        const std::size_t length = utf8Length(text, at);
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

std::string asUtf8(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8Length(text, at);
        out += length == 0 ? std::string_view("\xef\xbf\xbd") : text.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    return out;
}

std::string excerpt(std::string_view text, std::size_t most)
{
    std::string out;
    std::size_t at = 0;
    for (std::size_t taken = 0; at < text.size(); ++taken) {
        if (taken == most)
            return out + "...";
        const std::size_t length = utf8Length(text, at);
        std::uint32_t code = length == 0 ? 0 : byteAt(text, at);
        if (length > 1) {
            code &= 0x7fU >> length;
            for (std::size_t i = 1; i < length; ++i)
                code = code << 6 | (byteAt(text, at + i) & 0x3fU);
        }
        if (code < 0x20 || code == 0x7f || isDeceptive(code))
            out += '?';
        else
            out += text.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    return out;
}

} // namespace doppler
