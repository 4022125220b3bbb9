// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_log.h"

#include "core/app/file_kind.h"
#include "core/io/bytes/file.h"
#include "core/training/logs/logged_episodes.h"
#include "core/training/training_log_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace doppler {

namespace {

constexpr std::size_t mostBytesOfBests = std::size_t{1} << 26;

/// Keeps the course of a training in bounded memory.
class ThinnedRecords {
public:
    void add(const EpisodeRecord& record)
    {
        newest = record;
        const bool wanted = arrived[record.problem]++ % stride == 0;
        newestIsKept = wanted;
        if (!wanted)
            return;
        if (kept.size() == mostLoggedRecords)
            thin();
        // It may be one that goes with the others.
        newestIsKept = (arrived[record.problem] - 1) % stride == 0;
        if (newestIsKept)
            kept.append(record);
    }
    [[nodiscard]] const std::optional<EpisodeRecord>& last() const { return newest; }
    QVector<EpisodeRecord> take()
    {
        if (newest && !newestIsKept)
            kept.append(*newest);
        return std::move(kept);
    }

private:
    /// Every second one of each graph goes.
    void thin()
    {
        std::map<std::size_t, std::uint64_t> seen;
        const auto goes = [&seen](const EpisodeRecord& record) { return seen[record.problem]++ % 2 != 0; };
        kept.erase(std::remove_if(kept.begin(), kept.end(), goes), kept.end());
        stride *= 2;
    }

    QVector<EpisodeRecord> kept;
    std::map<std::size_t, std::uint64_t> arrived; ///< By graph.
    std::uint64_t stride = 1;
    std::optional<EpisodeRecord> newest;
    bool newestIsKept = false;
};

/// Takes the episodes of a log one after the other.
class LogReader {
public:
    void add(const LoggedEpisode& episode)
    {
        ++logged.stages.of(episode.record.stage);
        records.add(episode.record);
        if (episode.record.problem == 0 && !episode.devices.empty())
            addBest(episode);
    }
    TrainingLogContent take(LoggedFacts facts)
    {
        logged.policy = std::move(facts.policy);
        logged.seed = facts.seed;
        logged.records = records.take();
        logged.bests = history.all();
        return std::move(logged);
    }

private:
    void addBest(const LoggedEpisode& episode)
    {
        if (bytesOfBests > mostBytesOfBests)
            return;
        bytesOfBests += episode.devices.size() * sizeof(DeviceId) + episode.order.size() * sizeof(VertexId);
        history.add({{episode.devices, episode.order}, episode.record.makespan, episode.record.episode});
    }

    ThinnedRecords records;
    BestHistory history;
    std::size_t bytesOfBests = 0;
    TrainingLogContent logged;
};

} // namespace

Result<TrainingLogContent> readTrainingLog(const std::string& path, const std::stop_token& stop)
{
    LogReader reader;
    auto facts = readLoggedEpisodes(
        path, [&reader](const LoggedEpisode& episode) { reader.add(episode); }, stop);
    if (!facts)
        return facts.error();
    return reader.take(*std::move(facts));
}

