// SPDX-License-Identifier: GPL-3.0-or-later
// The command line ends as it was asked to, and nothing that it started is left behind.
#include "tests/support/external_program.h"
#include "tests/support/interrupts.h"
#include "tests/support/runner.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

namespace ended_by_signals_test {

using namespace doppler::tests;

namespace {

constexpr int patience = 60000;

void startDoppler(QProcess& process, const QStringList& arguments)
{
    process.start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments);
    if (!process.waitForStarted()) // before that it has the handlers of the test
        qFatal("it does not start");
}

void sendSignal(const QProcess& process, int signal)
{
    ::kill(static_cast<pid_t>(process.processId()), signal);
}

} // namespace

class EndedBySignalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void externalPlacersEndWithTheProgram_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("killed") << SIGKILL;
        QTest::newRow("hangup") << SIGHUP;
        QTest::newRow("terminated") << SIGTERM;
    }
    void externalPlacersEndWithTheProgram()
    {
        QFETCH(int, signal);
        const QTemporaryDir folder;
        const QString placer = endlessPlacer(QDir(folder.path()));
        QProcess process;
        startDoppler(process, {"simulate", "chainmm", "--devices", "4xP100", "--placer", placer});
        const QString child = folder.filePath(QStringLiteral("child"));
        QTRY_VERIFY_WITH_TIMEOUT(processIn(child) > 0, patience);
        const pid_t grandchild = processIn(folder.filePath(QStringLiteral("grandchild")));
        QVERIFY(!hasEnded(processIn(child)) && !hasEnded(grandchild));
        sendSignal(process, signal);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), signal == SIGKILL ? QProcess::CrashExit : QProcess::NormalExit);
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(processIn(child)) && hasEnded(grandchild), patience);
    }

    /// It left the group in which it was started.
    void anExternalPlacerOfItsOwnSessionEndsToo()
    {
        const QTemporaryDir folder;
        const QString placer = endlessPlacer(QDir(folder.path()));
        QProcess process;
        startDoppler(process, {"simulate", "chainmm", "--devices", "4xP100", "--placer", "external", "--set",
                               QStringLiteral("command=exec setsid '%1'").arg(placer)});
        const QString child = folder.filePath(QStringLiteral("child"));
        QTRY_VERIFY_WITH_TIMEOUT(processIn(child) > 0, patience);
        process.kill();
        QVERIFY(process.waitForFinished(patience));
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(processIn(child)), patience);
    }

    /// Hangup ends a search with the best so far, as Ctrl+C does; not under nohup.
    void hangupStopsASearch()
    {
        QProcess process;
        startDoppler(process, {"place", "chainmm", "--devices", "4xP100", "--placer", "simulated-annealing",
                               "--seconds", "100000"});
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupts(process.processId()), patience);
        sendSignal(process, SIGHUP);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0, error.constData());
        QVERIFY(process.readAllStandardOutput().contains("makespan"));
    }

    /// So does tuning, between two real runs or in one.
    void aSignalStopsATuning()
    {
        QProcess process;
        startDoppler(process, {"tune", "chainmm", "--devices", "4xP100", "--runs", "100000", "--evaluations",
                               "100", "--set", "time_scale=0.05"});
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupts(process.processId()), patience);
        QVERIFY(!process.waitForFinished(3000));
        sendSignal(process, SIGTERM);
        QVERIFY(process.waitForFinished(patience));
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0, error.constData());
        QVERIFY(process.readAllStandardOutput().contains("ended        stopped"));
    }

    /// The simulation of many items after a run; there is no part of its answer to print.
    void aSignalStopsAStream()
    {
        QProcess process;
        startDoppler(process,
                     {"simulate", "chainmm", "--devices", "4xP100", "--placer", "heft", "--items", "26000"});
        QVERIFY(!process.waitForFinished(700)); // The run itself is over.
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupts(process.processId()), patience);
        sendSignal(process, SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 1 && error.contains("stopped"), error.constData());
        QVERIFY(process.readAllStandardOutput().isEmpty());
    }

    void hangupIsIgnoredUnderNohup()
    {
        QProcess process;
        process.setChildProcessModifier([] { ::signal(SIGHUP, SIG_IGN); });
        startDoppler(process, {"place", "chainmm", "--devices", "4xP100", "--placer", "simulated-annealing",
                               "--seconds", "100000"});
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupts(process.processId()), patience);
        sendSignal(process, SIGHUP);
        QVERIFY(!process.waitForFinished(500));
        sendSignal(process, SIGTERM);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 0);
    }

    void aLimitOnFileSizesIsAnErrorOfTheFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("graph.json"));
        QProcess process;
        process.setChildProcessModifier([] {
            const rlimit limit{1024, 1024};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        });
        startDoppler(process, {"graph", "convert", "ffnn", file});
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(error.contains("graph.json") && error.contains("File too large"), error.constData());
        QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }
};

DOPPLER_TEST(EndedBySignalsTest)

} // namespace ended_by_signals_test

#include "ended_by_signals.moc"
