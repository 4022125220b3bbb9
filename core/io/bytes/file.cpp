// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/file.h"

#include "core/io/bytes/draft_file.h"
#include "core/io/bytes/file_descriptor.h"
#include "core/io/bytes/gzip.h"

#include <algorithm>
#include <cerrno>
#include <new>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace doppler {

namespace {

constexpr std::size_t headBytes = std::size_t{64} << 10;
/// Read and written at a time, so that a stop and a slow disk show.
constexpr std::size_t stepBytes = std::size_t{8} << 20;

Error fault(const std::string& path, Message message) { return {std::move(message), path, {}}; }

Error systemFault(const std::string& path, const char* sentence)
{
    return fault(path, {sentence, {std::generic_category().message(errno)}});
}

Error writeFault(const std::string& path)
{
    return systemFault(path, DOPPLER_TEXT("core", "the file cannot be written: {0}"));
}

Error tooLarge(const std::string& path, std::uint64_t most)
{
    return fault(path, {DOPPLER_TEXT("core", "the file is larger than {0} bytes"), {count(most)}});
}

/// Reads to the end of the file, however it grows or shrinks meanwhile.
Result<std::string> readAll(int fd, const std::string& path, std::size_t expected, std::uint64_t most,
                            const std::stop_token& stop)
{
    std::string content(expected + 1, '\0'); // one more, so that the end is met without growing
    std::size_t size = 0;
    while (true) {
        if (size == content.size())
            content.resize(content.size() * 2);
        const ssize_t count = ::read(fd, content.data() + size, std::min(content.size() - size, stepBytes));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return readFault(path);
        if (count == 0)
            break;
        if (stop.stop_requested())
            return fault(path, {DOPPLER_TEXT("core", "reading was stopped")});
        size += static_cast<std::size_t>(count);
        if (size > most)
            return tooLarge(path, most);
    }
    content.resize(size);
    return content;
}

/// Reads the first `wanted` bytes, or all where the file has fewer.
Result<std::string> readBeginning(int fd, const std::string& path, std::size_t wanted)
{
    std::string content(wanted, '\0');
    std::size_t size = 0;
    while (size < wanted) {
        const ssize_t count = ::read(fd, content.data() + size, wanted - size);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return readFault(path);
        if (count == 0)
            break;
        size += static_cast<std::size_t>(count);
    }
    content.resize(size);
    return content;
}

bool writeAll(int fd, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t count = ::write(fd, content.data(), content.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return false;
        content.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// The content of a regular file, unpacked where it is gzipped; only its beginning where `beginning` is not
/// 0.
Result<std::string> readPart(const std::string& path, std::uint64_t most, std::size_t beginning,
                             const std::stop_token& stop)
{
    const auto file = openRegularFile(path);
    if (!file)
        return file.error();
    const int fd = file->descriptor.get();
    const std::uint64_t size = file->size;
    if (beginning == 0 && size > most)
        return tooLarge(path, most);
    try {
        auto content = beginning == 0 ? readAll(fd, path, static_cast<std::size_t>(size), most, stop)
                                      : readBeginning(fd, path, std::min<std::size_t>(beginning, size));
        if (!content || !looksGzipped(*content))
            return content;
        auto unpacked = gunzip(*content, most, beginning);
        return unpacked ? std::move(unpacked) : Result<std::string>(inFile(unpacked.error(), path));
    } catch (const std::bad_alloc&) {
        return fault(
            path,
            {DOPPLER_TEXT("core", "there is not enough memory to read the file; end other programs, or use a "
                                  "computer with more memory")});
    }
}

/// Whether the path names a descriptor that this process was started with: a redirected output, or a shell's
/// `>(command)`. Such a pipe has its reader already.
bool isOwnDescriptor(const std::string& path)
{
    return path == "/dev/stdout" || path == "/dev/stderr" || path.starts_with("/dev/fd/") ||
           path.starts_with("/proc/self/fd/");
}

/// Opens a pipe or device for writing where that can neither wait for a reader nor overwrite a disk.
Descriptor openSpecial(const std::string& path, const struct stat& status)
{
    if (isOwnDescriptor(path))
        return Descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!S_ISCHR(status.st_mode))
        return Descriptor(-1);
    Descriptor opened(::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat found = {};
    const bool sink = opened.get() >= 0 && ::fstat(opened.get(), &found) == 0 && S_ISCHR(found.st_mode) &&
                      (found.st_rdev == makedev(1, 3) || ::isatty(opened.get()) == 1); // 1, 3: /dev/null
    return sink ? std::move(opened) : Descriptor(-1);
}

void syncFolderOf(const std::string& target)
{
    const std::size_t slash = target.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : target.substr(0, slash + 1);
    // Only makes the rename itself last through a power cut; some file systems can't, which is no failure.
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.get() >= 0)
        ::fsync(descriptor.get());
}

} // namespace

Result<std::string> readFile(const std::string& path, std::uint64_t most, const std::stop_token& stop)
{
    return readPart(path, most, 0, stop);
}

Result<std::string> readFileHead(const std::string& path)
{
    return readPart(path, mostFileBytes, headBytes, {});
}

struct FileWriter::State {
    std::string path;
    std::string target; ///< Where the links of the path end.
    std::string draft;  ///< Empty: the file is written to directly, or finished.
    Descriptor file{-1};
    std::optional<mode_t> permissions; ///< Of the file that was there.
    std::optional<Error> error;
    std::size_t ahead = 0; ///< Bytes that the disk was not asked to take yet.

