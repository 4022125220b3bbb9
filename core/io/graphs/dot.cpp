// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/dot.h"

#include "core/base/excerpt.h"
#include "core/io/attributes/attribute_reader.h"
#include "core/io/graphs/attribute_format.h"
#include "core/io/graphs/dot_labels.h"
#include "core/io/graphs/dot_lexer.h"
#include "core/io/graphs/edge_list.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/graphs/graph_losses.h"
#include "core/io/graphs/name_index.h"

#include <algorithm>
#include <unordered_map>

namespace doppler {

namespace {

constexpr std::size_t deepest = 64;
constexpr std::string_view clusterPrefix = "cluster";

/// Attributes that "node [...]" or "edge [...]" has set, by name; only the ones that mean something to us.
using Defaults = std::vector<std::pair<std::string_view, DotToken>>;

/// Members of a subgraph: a range of all mentions of vertices.
struct Members {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Edges "a -> {b c} -> d" while they are read.
struct Chain {
    bool linked = false; ///< An arrow stood after the last operand.
    bool hasEdges = false;
    Members last;                 ///< The last operand.
    std::size_t firstTouched = 0; ///< Of the edges made: see DotReader::touched.
};

/// A graph or subgraph whose closing brace has not been met.
struct Frame {
    Defaults vertex;
    Defaults edge;
    std::string_view name;
    std::string_view label;
    std::size_t firstMention = 0;
    Chain outer; ///< The chain that the subgraph is an operand of.
};

/// Goes through the text twice: first it only counts, so that nothing has to grow while it holds much.
class DotReader {
public:
    struct Counts {
        std::size_t vertices = 0;
        std::size_t edges = 0;
    };

    DotReader(std::string_view text, std::string_view graphName, AttributeReader& reader,
              std::optional<Counts> counts)
        : in(text), builder(std::string(graphName)), attributes(reader), counting(!counts),
          mostExpanded(1024 + text.size() / 4), mostCopied(4096 + 8 * text.size())
    {
        if (counts)
            builder.reserve(counts->vertices, 0);
    }

    Result<Counts> count()
    {
        if (!readHeader() || !readBody())
            return *std::move(fault);
        return Counts{names.size(), edgeCount};
    }

    Result<GraphPtr> read()
    {
        if (!readHeader() || !readBody())
            return *std::move(fault);
        if (auto found = attributes.check(); !found)
            return found.error();
        attributes.addNotes(builder);
        edges.moveInto(builder);
        return builder.build();
    }

private:
    bool fail(std::size_t line, const char* sentence, std::string_view found = {}, std::string_view more = {})
    {
        if (!fault)
            fault = Error{{sentence, {std::to_string(line), excerpt(found), excerpt(more)}}, {}, {}};
        return false;
    }

    /// Fails with what stands at the cursor; `sentence` says what was expected.
    bool failHere(const char* sentence)
    {
        const DotToken& token = in.token();
        if (token.kind == DotToken::End)
            return fail(token.line, DOPPLER_TEXT("core", "line {0}: unexpected end of the text"));
        if (token.kind == DotToken::Fault && (token.quoted || token.html))
            return fail(token.line,
                        DOPPLER_TEXT("core", "line {0}: the quote or tag that begins with {1} is not closed"),
                        token.text.substr(0, 20));
        return fail(token.line, sentence, token.text);
    }

    bool expect(std::string_view symbol, const char* sentence)
    {
        if (!in.at(symbol))
            return failHere(sentence);
        in.advance();
        return true;
    }

    [[nodiscard]] bool atName() const { return in.token().kind == DotToken::Identifier; }

    bool readHeader()
    {
        if (in.atWord("strict")) {
            in.advance();
            strict = true;
        }
        if (!in.atWord("digraph"))
            return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a directed graph (digraph)"));
        in.advance();
        if (atName()) {
            if (!in.token().text.empty())
                builder.setName(dotPlain(in.token().text));
            in.advance();
        }
        frames.emplace_back();
        return expect("{", DOPPLER_TEXT("core", "line {0}: found {1}, expected an opening brace"));
    }

    /// The statements of the graph and of all subgraphs, without recursion.
    bool readBody()
    {
        while (!frames.empty() && !fault) {
            if (chain.linked)
                readOperand();
            else if (in.at("}"))
                closeFrame();
            else if (in.at(";") || in.at(","))
                in.advance();
            else
                readStatement();
        }
        if (!fault && in.token().kind != DotToken::End)
            failHere(DOPPLER_TEXT("core", "line {0}: found {1} after the end of the graph"));
        return !fault;
    }

