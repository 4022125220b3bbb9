// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/window/training_script.h"
#include "widgets/training/runs/training_job.h"

#include <QVector>
#include <cmath>

namespace doppler {

inline TrainerFactory factoryFor(const TrainingScript& script)
{
    return [script]() -> Result<std::unique_ptr<Trainer>> {
        return std::unique_ptr<Trainer>(std::make_unique<ScriptedTrainer>(script));
    };
}

inline TrainingSetup trainingSetup(std::string_view stage1 = "200", std::string_view stage2 = "300")
{
    TrainingSetup result;
    result.problem = smallProblem();
    (void)result.options.set(trainingOptions(), "stage1_episodes", stage1);
    (void)result.options.set(trainingOptions(), "stage2_episodes", stage2);
    return result;
}

inline QVector<EpisodeRecord> scriptedRecords(std::uint64_t from, std::uint64_t to, std::uint64_t imitation)
{
    QVector<EpisodeRecord> result;
    for (std::uint64_t e = from; e < to; ++e)
        result.append(scriptedRecord(e, imitation));
    return result;
}

inline bool close(double a, double b)
{
    return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

} // namespace doppler
