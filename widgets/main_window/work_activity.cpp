// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/work_activity.h"

#include "widgets/report/report_export.h"
#include "widgets/session/session_keeper.h"
#include "widgets/shell/activities.h"
#include "widgets/ui/text/format.h"
#include "widgets/workbench/workbench.h"

#include <QLocale>

namespace doppler {

namespace {

const QString work = QStringLiteral("work");
const QString session = QStringLiteral("session");
const QString page = QStringLiteral("report");

} // namespace

WorkActivity::WorkActivity(Workbench& workbench, Activities& activities, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_activities(activities)
{
    connect(&workbench, &Workbench::busyChanged, this, [this] {
        m_evaluations = 0;
        show();
    });
    connect(&workbench, &Workbench::progressed, this, [this](quint64 evaluations, double best, double share) {
        m_evaluations = evaluations;
        m_best = best;
        show();
        if (share > 0)
            m_activities.reached(work, share);
    });
    connect(&workbench, &Workbench::placingBegan, this, [this] {
        m_evaluations = 0;
        m_activities.restart(work);
        show();
    });
    connect(&workbench, &Workbench::loadProgressed, this,
            [this](double share) { m_activities.reached(work, share); });
    activities.tellWrites(QStringLiteral("files"), workbench.writes());
}

void WorkActivity::show()
{
    if (!m_workbench.busy())
        return m_activities.end(work);
    m_activities.tell(
        work,
        [this] {
            return m_evaluations == 0 ? tr("Working…")
                                      : tr("%1 placements tried, best %2")
                                            .arg(QLocale().toString(m_evaluations), formatSeconds(m_best));
        },
        [this] { m_workbench.stop(); });
}

void WorkActivity::addSessions(SessionKeeper& keeper)
{
    connect(&keeper, &SessionKeeper::openingChanged, this, [this, &keeper] {
        if (keeper.opening())
            m_activities.tell(
                session, [] { return tr("Opening the session…"); }, [&keeper] { keeper.cancel(); });
        else
            m_activities.end(session);
    });
    connect(&keeper, &SessionKeeper::progressed, this,
            [this](double share) { m_activities.reached(session, share); });
}

void WorkActivity::addReport(ReportExport& report)
{
    connect(&report, &ReportExport::runningChanged, this, [this, &report] {
        if (report.running())
            m_activities.tell(
                page, [] { return tr("Creating the report…"); }, [&report] { report.cancel(); });
        else
            m_activities.end(page);
    });
    connect(&report, &ReportExport::progressed, this,
            [this](double share) { m_activities.reached(page, share); });
}

} // namespace doppler