    bool readStatement()
    {
        beginChain();
        if (in.atWord("node") || in.atWord("edge") || in.atWord("graph"))
            return readDefaults();
        return readOperand();
    }

    void beginChain()
    {
        chain = {};
        chain.firstTouched = touched.size();
    }

    bool readDefaults()
    {
        Defaults ofGraph;
        Frame& frame = frames.back();
        Defaults& defaults = in.atWord("node") ? frame.vertex : in.atWord("edge") ? frame.edge : ofGraph;
        const bool graph = &defaults == &ofGraph;
        const bool ofEdges = &defaults == &frame.edge;
        in.advance();
        if (!in.at("["))
            return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected attributes in brackets"));
        return readAttributes([&](std::string_view key, const DotToken& value) {
            if (graph && key == "label")
                frame.label = value.text;
            if (graph)
                return;
            if (!attributes.mayBeDefault(ofEdges, key) && key != shapeKey) {
                if (!counting)
                    attributes.skip(ofEdges, key, value.text);
                return;
            }
            const auto known =
                std::find_if(defaults.begin(), defaults.end(), [&](const auto& d) { return d.first == key; });
            if (known == defaults.end())
                defaults.emplace_back(key, value);
            else
                known->second = value;
        });
    }

    /// "[a=b, c=d; e=f] [g=h]", each handed to `take`.
    template <class Take>
    bool readAttributes(const Take& take)
    {
        while (in.at("[")) {
            in.advance();
            while (!in.at("]")) {
                if (!atName())
                    return failHere(DOPPLER_TEXT(
                        "core", "line {0}: found {1}, expected an attribute or a closing bracket"));
                const std::string_view key = in.token().text;
                in.advance();
                if (!expect("=",
                            DOPPLER_TEXT("core", "line {0}: found {1}, expected = after the attribute name")))
                    return false;
                if (!atName())
                    return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a value"));
                const DotToken value = in.token();
                in.advance();
                take(key, value);
                if (in.at(",") || in.at(";"))
                    in.advance();
            }
            in.advance();
        }
        return !fault;
    }

    /// What an edge joins or a statement begins with: a vertex or a subgraph.
    bool readOperand()
    {
        if (in.at("{") || in.atWord("subgraph"))
            return readSubgraph();
        if (!atName())
            return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a statement"));
        const DotToken name = in.token();
        in.advance();
        if (in.at("=") && !chain.linked)
            return readGraphAttribute(name.text);
        while (in.at(":")) { // ports
            in.advance();
            if (!atName())
                return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected the name of a port"));
            in.advance();
        }
        mention(name);
        return continueChain({mentions.size() - 1, mentions.size()});
    }

    bool readGraphAttribute(std::string_view key)
    {
        in.advance();
        if (!atName())
            return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected a value"));
        if (key == "label")
            frames.back().label = in.token().text;
        in.advance();
        return true;
    }

    void mention(const DotToken& name)
    {
        const auto [index, isNew] = names.add(name.text);
        mentions.push_back(index);
        if (!isNew || counting)
            return;
        Vertex vertex;
        vertex.name = dotPlain(name.text);
        const Frame& frame = frames.back();
        records.push_back(false);
        for (const auto& [key, value] : frame.vertex)
            if (key == shapeKey)
                records.back() = isRecordShape(value);
            else
                set(vertex, key, value, true);
        builder.addVertex(std::move(vertex));
    }

    bool readSubgraph()
    {
        if (in.atWord("subgraph"))
            in.advance();
        std::string_view name;
        if (atName()) {
            name = in.token().text;
            in.advance();
        }
        if (!in.at("{")) {
            if (name.empty())
                return failHere(DOPPLER_TEXT("core", "line {0}: found {1}, expected an opening brace"));
            return recallSubgraph(name);
        }
        if (frames.size() == deepest)
            return fail(in.token().line, DOPPLER_TEXT("core", "line {0}: nested too deeply"));
        in.advance();
        Frame frame;
        frame.vertex = frames.back().vertex;
        frame.edge = frames.back().edge;
        frame.name = name;
        frame.firstMention = mentions.size();
        frame.outer = chain;
        frames.push_back(std::move(frame));
        beginChain();
        return true;
    }

    /// "subgraph a" without a body stands for the members that a body of that name had.
    bool recallSubgraph(std::string_view name)
    {
        const auto known = subgraphs.find(name);
        const std::size_t begin = mentions.size();
        if (known) {
            const Members members = bodies[*known];
            if (!mayExpand(members.end - members.begin))
                return false;
            for (std::size_t i = members.begin; i < members.end; ++i)
                mentions.push_back(mentions[i]);
        }
        return continueChain({begin, mentions.size()});
    }

