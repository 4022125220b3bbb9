// SPDX-License-Identifier: GPL-3.0-or-later
// Placements of other tools that are text: tables, GraphDefs of TensorFlow, coloured DOT.
#include "core/base/excerpt.h"
#include "core/io/bytes/csv_writing.h"
#include "core/io/graphs/dot_lexer.h"
#include "core/io/placements/foreign_placement.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

namespace doppler {

namespace {

Error atLine(std::size_t line, Message message)
{
    return {std::move(message), {}, fmt::format("line {}", line)};
}

/// The fields of a line of a table (RFC 4180, without ends of lines in fields).
std::vector<std::string> fieldsOf(std::string_view line)
{
    std::vector<std::string> out(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
            out.back() += line[++i];
        else if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            out.emplace_back();
        else if (c != '\r')
            out.back() += c;
    }
    for (std::string& field : out)
        field = fromSpreadsheetText(field);
    return out;
}

std::string_view nextLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

} // namespace

Result<NamedDevices> readPlacementTable(std::string_view text)
{
    NamedDevices out;
    out.format = "CSV";
    const std::vector<std::string> head = fieldsOf(nextLine(text));
    const auto column = [&](std::string_view name) {
        return static_cast<std::size_t>(std::find(head.begin(), head.end(), name) - head.begin());
    };
    const std::size_t name = column("name");
    const std::size_t vertex = column("vertex");
    const std::size_t device = column("device");
    if (device == head.size() || (name == head.size() && vertex == head.size()))
        return atLine(1, {DOPPLER_TEXT("core", "the table has no column \"device\", or neither \"name\" nor "
                                               "\"vertex\"; expected a heading such as name,device")});
    for (std::size_t line = 2; !text.empty(); ++line) {
        const std::string_view row = nextLine(text);
        if (row.empty() || row == "\r")
            continue;
        const std::vector<std::string> fields = fieldsOf(row);
        if (fields.size() != head.size())
            return atLine(line, {DOPPLER_TEXT("core", "found {0} fields, expected {1} as in the heading"),
                                 {count(fields.size()), count(head.size())}});
        // Names may repeat and be empty; numbers are exact.
        out.entries.push_back({vertex < head.size() ? "#" + fields[vertex] : fields[name], fields[device]});
    }
    return out;
}

namespace {

/// The tokens of protobuf's text form that matter here: words, quoted texts and braces.
class ProtoText {
public:
    explicit ProtoText(std::string_view t) : text(t) {}

    /// The next token; empty at the end. `quoted`: whether it was a quoted text.
    std::string next(bool& quoted)
    {
        quoted = false;
        skip();
        if (at == text.size())
            return {};
        const char c = text[at];
        if (c == '"' || c == '\'')
            return quoted = true, quotedText(c);
        if (std::string_view("{}<>[]:,;").find(c) != std::string_view::npos)
            return ++at, std::string(1, c == '<' ? '{' : c == '>' ? '}' : c);
        const std::size_t end = std::min(text.find_first_of(" \t\r\n{}<>[]:,;\"'#", at), text.size());
        const std::string word(text.substr(at, end - at));
        at = end;
        return word;
    }
    [[nodiscard]] std::size_t line() const
    {
        return 1 + static_cast<std::size_t>(
                       std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    }

private:
    void skip()
    {
        while (at < text.size()) {
            if (text[at] == '#')
                at = std::min(text.find('\n', at), text.size());
            else if (std::string_view(" \t\r\n").find(text[at]) != std::string_view::npos)
                ++at;
            else
                return;
        }
    }
    std::string quotedText(char quote)
    {
        std::string out;
        for (++at; at < text.size() && text[at] != quote; ++at)
            out += text[at] == '\\' && at + 1 < text.size() ? text[++at] : text[at];
        at += at < text.size() ? 1 : 0;
        return out;
    }

    std::string_view text;
    std::size_t at = 0;
};

} // namespace

Result<NamedDevices> readGraphDefDevices(std::string_view text)
{
    NamedDevices out;
    out.format = "TensorFlow";
    ProtoText in(text);
    int depth = 0;
    bool inNode = false;
    bool quoted = false;
    std::string key;
    NamedDevices::Entry entry;
    for (std::string token = in.next(quoted); !token.empty() || quoted; token = in.next(quoted)) {
        if (!quoted && token == "{") {
            inNode = depth == 0 ? key == "node" : inNode;
            if (depth++ == 0)
                entry = {};
        } else if (!quoted && token == "}") {
            if (--depth < 0)
                return atLine(in.line(),
                              {DOPPLER_TEXT("core", "found a closing brace without an opening one")});
            if (depth == 0 && inNode && !entry.name.empty() && !entry.device.empty())
                out.entries.push_back(entry);
        } else if (quoted && depth == 1 && inNode && key == "name") {
            entry.name = token;
        } else if (quoted && depth == 1 && inNode && key == "device") {
            entry.device = token;
        } else if (!quoted && token != ":") {
            key = token;
        }
    }
    if (depth != 0)
        return atLine(in.line(), {DOPPLER_TEXT("core", "the text ends within a node")});
    return out;
}

namespace {

/// The attributes of a node: "[a=b, c=d]" at the lexer, if there are any.
std::map<std::string, std::string> dotAttributes(DotLexer& in)
{
    std::map<std::string, std::string> out;
    while (in.at("[")) {
        in.advance();
        while (!in.at("]") && in.token().kind != DotToken::End && in.token().kind != DotToken::Fault) {
            const std::string key(in.token().text);
            in.advance();
            if (in.at("=")) {
                in.advance();
                out[key] = dotPlain(in.token().text);
                in.advance();
            }
            if (in.at(",") || in.at(";"))
                in.advance();
        }
        if (in.at("]"))
            in.advance();
    }
    return out;
}

} // namespace

Result<NamedDevices> readDotDevices(std::string_view text)
{
    NamedDevices out;
    out.format = "DOT";
    DotLexer in(text);
    std::vector<NamedDevices::Entry> coloured;
    while (in.token().kind != DotToken::End) {
        if (in.token().kind == DotToken::Fault)
            return atLine(in.token().line, {DOPPLER_TEXT("core", "this is no DOT")});
        if (in.token().kind != DotToken::Identifier) {
            in.advance();
            continue;
        }
        const std::string id = dotPlain(in.token().text);
        const bool keyword = in.atWord("node") || in.atWord("edge") || in.atWord("graph") ||
                             in.atWord("digraph") || in.atWord("strict") || in.atWord("subgraph");
        in.advance();
        bool isEdge = false;
        while (in.at("->") || in.at("--")) {
            isEdge = true;
            in.advance();
            in.advance();
        }
        const auto attributes = dotAttributes(in);
        if (keyword || isEdge)
            continue;
        const auto label = attributes.find("label");
        const std::string name = label != attributes.end() ? label->second : id;
        if (const auto device = attributes.find("device"); device != attributes.end())
            out.entries.push_back({name, device->second});
        for (const char* key : {"fillcolor", "color"})
            if (const auto colour = attributes.find(key); colour != attributes.end()) {
                coloured.push_back({name, colour->second});
                break;
            }
    }
    if (out.entries.empty()) {
        out.entries = std::move(coloured);
        out.colours = true;
    }
    return out;
}

} // namespace doppler
