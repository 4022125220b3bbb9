// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/stall_monitor.h"

#include "core/base/start_thread.h"

#include <algorithm>

namespace doppler {

using Clock = std::chrono::steady_clock;

StallMonitor::StallMonitor(QObject* parent) : QObject(parent), m_begin(Clock::now())
{
    // Without a thread there are no answers to report.
    (void)startThread(m_thread, [this](std::stop_token stop) {
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
            if (m_waiting.exchange(true))
                continue; // One question at a time: a long stall counts once, with its whole length.
            QMetaObject::invokeMethod(
                this, [this, asked = Clock::now()] { answer(asked); }, Qt::QueuedConnection);
        }
    });
}

StallMonitor::~StallMonitor() = default;

void StallMonitor::restart()
{
    m_delays.clear();
    m_begin = Clock::now();
}

void StallMonitor::answer(Clock::time_point asked)
{
    if (asked >= m_begin)
        m_delays.push_back(std::chrono::duration<float>(Clock::now() - asked).count());
    m_waiting = false;
}

StallMonitor::Report StallMonitor::report() const
{
    Report report;
    report.seconds = std::chrono::duration<double>(Clock::now() - m_begin).count();
    report.answers = m_delays.size();
    if (m_delays.empty())
        return report;
    std::vector<float> sorted = m_delays;
    std::ranges::sort(sorted);
    report.longest = sorted.back();
    report.percentile99 = sorted[(sorted.size() - 1) * 99 / 100];
    report.above16 = static_cast<std::size_t>(sorted.end() - std::ranges::upper_bound(sorted, 0.016F));
    return report;
}

} // namespace doppler
