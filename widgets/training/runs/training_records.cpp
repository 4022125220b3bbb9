// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/training_records.h"

#include "core/io/documents/session_json.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <limits>

namespace doppler {

namespace {

QString textOf(const std::string& text) { return QString::fromStdString(text); }

QString hexOf(std::uint64_t fingerprint)
{
    return QStringLiteral("%1").arg(fingerprint, 16, 16, QLatin1Char('0'));
}

std::string named(const std::string& file, const std::string& folder)
{
    if (file.empty())
        return {};
    const QString absolute = QFileInfo(QFile::decodeName(file.c_str())).absoluteFilePath();
    return pathInSession(QFile::encodeName(absolute).toStdString(), folder);
}

std::string fileIn(const QJsonValue& name, const std::string& folder)
{
    const std::string text = QFile::encodeName(name.toString()).toStdString();
    return text.empty() ? text : pathFromSession(text, folder);
}

QJsonObject optionsOf(const Options& options)
{
    QJsonObject object;
    for (const auto& [name, value] : options.all())
        object[textOf(name)] = textOf(toString(value));
    return object;
}

/// Those that are gone are passed over. Without any there is nothing to know: not even the defaults.
Options optionsFrom(const QJsonObject& object, const std::string& policy)
{
    if (object.isEmpty())
        return {};
    Options options(trainingOptions(policy));
    for (auto it = object.begin(); it != object.end(); ++it)
        if (const auto set = options.set(trainingOptions(policy), it.key().toStdString(),
                                         it.value().toString().toStdString());
            !set)
            continue;
    return options;
}

QJsonArray locksOf(const Locks& locks)
{
    QJsonArray array;
    for (const Lock& lock : locks)
        array += QJsonArray{static_cast<qint64>(lock.vertex.value), static_cast<qint64>(lock.device.value)};
    return array;
}

Locks locksFrom(const QJsonArray& array)
{
    Locks locks;
    const auto number = [](const QJsonValue& value) {
        const double given = value.toDouble(-1);
        return given >= 0 && given < std::numeric_limits<std::uint32_t>::max()
                   ? static_cast<std::uint32_t>(given)
                   : 0;
    };
    for (const QJsonValue& lock : array)
        locks.push_back({VertexId{number(lock[0])}, DeviceId{number(lock[1])}});
    return locks;
}

} // namespace

bool TrainingRecord::fits(const Problem& problem) const
{
    return graph == problem.graph().fingerprint() && devices == problem.topology().fingerprint();
}

std::string recordsAsJson(const std::vector<TrainingRecord>& records, const std::string& folder)
{
    QJsonArray trainings;
    for (const TrainingRecord& record : records) {
        const TrainingSetup& setup = record.setup;
        QJsonObject object;
        object[QLatin1String("policy")] = textOf(setup.policy);
        object[QLatin1String("seed")] = QString::number(setup.seed); // Larger ones are no numbers of JSON.
        object[QLatin1String("options")] = optionsOf(setup.options);
        object[QLatin1String("checkpoint")] = QFile::decodeName(named(setup.checkpointFile, folder).c_str());
        object[QLatin1String("log")] = QFile::decodeName(named(record.log, folder).c_str());
        if (!record.eventFolder.empty())
            object[QLatin1String("event_folder")] =
                QFile::decodeName(named(record.eventFolder, folder).c_str());
        if (!setup.locks.empty())
            object[QLatin1String("locks")] = locksOf(setup.locks);
        if (!record.furtherGraphs.isEmpty())
            object[QLatin1String("further_graphs")] = QJsonArray::fromStringList(record.furtherGraphs);
        if (record.graph != 0) {
            object[QLatin1String("graph")] = hexOf(record.graph);
            object[QLatin1String("devices")] = hexOf(record.devices);
        }
        trainings += object;
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("trainings"), trainings}})
        .toJson(QJsonDocument::Compact)
        .toStdString();
}

std::vector<TrainingRecord> readRecords(const std::string& text, const std::string& folder)
{
    std::vector<TrainingRecord> records;
    const QJsonObject all = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    for (const QJsonValue& training : all[QLatin1String("trainings")].toArray()) {
        const QJsonObject object = training.toObject();
        TrainingRecord record;
        TrainingSetup& setup = record.setup;
        setup.policy = object[QLatin1String("policy")].toString().toStdString();
        setup.seed = object[QLatin1String("seed")].toString().toULongLong();
        const QJsonObject options = object[QLatin1String("options")].toObject();
        const bool known = findTrainingPolicy(setup.policy).ok();
        record.log = fileIn(object[QLatin1String("log")], folder);
        if (record.log.empty() || (!known && !options.isEmpty()))
            continue;
        setup.options = optionsFrom(options, setup.policy);
        setup.checkpointFile = fileIn(object[QLatin1String("checkpoint")], folder);
        record.eventFolder = fileIn(object[QLatin1String("event_folder")], folder);
        setup.locks = locksFrom(object[QLatin1String("locks")].toArray());
        for (const QJsonValue& graph : object[QLatin1String("further_graphs")].toArray())
            record.furtherGraphs += graph.toString();
        record.graph = object[QLatin1String("graph")].toString().toULongLong(nullptr, 16);
        record.devices = object[QLatin1String("devices")].toString().toULongLong(nullptr, 16);
        records.push_back(std::move(record));
    }
    return records;
}

} // namespace doppler
