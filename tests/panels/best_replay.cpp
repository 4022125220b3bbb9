// SPDX-License-Identifier: GPL-3.0-or-later
// The bests of a training, kept and replayed.
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/training_script.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/training/policy/best_replay_bar.h"
#include "widgets/training/training_runs.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

namespace best_replay_test {

using namespace doppler;

namespace {

TrainingFeed::Best best(std::uint64_t episode, double makespan)
{
    return {Placement{{DeviceId{episode % 3}, DeviceId{std::size_t{0}}, DeviceId{std::size_t{1}},
                       DeviceId{std::size_t{2}}},
                      {}},
            makespan, episode};
}

} // namespace

class BestReplayTest : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support)")); }

    void historyIsBoundedAndKeepsItsEnds()
    {
        BestHistory history;
        for (std::uint64_t i = 0; i < 5000; ++i) {
            history.add(best(i, 1.0 / static_cast<double>(i + 1)));
            QVERIFY(history.all().size() <= BestHistory::most);
            QCOMPARE(history.all().front().episode, std::uint64_t{0});
            QCOMPARE(history.all().back().episode, i);
        }
        QVERIFY(history.all().size() > BestHistory::most / 2 - 2);
        QVERIFY(std::ranges::is_sorted(history.all(), {}, &TrainingFeed::Best::episode));
        const std::size_t before = history.all().size();
        history.add(best(6000, 1)); // No best.
        QCOMPARE(history.all().size(), before);
    }

    void feedKeepsAllThatFit()
    {
        TrainingFeed feed;
        for (std::uint64_t i = 0; i < 10; ++i)
            feed.add(best(i, 1));
        QCOMPARE(feed.take().bests.size(), std::size_t{10});
        QVERIFY(feed.take().bests.empty());
        for (std::uint64_t i = 0; i < 10000; ++i)
            feed.add(best(i, 1));
        const auto batch = feed.take();
        QVERIFY(batch.bests.size() <= TrainingFeed::mostBests);
        QCOMPARE(batch.bests.front().episode, std::uint64_t{0});
        QCOMPARE(batch.bests.back().episode, std::uint64_t{9999});
        QVERIFY(std::ranges::is_sorted(batch.bests, {}, &TrainingFeed::Best::episode));
    }

    void barStepsAndPlays()
    {
        BestReplayBar bar;
        QSignalSpy stepped(&bar, &BestReplayBar::stepped);
        std::vector<std::uint64_t> episodes;
        connect(&bar, &BestReplayBar::stepped, &bar,
                [&](const ReplayedTraining&, const TrainingFeed::Best& shown) {
                    episodes.push_back(shown.episode);
                });
        QVERIFY(!bar.playAction()->isEnabled());
        bar.addTraining({QStringLiteral("t"), QStringLiteral("DOPPLER"), "doppler", 1, smallProblem(), {}});
        bar.addBests(QStringLiteral("t"), {best(0, 3), best(4, 2), best(9, 1)});
        bar.next();
        bar.next();
        bar.previous();
        bar.goTo(99);
        QCOMPARE(episodes, (std::vector<std::uint64_t>{0, 4, 0, 9}));
        QVERIFY(!bar.nextAction()->isEnabled() && bar.previousAction()->isEnabled());
        bar.findChild<QSlider*>(QStringLiteral("bestSlider"))->setValue(1);
        QCOMPARE(episodes.back(), std::uint64_t{4});
        // A new best leaves what is shown where it is.
        bar.addBests(QStringLiteral("t"), {best(12, 0.5)});
        QCOMPARE(bar.step(), 1);
        QVERIFY(
            bar.findChild<QLabel*>(QStringLiteral("bestLabel"))->text().contains(QStringLiteral("2 of 4")));
        // Played from the start, each in turn, and then it ends by itself.
        bar.goTo(3);
        episodes.clear();
        bar.togglePlaying();
        QVERIFY(bar.playing());
        QTRY_VERIFY_WITH_TIMEOUT(!bar.playing(), 20000);
        QCOMPARE(episodes, (std::vector<std::uint64_t>{0, 4, 9, 12}));
    }

    /// In the window: a training's bests come by themselves, and a step shows that placement in every view.
    void windowShowsEachBest()
    {
        tests::ScratchFolder folder;
        Settings settings(folder.filePath(QStringLiteral("settings")));
        MainWindow window(settings);
        window.ganttView()->setAnimated(false);
        window.resize(1280, 800);
        window.show();
        window.workbench().openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY_WITH_TIMEOUT(window.workbench().run() && !window.workbench().busy(), 20000);
        const ProblemPtr problem = window.workbench().problem();
        BestReplayBar* bar = window.ganttTools()->replay();
        const auto all = [&](std::size_t device, double makespan, std::uint64_t episode) {
            return TrainingFeed::Best{Placement{Assignment(problem->vertexCount(), DeviceId{device}), {}},
                                      makespan, episode};
        };
        window.workbench().setFollowsBests(false);
        bar->addTraining({QStringLiteral("x"), QStringLiteral("DOPPLER"), "doppler", 1, problem, {}});
        bar->addBests(QStringLiteral("x"), {all(0, 3, 0), all(1, 2, 5)});
        const int before = window.workbench().runs()->rowCount();
        for (const std::size_t device : {std::size_t{0}, std::size_t{1}}) {
            bar->next();
            QTRY_VERIFY_WITH_TIMEOUT(window.workbench().run() &&
                                         window.workbench().run()->placement.devices ==
                                             Assignment(problem->vertexCount(), DeviceId{device}),
                                     20000);
            QTRY_COMPARE(window.ganttView()->run(), window.workbench().run());
            QCOMPARE(window.workbench().runs()->rowCount(), before + 1); // One entry for all steps.
        }
        QVERIFY(bar->isVisible());
        const auto* entry = window.workbench().runs()->find(window.workbench().runId());
        QVERIFY(!entry->live);
        QVERIFY(entry->title.contains(QStringLiteral("episode 6")));

        // Markers belong to a run: another one has its own.
        const quint64 replayed = window.workbench().runId();
        window.ganttTools()->setMarkers(replayed, MarkerList({{0.001, QStringLiteral("here")}}));
        QCOMPARE(window.ganttView()->markers().all().size(), std::size_t{1});
        window.workbench().showRun(window.workbench().runs()->entries()[0].id);
        QVERIFY(window.ganttView()->markers().empty());
        window.workbench().showRun(replayed);
        QCOMPARE(window.ganttView()->markers().all()[0].note, QStringLiteral("here"));
        window.workbench().removeRun(replayed);
        QVERIFY(window.ganttView()->markers().empty());

        // The window's search dims the chart's bars too, and F3 brings the hit into view.
        window.ganttView()->setVisibleRange(0, window.ganttView()->chart()->duration() / 50);
        window.graphView()->setSearch(QStringLiteral("CDE"));
        QTRY_VERIFY(!window.graphView()->matches().empty());
        window.graphView()->previousMatch(); // The last one, far from the start.
        QTRY_VERIFY(window.workbench().selectedVertex().has_value());
        const GanttView* view = window.ganttView();
        const double start = view->chart()->interval({false, *window.workbench().selectedVertex()}).start;
        QVERIFY(start >= view->visibleRange().first && start <= view->visibleRange().second);
        window.close();
    }
};

DOPPLER_TEST_WITH(QApplication, BestReplayTest)

} // namespace best_replay_test

#include "best_replay.moc"
