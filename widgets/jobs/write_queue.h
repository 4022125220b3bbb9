// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"
#include "widgets/jobs/pending_write.h"

#include <QString>
#include <deque>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace doppler {

/// Files that are written in the background, one after the other in the order in which they were asked for,
/// each with a result of its own, unless it is cancelled. Window's thread only. When the queue goes it leaves
/// at once, and what is still to be written is written all the same: each is a PendingWrite until it is.
class WriteQueue {
public:
    /// Writes one file, on a worker thread. It must not refer to anything that may go meanwhile. Where it
    /// sees that it is cancelled it writes nothing and gives an empty error, which nobody hears.
    using Write = std::function<Result<void>(const std::stop_token& cancelled)>;
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
    /// One that can only be cancelled before its turn.
    void add(const QString& file, std::function<Result<void>()> write)
    {
        add(file, Write([work = std::move(write)](const std::stop_token&) { return work(); }));
    }
    /// The file that is being written, or is the next where that one was cancelled; empty: none.
    [[nodiscard]] QString writing() const;
    /// Cancels that one: it stays as it was, unless it is too late for that, and then it is told as any
    /// other.
    void cancel();
    /// Called whenever writing() may be another one.
    void watch(std::function<void()> changed) { m_changed = std::move(changed); }
    /// A thread works, or a file waits for its turn.
    [[nodiscard]] bool busy() const { return m_job.busy() || !m_waiting.empty(); }

private:
    struct Entry {
        QString file;
        Write write;
        std::shared_ptr<PendingWrite> pending;
    };
    void startNext();

    Hooks m_hooks;
    std::function<void()> m_changed;
    std::deque<Entry> m_waiting;
    QString m_current;                       ///< Its result is still to come; empty: none.
    std::shared_ptr<PendingWrite> m_pending; ///< Of that one, until its hook was called.
    std::stop_source m_cancelled; ///< Of that one. Not the job's own, which stops when the queue goes.
    std::shared_ptr<std::mutex> m_turn = std::make_shared<std::mutex>(); ///< Held while a file is written.
    Job<QString> m_job;
};

} // namespace doppler
