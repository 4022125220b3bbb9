// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace doppler {

/// Measures how long the GUI thread can't answer: a thread of its own asks it some 500 times a second and
/// notes how long each answer takes. What it measures includes the time that the system gives to others.
class StallMonitor : public QObject {
    Q_OBJECT
public:
    explicit StallMonitor(QObject* parent = nullptr);
    ~StallMonitor() override;

    struct Report {
        std::size_t answers = 0;
        double longest = 0;      ///< Seconds.
        double percentile99 = 0; ///< Seconds.
        std::size_t above16 = 0; ///< Answers that took more than 16 ms.
        double seconds = 0;      ///< Measured for so long.
    };
    /// Forgets what was measured so far.
    void restart();
    /// Of the answers so far.
    [[nodiscard]] Report report() const;

private:
    void answer(std::chrono::steady_clock::time_point asked);

    std::vector<float> m_delays; ///< Seconds, one per answer.
    std::chrono::steady_clock::time_point m_begin;
    std::atomic<bool> m_waiting{false};
    std::jthread m_thread; ///< Last, so that it ends first.
};

} // namespace doppler
