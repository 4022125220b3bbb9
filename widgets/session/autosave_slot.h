// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QLockFile>
#include <QString>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace doppler {

/// A file of one running window in the folder of what is saved by itself. A lock beside it lives as long as
/// the process: what lies there unlocked was left by a window that came to a sudden end. Several windows
/// have a file each. What the last of them had open at a normal end lies beside the folder.
class AutosaveSlot {
public:
    /// Makes the folder where it is not there, and removes the locks in it that killed processes left without
    /// a session.
    explicit AutosaveSlot(const QString& folder);
    ~AutosaveSlot();
    AutosaveSlot(const AutosaveSlot&) = delete;
    AutosaveSlot& operator=(const AutosaveSlot&) = delete;

    /// What an ended process left.
    struct Left {
        QString file;
        bool triedBefore = false; ///< Its last restoring came to a sudden end before anything was saved.
    };
    /// The newest file that an ended process left. Nobody else gets it from now on, and nothing of it changes
    /// before one of the calls below. Nothing: none is left.
    std::optional<Left> claimLeft();
    /// What claimLeft() gave, while nothing was done about it; empty: none.
    [[nodiscard]] const QString& claimed() const { return m_claimed; }
    /// From now on it counts as tried, until clearMark(), or the next write after adopt().
    void mark();
    void clearMark();
    /// It takes the place of our file.
    void adopt();
    /// It is moved into a folder where nobody looks for what was left, and is nobody's any more. Its new
    /// path; where it can't be moved, it stays left.
    QString setAside();
    /// It is removed.
    void forgetClaimed();
    [[nodiscard]] const QString& file() const { return m_file; }

    /// Writes what is open, from any thread, and blocks for as long as the disk takes; nothing after end().
    class Writer;
    [[nodiscard]] std::shared_ptr<Writer> writer() const { return m_writer; }
    /// Removes what was saved; later writes start it anew.
    void clear();
    /// The file of what was open last, beside the folder; one for all windows. It need not be there.
    [[nodiscard]] QString last() const;
    /// The same as setAside() for that one, so that the next one does not take its place.
    QString setLastAside();
    /// What is left to do at a normal end, for a worker thread: the text that `content` makes goes to last()
    /// (null: none), then our file goes, and no writer brings it back. Where last() can't be written, our
    /// file stays left. What was only claimed does too.
    [[nodiscard]] std::function<Result<void>()> end(std::function<std::string()> content);

private:
    [[nodiscard]] QString movedAside(const QString& file) const;
    void letGo();
    void own(const QString& file, std::unique_ptr<QLockFile> lock);

    QString m_folder;
    QString m_file;
    QString m_claimed; ///< Empty: none.
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<QLockFile> m_claimedLock;
    std::shared_ptr<Writer> m_writer;
};

class AutosaveSlot::Writer {
public:
    explicit Writer(std::string wanted) : path(std::move(wanted)) {}
    Result<void> write(const std::string& content);
    void remove();
    void close();
    /// Blocks while another one writes.
    Result<void> end(const std::string& last, const std::function<std::string()>& content);

private:
    std::mutex mutex;
    std::string path;
    bool closed = false;
};

} // namespace doppler
