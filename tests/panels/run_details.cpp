// SPDX-License-Identifier: GPL-3.0-or-later
// What the user writes about runs: the list, its filter and groups, the pinned baseline, the dialog,
// sessions, undo.
#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/placers/scheduling/stream_loads.h"
#include "core/run/run_figures.h"
#include "core/sim/stream/stream.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/runs/runs_model.h"
#include "widgets/runs/runs_view.h"
#include "widgets/runs_panel/runs_pane.h"
#include "widgets/shell/message_bar.h"
#include "widgets/table/table_data.h"
#include "widgets/ui/text/format.h"
#include "widgets/workbench/session_state.h"
#include "widgets/workbench/workbench.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

namespace run_details_test {

using namespace doppler;

namespace {

RunEntry entryOf(const ProblemPtr& problem, const char* placer)
{
    const Placer& p = **placerRegistry().find(placer);
    RunEntry entry;
    entry.run =
        *makeRun(problem, p.place(*problem, Options(p.info().options), PlacerContext())->placement, placer);
    return entry;
}

ProblemPtr chainmm(const char* devices)
{
    return *Problem::create(*generateWorkload("chainmm"), *builtinTopology(devices));
}

RunNotes inGroup(const char* group)
{
    RunNotes notes;
    notes.group = group;
    return notes;
}

QList<quint64> order(const RunsModel& model)
{
    QList<quint64> ids;
    for (const RunEntry& entry : model.entries())
        ids += entry.id;
    return ids;
}

QDialog* openDialog(MainWindow& window)
{
    return window.findChild<QDialog*>(QStringLiteral("runDetailsDialog"));
}

} // namespace

class RunDetailsTest : public QObject {
    Q_OBJECT

    ProblemPtr four = chainmm("4xP100");

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void makespansAreRelativeToThePinnedRun()
    {
        RunsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const quint64 slow = model.add(entryOf(four, "single-device"));
        const quint64 fast = model.add(entryOf(four, "heft"));
        const quint64 eight = model.add(entryOf(chainmm("8xV100"), "heft"));
        const auto at = [&](quint64 id, int role) { return model.index(model.rowOf(id)).data(role); };
        QVERIFY(at(fast, RunsModel::RelativeTextRole).toString().isEmpty());
        QVERIFY(!at(fast, RunsModel::RelativeRole).isValid());
        QCOMPARE(model.setNotes(model.pinning(slow, true)).size(), std::size_t{1});
        QVERIFY(at(slow, RunsModel::BaselineRole).toBool() && !at(fast, RunsModel::BaselineRole).toBool());
        const double expected =
            model.find(fast)->run->schedule.makespan / model.find(slow)->run->schedule.makespan - 1;
        QCOMPARE(at(fast, RunsModel::RelativeRole).toDouble(), expected);
        QVERIFY(at(eight, RunsModel::RelativeRole).isValid()); // Other devices, the same graph.
        QVERIFY(at(slow, RunsModel::DetailRole).toString().startsWith(QStringLiteral("baseline")));
        QVERIFY(at(fast, Qt::ToolTipRole).toString().contains(QStringLiteral("to the baseline")));
        // Another one takes its place, and comes off again.
        const auto former = model.setNotes(model.pinning(fast, true));
        QVERIFY(!at(slow, RunsModel::BaselineRole).toBool() && at(fast, RunsModel::BaselineRole).toBool());
        model.setNotes(former);
        QVERIFY(at(slow, RunsModel::BaselineRole).toBool() && !at(fast, RunsModel::BaselineRole).toBool());
        model.setNotes(model.pinning(slow, false));
        QVERIFY(!at(fast, RunsModel::RelativeRole).isValid());
        // A better placement of the same entry keeps what was written about it.
        RunNotes notes;
        notes.tags = {"kept"};
        model.setNotes({{fast, notes}});
        model.replace(fast, entryOf(four, "critical-path"));
        QCOMPARE(model.find(fast)->notes.tags.front(), std::string("kept"));
    }

    void groupsStayTogetherUnderTheirNames()
    {
        RunsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QList<quint64> ids;
        for (const char* placer : {"round-robin", "heft", "critical-path", "single-device"})
            ids += model.add(entryOf(four, placer));
        RunsView view(&model);
        view.setShownRun(ids[3]);
        model.setNotes({{ids[1], inGroup("a")}, {ids[3], inGroup("a")}, {ids[2], inGroup("b")}});
        QCOMPARE(order(model), QList<quint64>({ids[1], ids[3], ids[2], ids[0]})); // Without a group: last.
        QCOMPARE(view.currentIndex().data(RunsModel::IdRole).toULongLong(), ids[3]);
        QStringList headings;
        for (int row = 0; row < 4; ++row)
            headings += model.index(row).data(RunsModel::SectionStartsRole).toBool()
                            ? model.index(row).data(RunsModel::HeadingRole).toString()
                            : QString();
        QCOMPARE(headings, QStringList({QStringLiteral("a"), QString(), QStringLiteral("b"),
                                        QStringLiteral("Without a group")}));
        model.remove(ids[2]);
        model.setNotes({{ids[1], {}}, {ids[3], {}}});
        QVERIFY(!model.index(0).data(RunsModel::SectionStartsRole).toBool());
    }

