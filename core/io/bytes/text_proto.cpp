// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/text_proto.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

bool isWordCharacter(char c)
{
    const char lower = static_cast<char>(c | 0x20);
    return (c >= '0' && c <= '9') || (lower >= 'a' && lower <= 'z') || c == '_' || c == '.' || c == '-' ||
           c == '+';
}

bool isOctal(char c) { return c >= '0' && c <= '7'; }
bool isHexadecimal(char c)
{
    const char lower = static_cast<char>(c | 0x20);
    return (c >= '0' && c <= '9') || (lower >= 'a' && lower <= 'f');
}

} // namespace

TextProtoReader::TextProtoReader(std::string_view whole) : text(whole), messages(1)
{
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        at = 3;
}

bool TextProtoReader::fail(const char* sentence, std::string_view found)
{
    if (!fault)
        fault = Error{{sentence, {std::to_string(lineNumber), excerpt(found)}}, {}, {}};
    return false;
}

bool TextProtoReader::failHere(const char* sentence)
{
    if (atEnd())
        return fail(DOPPLER_TEXT("core", "line {0}: the text ends too early"));
    const std::string_view rest = text.substr(at, 100);
    const std::size_t end =
        std::max<std::size_t>(1, std::min(rest.find_first_of(" \t\r\n{}[]:;,"), rest.size()));
    return fail(sentence, rest.substr(0, end));
}

void TextProtoReader::skipBlanks()
{
    while (!atEnd()) {
        const char c = here();
        if (c == '\n')
            ++lineNumber;
        if (c == '#')
            at = std::min(text.find('\n', at), text.size());
        else if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
            ++at;
        else
            return;
    }
}

std::string_view TextProtoReader::takeWord()
{
    const std::size_t begin = at;
    while (!atEnd() && isWordCharacter(here()))
        ++at;
    return text.substr(begin, at - begin);
}

std::optional<std::string_view> TextProtoReader::nextField()
{
    if (pending)
        skipValue();
    return advance() ? std::optional(field) : std::nullopt;
}

/// Steps over what stands between the elements of a list. True: another element is in hand.
bool TextProtoReader::advanceInList()
{
    if (!inList)
        return false;
    skipBlanks();
    if (!atEnd() && here() == ',') {
        ++at;
        return true;
    }
    if (atEnd() || here() != ']')
        return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a comma or a closing bracket"));
    ++at;
    inList = false;
    return false;
}

bool TextProtoReader::beginField()
{
    pending = true;
    return true;
}

/// Leaves the message in hand, at its end.
void TextProtoReader::leaveMessage()
{
    const Message message = messages.back();
    messages.pop_back();
    inList = message.inList;
    field = message.listField;
}

bool TextProtoReader::takeName()
{
    if (here() == '[') { // of an extension
        const std::size_t end = std::min(text.find(']', at), text.size() - 1);
        field = text.substr(at, end - at);
        at = end + 1;
    } else {
        field = takeWord();
    }
    if (field.empty())
        return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a field"));
    skipBlanks();
    if (!atEnd() && here() == ':')
        ++at;
    skipBlanks();
    return true;
}

/// Goes to the next field, or element of a field's list, of the message in hand.
bool TextProtoReader::advance()
{
    while (!failed()) {
        if (advanceInList())
            return beginField();
        if (failed())
            return false;
        skipBlanks();
        while (!atEnd() && (here() == ';' || here() == ',')) {
            ++at;
            skipBlanks();
        }
        if (atEnd())
            return messages.size() > 1 && failHere("");
        if (messages.size() > 1 && here() == messages.back().closing) {
            ++at;
            leaveMessage();
            return false;
        }
        if (!takeName())
            return false;
        if (atEnd() || here() != '[')
            return beginField();
        ++at;
        skipBlanks();
        inList = atEnd() || here() != ']';
        if (inList)
            return beginField();
        ++at; // an empty list is no field
    }
    return false;
}

bool TextProtoReader::beginValue()
{
    if (failed())
        return false;
    pending = false;
    skipBlanks();
    return true;
}

