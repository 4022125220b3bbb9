// SPDX-License-Identifier: GPL-3.0-or-later
// Runs side by side in the window: with its list, its other views and the comparison.
#include "core/explain/execution_story.h"
#include "tests/support/runner.h"
#include "tests/window/pseudo_language.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/playback/event_times.h"
#include "widgets/playback/playback.h"
#include "widgets/runs/runs_view.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/side_by_side/side_by_side_view.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHeaderView>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

namespace side_by_side_window_test {

using namespace doppler;

namespace {

/// A window on CHAINMM, placed by these.
struct Scene {
    samples::WindowScene stage;
    MainWindow& window;

    explicit Scene(const QStringList& placers) : window(stage.open())
    {
        window.resize(1280, 800);
        SessionRequest session{QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {}};
        for (const QString& placer : placers)
            session.placers.push_back({placer, 1, {}});
        window.workbench().openSession(session);
    }
    [[nodiscard]] bool settled(int runs)
    {
        return QTest::qWaitFor(
            [&] { return !window.workbench().busy() && window.workbench().runs()->rowCount() == runs; },
            20000);
    }
    void trigger(const char* action) const { stage.find<QAction>(action)->trigger(); }
    /// HEFT and random placements in the comparison.
    [[nodiscard]] bool compared()
    {
        ComparisonView* comparison = window.comparisonView();
        comparison->choosePlacers({QStringLiteral("heft"), QStringLiteral("random")});
        comparison->start();
        return QTest::qWaitFor(
            [&] { return !comparison->running() && comparison->summaries()->rows().size() >= 2; }, 30000);
    }
    [[nodiscard]] bool shows(std::size_t runs)
    {
        const SideBySideView* view = window.sideBySideView();
        return QTest::qWaitFor([&] { return view->runs() && view->runs()->count() == runs; }, 20000);
    }
};

} // namespace

class SideBySideWindow : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theEmptyStateOffersAWayOn()
    {
        Scene scene({QStringLiteral("critical-path")});
        QVERIFY(scene.settled(1));
        scene.trigger("sideBySide");
        QVERIFY(scene.window.sideBySideView()->isVisible());
        QVERIFY(!scene.window.sideBySideView()->runs());
        auto* button = scene.window.findChild<QToolButton*>(QStringLiteral("sideBySideEmptyButton"));
        QVERIFY(button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("Place with HEFT"));
        button->click();
        QVERIFY(scene.settled(2));
        QCOMPARE(button->text(), QStringLiteral("Show all 2 runs of this graph"));
        button->click();
        QVERIFY(scene.shows(2));
        QVERIFY(!button->isVisible());
    }

    /// The table of differences gets the width of its columns, as long as nobody moves the splitter.
    void noColumnOfTwoRunsIsCut()
    {
        Scene scene({QStringLiteral("critical-path"), QStringLiteral("heft")});
        QVERIFY(scene.settled(2));
        scene.trigger("sideBySide");
        scene.window.findChild<QToolButton*>(QStringLiteral("sideBySideEmptyButton"))->click();
        QVERIFY(scene.shows(2));
        SideBySideView* view = scene.window.sideBySideView();
        const QTableView& table = *view->differences();
        QTRY_VERIFY(table.horizontalHeader()->length() <= table.viewport()->width());
        auto* split = view->findChild<QSplitter*>(QStringLiteral("sideBySideSplit"));
        QVERIFY(split->sizes()[0] > 0.4 * split->width()); // The charts keep their room.
        const int total = split->sizes()[0] + split->sizes()[1];
        split->setSizes({total - total / 3, total / 3});
        const QList<int> chosen = split->sizes();
        QSignalSpy ready(view, &SideBySideView::ready);
        QTest::keyClick(view->stack(), Qt::Key_Down);
        QTest::keyClick(view->stack(), Qt::Key_R); // Other columns, the same width.
        QVERIFY(ready.wait());
        QTest::qWait(50);
        QCOMPARE(split->sizes(), chosen);
    }

