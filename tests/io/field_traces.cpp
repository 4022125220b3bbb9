// SPDX-License-Identifier: GPL-3.0-or-later
// The rows on traces in the table of files that people have (shared/data/field/text/expected.csv): the table
// names a file, a quantity and its value, and this test computes the quantity.
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/graph/metrics.h"
#include "core/io/bytes/file.h"
#include "core/run/measured_run.h"
#include "tests/support/runner.h"

#include <QTest>
#include <cmath>
#include <map>
#include <set>

namespace field_traces_test {

using namespace doppler;

namespace {

const std::string folder = std::string(DOPPLER_SHARED) + "/data/field/text/";

/// The fields of one line of a table, in which quotes enclose fields with commas.
std::vector<std::string> fieldsOf(const std::string& line)
{
    std::vector<std::string> out(1);
    bool quoted = false;
    for (const char c : line)
        if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            out.emplace_back();
        else if (c != '\r')
            out.back() += c;
    return out;
}

/// The value of each file of the table.
std::map<std::string, std::string> expectedValues()
{
    std::map<std::string, std::string> out;
    const auto table = readFile(folder + "expected.csv");
    if (!table)
        return out;
    for (std::size_t at = 0; at < table->size();) {
        const std::size_t end = std::min(table->find('\n', at), table->size());
        const auto fields = fieldsOf(table->substr(at, end - at));
        if (fields.size() == 4)
            out.emplace(fields[0], fields[2]);
        at = end + 1;
    }
    return out;
}

GraphPtr opened(const std::string& file)
{
    auto graph = readGraph(folder + file);
    if (!graph)
        qFatal("%s", graph.error().english().c_str());
    return *graph;
}

double sumOfSeconds(const DataflowGraph& graph)
{
    double sum = 0;
    for (const VertexId v : graph.vertices())
        sum += graph.vertex(v).seconds.at(0).seconds;
    return sum;
}

std::string notesOf(const DataflowGraph& graph)
{
    std::string out;
    for (const Message& note : graph.notes())
        out += note.english() + '\n';
    return out;
}

bool close(double a, double b) { return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b)); }

class FieldTracesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void comparesAProfileWithItself();
    void skipsATrailingStep();
    void namesTheStepsWithoutOperators();
    void cutsOverruns();
    void skipsAnUnfinishedEvent();
    void makesVerticesOfGraphKernels();
    void namesUnknownAccelerators();
    void followsWaits();
    void readsTheFeedersFormat();

private:
    std::map<std::string, std::string> m_expected;
};

void FieldTracesTest::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(".*"));
    m_expected = expectedValues();
    if (m_expected.empty())
        QSKIP("the table of files is not where DOPPLER_SHARED_DATA leads");
}

void FieldTracesTest::comparesAProfileWithItself()
{
    QCOMPARE(m_expected.at("self_compare.json"), std::string("difference 0"));
    const ProblemPtr problem = *Problem::create(opened("self_compare.json"), *builtinTopology("4xP100"));
    const auto run = readMeasuredRun(problem, folder + "self_compare.json");
    QVERIFY2(run.ok(), run.ok() ? "" : run.error().english().c_str());
    const auto both = compareWithSimulation(*run);
    QVERIFY(both.ok());
    QCOMPARE(both->vertices.size(), std::size_t{2});
    for (const VertexDifference& x : both->vertices)
        QVERIFY2(close(x.measured, x.simulated), problem->graph().label(x.vertex).c_str());
    QVERIFY(close((*run)->schedule.makespan, 1200e-6)); // with the gap
}

void FieldTracesTest::skipsATrailingStep()
{
    const GraphPtr graph = opened("trailing_step.json");
    QCOMPARE(std::to_string(graph->vertexCount()), m_expected.at("trailing_step.json"));
    const std::string notes = notesOf(*graph);
    QVERIFY2(notes.find("one of 2 iterations was read: ProfilerStep#1") != std::string::npos, notes.c_str());
    QVERIFY2(notes.find("skipped: ProfilerStep#2") != std::string::npos, notes.c_str());
}

void FieldTracesTest::namesTheStepsWithoutOperators()
{
    QVERIFY(m_expected.contains("no_operators.json"));
    const auto graph = readGraph(folder + "no_operators.json");
    QVERIFY(!graph.ok());
    const std::string text = graph.error().english();
    for (const char* part : {"ProfilerStep#1", "ProfilerStep#2", "iteration="})
        QVERIFY2(text.find(part) != std::string::npos, text.c_str());
}

void FieldTracesTest::cutsOverruns()
{
    const GraphPtr graph = opened("overrun.json");
    QVERIFY(close(sumOfSeconds(*graph), std::stod(m_expected.at("overrun.json"))));
    const std::string notes = notesOf(*graph);
    QVERIFY2(notes.find("1 kernel overran the next kernel on its stream") != std::string::npos,
             notes.c_str());
}

void FieldTracesTest::skipsAnUnfinishedEvent()
{
    const GraphPtr graph = opened("one_negative.json");
    QVERIFY(close(sumOfSeconds(*graph), std::stod(m_expected.at("one_negative.json"))));
    const std::string notes = notesOf(*graph);
    QVERIFY2(notes.find("1 event has no end and was skipped: aten::mm (1)") != std::string::npos,
             notes.c_str());
}

void FieldTracesTest::makesVerticesOfGraphKernels()
{
    const GraphPtr graph = opened("cuda_graph.json");
    std::size_t found = 0;
    for (const VertexId v : graph->vertices()) {
        const std::string& name = graph->label(v);
        QVERIFY2(name.find("ProfilerStep") == std::string::npos, name.c_str());
        found += name.starts_with("graph_kernel_") ? 1 : 0;
    }
    QCOMPARE(std::to_string(found), m_expected.at("cuda_graph.json"));
    QCOMPARE(graph->vertexCount(), found + 1);
    QCOMPARE(metrics(*graph).criticalPath, found + 1); // chained by their stream
}

void FieldTracesTest::namesUnknownAccelerators()
{
    QVERIFY(m_expected.contains("unknown_device.json"));
    const std::string notes = notesOf(*opened("unknown_device.json"));
    for (const char* part : {"mtia_ccp_events (1)", "1 event of a kind", "on the host"})
        QVERIFY2(notes.find(part) != std::string::npos, notes.c_str());
}

void FieldTracesTest::followsWaits()
{
    const GraphPtr graph = opened("wait_event.json");
    std::set<std::string> edges;
    for (const EdgeId e : graph->edges())
        edges.insert(std::to_string(graph->edge(e).from) + "->" + std::to_string(graph->edge(e).to));
    QCOMPARE(edges, (std::set<std::string>{"0->2", "1->2"}));
    QCOMPARE(m_expected.at("wait_event.json"), std::string("0->2 and 1->2"));
}

void FieldTracesTest::readsTheFeedersFormat()
{
    const GraphPtr graph = opened("feeder.json");
    const std::string counts =
        std::to_string(graph->vertexCount()) + ", " + std::to_string(graph->edgeCount()) + ", ";
    const std::string expected = m_expected.at("feeder.json");
    QVERIFY2(expected.starts_with(counts), expected.c_str());
    QVERIFY(close(sumOfSeconds(*graph), std::stod(expected.substr(counts.size()))));
}

} // namespace

DOPPLER_TEST(FieldTracesTest)

} // namespace field_traces_test

#include "field_traces.moc"
