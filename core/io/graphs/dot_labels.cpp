// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/dot_labels.h"

#include "core/base/text_fields.h"
#include "core/io/graphs/dot_lexer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>
#include <vector>

namespace doppler {

namespace {

/// A code point as UTF-8; U+FFFD in place of one that is none.
std::string utf8Of(std::uint32_t code)
{
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000))
        code = 0xFFFD;
    const auto tail = [](std::uint32_t bits) { return static_cast<char>(0x80U | (bits & 0x3FU)); };
    if (code < 0x80)
        return {static_cast<char>(code)};
    if (code < 0x800)
        return {static_cast<char>(0xC0U | code >> 6U), tail(code)};
    if (code < 0x10000)
        return {static_cast<char>(0xE0U | code >> 12U), tail(code >> 6U), tail(code)};
    return {static_cast<char>(0xF0U | code >> 18U), tail(code >> 12U), tail(code >> 6U), tail(code)};
}

/// The text of an entity without "&" and ";"; empty if it is not known.
std::string entity(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> known{{{"lt", "<"},
                                                                                  {"gt", ">"},
                                                                                  {"amp", "&"},
                                                                                  {"quot", "\""},
                                                                                  {"apos", "'"},
                                                                                  {"nbsp", " "},
                                                                                  {"rarr", "\u2192"},
                                                                                  {"times", "\u00d7"}}};
    for (const auto& [word, text] : known)
        if (word == name)
            return std::string(text);
    if (!name.starts_with('#'))
        return {};
    name.remove_prefix(1);
    const bool hex = name.starts_with('x') || name.starts_with('X');
    name.remove_prefix(hex ? 1 : 0);
    std::uint32_t code = 0;
    const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), code, hex ? 16 : 10);
    return fault == std::errc{} && end == name.data() + name.size() ? utf8Of(code) : std::string();
}

/// The text of the entity at `at`, which moves behind it; "&" if there is none.
std::string takeEntity(std::string_view text, std::size_t& at)
{
    constexpr std::size_t longest = 12;
    const std::size_t end = text.substr(0, at + longest).find(';', at);
    std::string plain =
        end == std::string_view::npos ? std::string() : entity(text.substr(at + 1, end - at - 1));
    at = plain.empty() ? at + 1 : end + 1;
    return plain.empty() ? "&" : plain;
}

/// The name of a tag in lower case, with the slash of an end tag: "br", "/tr".
std::string tagName(std::string_view tag)
{
    std::string name(tag.substr(0, tag.find_first_of(" \t\r\n/", 1)));
    for (char& c : name)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    return name;
}

bool endsLine(std::string_view tag)
{
    constexpr std::array<std::string_view, 6> tags{"br", "tr", "/tr", "hr", "table", "/table"};
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

/// The position behind the tag or comment that begins here; quoted values may contain ">".
std::size_t endOfTag(std::string_view html, std::size_t at)
{
    if (html.substr(at).starts_with("<!--")) {
        const std::size_t end = html.find("-->", at);
        return end == std::string_view::npos ? html.size() : end + 3;
    }
    for (char quote = 0; at < html.size(); ++at) {
        const char c = html[at];
        if (quote != 0)
            quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '>')
            return at + 1;
    }
    return html.size();
}

/// Appends with white space as single blanks.
void append(std::string& line, std::string_view text)
{
    for (const char c : text)
        if (fieldBlanks.find(c) == std::string_view::npos)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
}

} // namespace

std::string nameInHtmlLabel(std::string_view html)
{
    std::string line;
    for (std::size_t at = 0; at < html.size();) {
        if (html[at] == '<') {
            const std::size_t end = endOfTag(html, at);
            const std::string tag = tagName(html.substr(at + 1, end - at - 2));
            at = end;
            if (endsLine(tag) && !trimmed(line).empty())
                break;
            append(line, tag == "td" || tag == "/td" || endsLine(tag) ? " " : "");
        } else if (html[at] == '&') {
            append(line, takeEntity(html, at));
        } else {
            append(line, html.substr(at++, 1));
        }
    }
    return std::string(trimmed(line));
}

std::string decodeEntities(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();)
        if (text[at] == '&')
            out += takeEntity(text, at);
        else
            out += text[at++];
    return out;
}

RecordName nameInRecordLabel(std::string_view raw)
{
    std::vector<std::string> fields(1);
    bool inPort = false;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const char c = raw[i];
        if (c == '\\' && i + 1 < raw.size())
            fields.back() += inPort ? std::string() : dotPlain(raw.substr(i, 2));
        else if (c == '<' || c == '>')
            inPort = c == '<';
        else if (c == '|' || c == '{' || c == '}')
            fields.emplace_back();
        else if (!inPort)
            fields.back() += c;
        i += c == '\\' ? 1 : 0;
    }
    RecordName found;
    for (const std::string& field : fields) {
        const std::string_view text = trimmed(field);
        const std::size_t launch = text.find("<<<");
        const std::string_view kernel = trimmed(text.substr(0, launch));
        if (launch != std::string_view::npos && !kernel.empty())
            return {std::string(kernel), std::move(found.name)};
        if (found.name.empty())
            append(found.name, text);
    }
    return found;
}

} // namespace doppler
