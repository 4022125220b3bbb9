// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/run/memory_fit.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/runs/runs_model.h"
#include "widgets/runs/runs_view.h"
#include "widgets/shell/message_bar.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/session_state.h"
#include "widgets/workbench/workbench.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <cstdlib>

namespace frame_runs_test {

using namespace doppler;

namespace {

RunEntry entryOf(const ProblemPtr& problem, const char* placer, std::uint64_t seed = 1)
{
    const Placer& p = **placerRegistry().find(placer);
    PlacerContext context;
    context.seed = seed;
    RunEntry entry;
    entry.run = *makeRun(problem, p.place(*problem, Options(p.info().options), context)->placement, placer);
    entry.seed = seed;
    return entry;
}

ProblemPtr chainmm(const char* devices)
{
    return *Problem::create(*generateWorkload("chainmm"), *builtinTopology(devices));
}

/// The same on devices that have so many bytes each.
ProblemPtr withMemory(double bytes)
{
    const TopologyPtr devices = *builtinTopology("4xP100");
    TopologyParts parts;
    parts.name = "little memory";
    for (const DeviceId d : devices->devices()) {
        parts.devices.push_back(devices->device(d));
        parts.devices.back().memoryBytes = bytes;
        for (const DeviceId to : devices->devices())
            parts.links.push_back({devices->link(d, to).bandwidth, devices->link(d, to).latency, {}});
    }
    return *Problem::create(*generateWorkload("chainmm"), *Topology::create(std::move(parts)));
}

} // namespace

class FrameRuns : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void cleanup()
    {
        applyFontSize(*qApp, 100);
        applyTheme(*qApp, ThemeKind::Light);
    }

    void runsOfOneProblemStayTogether()
    {
        RunsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const ProblemPtr four = chainmm("4xP100");
        const ProblemPtr eight = chainmm("8xV100");
        model.add(entryOf(four, "single-device"));
        QVERIFY(!model.index(0).data(RunsModel::SectionStartsRole).toBool()); // One problem needs no title.
        model.add(entryOf(eight, "heft"));
        model.add(entryOf(four, "heft"));
        QStringList order;
        for (int row = 0; row < model.rowCount(); ++row)
            order += model.index(row).data(RunsModel::SectionRole).toString();
        QCOMPARE(order, QStringList({QStringLiteral("chainmm on 4xP100"), QStringLiteral("chainmm on 4xP100"),
                                     QStringLiteral("chainmm on 8xV100")}));
        QVERIFY(model.index(0).data(RunsModel::SectionStartsRole).toBool());
        QVERIFY(!model.index(1).data(RunsModel::SectionStartsRole).toBool());
        QVERIFY(model.index(2).data(RunsModel::SectionStartsRole).toBool());
        // The best is the best of its own problem; alone there is none.
        QVERIFY(!model.index(0).data(RunsModel::BestRole).toBool());
        QVERIFY(model.index(1).data(RunsModel::BestRole).toBool());
        QVERIFY(!model.index(2).data(RunsModel::BestRole).toBool());
        QCOMPARE(model.index(0).data(RunsModel::BarRole).toDouble(), 1.0);
        QVERIFY(model.index(0).data(RunsModel::GapTextRole).toString().startsWith(QLatin1Char('+')));
        QVERIFY(!model.index(0).data(Qt::ToolTipRole).toString().isEmpty());
    }

