// SPDX-License-Identifier: GPL-3.0-or-later
// Boost.Graph reads what we read: the same vertices, edges and weights in DOT texts drawn from the grammar,
// and in what we write ourselves.
#include "core/base/random.h"
#include "core/io/graphs/dot.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QTest>
#include <map>
#include <regex>
#include <sstream>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/graphviz.hpp>

namespace io_dot_boost_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

/// "a>b 0.5" for every edge and "a 2" for every vertex, with its Weight ("" where it has none), sorted.
using Facts = std::vector<std::string>;

std::string number(const std::optional<double>& value)
{
    return value ? QString::number(*value).toStdString() : std::string();
}

/// A number as number() spells it, from any spelling.
std::string sameNumber(const std::string& text)
{
    return number(text.empty() ? std::nullopt : std::optional(QString::fromStdString(text).toDouble()));
}

Facts factsOfBoost(const std::string& text)
{
    using Graph = boost::adjacency_list<boost::multisetS, boost::vecS, boost::directedS,
                                        boost::property<boost::vertex_name_t, std::string,
                                                        boost::property<boost::vertex_color_t, std::string>>,
                                        boost::property<boost::edge_weight_t, std::string>>;
    Graph graph;
    boost::dynamic_properties properties(boost::ignore_other_properties);
    properties.property("node_id", boost::get(boost::vertex_name, graph));
    properties.property("Weight", boost::get(boost::vertex_color, graph));
    properties.property("Weight", boost::get(boost::edge_weight, graph));
    boost::read_graphviz(text, graph, properties, "node_id");
    Facts facts;
    const auto name = [&](auto v) { return boost::get(boost::vertex_name, graph, v); };
    for (auto [v, end] = boost::vertices(graph); v != end; ++v)
        facts.push_back(name(*v) + " " + sameNumber(boost::get(boost::vertex_color, graph, *v)));
    for (auto [e, end] = boost::edges(graph); e != end; ++e)
        facts.push_back(name(boost::source(*e, graph)) + ">" + name(boost::target(*e, graph)) + " " +
                        sameNumber(boost::get(boost::edge_weight, graph, *e)));
    std::sort(facts.begin(), facts.end());
    return facts;
}

Facts factsOfOurs(const DataflowGraph& graph, bool byNumber)
{
    Facts facts;
    const auto name = [&](VertexId v) {
        return byNumber ? "n" + std::to_string(v.value) : graph.vertex(v).name;
    };
    for (VertexId v : graph.vertices()) {
        std::optional<double> weight;
        for (const MeasuredSeconds& m : graph.vertex(v).seconds)
            if (m.kind == "*")
                weight = m.seconds;
        facts.push_back(name(v) + " " + number(weight));
    }
    for (EdgeId e : graph.edges()) {
        const Edge& edge = graph.edge(e);
        facts.push_back(name(edge.from) + ">" + name(edge.to) + " " +
                        number(graph.tensor(edge.tensor).seconds));
    }
    std::sort(facts.begin(), facts.end());
    return facts;
}

/// Draws a text: every edge leads from a lower to a higher number and has a weight of its own, so that both
/// readers keep it.
class TextMaker {
public:
    explicit TextMaker(Random& source) : random(source) {}

