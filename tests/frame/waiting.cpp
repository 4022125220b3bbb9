// SPDX-License-Identifier: GPL-3.0-or-later
// What takes its time says how far it is and how long the rest takes, and can be ended.
#include "core/base/module_file.h"
#include "tests/support/runner.h"
#include "tests/window/dot_script.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/window_scene.h"
#include "widgets/report/report_export.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/activities.h"
#include "widgets/shell/module_build_note.h"
#include "widgets/shell/status_line.h"
#include "widgets/training/training_runs.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>

namespace waiting_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

/// The left part of a status line.
struct Told {
    const QLabel* text;
    QToolButton* stop;
    const QProgressBar* progress;

    explicit Told(const QWidget& line)
        : text(line.findChild<QLabel*>(QStringLiteral("activity"))),
          stop(line.findChild<QToolButton*>(QStringLiteral("stopActivity"))),
          progress(line.findChild<QProgressBar*>(QStringLiteral("activityProgress")))
    {
    }
    [[nodiscard]] bool nothing() const
    {
        return text->text().isEmpty() && stop->isHidden() && progress->isHidden();
    }
};

/// Nothing goes on, and the graph is arranged.
bool settled(MainWindow& window)
{
    return window.graphView()->picture().run && !window.workbench().busy() &&
           !window.graphView()->layoutJob().running();
}

/// A chain that takes a while to read.
std::string longGraph()
{
    constexpr int count = 60000;
    std::string text = R"({"format": "doppler-graph", "version": 1, "name": "long", "vertices": [)";
    for (int i = 0; i < count; ++i)
        text += (i > 0 ? ",\n{\"id\": " : "{\"id\": ") + std::to_string(i) + R"(, "flops": 1e9})";
    text += R"(], "edges": [)";
    for (int i = 1; i < count; ++i)
        text += (i > 1 ? ",\n{\"from\": " : "{\"from\": ") + std::to_string(i - 1) + R"(, "to": )" +
                std::to_string(i) + "}";
    return text + "]}";
}

} // namespace

