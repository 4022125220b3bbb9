// SPDX-License-Identifier: GPL-3.0-or-later
// A training that is killed while it trains loses an interval between checkpoints at most, and comes to where
// it would have come to.
#include "core/training/checkpoint.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

namespace killed_training_test {

using namespace doppler;

namespace {

constexpr int patience = 300000;
constexpr double interval = 0.1; // seconds

/// A graph without symmetries: where two choices are equally good, rounding would decide.
QStringList training(const QTemporaryDir& folder, const QString& name, const QStringList& more = {})
{
    return QStringList{"train",
                       "layered:vertices=40:seed=3",
                       "--devices",
                       "4xP100",
                       "--set",
                       "hidden=16",
                       "--set",
                       "rounds=2",
                       "--set",
                       "episodes_per_update=4",
                       "--set",
                       "self_imitation=0.3",
                       "--stages",
                       "I=400,II=2400",
                       "--seed",
                       "5",
                       "--json",
                       "--checkpoint",
                       folder.filePath(name + ".checkpoint"),
                       "--checkpoint-seconds",
                       QString::number(interval),
                       "--json-log",
                       folder.filePath(name + ".jsonl"),
                       "--save-placement",
                       folder.filePath(name + ".json")} +
           more;
}

struct Line {
    int episode = -1;
    double makespan = 0;
    double loss = 0;
    double seconds = 0;
};

/// The whole lines: a kill may leave a part of one.
QList<Line> linesOf(const QString& log)
{
    QFile file(log);
    QList<Line> out;
    if (!file.open(QIODevice::ReadOnly))
        return out;
    for (const QByteArray& text : file.readAll().split('\n')) {
        const QJsonDocument line = QJsonDocument::fromJson(text);
        if (line.isObject())
            out.append({line["episode"].toInt(), line["makespan"].toDouble(), line["loss"].toDouble(),
                        line["seconds"].toDouble()});
    }
    return out;
}

QJsonDocument finished(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments);
    if (!process.waitForFinished(patience) || process.exitCode() != 0)
        qFatal("%s", process.readAllStandardError().constData());
    return QJsonDocument::fromJson(process.readAllStandardOutput());
}

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class KilledTrainingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesOnToWhereItWouldHaveCome()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("killed.jsonl"));
        const QString checkpoint = folder.filePath(QStringLiteral("killed.checkpoint"));
        {
            QProcess process;
            process.start(QStringLiteral(DOPPLER_BIN "/doppler"), training(folder, QStringLiteral("killed")));
            const auto written = [&] { // by the clock, not at the beginning or for a stage
                const auto read = readCheckpoint(checkpoint.toStdString());
                return read && read->progress.stage == Stage::Simulation && read->progress.stageEpisode > 0;
            };
            QTRY_VERIFY_WITH_TIMEOUT(written(), patience);
            process.kill();
            QVERIFY(process.waitForFinished(patience));
        }
        const TrainingProgress kept = readCheckpoint(checkpoint.toStdString())->progress;
        const QList<Line> before = linesOf(log);
        QVERIFY(kept.episode < 2800); // or nothing was interrupted
        // In seconds of training: what is lost is younger than an interval and an update, whatever the clock
        // of this machine says of either.
        double longest = 0;
        for (qsizetype i = 1; i < before.size(); ++i)
            longest = std::max(longest, before[i].seconds - before[i - 1].seconds);
        if (!before.isEmpty())
            QVERIFY2(before.last().seconds - kept.seconds <= interval + 2 * longest,
                     qPrintable(QStringLiteral("%1 s, updates of %2 s")
                                    .arg(before.last().seconds - kept.seconds)
                                    .arg(longest)));

        const QJsonDocument resumed = finished(training(folder, QStringLiteral("killed"), {"--resume"}));
        const QJsonDocument straight = finished(training(folder, QStringLiteral("straight")));
        QCOMPARE(resumed["episodes"].toInt(), 2800);
        for (const char* figure : {"best_makespan", "greedy_makespan"})
            QCOMPARE(resumed[figure].toDouble(), straight[figure].toDouble());
        const QList<Line> whole = linesOf(log);
        const QList<Line> expected = linesOf(folder.filePath(QStringLiteral("straight.jsonl")));
        QCOMPARE(whole.size(), 2800);
        QCOMPARE(expected.size(), 2800);
        for (qsizetype i = 0; i < whole.size(); ++i) {
            QCOMPARE(whole[i].episode, int(i));
            QCOMPARE(whole[i].makespan, expected[i].makespan);
            QCOMPARE(whole[i].loss, expected[i].loss);
        }
        QCOMPARE(content(folder.filePath(QStringLiteral("killed.json"))),
                 content(folder.filePath(QStringLiteral("straight.json"))));
        const auto a = readCheckpoint(checkpoint.toStdString());
        const auto b = readCheckpoint(folder.filePath(QStringLiteral("straight.checkpoint")).toStdString());
        QVERIFY(a->parameters == b->parameters);
    }
};

DOPPLER_TEST(KilledTrainingTest)

} // namespace killed_training_test

#include "killed_training.moc"