    void closeFrame()
    {
        in.advance();
        const Frame frame = std::move(frames.back());
        frames.pop_back();
        const Members members{frame.firstMention, mentions.size()};
        if (frame.name.starts_with(clusterPrefix) && !counting)
            makeGroup(frame, members);
        if (frames.empty())
            return;
        if (!frame.name.empty()) {
            const auto [index, isNew] = subgraphs.add(frame.name);
            if (isNew)
                bodies.emplace_back();
            bodies[index] = members;
        }
        chain = frame.outer;
        continueChain(members);
    }

    void makeGroup(const Frame& frame, Members members)
    {
        std::string_view name = frame.label;
        if (name.empty())
            name = frame.name.substr(clusterPrefix.size());
        while (name.starts_with('_'))
            name.remove_prefix(1);
        const std::string group = dotPlain(name);
        for (std::size_t i = members.begin; i < members.end && !fault; ++i) {
            Vertex& vertex = builder.vertex(VertexId{mentions[i]});
            if (vertex.group.empty() && mayCopy(group.size(), in.token().line))
                vertex.group = group;
        }
    }

    /// An operand has been read: makes the edges to it, and reads what follows.
    bool continueChain(Members operand)
    {
        if (chain.linked && !join(chain.last, operand))
            return false;
        chain.last = operand;
        chain.linked = false;
        if (in.at("--"))
            return failHere(
                DOPPLER_TEXT("core", "line {0}: found {1}, expected -> (directed edges) between vertices"));
        if (in.at("->")) {
            in.advance();
            chain.linked = chain.hasEdges = true;
            return true;
        }
        if (!chain.hasEdges && !counting && operand.end - operand.begin == 1) {
            readVertexAttributes(mentions[operand.begin]);
        } else {
            readAttributes([&](std::string_view key, const DotToken& value) {
                for (std::size_t i = chain.firstTouched; i < touched.size(); ++i)
                    set(*touched[i], key, value, touched.size() > chain.firstTouched + 1);
            });
        }
        touched.resize(chain.firstTouched);
        return !fault;
    }

    /// The label is read last: the shape says how.
    void readVertexAttributes(std::uint32_t index)
    {
        Vertex& vertex = builder.vertex(VertexId{index});
        std::optional<std::pair<std::string_view, DotToken>> label;
        readAttributes([&](std::string_view key, const DotToken& value) {
            if (key == shapeKey)
                records[index] = isRecordShape(value);
            if (attributes.givesNames(key))
                label = {key, value};
            else
                set(vertex, key, value, false);
        });
        if (!label)
            return;
        const auto& [key, value] = *label;
        if (!records[index] || value.html)
            return set(vertex, key, value, false);
        RecordName record = nameInRecordLabel(value.text);
        if (!record.name.empty())
            setPlain(vertex, key, record.name, value.line);
        if (vertex.op.empty())
            vertex.op = std::move(record.kind);
    }

    static bool isRecordShape(const DotToken& shape)
    {
        return shape.text == "record" || shape.text == "Mrecord";
    }

    /// Each of the vertices once.
    [[nodiscard]] std::vector<std::uint32_t> distinct(Members members) const
    {
        std::vector<std::uint32_t> out;
        if (members.end - members.begin == 1)
            return {mentions[members.begin]};
        std::vector<std::pair<std::uint32_t, std::size_t>> byVertex;
        for (std::size_t i = members.begin; i < members.end; ++i)
            byVertex.emplace_back(mentions[i], i);
        std::sort(byVertex.begin(), byVertex.end());
        byVertex.erase(std::unique(byVertex.begin(), byVertex.end(),
                                   [](const auto& a, const auto& b) { return a.first == b.first; }),
                       byVertex.end());
        std::sort(byVertex.begin(), byVertex.end(),
                  [](const auto& a, const auto& b) { return a.second < b.second; });
        out.reserve(byVertex.size());
        for (const auto& [vertex, place] : byVertex)
            out.push_back(vertex);
        return out;
    }

    /// Edges from each vertex of one operand to each of the other.
    bool join(Members from, Members to)
    {
        const auto sources = distinct(from);
        const auto targets = distinct(to);
        if (sources.size() * targets.size() > 1 && !mayExpand(sources.size() * targets.size()))
            return false;
        for (const std::uint32_t source : sources)
            for (const std::uint32_t target : targets)
                addEdge(source, target);
        return !fault;
    }

