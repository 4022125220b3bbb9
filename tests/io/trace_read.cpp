// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traces/trace_read.h"

#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/graph/graph_builder.h"
#include "core/io/bytes/file.h"
#include "core/io/json/trace_sniff.h"
#include "core/io/traces/trace.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/run/measured_run.h"
#include "core/sim/simulator.h"
#include "tests/support/random_problems.h"
#include "tests/support/runner.h"

#include <QRegularExpression>
#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <random>

namespace trace_read_test {

using namespace doppler;

namespace {

/// What differs first, or nothing.
std::string difference(const Schedule& a, const Schedule& b)
{
    if (a.makespan != b.makespan)
        return "makespan";
    if (a.tasks.size() != b.tasks.size() || a.transfers.size() != b.transfers.size())
        return "sizes";
    for (std::size_t i = 0; i < a.tasks.size(); ++i) {
        const TaskRun& x = a.tasks[i];
        const TaskRun& y = b.tasks[i];
        if (x.vertex != y.vertex || x.device != y.device || x.ready != y.ready || x.start != y.start ||
            x.end != y.end)
            return "task " + std::to_string(i);
    }
    for (std::size_t i = 0; i < a.transfers.size(); ++i) {
        const TransferRun& x = a.transfers[i];
        const TransferRun& y = b.transfers[i];
        if (x.tensor != y.tensor || x.vertex != y.vertex || x.from != y.from || x.to != y.to ||
            x.ready != y.ready || x.start != y.start || x.end != y.end || x.sendStart != y.sendStart)
            return "transfer " + std::to_string(i);
    }
    return {};
}

/// Five vertices of one op, which run one after the other.
ProblemPtr chain(const std::string& prefix, const std::string& op = "aten::add",
                 const char* devices = "4xP100")
{
    GraphBuilder builder("chain");
    for (int i = 0; i < 5; ++i) {
        Vertex vertex;
        vertex.name = prefix + std::to_string(i);
        vertex.op = op;
        vertex.flops = 1e9;
        vertex.outputBytes = 1e6;
        builder.addVertex(std::move(vertex));
        if (i > 0)
            builder.addEdge(VertexId{std::size_t(i) - 1}, VertexId{std::size_t(i)});
    }
    return *Problem::create(*builder.build(), *builtinTopology(devices));
}

/// The run of a chain whose vertices are on the first three devices in turn.
Schedule runOnThreeDevices(const ProblemPtr& problem)
{
    Placement placement;
    for (std::size_t i = 0; i < problem->vertexCount(); ++i)
        placement.devices.push_back(DeviceId{i % 3});
    return Simulator(problem).run(placement);
}

class TraceReadTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void readsBackWhatWasWritten();
    void readsPairsFromThreads();
    void matchesByNameAndByOrder();
    void readsOtherEngines();
    void listsWhatDoesNotFit();
    void runsThatCannotBeShownAreRefused();
    void readsProfiles();
    void refusesWhatMakesNoSense();
    void survivesDamage();
};

void TraceReadTest::readsBackWhatWasWritten()
{
    const QTemporaryDir place;
    const std::string file = place.filePath("trace.json").toStdString();
    std::size_t compared = 0;
    std::size_t transfers = 0;
    std::size_t sends = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random(seed);
        const ProblemPtr base = tests::randomProblem(random, {});
        for (const CostModel model : {CostModel::Physical, CostModel::Placeto, CostModel::Mayer}) {
            ModelOptions options = base->model();
            options.costModel = model;
            const auto problem = base->withModel(options);
            if (!problem)
                continue;
            Placement placement;
            placement.devices.resize(base->vertexCount());
            drawAssignment(**problem, random, placement.devices);
            const Schedule schedule = Simulator(*problem).run(placement);
            if (schedule.outOfMemory)
                continue;
            QVERIFY(writeFile(file, writeTraceJson(**problem, schedule)).ok());
            const auto json = readRunTrace(**problem, file);
            QVERIFY2(json.ok(), json.ok() ? "" : json.error().english().c_str());
            QCOMPARE(difference(json->schedule, schedule), std::string());
            QVERIFY(json->missing.empty() && json->unknown.empty() && json->otherDevices.empty());
            QCOMPARE(json->placement.devices, placement.devices);
            QVERIFY(validate(**problem, json->placement).ok());
            const auto table = readRunTraceText(**problem, writeTraceCsv(**problem, schedule));
            QVERIFY2(table.ok(), table.ok() ? "" : table.error().english().c_str());
            Schedule fromTable = table->schedule;
            if (model ==
                CostModel::Placeto) // the table has no makespan; this model's ends after the last task
                fromTable.makespan = schedule.makespan;
            QCOMPARE(difference(fromTable, schedule), std::string());
            ++compared;
            transfers += schedule.transfers.size();
            for (const TransferRun& x : schedule.transfers)
                sends += x.sendStart ? 1 : 0;
        }
    }
    QVERIFY2(compared > 150, std::to_string(compared).c_str()); // of 180
    QVERIFY(transfers > 500 && sends > 50);
}

