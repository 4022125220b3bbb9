// SPDX-License-Identifier: GPL-3.0-or-later
// Where the operating system refuses further threads, work is done with fewer, or ends with a sentence.
#include "tests/support/runner.h"

#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <unistd.h>

namespace few_threads_test {

namespace {

constexpr int patience = 120000;

/// Root has no such limit: then the program runs as a user who has no other process.
void allowOneThread()
{
    constexpr uid_t nobodyElse = 64937;
    if (::geteuid() == 0 && (::setgid(nobodyElse) != 0 || ::setuid(nobodyElse) != 0))
        ::_exit(99);
    const rlimit one{1, 1};
    ::setrlimit(RLIMIT_NPROC, &one);
}

struct Ended {
    bool normally = false;
    int status = -1;
    QByteArray out;
    QByteArray error;
};

Ended run(const QString& program, const QStringList& arguments, bool limited)
{
    const QTemporaryDir home;
    QFile::setPermissions(home.path(), QFileDevice::Permissions(0x7777));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "TMPDIR"})
        environment.insert(QString::fromLatin1(name), home.path());
    for (const char* name : {"OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"}) // theirs are not ours to mend
        environment.insert(QString::fromLatin1(name), QStringLiteral("1"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(home.path());
    if (limited)
        process.setChildProcessModifier(allowOneThread);
    process.start(QStringLiteral(DOPPLER_BIN "/") + program, arguments);
    if (!process.waitForFinished(patience)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    return {process.exitStatus() == QProcess::NormalExit, process.exitCode(), process.readAllStandardOutput(),
            process.readAllStandardError()};
}

} // namespace

class FewThreadsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void searchesAndComparisonsUseFewer_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("place") << QStringList{
            "place",         "ffnn", "--devices", "4xP100", "--placer", "simulated-annealing",
            "--evaluations", "400",  "--threads", "4"};
        QTest::newRow("compare") << QStringList{"compare",   "chainmm", "--devices", "4xP100",    "--placers",
                                                "heft,peft", "--seeds", "2",         "--threads", "4"};
    }
    void searchesAndComparisonsUseFewer()
    {
        QFETCH(QStringList, arguments);
        const Ended few = run(QStringLiteral("doppler"), arguments, true);
        QVERIFY2(few.normally && few.status == 0, few.error.constData());
        QVERIFY(!few.out.isEmpty());
    }

    void aTrainingSaysThatItCannotStart_data()
    {
        QTest::addColumn<QString>("seeds");
        QTest::newRow("one") << QStringLiteral("1");
        QTest::newRow("several") << QStringLiteral("3");
    }
    void aTrainingSaysThatItCannotStart()
    {
        QFETCH(QString, seeds);
        const QStringList training{"train", "chainmm",   "--devices", "4xP100",   "--stages", "I=2,II=2",
                                   "--set", "hidden=16", "--set",     "rounds=1", "--seeds",  seeds};
        if (run(QStringLiteral("doppler"), training, false).status != 0)
            QSKIP("there is no learning module");
        const Ended few = run(QStringLiteral("doppler"), training, true);
        QVERIFY2(few.normally && few.status > 0, few.error.constData());
        QVERIFY2(few.error.contains("refuses to start another thread"), few.error.constData());
    }

    void aPictureSaysThatItCannotBeDrawn()
    {
        const Ended few =
            run(QStringLiteral("doppler"),
                {"render", "graph", "chainmm", "--devices", "4xP100", "--placer", "heft", "-o", "graph.svg"},
                true);
        QVERIFY2(few.normally, few.error.constData());
        QVERIFY2(few.status == 0 || few.error.contains("refuses to start another thread"),
                 few.error.constData());
    }
};

DOPPLER_TEST(FewThreadsTest)

} // namespace few_threads_test

#include "few_threads.moc"
