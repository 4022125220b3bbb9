// SPDX-License-Identifier: GPL-3.0-or-later
// `doppler graph convert` from every format to every one that is written, and placements in every form.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace convert_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

namespace {

ProgramResult run(const QStringList& arguments) { return runProgram(QStringLiteral("doppler"), arguments); }

QJsonObject json(const QStringList& arguments)
{
    const ProgramResult result = run(arguments);
    const QJsonDocument document = QJsonDocument::fromJson(result.out);
    if (result.status != 0 || document.isNull())
        qFatal("%s: %s", qPrintable(arguments.join(' ')), result.error.constData());
    return document.object();
}

const QString small = QStringLiteral(DOPPLER_TEST_DATA "/small/");

class ConvertTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    static void initTestCase() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    static void convertsAll_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"graph.json", "doppler.txt", "stg.stg", "dot.dot", "graphml.graphml", "workflow.wfcommons.json",
              "dagbench.json", "dnn_partitioning.json", "mayer.csv", "graph_def.pbtxt", "cost_graph.pbtxt"})
            QTest::newRow(file) << small + QLatin1String(file);
    }

    static void convertsAll()
    {
        QFETCH(QString, file);
        QTemporaryDir folder;
        const QJsonObject expected = json({"graph", "info", file, "--json"});
        QVERIFY(expected["vertices"].toInt() > 0);
        for (const char* ending : {".json", ".dot", ".graphml", ".wfcommons.json"}) {
            const QString out = folder.filePath(QLatin1String("out") + QLatin1String(ending));
            const ProgramResult done = run({"graph", "convert", file, out});
            QVERIFY2(done.status == 0, done.error.constData());
            QJsonObject found = json({"graph", "info", out, "--json"});
            found["notes"] = expected["notes"]; // of the format that was read
            for (const char* key : {"vertices", "edges", "critical_path", "width"})
                QVERIFY2(found[QLatin1String(key)] == expected[QLatin1String(key)], ending);
            if (QLatin1String(ending) != QLatin1String(".wfcommons.json"))
                QCOMPARE(found, expected);
            // And back: what our own format says of both is the same.
            const QString back = folder.filePath(QStringLiteral("back.json"));
            const QString direct = folder.filePath(QStringLiteral("direct.json"));
            QCOMPARE(run({"graph", "convert", out, back}).status, 0);
            QCOMPARE(run({"graph", "convert", file, direct}).status, 0);
            if (QLatin1String(ending) == QLatin1String(".json"))
                QCOMPARE(contentOf(back), contentOf(direct));
        }
    }

    static void formatIsAnOption()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("graph.txt2"));
        QCOMPARE(run({"graph", "convert", small + "dot.dot", out, "--format", "graphml"}).status, 0);
        QVERIFY(contentOf(out).startsWith("<?xml"));
        const ProgramResult unknown =
            run({"graph", "convert", small + "dot.dot", out, "--format", "graphlm"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.error.contains("expected one of: graphml"), unknown.error.constData());
        const ProgramResult readOnly = run({"graph", "convert", small + "dot.dot", folder.filePath("x.stg")});
        QVERIFY(readOnly.status != 0 && readOnly.error.contains("STG is a read-only format"));
        QVERIFY(!QFile::exists(folder.filePath("x.stg")));
    }

    static void generatesInTheFormatOfTheEnding()
    {
        QTemporaryDir folder;
        const QString dot = folder.filePath(QStringLiteral("x.dot"));
        QCOMPARE(run({"graph", "generate", "chainmm", "-o", dot}).status, 0);
        QVERIFY(contentOf(dot).startsWith("digraph"));
        const ProgramResult lossy =
            run({"graph", "convert", dot, folder.filePath(QStringLiteral("x.wfcommons.json"))});
        QCOMPARE(lossy.status, 0);
        QVERIFY2(lossy.error.contains("cannot store everything in the graph; lost: flops"),
                 lossy.error.constData());
        QVERIFY(
            run({"graph", "generate", "chainmm", "-o", folder.filePath(QStringLiteral("x.stg"))}).status !=
            0);
    }

    static void importOptionReachesTheReader()
    {
        const QJsonObject operations = json({"graph", "info", small + "dagbench.json", "--json"});
        QCOMPARE(operations["flops"].toDouble(), 14.5);
        const QJsonObject measured =
            json({"graph", "info", small + "dagbench.json", "--import", "cost=milliseconds", "--json"});
        QCOMPARE(measured["flops"].toDouble(), 0.0);
        QCOMPARE(measured["estimated"].toBool(), false);
    }

    static void devicesOfAGraphsFile()
    {
        const QString file = small + "dnn_partitioning.json";
        const QJsonObject result =
            json({"simulate", file, "--devices", file, "--placer", "single-device", "--json"});
        QCOMPARE(result["devices"].toArray().size(), 3);
        const ProgramResult none =
            run({"simulate", file, "--devices", small + "dot.dot", "--placer", "heft"});
        QVERIFY(none.status == 2 && none.errorLines() == 1);
    }

    static void savesPlacements()
    {
        QTemporaryDir folder;
        const auto save = [&](const char* name, const QStringList& more = {}) {
            const QString file = folder.filePath(QLatin1String(name));
            const ProgramResult done =
                run(QStringList{"simulate", small + "dot.dot", "--devices", "4xP100", "--placer",
                                "single-device", "--save-placement", file} +
                    more);
            return done.status == 0 ? contentOf(file) : done.error;
        };
        QVERIFY(save("p.csv").startsWith("vertex,name,group,device\r\n0,read file,,"));
        QCOMPARE(save("p.device_map.json"), QByteArray("{\n  \"\": 0\n}\n"));
        QVERIFY(save("p.pbtxt").startsWith("node { name: \"read file\" device: \"/device:GPU:0\" }\n"));
        QVERIFY(save("p.dot").contains("fillcolor"));
        QVERIFY(save("p.json").contains("doppler-placement"));
        QVERIFY(save("p.json", {"--placement-format", "device-map"}).startsWith("{\n  \"\""));
        QVERIFY(save("p.json", {"--placement-format", "cvs"}).contains("expected one of: csv"));
        // The coloured picture's text opens as the same graph.
        QVERIFY(!save("q.dot").isEmpty());
        QCOMPARE(json({"graph", "info", folder.filePath("q.dot"), "--json"}),
                 json({"graph", "info", small + "dot.dot", "--json"}));
    }
};

} // namespace

DOPPLER_TEST(ConvertTest)

} // namespace convert_test

#include "convert.moc"