    void addEdge(std::uint32_t source, std::uint32_t target)
    {
        ++edgeCount;
        if (counting)
            return;
        EdgeSpec* edge = nullptr;
        if (strict) {
            const std::uint64_t key = std::uint64_t{source} << 32 | target;
            EdgeSpec*& known = merged[key];
            if (!known)
                known = &edges.add({source, target, {}, {}, {}});
            edge = known;
        } else {
            edge = &edges.add({source, target, {}, {}, {}});
        }
        for (const auto& [key, value] : frames.back().edge)
            set(*edge, key, value, true);
        touched.push_back(edge);
    }

    /// Sets an attribute; one that is `repeated` in the graph, though it stands once in the text, is bounded.
    template <class Part>
    void set(Part& part, std::string_view key, const DotToken& value, bool repeated)
    {
        constexpr bool ofEdges = std::is_same_v<Part, EdgeSpec>;
        if (repeated && !attributes.mayBeDefault(ofEdges, key))
            return attributes.skip(ofEdges, key, value.text);
        if (fault || (repeated && !mayCopy(value.text.size(), value.line)))
            return;
        const std::string plain = value.html ? nameInHtmlLabel(value.text) : dotPlain(value.text);
        if (attributes.givesNames(key) && plain.empty() && (repeated || !value.text.empty()))
            return; // "\N", or nothing for all: the vertex keeps its name
        setPlain(part, key, plain, value.line);
    }

    template <class Part>
    void setPlain(Part& part, std::string_view key, const std::string& plain, std::size_t line)
    {
        if (const char* refusal = attributes.set(part, key, plain))
            fail(line, refusal, key, plain);
    }

    /// Counts what a few characters make many of: a small text must not make a large graph.
    bool mayExpand(std::size_t count)
    {
        expanded += count;
        return expanded <= mostExpanded ||
               fail(in.token().line, DOPPLER_TEXT("core", "line {0}: the subgraphs expand to more vertices "
                                                          "and edges than allowed for a text of this size"));
    }
    bool mayCopy(std::size_t length, std::size_t line)
    {
        constexpr std::size_t keptInside = 15; // a short string has no memory of its own
        copied += length > keptInside ? length : 0;
        return copied <= mostCopied ||
               fail(line,
                    DOPPLER_TEXT(
                        "core",
                        "line {0}: the attribute is too long for the number of elements that it applies to"));
    }

    static constexpr std::string_view shapeKey = "shape";

    DotLexer in;
    GraphBuilder builder;
    AttributeReader& attributes;
    bool counting;
    bool strict = false;
    std::size_t edgeCount = 0;
    std::vector<Frame> frames;
    Chain chain;
    NameIndex names;
    std::vector<std::uint32_t> mentions;
    std::vector<bool> records; ///< By vertex: whether its shape is a record.
    NameIndex subgraphs;
    std::vector<Members> bodies;
    EdgeList edges;
    std::unordered_map<std::uint64_t, EdgeSpec*> merged; ///< Of a strict graph.
    std::vector<EdgeSpec*> touched; ///< Edges of the chains in hand, the innermost one's last.
    std::size_t mostExpanded;
    std::size_t expanded = 0;
    std::size_t mostCopied;
    std::size_t copied = 0;
    std::optional<Error> fault;
};

Match sniffDot(std::string_view text)
{
    DotLexer in(text);
    if (in.atWord("strict"))
        in.advance();
    if (!in.atWord("digraph") && !in.atWord("graph"))
        return Match::No;
    in.advance();
    if (in.token().kind == DotToken::Identifier)
        in.advance();
    return in.at("{") || in.token().kind == DotToken::End ? Match::Yes : Match::No;
}

} // namespace

Result<GraphPtr> readDot(std::string_view text, std::string_view name)
{
    AttributeReader attributes({}, {.size = true});
    return readDot(text, name, attributes);
}

Result<GraphPtr> readDot(std::string_view text, std::string_view name, AttributeReader& attributes)
{
    const auto counts = DotReader(text, name, attributes, std::nullopt).count();
    if (!counts)
        return counts.error();
    return DotReader(text, name, attributes, *counts).read();
}

GraphFormat dotFormat()
{
    GraphFormat format;
    format.id = "dot";
    format.name = "Graphviz DOT";
    format.extensions = ".dot .gv";
    format.sniff = sniffDot;
    format.write = [](const DataflowGraph& graph) { return writeDot(graph); };
    format.loses = lostInAttributes;
    mapAttributes<readDot, UsualAttributes{.size = true}>(format);
    return format;
}

} // namespace doppler
