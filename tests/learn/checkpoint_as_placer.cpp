// SPDX-License-Identifier: GPL-3.0-or-later
// What training left is named like any placer, wherever the command line takes one.
#include "tests/support/files.h"
#include "tests/support/program.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace checkpoint_as_placer_test {

using doppler::tests::contentOf;
using doppler::tests::ProgramResult;
using doppler::tests::runProgram;

namespace {

ProgramResult run(const QString& line)
{
    return runProgram(QStringLiteral("doppler"), line.split(QLatin1Char(' ')), 120000);
}

QJsonDocument json(const QString& line)
{
    const ProgramResult result = run(line);
    if (result.status != 0)
        qFatal("%s: %s", qPrintable(line), result.error.constData());
    return QJsonDocument::fromJson(result.out);
}

} // namespace

class CheckpointAsPlacerTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder;
    QString net;

private Q_SLOTS:
    void initTestCase()
    {
        net = folder.filePath(QStringLiteral("net.checkpoint"));
        const ProgramResult trained =
            run(QStringLiteral("train chainmm --devices 4xP100 --set hidden=8 --set "
                               "rounds=1 --stages I=2,II=2 --checkpoint %1")
                    .arg(net));
        QVERIFY2(trained.status == 0, trained.error);
    }

    void isComparedLikeOthers()
    {
        const QString line =
            QStringLiteral("compare chainmm ffnn --devices 4xP100,8xV100 --placers heft,%1 --seeds 2 "
                           "--evaluations 20 --json")
                .arg(net);
        const QJsonArray rows = json(line).array();
        QCOMPARE(rows.size(), qsizetype{16});
        for (const QJsonValue& row : rows) {
            QVERIFY(row["makespan"].toDouble() > 0);
            if (row["placer"].toString() != QLatin1String("heft")) {
                QCOMPARE(row["placer"].toString(), QStringLiteral("doppler (net.checkpoint)"));
                QCOMPARE(row["evaluations"].toInt(), 20);
            }
        }
        // The same whichever thread it is run on.
        const QJsonArray again = json(line + QStringLiteral(" --threads 2")).array();
        for (qsizetype i = 0; i < rows.size(); ++i)
            QCOMPARE(again[i]["makespan"], rows[i]["makespan"]);
    }

    /// One network is trained on every graph on each of several devices, and places on others.
    void isTrainedOnSeveralDevices()
    {
        const QString file = folder.filePath(QStringLiteral("several.checkpoint"));
        const QString line =
            QStringLiteral("train chainmm ffnn --devices 4xP100,2xV100 --policy giph --stages "
                           "II=4 --checkpoint %1")
                .arg(file);
        const QJsonArray graphs = json(line + QStringLiteral(" --json"))["graphs"].toArray();
        QStringList pairs;
        for (const QJsonValue& graph : graphs) {
            pairs.append(graph["graph"].toString() + QLatin1Char(' ') + graph["topology"].toString());
            QVERIFY(graph["best_makespan"].toDouble() >= graph["lower_bound"].toDouble());
        }
        QCOMPARE(pairs, QStringList({QStringLiteral("chainmm 4xP100"), QStringLiteral("ffnn 4xP100"),
                                     QStringLiteral("chainmm 2xV100"), QStringLiteral("ffnn 2xV100")}));
        const ProgramResult told = run(line);
        QVERIFY2(told.out.contains("ffnn, 2xV100\n"), told.out);
        const QJsonDocument placed = json(
            QStringLiteral("place ffnn --devices 8xV100 --checkpoint %1 --decode greedy --json").arg(file));
        QVERIFY(placed["makespan"].toDouble() > 0);
        // Networks for one number of devices can't be trained so.
        const ProgramResult refused =
            run(QStringLiteral("train chainmm --devices 4xP100,2xV100 --policy placeto --stages II=1"));
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.error.contains("one number of devices"), refused.error);
    }

    /// `place` and `--placer` are the same placing.
    void placesAsThePlaceCommandDoes()
    {
        const double placed =
            json(QStringLiteral("place ffnn --devices 4xP100 --checkpoint %1 --decode greedy --json")
                     .arg(net))["makespan"]
                .toDouble();
        const QJsonDocument simulated =
            json(QStringLiteral("simulate ffnn --devices 4xP100 --placer %1 --json").arg(net));
        QCOMPARE(simulated["makespan"].toDouble(), placed);
        const double best =
            json(QStringLiteral("place chainmm --devices 4xP100 --checkpoint %1 --json").arg(net))["makespan"]
                .toDouble();
        QCOMPARE(json(QStringLiteral(
                          "simulate chainmm --devices 4xP100 --placer %1 --set checkpoint.decode=best --json")
                          .arg(net))["makespan"]
                     .toDouble(),
                 best);
    }

    /// A stored best of other devices cannot be used: the network places, and the user reads so.
    void anotherProblemIsPlacedByTheNetwork()
    {
        const auto notes = [&](const char* problem) {
            const ProgramResult placed =
                run(QStringLiteral("place %1 --checkpoint %2 --json").arg(QLatin1String(problem), net));
            const QJsonArray all = QJsonDocument::fromJson(placed.out)["notes"].toArray();
            return placed.errorLines() == all.size() ? all : QJsonArray{"the notes differ"};
        };
        QVERIFY(notes("chainmm --devices 4xP100").isEmpty());
        QVERIFY(notes("chainmm --devices 8xV100 --decode greedy").isEmpty());
        for (const char* problem : {"chainmm --devices 8xV100", "ffnn --devices 4xP100 --decode best"}) {
            const QJsonArray all = notes(problem);
            QCOMPARE(all.size(), 1);
            QVERIFY2(all[0].toString().contains(
                         QStringLiteral("the network of the checkpoint placed the graph instead")),
                     problem);
        }
        // The placement file names the policy.
        const QString out = folder.filePath(QStringLiteral("kept.json"));
        QCOMPARE(
            run(QStringLiteral("place chainmm --devices 4xP100 --checkpoint %1 -o %2").arg(net, out)).status,
            0);
        QVERIFY(contentOf(out).contains("\"doppler\""));
        // A file that is no checkpoint, or none at all, is not run as a program.
        for (const QString& file : {out, folder.filePath(QStringLiteral("none.checkpoint"))}) {
            const ProgramResult refused =
                run(QStringLiteral("place chainmm --devices 4xP100 --checkpoint ") + file);
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.error.contains(file.toUtf8()), refused.error);
        }
    }

    void standsWhereverAPlacerDoes()
    {
        QCOMPARE(
            json(QStringLiteral("differences chainmm --devices 4xP100 --placers heft,%1 --json").arg(net))
                .object()
                .isEmpty(),
            false);
        const ProgramResult told =
            run(QStringLiteral("explain chainmm --devices 4xP100 --placer %1 --what-if --vertex 3").arg(net));
        QVERIFY2(told.status == 0 && told.out.contains("what if"), told.error);
        const QString executed =
            QStringLiteral("execute chainmm --devices 4xP100 --placer %1 --json").arg(net);
        QVERIFY(json(executed)["repeats"]["mean"].toDouble() > 0);
        const QString lock = folder.filePath(QStringLiteral("placed.json"));
        QCOMPARE(run(QStringLiteral("simulate chainmm --devices 4xP100 --placer %1 --save-placement %2")
                         .arg(net, lock))
                     .status,
                 0);
        QVERIFY(contentOf(lock).contains("doppler (net.checkpoint)"));
    }

    void whatIsNoneIsRefusedInOneSentence()
    {
        const ProgramResult absent =
            run(QStringLiteral("compare chainmm --devices 4xP100 --placers heft,none.checkpoint"));
        QCOMPARE(absent.status, 2);
        QCOMPARE(absent.errorLines(), qsizetype{1});
        QVERIFY2(absent.error.contains("none.checkpoint: "), absent.error);
        QVERIFY(absent.out.isEmpty());
    }
};

DOPPLER_TEST(CheckpointAsPlacerTest)

} // namespace checkpoint_as_placer_test

#include "checkpoint_as_placer.moc"