    /// Period and bubble share of pipelines are in the tool tip; other graphs have none.
    void pipelinesSayHowTheyUseTheirDevices()
    {
        const ProblemPtr problem =
            *Problem::create(*generateWorkload("pipeline"), *builtinTopology("4xP100"));
        RunsModel model;
        model.add(entryOf(four, "heft"));
        model.add(entryOf(problem, "contiguous"));
        QVERIFY(!model.index(0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Pipeline")));
        const Run& run = *model.entries()[1].run;
        const QString wanted = QStringLiteral("Pipeline: period at least %1 per item, bubble share %2")
                                   .arg(formatSeconds(streamPeriod(*problem, run.placement.devices)),
                                        formatShare(bubbleShare(run)));
        const QString tip = model.index(1).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(wanted), qPrintable(tip));
    }

    void theFilterHidesRuns()
    {
        RunsModel model;
        auto* view = new RunsView(&model);
        RunsPane pane(&model, view);
        pane.resize(260, 400);
        pane.show();
        auto* field = pane.findChild<QLineEdit*>(QStringLiteral("runsFilter"));
        const quint64 slow = model.add(entryOf(four, "single-device"));
        QVERIFY(!field->isVisible()); // Nothing to choose from.
        const quint64 fast = model.add(entryOf(four, "heft"));
        QVERIFY(field->isVisible());
        RunNotes tagged;
        tagged.tags = {"fast", "paper"};
        tagged.note = "the one of table 3";
        model.setNotes({{fast, tagged}});
        view->selectRuns({slow, fast});
        for (const char* text : {"tag:paper", "placer = heft", "makespan < 300ms", "\"table 3\""}) {
            field->setText(QLatin1String(text));
            QVERIFY2(view->isRowHidden(model.rowOf(slow)) && !view->isRowHidden(model.rowOf(fast)), text);
            QCOMPARE(view->selectedRuns(), QList<quint64>{fast}); // What is hidden is not removed.
            QCOMPARE(view->table().rows.size(), std::size_t{1});
            field->clear();
            QVERIFY(!view->isRowHidden(model.rowOf(slow)));
        }
        pane.setFilter(QStringLiteral("tag:paper"));
        pane.setFilter(QStringLiteral("tag:paper makespam < 1s")); // A mistake changes nothing.
        QVERIFY(pane.errorText().startsWith(QStringLiteral("Character 11: ")));
        QVERIFY(view->isRowHidden(model.rowOf(slow)));
        const quint64 third = model.add(entryOf(four, "round-robin")); // New runs are filtered, too.
        QVERIFY(view->isRowHidden(model.rowOf(third)));
        pane.setFilter({});
        QVERIFY(!view->isRowHidden(model.rowOf(third)) && pane.errorText().isEmpty());
    }

    void namesAreNoFormulasAndNoMarkup()
    {
        RunsModel model;
        const quint64 id = model.add(entryOf(four, "heft"));
        RunNotes notes;
        notes.name = "=1+1\n<b>x</b>";
        model.setNotes({{id, notes}});
        RunsView view(&model);
        QVERIFY(csvText(view.table()).contains(QStringLiteral("\n'=1+1 <b>x</b>,")));
        QCOMPARE(model.index(0).data(Qt::DisplayRole).toString(), QStringLiteral("=1+1 <b>x</b>"));
    }

    void theDialogChangesOneRunAndCanBeUndone()
    {
        samples::WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.runs()->rowCount() == 2 && !workbench.busy());
        auto* view = stage.find<RunsView>("runs");
        stage.find<QAction>("runDetails")->trigger();
        QDialog* dialog = openDialog(window);
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>(QStringLiteral("runName"))->setText(QStringLiteral("Mine"));
        dialog->findChild<QLineEdit*>(QStringLiteral("runTags"))->setText(QStringLiteral("x, y,x"));
        dialog->findChild<QPlainTextEdit*>(QStringLiteral("runNote"))
            ->setPlainText(QStringLiteral("one\ntwo"));
        const auto* stream = dialog->findChild<QLabel*>(QStringLiteral("runStream"));
        QTRY_VERIFY2(stream->text().startsWith(QStringLiteral("Period ")), qPrintable(stream->text()));
        const RunPtr run = workbench.run();
        const auto figures = simulateStream(run->problem, run->placement, {64, 0});
        QVERIFY(figures.ok());
        QVERIFY2(stream->text().contains(formatSeconds(figures->period) + QStringLiteral(" per item")) &&
                     stream->text().endsWith(formatShare(figures->bubbleShare)),
                 qPrintable(stream->text()));
        auto* history = dialog->findChild<QListWidget*>(QStringLiteral("runHistory"));
        QCOMPARE(history->count(), 1);
        QCOMPARE(history->item(0)->text(), QStringLiteral("HEFT: placed by HEFT, seed 1"));
        QApplication::clipboard()->clear();
        dialog->findChild<QPushButton*>(QStringLiteral("runCopyCommand"))->click();
        QTRY_COMPARE(QApplication::clipboard()->text(),
                     QStringLiteral("doppler simulate chainmm --devices 4xP100 --placer heft"));
        dialog->accept();
        const quint64 id = workbench.runId();
        QCOMPARE(view->currentIndex().data().toString(), QStringLiteral("Mine"));
        QCOMPARE(tagsText(workbench.runs()->find(id)->notes.tags), std::string("x, y"));
        // A session saves it.
        const SessionFile saved = sessionFile(workbench.session(), {});
        const auto opened = openSession(saved, {}, {}, [](double) {});
        QVERIFY(opened.ok());
        QCOMPARE(opened->state.runs[1].notes.note, std::string("one\ntwo"));
        QVERIFY(opened->state.runs[1].step == RunStep::Placer);
        auto* bar = window.findChild<MessageBar*>();
        QVERIFY(bar->offersUndo());
        for (QPushButton* button : bar->findChildren<QPushButton*>())
            if (button->isVisible() && button->text().contains(QStringLiteral("Undo")))
                button->click();
        for (QToolButton* button : bar->findChildren<QToolButton*>())
            if (button->isVisible() && button->text().contains(QStringLiteral("Undo")))
                button->click();
        QVERIFY(workbench.runs()->find(id)->notes.empty());
    }

