// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_reader.h"

#include "core/base/excerpt.h"
#include "core/io/json_writing.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace doppler {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
bool isDelimiter(char c)
{
    return isSpace(c) || c == ',' || c == ':' || c == '{' || c == '}' || c == '[' || c == ']' || c == '"';
}

int hexDigit(char c)
{
    if (isDigit(c))
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
            if (isDigit(c))
                exponent = std::min(exponent * 10 + (c - '0'), 1e15);
        magnitude += negative ? -exponent : exponent;
    }
    return magnitude < 0;
}

} // namespace

JsonReader::JsonReader(std::string_view whole) : text(whole)
{
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        at = 3;
}

std::string JsonReader::path() const
{
    std::string out;
    for (std::size_t i = 0; i < depth; ++i) {
        const Frame& frame = frames[i];
        if (!frame.started)
            continue;
        if (!frame.isObject) {
            out += '[' + std::to_string(frame.index) + ']';
        } else {
            if (!out.empty())
                out += '.';
            out += frame.key.empty() ? "\"\"" : excerpt(frame.key);
        }
    }
    return out;
}

bool JsonReader::failAt(std::string place, Message message)
{
    if (!fault)
        fault = Error{std::move(message), {}, std::move(place)};
    return false;
}

bool JsonReader::fail(Message message) { return failAt(path(), std::move(message)); }

std::string JsonReader::foundHere() const
{
    if (here() == '{')
        return "{...}";
    if (here() == '[')
        return "[...]";
    std::size_t end = at + 1;
    if (here() == '"') {
        while (end < text.size() && text[end] != '"' && end - at < 200)
            ++end;
        return excerpt(text.substr(at, end + 1 - at));
    }
    while (end < text.size() && !isDelimiter(text[end]) && end - at < 200)
        ++end;
    return excerpt(text.substr(at, end - at));
}

bool JsonReader::failSyntax(const char* format)
{
    const std::string_view before = text.substr(0, at);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 = 0: the first line
    const std::string line = std::to_string(1 + std::count(before.begin(), before.end(), '\n'));
    const std::string column = std::to_string(before.size() - lineStart + 1);
    if (atEnd())
        return fail({DOPPLER_TEXT("core", "line {0}, column {1}: the text ends too early"), {line, column}});
    return fail({format, {line, column, foundHere()}});
}

bool JsonReader::failWanted(const char* format)
{
    if (atEnd())
        return failSyntax("");
    return fail({format, {foundHere()}});
}

void JsonReader::skipSpace()
{
    while (!atEnd() && isSpace(here()))
        ++at;
}

bool JsonReader::enter(bool object)
{
    if (depth == deepest)
        return failSyntax(DOPPLER_TEXT("core", "line {0}, column {1}: nested too deeply"));
    ++at;
    Frame& frame = frames[depth++];
    frame.isObject = object;
    frame.started = false;
    frame.index = 0;
    return true;
}

bool JsonReader::enterDocument()
{
    if (failed())
        return false;
    skipSpace();
    if (atEnd() || here() != '{')
        return failSyntax(DOPPLER_TEXT("core", "line {0}, column {1}: found {2}, expected an object"));
    return enter(true);
}

bool JsonReader::enterObject()
{
    if (failed())
        return false;
    skipSpace();
    if (atEnd() || here() != '{')
        return failWanted(DOPPLER_TEXT("core", "found {0}, expected an object"));
    return enter(true);
}

bool JsonReader::enterList()
{
    if (failed())
        return false;
    skipSpace();
    if (atEnd() || here() != '[')
        return failWanted(DOPPLER_TEXT("core", "found {0}, expected a list"));
    return enter(false);
}

/// Steps over the comma before a member or element; false at the end of the object or list, which is left.
bool JsonReader::nextMember(char closing)
{
    if (failed())
        return false;
    Frame& frame = frames[depth - 1];
    skipSpace();
    if (!atEnd() && here() == closing) {
        ++at;
        --depth;
        return false;
    }
    if (frame.started) {
        if (atEnd() || here() != ',')
            return failSyntax(
                closing == '}'
                    ? DOPPLER_TEXT("core",
                                   "line {0}, column {1}: found {2}, expected a comma or a closing brace")
                    : DOPPLER_TEXT("core",
                                   "line {0}, column {1}: found {2}, expected a comma or a closing bracket"));
        ++at;
        skipSpace();
        ++frame.index;
    }
    frame.started = true;
    return true;
}

std::optional<std::string_view> JsonReader::nextKey()
{
    if (!nextMember('}'))
        return std::nullopt;
    Frame& frame = frames[depth - 1];
    frame.started = false; // until the key is known, a fault is the object's
    if (atEnd() || here() != '"') {
        failSyntax(DOPPLER_TEXT("core", "line {0}, column {1}: found {2}, expected a key in quotes"));
        return std::nullopt;
    }
    const auto raw = scanText();
    if (!raw)
        return std::nullopt;
    if (raw->hasEscapes)
        frame.decoded = decode(raw->inside);
    frame.key = raw->hasEscapes ? std::string_view(frame.decoded) : raw->inside;
    frame.started = true;
    skipSpace();
    if (atEnd() || here() != ':') {
        failSyntax(DOPPLER_TEXT("core", "line {0}, column {1}: found {2}, expected a colon"));
        return std::nullopt;
    }
    ++at;
    return frame.key;
}

