// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/draft_file.h"

#include "core/base/text_fields.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <set>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

namespace doppler {

namespace {

constexpr std::string_view prefix = ".doppler-";

/// The folder of a path, with its slash; empty where it is the current one.
std::string folderOf(const std::string& path)
{
    return path.substr(0, path.rfind('/') + 1); // npos + 1 = 0
}

/// Whether the program that a draft's name tells, ".doppler-PID-N", runs no more.
bool isOfTheDead(std::string_view name)
{
    if (!name.starts_with(prefix))
        return false;
    name.remove_prefix(prefix.size());
    pid_t process = 0;
    unsigned number = 0;
    return parseNumber(takeUntil(name, "-"), process) && process > 0 && parseNumber(name, number) &&
           ::kill(process, 0) != 0 && errno == ESRCH;
}

/// Takes a draft away, but for one that a program on another machine or in another container still writes.
void removeUnlessLocked(const std::string& path)
{
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (file.get() >= 0 && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0)
        ::unlink(path.c_str());
}

void removeDeadDrafts(const std::string& folder)
{
    static std::mutex mutex;
    static std::set<std::string> seen;
    std::error_code fault;
    const std::filesystem::path place = std::filesystem::absolute(folder.empty() ? "." : folder, fault);
    {
        const std::lock_guard lock(mutex);
        if (fault || !seen.insert(place.string()).second)
            return;
    }
    for (std::filesystem::directory_iterator at(place, fault), end; !fault && at != end; at.increment(fault))
        if (isOfTheDead(at->path().filename().string()))
            removeUnlessLocked(at->path().string());
}

} // namespace

std::string withoutLinks(const std::string& path)
{
    if (char* real = ::realpath(path.c_str(), nullptr)) {
        std::string out = real;
        std::free(real);
        return out;
    }
    // Nothing is there: the links are followed one by one to what they name.
    constexpr int mostLinks = 40;
    std::string out = path;
    std::array<char, PATH_MAX> link{};
    for (int i = 0; i < mostLinks; ++i) {
        const ssize_t length = ::readlink(out.c_str(), link.data(), link.size());
        if (length <= 0)
            break;
        const std::string next(link.data(), static_cast<std::size_t>(length));
        out = next.starts_with('/') ? next : folderOf(out) + next;
    }
    return out;
}

Descriptor makeDraft(const std::string& target, std::string& draft)
{
    static std::atomic<unsigned> count = 0;
    const std::string folder = folderOf(target);
    removeDeadDrafts(folder);
    while (true) {
        draft = fmt::format("{}{}{}-{}", folder, prefix, ::getpid(), count++);
        Descriptor file(::open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (file.get() < 0 && errno == EEXIST)
            continue;
        if (file.get() >= 0)
            (void)::flock(file.get(), LOCK_EX | LOCK_NB); // see removeUnlessLocked()
        return file;
    }
}

} // namespace doppler
