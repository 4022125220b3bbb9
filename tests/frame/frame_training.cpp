// SPDX-License-Identifier: GPL-3.0-or-later
// Training in the whole window: the document follows it, checkpoints, episodes step by step, closing
// meanwhile.
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "tests/window/training_samples.h"
#include "tests/window/window_scene.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/policy/best_replay_bar.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/runs/training_title.h"
#include "widgets/training/training_dialog.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_table.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/controls/caption_chip.h"
#include "widgets/workbench/session_state.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QToolButton>
#include <cmath>

namespace frame_training_test {

using namespace doppler;
using namespace doppler::samples;

class FrameTraining : public QObject {
    Q_OBJECT

private slots:
    /// Standard checkpoints of these tests, and of no one else.
    void initTestCase() { QVERIFY(m_home.isValid() && qputenv("XDG_DATA_HOME", m_home.path().toUtf8())); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void trainingMovesTheDocumentWhereFollowed()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        TrainingScript script;
        script.endless = true;
        window.training().setFactory(factoryFor(script));
        auto* follow = stage.find<QAction>("followTraining");
        QVERIFY(follow->isChecked());
        TrainingSetup setup = window.training().proposal();
        setup.checkpointFile.clear();
        window.training().start(setup);
        QTRY_VERIFY(window.workbench().run() && window.workbench().run()->placer == std::string("doppler"));
        QTRY_VERIFY(window.ganttView()->run() && window.ganttView()->run()->placer == std::string("doppler"));
        QVERIFY(window.workbench().runs()->find(window.workbench().runId())->live);
        QVERIFY(!window.trainingView()->isHidden());
        // Its placer is not what "Place" runs.
        QCOMPARE(window.workbench().placer(), QStringLiteral("heft"));
        follow->setChecked(false);
        window.workbench().showRun(window.workbench().runs()->entries()[0].id);
        const quint64 shown = window.workbench().runId();
        QTest::qWait(100);
        QCOMPARE(window.workbench().runId(), shown);
        window.trainingView()->stopAction()->trigger();
        QTRY_VERIFY(!window.training().active());
        QTRY_VERIFY(!window.workbench().runs()->entries().back().live);
        QVERIFY(!stage.settings->followTraining());
    }

    void lockedVerticesStayInTrainings()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.training().setFactory(factoryFor({}));
        const Locks locks{{VertexId{std::size_t{3}}, DeviceId{std::size_t{1}}}};
        window.workbench().setLocks(locks);
        stage.find<QAction>("train")->trigger();
        auto* dialog = window.findChild<TrainingDialog*>();
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>(QStringLiteral("checkpointFile"))->clear();
        dialog->accept();
        QTRY_VERIFY(window.trainingView()->currentJob());
        QCOMPARE(window.trainingView()->currentJob()->setup().locks, locks);
        QTRY_VERIFY(!window.training().active());
        QTRY_VERIFY(window.workbench().runs()->entries().back().trained);
        QCOMPARE(window.workbench().runs()->entries().back().locks, locks);
    }

