// SPDX-License-Identifier: GPL-3.0-or-later
// 0 done, 1 failed, 2 wrong usage or bad input: what scripts go by.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>

namespace exit_status_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;
using doppler::tests::writeTo;

namespace {

ProgramResult run(const QString& line)
{
    return runProgram(QStringLiteral("doppler"), line.split(QLatin1Char(' '), Qt::SkipEmptyParts), 120000);
}

/// By the shell, which closes and redirects.
ProgramResult shell(const QString& line)
{
    QProcess process;
    process.start(QStringLiteral("/bin/sh"),
                  {QStringLiteral("-c"), QStringLiteral("exec '" DOPPLER_BIN "/doppler' ") + line});
    ProgramResult result;
    if (process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit)
        result.status = process.exitCode();
    result.error = process.readAllStandardError();
    return result;
}

} // namespace

class ExitStatusTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QString in(const char* name) const { return folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void initTestCase()
    {
        // Two of three weights fit on one of the devices, so that a placement can be out of memory.
        writeTo(in("three.json"), R"({"format": "doppler-graph", "version": 1, "edges": [], "vertices": [)"
                                  R"({"id": 0, "flops": 1e9, "persistent_bytes": 8},)"
                                  R"({"id": 1, "flops": 1e9, "persistent_bytes": 8},)"
                                  R"({"id": 2, "flops": 1e9, "persistent_bytes": 8}]})");
        writeTo(in("small.json"),
                R"({"format": "doppler-devices", "version": 1, "links": {"bandwidth": 1e9}, "devices": [)"
                R"({"name": "a", "flops_per_second": 1e9, "memory_bytes": 10},)"
                R"({"name": "b", "flops_per_second": 1e9, "memory_bytes": 10}]})");
        writeTo(in("fails.sh"), "#!/bin/sh\nexit 3\n");
        QVERIFY(
            QFile::setPermissions(in("fails.sh"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    /// A profile is a graph and a trace of it.
    void whatIsReadTwiceIsNotOverwritten()
    {
        const QString profile = QStringLiteral(DOPPLER_TEST_DATA "/traces/profile.json");
        const ProgramResult result =
            run(QStringLiteral("trace compare %1 --devices 4xP100 --trace %1").arg(profile));
        QVERIFY2(result.status == 0, result.error);
        const ProgramResult told = run(QStringLiteral("explain %1 --devices 4xP100 --trace %1").arg(profile));
        QVERIFY2(told.status == 0, told.error);
    }

    void statusOfAFailure_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("status");
        const auto row = [](const char* name, const char* line, int status) {
            QTest::newRow(name) << QString::fromLatin1(line) << status;
        };
        const char* const placed = " chainmm --devices 4xP100 --placer %fails.sh";
        for (const char* command :
             {"simulate", "explain", "execute", "render gantt -o %g.svg", "render explain -o %g.svg"})
            QTest::newRow(command) << QString::fromLatin1(command) + QLatin1String(placed) << 1;
        row("a placer that is none", "simulate chainmm --devices 4xP100 --placer hft", 2);
        row("differences: a placer fails", "differences chainmm --devices 4xP100 --placers heft,%fails.sh",
            1);
        row("differences: out of memory",
            "differences %three.json --devices %small.json --memory enforce --placers "
            "round-robin,single-device",
            1);
        row("explain: out of memory",
            "explain %three.json --devices %small.json --memory enforce --placer round-robin", 1);
        row("race: a single run", "render race chainmm --devices 4xP100 --placers heft -o %g.gif", 2);
        row("race: another ending", "render race chainmm --devices 4xP100 --placers heft,etf -o %g.svg", 2);
        row("race: no folder",
            "render race chainmm --devices 4xP100 --placers heft,etf --length 0.2 -o %none/g.gif", 1);
        row("picture: out of memory",
            "render gantt %three.json --devices %small.json --memory enforce --placer round-robin -o %g.svg",
            1);
        row("picture: no folder", "render gantt chainmm --devices 4xP100 --placer heft -o %none/g.svg", 1);
        row("picture: another ending", "render gantt chainmm --devices 4xP100 --placer heft -o %g.txt", 2);
        row("picture: side by side, no folder",
            "render side-by-side chainmm --devices 4xP100 --placers heft,etf -o %none/g.svg", 1);
        row("picture: devices, no folder", "render topology 4xP100 -o %none/g.svg", 1);
        row("picture: devices that are none", "render topology 9xP9 -o %g.svg", 2);
        row("page: no folder", "report chainmm --devices 4xP100 --placers heft,etf -o %none/r.html", 1);
        row("picture: every run failed",
            "render compare chainmm --devices 4xP100 --placers %fails.sh -o %g.svg", 1);
        row("a format of graphs that is none", "graph convert chainmm %g.svg --format nope", 2);
        row("a format of placements that is none",
            "simulate chainmm --devices 4xP100 --placer %fails.sh --save-placement %g.svg "
            "--placement-format nope",
            2);
        // One file for two things: nothing runs, or the second would take the place of the first.
        for (const char* line :
             {"simulate chainmm --devices 4xP100 --placer %fails.sh --trace %g.svg --save-placement %g.svg",
              "simulate %three.json --devices %small.json --placer %fails.sh --trace %three.json",
              "compare chainmm --devices 4xP100 --placers heft --resume %g.svg --summary-json %./g.svg",
              "compare chainmm --devices 4xP100 --placers heft --summary-csv %g.svg --tests-csv %./g.svg",
              "train chainmm --devices 4xP100 --stages I=1 --checkpoint %g.svg --json-log %g.svg"})
            QTest::newRow(line) << QString::fromLatin1(line) << 2;
        row("picture of nothing known", "render foo chainmm --devices 4xP100 -o %g.svg", 2);
    }
    void statusOfAFailure()
    {
        QFETCH(QString, line);
        QFETCH(int, status);
        const ProgramResult result = run(line.replace(QLatin1Char('%'), folder.path() + QLatin1Char('/')));
        QVERIFY2(result.status == status, result.error);
        QVERIFY(!result.error.isEmpty());
        QVERIFY(!QFile::exists(in("g.svg")));
    }

    void allPicturesAreNamed()
    {
        const ProgramResult result = run(QStringLiteral("render foo"));
        for (const char* kind : {"graph", "gantt", "animation", "explain", "compare", "side-by-side", "race",
                                 "training", "topology", "report"})
            QVERIFY2(result.error.contains(kind), result.error);
    }

    void anExplanationWithoutAMakespan()
    {
        const ProgramResult result =
            run(QStringLiteral("explain %1 --devices %2 --memory enforce --placer round-robin --json")
                    .arg(in("three.json"), in("small.json")));
        const QJsonObject told = QJsonDocument::fromJson(result.out).object();
        QVERIFY(told.contains(QStringLiteral("out_of_memory")));
        QVERIFY(told.value(QStringLiteral("makespan")).isNull()); // there, as `simulate` has it
    }

    /// A comparison tells what waits, as `simulate` does.
    void comparedOutOfMemory()
    {
        const QString problem =
            QStringLiteral(" %1 --devices %2 --memory enforce ").arg(in("three.json"), in("small.json"));
        const QByteArray alone =
            run(QStringLiteral("simulate") + problem + QStringLiteral("--placer round-robin")).error;
        const QByteArray compared =
            run(QStringLiteral("compare") + problem + QStringLiteral("--placers round-robin")).error;
        const QByteArray reason = alone.mid(alone.indexOf(": ") + 2).trimmed();
        QVERIFY2(!reason.isEmpty() && compared.contains(reason), alone + compared);
    }

    void standardOutputThatCannotBeWritten()
    {
        for (const char* line : {"graph info chainmm --json", "placers", "--help", "--version"})
            for (const char* out : {" > /dev/full", " >&-"}) {
                const ProgramResult result = shell(QLatin1String(line) + QLatin1String(out));
                QVERIFY2(result.status == 1 && !result.error.isEmpty(), line);
            }
        // What is printed does not get into a file that is open.
        QCOMPARE(shell(QStringLiteral("simulate chainmm --devices 4xP100 --placer heft --trace '%1' >&-")
                           .arg(in("t.csv")))
                     .status,
                 1);
        QVERIFY(contentOf(in("t.csv")).count("makespan") == 0);
    }

    /// What can't be told ends no program otherwise.
    void standardErrorThatCannotBeWritten()
    {
        writeTo(in("cut.dot.gz"), "\x1f\x8b");
        for (const char* err : {" 2> /dev/full", " 2>&-", " 2> /dev/full > /dev/full"})
            for (const auto& [line, status] :
                 {std::pair{"nothing", 2}, std::pair{"simulate chainmm --no-such-option", 2},
                  std::pair{"simulate chainmm --devices 4xP100 --placer hft", 2},
                  std::pair{"graph info '%cut.dot.gz'", 2},
                  std::pair{"explain '%three.json' --devices '%small.json' --memory enforce "
                            "--placer round-robin",
                            1},
                  std::pair{"compare chainmm --devices 4xP100 --placers '%fails.sh'", 1}}) {
                QString full = QLatin1String(line) + QLatin1String(err);
                const ProgramResult result =
                    shell(full.replace(QLatin1Char('%'), folder.path() + QLatin1Char('/')));
                QVERIFY2(result.status == status, qPrintable(full));
            }
        // A warning of what a format has no place for.
        QCOMPARE(shell(QStringLiteral("graph convert '%1' '%2' 2> /dev/full")
                           .arg(in("three.json"), in("three.wfcommons.json")))
                     .status,
                 0);
    }

    /// A report that was whole stays.
    void aStoppedComparisonReplacesNoReport()
    {
        writeTo(in("whole.html"), "whole");
        writeTo(in("whole.json"), "whole");
        QProcess process;
        process.start(
            QStringLiteral(DOPPLER_BIN "/doppler"),
            QStringLiteral("compare chainmm --devices 4xP100 --placers heft,simulated-annealing --seeds 2 "
                           "--evaluations 1000000000 --html %1 --summary-json %2 --resume %3")
                .arg(in("whole.html"), in("whole.json"), in("runs.jsonl"))
                .split(QLatin1Char(' ')));
        QVERIFY(process.waitForStarted());
        // The first line of the journal is its head, the second one a run that is done.
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(in("runs.jsonl")).count('\n') > 1, 60000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(contentOf(in("whole.html")), QByteArray("whole"));
        QCOMPARE(contentOf(in("whole.json")), QByteArray("whole"));
        QVERIFY(process.readAllStandardError().contains("no report"));
        QVERIFY(process.readAllStandardOutput().contains("heft")); // what was done is told
    }
};

DOPPLER_TEST(ExitStatusTest)

} // namespace exit_status_test

#include "exit_status.moc"
