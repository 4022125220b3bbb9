// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <new>
#include <string>
#include <string_view>

namespace doppler {

/// The largest file that is read: 4 GiB.
constexpr std::uint64_t mostFileBytes = std::uint64_t{4} << 30;

/// The whole content of a regular file, unpacked where it is gzipped. Refuses folders, devices, pipes and
/// what is larger than `most`. The error names the file. May block on a slow disk.
Result<std::string> readFile(const std::string& path, std::uint64_t most = mostFileBytes);

/// The same, of a file of any size, but only its beginning (the first 64 KiB, a gzipped file's first 64 KiB
/// unpacked), or all of a shorter one.
Result<std::string> readFileHead(const std::string& path);

/// Puts `content` into the file at once or not at all: writes beside it, syncs, renames. A file that was
/// there stays as it was until then, and keeps its permissions; a link keeps pointing to its file. What is no
/// regular file (a terminal, a pipe) is written to directly. The error names the file. Blocks until the disk
/// has it.
Result<void> writeFile(const std::string& path, std::string_view content);

/// Reads a file and hands its content, and its name as a name for what it holds, to `read`. Every error names
/// the file; a lack of memory is one of them.
template <class T, class Read>
Result<T> readFileAs(const std::string& path, const Read& read);

/// The file's name without folder, ".gz" and last extension, a name for what it holds.
std::string fileStem(std::string_view path);

template <class T, class Read>
Result<T> readFileAs(const std::string& path, const Read& read)
{
    const auto text = readFile(path);
    if (!text)
        return text.error();
    const std::string name = fileStem(path);
    try {
        Result<T> value = read(std::string_view(*text), std::string_view(name));
        return value ? std::move(value) : Result<T>(inFile(value.error(), path));
    } catch (const std::bad_alloc&) {
        return Error{{DOPPLER_TEXT("core", "there is not enough memory for what the file holds")}, path, {}};
    }
}

} // namespace doppler
