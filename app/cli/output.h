// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/progress.h"
#include "app/cli/command.h"
#include "core/base/quantity.h"
#include "core/io/json/json_stream.h"
#include "core/run/run.h"

#include <string>
#include <string_view>

namespace doppler {

/// Adds what `simulate --json` prints (docs/file-formats.md). The text of a large run exceeds the run itself,
/// so it is written in pieces.
void addRun(JsonStream& out, const Run& run);
/// Prints a piece of a text on standard output: the sink of a JsonStream.
void printPiece(std::string_view piece);
/// The makespan and the lower bound for people, two lines.
std::string summaryText(const Run& run);
/// The whole run for people.
std::string runAsText(const Run& run);
/// Prints the run. One that is out of memory has failed: what waits goes to standard error.
Exit printRun(const Run& run, bool json);
/// The status of a command that showed the run. Reports one that is out of memory as an error.
Exit exitOfRun(const Run& run);

} // namespace doppler