/// Earlier versions said the devices of a transfer in the name of its thread alone.
void TraceReadTest::readsPairsFromThreads()
{
    const ProblemPtr problem = chain("a");
    const Schedule schedule = runOnThreeDevices(problem);
    QString trace = QString::fromStdString(writeTraceJson(*problem, schedule));
    const QRegularExpression devices(R"("from": "[^"]*", "to": "[^"]*", )");
    QCOMPARE(trace.count(devices), qsizetype(schedule.transfers.size()));
    trace.remove(devices);
    const auto old = readRunTraceText(*problem, trace.toStdString());
    QVERIFY2(old.ok(), old.ok() ? "" : old.error().english().c_str());
    QCOMPARE(difference(old->schedule, schedule), std::string());
    // Something else of that name is passed over.
    trace.replace(R"("bytes": )", R"("from": 7, "to": [], "bytes": )");
    const auto other = readRunTraceText(*problem, trace.toStdString());
    QVERIFY2(other.ok(), other.ok() ? "" : other.error().english().c_str());
    QCOMPARE(difference(other->schedule, schedule), std::string());
}

void TraceReadTest::matchesByNameAndByOrder()
{
    const ProblemPtr written = chain("a");
    Placement placement;
    placement.devices.assign(5, DeviceId{2});
    const Schedule schedule = Simulator(written).run(placement);
    const std::string trace = writeTraceJson(*written, schedule);
    // The same names behind other ids.
    GraphBuilder builder("turned");
    for (int i = 4; i >= 0; --i) {
        Vertex vertex;
        vertex.name = "a" + std::to_string(i);
        builder.addVertex(std::move(vertex));
    }
    const ProblemPtr turned = *Problem::create(*builder.build(), *builtinTopology("4xP100"));
    const auto byName = readRunTraceText(*turned, trace);
    QVERIFY(byName.ok() && byName->missing.empty());
    for (VertexId v : turned->graph().vertices())
        QCOMPARE(byName->schedule.tasks[v].start, schedule.tasks[4 - v].start);
    // Other names, as many of the op: in the order of time.
    const ProblemPtr renamed = chain("other");
    const auto byOrder = readRunTraceText(*renamed, trace);
    QVERIFY(byOrder.ok() && byOrder->missing.empty());
    for (VertexId v : renamed->graph().vertices())
        QCOMPARE(byOrder->schedule.tasks[v].end, schedule.tasks[v].end);
    QCOMPARE(byOrder->placement.devices, placement.devices);
}

/// Without exact seconds: ts and dur count.
void TraceReadTest::readsOtherEngines()
{
    const ProblemPtr problem = chain("a");
    std::string trace = R"({"traceEvents": [
        {"ph": "M", "name": "thread_name", "pid": 1, "tid": 7, "args": {"name": "gpu2"}})";
    for (int i = 0; i < 5; ++i)
        trace += ",\n{\"ph\": \"X\", \"cat\": \"task\", \"name\": \"a" + std::to_string(i) +
                 "\", \"pid\": 1, \"tid\": 7, \"ts\": " + std::to_string(10 * i) + ", \"dur\": 4}";
    trace += "]}";
    QVERIFY(looksLikeRunTrace(trace));
    const auto reading = readRunTraceText(*problem, trace);
    QVERIFY2(reading.ok(), reading.ok() ? "" : reading.error().english().c_str());
    QVERIFY(reading->missing.empty() && reading->unknown.empty());
    for (VertexId v : problem->graph().vertices()) {
        const TaskRun& task = reading->schedule.tasks[v];
        QCOMPARE(task.device, DeviceId{2});
        QVERIFY(std::abs(task.start - 1e-5 * v.value) < 1e-15);
        QVERIFY(std::abs(task.end - task.start - 4e-6) < 1e-15);
    }
}

