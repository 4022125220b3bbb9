// SPDX-License-Identifier: GPL-3.0-or-later
// The engine on StarPU, through the command line: forced placements, StarPU's own schedulers, refusals.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <thread>

namespace starpu_engine_test {

using namespace doppler::tests;

namespace {

const QString engine = QStringLiteral(DOPPLER_BIN "/doppler-starpu");

/// A chain of small matrix products: 76 vertices.
QString graphFile()
{
    static const QTemporaryDir folder;
    const QString file = folder.filePath("chainmm.json");
    if (!QFile::exists(file))
        runProgram(QStringLiteral("doppler"),
                   {"graph", "generate", "chainmm", "--set", "size=128", "-o", file});
    return file;
}

ProgramResult execute(const QStringList& more)
{
    return runProgram(QStringLiteral("doppler"),
                      QStringList{"execute", graphFile(), "--devices", "2xP100", "--placer", "heft",
                                  "--engine", engine, "--json"} +
                          more,
                      120000);
}

/// Workers may share one core.
QStringList settings(const QString& text)
{
    return {"--set", QStringLiteral("external.settings=oversubscribe=true") + text};
}

/// What was printed; empty with a message, if it failed.
QJsonObject json(const ProgramResult& result)
{
    if (result.status != 0)
        qWarning("%s", result.error.constData());
    return QJsonDocument::fromJson(result.out).object();
}

} // namespace

class StarpuEngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void forcedPlacements_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::newRow("fifo") << QStringList{};
        QTest::newRow("strict") << QStringList{"--schedule", "strict"};
        QTest::newRow("blevel") << QStringList{"--schedule", "blevel"};
        QTest::newRow("levels") << QStringList{"--mode", "bulk-synchronous"};
    }

    void forcedPlacements()
    {
        QFETCH(QStringList, more);
        for (const char* other : {"", ",copies=true,scale=0.003"}) {
            const QJsonObject made = json(execute(settings(other) + more + QStringList{"--repeat", "2"}));
            QCOMPARE(made["repeats"]["makespans"].toArray().size(), 2);
            QCOMPARE(made["check"]["tokens_equal"].toBool(), true);
            QCOMPARE(made["tasks"].toArray().size(), 76);
            QVERIFY(made["engine_notes"][0].toString().startsWith("executed by StarPU 1.3"));
            QVERIFY(!made["engine_notes"].toArray().last().toString().contains("own placement"));
        }
    }

    void itsSchedulersChooseThePlacement_data()
    {
        QTest::addColumn<QString>("scheduler");
        for (const char* name : {"dmda", "dmdas", "lws", "modular-heft"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void itsSchedulersChooseThePlacement()
    {
        QFETCH(QString, scheduler);
        const QJsonObject made = json(execute(settings(",scheduler=" + scheduler)));
        QCOMPARE(made["check"]["tokens_equal"].toBool(), true);
        QCOMPARE(made["tasks"].toArray().size(), 76);
        QVERIFY(made["engine_notes"][1].toString().contains("StarPU's scheduler " + scheduler));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("hint");
        QTest::newRow("scheduler") << "scheduler=magic"
                                   << "StarPU has no scheduler \"magic\"";
        QTest::newRow("option") << "colour=red"
                                << "options.colour: unknown option";
    }

    void refusals()
    {
        QFETCH(QString, setting);
        QFETCH(QString, hint);
        const ProgramResult result = execute(settings(',' + setting));
        QCOMPARE(result.status, 1);
        QVERIFY2(result.error.contains(hint.toUtf8()), result.error);
        QCOMPARE(result.errorLines(), qsizetype{1});
    }

    void moreDevicesThanCores()
    {
        if (std::thread::hardware_concurrency() >= 50)
            QSKIP("this machine has a core for each device");
        const ProgramResult result =
            runProgram(QStringLiteral("doppler"),
                       {"execute", "chainmm", "--devices", "mayer", "--placer", "heft", "--engine", engine});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.error.contains("the problem has 50 devices, but this machine has"), result.error);
    }

    void itsProductsAreRight()
    {
        const ProgramResult result = runProgram(QStringLiteral("doppler-starpu"), {"--check"});
        QVERIFY2(result.status == 0, result.out);
    }

    void overheadIsMeasured()
    {
        const ProgramResult result = runProgram(QStringLiteral("doppler-starpu"), {"--overhead", "500"});
        if (result.status != 0 && std::thread::hardware_concurrency() < 2)
            QSKIP("this machine has one core");
        QCOMPARE(result.status, 0);
        const QList<QByteArray> lines = result.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        for (const QByteArray& line : lines)
            QVERIFY(QJsonDocument::fromJson(line)["microseconds_per_task"].toDouble() > 0);
    }
};

DOPPLER_TEST(StarpuEngineTest)

} // namespace starpu_engine_test

#include "starpu_engine.moc"
