// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/graphs/graph_format.h"

#include <cstdint>
#include <optional>

namespace doppler {

/// Whether a path is a folder that holds at least one file that may be a trace (.json, .json.gz). May block
/// on a slow disk.
bool isRankFolder(const std::string& path);

/// The reader of a folder with a trace of PyTorch's profiler for each rank; readFile() takes the folder. Its
/// files are read one after the other with the options of the format of one trace.
GraphFormat rankFolderFormat();

/// The rank of a trace: what its `distributedInfo` says, else the number in the file's name after "rank",
/// else the first number of the name; nothing if there is none. `head` is the beginning of the file.
std::optional<std::uint64_t> rankOfTrace(std::string_view head, std::string_view fileName);

} // namespace doppler
