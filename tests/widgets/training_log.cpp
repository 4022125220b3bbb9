// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a training, and how a checkpoint leads to it.
#include "widgets/training/training_log.h"

#include "core/base/random.h"
#include "core/training/checkpoint.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace doppler;

namespace {

/// A checkpoint after so many episodes whose best took that many seconds.
Checkpoint checkpointAt(std::uint64_t episode, double best)
{
    Checkpoint c;
    ProblemState& p = c.problems[0];
    p.trainedOn = {"two", 1, 2, "pair", 7, {"gpu0", "gpu1"}, {}};
    if (!c.settings.set(trainingOptions(), "hidden", "8"))
        qFatal("the options have changed");
    c.progress = {episode, Stage::Simulation, episode, episode, 1.25, episode};
    c.random = Random(5).words();
    p.best = RatedPlacement{{{DeviceId{1}, DeviceId{0}}, {VertexId{0}, VertexId{1}}}, best};
    const ParameterLayout layout(networkShape(c.settings));
    c.parameters = initialParameters(layout, 3);
    c.firstMoments.assign(layout.size, 0.0F);
    c.secondMoments.assign(layout.size, 0.0F);
    return c;
}

} // namespace

class TrainingLog : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }
    /// Episodes whose makespans fall from `first` in steps of a quarter.
    void writeLog(const char* name, int episodes, double first) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < episodes; ++i)
            file.write(QStringLiteral("{\"episode\":%1,\"stage\":\"II\",\"makespan\":%2}\n")
                           .arg(i)
                           .arg(first - 0.25 * i)
                           .toUtf8());
    }

