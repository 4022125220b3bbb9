// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/dot_lexer.h"

#include <algorithm>

namespace doppler {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c)
{
    const char lower = static_cast<char>(c | 0x20);
    return (lower >= 'a' && lower <= 'z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

/// The length of the number that a text begins with, or 0: there is none, or something is glued to it. An
/// exponent belongs to it: the language knows none, yet programs write them, and cut off they would go lost.
std::size_t numberLength(std::string_view text)
{
    std::size_t at = text.starts_with('-') ? 1 : 0;
    const auto takeDigits = [&](std::size_t from) {
        while (from < text.size() && isDigit(text[from]))
            ++from;
        return from;
    };
    const std::size_t whole = takeDigits(at);
    std::size_t digits = whole - at;
    at = whole;
    if (at < text.size() && text[at] == '.') {
        const std::size_t fraction = takeDigits(at + 1);
        digits += fraction - at - 1;
        at = fraction;
    }
    if (digits == 0)
        return 0;
    if (at < text.size() && (text[at] | 0x20) == 'e') {
        const std::size_t sign = at + 1 < text.size() && (text[at + 1] == '+' || text[at + 1] == '-') ? 1 : 0;
        const std::size_t exponent = takeDigits(at + 1 + sign);
        if (exponent > at + 1 + sign)
            at = exponent;
    }
    const bool glued = at < text.size() && (isLetter(text[at]) || isDigit(text[at]) || text[at] == '.');
    return glued ? 0 : at;
}

/// Without the backslash of \" and without broken lines.
std::string unbroken(std::string_view raw)
{
    std::string out;
    out.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == '\\' && i + 1 < raw.size()) {
            if (raw[i + 1] == '\n' || raw[i + 1] == '"') {
                if (raw[++i] == '"')
                    out += '"';
                continue;
            }
            out += raw[i++];
        }
        out += raw[i];
    }
    return out;
}

} // namespace

DotLexer::DotLexer(std::string_view whole) : text(whole)
{
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        position = 3;
    advance();
}

bool DotLexer::atWord(std::string_view keyword) const
{
    return now.kind == DotToken::Identifier && !now.quoted && !now.html &&
           now.text.size() == keyword.size() &&
           std::equal(keyword.begin(), keyword.end(), now.text.begin(),
                      [](char a, char b) { return a == static_cast<char>(b | 0x20); });
}

void DotLexer::skipBlanks()
{
    while (position < text.size()) {
        const char c = text[position];
        const std::string_view rest = text.substr(position);
        const bool lineStarts = position == 0 || text[position - 1] == '\n';
        if (c == '\n') {
            ++line;
            ++position;
        } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f') {
            ++position;
        } else if (rest.starts_with("//") || (c == '#' && lineStarts)) {
            position += std::min(rest.find('\n'), rest.size());
        } else if (rest.starts_with("/*")) {
            const std::size_t end = rest.find("*/", 2);
            const std::string_view comment = rest.substr(0, end);
            line += static_cast<std::size_t>(std::count(comment.begin(), comment.end(), '\n'));
            position += comment.size() + (end == std::string_view::npos ? 0 : 2);
        } else {
            return;
        }
    }
}

DotToken DotLexer::scanQuoted()
{
    DotToken token{DotToken::Identifier, true, false, {}, line};
    const std::size_t begin = ++position;
    bool changed = false;
    while (position < text.size() && text[position] != '"') {
        if (text[position] == '\\' && position + 1 < text.size()) {
            ++position;
            changed = changed || text[position] == '"' || text[position] == '\n';
        }
        line += text[position] == '\n' ? 1 : 0;
        ++position;
    }
    if (position >= text.size())
        return {DotToken::Fault, true, false, text.substr(begin - 1), token.line};
    token.text = text.substr(begin, position++ - begin);
    if (changed)
        token.text = joined.emplace_back(unbroken(token.text));
    return token;
}

DotToken DotLexer::scanHtml()
{
    DotToken token{DotToken::Identifier, false, true, {}, line};
    const std::size_t begin = position;
    for (std::size_t open = 0; position < text.size(); ++position) {
        const char c = text[position];
        line += c == '\n' ? 1 : 0;
        open += c == '<' ? 1 : 0;
        if (c == '>' && --open == 0) {
            token.text = text.substr(begin + 1, position++ - begin - 1);
            return token;
        }
    }
    return {DotToken::Fault, false, true, text.substr(begin), token.line};
}

DotToken DotLexer::scan()
{
    skipBlanks();
    if (position >= text.size())
        return {DotToken::End, false, false, {}, line};
    const char c = text[position];
    const std::string_view rest = text.substr(position);
    if (c == '"')
        return scanQuoted();
    if (c == '<')
        return scanHtml();
    std::size_t length = 0;
    DotToken::Kind kind = DotToken::Identifier;
    if (isLetter(c)) {
        while (length < rest.size() && (isLetter(rest[length]) || isDigit(rest[length])))
            ++length;
    } else if (rest.starts_with("->") || rest.starts_with("--")) {
        kind = DotToken::Symbol;
        length = 2;
    } else if (isDigit(c) || c == '.' || c == '-') {
        length = numberLength(rest);
        if (length == 0)
            kind = DotToken::Fault;
    } else {
        constexpr std::string_view symbols = "{}[]=;,:+";
        kind = symbols.find(c) == std::string_view::npos ? DotToken::Fault : DotToken::Symbol;
        length = 1;
    }
    position += length;
    return {kind, false, false, rest.substr(0, kind == DotToken::Fault ? 40 : length), line};
}

void DotLexer::advance()
{
    if (now.kind == DotToken::Fault)
        return;
    now = scan();
    if (now.kind != DotToken::Identifier || !now.quoted)
        return;
    // Quoted texts are joined by "+".
    std::string whole;
    bool several = false;
    for (skipBlanks(); position < text.size() && text[position] == '+'; skipBlanks()) {
        ++position;
        if (!several)
            whole = now.text;
        several = true;
        const DotToken more = scan();
        if (more.kind != DotToken::Identifier || !more.quoted) {
            now = {DotToken::Fault, false, false, more.text, more.line};
            return;
        }
        whole += more.text;
    }
    if (several)
        now.text = joined.emplace_back(std::move(whole));
}

std::string dotPlain(std::string_view raw)
{
    std::string out;
    out.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] != '\\' || i + 1 == raw.size()) {
            out += raw[i];
            continue;
        }
        switch (const char letter = raw[++i]) {
        case 'n':
        case 'l':
        case 'r':
            out += ' ';
            break;
        case 'N':
        case 'G':
        case 'E':
        case 'T':
        case 'H':
        case 'L':
            break;
        default:
            out += letter;
        }
    }
    return out;
}

std::string dotQuoted(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\';
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return out += '"';
}

} // namespace doppler