    /// In the row, its tool tip, the table, and a note with two ways out while the run is shown.
    void aRunThatDoesNotFitStandsOut()
    {
        RunsModel model;
        RunsView view(&model);
        view.resize(260, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const quint64 fitting = model.add(entryOf(chainmm("4xP100"), "heft"));
        const quint64 exceeding = model.add(entryOf(withMemory(1e6), "single-device"));
        const auto at = [&](quint64 id, int role) { return model.index(model.rowOf(id)).data(role); };
        QCOMPARE(at(fitting, RunsModel::FitRole).toInt(), static_cast<int>(MemoryFit::Fits));
        QCOMPARE(at(exceeding, RunsModel::FitRole).toInt(), static_cast<int>(MemoryFit::Exceeds));
        QVERIFY(at(fitting, Qt::ToolTipRole).toString().endsWith(QStringLiteral("Fits into memory")));
        QVERIFY(at(exceeding, Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("Does not fit into memory: gpu0")));
        QVERIFY(at(exceeding, Qt::AccessibleTextRole).toString().contains(QStringLiteral("Does not fit")));
        QCOMPARE(view.table().rows[0][8].toString(), QStringLiteral("yes"));
        QCOMPARE(view.table().rows[1][8].toString(), QStringLiteral("no"));
        QVERIFY(view.table().rows[1][9].toString().startsWith(QStringLiteral("gpu0 needs ")));

        auto* note = view.findChild<QWidget*>(QStringLiteral("fitNote"));
        view.setShownRun(fitting);
        QVERIFY(!note->isVisible());
        view.setShownRun(exceeding);
        QVERIFY(note->isVisible());
        QVERIFY(note->geometry().top() >= view.viewport()->geometry().bottom());
        QSignalSpy enforce(&view, &RunsView::enforceMemoryRequested);
        QSignalSpy choose(&view, &RunsView::choosePlacerRequested);
        view.findChild<QToolButton*>(QStringLiteral("fitNoteEnforce"))->click();
        view.findChild<QToolButton*>(QStringLiteral("fitNoteChoose"))->click();
        QCOMPARE(enforce.count(), 1);
        QCOMPARE(choose.count(), 1);
        view.setShownRun(fitting);
        QVERIFY(!note->isVisible());
        QCOMPARE(view.viewport()->height(), view.height());
    }

    void manyRunsAreAddedAsOneAfterAnother()
    {
        const std::vector<RunEntry> known{entryOf(chainmm("4xP100"), "heft"),
                                          entryOf(chainmm("8xV100"), "heft"),
                                          entryOf(chainmm("4xP100-host"), "round-robin")};
        RunsModel together;
        QAbstractItemModelTester tester(&together, QAbstractItemModelTester::FailureReportingMode::QtTest);
        RunsModel each;
        std::vector<RunEntry> more;
        for (std::size_t i = 0; i < 300; ++i)
            more.push_back(known[(i * i) % known.size()]);
        for (RunsModel* model : {&together, &each})
            model->add(known[1]);
        const auto ids = together.addAll(more);
        for (std::size_t i = 0; i < more.size(); ++i)
            QCOMPARE(ids[i], each.add(more[i]));
        const auto order = [](const RunsModel& model) {
            QList<quint64> found;
            for (const RunEntry& entry : model.entries())
                found += entry.id;
            return found;
        };
        QCOMPARE(order(together), order(each));
        for (int row : {0, 1, 150, 300})
            for (int role : {RunsModel::BestRole, RunsModel::BarRole, RunsModel::BoundRole,
                             RunsModel::SectionStartsRole})
                QCOMPARE(together.index(row).data(role), each.index(row).data(role));
        const auto odd = [](const RunEntry& entry) { return entry.id % 3 == 1; };
        together.removeIf(odd);
        for (const quint64 id : order(each))
            if (id % 3 == 1)
                QVERIFY(each.remove(id));
        QCOMPARE(order(together), order(each));
    }

    /// Views do their work once for a session, however many runs it has.
    void openingASessionTellsOfItsRunsOnce()
    {
        const RunEntry entry = entryOf(chainmm("4xP100"), "heft");
        SessionState session;
        session.problem = entry.run->problem;
        session.runs.assign(3000, entry);
        session.shown = 1500;
        Workbench workbench;
        RunsView view(workbench.runs());
        for (int times = 0; times < 2; ++times) { // the second one replaces the first
            QSignalSpy inserted(workbench.runs(), &QAbstractItemModel::rowsInserted);
            QSignalSpy removed(workbench.runs(), &QAbstractItemModel::rowsRemoved);
            QSignalSpy changed(workbench.runs(), &QAbstractItemModel::dataChanged);
            QCOMPARE(workbench.adoptSession(session).size(), std::size_t{3000});
            QCOMPARE(inserted.count(), 1);
            QCOMPARE(removed.count(), times);
            QCOMPARE(changed.count(), 1);
            QCOMPARE(workbench.runs()->rowOf(workbench.runId()), 1500);
        }
    }

    void anEmptyListOffersToPlace_data()
    {
        QTest::addColumn<ThemeKind>("theme");
        QTest::addColumn<int>("percent");
        QTest::newRow("light") << ThemeKind::Light << 100;
        QTest::newRow("dark, large letters") << ThemeKind::Dark << 200;
    }
    void anEmptyListOffersToPlace()
    {
        QFETCH(const ThemeKind, theme);
        QFETCH(const int, percent);
        applyTheme(*qApp, theme);
        applyFontSize(*qApp, percent);
        QAction place(QStringLiteral("&Place"));
        RunsModel model;
        RunsView view(&model);
        auto* text = view.findChild<QLabel*>(QStringLiteral("runsEmptyText"));
        auto* button = view.findChild<QToolButton*>(QStringLiteral("runsEmptyButton"));
        QVERIFY(text && button);
        view.resize(224, 320);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(text->isVisible() && !button->isVisible());
        view.setEmptyAction(&place);
        QTRY_VERIFY(button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("Place"));
        QVERIFY(text->text().contains(QStringLiteral("No placements yet")));
        QCOMPARE(view.accessibleDescription(), text->text());
        QCOMPARE(button->accessibleDescription(), text->text());
        // Whole, in the middle, the button below.
        QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
        QVERIFY(text->height() > text->fontMetrics().height() * 3 / 2 && text->width() <= view.width());
        QVERIFY(button->geometry().top() > text->geometry().bottom());
        QVERIFY(std::abs(button->geometry().center().x() - text->geometry().center().x()) <= 1);
        const QPalette colors = text->palette();
        QVERIFY(contrast(colors.color(text->foregroundRole()), colors.color(text->backgroundRole())) >= 4.5);
        QCOMPARE(colors.color(text->backgroundRole()), view.palette().color(QPalette::Base));

        place.setEnabled(false);
        QVERIFY(!button->isEnabled());
        place.setEnabled(true);
        QSignalSpy triggered(&place, &QAction::triggered);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(triggered.size(), 1);
        // With the first run it goes, and its keys go to the list.
        view.activateWindow();
        button->setFocus();
        QTRY_VERIFY(button->hasFocus());
        connect(&place, &QAction::triggered, &model, [&] { model.add(entryOf(chainmm("4xP100"), "heft")); });
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(!text->isVisible() && !button->isVisible());
        QVERIFY(view.accessibleDescription().isEmpty());
        QTRY_VERIFY(view.hasFocus());
        model.remove(model.entries()[0].id);
        QVERIFY(text->isVisible() && button->isVisible());
        QCOMPARE(view.accessibleDescription(), text->text());
    }

    /// In the window it is the action of menu and tool bar.
    void theWindowsEmptyListPlaces()
    {
        samples::WindowScene stage;
        MainWindow& window = stage.open();
        auto* button = stage.find<QToolButton>("runsEmptyButton");
        QCOMPARE(button->defaultAction(), stage.find<QAction>("place"));
        QVERIFY(button->isVisible() && !button->isEnabled()); // Nothing is open that could be placed.
        window.workbench().openSession({QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {}});
        QTRY_VERIFY(window.workbench().problem() && !window.workbench().busy());
        if (window.workbench().runs()->rowCount() > 0)
            window.workbench().removeRuns({window.workbench().runId()});
        QTRY_VERIFY(button->isVisible() && button->isEnabled());
        button->click();
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QVERIFY(!button->isVisible());
    }

    void clicksAndKeysShowRuns()
    {
        RunsModel model;
        const ProblemPtr problem = chainmm("4xP100");
        for (const char* placer : {"round-robin", "heft", "critical-path"})
            model.add(entryOf(problem, placer));
        RunsView view(&model);
        view.resize(220, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy asked(&view, &RunsView::showRequested);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(model.index(1)).center());
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toULongLong(), model.entries()[1].id);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked[1][0].toULongLong(), model.entries()[2].id);
        // Showing what another view asked for asks for nothing.
        view.setShownRun(model.entries()[0].id);
        QCOMPARE(asked.size(), 2);
        QCOMPARE(view.currentIndex().row(), 0);
        QSignalSpy removed(&view, &RunsView::removeRequested);
        view.findChild<QAction*>(QStringLiteral("runRemove"))->trigger();
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][0].value<QList<quint64>>(), QList<quint64>{model.entries()[0].id});
        view.findChild<QAction*>(QStringLiteral("runCopy"))->trigger();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("ms")));
    }

    /// What is selected goes, and nothing but its neighbour is shown instead.
    void removingLeavesTheDocument()
    {
        Workbench workbench;
        RunsView view(workbench.runs());
        connect(&view, &RunsView::showRequested, &workbench, &Workbench::showRun);
        connect(&view, &RunsView::removeRequested, &workbench, &Workbench::removeRuns);
        connect(&workbench, &Workbench::runChanged, &view, [&] { view.setShownRun(workbench.runId()); });
        view.resize(220, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto open = [&](const char* devices, const std::vector<PlacerRequest>& placers) {
            workbench.openSession({QStringLiteral("chainmm"), QLatin1String(devices), {}, placers});
            QTRY_VERIFY(!workbench.busy());
        };
        open("4xP100", {{QStringLiteral("heft"), 1, {}}});
        open("8xV100", {{QStringLiteral("heft"), 1, {}},
                        {QStringLiteral("peft"), 1, {}},
                        {QStringLiteral("round-robin"), 1, {}},
                        {QStringLiteral("single-device"), 1, {}}});
        const auto idAt = [&](std::size_t row) { return workbench.runs()->entries()[row].id; };
        QCOMPARE(workbench.runs()->rowCount(), 5);
        const ProblemPtr problem = workbench.problem();
        QSignalSpy problems(&workbench, &Workbench::problemChanged);
        workbench.showRun(idAt(1));
        const quint64 next = idAt(2);
        for (const QAction* action : view.menuActions())
            QVERIFY2(action->isEnabled(), qPrintable(action->text()));
        auto* remove = view.findChild<QAction*>(QStringLiteral("runRemove"));
        remove->trigger();
        QCOMPARE(workbench.runId(), next);
        QCOMPARE(view.currentIndex().data(RunsModel::IdRole).toULongLong(), next);
        QCOMPARE(workbench.runs()->rowCount(), 4);
        // Several at once: the shown one and the last, between which one stays.
        const quint64 kept = idAt(2);
        const auto click = [&](int row, Qt::KeyboardModifiers keys) {
            QTest::mouseClick(view.viewport(), Qt::LeftButton, keys,
                              view.visualRect(view.model()->index(row, 0)).center());
        };
        click(3, {});
        click(1, Qt::ControlModifier);
        QCOMPARE(view.selectedRuns().size(), 2);
        remove->trigger();
        QCOMPARE(workbench.runs()->rowCount(), 2);
        QCOMPARE(workbench.runId(), kept);
        QCOMPARE(workbench.problem(), problem);
        QCOMPARE(problems.size(), 0);
        // With the last run of its problem the other problem comes, and with the last of all no other.
        remove->trigger();
        QCOMPARE(workbench.problem()->deviceCount(), std::size_t{4});
        remove->trigger();
        QCOMPARE(workbench.runs()->rowCount(), 0);
        for (const QAction* action : view.menuActions())
            QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
        QVERIFY(!workbench.run() && !view.currentIndex().isValid());
    }

    /// A list that empties around it chooses no run on its own.
    /// A key that shows a run selects that one alone, whatever keys it is made of, and what was removed comes
    /// back.
    void shortcutsSelectOneRunAndRemovingIsUndone()
    {
        samples::WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        auto* view = stage.find<RunsView>("runs");
        RunsModel* runs = window.workbench().runs();
        QTRY_COMPARE(runs->rowCount(), 2);
        window.workbench().showRun(runs->entries()[0].id);
        QTest::keyPress(&window, Qt::Key_Control, Qt::ControlModifier);
        window.workbench().showRun(runs->entries()[1].id);
        QTest::keyRelease(&window, Qt::Key_Control);
        QCOMPARE(view->selectedRuns(), QList<quint64>{runs->entries()[1].id});

        const auto makespanOf = [&](int row) {
            return runs->entries()[static_cast<std::size_t>(row)].run->schedule.makespan;
        };
        const double other = makespanOf(0);
        const quint64 marked = runs->entries()[1].id;
        MarkerList markers;
        markers.set(0.5, QStringLiteral("here"));
        window.ganttTools()->setMarkers(marked, markers);
        QVERIFY(window.workbench().requestOf(marked));
        emit view->removeRequested({runs->entries()[0].id, runs->entries()[1].id});
        QCOMPARE(runs->rowCount(), 0);
        auto* messages = window.findChild<MessageBar*>();
        QVERIFY(messages && messages->offersUndo());
        QAbstractButton* undo = nullptr;
        for (auto* button : messages->findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("&Undo"))
                undo = button;
        QVERIFY(undo);
        undo->click();
        QCOMPARE(runs->rowCount(), 2);
        QCOMPARE(makespanOf(0), other);
        QVERIFY(window.workbench().run());
        // With what was known of them.
        QCOMPARE(runs->entries()[1].id, marked);
        QVERIFY(window.workbench().requestOf(marked));
        QCOMPARE(window.ganttTools()->markers(marked), markers);
        QVERIFY(!messages->offersUndo());
    }

    void removedRowsAskForNothing()
    {
        RunsModel model;
        const ProblemPtr problem = chainmm("4xP100");
        for (const char* placer : {"round-robin", "heft", "critical-path"})
            model.add(entryOf(problem, placer));
        RunsView view(&model);
        view.setShownRun(model.entries()[1].id);
        QSignalSpy asked(&view, &RunsView::showRequested);
        model.remove(model.entries()[1].id);
        model.remove(model.entries()[1].id);
        QCOMPARE(asked.size(), 0);
        view.setCurrentIndex(QModelIndex());
        view.setCurrentIndex(model.index(0));
        QCOMPARE(asked.size(), 1);
    }
};

DOPPLER_TEST_WITH(QApplication, FrameRuns)

} // namespace frame_runs_test

#include "frame_runs.moc"
