// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/file_lock.h"

#include "core/io/bytes/draft_file.h"

#include <cerrno>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace doppler {

namespace {

Descriptor openLockFile(const std::string& file)
{
    constexpr int flags = O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    constexpr mode_t usual = 0666;
    Descriptor opened(::open(file.c_str(), O_RDWR | flags, usual));
    if (opened.get() < 0 && errno == EACCES) // another user's; reading suffices for a lock on a local disk
        return Descriptor(::open(file.c_str(), O_RDONLY | flags, usual));
    return opened;
}

/// Whether the name still leads to the open file: a holder removes the file when it releases the lock.
bool isStillThere(const Descriptor& opened, const std::string& file)
{
    struct stat own {};
    struct stat there {};
    return ::fstat(opened.get(), &own) == 0 && ::stat(file.c_str(), &there) == 0 &&
           own.st_ino == there.st_ino && own.st_dev == there.st_dev;
}

} // namespace

LockOutcome lockExclusively(int descriptor)
{
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return LockOutcome::Locked;
    switch (errno) {
    case EWOULDBLOCK:
        return LockOutcome::HeldElsewhere;
    case ENOLCK: // some network file systems
    case EOPNOTSUPP:
    case ENOSYS:
        return LockOutcome::Unsupported;
    default:
        return LockOutcome::Failed;
    }
}

FileLock::FileLock(FileLock&& other) noexcept
    : descriptor(std::move(other.descriptor)), file(std::exchange(other.file, {}))
{
}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    std::swap(descriptor, other.descriptor);
    std::swap(file, other.file);
    return *this;
}

Result<FileLock> FileLock::acquire(const std::string& path, const Message& inUse)
{
    const std::string target = withoutLinks(path);
    std::error_code ignored;
    if (path.empty() ||
        (std::filesystem::exists(target, ignored) && !std::filesystem::is_regular_file(target, ignored)))
        return FileLock();
    FileLock lock;
    lock.file = target + ".lock";
    while (true) {
        lock.descriptor = openLockFile(lock.file);
        const LockOutcome outcome =
            lock.descriptor.get() >= 0 ? lockExclusively(lock.descriptor.get()) : LockOutcome::Failed;
        if (outcome == LockOutcome::Locked && isStillThere(lock.descriptor, lock.file))
            return lock;
        if (outcome == LockOutcome::Locked)
            continue; // its holder has just removed it
        if (outcome != LockOutcome::Unsupported)
            lock.file.clear(); // not this one's to remove
        if (outcome == LockOutcome::HeldElsewhere)
            return Error{inUse, path, {}};
        return FileLock();
    }
}

void FileLock::release()
{
    if (!file.empty())
        ::unlink(file.c_str()); // before the lock goes, or it could be the next holder's
    file.clear();
    descriptor.close();
}

} // namespace doppler
