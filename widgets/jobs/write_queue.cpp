// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/write_queue.h"

#include "core/base/start_thread.h"

#include <optional>

namespace doppler {

namespace {

/// Nobody is left to hear what became of it; the next one is written whatever this one throws.
void writeUnheard(const WriteQueue::Write& write)
{
    try {
        (void)write({});
    } catch (...) { // NOLINT(bugprone-empty-catch)
    }
}

} // namespace

WriteQueue::WriteQueue(Hooks hooks)
    : m_hooks(std::move(hooks)), m_job({[this](const QString& file) {
                                            const auto told = std::move(m_pending);
                                            m_current.clear();
                                            m_hooks.saved(file);
                                            startNext();
                                        },
                                        [this](const Error& error) {
                                            const auto told = std::move(m_pending);
                                            m_current.clear();
                                            // What obeyed has nothing to say.
                                            if (!m_cancelled.stop_requested() || !error.message.text.empty())
                                                m_hooks.failed(error);
                                            startNext();
                                        },
                                        {}})
{
}

WriteQueue::~WriteQueue()
{
    if (m_waiting.empty())
        return;
    auto ended = std::make_shared<std::promise<void>>();
    const auto writeRest = [turn = m_turn, ended,
                            waiting = std::make_shared<std::deque<Entry>>(std::move(m_waiting))] {
        {
            const std::lock_guard lock(*turn); // After what is being written.
            for (; !waiting->empty(); waiting->pop_front())
                writeUnheard(waiting->front().write);
        }
        ended->set_value();
    };
    std::thread rest;
    if (startThread(rest, writeRest))
        releaseThread(std::move(rest), ended->get_future());
    else
        writeRest(); // The window waits for it: better than a file that is lost.
}

void WriteQueue::add(const QString& file, Write write)
{
    m_waiting.push_back({file, std::move(write), std::make_shared<PendingWrite>(file)});
    startNext();
}

QString WriteQueue::writing() const
{
    if (!m_current.isEmpty() && !m_cancelled.stop_requested())
        return m_current;
    return m_waiting.empty() ? QString() : m_waiting.front().file;
}

void WriteQueue::cancel()
{
    if (writing().isEmpty())
        return;
    if (!m_current.isEmpty() && !m_cancelled.stop_requested())
        m_cancelled.request_stop();
    else
        m_waiting.pop_front();
    if (m_changed)
        m_changed();
}

void WriteQueue::startNext()
{
    std::optional<Entry> next;
    if (m_current.isEmpty() && !m_waiting.empty()) {
        next = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_current = next->file;
        m_pending = next->pending;
        m_cancelled = std::stop_source();
    }
    if (m_changed)
        m_changed();
    if (!next)
        return;
    m_job.start([entry = *std::move(next), turn = m_turn, cancelled = m_cancelled.get_token()](
                    std::stop_token, const auto&) mutable -> Result<QString> {
        const std::lock_guard lock(*turn);
        const auto pending = std::move(entry.pending); // Until here, whatever the work does.
        if (auto written = entry.write(cancelled); !written)
            return written.error();
        return entry.file;
    });
}

} // namespace doppler
