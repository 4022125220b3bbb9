// SPDX-License-Identifier: GPL-3.0-or-later
// The little language that vertices are searched by.
#include "core/run/vertex_query.h"

#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "tests/support/runner.h"

#include <QtTest>

namespace vertex_query_test {

using namespace doppler;

namespace {

/// Four vertices on gpu0 and gpu1; what follows is on the other device than what it follows.
RunPtr sample()
{
    GraphBuilder builder("sample");
    const auto add = [&](const char* name, const char* op, double flops, double bytes, double weights) {
        Vertex v;
        v.name = name;
        v.op = op;
        v.group = "Layer one";
        if (flops > 0)
            v.flops = flops;
        v.outputBytes = bytes;
        v.persistentBytes = weights;
        builder.addVertex(std::move(v));
    };
    add("stage:2 a", "MatMul", 2e9, 64.0 * 1048576, 0);
    add("b", "add", 1e9, 1000, 1048576);
    add("c", "matmul_grad", 5e8, 1024, 0);
    add("d", "add", 0, 512, 0);
    builder.addEdge(VertexId{0}, VertexId{1});
    builder.addEdge(VertexId{0}, VertexId{2});
    builder.addEdge(VertexId{1}, VertexId{3});
    builder.addEdge(VertexId{2}, VertexId{3});
    auto problem = Problem::create(std::move(builder.build()).value(), builtinTopology("4xP100").value());
    Placement placement;
    placement.devices = {DeviceId{0}, DeviceId{1}, DeviceId{0}, DeviceId{1}};
    return makeRun(problem.value(), placement, "manual").value();
}

std::vector<char> all(std::size_t count) { return std::vector<char>(count, 1); }

} // namespace

class VertexQueryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWordsAndConditions()
    {
        const auto query = parseVertexQuery(R"( mul "two words"  cost > 1.5 ms flops>=2G kind:Add x )");
        QVERIFY(query.ok());
        QCOMPARE(query->words, (std::vector<std::string>{"mul", "two words", "x"}));
        QCOMPARE(query->conditions.size(), std::size_t{3});
        QCOMPARE(query->conditions[0].number, 1.5e-3);
        QVERIFY(query->conditions[0].relation == VertexQuery::Relation::Greater);
        QCOMPARE(query->conditions[1].number, 2e9);
        QVERIFY(query->conditions[1].relation == VertexQuery::Relation::GreaterEqual);
        QCOMPARE(query->conditions[2].text, std::string("add"));
        QVERIFY(parseVertexQuery("  ")->empty());
    }

