// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <functional>

namespace doppler {

/// The program as Qt sees it. Work in the window that runs out of memory is given up, and the program goes
/// on, so that the user can save. Work on other threads reports a lack of memory itself (widgets/jobs/job.h).
class WorkbenchApplication : public QApplication {
public:
    using QApplication::QApplication;

    /// Is called in the window's thread each time that memory runs out there.
    void whenOutOfMemory(std::function<void()> report) { m_report = std::move(report); }

    bool notify(QObject* receiver, QEvent* event) override;

private:
    void reportShortage();

    std::function<void()> m_report;
};

} // namespace doppler
