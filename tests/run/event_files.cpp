// SPDX-License-Identifier: GPL-3.0-or-later
// Event files of TensorBoard: known checksums, files that a Python script wrote field by field, our own
// files, and files that are cut or damaged.
#include "core/app/file_kind.h"
#include "core/io/bytes/file.h"
#include "core/io/events/crc32c.h"
#include "core/training/logs/event_tags.h"
#include "core/training/logs/event_writer.h"
#include "core/training/logs/logged_episodes.h"
#include "core/training/logs/stage_summary.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>
#include <limits>

namespace event_files_test {

using namespace doppler;

namespace {

const std::string data = DOPPLER_TEST_DATA "/events/";

struct Read {
    Result<LoggedFacts> facts;
    std::vector<EpisodeRecord> episodes;
};

Read read(const std::string& path)
{
    std::vector<EpisodeRecord> episodes;
    auto facts =
        readLoggedEpisodes(path, [&](const LoggedEpisode& episode) { episodes.push_back(episode.record); });
    return {std::move(facts), std::move(episodes)};
}

EpisodeRecord episode(std::uint64_t number, Stage stage, double makespan)
{
    EpisodeRecord record;
    record.episode = number;
    record.stage = stage;
    record.makespan = makespan;
    record.best = 0.25;
    record.baseline = 0.75;
    record.loss = -2.5;
    record.entropy = 0.5;
    record.epsilon = 0.125;
    record.learningRate = 0.0625;
    record.seconds = static_cast<double>(number) + 1;
    return record;
}

} // namespace

class EventFilesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string path(const char* name) const { return m_folder.filePath(QLatin1String(name)).toStdString(); }

    /// The files of a folder, joined in the order of their names.
    static std::string bytesIn(const std::string& folder)
    {
        std::string all;
        const QDir dir(QString::fromStdString(folder));
        for (const QString& name : dir.entryList(QDir::Files, QDir::Name))
            all += readFile(dir.filePath(name).toStdString()).value();
        return all;
    }

private Q_SLOTS:
    /// RFC 3720, B.4, and the check value of the polynomial.
    void checksumsAreKnown()
    {
        QCOMPARE(crc32c("123456789"), 0xe3069283U);
        QCOMPARE(crc32c(std::string(32, '\0')), 0x8a9136aaU);
        QCOMPARE(crc32c(std::string(32, '\xff')), 0x62a8ab43U);
        QCOMPARE(maskedCrc32c(std::string("\x18\0\0\0\0\0\0\0", 8)), 0x224b7fa3U); // by make_events.py
    }