class Waiting : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theEstimateIsTheSpeedSoFar()
    {
        WaitEstimate wait;
        QVERIFY(!wait.share() && !wait.secondsLeft() && wait.leftText().isEmpty());
        wait.reachedAt(0.2, 0.1);
        QCOMPARE(wait.share(), std::optional(0.2));
        QVERIFY(!wait.secondsLeft()); // It would jump.
        wait.reachedAt(0.25, 1);
        QCOMPARE(wait.secondsLeft(), std::optional(3.0));
        wait.reachedAt(0.5, 2);
        QCOMPARE(wait.secondsLeft(), std::optional(2.0));
        QVERIFY2(wait.leftText().contains(QLatin1Char('2')), qPrintable(wait.leftText()));
        wait.reachedAt(0.5, 4); // Nothing was done in between.
        QCOMPARE(wait.secondsLeft(), std::optional(4.0));
        wait.reachedAt(0.25, 5); // The next part of the work.
        QVERIFY(!wait.secondsLeft());
        wait.reachedAt(0.5, 6);
        QCOMPARE(wait.secondsLeft(), std::optional(2.0));
        wait.reachedAt(1.5, 7);
        QCOMPARE(wait.share(), std::optional(1.0));
        QCOMPARE(wait.secondsLeft(), std::optional(0.0));
        wait.begin();
        QVERIFY(!wait.share() && !wait.secondsLeft());
    }

    void theNewestActivityIsTold()
    {
        StatusLine line;
        Activities activities(line);
        const Told told(line);
        line.show();
        QVERIFY(told.nothing());
        QStringList stopped;
        for (const QString& name : {QStringLiteral("first"), QStringLiteral("second")})
            activities.tell(
                name, [name] { return name; },
                [&activities, &stopped, name] {
                    stopped += name;
                    activities.end(name);
                });
        QCOMPARE(told.text->text(), QStringLiteral("second"));
        QVERIFY(told.stop->isVisible() && !told.stop->accessibleName().isEmpty());
        QVERIFY(!told.progress->isVisible() && !told.progress->accessibleName().isEmpty());
        activities.reached(QStringLiteral("first"), 0.25);
        activities.reached(QStringLiteral("nobody"), 0.5);
        QCOMPARE(told.text->text(), QStringLiteral("second"));
        QVERIFY(!told.progress->isVisible());
        QTest::mouseClick(told.stop, Qt::LeftButton);
        QCOMPARE(stopped, QStringList{QStringLiteral("second")});
        QCOMPARE(told.text->text(), QStringLiteral("first"));
        QVERIFY(told.progress->isVisible());
        QCOMPARE(told.progress->value(), told.progress->maximum() / 4);
        activities.tell(
            QStringLiteral("first"), [] { return QStringLiteral("other words"); }, [] {});
        QCOMPARE(told.text->text(), QStringLiteral("other words"));
        QVERIFY(told.progress->isVisible()); // What was reached stays.
        activities.end(QStringLiteral("first"));
        QVERIFY(told.nothing());
    }

    /// scripts/run.sh opens the window before the modules are built: a marker file exists for as long.
    /// What has hardly any room is not shown at all, and all of it is in the tool tip.
    void aNoteWithoutRoomIsNotShown()
    {
        StatusLine line;
        line.showNote([] { return QStringLiteral("Placed by hand: gpu0 to gpu1"); });
        auto* told = line.findChild<QLabel*>(QStringLiteral("activity"));
        QVERIFY(told);
        const auto painted = [told](int width) {
            told->setFixedWidth(width); // The line gives it the room that is left.
            const QImage image = told->grab().toImage().convertToFormat(QImage::Format_RGB32);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) != image.pixel(0, 0))
                        return true;
            return false;
        };
        QVERIFY(!painted(4) && !painted(16));
        QVERIFY(painted(80) && painted(400));
        QVERIFY(told->toolTip().startsWith(told->text()));
    }

    void modulesThatAreBeingBuiltAreShown()
    {
        tests::ScratchFolder folder;
        QFile marker(folder.filePath(QStringLiteral("building")));
        QVERIFY(marker.open(QIODevice::WriteOnly));
        qputenv(moduleBuildVariable, QFile::encodeName(marker.fileName()));
        StatusLine line;
        Activities activities(line);
        const Told told(line);
        const ModuleBuildNote note(activities, line);
        line.show();
        QVERIFY(told.text->text().contains(QStringLiteral("still being built")));
        QVERIFY(!told.stop->isVisible()); // The user can't end it.
        line.showNote({});                // Other notes come and go.
        QVERIFY(told.text->text().contains(QStringLiteral("still being built")));
        QVERIFY(marker.remove());
        QTRY_VERIFY(!told.text->text().contains(QStringLiteral("still being built")));
        QVERIFY(!told.text->text().isEmpty()); // It says how it ended.
        qunsetenv(moduleBuildVariable);
    }

    void aSearchSaysHowLongItTakes()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(
            {quick.graph, quick.topology, {}, {{QStringLiteral("simulated-annealing"), 1, 1'000'000'000}}});
        const Told told(*window.statusBar());
        QTRY_VERIFY_WITH_TIMEOUT(told.text->text().contains(QRegularExpression(
                                     QStringLiteral("placements tried, best .* – .* left$"))),
                                 20000);
        QVERIFY(told.progress->isVisible());
        QTest::mouseClick(told.stop, Qt::LeftButton);
        QTRY_VERIFY(!window.workbench().busy());
        QVERIFY(window.workbench().run()); // The best so far.
        QTRY_VERIFY(told.nothing());
    }

    void readingTellsHowFarItIsAndCanBeEnded()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(settled(window));
        const ProblemPtr before = window.workbench().problem();
        const QString file = stage.write("long.json", longGraph());
        const Told told(*window.statusBar());
        std::optional<double> reached;
        connect(&window.workbench(), &Workbench::loadProgressed, this, [&](double share) {
            reached = share;
            QVERIFY(told.progress->isVisible());
            QTest::mouseClick(told.stop, Qt::LeftButton);
        });
        window.workbench().openGraph(file);
        QVERIFY(told.stop->isVisible());
        QTRY_VERIFY(!window.workbench().busy());
        QVERIFY(reached && *reached >= 0 && *reached < 1);
        QTRY_VERIFY(!window.workbench().threadsBusy()); // The reader has noticed.
        QCOMPARE(window.workbench().problem(), before);
        QVERIFY(told.nothing());
    }

    void aReportCanBeGivenUp()
    {
        // Many charts, so that nearly all of the work is still to come when the first step of it is told.
        SessionRequest manyRuns{QStringLiteral("layered:vertices=900"), QStringLiteral("8xV100"), {}, {}};
        for (std::uint64_t seed = 1; seed <= 25; ++seed)
            manyRuns.placers.push_back({QStringLiteral("random"), seed, {}});
        WindowScene stage;
        MainWindow& window = stage.openOn(manyRuns);
        QTRY_VERIFY_WITH_TIMEOUT(settled(window), 30000);
        auto* report = window.findChild<ReportExport*>();
        QSignalSpy saved(report, &ReportExport::saved);
        const Told told(*window.statusBar());
        bool shown = false;
        const auto first = connect(report, &ReportExport::progressed, this, [&] { // Later it may be done.
            shown = told.progress->isVisible();
            QTest::mouseClick(told.stop, Qt::LeftButton);
        });
        const QString file = stage.path("report.html");
        report->exportTo(file);
        QCOMPARE(told.text->text(), QStringLiteral("Creating the report…"));
        QTRY_VERIFY(!report->running());
        disconnect(first);
        QVERIFY(shown && report->action()->isEnabled());
        QVERIFY(told.nothing());
        QTest::qWait(200);
        QVERIFY(saved.isEmpty() && !QFileInfo::exists(file));
        report->exportTo(file);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 30000);
        QVERIFY(QFileInfo(file).size() > 1000);
        QVERIFY(told.nothing());
    }

    void aSessionIsOpenedBySteps()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(settled(window));
        SessionKeeper& keeper = window.sessions().keeper();
        const Told told(*window.statusBar());
        QSignalSpy saved(&keeper, &SessionKeeper::saved);
        keeper.save(stage.path("here.doppler"));
        QTRY_COMPARE(saved.size(), 1);
        for (const bool ends : {false, true}) {
            keeper.open(stage.path("here.doppler"));
            QCOMPARE(told.text->text(), QStringLiteral("Opening the session…"));
            if (ends)
                QTest::mouseClick(told.stop, Qt::LeftButton);
            QTRY_VERIFY(!keeper.opening());
            QTRY_VERIFY(told.nothing());
        }
    }

    void whatIsArrangedSoFarIsEnough()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        window.graphView()->layoutJob().setDotProgram(script(stage.folder, "exec sleep 100"));
        window.graphView()->layoutJob().setDotBudget(100);
        window.workbench().openSession(quick);
        const Told told(*window.statusBar());
        QTRY_COMPARE(told.text->text(), QStringLiteral("Arranging the graph…"));
        QTest::mouseClick(told.stop, Qt::LeftButton);
        QTRY_VERIFY(!window.graphView()->layoutJob().running());
        QTRY_VERIFY(told.nothing());
        QVERIFY(!window.graphView()->picture().empty());
    }

    void graphsToTrainOnAreGivenUp()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(settled(window));
        TrainingRuns& training = window.training();
        QSignalSpy started(&training, &TrainingRuns::started);
        QSignalSpy failed(&training, &TrainingRuns::failed);
        TrainingOrder order;
        order.setup = training.proposal();
        order.furtherGraphs = {stage.write("long.json", longGraph())};
        training.start(order);
        const Told told(*window.statusBar());
        QVERIFY(training.loading());
        QCOMPARE(told.text->text(), QStringLiteral("Loading graphs to train on…"));
        QTest::mouseClick(told.stop, Qt::LeftButton);
        QVERIFY(!training.loading() && told.nothing());
        QTest::qWait(300);
        QVERIFY(started.isEmpty() && failed.isEmpty());
    }
};

DOPPLER_TEST_WITH(QApplication, Waiting)

} // namespace waiting_test

#include "waiting.moc"
