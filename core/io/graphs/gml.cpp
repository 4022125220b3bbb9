// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/gml.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/graphs/attribute_format.h"
#include "core/io/graphs/dot_labels.h"
#include "core/io/graphs/edge_list.h"
#include "core/io/graphs/name_index.h"

#include <algorithm>
#include <cctype>

namespace doppler {

namespace {

constexpr std::size_t deepestList = 64;

struct GmlToken {
    enum Kind { End, Word, Text, Open, Close, Broken };
    Kind kind = End;
    std::string_view text; ///< Without the quotes.
    std::size_t line = 1;
};

/// Splits a text into words (keys and numbers), quoted texts and brackets.
class GmlLexer {
public:
    explicit GmlLexer(std::string_view whole) : text(whole)
    {
        if (text.starts_with("\xef\xbb\xbf"))
            text.remove_prefix(3);
    }

    GmlToken next()
    {
        skipBlanks();
        if (text.empty())
            return {GmlToken::End, {}, line};
        const char c = text.front();
        if (c == '[' || c == ']')
            return take(c == '[' ? GmlToken::Open : GmlToken::Close, 1);
        if (c != '"')
            return take(GmlToken::Word, std::min(text.find_first_of(" \t\r\n[]\""), text.size()));
        const std::size_t end = text.find('"', 1);
        if (end == std::string_view::npos)
            return {GmlToken::Broken, text.substr(0, 20), line};
        GmlToken token = take(GmlToken::Text, end + 1);
        token.text = token.text.substr(1, token.text.size() - 2);
        return token;
    }

private:
    GmlToken take(GmlToken::Kind kind, std::size_t length)
    {
        const GmlToken token{kind, text.substr(0, length), line};
        line += static_cast<std::size_t>(std::count(token.text.begin(), token.text.end(), '\n'));
        text.remove_prefix(length);
        lineStarts = false;
        return token;
    }

    /// Lines that begin with "#" are comments.
    void skipBlanks()
    {
        while (!text.empty()) {
            if (lineStarts && text.front() == '#')
                text.remove_prefix(std::min(text.find('\n'), text.size()));
            else if (fieldBlanks.find(text.front()) == std::string_view::npos)
                return;
            if (text.empty())
                return;
            if (text.front() == '\n')
                ++line;
            lineStarts = text.front() == '\n' || (lineStarts && text.front() != '#');
            text.remove_prefix(1);
        }
    }

    std::string_view text;
    std::size_t line = 1;
    bool lineStarts = true;
};

bool sameWord(std::string_view a, std::string_view lower)
{
    return std::equal(a.begin(), a.end(), lower.begin(), lower.end(), [](char x, char y) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(x))) == y;
    });
}

class GmlReader {
public:
    GmlReader(std::string_view text, std::string_view name, AttributeReader& reader)
        : lexer(text), builder(std::string(name)), attributes(reader)
    {
    }

    Result<GraphPtr> read()
    {
        readMembers(GmlToken::End, [&](const GmlToken& key, const GmlToken& value) {
            if (sameWord(key.text, "graph") && value.kind == GmlToken::Open && !std::exchange(hasGraph, true))
                readGraph();
            else
                skip(value);
        });
        if (!fault && !hasGraph)
            fail({GmlToken::End, {}, 1}, DOPPLER_TEXT("core", "line {0}: there is no graph"));
        joinEnds();
        if (fault)
            return *std::move(fault);
        if (auto found = attributes.check(); !found)
            return found.error();
        attributes.addNotes(builder);
        edges.moveInto(builder);
        return builder.build();
    }

private:
    /// The members of a list, up to the token that ends it.
    template <class Take>
    void readMembers(GmlToken::Kind end, const Take& take)
    {
        while (!fault) {
            const GmlToken key = lexer.next();
            if (key.kind == end)
                return;
            if (key.kind == GmlToken::End)
                return fail(key, DOPPLER_TEXT("core", "line {0}: unexpected end of the text"));
            if (key.kind != GmlToken::Word)
                return fail(key, DOPPLER_TEXT("core", "line {0}: found {1}, expected a key"));
            const GmlToken value = lexer.next();
            if (value.kind == GmlToken::End || value.kind == GmlToken::Broken)
                return fail(value, DOPPLER_TEXT("core", "line {0}: unexpected end of the text"));
            if (value.kind == GmlToken::Close)
                return fail(value, DOPPLER_TEXT("core", "line {0}: found {1}, expected a value"));
            take(key, value);
        }
    }

    void skip(const GmlToken& value)
    {
        for (std::size_t depth = value.kind == GmlToken::Open ? 1 : 0; depth > 0 && !fault;) {
            const GmlToken token = lexer.next();
            depth += token.kind == GmlToken::Open ? 1 : 0;
            depth -= token.kind == GmlToken::Close ? 1 : 0;
            if (token.kind == GmlToken::End || token.kind == GmlToken::Broken)
                fail(token, DOPPLER_TEXT("core", "line {0}: unexpected end of the text"));
            else if (depth > deepestList)
                fail(token, DOPPLER_TEXT("core", "line {0}: nested too deeply"));
        }
    }

