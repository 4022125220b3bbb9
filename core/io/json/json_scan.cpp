// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_scan.h"

#include "core/base/excerpt.h"
#include "core/base/message.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace doppler {

namespace {

int hexDigit(char c)
{
    if (isJsonDigit(c))
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// The four digits of \uXXXX at the beginning of `text`, or -1.
int hexWord(std::string_view text)
{
    if (text.size() < 4)
        return -1;
    int word = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const int digit = hexDigit(text[i]);
        if (digit < 0)
            return -1;
        word = word * 16 + digit;
    }
    return word;
}

bool isHighSurrogate(int word) { return word >= 0xd800 && word <= 0xdbff; }
bool isLowSurrogate(int word) { return word >= 0xdc00 && word <= 0xdfff; }

void appendUtf8(std::string& out, std::uint32_t code)
{
    const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (code >> shift & 0x3f)); };
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xc0 | code >> 6);
        tail(0);
    } else if (code < 0x10000) {
        out += static_cast<char>(0xe0 | code >> 12);
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xf0 | code >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

/// Checks the escape whose letter is at the cursor and steps over it.
const char* scanEscape(std::string_view text, std::size_t& at)
{
    constexpr std::string_view single = "\"\\/bfnrt";
    if (at == text.size())
        return "";
    if (single.find(text[at]) != std::string_view::npos) {
        ++at;
        return nullptr;
    }
    if (text[at] != 'u')
        return DOPPLER_TEXT("core", "line {0}, column {1}: unknown escape sequence \\{2}");
    const int word = hexWord(text.substr(at + 1));
    if (word < 0)
        return DOPPLER_TEXT("core",
                            "line {0}, column {1}: found {2}, expected u and four hexadecimal digits");
    std::size_t length = 5;
    bool whole = !isLowSurrogate(word);
    if (isHighSurrogate(word)) {
        const std::string_view rest = text.substr(at + length);
        whole = rest.substr(0, 2) == "\\u" && isLowSurrogate(hexWord(rest.substr(2)));
        length = 11;
    }
    if (!whole)
        return DOPPLER_TEXT("core", "line {0}, column {1}: incomplete surrogate pair in {2}");
    at += length;
    return nullptr;
}

/// Printable ASCII that stands for itself in a text.
bool isPlain(char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

/// Whether a decimal number that a double can't hold lies below its range (and so is 0 to every precision).
/// `digits` is a JSON number.
bool isTiny(std::string_view digits)
{
    const std::size_t mark = digits.find_first_of("eE");
    const std::string_view mantissa = digits.substr(0, mark);
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    const std::size_t first = mantissa.find_first_of("123456789");
    if (first == std::string_view::npos)
        return true;
    double magnitude =
        static_cast<double>(point) - static_cast<double>(first); // of the first digit that counts
    if (mark != std::string_view::npos) {
        const bool negative = digits[mark + 1] == '-';
        double exponent = 0;
        for (char c : digits.substr(mark + 1))
            if (isJsonDigit(c))
                exponent = std::min(exponent * 10 + (c - '0'), 1e15);
        magnitude += negative ? -exponent : exponent;
    }
    return magnitude < 0;
}

/// The end of the JSON number that begins at text[at]. Where there is none, `whole` is false and the end is
/// that of the part that could begin one.
std::size_t numberEnd(std::string_view text, std::size_t at, bool& whole)
{
    std::size_t end = at;
    const auto more = [&] { return end < text.size(); };
    const auto digits = [&] {
        const std::size_t first = end;
        while (more() && isJsonDigit(text[end]))
            ++end;
        return end > first;
    };
    whole = false;
    if (more() && text[end] == '-')
        ++end;
    if (more() && text[end] == '0')
        ++end;
    else if (!digits())
        return end;
    if (more() && text[end] == '.') {
        ++end;
        if (!digits())
            return end;
    }
    if (more() && (text[end] == 'e' || text[end] == 'E')) {
        ++end;
        if (more() && (text[end] == '+' || text[end] == '-'))
            ++end;
        if (!digits())
            return end;
    }
    whole = !more() || isJsonDelimiter(text[end]);
    return end;
}

/// Most numbers are short whole ones, which need no general conversion. 0 where this isn't one; else its
/// length.
std::size_t scanShortWhole(std::string_view text, std::size_t at, double& out)
{
    constexpr std::size_t most = 15; // digits that a double holds
    std::uint64_t value = 0;
    std::size_t end = at;
    while (end < text.size() && end - at <= most && isJsonDigit(text[end]))
        value = value * 10 + static_cast<std::uint64_t>(text[end++] - '0');
    const std::size_t length = end - at;
    if (length == 0 || length > most || end == text.size() || !isJsonDelimiter(text[end]) ||
        (text[at] == '0' && length > 1))
        return 0;
    out = static_cast<double>(value);
    return length;
}

} // namespace

const char* scanJsonText(std::string_view text, std::size_t& at, JsonText& out)
{
    const std::size_t begin = ++at;
    out.hasEscapes = false;
    while (at < text.size()) {
        if (isPlain(text[at])) {
            ++at;
            continue;
        }
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte == '"') {
            out.inside = text.substr(begin, at - begin);
            ++at;
            return nullptr;
        }
        if (byte == '\\') {
            out.hasEscapes = true;
            ++at;
            if (const char* fault = scanEscape(text, at))
                return fault;
        } else if (byte < 0x20) {
            return DOPPLER_TEXT("core", "line {0}, column {1}: unescaped control character in a string");
        } else if (const std::size_t length = utf8Length(text, at); length > 0) {
            at += length;
        } else {
            return DOPPLER_TEXT("core", "line {0}, column {1}: not valid UTF-8");
        }
    }
    return "";
}

