// SPDX-License-Identifier: GPL-3.0-or-later
// The Gantt charts of a report: each is of its own run, also of large ones, and as a view paints it; in the
// background, where it can be given up.
#include "tests/support/gantt_sample.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/training_samples.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/jobs/pending_write.h"
#include "widgets/report/report_export.h"
#include "widgets/report/report_pictures.h"
#include "widgets/shell/picture_export.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/text/format.h"
#include "widgets/workbench/workbench.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <ctime>

namespace report_charts_test {

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

/// A workbench with runs, and what reports of it.
struct Scene {
    Workbench workbench;
    GraphView graph;
    ComparisonView comparison;
    QWidget window;
    TrainingView trainings;
    ReportExport report{workbench, graph, comparison, trainings, window};
    tests::ScratchFolder folder;
    QString file = folder.filePath(QStringLiteral("report.html"));

    void add(const ProblemPtr& problem, std::size_t turn)
    {
        const int runs = workbench.runs()->rowCount();
        workbench.openResult({problem, QStringLiteral("many"), QStringLiteral("4xP100"), "manual",
                              spread(*problem, turn), 1, 0, 0});
        QTRY_VERIFY_WITH_TIMEOUT(workbench.runs()->rowCount() == runs + 1 && !workbench.busy(), 60000);
    }
    [[nodiscard]] const RunPtr& run(int row)
    {
        return workbench.runs()->entries()[static_cast<std::size_t>(row)].run;
    }
    /// The pictures of the page that was written.
    [[nodiscard]] QStringList pictures() const
    {
        QFile in(file);
        if (!in.open(QIODevice::ReadOnly))
            return {};
        const QString html = QString::fromUtf8(in.readAll());
        QStringList found;
        auto next = QRegularExpression(QStringLiteral("svg\\+xml;base64,([^\"]*)")).globalMatch(html);
        while (next.hasNext())
            found += QString::fromUtf8(QByteArray::fromBase64(next.next().captured(1).toLatin1()));
        return found;
    }
};

/// Seconds of arithmetic so far, of this thread or of the whole program.
double spent(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

} // namespace

class ReportCharts : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    /// The window's own thread has next to nothing to do meanwhile.
    void everyLargeRunHasItsOwn()
    {
        const ProblemPtr problem = sample::manyTasks(45000)->problem;
        Scene scene;
        for (const std::size_t turn : {1U, 3U, 100U})
            scene.add(problem, turn);
        const double mineBefore = spent(CLOCK_THREAD_CPUTIME_ID);
        const double allBefore = spent(CLOCK_PROCESS_CPUTIME_ID);
        scene.report.exportTo(scene.file);
        QVERIFY(scene.report.running());
        QTRY_VERIFY_WITH_TIMEOUT(!scene.report.running(), 60000);
        const double mine = spent(CLOCK_THREAD_CPUTIME_ID) - mineBefore;
        const double all = spent(CLOCK_PROCESS_CPUTIME_ID) - allBefore;
        QVERIFY2(mine < all / 4, qPrintable(QStringLiteral("%1 of %2 s").arg(mine).arg(all)));
        const QStringList charts = scene.pictures().mid(1); // Behind the graph.
        QCOMPARE(charts.size(), 3);
        for (int i = 0; i < 3; ++i) {
            const Schedule& schedule = scene.run(i)->schedule;
            QVERIFY(schedule.tasks.size() + schedule.transfers.size() > 50000);
            const QString makespan = QStringLiteral("makespan ") + formatSeconds(schedule.makespan);
            QVERIFY2(charts[i].contains(makespan), qPrintable(makespan));
        }
    }

