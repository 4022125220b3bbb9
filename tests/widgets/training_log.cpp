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
        QCOMPARE(readTrainingLog(*trainingLogOf(path("run.doppler")))->size(), 4);
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
