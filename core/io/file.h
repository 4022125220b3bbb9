// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace doppler {

/// The largest file that is read: 4 GiB.
constexpr std::uint64_t mostFileBytes = std::uint64_t{4} << 30;

/// The whole content of a regular file. Refuses folders, devices, pipes and what is larger than `most`. The
/// error names the file. May block on a slow disk.
Result<std::string> readFile(const std::string& path, std::uint64_t most = mostFileBytes);

/// Puts `content` into the file at once or not at all: writes beside it, syncs, renames. A file that was
/// there stays as it was until then, and keeps its permissions; a link keeps pointing to its file. What is no
/// regular file (a terminal, a pipe) is written to directly. The error names the file. Blocks until the disk
/// has it.
Result<void> writeFile(const std::string& path, std::string_view content);

/// The file's name without folder and last extension, a name for what it holds.
std::string fileStem(std::string_view path);

} // namespace doppler
