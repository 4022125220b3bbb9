// SPDX-License-Identifier: GPL-3.0-or-later
// What options take, where they stand, and which commands have them.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace arguments_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

namespace {

ProgramResult run(const QString& line, const char* program = "doppler")
{
    return runProgram(QLatin1String(program), line.split(QLatin1Char(' '), Qt::SkipEmptyParts), 120000);
}

} // namespace

class ArgumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersThatAreNone_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("option");
        const auto row = [](const QString& line, const QString& option) {
            QTest::newRow(qPrintable(option + QLatin1Char(' ') + line)) << line << option;
        };
        const QString simulate = QStringLiteral("simulate chainmm --devices 4xP100 --placer hill-climb ");
        const QString compare = QStringLiteral("compare chainmm --devices 4xP100 --placers hill-climb ");
        const QString differences =
            QStringLiteral("differences chainmm --devices 4xP100 --placers hill-climb,heft ");
        for (const char* given :
             {"--efficiency nan", "--efficiency inf", "--noise nan", "--seconds nan", "--seconds -1",
              "--seconds inf", "--evaluations -1", "--evaluations 1.5", "--evaluations 99999999999999999999",
              "--seed -1", "--device-count -1", "--threads 0", "--threads -1"})
            row(simulate + QLatin1String(given), QString::fromLatin1(given).section(QLatin1Char(' '), 0, 0));
        for (const char* given :
             {"--seconds nan", "--evaluations -1", "--seeds -1", "--seed -18446744073709551615"})
            row(compare + QLatin1String(given), QString::fromLatin1(given).section(QLatin1Char(' '), 0, 0));
        for (const char* given : {"--seconds nan", "--evaluations -1"})
            row(differences + QLatin1String(given),
                QString::fromLatin1(given).section(QLatin1Char(' '), 0, 0));
        row(QStringLiteral("train chainmm --devices 4xP100 --checkpoint-seconds nan"),
            QStringLiteral("--checkpoint-seconds"));
        row(QStringLiteral("execute chainmm --devices 4xP100 --placer heft --repeat -1"),
            QStringLiteral("--repeat"));
        row(QStringLiteral("trace compare chainmm --devices 4xP100 --trace t.json --top -1"),
            QStringLiteral("--top"));
        const QString gantt = QStringLiteral("render gantt chainmm --devices 4xP100 --placer heft -o g.svg ");
        for (const char* given : {"--cursor nan", "--measure nan,0.5", "--fps nan", "--length nan"})
            row(gantt + QLatin1String(given), QString::fromLatin1(given).section(QLatin1Char(' '), 0, 0));
    }
    void numbersThatAreNone()
    {
        QFETCH(QString, line);
        QFETCH(QString, option);
        const ProgramResult result = run(line);
        QVERIFY2(result.status == 2 && result.errorLines() == 1, result.error);
        QVERIFY2(result.error.contains(option.toLatin1() + ": "), result.error);
        QVERIFY(result.out.isEmpty());
    }

    /// A list ends with its word; what follows it is a graph.
    void listsBeforeTheGraph_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"simulate --devices 4xP100 --placer hill-climb --evaluations 9 --set start=random chainmm",
              "compare --devices 4xP100 --placers heft,etf chainmm",
              "compare --placers heft --placers etf --devices 4xP100 chainmm",
              "compare --placers heft --devices 4xP100,8xV100 chainmm",
              "differences --devices 4xP100 --placers heft,etf chainmm",
              "graph generate --set size=100 chainmm -o %1",
              "render gantt --devices 4xP100 --placer heft --show shares,memory chainmm -o %1.svg",
              "render graph --devices 4xP100 --placer heft -o %1.svg --select 1,2 chainmm",
              "render compare -o %1.svg --devices 4xP100 --placers heft chainmm"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void listsBeforeTheGraph()
    {
        QFETCH(QString, line);
        const QTemporaryDir folder;
        line.replace(QStringLiteral("%1"), folder.filePath(QStringLiteral("out")));
        const ProgramResult result = run(line);
        QVERIFY2(result.status == 0, result.error);
    }

    void listsGivenSeveralTimes()
    {
        const QJsonArray rows =
            QJsonDocument::fromJson(run(QStringLiteral("compare --devices 4xP100 --devices 8xV100 --placers "
                                                       "heft,etf --placers random chainmm --json"))
                                        .out)
                .array();
        QCOMPARE(rows.size(), 6);
        const ProgramResult both =
            run(QStringLiteral("simulate --devices 4xP100 --placer simulated-annealing --evaluations 9 "
                               "--set start=random --set heat=1 chainmm"));
        QVERIFY2(both.status == 2 && both.error.contains("temperature"), both.error);
    }

    /// What a reader is told is for files.
    void importsOfABuiltInFamily()
    {
        for (const char* line :
             {"graph info chainmm --import batch=4",
              "simulate chainmm --devices 4xP100 --placer heft --import batch=4",
              "compare chainmm ffnn --devices 4xP100 --placers heft --import batch=4",
              "render graph chainmm --devices 4xP100 --placer heft --import batch=4 -o g.svg"}) {
            const ProgramResult result = run(QString::fromLatin1(line));
            QVERIFY2(result.status == 2 && result.error.contains("chainmm:option=value"), result.error);
        }
        const QTemporaryDir folder;
        const QString graph = folder.filePath(QStringLiteral("graph.json"));
        QCOMPARE(run(QStringLiteral("graph generate chainmm -o ") + graph).status, 0);
        // Beside a file they are the file's.
        const ProgramResult mixed = run(
            QStringLiteral("compare chainmm %1 --devices 4xP100 --placers heft --import batch=4").arg(graph));
        QVERIFY2(!mixed.error.contains("chainmm:option=value"), mixed.error);
    }

    void tracesByTheirEnding()
    {
        const QTemporaryDir folder;
        for (const char* command : {"simulate", "execute"})
            for (const char* ending : {"json", "csv", "CSV"}) {
                const QString trace = folder.filePath(QStringLiteral("t.") + QLatin1String(ending));
                const ProgramResult result =
                    run(QStringLiteral("%1 chainmm:size=100 --devices 4xP100 --placer heft --trace %2")
                            .arg(QLatin1String(command), trace));
                QVERIFY2(result.status == 0, result.error);
                const QByteArray text = contentOf(trace);
                QVERIFY2(text.startsWith('{') == (QByteArray(ending) == "json"), text.left(80));
            }
    }

    /// Every vertex is held where it is by all who place or explain.
    void locksOfEveryCommand()
    {
        const QTemporaryDir folder;
        const QString locks = folder.filePath(QStringLiteral("locks.json"));
        QCOMPARE(
            run(QStringLiteral("simulate chainmm --devices 4xP100 --placer round-robin --save-placement ") +
                locks)
                .status,
            0);
        const auto makespan = [&](const QString& line) {
            const ProgramResult result = run(line);
            if (result.status != 0)
                qFatal("%s: %s", qPrintable(line), result.error.constData());
            return QJsonDocument::fromJson(result.out).object();
        };
        const QString heft = QStringLiteral(" chainmm --devices 4xP100 --placer heft --json --lock ") + locks;
        const double locked =
            makespan(QStringLiteral("simulate chainmm --devices 4xP100 --placer round-robin --json"))
                .value(QStringLiteral("makespan"))
                .toDouble();
        for (const char* command : {"simulate", "explain"})
            QCOMPARE(makespan(QLatin1String(command) + heft)["makespan"].toDouble(), locked);
        QCOMPARE(makespan(QStringLiteral("execute") + heft)["simulated_makespan"].toDouble(), locked);
        const QString several = QStringLiteral("differences chainmm --devices 4xP100 --placers heft,random ");
        QVERIFY(run(several + QStringLiteral("--csv")).out !=
                run(several + QStringLiteral("--csv --lock ") + locks).out);
        // A picture too, but not the window, where one locks by hand.
        QCOMPARE(run(QStringLiteral("render gantt") + QString(heft).remove(QStringLiteral("--json")) +
                     QStringLiteral(" -o ") + folder.filePath(QStringLiteral("g.svg")))
                     .status,
                 0);
        QCOMPARE(run(QStringLiteral("chainmm --devices 4xP100 --lock ") + locks, "doppler-workbench").status,
                 2);
        for (const char* option : {"--device-count 2", "--efficiency 0.5", "--threads 2"})
            QCOMPARE(run(QStringLiteral("chainmm --devices 4xP100 --placer heft ") + QLatin1String(option),
                         "doppler-workbench")
                         .status,
                     2);
    }
};

DOPPLER_TEST(ArgumentsTest)

} // namespace arguments_test

#include "arguments.moc"
