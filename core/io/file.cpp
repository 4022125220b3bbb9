// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file.h"

#include "core/io/gzip.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <new>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace doppler {

namespace {

/// Closes what it holds.
class Descriptor {
public:
    explicit Descriptor(int number) : fd(number) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int get() const { return fd; }
    bool close()
    {
        const int number = std::exchange(fd, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int fd;
};

constexpr std::size_t headBytes = std::size_t{64} << 10;

Error fault(const std::string& path, Message message) { return {std::move(message), path, {}}; }

Error systemFault(const std::string& path, const char* sentence)
{
    return fault(path, {sentence, {std::generic_category().message(errno)}});
}

Error readFault(const std::string& path)
{
    return systemFault(path, DOPPLER_TEXT("core", "the file cannot be read: {0}"));
}

Error writeFault(const std::string& path)
{
    return systemFault(path, DOPPLER_TEXT("core", "the file cannot be written: {0}"));
}

Error tooLarge(const std::string& path, std::uint64_t most)
{
    return fault(path, {DOPPLER_TEXT("core", "the file is larger than {0} bytes"), {std::to_string(most)}});
}

/// Reads to the end of the file, however it grows or shrinks meanwhile.
Result<std::string> readAll(int fd, const std::string& path, std::size_t expected, std::uint64_t most)
{
    std::string content(expected + 1, '\0'); // one more, so that the end is met without growing
    std::size_t size = 0;
    while (true) {
        if (size == content.size())
            content.resize(content.size() * 2);
        const ssize_t count = ::read(fd, content.data() + size, content.size() - size);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return readFault(path);
        if (count == 0)
            break;
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

Result<void> writeDirectly(const std::string& path, std::string_view content)
{
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (file.get() < 0 || !writeAll(file.get(), content) || !file.close())
        return writeFault(path);
    return {};
}

/// The file that a chain of links ends at; the path itself where nothing is there yet.
std::string withoutLinks(const std::string& path)
{
    char* real = ::realpath(path.c_str(), nullptr);
    if (!real)
        return path;
    std::string out = real;
    std::free(real);
    return out;
}

/// The content of a regular file, unpacked where it is gzipped; only its beginning where `beginning` is not
/// 0.
Result<std::string> readPart(const std::string& path, std::uint64_t most, std::size_t beginning)
{
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    if (file.get() < 0 || ::fstat(file.get(), &status) != 0)
        return readFault(path);
    if (S_ISDIR(status.st_mode))
        return fault(path, {DOPPLER_TEXT("core", "this is a folder, expected a file")});
    if (!S_ISREG(status.st_mode))
        return fault(path, {DOPPLER_TEXT("core", "this is a device or a pipe, expected a file")});
    const auto size = static_cast<std::uint64_t>(status.st_size);
    if (beginning == 0 && size > most)
        return tooLarge(path, most);
    try {
        auto content = beginning == 0
                           ? readAll(file.get(), path, static_cast<std::size_t>(size), most)
                           : readBeginning(file.get(), path, std::min<std::size_t>(beginning, size));
        if (!content || !looksGzipped(*content))
            return content;
        auto unpacked = gunzip(*content, most, beginning);
        return unpacked ? std::move(unpacked) : Result<std::string>(inFile(unpacked.error(), path));
    } catch (const std::bad_alloc&) {
        return fault(path, {DOPPLER_TEXT("core", "there is not enough memory to read the file")});
    }
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

/// Makes a new file in the folder of `target`, with the permissions that new files get; `draft` is its path.
int makeDraft(const std::string& target, std::string& draft)
{
    static std::atomic<unsigned> count = 0;
    const std::string folder = target.substr(0, target.rfind('/') + 1); // npos + 1 = 0
    int fd = -1;
    do {
        draft = fmt::format("{}.doppler-{}-{}", folder, ::getpid(), count++);
        fd = ::open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (fd < 0 && errno == EEXIST);
    return fd;
}

} // namespace

Result<std::string> readFile(const std::string& path, std::uint64_t most) { return readPart(path, most, 0); }

Result<std::string> readFileHead(const std::string& path) { return readPart(path, mostFileBytes, headBytes); }

Result<void> writeFile(const std::string& path, std::string_view content)
{
    struct stat status = {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode))
        return fault(path, {DOPPLER_TEXT("core", "this is a folder, expected a file")});
    if (exists && !S_ISREG(status.st_mode))
        return writeDirectly(path, content);

    const std::string target = withoutLinks(path);
    std::string draft;
    Descriptor file(makeDraft(target, draft));
    if (file.get() < 0)
        return writeFault(path);
    const bool done =
        writeAll(file.get(), content) && (!exists || ::fchmod(file.get(), status.st_mode & 07777) == 0) &&
        ::fsync(file.get()) == 0 && file.close() && ::rename(draft.c_str(), target.c_str()) == 0;
    if (!done) {
        Error error = writeFault(path);
        ::unlink(draft.c_str());
        return error;
    }
    syncFolderOf(target);
    return {};
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
