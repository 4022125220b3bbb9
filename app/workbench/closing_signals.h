// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QSocketNotifier;

namespace doppler {

class MainWindow;

/// While it lives, the first SIGTERM, SIGINT or SIGHUP closes the window without a question and ends the
/// event loop, once the trainings have written their checkpoints. The next signal ends the program at once. A
/// program that ignores SIGHUP continues to do so. GUI thread; one at a time.
class ClosingSignals {
public:
    explicit ClosingSignals(MainWindow& window);
    ~ClosingSignals();
    ClosingSignals(const ClosingSignals&) = delete;
    ClosingSignals& operator=(const ClosingSignals&) = delete;

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace doppler
