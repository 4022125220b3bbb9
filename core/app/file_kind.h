// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace doppler {

/// What a file is for. Told by its content, as far as its beginning (64 KiB) shows it.
enum class FileKind {
    Graph,       ///< Of any registered format.
    Devices,     ///< Our own format.
    Placement,   ///< Our own format, or that of another tool.
    Checkpoint,  ///< Of a training.
    Trace,       ///< Of a run, ours or another program's.
    Session,     ///< What was open in the window.
    Lesson,      ///< A guided tour (core/lessons).
    Workload,    ///< Graphs that arrive over time (core/arrivals).
    TrainingLog, ///< The episodes of a training: JSON lines or an event file.
};

/// The kind of a text that begins like this. What is none of them is answered with those that are.
Result<FileKind> kindOfText(std::string_view head);
/// The same of a file, gzipped or not. The error names the file. May block on a slow disk.
Result<FileKind> kindOfFile(const std::string& path);

} // namespace doppler