    std::string make()
    {
        out << (random.below(2) ? "digraph" : "DIGRAPH") << (random.below(2) ? " \"a b\" {" : " x{");
        blank();
        out << "v0;"; // a graph has a vertex
        body(0, 0, 40);
        out << "}";
        return out.str();
    }

private:
    void blank()
    {
        constexpr const char* blanks[] = {" ", "\n", "\t", "/* a -> b */", " // { x\n", "\n# line\n", " "};
        out << blanks[random.below(std::size(blanks))];
    }
    void name(std::size_t v)
    {
        switch (random.below(3)) {
        case 0:
            out << "v" << v;
            break;
        case 1:
            out << "\"v" << v << "\"";
            break;
        default:
            out << "\"v\" + \"" << v << "\"";
        }
    }
    std::string weight()
    {
        constexpr const char* exponents[] = {"e3", "e-3", "E+2", "e-07"};
        return std::to_string(random.below(9)) + (random.below(2) ? "" : ".5") +
               (random.below(3) ? "" : exponents[random.below(std::size(exponents))]);
    }
    void attributes(bool always)
    {
        if (!always && random.below(2))
            return;
        out << (random.below(2) ? " [color=red, Weight=" : "[Weight=\"") << std::flush;
        const bool quoted = out.str().back() == '"';
        out << weight() << (quoted ? "\"" : "") << (random.below(2) ? "; shape=box]" : "]");
    }
    void body(std::size_t depth, std::size_t first, std::size_t last)
    {
        for (std::size_t i = 1 + random.below(6); i > 0; --i) {
            statement(depth, first, last);
            out << ";";
            blank();
        }
    }
    void statement(std::size_t depth, std::size_t first, std::size_t last)
    {
        const std::size_t middle = first + (last - first) / 2;
        const auto below = [&](std::size_t a, std::size_t b) {
            return a + random.below(std::max<std::size_t>(b - a, 1));
        };
        switch (random.below(depth < 3 && last - first > 6 ? 7 : 4)) {
        case 0:
            name(below(first, last));
            attributes(false);
            break;
        case 1:
            out << "node [shape=circle] ";
            break;
        case 2:
        case 3: {
            name(below(first, middle));
            out << " -> ";
            name(below(middle, last));
            if (random.below(3) == 0) {
                out << "->";
                name(last + random.below(3));
            }
            attributes(true);
            break;
        }
        case 4:
            out << "node [Weight=" << weight() << "]";
            break;
        case 5:
            out << "subgraph cluster" << ++subgraphs << " {";
            body(depth + 1, first, last);
            out << "}";
            break;
        default: // (Boost 1.74 wants the word before a brace; we don't.)
            out << "subgraph {";
            name(below(first, middle));
            out << " ";
            name(below(first, middle));
            out << "} -> subgraph {";
            name(below(middle, last));
            blank();
            name(below(middle, last));
            out << "}";
            attributes(true);
        }
    }

    Random& random;
    std::size_t subgraphs =
        0; ///< A name that stands twice means one subgraph, and readers differ in what that is.
    std::ostringstream out;
};

/// With exponents in quotes: Boost, as the language itself, ends a bare number before them.
std::string forBoost(const std::string& text)
{
    static const std::regex bare("Weight=([0-9.]+[eE][-+]?[0-9]+)");
    return std::regex_replace(text, bare, "Weight=\"$1\"");
}

class IoDotBoostTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    static void readsWhatBoostReads()
    {
        std::size_t exponents = 0;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            Random random(seed);
            const std::string text = TextMaker(random).make();
            const auto ours = readDot(text);
            QVERIFY2(ours.ok(), ours.ok() ? "" : (ours.error().english() + "\n" + text).c_str());
            exponents += forBoost(text) != text ? 1 : 0;
            const Facts expected = factsOfBoost(forBoost(text));
            const Facts found = factsOfOurs(**ours, false);
            for (std::size_t i = 0; i < std::min(found.size(), expected.size()); ++i)
                QVERIFY2(found[i] == expected[i],
                         (found[i] + " and not " + expected[i] + " in\n" + text).c_str());
            QCOMPARE(found.size(), expected.size());
        }
        QVERIFY2(exponents > 100, std::to_string(exponents).c_str());
    }
    static void writesWhatBoostReads()
    {
        RandomShape shape;
        shape.oddTimes = true;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            const GraphPtr graph = randomGraph(random, shape);
            const std::string text = writeDot(*graph);
            if (factsOfBoost(text) != factsOfOurs(*graph, true))
                QFAIL(text.c_str());
        }
    }
};

} // namespace

DOPPLER_TEST(IoDotBoostTest)

} // namespace io_dot_boost_test

#include "io_dot_boost.moc"
