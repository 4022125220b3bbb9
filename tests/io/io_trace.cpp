// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/traces/trace.h"
#include "core/io/traces/trace_read.h"
#include "core/sim/analysis.h"
#include "core/sim/simulator.h"
#include "tests/support/random_cases.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace io_trace_test {

using namespace doppler;

namespace {

/// Six tasks on two devices, one of which runs two at once; three tensors travel, one of them to two
/// consumers.
struct Run {
    ProblemPtr problem;
    Schedule schedule;
};

Run someRun()
{
    const auto graph =
        readGraphJson(R"({"format":"doppler-graph","version":1,"name":"a \u0022graph\u0022","vertices":[
        {"id":0,"name":"A, first","flops":1e6,"output_bytes":3e3,"op":"matmul"},
        {"id":1,"flops":7e5,"output_bytes":1e3,"persistent_bytes":50},
        {"id":2,"flops":3e5,"output_bytes":2e3},{"id":3,"flops":333333,"output_bytes":1e3},
        {"id":4,"flops":0,"output_bytes":10},{"id":5,"name":"quote\u0022d","flops":1e5}],
        "edges":[{"from":0,"to":2},{"from":0,"to":3},{"from":1,"to":3},{"from":2,"to":4},{"from":3,"to":4},
                 {"from":0,"to":5,"bytes":77,"tensor":"side"},{"from":4,"to":5}]})");
    const auto topology = readDevicesJson(R"({"format":"doppler-devices","version":1,"name":"two","devices":[
        {"name":"gpu0","flops_per_second":1e9,"slots":2},{"name":"gpu1","flops_per_second":3e9}],
        "links":{"bandwidth":1e7,"latency":1e-6,"contention":"unlimited"}})");
    const ProblemPtr problem = *Problem::create(*graph, *topology);
    Simulator simulator(problem);
    const DeviceId a{0};
    const DeviceId b{1};
    return {problem, simulator.run(Placement{{a, a, b, b, a, b}, {}})};
}

QJsonArray events(const Run& run)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(
        QByteArray::fromStdString(writeTraceJson(*run.problem, run.schedule)), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s", qPrintable(error.errorString()));
    return document["traceEvents"].toArray();
}

qint64 nanoseconds(const QJsonValue& microseconds) { return qRound64(microseconds.toDouble() * 1000); }

class IoTraceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(".*")); }
    void hasASliceForEverythingThatRan();
    void neverOverlapsOnOneThread();
    void namesEveryThread();
    void putsTransfersOnTheirChannel();
    void bindsArrowsToSlices();
    void holdsInEveryModeAndModel();
    void countsMemory();
    void writesATable();
};

void IoTraceTest::hasASliceForEverythingThatRan()
{
    const Run run = someRun();
    std::size_t tasks = 0;
    std::size_t transfers = 0;
    for (const QJsonValue event : events(run)) {
        if (event["ph"] != "X")
            continue;
        const QJsonValue args = event["args"];
        if (event["cat"] == "task") {
            const TaskRun& task = run.schedule.tasks[static_cast<std::size_t>(args["vertex"].toInt())];
            QCOMPARE(args["start_seconds"].toDouble(), task.start);
            QCOMPARE(args["end_seconds"].toDouble(), task.end);
            QVERIFY(std::abs(event["ts"].toDouble() - task.start * 1e6) <= 5.1e-4);
            ++tasks;
        } else {
            QCOMPARE(event["cat"].toString(), QString("transfer"));
            ++transfers;
        }
    }
    QCOMPARE(tasks, run.schedule.tasks.size());
    QCOMPARE(transfers, run.schedule.transfers.size());
    QCOMPARE(transfers, std::size_t{6});
}

void IoTraceTest::neverOverlapsOnOneThread()
{
    std::map<std::pair<int, int>, std::vector<std::pair<qint64, qint64>>> threads;
    for (const QJsonValue event : events(someRun()))
        if (event["ph"] == "X")
            threads[{event["pid"].toInt(), event["tid"].toInt()}].emplace_back(
                nanoseconds(event["ts"]), nanoseconds(event["ts"]) + nanoseconds(event["dur"]));
    QVERIFY(threads.size() >= 5); // two slots of gpu0, gpu1, and the channels
    for (auto& [thread, slices] : threads) {
        std::sort(slices.begin(), slices.end());
        for (std::size_t i = 1; i < slices.size(); ++i)
            QVERIFY(slices[i - 1].second <= slices[i].first);
    }
}

