// SPDX-License-Identifier: GPL-3.0-or-later
// What people do at the edges: names that are no text, an interrupt, a run that can't be finished, arguments
// that don't fit what is open.
#include "tests/support/files.h"
#include "tests/support/interrupts.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>

namespace edge_cases_test {

using doppler::tests::catchesInterrupts;
using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;
using doppler::tests::writeTo;

namespace {

QStringList words(const QString& line) { return line.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

ProgramResult run(const QString& line) { return runProgram(QStringLiteral("doppler"), words(line)); }

ProgramResult runWindow(const QString& line)
{
    return runProgram(QStringLiteral("doppler-workbench"), words(line), 120000);
}

/// Starts the command line and presses Ctrl+C once it listens.
void startAndInterrupt(QProcess& process, const QString& line)
{
    process.start(QStringLiteral(DOPPLER_BIN "/doppler"), words(line));
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupts(process.processId()), 30000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
}

} // namespace

class EdgeCasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Names of files are bytes; JSON is UTF-8.
    void filesOfAnyName_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"differences $G --devices $D --placers heft,random --json",
                                 "differences $G --devices $D --placement $P --placers heft --json",
                                 "compare $G --devices $D --placers heft --json", "graph info $G --json",
                                 "devices show $D --json"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void filesOfAnyName()
    {
        QFETCH(QString, line);
        const QTemporaryDir folder;
        writeTo(
            folder.filePath(QStringLiteral("graph")),
            R"({"format": "doppler-graph", "version": 1, "vertices": [{"id": 0, "flops": 1e9}], "edges": []})");
        writeTo(folder.filePath(QStringLiteral("devices")),
                R"({"format": "doppler-devices", "version": 1, "links": {"bandwidth": 1e9}, "devices": [)"
                R"({"name": "a", "flops_per_second": 1e9}, {"name": "b", "flops_per_second": 1e9}]})");
        writeTo(folder.filePath(QStringLiteral("placement")),
                R"({"format": "doppler-placement", "version": 1, "devices": ["b"]})");
        const QString script =
            QStringLiteral("cd '%1' && G=$(printf './\\377.json') && D=$(printf './\\376.json') && "
                           "P=$(printf './\\375.json') && cp graph \"$G\" && cp devices \"$D\" && "
                           "cp placement \"$P\" && exec '" DOPPLER_BIN "/doppler' %2")
                .arg(folder.path(), line);
        QProcess shell;
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script});
        QVERIFY(shell.waitForFinished(60000));
        QVERIFY2(shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 0,
                 shell.readAllStandardError());
        const QByteArray out = shell.readAllStandardOutput();
        QJsonParseError fault;
        QJsonDocument::fromJson(out, &fault);
        QVERIFY2(fault.error == QJsonParseError::NoError, out);
        QVERIFY(out.contains("\xef\xbf\xbd"));
    }

    /// Placers with cut budgets are not set side by side as if they had had the same.
    void interruptedDifferencesAreNone()
    {
        QProcess process;
        startAndInterrupt(process, QStringLiteral("differences chainmm --devices 4xP100 --placers "
                                                  "simulated-annealing,heft --evaluations 1000000000"));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardOutput().isEmpty());
        QVERIFY(process.readAllStandardError().contains("stopped"));
    }

    /// What ended the search does not end what follows it.
    void anInterruptEndsOneThing()
    {
        QProcess process;
        startAndInterrupt(process, QStringLiteral("execute chainmm --devices 4xP100 --placer "
                                                  "simulated-annealing --evaluations 1000000000 --json"));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
    }

    /// Two of three weights fit on one of the devices: there is nothing to gain a share of.
    void whatIfOfARunThatCannotBeFinished()
    {
        const QTemporaryDir folder;
        const QString graph = folder.filePath(QStringLiteral("graph.json"));
        const QString devices = folder.filePath(QStringLiteral("devices.json"));
        writeTo(graph, R"({"format": "doppler-graph", "version": 1, "edges": [], "vertices": [)"
                       R"({"id": 0, "flops": 1e9, "persistent_bytes": 8},)"
                       R"({"id": 1, "flops": 1e9, "persistent_bytes": 8},)"
                       R"({"id": 2, "flops": 1e9, "persistent_bytes": 8}]})");
        writeTo(devices,
                R"({"format": "doppler-devices", "version": 1, "links": {"bandwidth": 1e9}, "devices": [)"
                R"({"name": "a", "flops_per_second": 1e9, "memory_bytes": 10},)"
                R"({"name": "b", "flops_per_second": 1e9, "memory_bytes": 10}]})");
        const ProgramResult result =
            run(QStringLiteral("explain %1 --devices %2 --placer round-robin --memory enforce --what-if")
                    .arg(graph, devices));
        QVERIFY2(result.status == 1 && result.error.contains("out of memory"), result.error);
        QVERIFY2(!result.out.contains("nan") && !result.out.contains("inf"), result.out);
        QVERIFY2(QRegularExpression(QStringLiteral("placed again +1\\.000 s +-\n"))
                     .match(QString::fromUtf8(result.out))
                     .hasMatch(),
                 result.out);
    }

    void wrongUseOfTheWindow_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("hint");
        const auto row = [](const char* line, const char* hint) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(hint);
        };
        row("--screenshot %1", "GRAPH");
        row("--screenshot %1 --front palette", "GRAPH");
        row("chainmm --devices 4xP100 --screenshot %1 --select 1,999999 --lock-selected", "999999");
        row("chainmm --devices 4xP100 --screenshot %1 --select 1 --move gpu9", "gpu9");
        row("chainmm --devices 4xP100 --screenshot %1 --train 2000000000", "--train");
        row("chainmm --devices 4xP100 --screenshot %1 --front import-options", "--front import-options");
        row("chainmm --devices 4xP100 --screenshot %1 --zoom 0.5", "--zoom");
        row("chainmm --devices 4xP100 --screenshot %1 --placer heft --trace t.json", "--trace");
        row("chainmm --devices 4xP100 --screenshot %1 --trace /no/such.json", "/no/such.json");
        row("--render report chainmm --devices 4xP100 --placement a.json --placement b.json "
            "--compare-seeds 2 -o r.html",
            "--placers");
    }
    void wrongUseOfTheWindow()
    {
        QFETCH(QString, line);
        QFETCH(QString, hint);
        const QTemporaryDir folder;
        const QString picture = folder.filePath(QStringLiteral("window.png"));
        const ProgramResult result = runWindow(line.contains(QLatin1String("%1")) ? line.arg(picture) : line);
        QVERIFY2(result.status == 2, result.error);
        QVERIFY2(result.error.contains(hint.toLatin1()), result.error);
        QVERIFY(!QFile::exists(picture));
    }

    /// Whoever sends the commands of a report gets the runs that it shows.
    void aReportsCommandsHoldTheSettings()
    {
        const QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("report.html"));
        const QString program = folder.filePath(QStringLiteral("mine.sh"));
        writeTo(program, "#!/bin/sh\nexec " DOPPLER_SOURCE "/docs/examples/external_placer.py\n");
        QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto commandsOf = [&](const QString& arguments) {
            const ProgramResult result =
                run(QStringLiteral("render report chainmm --devices 4xP100 -o %1 %2").arg(page, arguments));
            if (result.status != 0)
                qFatal("%s", result.error.constData());
            const QString html = QString::fromUtf8(contentOf(page));
            return html.mid(html.indexOf(QStringLiteral("<pre>"))).split(QLatin1Char('\n'));
        };
        const QStringList searches = commandsOf(
            QStringLiteral("--placers simulated-annealing,hill-climb --evaluations 20 --set start=random"));
        QVERIFY(searches[0].contains(QStringLiteral("--set start=random")));
        QVERIFY(searches[1].contains(QStringLiteral("--set start=random")));
        const QStringList programs = commandsOf(
            QStringLiteral("--placers %1,heft --evaluations 20 --set external.timeout=9").arg(program));
        QVERIFY(programs[0].contains(QStringLiteral("--set external.timeout=9")));
        QVERIFY(!programs[1].contains(QStringLiteral("--set")));
    }
};

DOPPLER_TEST(EdgeCasesTest)

} // namespace edge_cases_test

#include "edge_cases.moc"
