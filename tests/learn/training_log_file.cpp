// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a training as scripts find it: none is lost, a gap or a line of it is told.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace training_log_file_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

namespace {

ProgramResult train(const QString& arguments)
{
    const QString line = QStringLiteral("train chainmm --devices 4xP100 --set hidden=16 --set rounds=1 ");
    return runProgram(QStringLiteral("doppler"), (line + arguments).split(QLatin1Char(' ')), 120000);
}

void append(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append) || file.write(text) != text.size())
        qFatal("can't write %s", qPrintable(path));
}

QList<int> episodes(const QString& path)
{
    QList<int> out;
    for (const QByteArray& line : contentOf(path).split('\n'))
        if (!line.isEmpty())
            out.append(QJsonDocument::fromJson(line)["episode"].toInt(-1));
    return out;
}

QList<int> upTo(int count)
{
    QList<int> out;
    for (int i = 0; i < count; ++i)
        out.append(i);
    return out;
}

} // namespace

class TrainingLogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatCannotTrainLeavesTheLogAlone_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("no checkpoint to go on from")
            << QStringLiteral("--resume --checkpoint none.doppler --stages I=3");
        QTest::newRow("no networks") << QStringLiteral("--from none.doppler --stages I=3");
        QTest::newRow("several seeds") << QStringLiteral("--from none.doppler --stages I=3 --seeds 2");
    }
    void whatCannotTrainLeavesTheLogAlone()
    {
        QFETCH(QString, arguments);
        const QTemporaryDir folder;
        for (const char* name : {"a.jsonl", "a-seed1.jsonl", "a-seed2.jsonl"})
            append(folder.filePath(QLatin1String(name)), "{\"episode\": 0}\n");
        const ProgramResult result =
            train(arguments + QStringLiteral(" --json-log ") + folder.filePath(QStringLiteral("a.jsonl")));
        QVERIFY2(result.status == 2, result.error);
        for (const char* name : {"a.jsonl", "a-seed1.jsonl", "a-seed2.jsonl"})
            QCOMPARE(contentOf(folder.filePath(QLatin1String(name))), QByteArray("{\"episode\": 0}\n"));
    }

    void aTrainingThatGoesOnAppends()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("a.jsonl"));
        const QString files = QStringLiteral(" --checkpoint %1 --json-log %2")
                                  .arg(folder.filePath(QStringLiteral("a.doppler")), log);
        QCOMPARE(train(QStringLiteral("--stages I=3,II=5") + files).status, 0);
        QCOMPARE(episodes(log), upTo(8));
        const QByteArray before = contentOf(log);
        // As after a kill: what the checkpoint does not know of, and half a line.
        append(log, "{\"episode\": 8, \"stage\": \"II\", \"makespan\": 1}\n{\"episode\": 9, \"sta");
        const ProgramResult result = train(QStringLiteral("--stages I=3,II=9 --resume") + files);
        QVERIFY2(result.status == 0, result.error);
        QCOMPARE(episodes(log), upTo(12));
        QVERIFY(contentOf(log).startsWith(before));
        // Lines that come once more, as after a log was put together, stand once; blank ones are none.
        append(log, "\n" + contentOf(log).split('\n').at(3) + "\n{\"episode\": 12}\n");
        QCOMPARE(train(QStringLiteral("--stages I=3,II=10 --resume") + files).status, 0);
        QCOMPARE(episodes(log), upTo(13));
        // What is no log is not written into.
        const QString other = folder.filePath(QStringLiteral("notes.txt"));
        append(other, "my notes\n");
        const ProgramResult refused =
            train(QStringLiteral("--stages I=3,II=11 --resume --checkpoint %1 --json-log %2")
                      .arg(folder.filePath(QStringLiteral("a.doppler")), other));
        QVERIFY2(refused.status == 2 && refused.error.contains("line 1"), refused.error);
        QCOMPARE(contentOf(other), QByteArray("my notes\n"));
        // Without --resume the log begins anew.
        QCOMPARE(train(QStringLiteral("--stages I=2,II=0") + files).status, 0);
        QCOMPARE(episodes(log), upTo(2));
    }

    void eventFilesGoOnAndAreRead()
    {
        const QTemporaryDir folder;
        const QString files =
            QStringLiteral(" --checkpoint %1 --json-log %2 --tensorboard %3")
                .arg(folder.filePath(QStringLiteral("a.doppler")), folder.filePath(QStringLiteral("a.jsonl")),
                     folder.filePath(QStringLiteral("events")));
        QCOMPARE(train(QStringLiteral("--stages I=3,II=5") + files).status, 0);
        QCOMPARE(train(QStringLiteral("--stages I=3,II=9 --resume") + files).status, 0);
        const auto curves = [&](const char* of) {
            const ProgramResult shown = runProgram(
                QStringLiteral("doppler"),
                {QStringLiteral("curves"), folder.filePath(QLatin1String(of)), QStringLiteral("--json")});
            return QJsonDocument::fromJson(shown.out).object();
        };
        const QJsonObject log = curves("a.jsonl");
        const QJsonObject events = curves("events");
        QCOMPARE(events["policy"].toString(), QStringLiteral("doppler"));
        QCOMPARE(events["settings"]["hidden"].toInt(), 16);
        for (int i = 0; i < 12; ++i) {
            QCOMPARE(events["episodes"][i]["episode"].toInt(-1), i);
            QCOMPARE(events["episodes"][i]["stage"], log["episodes"][i]["stage"]);
            QCOMPARE(static_cast<float>(events["episodes"][i]["makespan"].toDouble()),
                     static_cast<float>(log["episodes"][i]["makespan"].toDouble()));
        }
        // A file cannot be the folder.
        const ProgramResult refused = train(QStringLiteral("--stages I=2,II=1 --tensorboard ") +
                                            folder.filePath(QStringLiteral("a.jsonl")));
        QVERIFY2(refused.status == 2 && refused.error.contains("expected a folder"), refused.error);
    }

    void anEstimateSaysOnWhatItRests()
    {
        const ProgramResult estimate = train(QStringLiteral("--stages I=300,II=400 --estimate --json"));
        QVERIFY2(estimate.status == 0, estimate.error);
        const QJsonObject all = QJsonDocument::fromJson(estimate.out).object();
        QCOMPARE(all["basis"].toString(), QStringLiteral("measured"));
        QVERIFY(all["seconds"].toDouble() > 0);
        QCOMPARE(all["stages"][1]["episodes"].toInt(), 400);
        QVERIFY(all["stages"][1]["measured_episodes"].toInt() >= 2);
    }

    /// A log that can't be written costs nobody the checkpoint of another training.
    void aLogThatCannotBeWrittenCostsNoCheckpoint()
    {
        const QTemporaryDir folder;
        const QString checkpoint = folder.filePath(QStringLiteral("a.doppler"));
        append(checkpoint, "whole");
        for (const QString& log : {QStringLiteral("/nonexistent/a.jsonl"), folder.path()}) {
            const ProgramResult result =
                train(QStringLiteral("--stages I=2,II=1 --checkpoint %1 --json-log %2").arg(checkpoint, log));
            QVERIFY2(result.status == 1 && result.error.contains("cannot write the log: "), result.error);
            QCOMPARE(contentOf(checkpoint), QByteArray("whole"));
        }
    }

    /// Scripts may train anew into the same file, but whoever forgot --resume hears of it.
    void aCheckpointThatIsReplacedIsToldOf()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.checkpoint"));
        const QByteArray said = file.toUtf8() + " is replaced";
        const auto trained = [&](const char* more) {
            return train(QStringLiteral("--checkpoint %1 --stages %2").arg(file, QLatin1String(more)));
        };
        for (const char* silent : {"I=2,II=1", "I=2,II=2 --resume"}) {
            const ProgramResult result = trained(silent);
            QVERIFY2(result.status == 0 && !result.error.contains("is replaced"), result.error);
        }
        const ProgramResult result = trained("I=2,II=1");
        QVERIFY2(result.status == 0 && result.error.count(said) == 1, result.error);
        QCOMPARE(result.errorLines(), qsizetype(1));
        // What does not begin replaces nothing.
        const QByteArray kept = contentOf(file);
        const ProgramResult refused = trained("I=2,II=1 --from none.checkpoint");
        QVERIFY2(refused.status == 2 && !refused.error.contains("is replaced"), refused.error);
        QCOMPARE(contentOf(file), kept);
        // Each of several has its own.
        QCOMPARE(trained("I=2,II=1 --seeds 2").errorLines(), qsizetype(0));
        const ProgramResult several = trained("I=2,II=1 --seeds 2");
        QVERIFY2(several.status == 0 && several.error.count("is replaced") == 2, several.error);
    }

    /// The training is not lost for that, but whoever waits for the log hears of it.
    void aLogThatCannotBeWrittenIsToldOf_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("disk full") << QStringLiteral("--json-log /dev/full");
        QTest::newRow("no folder") << QStringLiteral("--json-log /nonexistent/a.jsonl");
        QTest::newRow("no folder, several seeds")
            << QStringLiteral("--json-log /nonexistent/a.jsonl --seeds 2");
    }
    void aLogThatCannotBeWrittenIsToldOf()
    {
        QFETCH(QString, arguments);
        const ProgramResult result = train(QStringLiteral("--stages I=2,II=1 ") + arguments);
        QVERIFY2(result.status == 1, result.error);
        QVERIFY2(result.error.contains("cannot write the log: "), result.error);
    }
};

DOPPLER_TEST(TrainingLogTest)

} // namespace training_log_file_test

#include "training_log_file.moc"
