// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>
#include <stop_token>
#include <string_view>

namespace doppler {

/// How certainly a text has a format.
enum class Match { No, Maybe, Yes };

/// Lets the caller follow and stop a reader. Readers of large files check `stop` and report the share that is
/// done (0 to 1) to `progress` at intervals.
struct ReadWatch {
    std::stop_token stop;
    std::function<void(double share)> progress; ///< May be empty.
};

/// The same for writers.
using WriteWatch = ReadWatch;

/// The error of a reader whose watch requested a stop.
Error readingStopped();

/// Receives a text in pieces, each with the share that is done (0 to 1). Returns false to stop the writer.
using PieceSink = std::function<bool(std::string_view piece, double share)>;

} // namespace doppler
