// SPDX-License-Identifier: GPL-3.0-or-later
// Two trainings never write the same file, and a hangup loses nothing.
#include "core/training/checkpoint.h"
#include "tests/support/files.h"
#include "tests/support/interrupts.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace locked_training_test {

using namespace doppler;
using namespace doppler::tests;

namespace {

constexpr int patience = 120000;

QStringList training(const QStringList& files, const QString& episodes)
{
    return QStringList{"train",  "chainmm",  "--devices",
                       "4xP100", "--set",    "hidden=16",
                       "--set",  "rounds=1", "--checkpoint-seconds",
                       "0.1",    "--stages", "I=4,II=" + episodes} +
           files;
}

/// A training that runs until it is told to end, and has the file by now.
void startEndless(QProcess& process, const QStringList& files, const QString& written)
{
    process.start(QStringLiteral(DOPPLER_BIN "/doppler"), training(files, QStringLiteral("100000000")));
    QTRY_VERIFY_WITH_TIMEOUT(!contentOf(written).isEmpty(), patience);
}

} // namespace

class LockedTrainingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoTrainingsNeverShareAFile_data()
    {
        QTest::addColumn<QString>("option");
        QTest::newRow("checkpoint") << QStringLiteral("--checkpoint");
        QTest::newRow("log") << QStringLiteral("--json-log");
    }
    void twoTrainingsNeverShareAFile()
    {
        QFETCH(QString, option);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("shared"));
        const QString link = folder.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(file, link));
        QProcess first;
        startEndless(first, {option, file}, file);
        for (const QString& name : {file, link,
                                    folder.filePath(QStringLiteral("../")) + QDir(folder.path()).dirName() +
                                        QStringLiteral("/shared")}) {
            const ProgramResult second = runProgram(QStringLiteral("doppler"),
                                                    training({option, name}, QStringLiteral("4")), patience);
            QCOMPARE(second.status, 2);
            QVERIFY2(second.error.contains(name.toUtf8() + ": another training is writing this file"),
                     second.error.constData());
        }
        first.terminate();
        QVERIFY(first.waitForFinished(patience));
        QCOMPARE(first.exitCode(), 0);
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*.lock")}, QDir::Files | QDir::Hidden),
                 QStringList());
    }

    void aKilledTrainingLocksNothing()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("shared"));
        QProcess first;
        startEndless(first, {"--checkpoint", file}, file);
        first.kill();
        QVERIFY(first.waitForFinished(patience));
        QVERIFY(QFile::exists(file + QStringLiteral(".lock")));
        const ProgramResult second =
            runProgram(QStringLiteral("doppler"), training({"--checkpoint", file}, "4"), patience);
        QVERIFY2(second.status == 0, second.error.constData());
        QVERIFY(!QFile::exists(file + QStringLiteral(".lock")));
    }

    /// The checkpoint, the best so far, the log: as after a request to terminate.
    void aHangupLosesNothing()
    {
        const QTemporaryDir folder;
        const auto in = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
        QProcess process;
        startEndless(process,
                     {"--checkpoint", in("run.checkpoint"), "--json-log", in("run.jsonl"), "--save-placement",
                      in("best.json")},
                     in("run.checkpoint"));
        QVERIFY(catchesInterrupts(process.processId()));
        ::kill(static_cast<pid_t>(process.processId()), SIGHUP);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0 && error.contains("was stopped after"), error.constData());
        QVERIFY(!contentOf(in("best.json")).isEmpty());
        const auto checkpoint = readCheckpoint(in("run.checkpoint").toStdString());
        QVERIFY(checkpoint.ok());
        const auto episodes = static_cast<qsizetype>(checkpoint->progress.episode);
        QCOMPARE(contentOf(in("run.jsonl")).count('\n'), episodes);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                 (QStringList{"best.json", "run.checkpoint", "run.jsonl"}));
    }
};

DOPPLER_TEST(LockedTrainingTest)

} // namespace locked_training_test

#include "locked_training.moc"
