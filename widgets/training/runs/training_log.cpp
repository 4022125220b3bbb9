// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_log.h"

#include "core/app/file_kind.h"
#include "core/io/bytes/file.h"
#include "core/training/training_log_writer.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <map>
#include <memory>
#include <sstream>
#include <utility>
#include <vector>

namespace doppler {

namespace {

struct NumberKey {
    const char* name;
    double EpisodeRecord::*member;
};
constexpr NumberKey numberKeys[] = {
    {"makespan", &EpisodeRecord::makespan},
    {"best", &EpisodeRecord::best},
    {"baseline", &EpisodeRecord::baseline},
    {"loss", &EpisodeRecord::loss},
    {"entropy", &EpisodeRecord::entropy},
    {"epsilon", &EpisodeRecord::epsilon},
    {"learning_rate", &EpisodeRecord::learningRate},
    {"seconds", &EpisodeRecord::seconds},
};
constexpr double mostEpisodes = 1e15;
constexpr double mostGraphs = 1000;
constexpr std::size_t mostLineBytes = 1 << 20;
constexpr std::size_t mostBytesOfBests = std::size_t{1} << 26;

/// A whole number from 0 that is not too large; nothing where there is none.
std::optional<std::uint64_t> wholeNumber(const QJsonValue& value, double most)
{
    const double number = value.toDouble(-1);
    if (!(number >= 0) || number > most || number != std::floor(number))
        return std::nullopt;
    return static_cast<std::uint64_t>(number);
}

/// Whole numbers that fit into an id; nothing where anything else is among them.
template <class Id>
std::optional<std::vector<Id>> idsIn(const QJsonValue& value)
{
    std::vector<Id> ids;
    for (const QJsonValue& element : value.toArray()) {
        const auto id = wholeNumber(element, std::numeric_limits<std::uint32_t>::max() - 1);
        if (!id)
            return std::nullopt;
        ids.emplace_back(*id);
    }
    return ids;
}

Result<EpisodeRecord> recordOf(const QJsonObject& line)
{
    EpisodeRecord record;
    const auto episode = wholeNumber(line.value(QLatin1String("episode")), mostEpisodes);
    if (!episode)
        return Error{
            {DOPPLER_TEXT("core", "the log line has no whole number \"episode\" of at least 0")}, {}, {}};
    record.episode = *episode;
    const QString stage = line.value(QLatin1String("stage")).toString();
    if (stage != QLatin1String("I") && stage != QLatin1String("II") && stage != QLatin1String("III"))
        return Error{{DOPPLER_TEXT("core", "the log's \"stage\" is \"{0}\", expected I, II or III"),
                      {stage.left(64).toStdString()}},
                     {},
                     {}};
    record.stage = stage == QLatin1String("I")    ? Stage::Imitation
                   : stage == QLatin1String("II") ? Stage::Simulation
                                                  : Stage::System;
    if (!line.value(QLatin1String("makespan")).isDouble())
        return Error{{DOPPLER_TEXT("core", "the log line has no number \"makespan\"")}, {}, {}};
    record.problem =
        static_cast<std::size_t>(wholeNumber(line.value(QLatin1String("graph")), mostGraphs).value_or(0));
    record.realRuns = wholeNumber(line.value(QLatin1String("real_runs")), mostEpisodes).value_or(0);
    for (const NumberKey& key : numberKeys)
        record.*key.member = line.value(QLatin1String(key.name)).toDouble();
    return record;
}

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

/// Takes the lines of a log one after the other.
class LogReader {
public:
    Result<void> add(const QByteArray& line)
    {
        const QJsonDocument json = QJsonDocument::fromJson(line);
        if (!json.isObject())
            return Error{{DOPPLER_TEXT("core", "the line is not a JSON object of a training log")}, {}, {}};
        auto record = recordOf(json.object());
        if (!record)
            return record.error();
        const auto& last = records.last();
        if (last && record->episode <= last->episode)
            return Error{{DOPPLER_TEXT("core", "episode {0} follows episode {1}, expected ascending numbers"),
                          {std::to_string(record->episode), std::to_string(last->episode)}},
                         {},
                         {}};
        const auto [best, isFirst] = bests.try_emplace(record->problem, record->makespan);
        best->second = std::min(best->second, record->makespan);
        if (!json.object().contains(QLatin1String("best")))
            record->best = best->second;
        if (!last) {
            logged.policy = json[QLatin1String("policy")].toString().toStdString();
            logged.seed = wholeNumber(json[QLatin1String("seed")], mostEpisodes);
        }
        ++logged.stages.of(record->stage);
        records.add(*record);
        if (record->problem == 0)
            addBest(json.object(), *record);
        return {};
    }
    TrainingLogContent take()
    {
        logged.records = records.take();
        logged.bests = history.all();
        return std::move(logged);
    }

private:
    /// A placement that is none is passed over: the curves are worth showing without it.
    void addBest(const QJsonObject& line, const EpisodeRecord& record)
    {
        const auto devices = idsIn<DeviceId>(line.value(QLatin1String("placement")));
        const auto order = idsIn<VertexId>(line.value(QLatin1String("order")));
        if (!devices || devices->empty() || !order || bytesOfBests > mostBytesOfBests)
            return;
        bytesOfBests += devices->size() * sizeof(DeviceId) + order->size() * sizeof(VertexId);
        history.add({{*devices, *order}, record.makespan, record.episode});
    }

    ThinnedRecords records;
    BestHistory history;
    std::size_t bytesOfBests = 0;
    TrainingLogContent logged;
    std::map<std::size_t, double> bests; ///< By graph.
};

/// A gzipped file is unpacked as a whole; any other is read as it comes.
Result<std::unique_ptr<std::istream>> openLines(const std::string& path, const std::stop_token& stop)
{
    if (const auto head = readFileHead(path); !head)
        return head.error(); // It tells folders, pipes and what is not there.
    auto file = std::make_unique<std::ifstream>(path, std::ios::binary);
    if (file->get() != 0x1f || file->get() != 0x8b) {
        file->clear();
        file->seekg(0);
        return std::unique_ptr<std::istream>(std::move(file));
    }
    constexpr std::uint64_t mostUnpacked = std::uint64_t{1} << 29;
    auto text = readFile(path, mostUnpacked, stop);
    if (!text)
        return text.error();
    return std::unique_ptr<std::istream>(std::make_unique<std::istringstream>(*std::move(text)));
}

} // namespace

Result<TrainingLogContent> readTrainingLog(const std::string& path, const std::stop_token& stop)
{
    const auto in = openLines(path, stop);
    if (!in)
        return in.error();
    LogReader reader;
    std::vector<char> buffer(mostLineBytes);
    for (std::size_t number = 1; !stop.stop_requested(); ++number) {
        (*in)->getline(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        if ((*in)->eof())
            break; // What is left is unfinished.
        // A line that is longer than the buffer is none of a log.
        const bool whole = !(*in)->fail();
        const QByteArray line = QByteArray::fromRawData(buffer.data(), (*in)->gcount() - 1).trimmed();
        if (whole && line.isEmpty())
            continue;
        if (auto taken = reader.add(whole ? line : QByteArray()); !taken)
            return Error{taken.error().message, path, "line " + std::to_string(number)};
    }
    TrainingLogContent logged = reader.take();
    if (logged.records.isEmpty())
        return Error{{DOPPLER_TEXT("core", "the log contains no episodes")}, path, {}};
    return logged;
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
