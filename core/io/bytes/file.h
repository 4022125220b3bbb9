// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <new>
#include <stop_token>
#include <string>
#include <string_view>

namespace doppler {

/// Size limit of files that are read as a whole: 4 GiB.
constexpr std::uint64_t mostFileBytes = std::uint64_t{4} << 30;

/// Reads the whole content of a regular file, unpacked if gzipped. Refuses folders, devices, pipes and files
/// larger than `most`. A stop request is an error. Errors name the file. May block on a slow disk.
Result<std::string> readFile(const std::string& path, std::uint64_t most = mostFileBytes,
                             const std::stop_token& stop = {});

/// Reads the beginning of a file of any size: its first 64 KiB (of a gzipped file, unpacked), or the whole of
/// a shorter one.
Result<std::string> readFileHead(const std::string& path);

/// Writes a file in pieces, completely or not at all: writes to a draft next to it, syncs and renames. Until
/// then an existing file keeps its content; it keeps its permissions. A file without write permission is
/// refused. If the path is a link, the file that it points to is written, even if that does not exist yet.
/// Terminals, /dev/null and descriptors of the process (/dev/stdout, /dev/fd/N) are written directly; other
/// pipes and devices are refused, because they could wait for a reader or overwrite a disk.
class FileWriter {
public:
    explicit FileWriter(const std::string& path);
    /// Removes the draft if finish() has not succeeded.
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    /// Appends a piece. Returns false after any failure. Blocks if the disk is slow.
    bool put(std::string_view piece);
    /// Blocks until the disk has the whole file. Returns the first error, which names the file.
    Result<void> finish();

private:
    struct State;
    std::unique_ptr<State> state;
};

/// Writes a file whose content is complete; otherwise as FileWriter.
Result<void> writeFile(const std::string& path, std::string_view content);

/// Reads a file and passes its content, and a name derived from its file name, to `read`. Every error names
/// the file, including a lack of memory and a stop request.
template <class T, class Read>
Result<T> readFileAs(const std::string& path, const Read& read, const std::stop_token& stop = {});

/// The file name without folder, ".gz" and last extension, as a name for its content.
std::string fileStem(std::string_view path);

/// Returns the result of `work`; if memory runs out, an error that names the file.
template <class T, class Work>
Result<T> withinMemory(const std::string& path, const Work& work)
{
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return Error{
            {DOPPLER_TEXT("core", "there is not enough memory for the content of the file")}, path, {}};
    }
}

template <class T, class Read>
Result<T> readFileAs(const std::string& path, const Read& read, const std::stop_token& stop)
{
    const auto text = readFile(path, mostFileBytes, stop);
    if (!text)
        return text.error();
    const std::string name = fileStem(path);
    return withinMemory<T>(path, [&] {
        Result<T> value = read(std::string_view(*text), std::string_view(name));
        return value ? std::move(value) : Result<T>(inFile(value.error(), path));
    });
}

} // namespace doppler
