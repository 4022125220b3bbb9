// SPDX-License-Identifier: GPL-3.0-or-later
// `doppler workload`: runs, saves and reads workloads, and says what is wrong.
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace workload_command_test {

using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

class WorkloadCommand : public QObject {
    Q_OBJECT

    QTemporaryDir folder;

    static ProgramResult workload(const QString& arguments)
    {
        return runProgram(QStringLiteral("doppler"),
                          QStringList{"workload"} + arguments.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    }

private Q_SLOTS:
    /// A saved workload has the same runs as its options had; its trace is the first method's run.
    void savesAndReads()
    {
        const QString file = folder.filePath("w.workload");
        const QString trace = folder.filePath("run.csv");
        const ProgramResult made =
            workload("--graphs chainmm,ffnn --load 0.7 --count 6 --arrival-seed 3 --devices "
                     "2xP100 --noise 0.2 --json -o " +
                     file);
        QVERIFY2(made.status == 0, made.error);
        const ProgramResult again = workload(file + " --json --trace " + trace);
        QVERIFY2(again.status == 0, again.error);
        QCOMPARE(again.out, made.out);
        const QJsonDocument json = QJsonDocument::fromJson(made.out);
        QCOMPARE(json["graphs"].toArray().size(), 6);
        QCOMPARE(json["runs"].toArray().size(), 6); // HEFT twice, four policies
        QCOMPARE(json["runs"][1]["kind"].toString(), QStringLiteral("rolling"));
        QVERIFY(qAbs(json["load"].toDouble() - 0.7) < 1e-9);
        QFile table(trace);
        QVERIFY(table.open(QIODevice::ReadOnly));
        QVERIFY(table.readAll().contains("chainmm-1/"));
    }

    /// Files are named relative to the workload's folder, so that the folder can be moved as a whole.
    void savedFilesAreFoundFromElsewhere()
    {
        QDir root(folder.path());
        QVERIFY(root.mkpath("from/parts"));
        const QString graph = root.filePath("from/parts/g.json");
        QVERIFY(runProgram(QStringLiteral("doppler"), {"graph", "generate", "chainmm", "-o", graph}).status ==
                0);
        const ProgramResult made =
            workload("--graphs " + graph + " --at 0 --devices 2xP100 --placers heft --json -o " +
                     root.filePath("from/w.workload"));
        QVERIFY2(made.status == 0, made.error);
        QVERIFY(root.rename("from", "to"));
        const ProgramResult again = workload(root.filePath("to/w.workload") + " --placers heft --json");
        QVERIFY2(again.status == 0, again.error);
        QCOMPARE(again.out, made.out);
    }

    /// A graph that unfolds: saved with the workload, and never faster to its planner than one that is known.
    void unfolds()
    {
        const QString file = folder.filePath("hidden.workload");
        const ProgramResult made = workload(
            "--graphs cholesky --at 0 --devices 4xP100 --unfolds potrf* --placers heft --json -o " + file);
        QVERIFY2(made.status == 0, made.error);
        QCOMPARE(workload(file + " --placers heft --json").out, made.out);
        const ProgramResult known =
            workload("--graphs cholesky --at 0 --devices 4xP100 --placers heft --json");
        QVERIFY(QJsonDocument::fromJson(made.out)["runs"][0]["makespan"].toDouble() >
                QJsonDocument::fromJson(known.out)["runs"][0]["makespan"].toDouble());
    }

    void onlyTheAskedMethods()
    {
        const ProgramResult result =
            workload("--graphs chainmm,chainmm --at 0,0.01 --devices 2xP100 --policies dmda,online-ws --csv");
        QVERIFY2(result.status == 0, result.error);
        QCOMPARE(result.out.count('\n'), 1 + 2 * 2);
        QVERIFY(result.out.contains("online-dmda,online,chainmm-1"));
        QVERIFY(!result.out.contains("heft"));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing") << ""
                                 << "--graphs";
        QTest::newRow("no times") << "--graphs chainmm --devices 2xP100"
                                  << "--at";
        QTest::newRow("no devices") << "--graphs chainmm --at 0"
                                    << "--devices";
        QTest::newRow("too slow") << "--graphs chainmm --rate 1e-9 --count 3000 --devices 2xP100"
                                  << "poisson.rate";
        QTest::newRow("too little load") << "--graphs chainmm --load 1e-6 --count 10000 --devices 2xP100"
                                         << "poisson.load";
        QTest::newRow("rate and load") << "--graphs chainmm --rate 1 --load 1 --devices 2xP100"
                                       << "excludes";
        QTest::newRow("unknown graph") << "--graphs chainm --at 0 --devices 2xP100"
                                       << "chainmm";
        QTest::newRow("a placer as policy") << "--graphs chainmm --at 0 --devices 2xP100 --policies heft"
                                            << "online-heft";
        QTest::newRow("a policy as placer") << "--graphs chainmm --at 0 --devices 2xP100 --placers online-ws"
                                            << "expected a placer";
        QTest::newRow("barriers") << "--graphs chainmm --at 0 --devices 2xP100 --mode bulk-synchronous"
                                  << "--mode";
        QTest::newRow("rolling strictly")
            << "--graphs chainmm --at 0 --devices 2xP100 --schedule strict --rolling heft"
            << "--schedule";
        QTest::newRow("unfolds nowhere") << "--graphs cholesky --at 0 --devices 2xP100 --unfolds router*"
                                         << "router*";
        QTest::newRow("sees what is hidden")
            << "--graphs cholesky --at 0 --devices 2xP100 --unfolds * --schedule blevel"
            << "fifo, given or random";
        QTest::newRow("a broken file") << DOPPLER_TEST_DATA "/broken/workload/late.json"
                                       << "graphs[0].at";
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, said);
        const ProgramResult result = workload(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.error.contains(said.toUtf8()) && result.errorLines() == 1, result.error);
    }
};

DOPPLER_TEST(WorkloadCommand)

} // namespace workload_command_test

#include "workload_command.moc"