private slots:
    void init()
    {
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files))
            QFile::remove(m_folder.filePath(name));
        QVERIFY(writeCheckpoint(checkpointAt(4, 9.25), path("run.doppler")).ok());
    }

    void aLogIsItself()
    {
        writeLog("any.txt", 3, 5);
        QCOMPARE(*trainingLogOf(path("any.txt")), path("any.txt"));
        QCOMPARE(*trainingLogOf("/no/such"), std::string("/no/such")); // whoever reads it says so
    }

    void aCheckpointHasItsNamesake()
    {
        writeLog("run.jsonl", 2, 1);
        writeLog("other.jsonl", 4, 10);
        QCOMPARE(*trainingLogOf(path("run.doppler")), path("run.jsonl"));
    }

    void orTheLogThatKnowsItsBest()
    {
        writeLog("other.jsonl", 4, 10);  // 10, 9.75, 9.5, 9.25
        writeLog("short.jsonl", 2, 9.5); // 9.5, 9.25: of fewer episodes
        writeLog("worse.jsonl", 9, 20);  // never 9.25
        QCOMPARE(*trainingLogOf(path("run.doppler")), path("other.jsonl"));
        QCOMPARE(readTrainingLog(*trainingLogOf(path("run.doppler")))->records.size(), 4);
    }

    void whatALineSaysIsRead()
    {
        QFile file(m_folder.filePath(QStringLiteral("two.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 4; ++i) // Of two graphs in turn; the second's makespans are ten times as long.
            file.write(QStringLiteral("{\"episode\":%1,\"stage\":\"%2\",\"graph\":%3,\"makespan\":%4,"
                                      "\"policy\":\"gdp\",\"seed\":7}\n")
                           .arg(i)
                           .arg(i < 2 ? QStringLiteral("I") : QStringLiteral("II"))
                           .arg(i % 2)
                           .arg(i % 2 == 0 ? 2 + i : 20 - i)
                           .toUtf8());
        file.close();
        const auto log = readTrainingLog(path("two.jsonl"));
        QVERIFY2(log.ok(), log ? "" : log.error().english().c_str());
        QCOMPARE(log->policy, std::string("gdp"));
        QCOMPARE(log->seed.value_or(0), std::uint64_t{7});
        QCOMPARE(log->stages.imitation, std::uint64_t{2});
        QCOMPARE(log->stages.simulation, std::uint64_t{2});
        QCOMPARE(log->records[3].problem, std::size_t{1});
        QCOMPARE(log->records[2].best, 2.0); // Where the log doesn't say it: the least so far, by graph.
        QCOMPARE(log->records[3].best, 17.0);
    }

    void aLongLogTakesNoMoreMemory()
    {
        constexpr int episodes = 3 * mostLoggedRecords + 5;
        QByteArray text;
        for (int i = 0; i < episodes; ++i)
            text += QByteArray(R"({"episode":)") + QByteArray::number(i) +
                    (i % 2 == 0 ? R"(,"stage":"II","graph":0,"makespan":1})"
                                : R"(,"stage":"II","graph":1,"makespan":2})") +
                    '\n';
        QFile file(m_folder.filePath(QStringLiteral("long.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const auto log = readTrainingLog(path("long.jsonl"));
        QVERIFY(log.ok());
        QVERIFY(log->records.size() <= mostLoggedRecords + 1 && log->records.size() > mostLoggedRecords / 4);
        QCOMPARE(log->stages.simulation, std::uint64_t{episodes});
        QCOMPARE(log->records.first().episode, std::uint64_t{0});
        QCOMPARE(log->records.last().episode, std::uint64_t{episodes - 1});
        const auto ofOther = std::ranges::count(log->records, std::size_t{1}, &EpisodeRecord::problem);
        QVERIFY(std::abs(2 * ofOther - log->records.size()) <= 2); // Both graphs are still there.
    }

    void aLineWithoutEndIsAFault()
    {
        QFile file(m_folder.filePath(QStringLiteral("wide.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(1 << 17, ' ') + "\n{\"episode\":0,\"stage\":\"I\",\"makespan\":1}\n");
        file.close();
        const auto log = readTrainingLog(path("wide.jsonl"));
        QVERIFY(!log.ok());
        QCOMPARE(log.error().place, std::string("line 1"));
    }

    /// Settings are the checkpoint's; without one the name tells the seed.
    void aKeptTrainingKnowsItsSettings()
    {
        writeLog("run.jsonl", 4, 10);
        writeLog("curve-seed3.jsonl", 4, 10);
        for (const char* name : {"run.jsonl", "run.doppler"}) {
            const auto kept = openKeptTraining(path(name));
            QVERIFY2(kept.ok(), kept ? "" : kept.error().english().c_str());
            QCOMPARE(kept->setup.policy, std::string("doppler"));
            QCOMPARE(kept->setup.options.integer("hidden"), 8);
            QCOMPARE(kept->setup.checkpointFile, path("run.doppler"));
            QCOMPARE(kept->log, path("run.jsonl"));
            QCOMPARE(kept->name, std::string("run"));
            QVERIFY(kept->trainedOn && kept->trainedOn->graph == "two");
        }
        const auto alone = openKeptTraining(path("curve-seed3.jsonl"));
        QVERIFY(alone.ok());
        QCOMPARE(alone->setup.policy, std::string("curve"));
        QCOMPARE(alone->setup.seed, std::uint64_t{3});
        QVERIFY(alone->setup.checkpointFile.empty() && alone->setup.options.all().empty());
    }

    void orElseItSaysWhatIsMissing()
    {
        writeLog("worse.jsonl", 9, 20);
        const auto none = trainingLogOf(path("run.doppler"));
        QVERIFY(!none.ok());
        const std::string said = none.error().english();
        for (const std::string& part : {path("run.doppler"), path("run.jsonl"), std::string("--json-log")})
            QVERIFY2(said.find(part) != std::string::npos, said.c_str());
        // Two that may be it: nobody guesses.
        writeLog("one.jsonl", 4, 10);
        writeLog("two.jsonl", 5, 10);
        QVERIFY(!trainingLogOf(path("run.doppler")).ok());
    }
};

QTEST_GUILESS_MAIN(TrainingLog)
#include "training_log.moc"