    void severalTrainingsOnSeveralGraphs()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.training().setFactory(factoryFor({}));
        TrainingOrder order{window.training().proposal(), 3, true, {QStringLiteral("ffnn")}};
        order.setup.checkpointFile.clear();
        window.training().start(order);
        const TrainingTable* table = window.trainingView()->table();
        QTRY_COMPARE(table->rowCount(), 2); // The learner's group and its control's.
        QCOMPARE(table->rowCount(table->index(0, 0)), 3);
        QCOMPARE(table->rowCount(table->index(1, 0)), 3);
        QTRY_VERIFY(!window.training().active());
        QCOMPARE(window.trainingView()->currentJob()->setup().others.size(), std::size_t{1});
        QCOMPARE(window.trainingView()->currentJob()->setup().seed, std::uint64_t{1});
        QCOMPARE(window.training().proposal().seed, std::uint64_t{4});
        const auto& entries = window.workbench().runs()->entries();
        QTRY_VERIFY(std::ranges::count(entries, true, &RunEntry::trained) == 6);
        QVERIFY(std::ranges::any_of(entries, [](const RunEntry& entry) {
            return entry.title.contains(QStringLiteral("control")) && entry.seed == 3;
        }));
        TrainingOrder broken = order;
        broken.furtherGraphs = {QStringLiteral("no/such/graph.json")};
        QSignalSpy failed(&window.training(), &TrainingRuns::failed);
        window.training().start(broken);
        QVERIFY(failed.wait());
        QCOMPARE(table->rowCount(), 2);
    }

    /// An episode on the other graph has vertices that the open one has not.
    void episodesOnOtherGraphsAreShownOnTheirs()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const ProblemPtr open = window.workbench().problem();
        const ProblemPtr larger =
            Problem::create(generateWorkload("layered:vertices=150").value(), open->topologyPtr()).value();
        QVERIFY(larger->vertexCount() > open->vertexCount());
        QTRY_VERIFY(!window.graphView()->picture().empty());
        TrainingScript script;
        script.endless = true;
        script.trace = [](const Problem& problem) {
            EpisodeTrace trace;
            std::vector<float> even(problem.deviceCount(), 1.0F / static_cast<float>(problem.deviceCount()));
            for (const VertexId v : problem.graph().topologicalOrder())
                trace.steps.push_back({v, DeviceId{std::size_t{1}}, {v}, {1}, even});
            return trace;
        };
        window.training().setFactory(factoryFor(script));
        TrainingSetup setup = window.training().proposal();
        setup.checkpointFile.clear();
        setup.others = {larger};
        window.training().start(setup);
        PolicyView* policy = window.policyView();
        const PolicyPlayback& playback = policy->playback();
        std::map<std::size_t, bool> grows; // In the graph that is open, by problem.
        const auto lookAtTheNewest = [&] {
            if (playback.empty())
                return;
            policy->stepTo(playback.stepCount() / 2); // at its end it may be the shown run
            const PolicyEpisode& episode = playback.episode();
            QCOMPARE(episode.problem, episode.trace->problem == 0 ? open : larger);
            QCOMPARE(episode.trace->steps.size(), episode.problem->vertexCount());
            QCOMPARE(episode.training, trainingName(setup));
            grows[episode.trace->problem] = !window.graphView()->picture().growing.empty();
            policy->clear(); // The next one is shown, of whichever graph.
        };
        QTRY_VERIFY((lookAtTheNewest(), grows.size() == 2));
        QVERIFY(grows[0] && !grows[1]);
        window.trainingView()->abortAction()->trigger();
        QTRY_VERIFY(!window.training().active());
    }

    /// The view of the policy shows the newest episode, which is hardly ever the best one.
    void whyHereLeadsToTheEpisodeOfTheBest()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        TrainingScript script;
        script.explains = true;
        script.trace = [](const Problem& problem) {
            EpisodeTrace trace;
            const std::vector<float> even(problem.deviceCount(), 1);
            for (const VertexId v : problem.graph().topologicalOrder())
                trace.steps.push_back({v, DeviceId{std::size_t{0}}, {v}, {1}, even});
            return trace;
        };
        window.training().setFactory(factoryFor(script));
        TrainingSetup setup = window.training().proposal();
        setup.checkpointFile.clear();
        window.training().start(setup);
        QTRY_VERIFY(!window.training().active() && !workbench.busy() && workbench.run() &&
                    workbench.run()->placer == "doppler");
        window.explain()->raise();
        window.explain()->view()->setCurrentIndex(2);
        workbench.selectVertex(VertexId{40});
        const WhyHerePage& page = *window.explain()->view()->whyHere();
        const auto follow = [&] {
            emit stage.find<QTextBrowser>("whyHereText")->anchorClicked(QUrl(QStringLiteral("policy")));
        };
        PolicyView* policy = window.policyView();
        const PolicyPlayback& playback = policy->playback();
        const auto step = [&] { return playback.episode().trace->steps[playback.step()]; };
        QTRY_VERIFY(!playback.empty());
        QCOMPARE(step().device.value, 0U); // That led elsewhere.
        QVERIFY(page.decider() == Decider::Policy);
        follow();
        QCOMPARE(step().vertex.value, 40U);
        QCOMPARE(step().device.value, 1U);
        QVERIFY(policy->isVisible());
        QCOMPARE(playback.episode().training, trainingName(setup) + QStringLiteral(", best of episode 100"));
        policy->clear();
        QVERIFY(page.decider() == Decider::Policy);
        window.trainingView()->removeJob(window.trainingView()->currentJob());
        QVERIFY(page.decider() == Decider::Forgotten);
    }

    /// Its graph is its own, whatever is open when it has something to show.
    void theFirstBestComesWhenAnotherDocumentIsOpen()
    {
        TrainingScript script;
        script.gate->set(false);
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.training().setFactory(factoryFor(script));
        TrainingSetup setup = window.training().proposal();
        setup.checkpointFile.clear();
        window.training().start(setup);
        QTRY_VERIFY(script.gate->reached.load());
        Workbench other;
        other.openSession(
            {QStringLiteral("ffnn"), QStringLiteral("8xV100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(!other.busy());
        window.workbench().adoptSession(other.session());
        QCOMPARE(window.workbench().runs()->rowCount(), 1);
        script.gate->set(true);
        QTRY_COMPARE(window.workbench().runs()->rowCount(), 2);
        const RunEntry& best = window.workbench().runs()->entries()[1];
        QVERIFY(best.trained);
        QCOMPARE(best.graphSource, QStringLiteral("chainmm"));
        QCOMPARE(best.topologySource, QStringLiteral("4xP100"));
        QTRY_VERIFY(!window.training().active());
    }

    /// In another window, on another day: nothing of an earlier training is lost.
    void aProposalLeavesCheckpointsAlone()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const auto touch = [](const std::string& name) {
            QDir().mkpath(QFileInfo(QString::fromStdString(name)).absolutePath());
            return writeFile(name, "an earlier one").ok();
        };
        const TrainingSetup first = window.training().proposal();
        QCOMPARE(first.seed, std::uint64_t{1});
        QVERIFY(touch(first.checkpointFile));
        const TrainingSetup second = window.training().proposal();
        QCOMPARE(second.seed, std::uint64_t{2});
        QVERIFY(second.checkpointFile != first.checkpointFile);
        QVERIFY(touch(second.checkpointFile));
        QCOMPARE(window.training().proposal().seed, std::uint64_t{3});
    }

    void aCheckpointSaysWhatItGoesOnWith()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        tests::ScratchFolder folder;
        Checkpoint checkpoint;
        checkpoint.policy = "sel-only";
        checkpoint.settings = Options(trainingOptions("sel-only"));
        QVERIFY(checkpoint.settings.set(trainingOptions("sel-only"), "stage2_episodes", "77").ok());
        checkpoint.seed = 9;
        checkpoint.random = {1, 2, 3, 4};
        checkpoint.problems[0].trainedOn = TrainedOn::of(*window.workbench().problem());
        const QString file = folder.filePath(QStringLiteral("run.doppler"));
        QVERIFY(writeCheckpoint(checkpoint, file.toStdString()).ok());
        const auto read = readCheckpoint(file.toStdString());
        QVERIFY2(read.ok(), read ? "" : read.error().english().c_str());
        emit window.workbench().checkpointGiven(file);
        auto* goOn = window.findChild<QPushButton*>(QStringLiteral("goOnTraining"));
        QVERIFY(goOn);
        goOn->click();
        QTRY_VERIFY(window.findChild<TrainingDialog*>());
        auto* dialog = window.findChild<TrainingDialog*>();
        const TrainingSetup setup = dialog->setup();
        QCOMPARE(setup.policy, std::string("sel-only"));
        QCOMPARE(setup.options.integer("stage2_episodes"), 77);
        QCOMPARE(setup.seed, std::uint64_t{9});
        QVERIFY(setup.resume && setup.checkpointFile == file.toStdString());
        dialog->reject();
    }

    /// A checkpoint of somebody else names a program: nothing runs before the user has agreed.
    void proposedProgramsAreAskedAbout()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.training().setFactory(factoryFor({}));
        TrainingSetup proposal = window.training().proposal();
        proposal.checkpointFile.clear();
        for (const auto& [name, value] :
             {std::pair{"engine", "external"}, std::pair{"engine_settings", "command=\"echo own\""},
              std::pair{"stage3_episodes", "2"}})
            QVERIFY(proposal.options.set(trainingOptions(), name, value).ok());
        const auto allowed = [&] { return window.workbench().approvals().checkProgram("echo own").ok(); };
        const auto accepted = [&] {
            emit window.training().proposed(proposal);
            auto* dialog = window.findChild<TrainingDialog*>();
            QVERIFY(dialog);
            dialog->accept();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QTRY_VERIFY(!window.findChild<TrainingDialog*>());
        };
        accepted();
        auto* question = window.findChild<QMessageBox*>(QStringLiteral("programQuestion"));
        QVERIFY(question && question->text().contains(QStringLiteral("echo own")));
        QVERIFY(!allowed() && !window.training().active());
        question->reject();
        QTRY_VERIFY(!window.findChild<QMessageBox*>(QStringLiteral("programQuestion")));
        QVERIFY(!allowed());
        accepted();
        window.findChild<QPushButton*>(QStringLiteral("runProgram"))->click();
        QVERIFY(allowed());
        // Once is enough.
        QTRY_VERIFY(!window.findChild<QMessageBox*>(QStringLiteral("programQuestion")));
        accepted();
        QVERIFY(!window.findChild<QMessageBox*>(QStringLiteral("programQuestion")));
    }

    /// Jobs hold networks: what the list of trainings doesn't show any more must not stay.
    void trainingsThatAreClearedLeaveNothingBehind()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.training().setFactory(factoryFor({}));
        const BestReplayBar* replay = window.ganttTools()->replay();
        TrainingOrder order{window.training().proposal(), 2, false, {}};
        order.setup.checkpointFile = stage.path("kept.checkpoint").toStdString();
        window.training().start(order);
        const QPointer<TrainingJob> job = window.trainingView()->currentJob();
        QVERIFY(job);
        QTRY_VERIFY(!window.training().active());
        QTRY_COMPARE(replay->trainings().size(), std::size_t{2});
        TrainingScript endless;
        endless.endless = true;
        window.training().setFactory(factoryFor(endless));
        TrainingSetup other = window.training().proposal();
        other.checkpointFile.clear();
        window.training().start(other);
        const QPointer<TrainingJob> active = window.trainingView()->currentJob();
        QTRY_COMPARE(replay->trainings().size(), std::size_t{3});
        window.trainingView()->clearAction()->trigger();
        QTRY_VERIFY(!job);
        QCOMPARE(replay->trainings().size(), std::size_t{1});
        QVERIFY(active && active->active());
        QCOMPARE(window.trainingView()->currentJob(), active.data());
        QCOMPARE(window.training().checkpoints().size(), 2); // The files are still there.
        active->stop();
        QTRY_VERIFY(!window.training().active());
        window.trainingView()->clearAction()->trigger();
        QTRY_VERIFY(!active);
        QVERIFY(replay->trainings().empty());
    }

    /// From its checkpoint a run goes on as itself: one row of runs, one list of bests.
    void aRunThatGoesOnStaysOneRun()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.training().setFactory(factoryFor({}));
        TrainingSetup setup = window.training().proposal();
        setup.checkpointFile = stage.write("run.checkpoint", {}).toStdString(); // The script writes none.
        window.training().start(setup);
        const QPointer<TrainingJob> before = window.trainingView()->currentJob();
        QTRY_VERIFY(!window.training().active());
        const auto& entries = window.workbench().runs()->entries();
        QTRY_COMPARE(std::ranges::count(entries, true, &RunEntry::trained), 1);
        TrainingScript better;
        better.endless = true;
        better.bestOffset = -5e-4;
        window.training().setFactory(factoryFor(better));
        window.trainingView()->showJob(before);
        window.trainingView()->continueAction()->trigger();
        QVERIFY(!before);
        const BestReplayBar* replay = window.ganttTools()->replay();
        QTRY_COMPARE(replay->trainings().front().history.all().size(), std::size_t{2});
        QCOMPARE(replay->trainings().size(), std::size_t{1});
        QTRY_VERIFY(std::ranges::find(entries, true, &RunEntry::trained)->live);
        QCOMPARE(std::ranges::count(entries, true, &RunEntry::trained), 1);
        window.training().abortAll();
        QTRY_VERIFY(!std::ranges::find(entries, true, &RunEntry::trained)->live);
    }

    /// Of any origin, without a graph, several seeds at once; what is none is told.
    void logsAreShown()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        const auto log = [&](const char* name, int seed, int episodes) {
            QByteArray text;
            for (int e = 0; e < episodes; ++e)
                text += QStringLiteral("{\"episode\":%1,\"stage\":\"II\",\"graph\":0,\"makespan\":%2,"
                                       "\"best\":%2,\"policy\":\"gdp\",\"seed\":%3}\n")
                            .arg(e)
                            .arg(2 - 0.01 * e)
                            .arg(seed)
                            .toUtf8();
            return stage.write(name, {text.constData(), static_cast<std::size_t>(text.size())});
        };
        const QString one = log("a.jsonl", 1, 30);
        window.workbench().openFiles({one, log("b.jsonl", 2, 40)});
        const TrainingView& view = *window.trainingView();
        const TrainingTable& table = *view.table();
        QTRY_COMPARE(table.rowCount(), 1);
        QCOMPARE(table.rowCount(table.index(0, 0)), 2);
        QVERIFY(view.isVisible());
        const QPointer<TrainingJob> job = view.currentJob();
        QCOMPARE(job->setup().policy, std::string("gdp"));
        QCOMPARE(job->setup().seed, std::uint64_t{2});
        QTRY_COMPARE(view.plot()->curves(1)->records().size(), std::size_t{40});
        QVERIFY(!view.continueAction()->isEnabled()); // There is no checkpoint.
        log("a.jsonl", 1, 50);
        window.training().openLogs({one}); // It has grown.
        QTRY_COMPARE(view.currentJob()->progress().done(), std::uint64_t{50});
        QCOMPARE(table.rowCount(table.index(0, 0)), 2);
        QSignalSpy failed(&window.training(), &TrainingRuns::failed);
        const QString broken =
            stage.write("broken.jsonl", "{\"episode\":0,\"stage\":\"V\",\"makespan\":1}\n");
        window.training().openLogs({broken, stage.path("none.jsonl")});
        QVERIFY(failed.wait());
        QTest::qWait(50);
        QCOMPARE(failed.count(), 1); // One sentence.
        const QString said = QString::fromStdString(failed.first().first().value<Error>().english());
        QVERIFY2(said.contains(broken) && said.contains(QStringLiteral("line 1")), qPrintable(said));
        QCOMPARE(table.rowCount(table.index(0, 0)), 2);
        window.trainingView()->clearAction()->trigger();
        QCOMPARE(table.rowCount(), 0);
        QVERIFY(window.training().records().empty());
    }

    /// What a log was trained on stays known while something else is open, and it has its graph once that is.
    void aLogWaitsForItsGraph()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        TrainingRecord record;
        record.setup = window.training().proposal();
        const ProblemPtr trained = std::exchange(record.setup.problem, nullptr);
        record.graph = trained->graph().fingerprint();
        record.devices = trained->topology().fingerprint();
        record.log = stage
                         .write("run.jsonl", R"({"episode":0,"stage":"II","makespan":1})"
                                             "\n")
                         .toStdString();
        window.workbench().openGraph(QStringLiteral("ffnn"));
        QTRY_VERIFY(window.workbench().problem() != trained && !window.workbench().busy());
        const ProblemPtr other = window.workbench().problem();
        window.training().restore({record});
        QTRY_VERIFY(window.trainingView()->currentJob());
        QVERIFY(!window.trainingView()->currentJob()->setup().problem);
        QCOMPARE(window.training().records().size(), std::size_t{1});
        QCOMPARE(window.training().records()[0].graph, record.graph);
        // It is not gone on with on what happens to be open.
        QSignalSpy failed(&window.training(), &TrainingRuns::failed);
        window.training().continueRun(window.trainingView()->currentJob());
        QCOMPARE(failed.count(), 1);
        QVERIFY(!window.trainingView()->currentJob()->setup().problem);
        QCOMPARE(window.training().records()[0].devices, record.devices);
        window.workbench().showRun(window.workbench().runs()->entries()[0].id);
        QVERIFY(window.workbench().problem() != other);
        QTRY_VERIFY(window.trainingView()->currentJob() &&
                    window.trainingView()->currentJob()->setup().problem == trained);
    }

    /// Nothing is lost, doubled or brought to the front by a log that is read again for its graph.
    void aLogThatGetsItsGraphStaysInItsPlace()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const quint64 shown = window.workbench().runId();
        TrainingRecord first;
        first.setup = window.training().proposal();
        const ProblemPtr trained = std::exchange(first.setup.problem, nullptr);
        first.graph = trained->graph().fingerprint();
        first.devices = trained->topology().fingerprint();
        TrainingRecord gone = first;
        const char* line = R"({"episode":0,"stage":"II","makespan":1})"
                           "\n";
        first.log = stage.write("first.jsonl", line).toStdString();
        gone.log = stage.write("gone.jsonl", line).toStdString();
        TrainingRecord elsewhere = first;
        elsewhere.log = stage.write("elsewhere.jsonl", line).toStdString();
        elsewhere.graph = 1; // of a graph that is never open
        window.workbench().openGraph(QStringLiteral("ffnn"));
        QTRY_VERIFY(window.workbench().problem() != trained && !window.workbench().busy());
        window.training().restore({first, gone, elsewhere});
        QTRY_VERIFY(window.trainingView()->currentJob());
        const TrainingJob* front = window.trainingView()->currentJob(); // The last: of another graph.
        QVERIFY(QFile::remove(QString::fromStdString(gone.log)));
        QSignalSpy watched(&window.training(), &TrainingRuns::watched);
        window.workbench().showRun(shown);
        QTRY_COMPARE(watched.count(), 1); // The first got its graph.
        QCOMPARE(window.trainingView()->currentJob(), front);
        QCOMPARE(window.training().records().size(), std::size_t{3});
    }

    /// Graph and Gantt chart show the same placement at every step: that of the step, and then the run again.
    void graphAndChartShowTheSameStep()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(!window.graphView()->picture().empty() && window.ganttView()->chart());
        const RunPtr run = window.workbench().run();
        const auto order = run->problem->graph().topologicalOrder();
        auto trace = std::make_shared<EpisodeTrace>();
        for (const VertexId v : order)
            trace->steps.push_back(
                {v, DeviceId{std::size_t{v.value % 4}}, {v}, {1}, {0.25, 0.25, 0.25, 0.25}});
        auto* policy = window.policyView();
        policy->setTrace(trace, run->problem);
        const auto* inGraph = window.graphView()->findChild<CaptionChip*>();
        // Every task of the chart is where the graph shows its vertex, and no other is in the chart.
        const auto agree = [&] {
            const auto& shown = window.graphView()->picture().growing;
            const GanttView& gantt = *window.ganttView();
            if (!gantt.settled() || gantt.run()->schedule.tasks.size() != shown.size())
                return false;
            for (const TaskRun& task : gantt.run()->schedule.tasks)
                if (task.ran() != shown[task.vertex].has_value() ||
                    (task.ran() && task.device != *shown[task.vertex]))
                    return false;
            return gantt.chart()->runPtr() == gantt.run() && !gantt.caption().isEmpty() &&
                   inGraph->text() == gantt.caption() && inGraph->isVisible();
        };
        const auto whole = [&] {
            return window.graphView()->picture().growing.empty() && window.ganttView()->run() == run &&
                   window.ganttView()->caption().isEmpty() && inGraph->isHidden();
        };
        policy->stepTo(2);
        QTRY_VERIFY(agree());
        QVERIFY(window.ganttView()->caption().contains(
            QStringLiteral("3 of %1").arg(run->problem->vertexCount())));
        window.workbench().selectVertex(order.back()); // It is not placed yet: nothing to point at.
        window.ganttView()->showVertex(order.back());
        (void)window.grab();
        const double before = window.ganttView()->visibleRange().second;
        QVERIFY(std::isfinite(before));
        policy->nextAction()->trigger();
        QTRY_VERIFY(agree());
        policy->lastAction()->trigger(); // The last step: another placement than that of the run.
        QTRY_VERIFY(agree());
        window.workbench().selectVertex({});
        QTest::keyClick(&window, Qt::Key_Escape);
        QTRY_VERIFY(whole());
        policy->previousAction()->trigger();
        QTRY_VERIFY(agree());
        QTest::mouseClick(inGraph->closeButton(), Qt::LeftButton);
        QTRY_VERIFY(whole());
        policy->previousAction()->trigger();
        QTRY_VERIFY(agree());
        policy->followAction()->trigger();
        QTRY_VERIFY(whole());

        // Another run is chosen while a step is shown.
        policy->stepTo(1);
        QTRY_VERIFY(agree());
        window.workbench().showRun(window.workbench().runs()->entries().front().id);
        QTRY_VERIFY(window.ganttView()->run() == window.workbench().run());
        QVERIFY(window.graphView()->picture().growing.empty());
    }

    /// The last step of the episode that the shown run is of: the run itself.
    void theLastStepShowsTheRun()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(!window.graphView()->picture().empty() && window.ganttView()->chart());
        const RunPtr run = window.workbench().run();
        auto trace = std::make_shared<EpisodeTrace>();
        for (const VertexId v : run->problem->graph().topologicalOrder())
            trace->steps.push_back({v, run->placement.devices[v], {v}, {1}, {0, 1, 0, 0}});
        window.policyView()->setTrace(trace, run->problem);
        window.policyView()->stepTo(0);
        QTRY_VERIFY(!window.ganttView()->caption().isEmpty() && window.ganttView()->run() != run);
        window.policyView()->lastAction()->trigger();
        QTRY_VERIFY(window.ganttView()->caption().isEmpty() && window.ganttView()->run() == run);
        QVERIFY(window.graphView()->picture().growing.empty());
    }

    /// Groups that a policy placed as one colour the graph while the user wants that, and on their graph
    /// only.
    void groupsColourTheGraph()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(!window.graphView()->picture().empty());
        auto trace = std::make_shared<EpisodeTrace>();
        for (const VertexId v : window.workbench().problem()->graph().topologicalOrder()) {
            trace->steps.push_back({v, DeviceId{std::size_t{1}}, {v}, {1}, {0, 1, 0, 0}});
            trace->groups.push_back(v / 2);
        }
        auto* policy = window.policyView();
        policy->setTrace(trace, window.workbench().problem());
        QVERIFY(!window.graphView()->hasGivenColoring());
        policy->groupsAction()->trigger();
        QVERIFY(!window.graphView()->hasGivenColoring()); // A worker finds the colours.
        QTRY_VERIFY(window.graphView()->hasGivenColoring());
        policy->groupsAction()->trigger();
        QVERIFY(!window.graphView()->hasGivenColoring());
        policy->groupsAction()->trigger(); // Switched off again before the colours are there.
        policy->groupsAction()->trigger();
        QTest::qWait(50);
        QVERIFY(!window.graphView()->hasGivenColoring());
        policy->groupsAction()->trigger();
        QTRY_VERIFY(window.graphView()->hasGivenColoring());
        window.workbench().openSession({QStringLiteral("ffnn"), QStringLiteral("4xP100"), {}, quick.placers});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(!window.graphView()->hasGivenColoring());
    }

    void steppingThroughAnEpisodeGrowsThePlacement()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(!window.graphView()->picture().empty());
        const auto order = window.workbench().problem()->graph().topologicalOrder();
        auto trace = std::make_shared<EpisodeTrace>();
        for (const VertexId v : order)
            trace->steps.push_back({v, DeviceId{std::size_t{1}}, {v}, {1}, {0, 1, 0, 0}});
        auto* policy = window.policyView();
        policy->setTrace(trace, window.workbench().problem());
        QVERIFY(window.graphView()->picture().growing.empty());
        policy->stepTo(0);
        QCOMPARE(std::ranges::count_if(window.graphView()->picture().growing,
                                       [](const auto& device) { return device.has_value(); }),
                 1);
        policy->followAction()->trigger();
        QVERIFY(window.graphView()->picture().growing.empty());
        // What is selected elsewhere leads to its step; of another graph it means nothing.
        auto* toSelected = stage.find<QAction>("policyStepOfSelected");
        QVERIFY(!toSelected->isEnabled());
        window.workbench().selectVertex(order[2]);
        QVERIFY(toSelected->isEnabled());
        toSelected->trigger();
        QCOMPARE(policy->playback().step(), std::size_t{2});
        window.workbench().openSession({QStringLiteral("ffnn"), QStringLiteral("4xP100"), {}, quick.placers});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.workbench().selectVertex(VertexId{std::size_t{1}});
        QVERIFY(!toSelected->isEnabled());
    }

    void closingDuringTrainingAsks()
    {
        TrainingScript script;
        script.endless = true;
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.training().setFactory(factoryFor(script));
        TrainingSetup setup = window.training().proposal();
        setup.checkpointFile.clear();
        window.training().start(setup);
        QTRY_VERIFY(window.workbench().run() && window.workbench().run()->placer == "doppler");
        window.close();
        QVERIFY(window.isVisible() && window.training().active());
        auto* question = stage.find<QMessageBox>("closeWhileTraining");
        question->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!window.findChild<QMessageBox*>(QStringLiteral("closeWhileTraining")));
        QVERIFY(window.isVisible() && window.training().active());
        window.close();
        stage.find<QPushButton>("stopAndKeep")->click();
        QTRY_VERIFY(!window.isVisible());
        QVERIFY(!window.training().active());
        QVERIFY(window.trainingView()->currentJob()->state() == TrainerState::Stopped);
    }

    void closingWhileEverythingRunsDoesNotWait()
    {
        TrainingScript script;
        script.endless = true;
        script.gate->set(false); // Deaf: an episode that never ends.
        {
            WindowScene stage;
            MainWindow& window = stage.openOn(quick);
            QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
            window.training().setFactory(factoryFor(script));
            TrainingSetup setup = window.training().proposal();
            setup.checkpointFile.clear();
            window.training().start(setup);
            QTRY_VERIFY(script.gate->reached.load());
            window.workbench().openSession(
                {{}, {}, {}, {{QStringLiteral("simulated-annealing"), 1, 1000000000}}});
            stage.find<QAction>("playAction")->trigger();
            QTRY_VERIFY(window.workbench().busy());
            window.close();
            QVERIFY(window.isVisible());
            stage.find<QPushButton>("stopAndKeep")->click();
            QTRY_VERIFY(window.findChild<QPushButton*>(QStringLiteral("closeNow")));
            stage.find<QPushButton>("closeNow")->click();
            QTRY_VERIFY(!window.isVisible());
        } // Were the window to wait for the episode, this would never end.
        script.gate->set(true);
        QTRY_COMPARE(script.gate->alive.load(), 0);
    }

private:
    tests::ScratchFolder m_home;
};

DOPPLER_TEST_WITH(QApplication, FrameTraining)

} // namespace frame_training_test

#include "frame_training.moc"
