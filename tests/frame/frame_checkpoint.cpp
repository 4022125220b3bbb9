// SPDX-License-Identifier: GPL-3.0-or-later
// What training left places in the window like any other placer.
#include "core/io/placements/placement_json.h"
#include "core/training/learning_module.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/command_line/command_line.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/training/policy/other_moves.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_dialog.h"
#include "widgets/workbench/session_state.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTextBrowser>

namespace frame_checkpoint_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

const QString title = QStringLiteral("doppler-improve (net.checkpoint)");

/// A checkpoint in the folder: the network that the product comes with.
QString network(const WindowScene& stage, const char* name = "net.checkpoint")
{
    const QString file = stage.path(name);
    if (!QFile::copy(QStringLiteral(DOPPLER_SOURCE "/resources/networks/doppler-improve.checkpoint"), file))
        qFatal("there is no network");
    return file;
}

} // namespace

class FrameCheckpoint : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(learningModuleInstalled()); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not)"))); }

    void placesLikeAnyPlacer()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        const QString file = network(stage);
        workbench.placeByCheckpoint(file);
        QTRY_VERIFY_WITH_TIMEOUT(
            !workbench.busy() && workbench.run() && workbench.run()->placer == file.toStdString(), 30000);
        const RunEntry entry = *workbench.runs()->find(workbench.runId());
        QCOMPARE(runTitle(entry), title);
        QVERIFY(entry.evaluations > 0);
        // It is the chosen placer from now on.
        QCOMPARE(workbench.placer(), file);
        auto* chooser = stage.find<QComboBox>("placerChooser");
        QCOMPARE(chooser->currentText(), QStringLiteral("net.checkpoint"));
        const auto command =
            commandFor(entry, workbench.requestOf(entry.id), CommandFor::Simulation, "unused");
        QVERIFY2(command->find("--placer " + file.toStdString()) != std::string::npos, command->c_str());
        workbench.openTopology(QStringLiteral("8xV100"));
        QTRY_VERIFY_WITH_TIMEOUT(
            !workbench.busy() && workbench.run() && workbench.problem()->deviceCount() == 8, 30000);
        QCOMPARE(workbench.run()->placer, file.toStdString());
        // The same run again is told, not listed twice; other networks in the file are asked anew.
        QSignalSpy repeated(&workbench, &Workbench::placementRepeated);
        const int rows = workbench.runs()->rowCount();
        workbench.placeByCheckpoint(file);
        QTRY_COMPARE_WITH_TIMEOUT(repeated.count(), 1, 30000);
        QCOMPARE(workbench.runs()->rowCount(), rows);
        // A session keeps it, and what it is called.
        const SessionState kept = workbench.session();
        workbench.setPlacer(QStringLiteral("heft"));
        QTRY_VERIFY(!workbench.busy());
        workbench.adoptSession(kept);
        QCOMPARE(workbench.placer(), file);
        QCOMPARE(runTitle(*workbench.runs()->find(workbench.runId())), title);
        // A placement's file says what placed, not where that lies.
        QSignalSpy saved(&workbench, &Workbench::saved);
        const QString placement = stage.path("placement.json");
        workbench.savePlacement(workbench.runId(), placement);
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(readPlacement(placement.toStdString())->placer, title.toStdString());
    }

    /// Why a vertex is where it is: by the episode of the file's networks, which is played once more.
    void whyHereLeadsToItsEpisode()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        const QString file = network(stage);
        workbench.placeByCheckpoint(file);
        QTRY_VERIFY_WITH_TIMEOUT(
            !workbench.busy() && workbench.run() && workbench.run()->placer == file.toStdString(), 30000);
        window.explain()->raise();
        window.explain()->view()->setCurrentIndex(2);
        workbench.selectVertex(VertexId{40});
        const WhyHerePage& page = *window.explain()->view()->whyHere();
        auto* text = stage.find<QTextBrowser>("whyHereText");
        const auto follow = [&] { emit text->anchorClicked(QUrl(QStringLiteral("policy"))); };
        QVERIFY(page.decider() == Decider::Policy);
        PolicyView* policy = window.policyView();
        const PolicyPlayback& playback = policy->playback();
        QVERIFY(playback.empty());
        follow();
        QVERIFY(page.decider() == Decider::Playing);
        QTRY_VERIFY_WITH_TIMEOUT(!playback.empty(), 30000);
        const auto trace = playback.episode().trace;
        QVERIFY(finalPlacement(*workbench.problem(), *trace) == workbench.run()->placement.devices);
        QCOMPARE(playback.episode().training, title);
        const VertexId moved = trace->steps.back().vertex;
        workbench.selectVertex(moved);
        QVERIFY(page.decider() == Decider::Policy);
        policy->stepTo(0);
        follow();
        QVERIFY(playback.episode().trace == trace); // It is not played again.
        QCOMPARE(playback.step(), decidingStep(*workbench.problem(), *trace, moved).value());
        QVERIFY(policy->isVisible());
        // Of a session too, which does not tell how it was asked.
        policy->clear();
        workbench.adoptSession(workbench.session());
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        QVERIFY(!workbench.requestOf(workbench.runId()));
        workbench.selectVertex(moved);
        QVERIFY(page.decider() == Decider::Policy);
        follow();
        QTRY_VERIFY_WITH_TIMEOUT(!playback.empty(), 30000);
        QCOMPARE(playback.step(), decidingStep(*workbench.problem(), *trace, moved).value());
        // The file has gone: that is told, and the link goes with it.
        policy->clear();
        QVERIFY(QFile::remove(file));
        QSignalSpy failed(&workbench, &Workbench::failed);
        follow();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(page.decider() == Decider::Forgotten);
    }

    void whatIsNoneChangesNothing()
    {
        WindowScene stage;
        Workbench& workbench = stage.openOn(quick).workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        const QString before = workbench.placer();
        QSignalSpy failed(&workbench, &Workbench::failed);
        workbench.placeByCheckpoint(stage.write("text.checkpoint", "hello"));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].value<Error>().english().find(
                    "text.checkpoint: this is not a training checkpoint") != std::string::npos);
        QTRY_VERIFY(!workbench.busy());
        QCOMPARE(workbench.placer(), before);
        // Sessions have the ending that checkpoints may have; one that could be run is not.
        const QString marker = stage.path("ran");
        const QString program =
            stage.write("theirs.doppler", "#!/bin/sh\ntouch '" + marker.toStdString() + "'\n");
        QVERIFY(QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        workbench.placeByCheckpoint(program);
        QTRY_COMPARE(failed.count(), 2);
        QVERIFY(failed[1][0].value<Error>().english().find(
                    "theirs.doppler: this is not a training checkpoint") != std::string::npos);
        QTRY_VERIFY(!workbench.busy());
        QVERIFY(!QFile::exists(marker));
        QVERIFY(!workbench.approvals().canPlace(QFile::encodeName(program).toStdString()));
        QCOMPARE(workbench.placer(), before);
    }

    /// One that is opened or dropped may be meant either way.
    void openedItIsAskedWhatFor()
    {
        WindowScene stage;
        Workbench& workbench = stage.openOn(quick).workbench();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        QVERIFY(stage.find<QAction>("placeWithCheckpoint")->isEnabled());
        const QString file = network(stage);
        workbench.openFiles({file});
        QTRY_VERIFY(stage.window->findChild<QMessageBox*>(QStringLiteral("checkpointQuestion")));
        QVERIFY(
            stage.find<QMessageBox>("checkpointQuestion")->text().contains(QStringLiteral("net.checkpoint")));
        stage.find<QPushButton>("placeWithIt")->click();
        QTRY_VERIFY_WITH_TIMEOUT(
            !workbench.busy() && workbench.run() && workbench.run()->placer == file.toStdString(), 30000);
        QTRY_VERIFY(!stage.window->findChild<QMessageBox*>(QStringLiteral("checkpointQuestion")));
        QVERIFY(!stage.window->findChild<TrainingDialog*>());
        workbench.openFiles({file});
        QTRY_VERIFY(stage.window->findChild<QPushButton*>(QStringLiteral("goOnTraining")));
        stage.find<QPushButton>("goOnTraining")->click();
        QTRY_VERIFY(stage.window->findChild<TrainingDialog*>());
        QVERIFY(stage.window->findChild<TrainingDialog*>()->setup().resume);
    }

    void isARowOfTheComparison()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        ComparisonView& view = *window.comparisonView();
        view.choosePlacers({QStringLiteral("heft")});
        view.addCheckpoint(network(stage));
        StudyRequest request = view.request();
        QCOMPARE(request.placers.size(), std::size_t{2});
        request.seeds = 2;
        request.budget = {50, {}};
        view.setRequest(request);
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running() && view.summaries()->rowCount() == 2, 30000);
        QStringList titles;
        for (int row = 0; row < 2; ++row)
            titles += view.summaries()->index(row, SummaryModel::Placer).data().toString();
        QVERIFY2(titles.contains(title), qPrintable(titles.join(QLatin1Char(' '))));
    }
};

DOPPLER_TEST_WITH(QApplication, FrameCheckpoint)

} // namespace frame_checkpoint_test

#include "frame_checkpoint.moc"