bool TextProtoReader::enterMessage()
{
    if (!beginValue())
        return false;
    if (atEnd() || (here() != '{' && here() != '<'))
        return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a message in braces"));
    if (messages.size() > deepest)
        return fail(DOPPLER_TEXT("core", "line {0}: nested too deeply"));
    messages.push_back({here() == '{' ? '}' : '>', inList, field});
    inList = false;
    ++at;
    return true;
}

/// A text in quotes; without `out` it is only checked.
bool TextProtoReader::appendQuoted(std::string* out)
{
    const char quote = here();
    for (++at; !atEnd() && here() != quote; ++at) {
        char c = here();
        if (c == '\n')
            return fail(
                DOPPLER_TEXT("core", "line {0}: a text ends with its line, expected a closing quote"));
        if (c == '\\') {
            if (++at; atEnd())
                break;
            c = here();
            constexpr std::string_view letters = "abfnrtv\\'\"?";
            constexpr std::string_view meanings = "\a\b\f\n\r\t\v\\'\"?";
            if (const std::size_t known = letters.find(c); known != std::string_view::npos) {
                c = meanings[known];
            } else if (isOctal(c)) {
                int code = 0;
                std::size_t digits = 0;
                for (; digits < 3 && at + digits < text.size() && isOctal(text[at + digits]); ++digits)
                    code = code * 8 + (text[at + digits] - '0');
                at += digits - 1;
                c = static_cast<char>(code);
            } else if ((c == 'x' || c == 'X') && at + 1 < text.size() && isHexadecimal(text[at + 1])) {
                const std::size_t digits = at + 2 < text.size() && isHexadecimal(text[at + 2]) ? 2 : 1;
                int code = 0;
                std::from_chars(text.data() + at + 1, text.data() + at + 1 + digits, code, 16);
                at += digits;
                c = static_cast<char>(code);
            }
        }
        if (out)
            *out += c;
    }
    if (atEnd())
        return failHere("");
    ++at;
    return true;
}

bool TextProtoReader::readText(std::string& out)
{
    if (!beginValue())
        return false;
    if (atEnd() || (here() != '"' && here() != '\''))
        return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a text in quotes"));
    out.clear();
    while (!atEnd() && (here() == '"' || here() == '\'')) { // neighbours are one text
        if (!appendQuoted(&out))
            return false;
        skipBlanks();
    }
    return true;
}

bool TextProtoReader::readWord(std::string& out)
{
    if (!beginValue())
        return false;
    const std::string_view word = takeWord();
    if (word.empty())
        return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a word or a number"));
    out = word;
    return true;
}

bool TextProtoReader::readNumber(double& out)
{
    if (!beginValue())
        return false;
    std::string_view word = takeWord();
    const std::string_view found = word;
    if ((word.ends_with('f') || word.ends_with('F')) && !word.ends_with("inf"))
        word.remove_suffix(1);
    if (word.empty() || !parseNumber(word, out) || !std::isfinite(out))
        return found.empty() ? failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a number"))
                             : fail(DOPPLER_TEXT("core", "line {0}: found {1}, expected a number"), found);
    out += 0.0; // no negative zero
    return true;
}

bool TextProtoReader::readQuantity(double& out)
{
    if (!readNumber(out))
        return false;
    return out >= 0 || fail(DOPPLER_TEXT("core", "line {0}: found {1}, expected a number of at least 0"),
                            std::to_string(out));
}

bool TextProtoReader::skipScalar()
{
    if (!atEnd() && (here() == '"' || here() == '\'')) {
        while (!atEnd() && (here() == '"' || here() == '\'')) {
            if (!appendQuoted(nullptr))
                return false;
            skipBlanks();
        }
        return true;
    }
    return !takeWord().empty() || failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a value"));
}

/// Passes over the value in hand, whatever it is, without recursion.
bool TextProtoReader::skipValue()
{
    if (!beginValue())
        return false;
    if (atEnd() || (here() != '{' && here() != '<'))
        return skipScalar();
    const std::size_t outside = messages.size();
    enterMessage();
    while (!failed() && messages.size() > outside) {
        if (!advance())
            continue; // it has left a message
        skipBlanks();
        if (!atEnd() && (here() == '{' || here() == '<'))
            enterMessage();
        else if (beginValue())
            skipScalar();
    }
    return !failed();
}

} // namespace doppler