std::optional<std::size_t> JsonReader::nextField(std::span<const std::string_view> keys, std::uint32_t& seen)
{
    while (const auto key = nextKey()) {
        const auto found = std::find(keys.begin(), keys.end(), *key);
        if (found == keys.end()) {
            skipValue();
            continue;
        }
        const auto field = static_cast<std::size_t>(found - keys.begin());
        const std::uint32_t bit = std::uint32_t{1} << field;
        if (seen & bit) {
            fail({DOPPLER_TEXT("core", "stands twice in one object, expected once")});
            return std::nullopt;
        }
        seen |= bit;
        return field;
    }
    return std::nullopt;
}

bool JsonReader::nextElement() { return nextMember(']'); }

bool JsonReader::finish()
{
    if (failed())
        return false;
    skipSpace();
    if (!atEnd())
        return failSyntax(
            DOPPLER_TEXT("core", "line {0}, column {1}: found {2} after the end of the document"));
    return true;
}

bool JsonReader::require(std::span<const std::string_view> keys, std::uint32_t seen, std::size_t field)
{
    if (failed())
        return false;
    if (seen >> field & 1U)
        return true;
    std::string place = path();
    if (!place.empty())
        place += '.';
    place += keys[field];
    return failAt(std::move(place), {DOPPLER_TEXT("core", "is missing")});
}

/// Checks the escape whose letter is at the cursor and steps over it.
bool JsonReader::scanEscape()
{
    constexpr std::string_view single = "\"\\/bfnrt";
    if (!atEnd() && single.find(here()) != std::string_view::npos) {
        ++at;
        return true;
    }
    if (atEnd() || here() != 'u')
        return failSyntax(DOPPLER_TEXT("core", "line {0}, column {1}: unknown escape \\{2}"));
    const int word = hexWord(text.substr(at + 1));
    if (word < 0)
        return failSyntax(
            DOPPLER_TEXT("core", "line {0}, column {1}: found {2}, expected u and four hexadecimal digits"));
    std::size_t length = 5;
    bool whole = !isLowSurrogate(word);
    if (isHighSurrogate(word)) {
        const std::string_view rest = text.substr(at + length);
        whole = rest.substr(0, 2) == "\\u" && isLowSurrogate(hexWord(rest.substr(2)));
        length = 11;
    }
    if (!whole)
        return failSyntax(DOPPLER_TEXT("core", "line {0}, column {1}: half of a surrogate pair in {2}"));
    at += length;
    return true;
}

/// Reads the text in quotes that begins at the cursor.
std::optional<JsonReader::RawText> JsonReader::scanText()
{
    const std::size_t begin = ++at;
    RawText raw;
    while (!atEnd()) {
        const auto byte = static_cast<unsigned char>(here());
        if (byte == '"') {
            raw.inside = text.substr(begin, at - begin);
            ++at;
            return raw;
        }
        if (byte == '\\') {
            raw.hasEscapes = true;
            ++at;
            if (!scanEscape())
                return std::nullopt;
        } else if (byte < 0x20) {
            failSyntax(DOPPLER_TEXT("core", "line {0}, column {1}: a control character in a text"));
            return std::nullopt;
        } else if (const std::size_t length = utf8Length(text, at); length > 0) {
            at += length;
        } else {
            failSyntax(DOPPLER_TEXT("core", "line {0}, column {1}: not valid UTF-8"));
            return std::nullopt;
        }
    }
    failSyntax("");
    return std::nullopt;
}