void TraceReadTest::listsWhatDoesNotFit()
{
    const ProblemPtr problem = chain("a", "aten::add", "4xP100");
    const std::string trace = "kind,vertex,name,device,from,to,bytes,ready,start,end\r\n"
                              "task,0,a0,gpu0,,,,0,0,1\r\n"
                              "task,7,\"a \"\"b\"\", c\",gpu0,,,,0,1,2\r\n"
                              "task,1,a1,gpu9,,,,0,1,2\r\n"
                              "transfer,0,a0,,gpu0,gpu1,1000000,1,1,1.5\r\n"
                              "task,2,a2,gpu1,,,,1.5,2,3\r\n";
    const auto reading = readRunTraceText(*problem, trace);
    QVERIFY2(reading.ok(), reading.ok() ? "" : reading.error().english().c_str());
    QCOMPARE(reading->missing, (std::vector<VertexId>{VertexId{1}, VertexId{3}, VertexId{4}}));
    QCOMPARE(reading->unknown,
             (std::vector<std::string>{"a \"b\", c", "a1", "a0: gpu1"})); // a0 has no reader on gpu1
    QCOMPARE(reading->unknownCount, std::size_t{3});
    QCOMPARE(reading->otherDevices, std::vector<std::string>{"gpu9"});
    QCOMPARE(reading->schedule.makespan, 3.0);
    const auto run = makeMeasuredRun(problem, reading->placement, reading->schedule);
    QCOMPARE(run->statistics.devices[0].busy, 1.0);
    const auto both = compareWithSimulation(run);
    QVERIFY(both.ok());
    QCOMPARE(both->vertices.size(), std::size_t{2});
    QVERIFY(readRunTraceText(*chain("b", "other"), trace)
                .error()
                .english()
                .starts_with("found 4 tasks, but none is a vertex of \"chain\""));
}

/// Everybody may simulate the placement of a measured run.
void TraceReadTest::runsThatCannotBeShownAreRefused()
{
    ModelOptions strict;
    strict.schedule = ChooseTask::Strict;
    const ProblemPtr base = chain("a");
    const ProblemPtr problem = *Problem::create(base->graphPtr(), base->topologyPtr(), strict);
    Placement placement;
    placement.devices.assign(5, DeviceId{2});
    TraceReading reading;
    reading.schedule = Simulator(base).run(placement);
    reading.placement = placement;
    for (const VertexId v : problem->graph().vertices())
        reading.placement.order.push_back(v);
    const auto run = measuredRunOf(problem, reading, "t.json");
    QVERIFY2(run.ok(), run.ok() ? "" : run.error().english().c_str());
    TraceReading backwards = reading;
    std::ranges::reverse(backwards.placement.order);
    const auto refused = measuredRunOf(problem, backwards, "t.json");
    QVERIFY(!refused.ok() && refused.error().english().find("t.json") != std::string::npos);
    TraceReading lacking = reading;
    lacking.missing = {VertexId{3}};
    QVERIFY(measuredRunOf(problem, lacking, "t.json").error().english().find("no time for 1 of 5 vertices") !=
            std::string::npos);
    lacking.otherDevices = {"gpu9"};
    QVERIFY(
        measuredRunOf(problem, lacking, "t.json").error().english().find("missing in the topology: gpu9") !=
        std::string::npos);
}