namespace {

/// What the log says of its policy and seed, if anything, is the checkpoint's.
bool mayBeOf(const TrainingLogContent& logged, const Checkpoint& checkpoint)
{
    return (logged.policy.empty() || logged.policy == checkpoint.policy) &&
           (!logged.seed || *logged.seed == checkpoint.seed);
}

/// Whether this may be the log of the training that the checkpoint is of.
bool knows(const TrainingLogContent& logged, const Checkpoint& checkpoint)
{
    const QVector<EpisodeRecord>& log = logged.records;
    if (log.last().episode + 1 < checkpoint.progress.episode || !mayBeOf(logged, checkpoint))
        return false;
    const auto& best = checkpoint.problems.front().best;
    // The best so far is told again by every episode, so that it is among what was kept of a long log.
    return best && std::ranges::any_of(log, [&](const EpisodeRecord& record) {
               return record.problem == 0 &&
                      (record.makespan == best->makespan || record.best == best->makespan);
           });
}

std::string encoded(const QString& name) { return QFile::encodeName(name).toStdString(); }

/// The checkpoint beside a log that has its name; nothing where there is none, or one of another training.
std::optional<std::pair<std::string, Checkpoint>> checkpointBeside(const std::string& log,
                                                                   const TrainingLogContent& logged)
{
    const QFileInfo file(QFile::decodeName(QByteArray::fromStdString(log)));
    const std::string own = encoded(file.absoluteFilePath());
    for (const QFileInfo& beside : file.dir().entryInfoList(QDir::Files)) {
        const std::string path = encoded(beside.absoluteFilePath());
        if (path == own || trainingLogBeside(path) != own)
            continue;
        if (const auto kind = kindOfFile(path); !kind || *kind != FileKind::Checkpoint)
            continue;
        auto read = readCheckpoint(path);
        if (read && mayBeOf(logged, *read))
            return std::pair{path, *std::move(read)};
    }
    return std::nullopt;
}

/// "curve-seed3": the seed, and the name without it.
std::pair<QString, std::optional<std::uint64_t>> seedIn(const QString& name)
{
    static const QRegularExpression seeded(QStringLiteral("^(.*)-seed([0-9]{1,19})$"));
    const QRegularExpressionMatch match = seeded.match(name);
    return match.hasMatch()
               ? std::pair{match.captured(1), std::optional<std::uint64_t>(match.captured(2).toULongLong())}
               : std::pair{name, std::optional<std::uint64_t>()};
}

} // namespace

Result<std::string> trainingLogOf(const std::string& path)
{
    if (const auto kind = kindOfFile(path); !kind || *kind != FileKind::Checkpoint)
        return path;
    const auto checkpoint = readCheckpoint(path);
    if (!checkpoint)
        return checkpoint.error();
    const QFileInfo file(QFile::decodeName(QByteArray::fromStdString(path)));
    const std::string own = trainingLogBeside(path);
    if (QFileInfo::exists(QFile::decodeName(QByteArray::fromStdString(own))))
        return own;
    std::vector<std::string> found;
    for (const QFileInfo& beside : file.dir().entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files))
        if (const auto log = readTrainingLog(encoded(beside.filePath())); log && knows(*log, *checkpoint))
            found.push_back(encoded(beside.filePath()));
    if (found.size() == 1)
        return found.front();
    return Error{{DOPPLER_TEXT("core", "a checkpoint contains no curves, and {0} logs of this training were "
                                       "found next to it; expected {1}, written by doppler train --json-log"),
                  {count(found.size()), own}},
                 path,
                 {}};
}

Result<SavedTraining> openSavedTraining(const std::string& path, const std::stop_token& stop)
{
    const auto log = trainingLogOf(path);
    if (!log)
        return log.error();
    auto logged = readTrainingLog(*log, stop);
    if (!logged)
        return logged.error();
    SavedTraining kept;
    kept.name = fileStem(path);
    kept.log = *log;
    kept.logged = *std::move(logged);
    std::optional<std::pair<std::string, Checkpoint>> checkpoint;
    if (*log == path)
        checkpoint = checkpointBeside(*log, kept.logged);
    else if (auto read = readCheckpoint(path))
        checkpoint.emplace(path, *std::move(read));
    TrainingSetup& setup = kept.setup;
    setup.options = {};
    const auto [name, seed] = seedIn(QString::fromStdString(fileStem(*log)));
    setup.policy = kept.logged.policy.empty() ? name.toStdString() : kept.logged.policy;
    setup.seed = kept.logged.seed.value_or(seed.value_or(1));
    if (checkpoint) {
        const Checkpoint& own = checkpoint->second;
        setup.policy = own.policy;
        setup.options = own.settings;
        setup.seed = own.seed;
        setup.checkpointFile = checkpoint->first;
        kept.trainedOn = own.problems.front().trainedOn;
    }
    return kept;
}

Result<std::vector<SavedTraining>> openSavedTrainings(const std::vector<std::string>& paths)
{
    std::vector<SavedTraining> all;
    for (const std::string& path : paths) {
        auto kept = openSavedTraining(path);
        if (!kept)
            return kept.error();
        all.push_back(*std::move(kept));
    }
    return all;
}

} // namespace doppler
