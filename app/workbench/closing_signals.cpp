// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/closing_signals.h"

#include "app/arguments/interrupts.h"
#include "widgets/main_window/main_window.h"
#include "widgets/training/training_runs.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSocketNotifier>
#include <QTimer>
#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace doppler {

namespace {

/// A signal handler may do next to nothing: it writes a byte, which wakes the event loop.
std::array<int, 2> wakeUp{-1, -1};

void restoreSignals()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    if (!ignoresHangup())
        std::signal(SIGHUP, SIG_DFL);
}

void onSignal(int)
{
    const int kept = errno;
    [[maybe_unused]] const ssize_t written = ::write(wakeUp[1], "", 1);
    errno = kept;
}

/// Closes the window without a question, once its trainings have written their checkpoints.
void endOnRequest(MainWindow& window)
{
    constexpr int patience = 10000; // milliseconds: an update of a large network may take longer
    const auto end = [&window] {
        window.close();
        QCoreApplication::exit(0); // also of a dialog that is open
    };
    if (!window.training().active())
        return end();
    window.training().stopAll();
    auto* timer = new QTimer(&window);
    QObject::connect(timer, &QTimer::timeout, &window, [&window, end, waited = QElapsedTimer()]() mutable {
        if (!waited.isValid())
            waited.start();
        if (!window.training().active() || waited.hasExpired(patience))
            end();
    });
    timer->start(20);
}

} // namespace

ClosingSignals::ClosingSignals(MainWindow& window)
{
    if (::pipe2(wakeUp.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return; // the signals keep their usual effect
    m_notifier = std::make_unique<QSocketNotifier>(wakeUp[0], QSocketNotifier::Read);
    QObject::connect(m_notifier.get(), &QSocketNotifier::activated, &window, [this, &window] {
        m_notifier->setEnabled(false);
        restoreSignals();
        endOnRequest(window);
    });
    std::signal(SIGINT, onSignal);
    std::signal(SIGTERM, onSignal);
    if (!ignoresHangup())
        std::signal(SIGHUP, onSignal);
}

ClosingSignals::~ClosingSignals()
{
    if (!m_notifier)
        return;
    restoreSignals();
    m_notifier.reset();
    for (int& end : wakeUp) {
        ::close(end);
        end = -1;
    }
}

} // namespace doppler
