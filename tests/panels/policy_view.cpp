// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/policy/policy_view.h"

#include "core/graph/graph_builder.h"
#include "core/placers/learned/move_features.h"
#include "tests/support/runner.h"
#include "tests/window/policy_samples.h"
#include "tests/window/training_script.h"
#include "widgets/training/curves/legend_button.h"
#include "widgets/training/policy/choice_page.h"
#include "widgets/training/policy/decision_table.h"
#include "widgets/training/policy/feature_page.h"
#include "widgets/training/policy/other_moves.h"
#include "widgets/training/policy/policy_groups.h"
#include "widgets/training/policy/probability_bars.h"
#include "widgets/training/policy/teacher_page.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <set>

namespace policy_view_test {

using namespace doppler;
using doppler::tests::explained;
using doppler::tests::trace;

namespace {

PolicyEpisode episode(std::uint64_t number, const ProblemPtr& problem) { return {trace(number), problem}; }

/// On one of several graphs of a training: 0 is its own, 1 the first of the others.
PolicyEpisode episodeOn(std::size_t graph, std::uint64_t number, const ProblemPtr& problem,
                        const QString& training = {})
{
    auto played = std::make_shared<EpisodeTrace>(*trace(number));
    played->problem = graph;
    return {std::move(played), problem, {}, training};
}

std::vector<std::size_t> shownVertices(const QSignalSpy& spy)
{
    std::vector<std::size_t> vertices;
    for (const auto& call : spy)
        vertices.push_back(call.at(0).value<VertexId>().value);
    return vertices;
}

} // namespace

class PolicyViewTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSize)")));
        m_view = std::make_unique<PolicyView>();
        m_view->resize(260, 360);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void offersToTrainAsLongAsThereIsNoEpisode()
    {
        QAction train(QStringLiteral("Train"));
        train.setEnabled(false);
        QSignalSpy wanted(&train, &QAction::triggered);
        auto* button = m_view->findChild<QPushButton*>(QStringLiteral("policyTrainButton"));
        QVERIFY(!button->isVisible());
        m_view->offer(&train);
        QVERIFY(button->isVisible() && !button->isEnabled());
        train.setEnabled(true);
        QVERIFY(button->isEnabled());
        button->click();
        QCOMPARE(wanted.size(), 1);
        m_view->setTrace(trace(1), smallProblem());
        QVERIFY(!button->isVisible());
    }

    void entropyIsInNats()
    {
        const std::vector<float> certain{1, 0, 0};
        const std::vector<float> even{0.25F, 0.25F, 0.25F, 0.25F};
        QCOMPARE(entropy(certain), 0.0);
        QVERIFY(std::abs(entropy(even) - std::log(4.0)) < 1e-6);
        QCOMPARE(entropy({}), 0.0);
    }

    void playbackFollowsTheNewest()
    {
        const ProblemPtr problem = smallProblem();
        PolicyPlayback playback;
        QVERIFY(!playback.advance(1));
        playback.offer(episode(1, problem));
        QCOMPARE(playback.step(), std::size_t{0});
        playback.offer(episode(2, problem));
        playback.offer(episode(3, problem));
        QVERIFY(playback.hasNewer());
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{1}); // Played to its end first.
        QVERIFY(playback.advance(2));
        QCOMPARE(playback.step(), std::size_t{2});
        QVERIFY(playback.advance(5)); // Not past the end.
        QVERIFY(playback.atEnd());
        QVERIFY(playback.advance(1));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{3}); // The newest, none between.
        QCOMPARE(playback.step(), std::size_t{0});
        QVERIFY(playback.advance(3));
        QVERIFY(!playback.advance(1)); // Waits for the next one.
        QVERIFY(playback.playing() && playback.following());
    }

    void steppingByHandHoldsUntilFollow()
    {
        const ProblemPtr problem = smallProblem();
        PolicyPlayback playback;
        playback.offer(episode(1, problem));
        playback.stepTo(2);
        QVERIFY(!playback.playing() && !playback.following());
        playback.offer(episode(2, problem));
        QVERIFY(!playback.advance(1));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{1});
        QCOMPARE(playback.step(), std::size_t{2});
        playback.stepTo(99);
        QCOMPARE(playback.step(), std::size_t{3});
        playback.play(); // From the start, and this episode only.
        QCOMPARE(playback.step(), std::size_t{0});
        QVERIFY(playback.advance(3));
        QVERIFY(playback.advance(1));
        QVERIFY(!playback.playing());
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{1});
        playback.follow();
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{2});
        QVERIFY(playback.playing());
    }

    void anotherTrainingIsShownAtOnce()
    {
        const ProblemPtr one = smallProblem();
        const ProblemPtr other = smallProblem();
        PolicyPlayback playback;
        playback.offer(episode(1, one));
        playback.stepTo(1);
        playback.offer(episodeOn(0, 2, one, QStringLiteral("seed 2")));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{2});
        QCOMPARE(playback.step(), std::size_t{0});
        playback.stepTo(1);
        playback.offer(
            episodeOn(0, 3, other, QStringLiteral("seed 2"))); // Called alike, on another document.
        QCOMPARE(playback.episode().problem, other);
        playback.offer({std::make_shared<EpisodeTrace>(), one}); // Without steps: nothing to show.
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{3});
    }

    /// Whatever is trained meanwhile.
    void oneThatWasAskedForIsHeld()
    {
        const ProblemPtr problem = smallProblem();
        const QString training = QStringLiteral("seed 1");
        PolicyPlayback playback;
        playback.offer(episodeOn(0, 1, problem, training));
        playback.hold(episodeOn(0, 2, problem, QStringLiteral("net.checkpoint")));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{2});
        QVERIFY(!playback.playing() && !playback.following() && !playback.hasNewer());
        playback.offer(episodeOn(0, 3, problem, training));
        playback.offer(episodeOn(0, 4, problem, training));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{2});
        playback.follow();
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{4});
        playback.hold(episodeOn(0, 2, problem, QStringLiteral("net.checkpoint")));
        playback.release();
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{2});
        playback.offer(episodeOn(0, 5, problem, training));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{5});
    }

    void theStepThatDecidedAVertexIsFound()
    {
        const ProblemPtr problem = smallProblem();
        const auto on = [](std::size_t device) { return DeviceId{device}; };
        const auto decides = [&](const EpisodeTrace& episode, std::size_t vertex) {
            return decidingStep(*problem, episode, VertexId{vertex});
        };
        EpisodeTrace placing = *trace(1);
        QVERIFY(finalPlacement(*problem, placing) == (Assignment{on(0), on(2), on(1), on(0)}));
        QVERIFY(decides(placing, 2) == std::optional<std::size_t>(2));
        placing.steps.pop_back(); // d has no device.
        QVERIFY(finalPlacement(*problem, placing).empty());
        QVERIFY(!decides(placing, 3));
        EpisodeTrace moving;
        moving.start.assign(4, on(0));
        for (const std::size_t device : {std::size_t{1}, std::size_t{2}})
            moving.steps.push_back({VertexId{1}, on(device), {VertexId{1}}, {1}, {0.25F, 0.25F, 0.5F}});
        QVERIFY(finalPlacement(*problem, moving) == (Assignment{on(0), on(2), on(0), on(0)}));
        QVERIFY(decides(moving, 1) == std::optional<std::size_t>(1));
        QVERIFY(!decides(moving, 3)); // It is where the episode began.
    }

    /// The graphs of one training take turns: none of them interrupts an episode of another.
    void theGraphsOfATrainingDontInterrupt()
    {
        const ProblemPtr own = smallProblem();
        const ProblemPtr further = smallProblem();
        PolicyPlayback playback;
        playback.offer(episodeOn(0, 1, own));
        playback.stepTo(2); // By hand.
        playback.offer(episodeOn(1, 2, further));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{1});
        QCOMPARE(playback.step(), std::size_t{2});
        QVERIFY(!playback.hasNewer());
        playback.offer(episodeOn(0, 3, own));
        playback.offer(episodeOn(1, 4, further));
        QVERIFY(playback.hasNewer());
        playback.follow();
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{3});
        playback.offer(episodeOn(1, 5, further));
        QVERIFY(playback.advance(2));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{3});
        QCOMPARE(playback.step(), std::size_t{2});
        QVERIFY(playback.advance(1));
        QVERIFY(!playback.advance(1)); // Waits for one of its own graph.
        playback.offer(episodeOn(0, 6, own));
        QVERIFY(playback.advance(1));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{6});
    }

    /// A further graph is shown until an episode on the training's own one, which may be open, is there.
    void aTrainingsOwnGraphGoesBeforeTheOthers()
    {
        const ProblemPtr own = smallProblem();
        const ProblemPtr further = smallProblem();
        PolicyPlayback playback;
        playback.offer(episodeOn(1, 1, further));
        QVERIFY(playback.advance(3));
        playback.offer(episodeOn(1, 2, further));
        QVERIFY(playback.advance(1));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{2});
        playback.offer(episodeOn(0, 3, own));
        playback.offer(episodeOn(1, 4, further));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{2}); // To its end.
        QVERIFY(playback.advance(3));
        QVERIFY(playback.advance(1));
        QCOMPARE(playback.episode().trace->episode, std::uint64_t{3});
    }

    void emptyStateSaysWhatWillBeHere()
    {
        QVERIFY(m_view->findChild<QLabel*>(QStringLiteral("policyEmptyText"))->isVisible());
        QVERIFY(
            text("policyEmptyText")
                .contains(QStringLiteral("it shows the moves from the initial placement to the best one")));
        QVERIFY(!m_view->playAction()->isEnabled() && !m_view->nextAction()->isEnabled());
        m_view->setTrace(trace(1), smallProblem());
        QVERIFY(!m_view->findChild<QLabel*>(QStringLiteral("policyEmptyText"))->isVisible());
        QSignalSpy cleared(m_view.get(), &PolicyView::cleared);
        m_view->clear();
        QVERIFY(m_view->findChild<QLabel*>(QStringLiteral("policyEmptyText"))->isVisible());
        QCOMPARE(cleared.count(), 1);
    }

    void aStepShowsBothChoices()
    {
        m_view->setTrace(trace(41), smallProblem(), {}, QStringLiteral("DOPPLER, seed 7"));
        m_view->nextAction()->trigger();
        const auto select = bars("selectBars");
        QCOMPARE(select.size(), std::size_t{2});
        QCOMPARE(select[0].name, QStringLiteral("c")); // By probability, not by id.
        QCOMPARE(select[0].probability, 0.75);
        QVERIFY(!select[0].chosen && select[1].chosen);
        const auto place = bars("placeBars");
        QCOMPARE(place.size(), std::size_t{3});
        for (std::size_t d = 0; d < 3; ++d)
            QCOMPARE(place[d].color, deviceColor(d));
        QVERIFY(place[2].chosen && place[2].probability == 1);
        QCOMPARE(text("policyPosition"), QStringLiteral("Step 2/4"));
        QCOMPARE(text("policyEpisode"), QStringLiteral("stage II, episode 42 · DOPPLER, seed 7"));
        QCOMPARE(text("placeTitle"), QStringLiteral("PLC: device of b"));
        QCOMPARE(text("selectEntropy"), QStringLiteral("entropy 0.56"));
        QCOMPARE(text("placeEntropy"), QStringLiteral("entropy 0.00"));
    }

    void stepsAreSignalled()
    {
        QSignalSpy shown(m_view.get(), &PolicyView::stepShown);
        m_view->setTrace(trace(1), smallProblem());
        m_view->nextAction()->trigger();
        m_view->nextAction()->trigger();
        m_view->lastAction()->trigger();
        m_view->previousAction()->trigger();
        m_view->firstAction()->trigger();
        QCOMPARE(shownVertices(shown), (std::vector<std::size_t>{0, 1, 2, 3, 2, 0}));
        QCOMPARE(shown.at(1).at(1).value<DeviceId>(), DeviceId{2});
        QCOMPARE(shown.at(1).at(2).value<std::vector<VertexId>>().size(), std::size_t{2});
        QVERIFY(!m_view->previousAction()->isEnabled() && m_view->nextAction()->isEnabled());
        QVERIFY(!m_view->followAction()->isChecked());
    }

    void keysAndSliderStep()
    {
        m_view->setTrace(trace(1), smallProblem());
        m_view->setFocus();
        QTRY_VERIFY(m_view->hasFocus());
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->playback().step(), std::size_t{1});
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QCOMPARE(m_view->playback().step(), std::size_t{3});
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(m_view->playback().step(), std::size_t{2});
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QCOMPARE(m_view->playback().step(), std::size_t{0});
        auto* slider = m_view->findChild<QSlider*>(QStringLiteral("policySlider"));
        QCOMPARE(slider->maximum(), 3);
        slider->setValue(2);
        QCOMPARE(m_view->playback().step(), std::size_t{2});
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QVERIFY(m_view->playback().playing());
        QTest::keyClick(m_view.get(), Qt::Key_L);
        QVERIFY(m_view->playback().following());
    }

    void playsByItselfAndStandsStillWhileHidden()
    {
        m_view->setTrace(trace(1), smallProblem());
        QTRY_VERIFY(m_view->playback().step() >= 1);
        m_view->hide();
        const std::size_t step = m_view->playback().step();
        QTest::qWait(300);
        QCOMPARE(m_view->playback().step(), step);
        m_view->show();
        QTRY_VERIFY(m_view->playback().atEnd());
    }

    void standsStillWhileTheTrainingIsPaused()
    {
        m_view->setTrace(trace(1), smallProblem());
        QTRY_VERIFY(m_view->playback().step() >= 1);
        m_view->setSuspended(true);
        const std::size_t step = m_view->playback().step();
        QTest::qWait(300);
        QCOMPARE(m_view->playback().step(), step);
        QCOMPARE(m_view->playAction()->text(), QStringLiteral("Play the episode"));
        m_view->playAction()->trigger(); // Whoever wants to see the rest can.
        QTRY_VERIFY(m_view->playback().atEnd());
        m_view->setTrace(trace(2), smallProblem());
        m_view->setSuspended(true);
        m_view->setSuspended(false); // The training goes on, and so does its replay.
        QTRY_VERIFY(m_view->playback().atEnd() && !m_view->playback().hasNewer());
    }

    void theChosenRowStaysInSight()
    {
        ProbabilityBars rows;
        rows.resize(240, 100);
        rows.show();
        std::vector<ProbabilityBars::Bar> many;
        for (std::uint32_t i = 0; i < 40; ++i)
            many.push_back({.id = i,
                            .name = QString::number(i),
                            .probability = 1.0 / 40,
                            .color = Qt::red,
                            .pattern = Qt::SolidPattern,
                            .chosen = i == 30});
        rows.setBars(many);
        QSignalSpy activated(&rows, &ProbabilityBars::barActivated);
        const int wholeRows = rows.viewport()->height() / rows.rowHeight();
        const int lowest = wholeRows * rows.rowHeight() - rows.rowHeight() / 2;
        QTest::mouseClick(rows.viewport(), Qt::LeftButton, {}, QPoint(50, lowest));
        QCOMPARE(activated.last().at(0).toUInt(), 30U);
        QTest::mouseClick(rows.viewport(), Qt::LeftButton, {}, QPoint(50, 25));
        QCOMPARE(activated.last().at(0).toUInt(), 1U);
    }

    void lettersOfTwiceTheSizeFit()
    {
        const ProblemPtr problem = smallProblem();
        m_view->setTrace(trace(1), problem);
        QFont large = m_view->font();
        large.setPointSizeF(large.pointSizeF() * 2);
        m_view->setFont(large);
        auto* devices = m_view->findChild<ProbabilityBars*>(QStringLiteral("placeBars"));
        QVERIFY(devices->rowHeight() >= devices->fontMetrics().height());
        QVERIFY(devices->height() >=
                devices->fontMetrics().height() * static_cast<int>(problem->deviceCount()));
        LegendButton key(LegendButton::Sample::Line);
        key.setFont(large);
        QVERIFY(key.sizeHint().height() >= key.fontMetrics().height());
    }

    void aClickedCandidateIsHandedOn()
    {
        m_view->setTrace(trace(1), smallProblem());
        m_view->nextAction()->trigger();
        QSignalSpy vertices(m_view.get(), &PolicyView::vertexActivated);
        auto* select = m_view->findChild<ProbabilityBars*>(QStringLiteral("selectBars"));
        QTest::mouseClick(select->viewport(), Qt::LeftButton, {}, QPoint(40, 5));
        QCOMPARE(vertices.count(), 1);
        QCOMPARE(vertices.at(0).at(0).value<VertexId>(), VertexId{2});
    }

    /// Selection is one thing in all views.
    void whatIsSelectedIsFramedAndLeadsToItsStep()
    {
        auto* toSelected = m_view->findChild<QAction*>(QStringLiteral("policyStepOfSelected"));
        QVERIFY(!toSelected->isEnabled());
        m_view->setTrace(trace(1), smallProblem());
        m_view->nextAction()->trigger();
        QVERIFY(!toSelected->isEnabled());
        const std::vector<VertexId> chosen{VertexId{0}, VertexId{2}};
        m_view->setSelection(chosen, VertexId{2});
        const auto framed = [this] {
            QStringList names;
            for (const auto& bar : bars("selectBars"))
                if (bar.selected)
                    names += bar.name;
            return names;
        };
        QCOMPARE(framed(), QStringList{QStringLiteral("c")}); // a is no candidate any more.
        QVERIFY(toSelected->isEnabled());
        toSelected->trigger();
        QCOMPARE(m_view->playback().step(), std::size_t{2});
        m_view->previousAction()->trigger();
        QCOMPARE(framed(), QStringList{QStringLiteral("c")});
        m_view->setSelection({}, {});
        QVERIFY(framed().isEmpty() && !toSelected->isEnabled());
    }

    /// All that its buttons and tabs do.
    void itsMenuHasEverything()
    {
        QMenu* menu = m_view->menu();
        const auto pages = [menu] {
            QList<QAction*> found;
            for (QAction* action : menu->actions())
                if (action->data().typeId() == QMetaType::Int)
                    found += action;
            return found;
        }();
        QCOMPARE(pages.size(), 3);
        QVERIFY(std::ranges::none_of(pages, &QAction::isEnabled));
        m_view->setTrace(trace(1), smallProblem());
        pages[2]->trigger();
        QCOMPARE(m_view->page(), 2);
        m_view->showPage(1);
        QVERIFY(pages[1]->isChecked() && !pages[2]->isChecked());
        for (QAction* action :
             {m_view->playAction(), m_view->previousAction(), m_view->nextAction(), m_view->firstAction(),
              m_view->lastAction(), m_view->followAction(), m_view->growAction()})
            QVERIFY(menu->actions().contains(action));
    }

    /// Only a policy with groups has colours for them.
    void groupsCanBeColoured()
    {
        const auto* button = m_view->findChild<QWidget*>(QStringLiteral("colorByGroupsButton"));
        m_view->setTrace(trace(1), smallProblem());
        QVERIFY(!m_view->groupsAction()->isEnabled() && !button->isVisible());
        QVERIFY(m_view->menu()->actions().contains(m_view->groupsAction()));
        m_view->clear();
        auto grouped = std::make_shared<EpisodeTrace>(*trace(2));
        grouped->groups = {0, 1, 1, 0};
        m_view->setTrace(grouped, smallProblem());
        QVERIFY(m_view->groupsAction()->isEnabled() && button->isVisible());
    }

    /// Groups that an edge joins differ; with nine colours, so do the first nine groups.
    void neighbouringGroupsDiffer()
    {
        GraphBuilder builder("chain");
        std::vector<std::uint32_t> groups;
        for (std::size_t v = 0; v < 60; ++v) {
            builder.addVertex({});
            groups.push_back(static_cast<std::uint32_t>(v / 2));
            if (v > 0)
                builder.addEdge(VertexId{v - 1}, VertexId{v});
        }
        const GraphPtr graph = builder.build().value();
        const ColoringPtr coloring = groupColoring(*graph, groups);
        QCOMPARE(coloring->values.size(), std::size_t{60});
        QCOMPARE(coloring->categories.size(), 9);
        QCOMPARE(coloring->graph, std::optional(graph->fingerprint()));
        for (std::size_t v = 1; v < 60; ++v)
            QCOMPARE(coloring->values[v] == coloring->values[v - 1], groups[v] == groups[v - 1]);
        QCOMPARE(std::set<double>(coloring->values.begin(), coloring->values.begin() + 18).size(),
                 std::size_t{9});
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!groupColoring(*graph, groups, stopped.get_token()));
    }

    void theTeachersChoiceIsMarked()
    {
        m_view->setTrace(explained(), smallProblem());
        m_view->nextAction()->trigger();
        const auto select = bars("selectBars");
        QVERIFY(select[0].taught && !select[0].chosen); // c: the teacher's.
        QVERIFY(!select[1].taught && select[1].chosen); // b: the learner's.
        m_view->nextAction()->trigger();
        const auto place = bars("placeBars");
        QVERIFY(place[0].taught && !place[1].taught && place[2].taught);
    }

    void featuresHaveValueAndScore()
    {
        m_view->setTrace(explained(), smallProblem());
        m_view->nextAction()->trigger();
        m_view->showPage(1);
        auto* page = m_view->findChild<FeaturePage*>(QStringLiteral("features"));
        QVERIFY(page->isVisible());
        QCOMPARE(page->topLevelItemCount(), 6); // Five of the devices, and the vertex.
        const QTreeWidgetItem* start = page->topLevelItem(4);
        QCOMPARE(start->text(0), QStringLiteral("Earliest possible start"));
        QCOMPARE(start->childCount(), 3);
        QCOMPARE(start->child(1)->text(FeaturePage::Value), formatSeconds(2e-3));
        QCOMPARE(start->child(1)->text(FeaturePage::Score), QStringLiteral("+0.00"));
        QCOMPARE(start->child(2)->text(FeaturePage::Score), QStringLiteral("+1.22"));
        QCOMPARE(start->child(0)->text(FeaturePage::Score), QStringLiteral("−1.22"));
        const QTreeWidgetItem* vertex = page->topLevelItem(5);
        QCOMPARE(vertex->text(0), QStringLiteral("b among the candidates"));
        QCOMPARE(vertex->child(0)->text(FeaturePage::Value), formatSeconds(10));
        QCOMPARE(vertex->child(0)->text(FeaturePage::Score), QStringLiteral("−1.00"));
        m_view->setTrace(trace(2), smallProblem()); // Of another problem, without features.
        QCOMPARE(page->topLevelItemCount(), 1);
        QVERIFY(!page->topLevelItem(0)->text(0).isEmpty());
    }

    void aGuidesFeaturesAreSharesByDevice()
    {
        auto guided = std::make_shared<EpisodeTrace>(*explained());
        std::array<float, NetworkShape::guideFeatures> row{};
        row[0] = 1;
        row[11] = 0.25F;
        guided->steps[1].guideFeatures = {row, {}, {}};
        m_view->setTrace(guided, smallProblem());
        m_view->stepTo(1);
        m_view->showPage(1);
        auto* page = m_view->findChild<FeaturePage*>(QStringLiteral("features"));
        QCOMPARE(page->topLevelItemCount(), 6 + static_cast<int>(NetworkShape::guideFeatures));
        const QTreeWidgetItem* there = page->topLevelItem(6);
        QCOMPARE(there->text(0), QStringLiteral("Guide: on this device"));
        QCOMPARE(there->child(0)->text(FeaturePage::Value), QStringLiteral("1.00"));
        QCOMPARE(there->child(1)->text(FeaturePage::Value), QStringLiteral("0.00"));
        QVERIFY(there->child(0)->text(FeaturePage::Score).isEmpty());
        QCOMPARE(page->topLevelItem(17)->child(0)->text(FeaturePage::Value), QStringLiteral("0.25"));
        m_view->stepTo(2); // Without a guide: nothing of it is left.
        QCOMPARE(page->topLevelItemCount(), 6);
    }

    /// Of a policy that moves what is placed.
    void aMovesFeaturesAreShown()
    {
        auto moves = std::make_shared<EpisodeTrace>(*trace(1));
        PolicyStep& step = moves->steps[1];
        step.movedVertexFeatures.assign(vertexFeatureCount, 0.5F);
        step.moveFeatures = {{}, std::vector<float>(moveFeatureCount, 0.25F), {}};
        step.moveFeatures[1][LoadThere] = -0.25F;
        m_view->setTrace(moves, smallProblem());
        m_view->stepTo(1);
        m_view->showPage(1);
        auto* page = m_view->findChild<FeaturePage*>(QStringLiteral("features"));
        QCOMPARE(page->topLevelItemCount(), 1 + static_cast<int>(moveFeatureCount));
        QCOMPARE(page->topLevelItem(0)->text(0), QStringLiteral("b among the candidates"));
        QCOMPARE(page->topLevelItem(0)->child(VertexSlack)->text(0),
                 QStringLiteral("Slack to its successors"));
        QCOMPARE(page->topLevelItem(0)->child(VertexSlack)->text(1), QStringLiteral("0.50"));
        const QTreeWidgetItem* load = page->topLevelItem(1 + static_cast<int>(LoadThere));
        QCOMPARE(load->text(0), QStringLiteral("Load of the new device minus the mean"));
        QCOMPARE(load->child(0)->text(FeaturePage::Value), QStringLiteral("–")); // Was not drawn.
        QCOMPARE(load->child(1)->text(FeaturePage::Value), QStringLiteral("−0.25"));
        m_view->stepTo(2);
        QCOMPARE(page->topLevelItemCount(), 1);
        QCOMPARE(page->topLevelItem(0)->text(0), QStringLiteral("No details for this step."));
        moves = std::make_shared<EpisodeTrace>(*moves);
        moves->steps[2].candidates.clear();
        m_view->setTrace(moves, smallProblem());
        m_view->stepTo(2);
        QCOMPARE(page->topLevelItem(0)->text(0),
                 QStringLiteral("It was placed together with another vertex."));
    }

    void decisionsStandBesideTheTeachers()
    {
        DecisionTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setEpisode({explained(), smallProblem()});
        QCOMPARE(table.rowCount(), 4);
        const auto text = [&](int row, int column) { return table.index(row, column).data().toString(); };
        QVERIFY(text(1, DecisionTable::Learner).startsWith(QStringLiteral("b → ")));
        QCOMPARE(text(0, DecisionTable::Teacher), QStringLiteral("same"));
        QCOMPARE(text(1, DecisionTable::Teacher), QStringLiteral("c"));
        QCOMPARE(text(2, DecisionTable::Teacher), QStringLiteral("→ gpu0"));
        const AgreementCount count = countAgreement(*explained());
        QCOMPARE(count.steps, std::size_t{4});
        QCOMPARE(count.vertices, std::size_t{3});
        QCOMPARE(count.devices, std::size_t{3});
        QCOMPARE(countAgreement(*trace(1)).steps, std::size_t{0});
    }

    void aRowOfTheTeachersTableLeadsToItsStep()
    {
        m_view->setTrace(explained(), smallProblem());
        m_view->stepTo(0);
        m_view->showPage(2);
        QVERIFY(text("teacherSummary").contains(QStringLiteral("3 of 4 vertices")));
        QTableView* table = m_view->teacher()->table();
        QCOMPARE(table->model()->rowCount(), 4);
        QCOMPARE(table->currentIndex().row(), 0);
        m_view->teacher()->filter()->setChecked(true);
        QCOMPARE(table->model()->rowCount(), 2);
        QSignalSpy vertices(m_view.get(), &PolicyView::vertexActivated);
        table->setCurrentIndex(table->model()->index(1, 1));
        QCOMPARE(m_view->playback().step(), std::size_t{2});
        QCOMPARE(vertices.count(), 1);
        QCOMPARE(vertices.at(0).at(0).value<VertexId>(), VertexId{2});
        m_view->previousAction()->trigger(); // The table follows, and nothing is selected by that.
        QCOMPARE(table->currentIndex().row(), 0);
        QCOMPARE(vertices.count(), 1);
    }

    void thePlacementGrowsStepByStep()
    {
        const ProblemPtr problem = smallProblem();
        QSignalSpy growth(m_view.get(), &PolicyView::growthShown);
        m_view->setTrace(trace(1), problem);
        QCOMPARE(growth.count(), 0); // It is followed: the graph shows the best.
        m_view->nextAction()->trigger();
        const auto shown = [&] { return growth.last().at(0).value<PartialPlacementPtr>(); };
        QCOMPARE(shown()->problem, problem);
        QVERIFY(shown()->devices[0] == DeviceId{0} && shown()->devices[1] == DeviceId{2});
        QVERIFY(!shown()->devices[2] && !shown()->devices[3]);
        m_view->lastAction()->trigger();
        QVERIFY(std::ranges::all_of(shown()->devices, [](const auto& device) { return device.has_value(); }));
        m_view->growAction()->trigger(); // Off.
        QVERIFY(!shown());
        m_view->growAction()->trigger();
        QVERIFY(shown());
        m_view->followAction()->trigger();
        QVERIFY(!shown());
        m_view->stepTo(1);
        m_view->hide();
        QVERIFY(!shown());
    }

    /// A policy that moves vertices of a whole placement need not visit all of them.
    void aWholePlacementIsThereFromTheFirstStep()
    {
        GraphBuilder builder("pair");
        for (const char* colocate : {"", "pair", "pair", ""}) {
            Vertex vertex;
            vertex.flops = 1e9;
            vertex.colocate = colocate;
            builder.addVertex(std::move(vertex));
        }
        const ProblemPtr problem =
            Problem::create(builder.build().value(), smallProblem()->topologyPtr(), {}).value();
        const auto on = [](std::size_t device) { return DeviceId{device}; };
        auto moves = std::make_shared<EpisodeTrace>();
        moves->start = {on(0), on(1), on(1), on(2)};
        for (const auto& [vertex, device] : {std::pair{0U, 1U}, {1U, 2U}}) {
            const VertexId v{vertex};
            moves->steps.push_back({v, on(device), {v}, {1}, {0.25F, 0.25F, 0.5F}});
        }
        QSignalSpy growth(m_view.get(), &PolicyView::growthShown);
        m_view->setTrace(moves, problem);
        const auto shown = [&] { return growth.last().at(0).value<PartialPlacementPtr>()->devices; };
        using Devices = std::vector<std::optional<DeviceId>>;
        m_view->stepTo(0);
        QVERIFY(shown() == (Devices{on(1), on(1), on(1), on(2)}));
        m_view->stepTo(1);
        QVERIFY(shown() == (Devices{on(1), on(2), on(2), on(2)}));
    }

private:
    std::vector<ProbabilityBars::Bar> bars(const char* name)
    {
        const auto shown = m_view->findChild<ProbabilityBars*>(QLatin1String(name))->bars();
        return {shown.begin(), shown.end()};
    }
    QString text(const char* name) { return m_view->findChild<QLabel*>(QLatin1String(name))->text(); }

    std::unique_ptr<PolicyView> m_view;
};

DOPPLER_TEST_WITH(QApplication, PolicyViewTest)

} // namespace policy_view_test

#include "policy_view.moc"