void IoTraceTest::namesEveryThread()
{
    std::set<std::pair<int, int>> named;
    std::set<std::pair<int, int>> used;
    QStringList names;
    for (const QJsonValue event : events(someRun())) {
        const std::pair thread{event["pid"].toInt(), event["tid"].toInt()};
        if (event["ph"] == "X")
            used.insert(thread);
        if (event["name"] == "thread_name") {
            QVERIFY(named.insert(thread).second);
            names << event["args"]["name"].toString();
        }
    }
    QVERIFY(std::includes(named.begin(), named.end(), used.begin(), used.end()));
    QVERIFY2(names.contains("gpu0") && names.contains("gpu0 (2)") && names.contains("gpu0 > gpu1"),
             qPrintable(names.join(';')));
}

/// Three devices, every pair over one switch that carries two at once: two threads, whatever the pairs.
void IoTraceTest::putsTransfersOnTheirChannel()
{
    const auto graph = readGraphJson(R"({"format":"doppler-graph","version":1,"name":"g","vertices":[
        {"id":0,"flops":1,"output_bytes":4},{"id":1,"flops":1,"output_bytes":4},
        {"id":2,"flops":1,"output_bytes":4},{"id":3,"flops":1},{"id":4,"flops":1},{"id":5,"flops":1}],
        "edges":[{"from":0,"to":3},{"from":0,"to":4},{"from":1,"to":4},{"from":1,"to":5},{"from":2,"to":3}]})");
    const auto topology =
        readDevicesJson(R"({"format":"doppler-devices","version":1,"name":"three","devices":[
        {"name":"a","flops_per_second":1},{"name":"b","flops_per_second":1},{"name":"c","flops_per_second":1}],
        "channels":[{"name":"lane of a","capacity":3},{"name":"switch","capacity":2}],
        "links":{"bandwidth":1,"pairs":[
        {"from":"a","to":"b","channels":["lane of a","switch"]},{"from":"a","to":"c","channels":["lane of a","switch"]},
        {"from":"b","to":"a","channels":["switch"]},{"from":"b","to":"c","channels":["switch"]},
        {"from":"c","to":"a","channels":["switch"]}]}})");
    const ProblemPtr problem = *Problem::create(*graph, *topology);
    const DeviceId a{0};
    const DeviceId b{1};
    const DeviceId c{2};
    const Run run{problem, Simulator(problem).run(Placement{{a, b, c, b, c, a}, {}})};
    QCOMPARE(run.schedule.transfers.size(), std::size_t{5}); // a>b a>c b>c b>a, and c>b, which has a link
    std::map<int, QString> titles;
    std::map<QString, QStringList> pairs;
    for (const QJsonValue event : events(run)) {
        if (event["name"] == "thread_name")
            titles[event["tid"].toInt()] = event["args"]["name"].toString();
        if (event["cat"] == "transfer")
            pairs[titles[event["tid"].toInt()]]
                << event["args"]["from"].toString() + event["args"]["to"].toString();
    }
    QCOMPARE(pairs.size(), std::size_t{3});
    QCOMPARE(pairs["switch"].size(), 2);
    QCOMPARE(pairs["switch (2)"].size(), 2);
    QCOMPARE(pairs["c > b"], QStringList("cb"));
    const auto reading = readRunTraceText(*problem, writeTraceJson(*problem, run.schedule));
    QVERIFY(reading.ok() && reading->unknown.empty());
    for (std::size_t i = 0; i < run.schedule.transfers.size(); ++i)
        QVERIFY(reading->schedule.transfers[i].from == run.schedule.transfers[i].from &&
                reading->schedule.transfers[i].to == run.schedule.transfers[i].to &&
                reading->schedule.transfers[i].start == run.schedule.transfers[i].start);
}

void IoTraceTest::bindsArrowsToSlices()
{
    const QJsonArray all = events(someRun());
    const auto holds = [&](const QJsonValue& arrow) {
        for (const QJsonValue slice : all)
            if (slice["ph"] == "X" && slice["pid"] == arrow["pid"] && slice["tid"] == arrow["tid"] &&
                nanoseconds(slice["ts"]) <= nanoseconds(arrow["ts"]) &&
                nanoseconds(arrow["ts"]) <= nanoseconds(slice["ts"]) + nanoseconds(slice["dur"]))
                return true;
        return false;
    };
    std::map<int, int> ends;
    for (const QJsonValue event : all) {
        if (event["ph"] != "s" && event["ph"] != "f")
            continue;
        QVERIFY(event["id"].isDouble() && event["id"].toInt() > 0);
        QVERIFY(holds(event));
        ends[event["id"].toInt()] += event["ph"] == "s" ? 1 : 10;
    }
    // Six transfers with an arrow in each, one of them with two consumers, the others with one.
    QCOMPARE(ends.size(), std::size_t{13});
    for (const auto& [id, count] : ends)
        QCOMPARE(count, 11);
}

