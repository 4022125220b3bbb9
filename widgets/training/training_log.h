// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <QVector>
#include <string>

namespace doppler {

/// The records of a training that was written down as it went: one JSON object a line, as
/// `doppler train --json-log` writes them. An unfinished last line (a run that was killed) doesn't count.
/// Errors name file and line. May block on a slow disk.
Result<QVector<EpisodeRecord>> readTrainingLog(const std::string& path);

/// The log of a training whose checkpoint is given: checkpoints keep no curves. It lies in the same folder:
/// of the checkpoint's own name ("run.checkpoint": "run.jsonl"), or else the only one that knows the
/// checkpoint's best and reaches as far. Any other file is taken for a log itself. The error says what was
/// looked for.
Result<std::string> trainingLogOf(const std::string& path);

} // namespace doppler