    void knowsUnits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("number");
        QTest::newRow("us") << "waited>10us" << 10e-6;
        QTest::newRow("micro") << QStringLiteral("waited>10\u00b5s") << 10e-6;
        QTest::newRow("seconds") << "start<0.4" << 0.4;
        QTest::newRow("a blank before the unit") << "start < 0.4 ms" << 0.4e-3;
        QTest::newRow("MiB") << "bytes>=64MiB" << 64.0 * 1048576;
        QTest::newRow("decimal") << "memory>1GB" << 1e9;
        QTest::newRow("exponent") << "flops>1e9" << 1e9;
        QTest::newRow("GFLOP") << "flops>1.5GFLOP" << 1.5e9;
        QTest::newRow("count") << "inputs==2" << 2.0;
        QTest::newRow("colon is equal") << "slack:0" << 0.0;
    }
    void knowsUnits()
    {
        QFETCH(QString, text);
        QFETCH(double, number);
        const auto query = parseVertexQuery(text.toStdString());
        QVERIFY2(query.ok(), query ? "" : query.error().english().c_str());
        QCOMPARE(query->conditions.size(), std::size_t{1});
        QVERIFY(query->words.empty());
        QCOMPARE(query->conditions[0].number, number);
    }

    void saysWhatIsWrongAndWhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown") << "a cots>1ms"
                                 << "3"
                                 << "cots";
        QTest::newRow("nearest first") << "cots>1ms"
                                       << "1"
                                       << "one of: cost";
        QTest::newRow("no value") << "cost>"
                                  << "6"
                                  << "is missing";
        QTest::newRow("wrong unit") << "cost>1MiB"
                                    << "6"
                                    << "expected a time";
        QTest::newRow("not a size") << "bytes>10ms"
                                    << "7"
                                    << "expected a size";
        QTest::newRow("not a number") << "flops>many"
                                      << "7"
                                      << "expected a number";
        QTest::newRow("text is not ordered") << "device<gpu2"
                                             << "8"
                                             << "is a text";
        QTest::newRow("no field") << ">5"
                                  << "1"
                                  << "field is missing";
        QTest::newRow("open quotation") << "x \"abc"
                                        << "3"
                                        << "quotation mark";
        QTest::newRow("not finite") << "cost<inf"
                                    << "6"
                                    << "expected a time";
    }
    void saysWhatIsWrongAndWhere()
    {
        QFETCH(QString, text);
        QFETCH(QString, place);
        QFETCH(QString, part);
        const auto query = parseVertexQuery(text.toStdString());
        QVERIFY(!query.ok());
        QCOMPARE(QString::fromStdString(query.error().place), place);
        QVERIFY2(QString::fromStdString(query.error().english()).contains(part),
                 query.error().english().c_str());
    }

    void aColonInANameIsNoCondition()
    {
        const auto query = parseVertexQuery("stage:2 \"cost>1ms\"");
        QVERIFY(query.ok());
        QCOMPARE(query->words, (std::vector<std::string>{"stage:2", "cost>1ms"}));
    }

    void keepsWhatMatches_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kept"); // By vertex.
        QTest::newRow("nothing asked") << ""
                                       << "1111";
        QTest::newRow("part of a kind") << "kind:matmul"
                                        << "1010";
        QTest::newRow("the whole kind") << "kind=matmul"
                                        << "1000";
        QTest::newRow("not that kind") << "kind!=matmul"
                                       << "0111";
        QTest::newRow("device") << "device=GPU1"
                                << "0101";
        QTest::newRow("group with a blank") << "group=\"layer ONE\""
                                            << "1111";
        QTest::newRow("flops") << "flops>1e9"
                               << "1000";
        QTest::newRow("equal counts as at least") << "flops>=1e9"
                                                  << "1100";
        QTest::newRow("unknown is not less") << "flops<1e12"
                                             << "1110";
        QTest::newRow("unknown is not that") << "flops!=1e9"
                                             << "1011";
        QTest::newRow("bytes") << "bytes>=64MiB"
                               << "1000";
        QTest::newRow("weights") << "weights>0"
                                 << "0100";
        QTest::newRow("memory has both") << "memory>1MiB"
                                         << "1100";
        QTest::newRow("four digits") << "bytes=1000.2"
                                     << "0100";
        QTest::newRow("inputs") << "inputs=0"
                                << "1000";
        QTest::newRow("outputs and device") << "outputs=1 device=gpu0"
                                            << "0010";
        QTest::newRow("starts first") << "start=0"
                                      << "1000";
        QTest::newRow("only the first is not waited for") << "start>0 device=gpu0"
                                                          << "0010";
    }
    void keepsWhatMatches()
    {
        QFETCH(QString, text);
        QFETCH(QString, kept);
        const RunPtr run = sample();
        const auto query = parseVertexQuery(text.toStdString());
        QVERIFY(query.ok());
        std::vector<char> found = all(4);
        keepMatching(*query, run->problem->graph(), run.get(), found);
        for (std::size_t v = 0; v < 4; ++v)
            QCOMPARE(found[v] != 0, kept[static_cast<int>(v)] == QLatin1Char('1'));
    }

    void withoutARunNothingHasATime()
    {
        const RunPtr run = sample();
        const DataflowGraph& graph = run->problem->graph();
        for (const char* text : {"cost>0", "slack>=0", "device=gpu0", "end<1000"}) {
            std::vector<char> found = all(4);
            keepMatching(*parseVertexQuery(text), graph, nullptr, found);
            QCOMPARE(std::count(found.begin(), found.end(), 1), std::ptrdiff_t{0});
        }
        std::vector<char> found = all(4);
        keepMatching(*parseVertexQuery("flops>0"), graph, nullptr, found);
        QCOMPARE(std::count(found.begin(), found.end(), 1), std::ptrdiff_t{3});
    }

    void everyFieldCanBeAskedFor()
    {
        for (const std::string_view name : queryFieldNames()) {
            const std::string field(name);
            QVERIFY(parseVertexQuery(field + "=1").ok());
            QVERIFY(parseVertexQuery(field + "!=1").ok());
        }
    }
};

DOPPLER_TEST(VertexQueryTest)

} // namespace vertex_query_test

#include "vertex_query.moc"
