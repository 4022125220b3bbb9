// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong when graphs are computed: one line of error, an exit status, nothing left behind.
#include "tests/support/files.h"
#include "tests/support/interrupts.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace execution_faults_test {

using namespace doppler::tests;

namespace {

/// A command line in a mount namespace of its own, with a full disk of 4 KiB at `folder`.
ProgramResult onFullDisk(const QString& folder, const QString& arguments)
{
    const QString script =
        QStringLiteral("mount -t tmpfs -o size=4k tmpfs '%1' || exit 99; head -c 65536 /dev/zero > '%1/full' "
                       "2> /dev/null; exec '%2/doppler' %3")
            .arg(folder, QStringLiteral(DOPPLER_BIN), arguments);
    QProcess process;
    process.start(QStringLiteral("unshare"), {"-rm", "sh", "-c", script});
    ProgramResult result;
    if (process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit)
        result.status = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.error = process.readAllStandardError();
    return result;
}

bool canMount()
{
    return QProcess::execute(QStringLiteral("unshare"),
                             {"-rm", "sh", "-c", "mount -t tmpfs -o size=4k tmpfs /mnt"}) == 0;
}

} // namespace

class ExecutionFaultsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder;
    QString full;

private Q_SLOTS:
    void initTestCase()
    {
        full = folder.filePath("disk");
        QVERIFY(QDir().mkpath(full));
        qputenv("XDG_CACHE_HOME", folder.filePath("cache").toUtf8());
        // The machine is measured once, for all tests.
        const ProgramResult probed = runProgram("doppler", {"devices", "show", "local"}, 120000);
        QVERIFY2(probed.status == 0, probed.error.constData());
    }

    /// A full disk is one line; what was measured is printed all the same.
    void fullDisk_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("printed");
        QTest::newRow("profile") << QStringLiteral("profile chainmm:size=64 --devices local -o '%1/out.json'")
                                 << QByteArray("in runs");
        QTest::newRow("tune") << QStringLiteral(
                                     "tune chainmm:size=64 --devices local --engine local --runs 2 "
                                     "--evaluations 20 -o '%1/placement.json'")
                              << QByteArray("ended ");
        QTest::newRow("tuning state") << QStringLiteral("tune chainmm:size=64 --devices local --engine local "
                                                        "--runs 2 --evaluations 20 --state '%1/state.json'")
                                      << QByteArray();
        QTest::newRow("trace") << QStringLiteral("execute chainmm:size=64 --devices local --engine local "
                                                 "--placer heft --trace '%1/trace.json'")
                               << QByteArray("measured");
    }
    void fullDisk()
    {
        if (!canMount())
            QSKIP("no file systems may be mounted here");
        QFETCH(QString, arguments);
        QFETCH(QByteArray, printed);
        const ProgramResult result = onFullDisk(full, arguments.arg(full));
        QVERIFY2(result.status == 1, result.error.constData());
        QVERIFY2(result.errorLines() == 1 && result.error.contains("No space left"),
                 result.error.constData());
        QVERIFY2(result.out.contains(printed) && result.out.isEmpty() == printed.isEmpty(),
                 result.out.constData());
    }

    /// A cache that cannot be written costs another measurement, and is reported.
    void fullCache()
    {
        if (!canMount())
            QSKIP("no file systems may be mounted here");
        qputenv("XDG_CACHE_HOME", full.toUtf8());
        const ProgramResult cached =
            onFullDisk(full, QStringLiteral("profile chainmm:size=64 --devices local"));
        qputenv("XDG_CACHE_HOME", folder.filePath("cache").toUtf8());
        QVERIFY2(cached.status == 0 && cached.error.isEmpty(), cached.error.constData());
        QVERIFY2(cached.out.contains("No space left"), cached.out.constData());
    }

    /// Before anything starts, with the amount.
    void moreMemoryThanTheMachineHas_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("local") << "execute GRAPH --engine local --placer heft";
        QTest::newRow("emulated") << "execute GRAPH --engine emulated --placer heft";
        QTest::newRow("profile") << "profile GRAPH";
        QTest::newRow("tune") << "tune GRAPH --engine local --runs 2 --evaluations 20";
        QTest::newRow("agreement") << "execute GRAPH --engine local --agreement 2";
    }
    void moreMemoryThanTheMachineHas()
    {
        QFETCH(QString, command);
        QStringList arguments = command.split(' ');
        arguments[1] = "chainmm:size=600000"; // 12 matrices of 1.4 TB
        arguments << "--devices"
                  << "local";
        const ProgramResult result = runProgram("doppler", arguments);
        QVERIFY2(result.status == 1, result.error.constData());
        QVERIFY2(result.errorLines() == 1 && result.error.contains("TiB of memory, but this machine has"),
                 result.error.constData());
        QVERIFY(result.out.isEmpty());
    }

    void devicesThatTheMachineLacks()
    {
        for (const char* command : {"execute GRAPH --engine local --placer heft",
                                    "tune GRAPH --engine local --runs 2 --evaluations 20",
                                    "execute GRAPH --engine local --agreement 2"}) {
            QStringList arguments = QString::fromLatin1(command).split(' ');
            arguments[1] = "chainmm:size=64";
            writeTo(folder.filePath("many.json"),
                    R"({"format": "doppler-devices", "version": 1, "devices": [{"name": "a", "slots": 4000,
                        "flops_per_second": 1e12}], "links": {"bandwidth": 1e10, "latency": 1e-6}})");
            arguments << "--devices" << folder.filePath("many.json");
            const ProgramResult result = runProgram("doppler", arguments);
            QVERIFY2(result.status == 1 && result.errorLines() == 1 && result.error.contains("cores"),
                     result.error.constData());
        }
    }

    /// LibTorch takes 0.4 s to load: what computes nothing never does.
    void kernelsAreLoadedOnlyToCompute()
    {
        const auto loads = [](const QStringList& arguments) {
            qputenv("LD_DEBUG", "files");
            const ProgramResult result = runProgram("doppler", arguments);
            qunsetenv("LD_DEBUG");
            return result.error.contains("libdoppler-kernels");
        };
        QVERIFY(!loads({"--version"}));
        QVERIFY(!loads({"place", "chainmm", "--devices", "4xP100", "--placer", "heft"}));
        QVERIFY(!loads({"engines"}));
        QVERIFY(loads({"profile", "chainmm:size=64", "--devices", "local"}));
    }

    void inputsThatDoNotFit()
    {
        const QString none = folder.filePath("none");
        const ProgramResult executed =
            runProgram("doppler", {"execute", "chainmm:size=64", "--devices", "local", "--engine", "local",
                                   "--placer", "heft", "--set", "local.inputs=" + none});
        QVERIFY2(executed.status == 1 && executed.errorLines() == 1 && executed.error.contains(none.toUtf8()),
                 executed.error.constData());
        const ProgramResult profiled =
            runProgram("doppler", {"profile", "chainmm:size=64", "--devices", "local", "--inputs", none});
        QVERIFY2(profiled.status == 1 && profiled.errorLines() == 1, profiled.error.constData());
    }

    /// Ctrl+C while inputs are drawn, memory is touched or kernels run.
    void interrupted_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("status");
        QTest::newRow("execute") << "execute GRAPH --engine local --placer heft --repeat 100000" << 1;
        QTest::newRow("emulated") << "execute GRAPH --engine emulated --placer heft --repeat 100000" << 1;
        QTest::newRow("profile") << "profile GRAPH --again --kernel-seconds 1000" << 1;
        QTest::newRow("tune") << "tune GRAPH --engine local --runs 100000 --evaluations 50" << 0;
        QTest::newRow("agreement") << "execute GRAPH --engine local --agreement 10000" << 1;
    }
    void interrupted()
    {
        QFETCH(QString, command);
        QFETCH(int, status);
        QStringList arguments = command.split(' ');
        arguments[1] = "chainmm:size=512";
        arguments << "--devices"
                  << "local";
        QProcess process;
        process.start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments);
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupts(process.processId()), 60000);
        QVERIFY(!process.waitForFinished(3000));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(20000));
        const QByteArray error = process.readAllStandardError();
        // A tuning that has finished a real run has a result.
        QVERIFY2(process.exitStatus() == QProcess::NormalExit &&
                     (process.exitCode() == 1 || process.exitCode() == status),
                 error.constData());
        QVERIFY2(error.count('\n') == process.exitCode(), error.constData());
    }
};

DOPPLER_TEST(ExecutionFaultsTest)

} // namespace execution_faults_test

#include "execution_faults.moc"
