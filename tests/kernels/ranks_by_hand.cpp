// SPDX-License-Identifier: GPL-3.0-or-later
// The engine `ranks` with one command for each device, as on several machines.
#include "tests/support/processes.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <memory>

#include <unistd.h>

namespace ranks_by_hand_test {

using namespace doppler::tests;

namespace {

constexpr int patience = 120000;

/// Starts `doppler` with these arguments for each rank.
Processes start(const std::vector<QStringList>& arguments, const QString& size = {})
{
    const QString port = QString::number(freePort());
    Processes all;
    for (std::size_t rank = 0; rank < arguments.size(); ++rank) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("RANK"), QString::number(rank));
        environment.insert(QStringLiteral("WORLD_SIZE"),
                           size.isEmpty() ? QString::number(arguments.size()) : size);
        environment.insert(QStringLiteral("MASTER_ADDR"), QStringLiteral("127.0.0.1"));
        environment.insert(QStringLiteral("MASTER_PORT"), port);
        environment.insert(QStringLiteral("OPENBLAS_NUM_THREADS"), QStringLiteral("1"));
        environment.insert(QStringLiteral("DOPPLER_RANK_SECRET"), QStringLiteral("of this test alone"));
        auto& process = all.emplace_back(new QProcess);
        process->setProcessEnvironment(environment);
        process->start(QStringLiteral(DOPPLER_BIN "/doppler"), arguments[rank]);
    }
    return all;
}

QStringList execution(const char* graph, const QStringList& more)
{
    return QStringList{"execute", graph,      "--devices", "2xP100", "--placer",
                       "heft",    "--engine", "ranks",     "--set",  "ranks.oversubscribe=true"} +
           more;
}

/// The same while a policy decides.
QStringList decided(const char* policy, const QStringList& more)
{
    return QStringList{"execute", "chainmm:size=64", "--devices", "2xP100", "--online",
                       policy,    "--engine",        "ranks",     "--set",  "oversubscribe=true"} +
           more;
}

/// Whether a process has connected to the others: besides its first thread and that of the interrupts, it has
/// three of Gloo, one of the control and one that receives.
bool isConnected(qint64 process)
{
    const QDir tasks(QStringLiteral("/proc/%1/task").arg(process));
    return tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot).size() >= 7;
}

QByteArray errorOf(QProcess& process)
{
    return process.waitForFinished(patience) ? process.readAllStandardError() : QByteArray("it still runs");
}

} // namespace

class RanksByHandTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder;