    void open()
    {
        struct stat status = {};
        const bool exists = ::stat(path.c_str(), &status) == 0;
        if (!exists && errno != ENOENT) {
            error = writeFault(path);
            return;
        }
        if (exists && S_ISDIR(status.st_mode)) {
            error = fault(path, {DOPPLER_TEXT("core", "this is a folder, expected a file")});
            return;
        }
        if (exists && !S_ISREG(status.st_mode)) {
            file = openSpecial(path, status);
            if (file.get() < 0)
                error =
                    fault(path, {DOPPLER_TEXT("core", "this is a pipe or a device, expected a file or one of "
                                                      "/dev/stdout, /dev/stderr and /dev/null")});
            return;
        } else {
            if (exists)
                permissions = status.st_mode & 07777;
            target = withoutLinks(path);
            // A file that may not be written is not to be replaced either, though its folder would let it.
            if (exists && ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) {
                error = writeFault(path);
                return;
            }
            file = makeDraft(target, draft);
            if (file.get() < 0)
                draft.clear();
        }
        if (file.get() < 0)
            error = writeFault(path);
    }

    [[nodiscard]] bool moveIntoPlace()
    {
        return (!permissions || ::fchmod(file.get(), *permissions) == 0) && ::fsync(file.get()) == 0 &&
               file.close() && ::rename(draft.c_str(), target.c_str()) == 0;
    }
};

FileWriter::FileWriter(const std::string& path) : state(std::make_unique<State>())
{
    state->path = path;
    state->open();
}

FileWriter::~FileWriter()
{
    if (!state->draft.empty())
        ::unlink(state->draft.c_str());
}

bool FileWriter::put(std::string_view piece)
{
    if (state->error)
        return false;
    if (!writeAll(state->file.get(), piece)) {
        state->error = writeFault(state->path);
        return false;
    }
    // The disk starts now, so that little is left to wait for at the end. Merely a hint: where it fails,
    // nothing is lost.
    if ((state->ahead += piece.size()) >= stepBytes && !state->draft.empty()) {
        (void)::sync_file_range(state->file.get(), 0, 0, SYNC_FILE_RANGE_WRITE);
        state->ahead = 0;
    }
    return true;
}

Result<void> FileWriter::finish()
{
    if (state->error)
        return *state->error;
    const bool direct = state->draft.empty();
    if (direct ? !state->file.close() : !state->moveIntoPlace()) {
        state->error = writeFault(state->path);
        return *state->error;
    }
    if (!direct) {
        syncFolderOf(state->target);
        state->draft.clear();
    }
    return {};
}

Result<void> writeFile(const std::string& path, std::string_view content)
{
    FileWriter file(path);
    file.put(content);
    return file.finish();
}

std::string fileStem(std::string_view path)
{
    path.remove_prefix(path.rfind('/') + 1); // npos + 1 = 0
    if (path.ends_with(".gz"))
        path.remove_suffix(3);
    const std::size_t dot = path.rfind('.');
    return std::string(dot == 0 ? path : path.substr(0, dot));
}

} // namespace doppler