    void filesOfOtherProgramsAreRead()
    {
        QCOMPARE(kindOfFile(data + "foreign.tfevents").value(), FileKind::TrainingLog);
        const Read log = read(data + "foreign.tfevents");
        QVERIFY2(log.facts.ok(), log.facts ? "" : log.facts.error().english().c_str());
        QVERIFY(!log.facts->cut);
        QCOMPARE(log.facts->policy, std::string("own"));
        QCOMPARE(log.facts->seed.value_or(0), std::uint64_t{5});
        QCOMPARE(log.facts->settings.back(), (HyperParameter{"wide", true}));
        QCOMPARE(log.episodes.size(), std::size_t{4});
        // A number, a tensor of a float, one of a double in its content.
        const double makespans[] = {0.5, 0.25, 0.375, 0.125};
        const double bests[] = {0.5, 0.25, 0.25, 0.125};
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(log.episodes[i].episode, std::uint64_t{i});
            QCOMPARE(log.episodes[i].makespan, makespans[i]);
            QCOMPARE(log.episodes[i].best, bests[i]);
            QCOMPARE(log.episodes[i].stage, Stage::Simulation);
        }
        QCOMPARE(log.episodes[0].loss, 2.0);
        QCOMPARE(log.episodes[1].loss, 1.0);
        QCOMPARE(log.episodes[3].learningRate, 0.5);
        QCOMPARE(log.episodes[3].seconds, 3.0); // By the clock, where no tag tells it.
    }

    void ourFilesAreReadAgain()
    {
        TrainingSetup setup;
        setup.policy = "placeto";
        setup.seed = 7;
        setup.options = Options(trainingOptions("placeto"));
        EventWriter writer(path("own"));
        QVERIFY(writer.open(setup, std::nullopt).ok());
        std::vector<EpisodeRecord> all{episode(0, Stage::Imitation, 0.5), episode(1, Stage::Simulation, 0.25),
                                       episode(2, Stage::System, 0.375)};
        all[1].problem = 1;
        all[2].loss = std::numeric_limits<double>::quiet_NaN();
        all[2].realRuns = 3;
        for (const EpisodeRecord& one : all)
            writer.add(one);
        QVERIFY(writer.close(true).ok());
        for (const std::string& from : {path("own"), writer.file()}) {
            const Read log = read(from);
            QVERIFY2(log.facts.ok(), log.facts ? "" : log.facts.error().english().c_str());
            QCOMPARE(log.facts->policy, std::string("placeto"));
            QCOMPARE(log.facts->seed.value_or(0), std::uint64_t{7});
            QVERIFY(log.facts->settings.size() > 10);
            QCOMPARE(log.episodes.size(), std::size_t{3});
            for (std::size_t i = 0; i < 3; ++i) {
                QCOMPARE(log.episodes[i].stage, all[i].stage);
                QCOMPARE(log.episodes[i].problem, all[i].problem);
                QCOMPARE(log.episodes[i].makespan, all[i].makespan);
                QCOMPARE(log.episodes[i].best, 0.25);
                QCOMPARE(log.episodes[i].baseline, 0.75);
                QCOMPARE(log.episodes[i].seconds, all[i].seconds);
                QCOMPARE(log.episodes[i].epsilon, 0.125);
            }
            QCOMPARE(log.episodes[0].loss, -2.5);
            QCOMPARE(log.episodes[2].loss, 0.0); // Not a number: left out, but the stage is known.
            QCOMPARE(log.episodes[2].realRuns, std::uint64_t{3});
        }
    }

    /// TensorBoard reads the same: later steps of the file before are void.
    void aResumedTrainingReplacesWhatWasLost()
    {
        const auto write = [&](std::uint64_t from, double makespan, std::optional<std::uint64_t> resumed) {
            EventWriter writer(path("resumed"));
            QVERIFY(writer.open({}, resumed).ok());
            for (std::uint64_t i = from; i < from + 4; ++i)
                writer.add(episode(i, Stage::Simulation, makespan));
            QVERIFY(writer.close(true).ok());
        };
        write(0, 1, std::nullopt);
        write(2, 0.5, 2);
        const Read log = read(path("resumed"));
        QVERIFY(log.facts.ok());
        QCOMPARE(log.episodes.size(), std::size_t{6});
        QCOMPARE(log.episodes[1].makespan, 1.0);
        QCOMPARE(log.episodes[2].makespan, 0.5);
    }

    void aKilledTrainingIsReadAsFarAsItGot()
    {
        const Read log = read(data + "cut.tfevents");
        QVERIFY2(log.facts.ok(), log.facts ? "" : log.facts.error().english().c_str());
        QVERIFY(log.facts->cut);
        QCOMPARE(log.episodes.size(), std::size_t{3});
        const std::string whole = readFile(data + "foreign.tfevents").value();
        for (std::size_t size = whole.size() - 40; size < whole.size(); ++size) {
            QVERIFY(writeFile(path("part"), whole.substr(0, size)).ok());
            const Read part = read(path("part"));
            QVERIFY(part.facts.ok());
            QVERIFY(part.facts->cut);
        }
    }

    void damageIsReported_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("said");
        QByteArray whole = QByteArray::fromStdString(readFile(data + "foreign.tfevents").value());
        QByteArray damaged = whole;
        damaged[damaged.size() - 8] = static_cast<char>(damaged[damaged.size() - 8] ^ 1);
        QTest::newRow("a bit of the data") << damaged << QByteArray("checksum of the record does not match");
        damaged = whole;
        damaged[41] = static_cast<char>(damaged[41] ^ 1);
        QTest::newRow("a bit of a length") << damaged << QByteArray("checksum of the record's length");
        QFile huge(QStringLiteral(DOPPLER_SOURCE "/tests/fuzz/corpus/event_file/huge_length"));
        QVERIFY(huge.open(QIODevice::ReadOnly));
        QTest::newRow("a length beyond reason") << huge.readAll() << QByteArray("expected at most 67108864");
        QFile none(QStringLiteral(DOPPLER_SOURCE "/tests/fuzz/corpus/event_file/no_event"));
        QVERIFY(none.open(QIODevice::ReadOnly));
        QTest::newRow("no event") << none.readAll() << QByteArray("is not an event");
        QTest::newRow("nothing but the version") << whole.left(40) << QByteArray("no episodes");
    }

    void damageIsReported()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, said);
        QVERIFY(writeFile(path("damaged"), bytes.toStdString()).ok());
        const Read log = read(path("damaged"));
        QVERIFY(!log.facts.ok());
        const std::string line = log.facts.error().english();
        QVERIFY2(line.find(said.toStdString()) != std::string::npos, line.c_str());
        QVERIFY(line.find("damaged") != std::string::npos);
    }

    void tagsWithoutMakespanAreNamed()
    {
        const double wall = 1;
        const std::vector<EventScalar> scalars{{"accuracy", 0.5}, {"images/seen", 3}};
        QVERIFY(writeFile(path("other"), versionRecord(wall) + scalarsRecord(wall, 1, scalars)).ok());
        const Read log = read(path("other"));
        QVERIFY(!log.facts.ok());
        const std::string line = log.facts.error().english();
        QVERIFY2(line.find("\"accuracy\", \"images/seen\"") != std::string::npos, line.c_str());
    }

    void aLongFileIsThinned()
    {
        std::string bytes = versionRecord(0);
        constexpr std::int64_t steps = (std::int64_t{1} << 20) + 10;
        const std::vector<EventScalar> scalars{{"makespan", 0.5}};
        for (std::int64_t step = 0; step < steps; ++step)
            bytes += scalarsRecord(0, step, scalars);
        std::uint64_t count = 0;
        const EventSource source{"long", sourceOfText(bytes)};
        const auto facts = readEventEpisodes(std::span(&source, 1), [&](const LoggedEpisode&) { ++count; });
        QVERIFY(facts.ok());
        QVERIFY(count > 1 << 18 && count <= (1 << 19) + 10);
    }

    void stagesAreSummarisedApart()
    {
        StageSummaries summaries;
        for (std::uint64_t i = 0; i < 40; ++i) {
            EpisodeRecord record =
                episode(i, i < 20 ? Stage::Imitation : Stage::Simulation, 1 - 0.01 * double(i));
            record.loss = i < 20 ? 100 - double(i) : 0.5;
            summaries.add(record);
        }
        const auto parts = summaries.parts();
        QCOMPARE(parts.size(), std::size_t{2});
        QCOMPARE(parts[0].episodes, std::uint64_t{20});
        QCOMPARE(parts[0].firstLoss, 99.5);
        QCOMPARE(parts[0].lastLoss, 81.5);
        QCOMPARE(parts[1].firstLoss, 0.5);
        QCOMPARE(parts[1].bestEpisode, std::uint64_t{39});
    }
};

DOPPLER_TEST(EventFilesTest)

} // namespace event_files_test

#include "event_files.moc"
