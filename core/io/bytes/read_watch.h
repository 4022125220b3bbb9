// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>
#include <stop_token>
#include <string_view>

namespace doppler {

/// How surely a text is of a format.
enum class Match { No, Maybe, Yes };

/// How a caller follows a reading: a reader of a large file checks `stop` and reports to `progress` the share
/// that is done (0 to 1) now and then.
struct ReadWatch {
    std::stop_token stop;
    std::function<void(double share)> progress; ///< May be empty.
};

/// The same for a writing.
using WriteWatch = ReadWatch;

/// The error of a reader whose watch requested a stop.
Error readingStopped();

/// Takes a text piece by piece, and the share that is done with each (0 to 1). False ends the writing.
using PieceSink = std::function<bool(std::string_view piece, double share)>;

} // namespace doppler