std::string decodeJsonText(std::string_view inside)
{
    std::string out;
    out.reserve(inside.size());
    for (std::size_t i = 0; i < inside.size(); ++i) {
        if (inside[i] != '\\') {
            out += inside[i];
            continue;
        }
        switch (const char letter = inside[++i]) {
        case 'b':
            out += '\b';
            break;
        case 'f':
            out += '\f';
            break;
        case 'n':
            out += '\n';
            break;
        case 'r':
            out += '\r';
            break;
        case 't':
            out += '\t';
            break;
        case 'u': {
            auto code = static_cast<std::uint32_t>(hexWord(inside.substr(i + 1)));
            i += 4;
            if (isHighSurrogate(static_cast<int>(code))) {
                const auto low = static_cast<std::uint32_t>(hexWord(inside.substr(i + 3)));
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
                i += 6;
            }
            appendUtf8(out, code);
            break;
        }
        default:
            out += letter;
        }
    }
    return out;
}

const char* scanJsonNumber(std::string_view text, std::size_t& at, double& out)
{
    if (const std::size_t length = scanShortWhole(text, at, out)) {
        at += length;
        return nullptr;
    }
    bool whole = false;
    const std::size_t end = numberEnd(text, at, whole);
    if (!whole) {
        if (end > at && end == text.size())
            at = end; // cut off within the number
        return DOPPLER_TEXT("core", "found {0}, expected a number");
    }
    const auto [stop, code] = std::from_chars(text.data() + at, text.data() + end, out);
    if (code == std::errc::result_out_of_range) {
        if (!isTiny(text.substr(at, end - at)))
            return DOPPLER_TEXT("core", "{0} is too large, expected a finite number");
        out = 0;
    }
    at = end;
    out += 0.0; // no negative zero
    return nullptr;
}

const char* scanJsonWord(std::string_view text, std::size_t& at)
{
    for (const std::string_view word : {"true", "false", "null"})
        if (text.substr(at, word.size()) == word &&
            (at + word.size() == text.size() || isJsonDelimiter(text[at + word.size()]))) {
            at += word.size();
            return nullptr;
        }
    return DOPPLER_TEXT("core", "line {0}, column {1}: found {2}, expected a value");
}

} // namespace doppler
