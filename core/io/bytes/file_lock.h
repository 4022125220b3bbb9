// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/file_descriptor.h"

#include <string>

namespace doppler {

enum class LockOutcome {
    Locked,
    HeldElsewhere, ///< Another open file holds the lock, in any process.
    Unsupported,   ///< The file system has no locks.
    Failed,        ///< errno holds the reason.
};

/// Locks an open file exclusively until it is closed, also by the end of the process. Doesn't block.
LockOutcome lockExclusively(int descriptor);

/// Reserves a path for one writer that replaces the file by renaming, and therefore cannot lock the file
/// itself: it locks "PATH.lock", which exists while the lock does. A killed process leaves that file without
/// a lock, and the next writer takes it. Not thread-safe; movable.
class FileLock {
public:
    /// No lock.
    FileLock() = default;
    ~FileLock() { release(); }
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;

    /// Locks the file to which `path` leads. The error `inUse` names it if another writer has the lock. Where
    /// no lock is possible (terminals, folders without write permission, file systems without locks), returns
    /// no lock, because writing reports its own errors. Doesn't block.
    static Result<FileLock> acquire(const std::string& path, const Message& inUse);
    void release();

private:
    Descriptor descriptor{-1};
    std::string file; ///< Removed by release().
};

} // namespace doppler