    void theDialogTagsSeveralRuns()
    {
        samples::WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.runs()->rowCount() == 2 && !workbench.busy());
        const QList<quint64> ids = order(*workbench.runs());
        RunNotes own;
        own.name = "own";
        own.tags = {"own", "both"};
        RunNotes other;
        other.tags = {"both"};
        workbench.runs()->setNotes({{ids[0], own}, {ids[1], other}});
        stage.find<RunsView>("runs")->selectRuns(ids);
        stage.find<QAction>("runDetails")->trigger();
        QDialog* dialog = openDialog(window);
        auto* tags = dialog->findChild<QLineEdit*>(QStringLiteral("runTags"));
        QCOMPARE(tags->text(), QStringLiteral("both"));
        tags->setText(QStringLiteral("new"));
        dialog->findChild<QLineEdit*>(QStringLiteral("runGroup"))->setText(QStringLiteral("g"));
        dialog->accept();
        QCOMPARE(tagsText(workbench.runs()->find(ids[0])->notes.tags), std::string("own, new"));
        QCOMPARE(tagsText(workbench.runs()->find(ids[1])->notes.tags), std::string("new"));
        QCOMPARE(workbench.runs()->find(ids[0])->notes.name, std::string("own"));
        QCOMPARE(workbench.runs()->find(ids[1])->notes.group, std::string("g"));
    }

    /// From which run by which step, also after a session was saved and opened, and after a run was removed.
    void runsKnowWhereTheyCameFrom()
    {
        samples::WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        Workbench& workbench = window.workbench();
        QTRY_VERIFY(workbench.runs()->rowCount() == 2 && !workbench.busy());
        const quint64 origin = workbench.runId();
        Placement moved = workbench.run()->placement;
        moved.devices[0] = DeviceId{moved.devices[0] == DeviceId{0} ? 1U : 0U};
        const quint64 edited =
            workbench.showEdited(*makeRun(workbench.problem(), moved, "manual"), 0, "heft", true);
        QVERIFY(workbench.runs()->find(edited)->step == RunStep::Hand);
        QCOMPARE(workbench.runs()->find(edited)->from, origin);
        QCOMPARE(stepText(*workbench.runs()->find(edited)), QStringLiteral("changed by hand, from HEFT"));
        const SessionFile saved = sessionFile(workbench.session(), {});
        QVERIFY(saved.runs[2].origin.from == 1U);
        const auto opened = openSession(saved, {}, {}, [](double) {});
        QVERIFY(opened.ok());
        const auto ids = workbench.adoptSession(opened->state);
        QCOMPARE(workbench.runs()->find(ids[2])->from, ids[1]);
        const SessionState now = workbench.session(); // As undo of opening a session has it.
        const auto again = workbench.adoptSession(now);
        QCOMPARE(workbench.runs()->find(again[2])->from, again[1]);
        workbench.removeRun(again[1]);
        workbench.showRun(again[2]);
        stage.find<QAction>("runDetails")->trigger();
        auto* history = openDialog(window)->findChild<QListWidget*>(QStringLiteral("runHistory"));
        QCOMPARE(history->count(), 2);
        QCOMPARE(history->item(0)->text(), QStringLiteral("HEFT (removed)"));
    }
};

DOPPLER_TEST_WITH(QApplication, RunDetailsTest)

} // namespace run_details_test

#include "run_details.moc"
