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

/// Writes files in the background, one after the other, and reports the result of each that is not cancelled.
/// GUI thread only. The destructor returns at once; waiting files are written all the same, each a
/// PendingWrite until then.
class WriteQueue {
public:
    /// Writes one file, on a worker thread. It must own what it uses. When it is cancelled it writes nothing
    /// and returns an empty error, which the queue drops.
    using Write = std::function<Result<void>(const std::stop_token& cancelled)>;
    /// One of them is called for each file, in the GUI thread.
    struct Hooks {
        std::function<void(const QString& file)> saved;
        std::function<void(const Error& error)> failed;
    };

    explicit WriteQueue(Hooks hooks);
    ~WriteQueue();
    WriteQueue(const WriteQueue&) = delete;
    WriteQueue& operator=(const WriteQueue&) = delete;

    /// Never blocks.
    void add(const QString& file, Write write);
    /// A write that can only be cancelled before its turn.
    void add(const QString& file, std::function<Result<void>()> write)
    {
        add(file, Write([work = std::move(write)](const std::stop_token&) { return work(); }));
    }
    /// The file that is being written, or the next one if that was cancelled; empty if there is none.
    [[nodiscard]] QString writing() const;
    /// Cancels that file: it stays as it was, unless the write is already done, which is then reported as
    /// usual.
    void cancel();
    /// Sets a hook that is called whenever writing() may have changed.
    void watch(std::function<void()> changed) { m_changed = std::move(changed); }
    /// A file is being written or waits for its turn.
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
    QString m_current;                       ///< The file whose result is still to come; empty if none.
    std::shared_ptr<PendingWrite> m_pending; ///< Of that file, until its hook was called.
    std::stop_source m_cancelled;            ///< Of that file. The job's own stops with the queue.
    std::shared_ptr<std::mutex> m_turn = std::make_shared<std::mutex>(); ///< Held while a file is written.
    Job<QString> m_job;
};

} // namespace doppler
