// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explain_view.h"

#include "core/catalog/chosen_placer.h"
#include "core/sim/simulator.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/playback/playback.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/dock.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/ui/text/model_text.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/session_state.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>
#include <algorithm>
#include <map>

namespace explain_view_test {

using namespace doppler;

namespace {

/// A window with CHAINMM on four P100, placed by HEFT, and its explanations.
struct Scene {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    Scene()
    {
        window.useLanguage(QStringLiteral("en"));
        window.graphView()->setAnimated(false);
        window.resize(1280, 800);
        window.show();
    }
    ExplainView& view() { return *window.explain()->view(); }
    Workbench& workbench() { return window.workbench(); }
    bool open()
    {
        workbench().openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        return QTest::qWaitFor([&] { return workbench().run() && !workbench().busy(); }, 30000);
    }
    bool show(int page)
    {
        window.findChild<QAction*>(QStringLiteral("explain"))->trigger();
        view().setCurrentIndex(page);
        return settled();
    }
    bool settled()
    {
        return QTest::qWaitFor([&] { return !view().busy() && !workbench().busy(); }, 30000);
    }
    /// The answer for which the placer ran again; null: there is none.
    const Answer* placedAgain()
    {
        for (const Answer& answer : view().whatIf()->answers())
            if (answer.question.placeAgain)
                return &answer;
        return nullptr;
    }
    template <class T>
    T* find(const char* name)
    {
        T* found = view().findChild<T*>(QLatin1String(name));
        if (!found)
            qFatal("the view has no %s", name);
        return found;
    }
};

const Locks someLocks{{VertexId{8}, DeviceId{2}},
                      {VertexId{9}, DeviceId{2}},
                      {VertexId{30}, DeviceId{2}},
                      {VertexId{31}, DeviceId{2}},
                      {VertexId{60}, DeviceId{2}}};

} // namespace

class ExplainViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        QStandardPaths::setTestModeEnabled(true); // Files that the window keeps go there.
    }

    /// Without a run every page says what to do.
    void emptyStates()
    {
        Scene scene;
        QVERIFY(!scene.window.explain()->dock()->isVisible());
        QVERIFY(scene.show(0));
        QVERIFY(scene.window.explain()->dock()->isVisible());
        for (const auto& [tab, name] : {std::pair(0, "steps"), {1, "whatIf"}, {2, "whyHere"}}) {
            scene.view().setCurrentIndex(tab);
            const QByteArray empty = QByteArray(name) + "Empty";
            QVERIFY(scene.find<QLabel>((empty + "Text").constData())
                        ->text()
                        .startsWith(QStringLiteral("Place a graph")));
            const auto* button = scene.find<QAbstractButton>((empty + "Button").constData());
            QVERIFY(button->isVisible());
            QCOMPARE(button->isEnabled(),
                     scene.window.findChild<QAction*>(QStringLiteral("place"))->isEnabled());
        }
    }

    /// The buttons move the cursor, the cursor moves the story, and the graph marks the choice.
    void stepsFollowTheCursor()
    {
        Scene scene;
        QVERIFY(scene.open());
        QVERIFY(scene.show(0));
        StepsPage& page = *scene.view().steps();
        QVERIFY(page.step());
        QCOMPARE(page.step()->time, 0.0);
        const QString begin = scene.find<QTextBrowser>("storyText")->toPlainText();
        QVERIFY2(begin.contains(QStringLiteral("rule: ") + chooseTaskTitle(ChooseTask::Fifo)),
                 qPrintable(begin));
        QVERIFY(!scene.find<QAbstractButton>("previousStep")->isEnabled());
        const QSignalSpy marked(&page, &StepsPage::choiceShown);
        const ExecutionStory story(scene.workbench().run());
        for (std::size_t i = 1; i < 4; ++i) {
            QTest::mouseClick(scene.find<QAbstractButton>("nextStep"), Qt::LeftButton);
            QVERIFY(scene.settled());
            QCOMPARE(page.step()->time, story.times()[i]);
            QCOMPARE(scene.window.playback()->time(), story.times()[i]);
            QCOMPARE(page.step()->started.size(), story.step(i).started.size());
        }
        QVERIFY(marked.size() >= 3);
        scene.window.playback()->toEnd();
        QVERIFY(scene.settled());
        QCOMPARE(page.step()->time, story.times().back());
        QVERIFY(!scene.find<QAbstractButton>("nextStep")->isEnabled());
        QVERIFY(
            scene.find<QTextBrowser>("storyText")->toPlainText().contains(QStringLiteral("no task left")));
        scene.window.explain()->dock()->hide();
        QVERIFY(marked.last().at(0).value<std::vector<VertexId>>().empty());
    }

    void linksSelect()
    {
        Scene scene;
        QVERIFY(scene.open());
        QVERIFY(scene.show(0));
        emit scene.find<QTextBrowser>("storyText")->anchorClicked(QUrl(QStringLiteral("v7")));
        QCOMPARE(scene.workbench().selectedVertex()->value, 7U);
    }

    /// The list is what core answers, and an answer opens as a run with its makespan.
    void whatIf()
    {
        Scene scene;
        QVERIFY(scene.open());
        auto* stop = scene.find<QAbstractButton>("stopAsking");
        auto* progress = scene.find<QProgressBar>("askingProgress");
        scene.window.findChild<QAction*>(QStringLiteral("explain"))->trigger();
        scene.view().setCurrentIndex(1);
        QVERIFY(stop->isVisible() && progress->isVisible());
        QVERIFY(!progress->accessibleName().isEmpty());
        QVERIFY(scene.settled());
        QVERIFY(!stop->isVisible() && !progress->isVisible());
        WhatIfPage& page = *scene.view().whatIf();
        const RunPtr run = scene.workbench().run();
        QCOMPARE(page.answers().size(), questions(*run, {}, true).size());
        auto* list = scene.find<QTreeWidget>("whatIfAnswers");
        QCOMPARE(list->topLevelItemCount(), static_cast<int>(page.answers().size()));
        const Answer first = page.answers().front();
        QVERIFY(first.run.ok() && first.gain() > 0);
        list->setFocus();
        list->setCurrentItem(list->topLevelItem(0));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(QTest::qWaitFor(
            [&] {
                return scene.workbench().run() && scene.workbench().run() != run && !scene.workbench().busy();
            },
            30000));
        QCOMPARE(scene.workbench().run()->schedule.makespan, (*first.run)->schedule.makespan);
        QVERIFY(scene.workbench().run()->problem != run->problem);
    }

    /// An answer is named for what it is, and a session opens it with the makespan that it had.
    void anAnswerSurvivesASession()
    {
        Scene scene;
        QVERIFY(scene.open());
        scene.workbench().selectVertex(VertexId{40});
        QVERIFY(scene.show(1));
        const RunPtr run = scene.workbench().run();
        const auto& answers = scene.view().whatIf()->answers();
        std::vector<Answer> wanted; // One that changes the links, one the graph, one the model alone.
        for (const Answer& answer : answers)
            if (answer.run.ok() && (answer.question.change.bandwidth == 2 || answer.question.change.vertex ||
                                    (answer.question.change.model &&
                                     answer.question.change.model->mode == Mode::BulkSynchronous)))
                wanted.push_back(answer);
        QCOMPARE(wanted.size(), std::size_t{3});
        for (const Answer& answer : wanted) {
            const std::size_t before = scene.workbench().runs()->entries().size();
            emit scene.view().whatIf()->openRequested(answer);
            QVERIFY(QTest::qWaitFor(
                [&] {
                    return scene.workbench().runs()->entries().size() > before && !scene.workbench().busy();
                },
                30000));
            const RunEntry& entry = *scene.workbench().runs()->find(scene.workbench().runId());
            QVERIFY2(entry.title.contains(translated(answer.question.title)), qPrintable(entry.title));
            QVERIFY(entry.title.startsWith(placerTitle("heft")));
            QCOMPARE(entry.run->placer, std::string(whatIfPlacer)); // HEFT would place it otherwise.
            QCOMPARE(entry.graphSource == QLatin1String("chainmm"), !answer.question.change.vertex);
            QCOMPARE(entry.topologySource == QLatin1String("4xP100"), answer.question.change.bandwidth == 1);
            scene.workbench().showRun(scene.workbench().runs()->entries().front().id);
            QCOMPARE(scene.workbench().run(), run);
        }
        QCOMPARE(scene.settings.recentFiles(), QStringList()); // What was kept is no file of the user's.
        std::map<std::string, double> saved;
        for (const RunEntry& entry : scene.workbench().runs()->entries())
            saved[entry.title.toStdString()] = entry.run->schedule.makespan;
        QCOMPARE(saved.size(), std::size_t{4});
        const QString file = scene.folder.filePath(QStringLiteral("answers.doppler"));
        SessionKeeper& keeper = scene.window.sessions().keeper();
        QSignalSpy written(&keeper, &SessionKeeper::saved);
        keeper.save(file);
        QVERIFY(written.count() > 0 || written.wait());

        Scene other;
        SessionKeeper& reader = other.window.sessions().keeper();
        QSignalSpy opened(&reader, &SessionKeeper::opened);
        const QSignalSpy noted(&reader, &SessionKeeper::noted);
        reader.open(file);
        QVERIFY(opened.count() > 0 || opened.wait(30000));
        QCOMPARE(noted.count(), 0);
        std::map<std::string, double> found;
        for (const RunEntry& entry : other.workbench().runs()->entries())
            found[entry.title.toStdString()] = entry.run->schedule.makespan;
        QCOMPARE(found, saved);
    }

    void freeFactors()
    {
        Scene scene;
        QVERIFY(scene.open());
        QVERIFY(scene.show(1));
        QVERIFY(!scene.view().whatIf()->combination());
        scene.find<QSlider>("factor0")->setValue(10);
        scene.find<QSlider>("factor2")->setValue(10);
        QVERIFY(scene.settled());
        const auto& combination = scene.view().whatIf()->combination();
        QVERIFY(combination);
        const Run& run = *scene.workbench().run();
        Change change;
        change.bandwidth = 2;
        for (DeviceId d : run.problem->topology().devices())
            change.speeds.push_back({d, 2});
        const double expected =
            Simulator(changedProblem(*run.problem, change).value()).makespan(run.placement);
        QCOMPARE((*combination->run)->schedule.makespan, expected);
        QTest::mouseClick(scene.find<QAbstractButton>("resetCombination"), Qt::LeftButton);
        QVERIFY(scene.settled());
        QVERIFY(!scene.view().whatIf()->combination());
    }

    void whyHere()
    {
        Scene scene;
        QVERIFY(scene.open());
        QVERIFY(scene.show(2));
        auto* text = scene.find<QTextBrowser>("whyHereText");
        QVERIFY(text->toPlainText().contains(QStringLiteral("Select a vertex")));
        scene.workbench().selectVertex(VertexId{40});
        QVERIFY(scene.settled());
        const WhyHerePage& page = *scene.view().whyHere();
        const Run& run = *scene.workbench().run();
        QVERIFY(page.log());
        QVERIFY(page.log()->placement.devices == run.placement.devices);
        QCOMPARE(page.others().size(), run.problem->deviceCount());
        QCOMPARE(page.others()[run.placement.devices[40]].makespan, run.schedule.makespan);
        QVERIFY(text->toPlainText().contains(QStringLiteral("How HEFT decided")));
        QVERIFY(text->toPlainText().contains(QStringLiteral("current")));
        // Another one and back again before that is worked out.
        scene.workbench().selectVertex(VertexId{41});
        scene.workbench().selectVertex(VertexId{40});
        QVERIFY2(text->toPlainText().contains(QStringLiteral("Working")), qPrintable(text->toPlainText()));
        QVERIFY(scene.settled());
        QCOMPARE(page.others().size(), run.problem->deviceCount());
        QVERIFY(text->toPlainText().contains(QStringLiteral("current")));
    }

    void placedAgainAsItWasAsked_data()
    {
        QTest::addColumn<PlacerRequest>("request");
        QTest::addColumn<bool>("locked");
        PlacerRequest few{QStringLiteral("simulated-annealing"), 1, 20};
        QTest::newRow("budget") << few << false;
        PlacerRequest byId{QStringLiteral("list-schedule")};
        byId.settings = {{"list", "id"}};
        QTest::newRow("option") << byId << false;
        QTest::newRow("locks") << PlacerRequest{QStringLiteral("heft")} << true;
        few.seed = 4;
        few.settings = {{"chains", "2"}};
        QTest::newRow("all together") << few << true;
    }
    /// With one more device the placer gives what it does on the command line with the run's own request.
    void placedAgainAsItWasAsked()
    {
        QFETCH(PlacerRequest, request);
        QFETCH(bool, locked);
        Scene scene;
        QVERIFY(scene.open());
        Workbench& workbench = scene.workbench();
        const quint64 before = workbench.runId();
        if (locked)
            workbench.setLocks(someLocks);
        workbench.placeAs(request);
        QVERIFY(scene.settled());
        QVERIFY(workbench.runId() != before);
        QVERIFY(scene.show(1));

        std::vector<Setting> settings;
        for (const auto& [name, value] : request.settings)
            settings.push_back({{}, name, value});
        const ChosenPlacer chosen = choosePlacer(request.placer.toStdString(), settings).value();
        PlacerContext context;
        context.seed = request.seed;
        context.budget = {request.evaluations, request.seconds};
        const PlaceAgain place = [&](const ProblemPtr& problem, const std::stop_token&) -> Result<Placement> {
            auto placed = chosen.placer->place(*problem, chosen.options, context);
            if (!placed)
                return placed.error();
            return std::move(placed->placement);
        };
        const ProblemPtr problem = withLocks(*workbench.problem(), workbench.locks()).value();
        const RunPtr run = makeRun(problem, place(problem, {}).value(), chosen.title()).value();
        QVERIFY(run->placement == workbench.run()->placement);
        const auto asked = questions(*run, {}, true);
        const auto question = std::ranges::find_if(asked, &Question::placeAgain);
        QVERIFY(question != asked.end());
        const Answer expected = answer(*run, simulatedMakespan(*run), *question, place);
        const Answer* shown = scene.placedAgain();
        QVERIFY(shown && shown->run.ok() && expected.run.ok());
        QCOMPARE((*shown->run)->schedule.makespan, (*expected.run)->schedule.makespan);
        QCOMPARE(shown->before, expected.before);
    }

    /// Of a run of a session it isn't known what it was asked for: one with no choice is asked again, where
    /// that gives it, and a search is not.
    void placedAgainWhereItIsKnownHow()
    {
        Scene scene;
        QVERIFY(scene.open());
        Workbench& workbench = scene.workbench();
        QVERIFY(scene.show(1));
        const double first = (*scene.placedAgain()->run)->schedule.makespan;
        workbench.adoptSession(workbench.session());
        QVERIFY(!workbench.requestOf(workbench.runId()));
        QVERIFY(scene.settled());
        QVERIFY(scene.placedAgain());
        QCOMPARE((*scene.placedAgain()->run)->schedule.makespan, first);
        // Placed by another one than it is said to be by.
        Placement together{Assignment(workbench.problem()->vertexCount(), DeviceId{0}), {}};
        workbench.openResult({workbench.problem(), workbench.graphSource(), workbench.topologySource(),
                              "heft", together, 1, 0, 0});
        QVERIFY(scene.settled());
        QVERIFY(workbench.run()->placement.devices == together.devices);
        QVERIFY(!scene.view().whatIf()->answers().empty() && !scene.placedAgain());
        workbench.selectVertex(VertexId{40});
        QVERIFY(scene.show(2));
        const QString told = scene.find<QTextBrowser>("whyHereText")->toPlainText();
        QVERIFY2(told.contains(QStringLiteral("The settings that the placer ran with are unknown")),
                 qPrintable(told));

        QVERIFY(scene.show(1));
        workbench.placeAs({QStringLiteral("simulated-annealing"), 1, 20});
        QVERIFY(scene.settled());
        QVERIFY(scene.placedAgain());
        workbench.adoptSession(workbench.session());
        QVERIFY(scene.settled());
        QCOMPARE(workbench.run()->placer, std::string("simulated-annealing"));
        QVERIFY(!scene.view().whatIf()->answers().empty() && !scene.placedAgain());
    }

    /// The decisions are those around the run's locks, as the command line tells them.
    void whyHereAroundLocks()
    {
        Scene scene;
        QVERIFY(scene.open());
        Workbench& workbench = scene.workbench();
        const quint64 before = workbench.runId();
        workbench.setLocks(someLocks);
        workbench.placeAs({QStringLiteral("heft")});
        QVERIFY(scene.settled());
        QVERIFY(workbench.runId() != before);
        workbench.selectVertex(VertexId{40});
        QVERIFY(scene.show(2));
        const DecisionLogPtr& log = scene.view().whyHere()->log();
        QVERIFY(log);
        QVERIFY(log->placement.devices == workbench.run()->placement.devices);
        const ChosenPlacer heft = choosePlacer("heft", {}).value();
        const auto expected =
            recordDecisions(*heft.placer, withLocks(*workbench.problem(), someLocks).value(), heft.options,
                            {})
                .value();
        QVERIFY(log->stepOf == expected->stepOf);
        for (const VertexId v : workbench.problem()->graph().vertices()) {
            QCOMPARE(log->of(v).chosen.value, expected->of(v).chosen.value);
            QCOMPARE(log->of(v).options.size(), expected->of(v).options.size());
        }
        QCOMPARE(log->of(someLocks.front().vertex).options.size(), std::size_t{1});
        const QString told = scene.find<QTextBrowser>("whyHereText")->toPlainText();
        QVERIFY2(!told.contains(QStringLiteral("otherwise")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("How HEFT decided")), qPrintable(told));
    }

    /// The link goes to the step that decided the vertex, of no episode but one that gave the run.
    void aPolicysRunLeadsToItsStep()
    {
        Scene scene;
        QVERIFY(scene.open());
        Workbench& workbench = scene.workbench();
        const ProblemPtr problem = workbench.problem();
        const auto episodeOn = [&](DeviceId device) {
            auto trace = std::make_shared<EpisodeTrace>();
            const std::vector<float> even(problem->deviceCount(), 0.25F);
            for (const VertexId v : problem->graph().topologicalOrder())
                trace->steps.push_back({v, device, {v}, {1}, even});
            return trace;
        };
        const Placement together{Assignment(problem->vertexCount(), DeviceId{1}), {}};
        const quint64 heft = workbench.runId();
        workbench.openResult({problem, workbench.graphSource(), workbench.topologySource(),
                              "doppler (net.checkpoint)", together, 1, 0, 0});
        QVERIFY(scene.settled());
        const quint64 learned = workbench.runId();
        QVERIFY(learned != heft);
        workbench.selectVertex(VertexId{40});
        QVERIFY(scene.show(2));
        const WhyHerePage& page = *scene.view().whyHere();
        auto* text = scene.find<QTextBrowser>("whyHereText");
        const auto says = [&](const char* what) { return text->toPlainText().contains(QLatin1String(what)); };
        QVERIFY(page.decider() == Decider::Forgotten);
        QVERIFY2(says("no longer available") && !says("Show its"), qPrintable(text->toPlainText()));
        PolicyView* policy = scene.window.policyView();
        policy->setTrace(episodeOn(DeviceId{0}), problem);
        QVERIFY(page.decider() == Decider::Forgotten); // It gave another placement.
        policy->clear();
        policy->setTrace(episodeOn(DeviceId{1}), problem);
        QVERIFY(page.decider() == Decider::Policy);
        QVERIFY2(says("Show its probabilities"), qPrintable(text->toPlainText()));
        emit text->anchorClicked(QUrl(QStringLiteral("policy")));
        const auto shown = [&] {
            const PolicyPlayback& playback = policy->playback();
            return playback.episode().trace->steps[playback.step()].vertex;
        };
        QCOMPARE(shown().value, 40U);
        QVERIFY(policy->isVisible());
        workbench.selectVertex(VertexId{8});
        emit text->anchorClicked(QUrl(QStringLiteral("policy")));
        QCOMPARE(shown().value, 8U);
        workbench.showRun(heft);
        QVERIFY(page.decider() == Decider::Placer);
        policy->clear();
        workbench.showRun(learned);
        QVERIFY(page.decider() == Decider::Forgotten);
    }

    /// Between a run and the answers about it there are none, though the list still shows the former's.
    void noAnswerOfTheRunBefore()
    {
        Scene scene;
        QVERIFY(scene.open());
        QVERIFY(scene.show(1));
        auto* list = scene.find<QTreeWidget>("whatIfAnswers");
        const auto* open = scene.find<QAbstractButton>("openAnswer");
        list->setCurrentItem(list->topLevelItem(0));
        QVERIFY(open->isEnabled());
        auto* slider = scene.find<QSlider>("factor0");
        slider->setValue(10);
        QVERIFY(scene.settled());
        int changes = 0;
        const QSignalSpy asked(scene.view().whatIf(), &WhatIfPage::openRequested);
        connect(slider, &QSlider::valueChanged, slider, [&] { // It goes back to the middle for another run.
            ++changes;
            QVERIFY(!open->isEnabled());
            emit list->itemActivated(list->topLevelItem(0), 0);
        });
        const ProblemPtr problem = scene.workbench().run()->problem;
        const Placement together{Assignment(problem->vertexCount(), DeviceId{0}), {}};
        scene.view().whatIf()->setRun(*makeRun(problem, together, "manual"), {});
        QCOMPARE(changes, 1);
        QVERIFY(asked.isEmpty());
    }

    /// What others marked in the graph is theirs while no step is shown.
    void aHiddenPanelMarksNothing()
    {
        Scene scene;
        QVERIFY(scene.open());
        GraphView* graph = scene.window.graphView();
        QTRY_VERIFY(graph->picture().run);
        graph->setCandidates({VertexId{3}});
        const QSignalSpy marked(scene.view().steps(), &StepsPage::choiceShown);
        scene.workbench().setPlacer(QStringLiteral("critical-path"));
        QVERIFY(QTest::qWaitFor([&] { return scene.workbench().runs()->rowCount() == 2; }, 30000));
        QVERIFY(scene.settled());
        QTRY_COMPARE(graph->picture().run, scene.workbench().run());
        QVERIFY(marked.isEmpty());
        QVERIFY(graph->picture().vertexMarks[3] & CandidateMark);
        // Hidden before its step is read, it brings no marks later.
        QVERIFY(scene.show(0));
        QVERIFY(!marked.isEmpty());
        scene.window.playback()->stepForward();
        scene.window.playback()->stepForward();
        scene.window.explain()->dock()->hide();
        QVERIFY(marked.last().at(0).value<std::vector<VertexId>>().empty());
        const auto before = marked.size();
        QTest::qWait(200);
        QCOMPARE(marked.size(), before);
    }

    /// Texts follow the language while they are shown.
    void otherLanguage()
    {
        Scene scene;
        QVERIFY(scene.open());
        scene.workbench().selectVertex(VertexId{40});
        const auto text = [&](int page) {
            return page == 1
                       ? scene.find<QLabel>("whatIfSummary")->text()
                       : scene.find<QTextBrowser>(page == 0 ? "storyText" : "whyHereText")->toPlainText();
        };
        for (int page = 0; page < 3; ++page) {
            QVERIFY(scene.show(page));
            const QString english = text(page);
            const QString title = scene.view().tabText(page);
            QVERIFY(!english.isEmpty());
            scene.window.useLanguage(QStringLiteral("de"));
            QTRY_VERIFY2(text(page) != english, qPrintable(english));
            QVERIFY2(scene.view().tabText(page) != title, qPrintable(title));
            scene.window.useLanguage(QStringLiteral("en"));
            QTRY_COMPARE(text(page), english);
        }
    }
};

DOPPLER_TEST_WITH(QApplication, ExplainViewTest)

} // namespace explain_view_test

#include "explain_view.moc"
