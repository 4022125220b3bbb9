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

/// The largest file that is read: 4 GiB.
constexpr std::uint64_t mostFileBytes = std::uint64_t{4} << 30;

/// The whole content of a regular file, unpacked where it is gzipped. Refuses folders, devices, pipes and
/// what is larger than `most`. The error names the file; that the reading was stopped is one. May block on a
/// slow disk.
Result<std::string> readFile(const std::string& path, std::uint64_t most = mostFileBytes,
                             const std::stop_token& stop = {});

/// The same, of a file of any size, but only its beginning (the first 64 KiB, a gzipped file's first 64 KiB
/// unpacked), or all of a shorter one.
Result<std::string> readFileHead(const std::string& path);

/// Writes a file piece by piece, which is there at once when it is finished, or not at all: writes beside it,
/// syncs, renames. A file that was there stays as it was until then, and keeps its permissions; one that may
/// not be written is refused. A link keeps pointing to its file, also to one that is not there yet. What is
/// no regular file (a terminal, a pipe) is written to directly.
class FileWriter {
public:
    explicit FileWriter(const std::string& path);
    /// Where nothing was finished, nothing stays.
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    /// False once something has failed. Blocks where the disk is slower than the pieces come.
    bool put(std::string_view piece);
    /// Blocks until the disk has it all. The first fault; it names the file.
    Result<void> finish();

private:
    struct State;
    std::unique_ptr<State> state;
};

/// The same for a content that is there as a whole.
Result<void> writeFile(const std::string& path, std::string_view content);

/// Reads a file and hands its content, and its name as a name for what it holds, to `read`. Every error names
/// the file; a lack of memory is one of them, a stop another.
template <class T, class Read>
Result<T> readFileAs(const std::string& path, const Read& read, const std::stop_token& stop = {});

/// The file's name without folder, ".gz" and last extension, a name for what it holds.
std::string fileStem(std::string_view path);

/// What `work` gives; where the memory doesn't suffice, an error that names the file.
template <class T, class Work>
Result<T> withinMemory(const std::string& path, const Work& work)
{
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return Error{{DOPPLER_TEXT("core", "there is not enough memory for what the file holds")}, path, {}};
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