void TraceReadTest::readsProfiles()
{
    const std::string folder = std::string(DOPPLER_TEST_DATA) + "/traces/";
    ReadSettings joined;
    joined.options = {{"profile", folder + "execution_profile.json"}};
    const auto graph = readGraph(folder + "execution.json", joined);
    QVERIFY(graph.ok());
    const ProblemPtr problem = *Problem::create(*graph, *builtinTopology("4xP100"));
    const auto reading = readRunTrace(*problem, folder + "execution_profile.json");
    QVERIFY2(reading.ok(), reading.ok() ? "" : reading.error().english().c_str());
    QVERIFY(reading->missing.empty());
    double first = never;
    for (VertexId v : problem->graph().vertices()) {
        const TaskRun& task = reading->schedule.tasks[v];
        QVERIFY(std::abs(task.end - task.start - problem->computeSeconds(v, task.device)) < 1e-12);
        QCOMPARE(task.device, DeviceId{0});
        first = std::min(first, task.start);
    }
    QCOMPARE(first, 0.0);
    const auto both = compareWithSimulation(makeMeasuredRun(problem, reading->placement, reading->schedule));
    QVERIFY(both.ok());
    QVERIFY(both->measured->schedule.makespan > 0);
}

void TraceReadTest::refusesWhatMakesNoSense()
{
    const ProblemPtr problem = chain("a");
    const auto answer = [&](const std::string& text) {
        return readRunTraceText(*problem, text).error().english();
    };
    const std::string head = "kind,vertex,name,device,from,to,bytes,ready,start,end\n";
    QCOMPARE(answer(head + "task,0,a0,gpu0,,,,0,0,1\ntask,0,a0,gpu0,,,,0,0,1\n"),
             std::string("the trace has two times for vertex \"a0\""));
    QCOMPARE(answer(head + "task,0,a0\n"), std::string("line 2: found 3 fields, expected 10"));
    QCOMPARE(answer(head + "nap,0,a0,gpu0,,,,0,0,1\n"),
             std::string("line 2: found \"nap\", expected task, transfer or send"));
    QCOMPARE(
        answer(head + "task,0,a0,gpu0,,,,0,2,1\n"),
        std::string(
            "line 2: found start \"2\" and end \"1\", expected seconds, with the end not before the start"));
    const std::string events = "{\"otherData\":{\"makespan_seconds\":1},\"traceEvents\":[";
    QCOMPARE(answer(events + "{\"ph\":\"X\",\"cat\":\"task\",\"name\":\"a0\",\"ts\":\"x\"}]}"),
             std::string("traceEvents[0].ts: found \"x\", expected a number"));
    QCOMPARE(answer(events + "{\"ph\":\"X\",\"cat\":\"task\",\"name\":\"a0\",\"args\":{\"start_seconds\":3,"
                             "\"end_seconds\":2}}]}"),
             std::string("traceEvents[0]: ends before it starts"));
    const std::string newer = "{\"otherData\":{\"version\":2,\"makespan_seconds\":1},\"traceEvents\":[]}";
    QCOMPARE(
        answer(newer),
        std::string("otherData.version: the file has version 2, but this program reads versions up to 1; "
                    "a newer version of the program is needed"));
    const auto missing = readRunTrace(*problem, "no-such-trace.json");
    QCOMPARE(missing.error().file, std::string("no-such-trace.json"));
}

void TraceReadTest::survivesDamage()
{
    const ProblemPtr problem = chain("a");
    const Schedule schedule = runOnThreeDevices(problem);
    std::mt19937 random(7);
    std::size_t readings = 0;
    std::size_t refusals = 0;
    std::size_t transfers = 0;
    for (const std::string& whole : {writeTraceJson(*problem, schedule), writeTraceCsv(*problem, schedule)})
        for (int i = 0; i < 3000; ++i) {
            std::string damaged = whole;
            damaged[random() % damaged.size()] = static_cast<char>(random());
            if (i % 3 == 0)
                damaged.resize(random() % damaged.size());
            const auto reading = readRunTraceText(*problem, damaged);
            (reading ? readings : refusals) += 1;
            if (!reading)
                continue;
            const RunPtr run = makeMeasuredRun(problem, reading->placement, reading->schedule);
            QCOMPARE(run->schedule.tasks.size(), std::size_t{5});
            for (const TransferRun& x : run->schedule.transfers)
                QVERIFY(x.tensor < problem->graph().tensorCount());
            transfers += run->schedule.transfers.size();
        }
    QVERIFY2(readings > 1000 && refusals > 1000 && transfers > 1000,
             qPrintable(QString("%1 %2 %3").arg(readings).arg(refusals).arg(transfers)));
}

} // namespace

DOPPLER_TEST(TraceReadTest)

} // namespace trace_read_test

#include "trace_read.moc"
