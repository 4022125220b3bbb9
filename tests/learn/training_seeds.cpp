// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <limits>

namespace training_seeds_test {

namespace {

QJsonObject trained(const QStringList& arguments)
{
    const auto result = doppler::tests::runProgram(QStringLiteral("doppler"), arguments);
    if (result.status != 0)
        qFatal("%s", result.error.constData());
    return QJsonDocument::fromJson(result.out).object();
}

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TrainingSeedsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Several seeds: a file of each, and what they have in common.
    void trainingSeveralSeeds()
    {
        QTemporaryDir folder;
        const auto in = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
        const QStringList common =
            QString("train chainmm --devices 4xP100 --stages I=3,II=5 --set hidden=16 --set rounds=1 --json")
                .split(QLatin1Char(' '));
        const QJsonObject all =
            trained(common + QStringList{"--seed", "4", "--seeds", "3", "--threads", "2", "--json-log",
                                         in("curve.jsonl"), "--checkpoint", in("run.doppler")});
        const QJsonArray seeds = all["seeds"].toArray();
        QCOMPARE(seeds.size(), 3);
        double sum = 0;
        double least = std::numeric_limits<double>::infinity();
        for (int i = 0; i < 3; ++i) {
            const double best = seeds[i]["best_makespan"].toDouble();
            sum += best;
            least = std::min(least, best);
            QCOMPARE(seeds[i]["seed"].toInt(), 4 + i);
            QCOMPARE(seeds[i]["log"].toString(),
                     in(qPrintable(QStringLiteral("curve-seed%1.jsonl").arg(4 + i))));
            QCOMPARE(content(seeds[i]["log"].toString()).count('\n'), 8);
            QVERIFY(QFile::exists(in(qPrintable(QStringLiteral("run-seed%1.doppler").arg(4 + i)))));
        }
        const QJsonObject best = all["best_makespan"].toObject();
        QVERIFY(std::abs(best["mean"].toDouble() - sum / 3) < 1e-12);
        QCOMPARE(best["least"].toDouble(), least);
        QVERIFY(best["deviation"].toDouble() >= 0);
        // Each is what it would have been alone.
        const QJsonObject alone = trained(common + QStringList{"--seed", "5"});
        QCOMPARE(alone["best_makespan"].toDouble(), seeds[1]["best_makespan"].toDouble());
        QCOMPARE(alone["greedy_makespan"].toDouble(), seeds[1]["greedy_makespan"].toDouble());
    }
};

DOPPLER_TEST(TrainingSeedsTest)

} // namespace training_seeds_test

#include "training_seeds.moc"
