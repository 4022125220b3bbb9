// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_state.h"

#include "widgets/training/training_runs.h"

#include <QFile>
#include <QFileInfo>

namespace doppler {

QJsonObject trainingSettings(const TrainingRuns& training)
{
    QJsonObject object;
    const auto& settings = training.settings();
    if (!settings)
        return object;
    object[QLatin1String("policy")] = QString::fromStdString(settings->policy);
    QJsonObject options;
    for (const auto& [name, value] : settings->options.all())
        options[QString::fromStdString(name)] = QString::fromStdString(toString(value));
    object[QLatin1String("options")] = options;
    if (!settings->eventFolder.isEmpty())
        object[QLatin1String("event_folder")] = settings->eventFolder;
    return object;
}

void setTrainingSettings(TrainingRuns& training, const QJsonObject& object)
{
    const std::string policy = object[QLatin1String("policy")].toString().toStdString();
    if (!findTrainingPolicy(policy).ok())
        return;
    TrainingSettings settings{policy, Options(trainingOptions(policy)),
                              object[QLatin1String("event_folder")].toString()};
    const QJsonObject options = object[QLatin1String("options")].toObject();
    for (auto it = options.begin(); it != options.end(); ++it) // Those that are gone are passed over.
        if (const auto set = settings.options.set(trainingOptions(policy), it.key().toStdString(),
                                                  it.value().toString().toStdString());
            !set)
            continue;
    training.setSettings(std::move(settings));
}

LargePart trainingRecordsPart(TrainingRuns& training)
{
    LargePart part;
    part.get = [&training]() -> SessionText {
        auto records = training.records();
        if (records.empty())
            return nullptr;
        return [records = std::move(records)](const std::string& folder) {
            return recordsAsJson(records, folder);
        };
    };
    part.set = [&training](const LargePart::Text& text, const QString& folder) {
        const std::string from = QFile::encodeName(folder).toStdString();
        training.restore(text ? readRecords(*text, from) : std::vector<TrainingRecord>()); // A few lines.
    };
    part.missing = [](const std::string& text, const std::string& folder) {
        std::vector<Error> missing;
        for (const TrainingRecord& record : readRecords(text, folder))
            if (!QFileInfo(QFile::decodeName(record.log.c_str())).isFile())
                missing.push_back(
                    {{DOPPLER_TEXT("core", "the log of a training no longer exists"), {}}, record.log, {}});
        return missing;
    };
    return part;
}

} // namespace doppler
