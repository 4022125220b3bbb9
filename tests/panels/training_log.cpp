// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a training, and how a checkpoint leads to it.
#include "widgets/training/runs/training_log.h"

#include "core/base/random.h"
#include "core/io/bytes/file.h"
#include "core/training/checkpoint.h"
#include "core/training/training_log_writer.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace training_log_test {

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

    /// Placements that are none, of another graph or no better are passed over.
    void bestsHaveTheirPlacements()
    {
        QFile file(m_folder.filePath(QStringLiteral("bests.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        int episode = 0;
        const auto add = [&](int graph, double makespan, const char* more) {
            file.write(QStringLiteral("{\"episode\":%1,\"stage\":\"I\",\"graph\":%2,\"makespan\":%3%4}\n")
                           .arg(episode++)
                           .arg(graph)
                           .arg(makespan)
                           .arg(QLatin1String(more))
                           .toUtf8());
        };
        add(0, 9, R"(,"placement":[0,1,1])");
        add(1, 8, R"(,"placement":[2,2])");
        add(0, 8, "");
        add(0, 7, R"(,"placement":[0,2,1],"order":[2,0,1])");
        add(0, 6, R"(,"placement":[0,-1,1])");
        add(0, 5, R"(,"placement":[0,"gpu1",1])");
        add(0, 4, R"(,"placement":7)");
        add(0, 3, R"(,"placement":[0,1,1],"order":[0.5])");
        add(0, 9, R"(,"placement":[1,1,1])");
        file.close();
        const auto log = readTrainingLog(path("bests.jsonl"));
        QVERIFY2(log.ok(), log ? "" : log.error().english().c_str());
        QCOMPARE(log->records.size(), qsizetype{9});
        QCOMPARE(log->bests.size(), std::size_t{2});
        const DeviceId zero{0U}, one{1U}, two{2U};
        QCOMPARE(log->bests[0].placement, (Placement{{zero, one, one}, {}}));
        QCOMPARE(log->bests[1].placement,
                 (Placement{{zero, two, one}, {VertexId{2U}, VertexId{0U}, VertexId{1U}}}));
        QCOMPARE(log->bests[1].episode, std::uint64_t{3});
        QCOMPARE(log->bests[1].makespan, 7.0);
    }

    /// What is written is what is read, as long as it does not get too much.
    void bestsAreWritten()
    {
        const std::string file = path("written.jsonl");
        TrainingLogWriter writer(file, "gdp", 3);
        QVERIFY(writer.open().ok());
        const auto best = [](std::uint64_t episode, std::size_t vertices) {
            Placement placement;
            for (std::size_t v = 0; v < vertices; ++v)
                placement.devices.emplace_back((v + episode) % 4);
            return placement;
        };
        const auto tell = [&](std::uint64_t episode, std::size_t vertices) {
            EpisodeRecord record;
            record.episode = episode;
            record.makespan = record.best = 100 - static_cast<double>(episode);
            if (vertices > 0)
                writer.addBest(best(episode, vertices), episode);
            writer.add(record);
        };
        tell(0, 5);
        tell(1, 0);
        tell(2, 1 << 20); // Its line would be longer than any that is read.
        tell(3, 5);
        constexpr std::size_t large = 1 << 18;
        for (std::uint64_t episode = 4; episode < 40; ++episode)
            tell(episode, large);
        QVERIFY(writer.close().ok());
        QVERIFY(QFileInfo(QString::fromStdString(file)).size() < 17 << 20);
        const auto log = readTrainingLog(file);
        QVERIFY2(log.ok(), log ? "" : log.error().english().c_str());
        QCOMPARE(log->records.size(), qsizetype{40});
        QCOMPARE(log->bests[0].placement, best(0, 5));
        QCOMPARE(log->bests[1].placement, best(3, 5));
        QCOMPARE(log->bests[1].episode, std::uint64_t{3});
        QCOMPARE(log->bests[2].placement, best(4, large));
        QVERIFY(log->bests.size() > 20 && log->bests.size() < 36);
    }

    /// All bests of an update of several episodes are told before its records.
    void bestsOfAnUpdateAreWritten()
    {
        const std::string file = path("update.jsonl");
        TrainingLogWriter writer(file, "gdp", 3);
        QVERIFY(writer.open().ok());
        for (const std::uint64_t first : {std::uint64_t{0}, std::uint64_t{8}}) {
            for (const std::uint64_t episode : {first + 1, first + 3, first + 6})
                writer.addBest({{DeviceId{episode}}, {}}, episode);
            for (std::uint64_t episode = first; episode < first + 8; ++episode) {
                EpisodeRecord record;
                record.episode = episode;
                record.makespan = record.best = 100 - static_cast<double>(episode);
                writer.add(record);
            }
        }
        QVERIFY(writer.close().ok());
        const auto log = readTrainingLog(file);
        QVERIFY2(log.ok(), log ? "" : log.error().english().c_str());
        std::vector<std::uint64_t> episodes;
        for (const auto& best : log->bests) {
            episodes.push_back(best.episode);
            QCOMPARE(best.placement.devices.at(0).value, static_cast<std::uint32_t>(best.episode));
        }
        QCOMPARE(episodes, (std::vector<std::uint64_t>{1, 3, 6, 9, 11, 14}));
    }

    /// The first line of a large graph's log is longer than what is looked at of it.
    void aLogOfALargeGraphIsReplaced()
    {
        const std::string file = path("large.jsonl");
        {
            TrainingLogWriter writer(file, "gdp", 3);
            QVERIFY(writer.open().ok());
            writer.addBest({std::vector<DeviceId>(100000, DeviceId{std::size_t{1}}), {}}, 0);
            writer.add({});
            QVERIFY(writer.close().ok());
        }
        QVERIFY(TrainingLogWriter(file, "gdp", 4).checkReplaceable().ok());
        QVERIFY(writeFile(file, "{\"a\": 1}\n").ok());
        QVERIFY(!TrainingLogWriter(file, "gdp", 4).checkReplaceable().ok());
    }

    /// Nor does a training go on with lines of another.
    void goesOnFromItsOwnLinesAlone()
    {
        const std::string file = path("other.jsonl");
        {
            TrainingLogWriter writer(file, "gdp", 3);
            QVERIFY(writer.open().ok());
            writer.add({});
            QVERIFY(writer.close().ok());
        }
        Checkpoint checkpoint;
        checkpoint.policy = "gdp";
        checkpoint.seed = 3;
        checkpoint.progress.episode = 1;
        QVERIFY(TrainingLogWriter(file, "gdp", 3).goOnFrom(checkpoint).ok());
        checkpoint.seed = 4;
        const auto refused = TrainingLogWriter(file, "gdp", 3).goOnFrom(checkpoint);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().english().find("gdp, seed 3; expected gdp, seed 4") != std::string::npos);
        QVERIFY(writeFile(file, std::string(2 << 20, '[') + "\n").ok());
        QVERIFY(!TrainingLogWriter(file, "gdp", 3).goOnFrom(checkpoint).ok());
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
        file.write(QByteArray(1 << 21, ' ') + "\n{\"episode\":0,\"stage\":\"I\",\"makespan\":1}\n");
        file.close();
        const auto log = readTrainingLog(path("wide.jsonl"));
        QVERIFY(!log.ok());
        QCOMPARE(log.error().place, std::string("line 1"));
    }

    /// Even one with the same best, if it says that it is of another training.
    void anotherTrainingsLogIsNone()
    {
        const QTemporaryDir folder;
        const auto in = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
        const Checkpoint checkpoint = checkpointAt(1, 2.5);
        QVERIFY(writeCheckpoint(checkpoint, in("only.checkpoint").toStdString()).ok());
        const auto write = [&](const char* policy, std::uint64_t seed) {
            QFile file(in("other.jsonl"));
            return file.open(QIODevice::WriteOnly) &&
                   file.write(
                       QStringLiteral(
                           "{\"episode\":0,\"stage\":\"I\",\"makespan\":2.5,\"policy\":\"%1\",\"seed\":%2}\n")
                           .arg(QLatin1String(policy))
                           .arg(seed)
                           .toUtf8()) > 0;
        };
        QVERIFY(write("placeto", checkpoint.seed));
        QVERIFY(!trainingLogOf(in("only.checkpoint").toStdString()).ok());
        QVERIFY(write("doppler", checkpoint.seed + 1));
        QVERIFY(!trainingLogOf(in("only.checkpoint").toStdString()).ok());
        QVERIFY(write("doppler", checkpoint.seed));
        QVERIFY(trainingLogOf(in("only.checkpoint").toStdString()).ok());
    }

    /// Settings are the checkpoint's; without one the name tells the seed.
    void aKeptTrainingKnowsItsSettings()
    {
        writeLog("run.jsonl", 4, 10);
        writeLog("curve-seed3.jsonl", 4, 10);
        for (const char* name : {"run.jsonl", "run.doppler"}) {
            const auto kept = openSavedTraining(path(name));
            QVERIFY2(kept.ok(), kept ? "" : kept.error().english().c_str());
            QCOMPARE(kept->setup.policy, std::string("doppler"));
            QCOMPARE(kept->setup.options.integer("hidden"), 8);
            QCOMPARE(kept->setup.checkpointFile, path("run.doppler"));
            QCOMPARE(kept->log, path("run.jsonl"));
            QCOMPARE(kept->name, std::string("run"));
            QVERIFY(kept->trainedOn && kept->trainedOn->graph == "two");
        }
        const auto alone = openSavedTraining(path("curve-seed3.jsonl"));
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

DOPPLER_TEST(TrainingLog)

} // namespace training_log_test

#include "training_log.moc"