private Q_SLOTS:
    void rankZeroReportsForAll()
    {
        const QString trace = folder.filePath(QStringLiteral("trace.json"));
        const QStringList arguments =
            execution("chainmm:size=64", {"--check", "--json", "--repeat", "2", "--trace", trace});
        const Processes all = start({arguments, arguments});
        for (const auto& process : all) {
            QVERIFY(process->waitForFinished(patience));
            QVERIFY2(process->exitCode() == 0, process->readAllStandardError().constData());
        }
        QVERIFY(all[1]->readAllStandardOutput().isEmpty());
        const QJsonObject made = QJsonDocument::fromJson(all[0]->readAllStandardOutput()).object();
        for (const char* key : {"makespan", "lower_bound", "devices", "bytes_moved", "critical_path", "tasks",
                                "transfers", "engine", "simulated_makespan", "repeats", "check", "bars"})
            QVERIFY2(made.contains(QLatin1String(key)), key);
        QCOMPARE(made["check"]["tokens_equal"].toBool(), true);
        QCOMPARE(made["check"]["outputs_equal"].toBool(), true);
        QCOMPARE(made["repeats"]["makespans"].toArray().size(), 2);
        double lastEnd = 0;
        const QJsonArray ends = made["bars"]["device_ends"].toArray();
        for (const auto& end : ends)
            lastEnd = std::max(lastEnd, end.toObject()["measured"].toDouble());
        QCOMPARE(ends.size(), 2);
        QCOMPARE(lastEnd, made["bars"]["measured"].toDouble());
        QVERIFY(made["engine_notes"].toArray().at(0).toString().contains(QLatin1String("Gloo")));
        QVERIFY(QFile::exists(trace));
    }

    /// Every rank makes the same placements and gets the same times.
    void manyPlacementsAreExecutedTogether()
    {
        const QStringList arguments{
            "execute", "chainmm:size=32",          "--devices",   "2xP100", "--engine", "ranks",
            "--set",   "ranks.oversubscribe=true", "--agreement", "4",      "--json"};
        const Processes all = start({arguments, arguments});
        for (const auto& process : all)
            QVERIFY2(process->waitForFinished(patience) && process->exitCode() == 0,
                     process->readAllStandardError().constData());
        QCOMPARE(QJsonDocument::fromJson(all[0]->readAllStandardOutput())["placements"].toInt(), 4);
        QVERIFY(all[1]->readAllStandardOutput().isEmpty());
    }

    void anotherPlacementIsRefusedByAll()
    {
        QStringList other = execution("chainmm:size=64", {});
        other.replaceInStrings("heft", "critical-path");
        Processes all = start({execution("chainmm:size=64", {}), other});
        for (const auto& process : all) {
            const QByteArray said = errorOf(*process);
            QCOMPARE(process->exitCode(), 1);
            QVERIFY2(said.contains("rank 1 has another graph, devices, placement or options than rank 0") &&
                         said.count('\n') == 1,
                     said.constData());
        }
    }

    /// Rank 0 decides for all.
    void aPolicyDecides()
    {
        const QStringList arguments = decided("dmdas", {"--check", "--json", "--repeat", "2"});
        const Processes all = start({arguments, arguments});
        for (const auto& process : all)
            QVERIFY2(process->waitForFinished(patience) && process->exitCode() == 0,
                     process->readAllStandardError().constData());
        QVERIFY(all[1]->readAllStandardOutput().isEmpty());
        const QJsonObject made = QJsonDocument::fromJson(all[0]->readAllStandardOutput()).object();
        QCOMPARE(made["online"]["policy"].toString(), QStringLiteral("dmdas"));
        QVERIFY(made["check"]["tokens_equal"].toBool() && made["check"]["outputs_equal"].toBool());
        QCOMPARE(made["repeats"]["makespans"].toArray().size(), 2);
        QCOMPARE(made["tasks"].toArray().size(), 76);
    }

    void anotherPolicyIsRefusedByAll()
    {
        Processes all = start({decided("dmda", {}), decided("ws", {})});
        for (const auto& process : all) {
            const QByteArray said = errorOf(*process);
            QCOMPARE(process->exitCode(), 1);
            QVERIFY2(said.contains("rank 1 has another graph, devices, placement or options than rank 0"),
                     said.constData());
        }
    }

    void asManyProcessesAsDevices()
    {
        Processes all = start({execution("chainmm:size=64", {})}, QStringLiteral("3"));
        const QByteArray said = errorOf(*all[0]);
        QCOMPARE(all[0]->exitCode(), 1);
        QVERIFY2(said.contains("WORLD_SIZE is 3, but there are 2 devices"), said.constData());
    }

    void aLostRankIsNamed_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<int>("rank");
        QTest::addColumn<bool>("online");
        QTest::addColumn<QString>("expected");
        for (const bool online : {false, true})
            for (const int rank : {1, 0}) {
                const auto row = [&](const char* fate, int signal, const QString& expected) {
                    QTest::addRow("%s, rank %d %s", online ? "decided" : "placed", rank, fate)
                        << signal << rank << online << expected;
                };
                row("killed", SIGKILL, QStringLiteral("rank %1 was lost").arg(rank));
                row("hanging", SIGSTOP, QStringLiteral("rank %1 has not answered for 2 s").arg(rank));
                row("interrupted", SIGINT, QStringLiteral("rank %1 was stopped").arg(rank));
            }
    }
    void aLostRankIsNamed()
    {
        QFETCH(int, signal);
        QFETCH(int, rank);
        QFETCH(bool, online);
        QFETCH(QString, expected);
        const QStringList endless{"--repeat", "1000000", "--set", "ranks.timeout=2"};
        const QStringList arguments =
            online ? decided("dmda", endless) : execution("chainmm:size=128", endless);
        Processes all = start({arguments, arguments});
        for (const auto& process : all)
            QTRY_VERIFY_WITH_TIMEOUT(isConnected(process->processId()), patience);
        QTest::qWait(200);
        ::kill(static_cast<pid_t>(all[static_cast<std::size_t>(rank)]->processId()), signal);
        QProcess& other = *all[static_cast<std::size_t>(1 - rank)];
        QVERIFY(other.waitForFinished(20000));
        QCOMPARE(other.exitCode(), 1);
        const QByteArray said = other.readAllStandardError();
        QVERIFY2(said.contains(expected.toUtf8()) && said.count('\n') == 1, said.constData());
    }

    void theCommandOfARankExplainsItself()
    {
        QProcess process;
        process.start(QStringLiteral(DOPPLER_BIN "/doppler"), {"execute-rank", "0"});
        process.write("nonsense");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardOutput().startsWith("failure "));
        process.start(QStringLiteral(DOPPLER_BIN "/doppler"), {"--help"});
        QVERIFY(process.waitForFinished(patience));
        QVERIFY(!process.readAllStandardOutput().contains("execute-rank"));
    }
};

DOPPLER_TEST(RanksByHandTest)

} // namespace ranks_by_hand_test

#include "ranks_by_hand.moc"
