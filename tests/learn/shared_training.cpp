// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/processes.h"
#include "tests/support/runner.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include <unistd.h>

namespace shared_training_test {

using namespace doppler::tests;

namespace {

/// Starts `doppler train` in that many processes that find each other as PyTorch's do.
Processes start(int count, const QStringList& arguments)
{
    const QString port = QString::number(freePort());
    Processes all;
    for (int rank = 0; rank < count; ++rank) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        if (count > 1) {
            environment.insert(QStringLiteral("RANK"), QString::number(rank));
            environment.insert(QStringLiteral("WORLD_SIZE"), QString::number(count));
            environment.insert(QStringLiteral("MASTER_ADDR"), QStringLiteral("127.0.0.1"));
            environment.insert(QStringLiteral("MASTER_PORT"), port);
            environment.insert(QStringLiteral("DOPPLER_RANK_SECRET"), QStringLiteral("of this test alone"));
        }
        auto& process = all.emplace_back(new QProcess);
        process->setProcessEnvironment(environment);
        process->start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments);
    }
    return all;
}

/// A graph without symmetries: where two choices are equally good, rounding would decide.
QStringList training(const QStringList& more)
{
    return QStringList{"train",     "layered:vertices=40:seed=3",
                       "--devices", "4xP100",
                       "--set",     "episodes_per_update=8",
                       "--set",     "hidden=16",
                       "--set",     "rounds=2",
                       "--set",     "self_imitation=0.3"} +
           more;
}

QList<double> makespans(const QString& log)
{
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<double> out;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (!line.isEmpty())
            out.append(QJsonDocument::fromJson(line)["makespan"].toDouble());
    return out;
}

constexpr int patience = 60000;

} // namespace

/// Training shared out among processes of c10d's Gloo backend.
class SharedTrainingTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder;

private Q_SLOTS:
    void reachesWhatOneProcessReaches_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("episodes");
        QTest::newRow("doppler") << training({"--stages", "I=23,II=45"}) << 68;
        QTest::newRow("gflownet") << QStringList{"train",     "layered:vertices=40:seed=3",
                                                 "--devices", "4xP100",
                                                 "--policy",  "gflownet",
                                                 "--set",     "episodes_per_update=8",
                                                 "--set",     "hidden=16",
                                                 "--set",     "rounds=2",
                                                 "--stages",  "II=41"}
                                  << 41;
    }
    /// Two and four processes build the episodes of one, the last update of a stage included, which has fewer
    /// episodes than there are processes.
    void reachesWhatOneProcessReaches()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, episodes);
        QList<double> alone;
        for (int count : {1, 2, 4}) {
            const QString log =
                folder.filePath(QStringLiteral("log%1%2").arg(QTest::currentDataTag()).arg(count));
            const Processes all = start(count, arguments + QStringList{"--json", "--json-log", log});
            for (const auto& process : all) {
                QVERIFY(process->waitForFinished(patience));
                QVERIFY2(process->exitCode() == 0, process->readAllStandardError().constData());
            }
            const QJsonDocument said = QJsonDocument::fromJson(all[0]->readAllStandardOutput());
            QCOMPARE(said["episodes"].toInt(), episodes);
            for (std::size_t rank = 1; rank < all.size(); ++rank)
                QVERIFY(all[rank]->readAllStandardOutput().isEmpty()); // rank 0 speaks for all
            const QList<double> curve = makespans(log);
            QCOMPARE(curve.size(), episodes);
            if (count == 1)
                alone = curve;
            QCOMPARE(curve, alone);
        }
    }

    void aLostProcessEndsAllAndLosesNothing()
    {
        const QString checkpoint = folder.filePath(QStringLiteral("lost"));
        const QString log = folder.filePath(QStringLiteral("lost.log"));
        const QStringList endless{"--stages",
                                  "I=8,II=1000000",
                                  "--checkpoint",
                                  checkpoint,
                                  "--checkpoint-seconds",
                                  "1000",
                                  "--json-log",
                                  log};
        Processes all = start(2, training(endless));
        QTRY_VERIFY_WITH_TIMEOUT(makespans(log).size() > 60, patience);
        all[1]->kill();
        QVERIFY(all[0]->waitForFinished(patience));
        QCOMPARE(all[0]->exitCode(), 1);
        const QByteArray said = all[0]->readAllStandardError();
        QVERIFY2(said.contains("was lost after episode") && said.count('\n') == 1, said.constData());
        // What was reached goes on alone, from far behind the only checkpoint that time had asked for.
        const QString after = folder.filePath(QStringLiteral("after.log"));
        Processes alone = start(1, training({"--stages", "I=8,II=1000000", "--checkpoint", checkpoint,
                                             "--resume", "--json", "--json-log", after}));
        QTRY_VERIFY_WITH_TIMEOUT(makespans(after).size() > 20, patience);
        alone[0]->terminate();
        QVERIFY(alone[0]->waitForFinished(patience));
        QCOMPARE(alone[0]->exitCode(), 0);
        const int episodes = QJsonDocument::fromJson(alone[0]->readAllStandardOutput())["episodes"].toInt();
        QVERIFY2(episodes > 60, qPrintable(QString::number(episodes)));
    }

    void refusesWhatCantBeShared_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("rank");
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("rank") << "2"
                              << "2" << QStringList{} << QByteArray("RANK is 2 and WORLD_SIZE is 2");
        QTest::newRow("missing") << "2"
                                 << "" << QStringList{} << QByteArray("RANK is missing");
        QTest::newRow("number") << "two"
                                << "0" << QStringList{} << QByteArray("WORLD_SIZE is \"two\"");
        QTest::newRow("several seeds")
            << "2"
            << "0" << QStringList{"--seeds", "3"} << QByteArray("--seeds 3 with WORLD_SIZE 2");
        QTest::newRow("too few episodes") << "9"
                                          << "0" << QStringList{} << QByteArray("episodes_per_update is 8");
        QTest::newRow("what helps") << "2"
                                    << "0" << QStringList{"--set", "episodes_per_update=1"}
                                    << QByteArray("--set episodes_per_update=16");
    }
    void refusesWhatCantBeShared()
    {
        QFETCH(QString, size);
        QFETCH(QString, rank);
        QFETCH(QStringList, more);
        QFETCH(QByteArray, expected);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("WORLD_SIZE"), size);
        environment.insert(QStringLiteral("MASTER_ADDR"), QStringLiteral("127.0.0.1"));
        environment.insert(QStringLiteral("MASTER_PORT"), QStringLiteral("29500"));
        environment.insert(QStringLiteral("DOPPLER_RANK_SECRET"), QStringLiteral("of this test alone"));
        if (!rank.isEmpty())
            environment.insert(QStringLiteral("RANK"), rank);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(DOPPLER_BIN "/doppler"), training(more));
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 2);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.contains(expected) && said.count('\n') == 1, said.constData());
    }
};

DOPPLER_TEST(SharedTrainingTest)

} // namespace shared_training_test

#include "shared_training.moc"
