// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workbench/write_queue.h"

namespace doppler {

WriteQueue::WriteQueue(Hooks hooks)
    : m_hooks(std::move(hooks)), m_job({[this](const QString& file) {
                                            m_hooks.saved(file);
                                            startNext();
                                        },
                                        [this](const Error& error) {
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
    std::promise<void> ended;
    std::future<void> future = ended.get_future();
    std::thread rest([turn = m_turn, waiting = std::move(m_waiting), ended = std::move(ended)]() mutable {
        {
            const std::lock_guard lock(*turn); // After what is being written.
            for (const Entry& entry : waiting)
                (void)entry.write(); // Nobody is left to hear of it.
        }
        waiting.clear();
        ended.set_value();
    });
    partWith(std::move(rest), std::move(future));
}

void WriteQueue::add(const QString& file, Write write)
{
    m_waiting.push_back({file, std::move(write)});
    if (!m_job.running())
        startNext();
}

void WriteQueue::startNext()
{
    if (m_waiting.empty())
        return;
    Entry next = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_job.start([entry = std::move(next), turn = m_turn](std::stop_token, const auto&) -> Result<QString> {
        const std::lock_guard lock(*turn);
        if (auto written = entry.write(); !written)
            return written.error();
        return entry.file;
    });
}

} // namespace doppler