    void runsOfTheListStandSideBySide()
    {
        Scene scene({QStringLiteral("critical-path"), QStringLiteral("heft"), QStringLiteral("random")});
        QVERIFY(scene.settled(3));
        auto* list = scene.window.findChild<RunsView*>();
        const auto click = [&](int row, Qt::KeyboardModifiers keys) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, keys,
                              list->visualRect(list->model()->index(row, 0)).center());
        };
        click(0, {});
        click(2, Qt::ControlModifier);
        QCOMPARE(list->selectedRuns().size(), 2);
        scene.trigger("runSideBySide");
        QVERIFY(scene.shows(2));
        SideBySideView* view = scene.window.sideBySideView();
        QCOMPARE(view->runs()->reference(), std::size_t{0});
        // The playback reaches to the end of the longest, and the race with it.
        Playback* playback = scene.window.playback();
        QTRY_COMPARE(playback->duration(), view->stack()->duration());
        QVERIFY(view->stack()->duration() >= view->runs()->runs[1]->schedule.makespan);
        playback->toEnd();
        QVERIFY(view->race()->standings()[1].finished);
        QCOMPARE(view->stack()->time(), playback->duration());
        // One selection everywhere.
        scene.window.workbench().selectVertex(VertexId{5});
        view->stack()->setFocus();
        QTest::keyClick(view->stack(), Qt::Key_Escape);
        QVERIFY(!scene.window.workbench().selectedVertex());
        // Another reference turns the differences around.
        const double by = *view->runs()->differences.rows[0].difference(1, 0);
        QSignalSpy ready(view, &SideBySideView::ready);
        QTest::keyClick(view->stack(), Qt::Key_Down);
        QTest::keyClick(view->stack(), Qt::Key_R);
        QVERIFY(ready.wait());
        QCOMPARE(view->runs()->reference(), std::size_t{1});
        QCOMPARE(*view->runs()->differences.rows[0].difference(0, 1), -by);
        // What leaves the list leaves the charts; one run alone is nothing to compare.
        scene.window.workbench().removeRun(view->runs() ? list->selectedRuns().value(0) : 0);
        QTRY_VERIFY(!view->runs());
        QTRY_COMPARE(playback->duration(), playback->run()->schedule.makespan);
    }

    void alignedAtTheEndOtherViewsKeepTheirOwnTime()
    {
        Scene scene({QStringLiteral("critical-path"), QStringLiteral("random")});
        QVERIFY(scene.settled(2));
        scene.window.workbench().showRun(scene.window.workbench().runs()->entries()[0].id);
        scene.trigger("sideBySide");
        QVERIFY(scene.shows(2));
        SideBySideView* view = scene.window.sideBySideView();
        view->stack()->setAlignment(Alignment::End);
        const double shift = view->stack()->shifts()[0];
        QVERIFY(shift > 0); // critical-path is the shorter one
        QSignalSpy asked(scene.window.playback(), &Playback::timeChanged);
        emit scene.window.ganttView()->timeRequested(0.01);
        QCOMPARE(asked.last()[0].toDouble(), 0.01 + shift);
        QCOMPARE(view->stack()->time(), 0.01 + shift);

        // So do the explanations and the steps of the playback.
        Playback* playback = scene.window.playback();
        QTRY_VERIFY(scene.window.graphView()->picture().run);
        StepsPage* steps = scene.window.explain()->view()->steps();
        scene.window.explain()->raise();
        scene.window.explain()->view()->setCurrentIndex(0);
        QTRY_VERIFY(steps->step() && !steps->busy());
        QVERIFY(view->isVisible());
        const RunPtr run = scene.window.workbench().run();
        const ExecutionStory story(run);
        for (const std::size_t step : {3U, 4U, 7U}) {
            emit steps->timeRequested(story.times()[step]);
            QCOMPARE(playback->ownTime(), story.times()[step]);
            QCOMPARE(playback->time(), story.times()[step] + shift);
            QTRY_VERIFY(steps->step() && !steps->busy());
            QCOMPARE(steps->step()->time, story.times()[step]);
        }
        playback->stepForward();
        QCOMPARE(playback->ownTime(), *nextEvent(run->schedule, story.times()[7]));
        playback->stepBack();
        QCOMPARE(playback->ownTime(),
                 *previousEvent(run->schedule, *nextEvent(run->schedule, story.times()[7])));
        QCOMPARE(scene.window.graphView()->picture().time, std::optional(playback->ownTime()));
        // Without the others beside it the run has the axis for itself.
        view->window()->findChild<QDockWidget*>(QStringLiteral("sideBySideDock"))->hide();
        QTRY_COMPARE(playback->ownTime(), playback->time());
        QCOMPARE(scene.window.graphView()->picture().time, std::optional(playback->time()));
    }

    void disagreementStaysUntilSomethingElseIsChosen()
    {
        Scene scene({QStringLiteral("critical-path"), QStringLiteral("random")});
        QVERIFY(scene.settled(2));
        scene.trigger("sideBySide");
        QVERIFY(scene.shows(2));
        const GraphView* graph = scene.window.graphView();
        QTRY_VERIFY(graph->picture().run);
        QAction* action = scene.window.sideBySideView()->disagreementAction();
        action->setChecked(true);
        const auto title = [graph] {
            return graph->picture().shaded() ? graph->picture().shading->coloring->title : QString();
        };
        const QString disagreement = QStringLiteral("Runs with another device");
        QCOMPARE(title(), disagreement);
        scene.trigger("arrowLabels"); // Something else of its look.
        QCOMPARE(title(), disagreement);
        {
            const samples::PseudoLanguage pseudo;
            QCOMPARE(title(), QStringLiteral("[Runs with another device]"));
        }
        // It is of this graph, and comes back with it.
        const quint64 first = scene.window.workbench().runs()->entries()[0].id;
        scene.window.workbench().openGraph(QStringLiteral("cholesky"));
        QVERIFY(scene.settled(3));
        QTRY_COMPARE(graph->picture().run, scene.window.workbench().run());
        QVERIFY(title().isEmpty());
        scene.window.workbench().showRun(first);
        QTRY_COMPARE(title(), disagreement);
        QVERIFY(action->isChecked());
        scene.trigger("colorByDevice"); // Though it is what the graph is coloured by otherwise.
        QVERIFY(!action->isChecked());
        QVERIFY(title().isEmpty());
    }

    void anotherGraphStaysOut()
    {
        Scene scene({QStringLiteral("critical-path"), QStringLiteral("heft")});
        QVERIFY(scene.settled(2));
        scene.window.workbench().openGraph(QStringLiteral("cholesky"));
        QVERIFY(scene.settled(3));
        auto* list = scene.window.findChild<RunsView*>();
        list->selectAll();
        QCOMPARE(list->selectedRuns().size(), 3);
        scene.trigger("sideBySide");
        QVERIFY(scene.shows(2));
    }

    void aComparisonOpensARowBesideItsRival()
    {
        Scene scene({QStringLiteral("critical-path")});
        QVERIFY(scene.settled(1));
        ComparisonView* comparison = scene.window.comparisonView();
        QVERIFY(scene.compared());
        emit comparison->table()->activated(comparison->table()->model()->index(1, 0));
        QVERIFY(scene.shows(2));
        const ComparedRunsPtr& runs = scene.window.sideBySideView()->runs();
        QVERIFY(runs->runs[0]->placer != runs->runs[1]->placer);
        QVERIFY(scene.window.sideBySideView()->isVisible());
    }

    /// Who opens something else meanwhile keeps that.
    void anotherGraphIsNoRowOfTheComparison()
    {
        Scene scene({QStringLiteral("critical-path")});
        QVERIFY(scene.settled(1));
        ComparisonView* comparison = scene.window.comparisonView();
        QVERIFY(scene.compared());
        emit comparison->table()->activated(comparison->table()->model()->index(1, 0));
        scene.window.workbench().openGraph(QStringLiteral("cholesky"));
        const Workbench& workbench = scene.window.workbench();
        // Whether the row's run was there first depends on which of the two took longer.
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.busy() && workbench.graphSource() == QStringLiteral("cholesky"),
                                 30000);
        QCOMPARE(workbench.run()->problem->graph().name(), workbench.problem()->graph().name());
        QVERIFY(!scene.window.sideBySideView()->runs());
        // What is asked for next opens as ever.
        emit comparison->table()->activated(comparison->table()->model()->index(1, 0));
        QVERIFY(scene.shows(2));
    }
};

DOPPLER_TEST_WITH(QApplication, SideBySideWindow)

} // namespace side_by_side_window_test

#include "side_by_side_window.moc"