    void readGraph()
    {
        readMembers(GmlToken::Close, [&](const GmlToken& key, const GmlToken& value) {
            const bool isList = value.kind == GmlToken::Open;
            if (sameWord(key.text, "node") && isList)
                return readNode(value);
            if (sameWord(key.text, "edge") && isList)
                return readEdge(value);
            if (sameWord(key.text, "directed") && value.text == "0")
                undirected = value;
            else if ((sameWord(key.text, "name") || sameWord(key.text, "label")) && !isList &&
                     !value.text.empty())
                builder.setName(plain(value));
            skip(value);
        });
        if (undirected && edges.size() > 0)
            fail(*undirected,
                 DOPPLER_TEXT("core", "line {0}: the graph is not directed, expected directed 1"));
    }

    void readNode(const GmlToken& at)
    {
        Vertex vertex;
        std::string id;
        readMembers(GmlToken::Close, [&](const GmlToken& key, const GmlToken& value) {
            if (sameWord(key.text, "id"))
                id = value.text;
            else
                readAttribute(vertex, key, value);
        });
        if (fault)
            return;
        if (id.empty())
            return fail(at, DOPPLER_TEXT("core", "line {0}: found a node without an id, expected one"));
        if (!names.add(id).second)
            return fail({GmlToken::Word, id, at.line},
                        DOPPLER_TEXT("core", "line {0}: duplicate node {1}, expected a unique id"));
        if (vertex.name.empty())
            vertex.name = std::move(id);
        builder.addVertex(std::move(vertex));
    }

    void readEdge(const GmlToken& at)
    {
        EdgeSpec& edge = edges.add({});
        Ends ends{&edge, {}, {}, at.line};
        readMembers(GmlToken::Close, [&](const GmlToken& key, const GmlToken& value) {
            if (sameWord(key.text, "source"))
                ends.from = value.text;
            else if (sameWord(key.text, "target"))
                ends.to = value.text;
            else
                readAttribute(edge, key, value);
        });
        allEnds.push_back(ends);
    }

    template <class Part>
    void readAttribute(Part& part, const GmlToken& key, const GmlToken& value)
    {
        if (value.kind == GmlToken::Open)
            return skip(value);
        const std::string text = plain(value);
        if (const char* refusal = attributes.set(part, key.text, text))
            fault = Error{{refusal, {std::to_string(value.line), excerpt(key.text), excerpt(text)}}, {}, {}};
    }

    /// Quoted texts are ASCII with entities.
    static std::string plain(const GmlToken& value)
    {
        return value.kind == GmlToken::Text && value.text.find('&') != std::string_view::npos
                   ? decodeEntities(value.text)
                   : std::string(value.text);
    }

    /// The nodes of an edge may follow it.
    void joinEnds()
    {
        for (const Ends& ends : allEnds)
            for (const bool isSource : {true, false}) {
                const std::string_view id = isSource ? ends.from : ends.to;
                const auto known = names.find(id);
                if (!known && !fault)
                    fail({GmlToken::Word, id, ends.line},
                         DOPPLER_TEXT("core", "line {0}: there is no node \"{1}\""));
                (isSource ? ends.edge->from : ends.edge->to) = known.value_or(0);
            }
    }

    void fail(const GmlToken& at, const char* sentence)
    {
        if (!fault)
            fault = Error{{sentence, {std::to_string(at.line), excerpt(at.text)}}, {}, {}};
    }

    /// The ends of an edge as they are in the file.
    struct Ends {
        EdgeSpec* edge;
        std::string_view from, to;
        std::size_t line;
    };

    GmlLexer lexer;
    GraphBuilder builder;
    AttributeReader& attributes;
    bool hasGraph = false;
    std::optional<GmlToken> undirected;
    NameIndex names;
    EdgeList edges;
    std::vector<Ends> allEnds;
    std::optional<Error> fault;
};

/// "graph [", possibly behind members such as Creator and comments.
Match sniffGml(std::string_view text)
{
    GmlLexer lexer(text);
    for (std::size_t members = 0; members < 16; ++members) {
        const GmlToken key = lexer.next();
        const GmlToken value = lexer.next();
        if (key.kind != GmlToken::Word ||
            (value.kind != GmlToken::Word && value.kind != GmlToken::Text && value.kind != GmlToken::Open))
            return Match::No;
        if (value.kind == GmlToken::Open)
            return sameWord(key.text, "graph") ? Match::Yes : Match::No;
        if (!sameWord(key.text, "creator") && !sameWord(key.text, "version") &&
            !sameWord(key.text, "comment") && !sameWord(key.text, "label"))
            return Match::No;
    }
    return Match::No;
}

} // namespace

Result<GraphPtr> readGml(std::string_view text, std::string_view name, AttributeReader& attributes)
{
    return GmlReader(text, name, attributes).read();
}

GraphFormat gmlFormat()
{
    GraphFormat format;
    format.id = "gml";
    format.name = "GML";
    format.extensions = ".gml";
    format.sniff = sniffGml;
    mapAttributes<readGml, UsualAttributes{.weight = true}>(format);
    return format;
}

} // namespace doppler
