// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/job.h"

#include <QString>
#include <deque>

namespace doppler {

/// Files that are written in the background, one after the other in the order in which they were asked for,
/// each with a result of its own. Window's thread only. When the queue goes it leaves at once, and what is
/// still to be written is written all the same (parting_threads.h).
class WriteQueue {
public:
    /// Writes one file, on a worker thread. It must not refer to anything that may go meanwhile.
    using Write = std::function<Result<void>()>;
    /// One of them for each file, in the window's thread.
    struct Hooks {
        std::function<void(const QString& file)> saved;
        std::function<void(const Error& error)> failed;
    };

    explicit WriteQueue(Hooks hooks);
    ~WriteQueue();
    WriteQueue(const WriteQueue&) = delete;
    WriteQueue& operator=(const WriteQueue&) = delete;

    /// Doesn't block.
    void add(const QString& file, Write write);
    /// A thread works, or a file waits for its turn.
    [[nodiscard]] bool busy() const { return m_job.busy() || !m_waiting.empty(); }

private:
    struct Entry {
        QString file;
        Write write;
    };
    void startNext();

    Hooks m_hooks;
    std::deque<Entry> m_waiting;
    std::shared_ptr<std::mutex> m_turn = std::make_shared<std::mutex>(); ///< Held while a file is written.
    Job<QString> m_job;
};

} // namespace doppler
