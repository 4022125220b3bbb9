// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/trainings_part.h"

#include "widgets/training/training_runs.h"

#include <QFile>
#include <QFileInfo>

namespace doppler {

LargeSessionPart trainingsPart(TrainingRuns& training)
{
    LargeSessionPart part;
    part.get = [&training]() -> SessionText {
        auto records = training.records();
        if (records.empty())
            return nullptr;
        return [records = std::move(records)](const std::string& folder) {
            return recordsAsJson(records, folder);
        };
    };
    part.set = [&training](const LargeSessionPart::Text& text, const QString& folder) {
        const std::string from = QFile::encodeName(folder).toStdString();
        training.restore(text ? readRecords(*text, from) : std::vector<TrainingRecord>()); // A few lines.
    };
    part.missing = [](const std::string& text, const std::string& folder) {
        std::vector<Error> missing;
        for (const TrainingRecord& record : readRecords(text, folder))
            if (!QFileInfo(QFile::decodeName(record.log.c_str())).isFile())
                missing.push_back({{DOPPLER_TEXT("core", "the log of a training is not there any more"), {}},
                                   record.log,
                                   {}});
        return missing;
    };
    return part;
}

} // namespace doppler
