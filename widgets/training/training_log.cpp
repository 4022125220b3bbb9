// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_log.h"

#include "core/io/file.h"
#include "core/io/file_kind.h"
#include "core/training/checkpoint.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

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

Result<EpisodeRecord> recordOf(const QJsonObject& line)
{
    EpisodeRecord record;
    const double episode = line.value(QLatin1String("episode")).toDouble(-1);
    if (!(episode >= 0) || episode > mostEpisodes || episode != std::floor(episode))
        return Error{{DOPPLER_TEXT("core", "the log's line has no whole number \"episode\" from 0")}, {}, {}};
    record.episode = static_cast<std::uint64_t>(episode);
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
        return Error{{DOPPLER_TEXT("core", "the log's line has no number \"makespan\"")}, {}, {}};
    for (const NumberKey& key : numberKeys)
        record.*key.member = line.value(QLatin1String(key.name)).toDouble();
    return record;
}

} // namespace

Result<QVector<EpisodeRecord>> readTrainingLog(const std::string& path)
{
    const auto text = readFile(path);
    if (!text)
        return text.error();
    QVector<EpisodeRecord> records;
    std::size_t number = 0;
    for (std::size_t at = 0; at < text->size();) {
        const std::size_t end = text->find('\n', at);
        if (end == std::string::npos)
            break; // unfinished
        ++number;
        const QByteArray line =
            QByteArray::fromRawData(text->data() + at, static_cast<qsizetype>(end - at)).trimmed();
        at = end + 1;
        if (line.isEmpty())
            continue;
        const QJsonDocument json = QJsonDocument::fromJson(line);
        auto record =
            json.isObject()
                ? recordOf(json.object())
                : Result<EpisodeRecord>(Error{
                      {DOPPLER_TEXT("core", "the line is no JSON object of a training's log")}, {}, {}});
        const bool inOrder = !record || records.isEmpty() || record->episode > records.last().episode;
        if (!inOrder)
            record = Error{{DOPPLER_TEXT("core", "episode {0} comes after episode {1}"),
                            {std::to_string(record->episode), std::to_string(records.last().episode)}},
                           {},
                           {}};
        if (!record)
            return Error{record.error().message, path, "line " + std::to_string(number)};
        records.push_back(*record);
    }
    if (records.isEmpty())
        return Error{{DOPPLER_TEXT("core", "the log holds no episode")}, path, {}};
    return records;
}

namespace {

/// Whether this may be the log of the training that the checkpoint is of.
bool knows(const QVector<EpisodeRecord>& log, const Checkpoint& checkpoint)
{
    if (log.last().episode + 1 < checkpoint.progress.episode)
        return false;
    const auto& best = checkpoint.problems.front().best;
    return best && std::ranges::any_of(log, [&](const EpisodeRecord& record) {
               return record.problem == 0 && record.makespan == best->makespan;
           });
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
    const auto pathOf = [](const QString& name) { return QFile::encodeName(name).toStdString(); };
    const QString own = file.dir().filePath(file.completeBaseName() + QStringLiteral(".jsonl"));
    if (QFileInfo::exists(own))
        return pathOf(own);
    std::vector<std::string> found;
    for (const QFileInfo& beside : file.dir().entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files))
        if (const auto log = readTrainingLog(pathOf(beside.filePath())); log && knows(*log, *checkpoint))
            found.push_back(pathOf(beside.filePath()));
    if (found.size() == 1)
        return found.front();
    return Error{{DOPPLER_TEXT("core", "a checkpoint keeps no curves, and {0} logs of this training lie "
                                       "beside it; expected {1}, as doppler train --json-log writes it"),
                  {std::to_string(found.size()), pathOf(own)}},
                 path,
                 {}};
}

} // namespace doppler