void IoTraceTest::holdsInEveryModeAndModel()
{
    for (std::uint64_t seed = 0; seed < 256;
         ++seed) { // Every rule, mode, model and memory rule, with noise too.
        const tests::Case c = tests::randomCase(seed);
        const ProblemPtr& problem = c.problem;
        const Schedule schedule = Simulator(problem).run(c.placement);
        const QJsonArray all = events({problem, schedule});

        using Thread = std::pair<int, int>;
        std::map<Thread, std::vector<std::pair<qint64, qint64>>> slices;
        std::map<QString, double> peaks; // of memory
        for (const QJsonValue event : all) {
            const qint64 start = nanoseconds(event["ts"]);
            if (event["ph"] == "X")
                slices[{event["pid"].toInt(), event["tid"].toInt()}].emplace_back(
                    start, start + nanoseconds(event["dur"]));
            if (event["ph"] == "C") {
                double& peak = peaks[event["name"].toString()];
                peak = std::max(peak, event["args"]["bytes"].toDouble());
            }
        }
        QCOMPARE(peaks.size(), problem->deviceCount());
        const std::vector<double> expected = peakMemory(*problem, schedule);
        for (DeviceId d : problem->topology().devices())
            QCOMPARE(peaks[QString::fromStdString("memory " + problem->topology().device(d).name)],
                     expected[d]);
        for (auto& [thread, own] : slices) {
            std::sort(own.begin(), own.end());
            for (std::size_t i = 1; i < own.size(); ++i)
                QVERIFY2(own[i - 1].second <= own[i].first, qPrintable(QString("seed %1").arg(seed)));
        }
        std::map<qint64, int> ends;
        for (const QJsonValue event : all) {
            if (event["ph"] != "s" && event["ph"] != "f")
                continue;
            const double id = event["id"].toDouble();
            QVERIFY(event["id"].isDouble() && id == std::floor(id) && id > 0);
            ends[event["id"].toInteger()] += event["ph"] == "s" ? 1 : 10;
            const qint64 time = nanoseconds(event["ts"]);
            const auto& own = slices[{event["pid"].toInt(), event["tid"].toInt()}];
            QVERIFY(std::ranges::any_of(
                own, [&](const auto& slice) { return slice.first <= time && time <= slice.second; }));
        }
        for (const auto& [id, count] : ends)
            QCOMPARE(count, 11);
    }
}

void IoTraceTest::countsMemory()
{
    const Run run = someRun();
    std::map<QString, double> peaks;
    for (const QJsonValue event : events(run))
        if (event["ph"] == "C")
            peaks[event["name"].toString()] =
                std::max(peaks[event["name"].toString()], event["args"]["bytes"].toDouble());
    const std::vector<double> expected = peakMemory(*run.problem, run.schedule);
    QCOMPARE(peaks.size(), expected.size());
    QCOMPARE(peaks["memory gpu0"], expected[0]);
    QCOMPARE(peaks["memory gpu1"], expected[1]);
}

void IoTraceTest::writesATable()
{
    const Run run = someRun();
    const QStringList lines = QString::fromStdString(writeTraceCsv(*run.problem, run.schedule)).split("\r\n");
    QCOMPARE(lines.size(), qsizetype(1 + run.schedule.tasks.size() + run.schedule.transfers.size() + 1));
    QCOMPARE(lines[0], QString("kind,vertex,name,device,from,to,bytes,ready,start,end"));
    QCOMPARE(lines[1], QString("task,0,\"A, first\",gpu0,,,,0,0,0.001"));
    QVERIFY(lines[6].startsWith("task,5,\"quote\"\"d\",gpu1,,,,"));
    QCOMPARE(lines[7], QString("transfer,0,\"A, first\",,gpu0,gpu1,3000,0.001,0.001,0.001301"));
    for (const QString& line : lines.mid(2, 4))
        QCOMPARE(line.count(','), 9);
}

} // namespace

DOPPLER_TEST(IoTraceTest)

} // namespace io_trace_test

#include "io_trace.moc"
