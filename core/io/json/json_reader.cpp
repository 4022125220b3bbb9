// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_reader.h"

#include "core/base/excerpt.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace doppler {

JsonReader::JsonReader(std::string_view whole) : text(whole)
{
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        at = 3;
}

std::string JsonReader::path() const
{
    constexpr std::size_t outer = 6; // members and elements of a long path that are named, at both ends
    std::string out;
    for (std::size_t i = 0; i < depth; ++i) {
        const Frame& frame = frames[i];
        if (!frame.started)
            continue;
        if (depth > 2 * outer && i >= outer && i < depth - outer) {
            out += i == outer ? "..." : "";
        } else if (!frame.isObject) {
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
    while (end < text.size() && !isJsonDelimiter(text[end]) && end - at < 200)
        ++end;
    return excerpt(text.substr(at, end - at));
}

bool JsonReader::failSyntax(const char* format)
{
    leaveBehind(); // for its lines
    const std::string line = std::to_string(1 + linesBehind);
    const std::string column = std::to_string(at - lineStart + 1);
    if (atEnd())
        return fail(
            {DOPPLER_TEXT("core", "line {0}, column {1}: unexpected end of the text"), {line, column}});
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
    while (!atEnd() && isJsonSpace(here()))
        ++at;
}

char JsonReader::peek()
{
    if (failed())
        return 0;
    skipSpace();
    return atEnd() ? '\0' : here();
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
    JsonText raw;
    if (!scanText(raw))
        return std::nullopt;
    if (raw.hasEscapes)
        frame.decoded = decodeJsonText(raw.inside);
    frame.key = raw.hasEscapes ? std::string_view(frame.decoded) : raw.inside;
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
        // Most files have the keys in our order: the next one is looked at first.
        auto field = static_cast<std::size_t>(std::bit_width(seen));
        if (field >= keys.size() || keys[field] != *key)
            field = static_cast<std::size_t>(std::find(keys.begin(), keys.end(), *key) - keys.begin());
        if (field == keys.size()) {
            skipValue();
            continue;
        }
        const std::uint32_t bit = std::uint32_t{1} << field;
        if (seen & bit) {
            fail({DOPPLER_TEXT("core", "appears twice in the same object, expected once")});
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

bool JsonReader::scanText(JsonText& out)
{
    const char* wrong = scanJsonText(text, at, out);
    return !wrong || failSyntax(wrong);
}

bool JsonReader::readText(std::string& out)
{
    if (failed())
        return false;
    skipSpace();
    if (atEnd() || here() != '"')
        return failWanted(DOPPLER_TEXT("core", "found {0}, expected a string in quotes"));
    JsonText raw;
    if (!scanText(raw))
        return false;
    if (raw.hasEscapes)
        out = decodeJsonText(raw.inside);
    else
        out.assign(raw.inside);
    return true;
}

bool JsonReader::scanNumber(double& out)
{
    skipSpace();
    valueStart = at;
    const char* wrong = scanJsonNumber(text, at, out);
    return !wrong || failWanted(wrong);
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
    std::uint64_t value = 0;
    if (!readWhole(value, std::uint64_t{least}, std::uint64_t{most}))
        return false;
    out = static_cast<std::uint32_t>(value);
    return true;
}

bool JsonReader::readWhole(std::uint64_t& out, std::uint64_t least, std::uint64_t most)
{
    double value = 0;
    if (!readNumber(value))
        return false;
    if (value >= static_cast<double>(least) && value <= static_cast<double>(most) &&
        value == std::floor(value)) {
        out = static_cast<std::uint64_t>(value);
        return true;
    }
    at = valueStart;
    return fail({DOPPLER_TEXT("core", "found {0}, expected a whole number from {1} to {2}"),
                 {foundHere(), std::to_string(least), std::to_string(most)}});
}

bool JsonReader::readSmallWhole(std::uint32_t& out)
{
    if (failed())
        return false;
    skipSpace();
    constexpr std::size_t mostDigits = 9;
    std::uint32_t value = 0;
    std::size_t end = at;
    while (end < text.size() && isJsonDigit(text[end]) && end - at < mostDigits)
        value = 10 * value + static_cast<std::uint32_t>(text[end++] - '0');
    if (end == at || end == text.size() || !isJsonDelimiter(text[end]) || (text[at] == '0' && end > at + 1))
        return false;
    valueStart = at;
    at = end;
    out = value;
    return true;
}

bool JsonReader::readFlag(bool& out)
{
    if (failed())
        return false;
    skipSpace();
    for (const std::string_view word : {"true", "false", "1", "0"})
        if (text.substr(at, word.size()) == word &&
            (at + word.size() == text.size() || isJsonDelimiter(text[at + word.size()]))) {
            at += word.size();
            out = word == "true" || word == "1";
            return true;
        }
    return failWanted(DOPPLER_TEXT("core", "found {0}, expected true or false"));
}

bool JsonReader::takeNull()
{
    if (failed())
        return false;
    skipSpace();
    constexpr std::string_view word = "null";
    return text.substr(at, word.size()) == word &&
           (at + word.size() == text.size() || isJsonDelimiter(text[at + word.size()])) && skipWord();
}

bool JsonReader::skipWord()
{
    const char* wrong = scanJsonWord(text, at);
    return !wrong || failSyntax(wrong);
}

bool JsonReader::skipValue()
{
    if (failed())
        return false;
    skipSpace();
    if (atEnd())
        return failSyntax("");
    double number = 0;
    JsonText ignored;
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
        return scanText(ignored);
    case '-':
        return scanNumber(number);
    default:
        return isJsonDigit(here()) ? scanNumber(number) : skipWord();
    }
}

std::optional<std::string_view> JsonReader::peekValue()
{
    if (failed())
        return std::nullopt;
    skipSpace();
    const std::size_t begin = at;
    if (!skipValue())
        return std::nullopt;
    const std::string_view value = text.substr(begin, at - begin);
    at = begin;
    return value;
}

std::size_t JsonReader::leaveBehind()
{
    for (std::size_t i = behind; (i = text.substr(0, at).find('\n', i)) != std::string_view::npos;) {
        ++linesBehind;
        lineStart = ++i;
    }
    behind = at;
    for (Frame& frame : std::span(frames).first(depth))
        if (frame.isObject && frame.key.data() != frame.decoded.data()) {
            frame.decoded = frame.key;
            frame.key = frame.decoded;
        }
    return behind;
}

double JsonReader::share() const
{
    return text.empty() ? 1 : static_cast<double>(at) / static_cast<double>(text.size());
}

} // namespace doppler
