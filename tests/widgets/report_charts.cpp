// SPDX-License-Identifier: GPL-3.0-or-later
// The Gantt charts of a report: each is of its own run, also where rows are prepared on a worker thread.
#include "tests/widgets/gantt_sample.h"
#include "tests/widgets/training_samples.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/format.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/report/report_export.h"
#include "widgets/training/training_plot.h"
#include "widgets/training/training_view.h"
#include "widgets/workbench/workbench.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace doppler;

namespace {

/// Bars enough for rows to be prepared besides, spread over the devices in another way for each `turn`.
Placement spread(const Problem& problem, std::size_t turn)
{
    Placement placement;
    for (std::size_t v = 0; v < problem.vertexCount(); ++v)
        placement.devices.emplace_back(v / turn % problem.deviceCount());
    return placement;
}

} // namespace

class ReportCharts : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void everyLargeRunHasItsOwn()
    {
        const ProblemPtr problem = sample::manyTasks(45000)->problem;
        Workbench workbench;
        GraphView graph;
        ComparisonView comparison;
        QWidget window;
        const TrainingView trainings;
        ReportExport report(workbench, graph, comparison, trainings, window);
        for (const std::size_t turn : {1U, 3U, 100U}) {
            const int runs = workbench.runs()->rowCount();
            workbench.openResult({problem, QStringLiteral("many"), QStringLiteral("4xP100"), "manual",
                                  spread(*problem, turn), 1, 0, 0});
            QTRY_VERIFY_WITH_TIMEOUT(workbench.runs()->rowCount() == runs + 1 && !workbench.busy(), 60000);
        }
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("report.html"));
        report.exportTo(file);
        QTRY_VERIFY_WITH_TIMEOUT(!report.running(), 60000);
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(in.readAll());
        QStringList charts;
        auto found = QRegularExpression(QStringLiteral("svg\\+xml;base64,([^\"]*)")).globalMatch(html);
        while (found.hasNext())
            charts += QString::fromUtf8(QByteArray::fromBase64(found.next().captured(1).toLatin1()));
        QCOMPARE(charts.size(), 3);
        for (int i = 0; i < 3; ++i) {
            const Schedule& schedule = workbench.runs()->entries()[static_cast<std::size_t>(i)].run->schedule;
            QVERIFY(schedule.tasks.size() + schedule.transfers.size() > 50000);
            const QString makespan = QStringLiteral("makespan ") + formatSeconds(schedule.makespan);
            QVERIFY2(charts[i].contains(makespan), qPrintable(makespan));
        }
    }

    /// As the panel shows them.
    void theCurvesOfTrainings()
    {
        Workbench workbench;
        GraphView graph;
        ComparisonView comparison;
        TrainingView trainings;
        QWidget window;
        TrainingJob job(QStringLiteral("one"));
        LoggedTraining logged;
        logged.records = scriptedRecords(0, 40, 20);
        job.replay(trainingSetup("20", "20"), logged);
        trainings.addJob(&job);
        QTRY_COMPARE(trainings.plot()->curves(0)->records().size(), std::size_t{40});
        ReportExport report(workbench, graph, comparison, trainings, window);
        const ProblemPtr problem = smallProblem();
        workbench.openResult({problem, QStringLiteral("many"), QStringLiteral("4xP100"), "manual",
                              spread(*problem, 1), 1, 0, 0});
        QTRY_VERIFY(workbench.runs()->rowCount() == 1 && !workbench.busy());
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("report.html"));
        report.exportTo(file);
        QTRY_VERIFY(!report.running());
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(in.readAll());
        QVERIFY(html.contains(QStringLiteral(">Training<")));
        QCOMPARE(html.count(QStringLiteral("data:image/svg+xml;base64,")), 2);
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QLocale::setDefault(QLocale::c());
    doppler::applyTheme(application, doppler::ThemeKind::Light);
    ReportCharts test;
    return QTest::qExec(&test, argc, argv);
}
#include "report_charts.moc"