    void everyChartIsAsAViewPaintsIt()
    {
        const ProblemPtr problem = sample::chainmm()->problem;
        Scene scene;
        for (const std::size_t turn : {1U, 3U})
            scene.add(problem, turn);
        scene.report.exportTo(scene.file);
        QTRY_VERIFY_WITH_TIMEOUT(!scene.report.running(), 60000);
        const QStringList charts = scene.pictures().mid(1); // Behind the graph.
        QCOMPARE(charts.size(), 2);
        for (int i = 0; i < 2; ++i) {
            GanttView view;
            showAtOnce(view, scene.run(i));
            const QByteArray painted =
                pictureAsSvg(view.pictureSize().toSize(), [&view](QPainter& painter, const QRectF& area) {
                    view.paintPicture(painter, area);
                });
            QCOMPARE(charts[i], QString::fromUtf8(painted));
        }
    }

    void whatIsGivenUpLeavesNoFile()
    {
        Scene scene;
        scene.add(sample::manyTasks(5000)->problem, 3);
        QSignalSpy saved(&scene.report, &ReportExport::saved);
        QSignalSpy failed(&scene.report, &ReportExport::failed);
        QSignalSpy changed(&scene.report, &ReportExport::runningChanged);
        scene.report.exportTo(scene.file);
        QVERIFY(scene.report.running() && !scene.report.action()->isEnabled());
        scene.report.cancel();
        QVERIFY(!scene.report.running() && scene.report.action()->isEnabled());
        QCOMPARE(changed.size(), 2);
        // Another one is not kept from its file.
        const QString other = scene.folder.filePath(QStringLiteral("other.html"));
        scene.report.exportTo(other);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60000);
        QCOMPARE(saved[0][0].toString(), other);
        QVERIFY(QFile::exists(other) && !QFile::exists(scene.file));
        QVERIFY(failed.isEmpty());
    }

    /// Graphs that no view shows are laid out first; the program does not end before the page is there.
    void everyGraphIsLaidOut()
    {
        Scene scene;
        scene.add(sample::chainmm()->problem, 1);
        scene.add(smallProblem(), 1);
        scene.report.exportTo(scene.file);
        QVERIFY(scene.report.running());
        QCOMPARE(PendingWrite::first(), scene.file);
        QTRY_VERIFY_WITH_TIMEOUT(!scene.report.running(), 60000);
        QVERIFY(PendingWrite::first().isEmpty());
        const QStringList pictures = scene.pictures();
        QCOMPARE(pictures.size(), 4); // Of the small one, which is shown, and of the other: graph and chart.
        for (const std::size_t graph : {0U, 2U})
            QVERIFY(!pictures[static_cast<qsizetype>(graph)].contains(QStringLiteral("makespan ")));
        QVERIFY(pictures[2].size() > pictures[0].size());
    }

    /// As the panel shows them.
    void theCurvesOfTrainings()
    {
        Scene scene;
        TrainingJob job(QStringLiteral("one"));
        TrainingLogContent logged;
        logged.records = scriptedRecords(0, 40, 20);
        job.replay(trainingSetup("20", "20"), logged);
        scene.trainings.addJob(&job);
        QTRY_COMPARE(scene.trainings.plot()->curves(0)->records().size(), std::size_t{40});
        scene.add(smallProblem(), 1);
        scene.report.exportTo(scene.file);
        QTRY_VERIFY(!scene.report.running());
        QFile in(scene.file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        QVERIFY(in.readAll().contains(">Training<"));
        const QStringList pictures = scene.pictures();
        QCOMPARE(pictures.size(), 3);
        const QString& curves = pictures[2]; // Behind the graph and its Gantt chart.
        QVERIFY(curves.contains(QStringLiteral("<text")) &&
                curves.count(QStringLiteral("<polyline")) + curves.count(QStringLiteral("<path")) > 2);
    }
};

int run(int argc, char** argv)
{
    QApplication application(argc, argv);
    QLocale::setDefault(QLocale::c());
    doppler::applyTheme(application, doppler::ThemeKind::Light);
    ReportCharts test;
    return QTest::qExec(&test, argc, argv);
}

DOPPLER_TEST_MAIN(run)

} // namespace report_charts_test

#include "report_charts.moc"
