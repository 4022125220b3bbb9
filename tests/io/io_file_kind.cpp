// SPDX-License-Identifier: GPL-3.0-or-later
// Files told apart by their content.
#include "core/app/file_kind.h"
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/documents/session_json.h"
#include "core/io/documents/workload_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/placements/placement_json.h"
#include "core/io/traces/trace.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QtTest>

namespace io_file_kind_test {

using namespace doppler;

class FileKindTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsKnownAgain()
    {
        const auto graph = generateWorkload("chainmm").value();
        const auto topology = builtinTopology("4xP100").value();
        const auto problem = Problem::create(graph, topology).value();
        Placement placement;
        placement.devices.assign(graph->vertexCount(), DeviceId{1});
        const Schedule schedule = Simulator(problem).run(placement);
        QCOMPARE(kindOfText(writeGraphJson(*graph)).value(), FileKind::Graph);
        QCOMPARE(kindOfText(writeDevicesJson(*topology)).value(), FileKind::Devices);
        QCOMPARE(kindOfText(writePlacementJson(placementFile(*problem, placement, "hash"))).value(),
                 FileKind::Placement);
        QCOMPARE(kindOfText(writeTraceJson(*problem, schedule)).value(), FileKind::Trace);
        QCOMPARE(kindOfText(writeTraceCsv(*problem, schedule)).value(), FileKind::Trace);
        QCOMPARE(kindOfText(writeSessionJson({})).value(), FileKind::Session);
        QCOMPARE(kindOfText(writeWorkloadJson({})).value(), FileKind::Workload);
        QCOMPARE(kindOfText("{\"episode\":0,\"stage\":\"I\",\"makespan\":1}\n").value(),
                 FileKind::TrainingLog);
        QCOMPARE(kindOfText("DPLRCKPT\x01").value(), FileKind::Checkpoint);
    }

    void theSmallSamplesAreKnown()
    {
        const QDir folder(QStringLiteral(DOPPLER_TEST_DATA "/small"));
        int graphs = 0;
        for (const QFileInfo& file : folder.entryInfoList(QDir::Files)) {
            const auto kind = kindOfFile(file.filePath().toStdString());
            QVERIFY2(kind, qPrintable(file.fileName()));
            if (file.baseName() == QStringLiteral("devices"))
                QCOMPARE(*kind, FileKind::Devices);
            else if (file.baseName() == QStringLiteral("placement"))
                QCOMPARE(*kind, FileKind::Placement);
            else
                graphs += *kind == FileKind::Graph ? 1 : 0;
        }
        QVERIFY(graphs >= 3);
    }

    void whatIsUnknownIsSaid()
    {
        for (const char* text : {"", "hello", "\x7f\x45LF", "\x89PNG\r\n"}) {
            const auto kind = kindOfText(text);
            QVERIFY2(!kind, text);
            QVERIFY(QString::fromStdString(kind.error().english()).contains(QStringLiteral("placement")));
        }
        const auto missing = kindOfFile("/no/such/file");
        QVERIFY(!missing);
        QVERIFY(missing.error().english().starts_with("/no/such/file"));
    }

    void tracesOfOtherEngines()
    {
        const std::string trace = R"({"traceEvents": [
            {"ph": "M", "name": "thread_name", "pid": 1, "tid": 7, "args": {"name": "gpu0"}},
            {"ph": "X", "name": "a", "cat" : "task", "pid": 1, "tid": 7, "ts": 1, "dur": 2}]})";
        QCOMPARE(kindOfText(trace).value(), FileKind::Trace);
        const auto asGraph = readGraphText(trace);
        QVERIFY(!asGraph);
        QCOMPARE(asGraph.error().english(), std::string("found a trace of a run, expected a graph"));
        const std::string profile = R"({"traceEvents": [
            {"ph": "X", "name": "task", "cat": "cpu_op", "pid": 1, "tid": 7, "ts": 1, "dur": 2}]})";
        QCOMPARE(kindOfText(profile).value(), FileKind::Graph);
        const std::string table = "\xef\xbb\xbfkind,vertex,name,device,from,to,bytes,ready,start,end\r\n";
        QCOMPARE(kindOfText(table).value(), FileKind::Trace);
        QVERIFY(!kindOfText("kind,of,blue\n"));
    }

    void otherFilesOfOursAreNamed()
    {
        const auto kind = kindOfText(R"({"format": "doppler-comparison", "version": 1})");
        QVERIFY(!kind);
        QCOMPARE(QString::fromStdString(kind.error().english()),
                 QString("found the format \"doppler-comparison\", expected a graph, devices, a "
                         "placement, a trace, a session, a checkpoint or a training log"));
        QCOMPARE(QString::fromStdString(
                     readGraphText(R"({"format": "doppler-devices", "version": 1})").error().english()),
                 QString("format: found \"doppler-devices\", expected \"doppler-graph\""));
    }

    void aFormatKeyMustBeOurs()
    {
        // A graph that a vertex's name tries to pass off as devices.
        const std::string deceptive =
            "{\"format\": \"doppler-graph\", \"version\": 1, \"vertices\": [{\"id\": 0, "
            "\"name\": \"\\\"format\\\": \\\"doppler-devices\\\"\"}], \"edges\": []}";
        QCOMPARE(kindOfText(deceptive).value(), FileKind::Graph);
        const std::string odd = "{\"format\" : 3}"; // Its reader says what is wrong.
        QCOMPARE(kindOfText(odd).value(), FileKind::Graph);
    }
};

DOPPLER_TEST_WITH(doppler::tests::NoApplication, FileKindTest)

} // namespace io_file_kind_test

#include "io_file_kind.moc"
