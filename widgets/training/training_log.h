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

} // namespace doppler
