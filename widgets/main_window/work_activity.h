// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace doppler {

class Activities;
class ReportExport;
class SessionKeeper;
class Workbench;

/// Reports in the status line what the document waits for: opening and placing, sessions, reports. All of
/// these must outlive it. GUI thread only.
class WorkActivity : public QObject {
    Q_OBJECT
public:
    WorkActivity(Workbench& workbench, Activities& activities, QObject* parent);
    void addSessions(SessionKeeper& keeper);
    void addReport(ReportExport& report);

private:
    void show();

    Workbench& m_workbench;
    Activities& m_activities;
    quint64 m_evaluations = 0;
    double m_best = 0; ///< Makespan in seconds.
};

} // namespace doppler
