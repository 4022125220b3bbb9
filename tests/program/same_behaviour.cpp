// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line shows of the application layer (tests/run/app_layer.cpp): devices that come
// with a graph, placement files, runs that are out of memory.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;
using doppler::tests::writeTo;

namespace same_behaviour_test {

namespace {

const QString describing = QStringLiteral(DOPPLER_TEST_DATA "/small/dagbench.json");

ProgramResult run(const QString& line)
{
    return runProgram(QStringLiteral("doppler"), line.split(QLatin1Char(' '), Qt::SkipEmptyParts), 120000);
}

QJsonObject objectOf(const QByteArray& text) { return QJsonDocument::fromJson(text).object(); }

} // namespace

class SameBehaviourTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QString in(const char* name) const { return folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    /// Named or not, the devices are those of the graph's file; where they are not named, that is said.
    void aGraphBringsItsDevices()
    {
        const QString line = QStringLiteral("simulate %1 --placer heft --json").arg(describing);
        const ProgramResult unnamed = run(line);
        QVERIFY2(unnamed.status == 0, unnamed.error);
        QVERIFY2(unnamed.error.contains("the devices described in"), unnamed.error);
        const ProgramResult named = run(line + QStringLiteral(" --devices ") + describing);
        QVERIFY2(named.status == 0 && !named.error.contains("the devices described"), named.error);
        QCOMPARE(unnamed.out, named.out);
        const ProgramResult others = run(line + QStringLiteral(" --devices 4xP100"));
        QVERIFY2(others.status == 0 && !others.error.contains("the devices described"), others.error);
        QCOMPARE(objectOf(others.out)[QStringLiteral("devices")].toArray().size(), 4);
    }

    void withoutAnyDevicesThereIsNoRun()
    {
        for (const char* command : {"simulate chainmm --placer heft", "train chainmm --stages I=1"}) {
            const ProgramResult result = run(QString::fromLatin1(command));
            QVERIFY2(result.status == 2 && result.error.contains("--devices"), result.error);
        }
    }

    /// A placement that a file claims was measured is simulated all the same, and keeps its name.
    void aPlacementFileKeepsItsName()
    {
        const QString file = in("p.json");
        const QString again = in("again.json");
        const QString on = QStringLiteral("simulate chainmm --devices 4xP100 ");
        QVERIFY(run(on + QStringLiteral("--placer heft --save-placement ") + file).status == 0);
        QByteArray text = contentOf(file);
        QVERIFY(text.contains("\"heft\""));
        writeTo(file, text.replace("\"heft\"", "\"measured\""));
        const ProgramResult result =
            run(on + QStringLiteral("--placement %1 --save-placement %2").arg(file, again));
        QVERIFY2(result.status == 0, result.error);
        QCOMPARE(objectOf(contentOf(again))[QStringLiteral("placer")].toString(), QStringLiteral("measured"));
        const ProgramResult told =
            run(QStringLiteral("explain chainmm --devices 4xP100 --what-if --placement ") + file);
        QVERIFY2(told.status == 0 && !told.out.contains("the run was measured"), told.out);
    }

    /// A run that is out of memory is a failure everywhere; simulate shows what there is of it, and nothing
    /// executes it.
    void outOfMemoryIsAFailure()
    {
        writeTo(in("three.json"), R"({"format": "doppler-graph", "version": 1, "edges": [], "vertices": [)"
                                  R"({"id": 0, "flops": 1e9, "persistent_bytes": 8},)"
                                  R"({"id": 1, "flops": 1e9, "persistent_bytes": 8},)"
                                  R"({"id": 2, "flops": 1e9, "persistent_bytes": 8}]})");
        writeTo(in("tight.json"),
                R"({"format": "doppler-devices", "version": 1, "links": {"bandwidth": 1e9}, "devices": [)"
                R"({"name": "a", "flops_per_second": 1e9, "memory_bytes": 10},)"
                R"({"name": "b", "flops_per_second": 1e9, "memory_bytes": 10}]})");
        const QString on =
            QStringLiteral("%1 --devices %2 --memory enforce ").arg(in("three.json"), in("tight.json"));
        const QString file = in("crowded.json");
        const ProgramResult simulated =
            run(QStringLiteral("simulate ") + on +
                QStringLiteral("--placer round-robin --json --save-placement ") + file);
        QVERIFY2(simulated.status == 1 && simulated.error.contains("out of memory"), simulated.error);
        QVERIFY(objectOf(simulated.out).contains(QStringLiteral("out_of_memory")));
        for (const QString& how :
             {QStringLiteral("--placer round-robin"), QStringLiteral("--placement ") + file}) {
            const ProgramResult again = run(QStringLiteral("simulate ") + on + how);
            QVERIFY2(again.status == 1 && again.error.contains("out of memory"), again.error);
            const ProgramResult executed = run(QStringLiteral("execute ") + on + how);
            QVERIFY2(executed.status != 0 && executed.out.isEmpty(), executed.out);
        }
    }
};

DOPPLER_TEST(SameBehaviourTest)

} // namespace same_behaviour_test

#include "same_behaviour.moc"
