// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/training_csv.h"

#include "core/io/bytes/csv_writing.h"

#include <iterator>

#include <fmt/format.h>

namespace doppler {

std::string trainingCsv(std::span<const TrainingCurve> curves)
{
    std::string out = "training,seed,episode,stage,graph,makespan,best,baseline,loss,entropy,epsilon,"
                      "learning_rate,seconds\n";
    for (const TrainingCurve& curve : curves) {
        const std::string name = csvField(curve.training);
        for (const EpisodeRecord& r : curve.records)
            fmt::format_to(std::back_inserter(out), "{},{},{},{},{},{},{},{},{},{},{},{},{}\n", name,
                           curve.seed, r.episode, stageName(r.stage), r.problem, r.makespan, r.best,
                           r.baseline, r.loss, r.entropy, r.epsilon, r.learningRate, r.seconds);
    }
    return out;
}

} // namespace doppler