/// The characters of a text that scanText() has checked.
std::string JsonReader::decode(std::string_view raw)
{
    std::string out;
    out.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] != '\\') {
            out += raw[i];
            continue;
        }
        switch (const char letter = raw[++i]) {
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
            auto code = static_cast<std::uint32_t>(hexWord(raw.substr(i + 1)));
            i += 4;
            if (isHighSurrogate(static_cast<int>(code))) {
                const auto low = static_cast<std::uint32_t>(hexWord(raw.substr(i + 3)));
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

bool JsonReader::readText(std::string& out)
{
    if (failed())
        return false;
    skipSpace();
    if (atEnd() || here() != '"')
        return failWanted(DOPPLER_TEXT("core", "found {0}, expected a text in quotes"));
    const auto raw = scanText();
    if (!raw)
        return false;
    if (raw->hasEscapes)
        out = decode(raw->inside);
    else
        out.assign(raw->inside);
    return true;
}

bool JsonReader::scanNumber(double& out)
{
    skipSpace();
    const std::size_t begin = at;
    std::size_t end = at;
    const auto more = [&] { return end < text.size(); };
    const auto digits = [&] {
        const std::size_t first = end;
        while (more() && isDigit(text[end]))
            ++end;
        return end > first;
    };
    const auto wrong = [&] {
        if (end > begin && !more())
            at = end; // cut off within the number
        return failWanted(DOPPLER_TEXT("core", "found {0}, expected a number"));
    };
    if (more() && text[end] == '-')
        ++end;
    if (more() && text[end] == '0')
        ++end;
    else if (!digits())
        return wrong();
    if (more() && text[end] == '.') {
        ++end;
        if (!digits())
            return wrong();
    }
    if (more() && (text[end] == 'e' || text[end] == 'E')) {
        ++end;
        if (more() && (text[end] == '+' || text[end] == '-'))
            ++end;
        if (!digits())
            return wrong();
    }
    if (more() && !isDelimiter(text[end]))
        return wrong();
    const auto [stop, code] = std::from_chars(text.data() + begin, text.data() + end, out);
    if (code == std::errc::result_out_of_range) {
        if (!isTiny(text.substr(begin, end - begin)))
            return failWanted(DOPPLER_TEXT("core", "{0} is too large, expected a finite number"));
        out = 0;
    }
    valueStart = begin;
    at = end;
    out += 0.0; // no negative zero
    return true;
}

bool JsonReader::readNumber(double& out) { return !failed() && scanNumber(out); }

bool JsonReader::readQuantity(double& out)
{
    if (!readNumber(out))
        return false;
    if (out >= 0)
        return true;
    at = valueStart;
    return failWanted(DOPPLER_TEXT("core", "found {0}, expected a number of at least 0"));
}

bool JsonReader::readQuantity(std::optional<double>& out)
{
    double value = 0;
    if (!readQuantity(value))
        return false;
    out = value;
    return true;
}

bool JsonReader::readPositive(double& out)
{
    if (!readNumber(out))
        return false;
    if (out > 0)
        return true;
    at = valueStart;
    return failWanted(DOPPLER_TEXT("core", "found {0}, expected a number above 0"));
}

bool JsonReader::readWhole(std::uint32_t& out, std::uint32_t least, std::uint32_t most)
{
    double value = 0;
    if (!readNumber(value))
        return false;
    if (value >= least && value <= most && value == std::floor(value)) {
        out = static_cast<std::uint32_t>(value);
        return true;
    }
    at = valueStart;
    return fail({DOPPLER_TEXT("core", "found {0}, expected a whole number from {1} to {2}"),
                 {foundHere(), std::to_string(least), std::to_string(most)}});
}

bool JsonReader::skipWord()
{
    for (const std::string_view word : {"true", "false", "null"})
        if (text.substr(at, word.size()) == word &&
            (at + word.size() == text.size() || isDelimiter(text[at + word.size()]))) {
            at += word.size();
            return true;
        }
    return failSyntax(DOPPLER_TEXT("core", "line {0}, column {1}: found {2}, expected a value"));
}

bool JsonReader::skipValue()
{
    if (failed())
        return false;
    skipSpace();
    if (atEnd())
        return failSyntax("");
    double number = 0;
    switch (here()) {
    case '{':
        if (enter(true))
            while (nextKey())
                skipValue();
        return !failed();
    case '[':
        if (enter(false))
            while (nextElement())
                skipValue();
        return !failed();
    case '"':
        return scanText().has_value();
    case '-':
        return scanNumber(number);
    default:
        return isDigit(here()) ? scanNumber(number) : skipWord();
    }
}

namespace {
constexpr std::array<std::string_view, 2> headKeys{"format", "version"};
}

Result<FileHead> readHead(std::string_view text)
{
    JsonReader in(text);
    FileHead head;
    std::uint32_t seen = 0;
    in.enterDocument();
    while (const auto field = in.nextField(headKeys, seen)) {
        if (*field == 0)
            in.readText(head.format.emplace());
        else
            in.readNumber(head.version.emplace());
        if (head.format && head.version)
            break;
    }
    if (in.failed())
        return in.error();
    return head;
}

std::optional<Error> checkHead(std::string_view text, std::string_view format, std::uint32_t newest)
{
    const auto head = readHead(text);
    if (!head)
        return head.error();
    const std::string wanted = '"' + std::string(format) + '"';
    if (!head->format)
        return Error{{DOPPLER_TEXT("core", "is missing, expected {0}"), {wanted}}, {}, "format"};
    if (*head->format != format)
        return Error{
            {DOPPLER_TEXT("core", "found {0}, expected {1}"), {'"' + excerpt(*head->format) + '"', wanted}},
            {},
            "format"};
    if (!head->version)
        return Error{{DOPPLER_TEXT("core", "is missing, expected 1")}, {}, "version"};
    if (*head->version > newest)
        return Error{{DOPPLER_TEXT("core", "the file is of version {0}, this program reads up to {1}; "
                                           "a newer program is needed"),
                      {jsonNumber(*head->version), std::to_string(newest)}},
                     {},
                     "version"};
    if (*head->version < 1 || *head->version != std::floor(*head->version))
        return Error{{DOPPLER_TEXT("core", "found {0}, expected {1}"),
                      {jsonNumber(*head->version), std::to_string(newest)}},
                     {},
                     "version"};
    return std::nullopt;
}

} // namespace doppler
