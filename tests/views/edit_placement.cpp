// SPDX-License-Identifier: GPL-3.0-or-later
// Placing by hand: moves, their simulation, undo, redo and locks, in the editor
// and through the window.
#include "core/sim/simulator.h"
#include "tests/support/runner.h"
#include "tests/window/edit_scene.h"
#include "tests/window/graph_samples.h"
#include "tests/window/scratch_folder.h"
#include "widgets/editing/placement_editor.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/graph_view/picture/legend.h"
#include "widgets/main_window/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/ui/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace edit_placement_test {

using namespace doppler;

namespace {

using samples::ids;
using samples::Vertices;

const SessionRequest session{
    QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}};

/// A workbench with an editor, and what it told.
struct Desk {
    Workbench workbench;
    PlacementEditor editor{workbench};
    std::vector<EditOutcome> outcomes;
    QStringList refusals;
    QStringList failures;

    explicit Desk(const SessionRequest& opened = session, const ModelOptions& model = {})
    {
        QObject::connect(&editor, &PlacementEditor::edited,
                         [this](const EditOutcome& outcome) { outcomes.push_back(outcome); });
        QObject::connect(&editor, &PlacementEditor::refused,
                         [this](const Error& error) { refusals += QString::fromStdString(error.english()); });
        QObject::connect(&workbench, &Workbench::failed,
                         [this](const Error& error) { failures += QString::fromStdString(error.english()); });
        workbench.setModel(model);
        workbench.openSession(opened);
        [this] { QTRY_VERIFY(!workbench.busy()); }();
        if (!workbench.run())
            qFatal("no run: %s", qPrintable(failures.join(QLatin1Char('\n'))));
    }
    [[nodiscard]] DeviceId device(std::size_t v) const { return workbench.run()->placement.devices[v]; }
    /// A device that the vertex is not on.
    [[nodiscard]] DeviceId elsewhere(std::size_t v) const
    {
        return DeviceId{(device(v) + 1) % workbench.problem()->deviceCount()};
    }
    [[nodiscard]] int runs() { return workbench.runs()->rowCount(); }
};

QString write(const QTemporaryDir& folder, const char* name, const QByteArray& content)
{
    const QString path = folder.filePath(QLatin1String(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("can't write %s", name);
    return path;
}

/// a and b share a device, c may run on gpu1 and gpu2 only, d is free.
SessionRequest restricted(const QTemporaryDir& folder)
{
    return {write(folder, "restricted.json",
                  R"({"format": "doppler-graph", "version": 1, "name": "restricted",
        "vertices": [{"id": 0, "name": "a", "flops": 1e9, "colocate": "pair"},
                     {"id": 1, "name": "b", "flops": 1e9, "colocate": "pair"},
                     {"id": 2, "name": "c", "flops": 1e9, "allow": ["gpu1", "gpu2"]},
                     {"id": 3, "name": "d", "flops": 1e9}],
        "edges": [{"from": 0, "to": 2}, {"from": 1, "to": 3}]})"),
            QStringLiteral("4xP100"),
            {},
            {{QStringLiteral("single-device"), 1, {}}}};
}

struct Scene : samples::EditScene {
    Scene() : EditScene(session) {}
    [[nodiscard]] DeviceId device(std::size_t v) const { return workbench.run()->placement.devices[v]; }
    [[nodiscard]] QAction* action(const char* name) const
    {
        auto* found = window.findChild<QAction*>(QLatin1String(name));
        if (!found)
            qFatal("the window has no %s", name);
        return found;
    }
    [[nodiscard]] QString text(const char* label) const
    {
        return window.findChild<QLabel*>(QLatin1String(label))->text();
    }
    void move(const QPoint& to, Qt::MouseButtons buttons)
    {
        QMouseEvent event(QEvent::MouseMove, to, graph.mapToGlobal(to), Qt::NoButton, buttons,
                          Qt::NoModifier);
        QApplication::sendEvent(&graph, &event);
    }
};

} // namespace

class EditPlacement : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
    }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void anEditIsARunOfItsOwn()
    {
        Desk desk;
        const RunPtr origin = desk.workbench.run();
        const quint64 originId = desk.workbench.runId();
        const DeviceId target = desk.elsewhere(10);
        QVERIFY(desk.editor.move(ids({10}), target));
        QCOMPARE(desk.runs(), 2);
        const RunPtr edited = desk.workbench.run();
        QCOMPARE(edited->placer, std::string("manual"));
        QCOMPARE(desk.workbench.runs()->find(desk.workbench.runId())->beganAs, std::string("heft"));
        Placement expected = origin->placement;
        expected.devices[10] = target;
        QCOMPARE(edited->placement, expected);
        QCOMPARE(edited->schedule.makespan, Simulator(desk.workbench.problem()).makespan(expected));
        QVERIFY(desk.workbench.runs()->find(originId)->run == origin);
        QCOMPARE(desk.outcomes.size(), std::size_t{1});
        QCOMPARE(desk.outcomes[0].before, origin->schedule.makespan);
        QCOMPARE(desk.outcomes[0].after, edited->schedule.makespan);
        // The next edit changes the same run; once another is shown, an edit begins
        // a new one.
        const quint64 editedId = desk.workbench.runId();
        QVERIFY(desk.editor.move(ids({11, 12, 13}), desk.elsewhere(11)));
        QCOMPARE(desk.runs(), 2);
        QCOMPARE(desk.workbench.runId(), editedId);
        QCOMPARE(desk.outcomes[1].before, edited->schedule.makespan);
        desk.workbench.showRun(originId);
        QVERIFY(desk.editor.move(ids({20}), desk.elsewhere(20)));
        QCOMPARE(desk.runs(), 3);
        QVERIFY(desk.workbench.runId() != editedId);
        // Where nothing moves there is no edit.
        QVERIFY(!desk.editor.move(ids({20}), desk.device(20)));
        QVERIFY(!desk.editor.move({}, DeviceId{0}));
        QCOMPARE(desk.outcomes.size(), std::size_t{3});
        QVERIFY(desk.refusals.isEmpty() && desk.failures.isEmpty());
    }

    void everythingCanBeUndoneAndMadeAgain()
    {
        Desk desk;
        QUndoStack& history = desk.editor.history();
        std::vector<RunPtr> states{desk.workbench.run()};
        for (std::size_t v = 5; v < 45; v += 4) {
            QVERIFY(desk.editor.move(ids({v, v + 1}), desk.elsewhere(v)));
            states.push_back(desk.workbench.run());
        }
        QCOMPARE(history.count(), 10);
        QCOMPARE(history.undoText().left(5), QStringLiteral("Move "));
        for (int round = 0; round < 2; ++round) {
            for (std::size_t i = states.size() - 1; i-- > 0;) {
                history.undo();
                QCOMPARE(desk.workbench.run()->placement, states[i]->placement);
                QCOMPARE(desk.workbench.run()->schedule.makespan, states[i]->schedule.makespan);
            }
            QVERIFY(desk.workbench.run() ==
                    states[0]); // The very run that it began as, and no other is left.
            QCOMPARE(desk.runs(), 1);
            QVERIFY(!history.canUndo());
            for (std::size_t i = 1; i < states.size(); ++i) {
                history.redo();
                QCOMPARE(desk.workbench.run()->placement, states[i]->placement);
            }
            QCOMPARE(desk.runs(), 2);
        }
        // Also while another run is shown, and where the edited one was removed
        // from the list.
        desk.workbench.setPlacer(QStringLiteral("round-robin"));
        QTRY_VERIFY(desk.workbench.run() && desk.workbench.run()->placer == std::string("round-robin"));
        history.undo();
        QCOMPARE(desk.workbench.run()->placement, states[states.size() - 2]->placement);
        desk.workbench.removeRun(desk.workbench.runId());
        history.undo();
        QCOMPARE(desk.workbench.run()->placement, states[states.size() - 3]->placement);
    }

    /// What comes from a file is of the problem that is open, not of another one that is equal to it.
    void runsFromFilesAreEditedAndUndone()
    {
        tests::ScratchFolder folder;
        Desk desk;
        Workbench& workbench = desk.workbench;
        const QString placement = folder.filePath(QStringLiteral("placement.json"));
        const QString trace = folder.filePath(QStringLiteral("trace.json"));
        QSignalSpy saved(&workbench, &Workbench::saved);
        workbench.savePlacement(workbench.runId(), placement);
        QTRY_COMPARE(saved.size(), 1);
        workbench.saveTrace(workbench.runId(), trace);
        QTRY_COMPARE(saved.size(), 2);
        QSignalSpy problems(&workbench, &Workbench::problemChanged);
        workbench.openPlacement(placement);
        QTRY_COMPARE(desk.runs(), 2);
        workbench.openTrace(trace);
        QTRY_COMPARE(desk.runs(), 4);
        // The same graph and devices once more, named anew.
        workbench.openSession({session.graph, session.topology, placement, {}});
        QTRY_COMPARE(desk.runs(), 5);
        const std::vector<RunEntry> listed = workbench.runs()->entries();
        for (const RunEntry& entry : listed) {
            QCOMPARE(entry.run->problem, workbench.problem());
            workbench.showRun(entry.id);
            const RunPtr before = workbench.run();
            QVERIFY(desk.editor.move(ids({7}), desk.elsewhere(7)));
            desk.editor.history().undo();
            QCOMPARE(workbench.run(), before);
            QVERIFY(desk.editor.history().canRedo());
        }
        QCOMPARE(problems.size(), 0);
        QVERIFY(desk.refusals.isEmpty() && desk.failures.isEmpty());
    }

    /// Another problem ends the history, but not under the hands of the command that led there.
    void theHistoryOutlivesItsCommands()
    {
        Desk desk;
        const quint64 first = desk.workbench.runId();
        desk.workbench.openTopology(QStringLiteral("8xV100"));
        QTRY_COMPARE(desk.runs(), 2);
        QVERIFY(desk.editor.move(ids({7}), desk.elsewhere(7)));
        QUndoStack& history = desk.editor.history();
        int countWithin = -1;
        const auto elsewhere = connect(&desk.editor, &PlacementEditor::edited, &desk.editor, [&] {
            desk.workbench.showRun(first);
            countWithin = history.count();
        });
        history.undo();
        disconnect(elsewhere);
        QCOMPARE(countWithin, 1);
        QCOMPARE(desk.workbench.runId(), first);
        // Whoever goes on at once begins anew.
        QVERIFY(desk.editor.move(ids({8}), desk.elsewhere(8)));
        QCOMPARE(history.count(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(history.count(), 1);
        history.undo();
        QCOMPARE(desk.workbench.runId(), first);
    }

    void theHistoryIsBounded()
    {
        Desk desk;
        for (int i = 0; i < PlacementEditor::longestHistory + 5; ++i)
            QVERIFY(desk.editor.move(ids({10}), desk.elsewhere(10)));
        QCOMPARE(desk.editor.history().count(), PlacementEditor::longestHistory);
        while (desk.editor.history().canUndo())
            desk.editor.history().undo();
        QCOMPARE(desk.workbench.run()->placer,
                 std::string("manual")); // Five edits can't be taken back.
    }

    void colocationAndAllowedDevicesAreKept()
    {
        tests::ScratchFolder folder;
        Desk desk(restricted(folder));
        QVERIFY(desk.editor.move(ids({0}), DeviceId{3}));
        QCOMPARE(desk.device(0), DeviceId{3});
        QCOMPARE(desk.device(1), DeviceId{3}); // It goes along.
        const RunPtr before = desk.workbench.run();
        QVERIFY(!desk.editor.move(ids({2, 3}), DeviceId{0}) || desk.device(3) == DeviceId{0});
        QVERIFY(!desk.editor.move(ids({2, 3}), DeviceId{3}));
        QCOMPARE(desk.workbench.run()->placement.devices[2], before->placement.devices[2]);
        QVERIFY(!desk.refusals.isEmpty());
        QVERIFY2(desk.refusals.last().contains(QStringLiteral("c is not allowed on gpu3, nothing was moved; "
                                                              "it may run on gpu1, gpu2")),
                 qPrintable(desk.refusals.last()));
    }

    void whatCantRunIsRefused()
    {
        tests::ScratchFolder folder;
        const QString graph = write(folder, "full.json", R"({"format": "doppler-graph", "version": 1,
            "name": "full", "vertices": [
            {"id": 0, "name": "a", "seconds": {"*": 1}, "output_bytes": 60},
            {"id": 1, "name": "b", "seconds": {"*": 1}, "output_bytes": 60},
            {"id": 2, "name": "c", "seconds": {"*": 1}, "output_bytes": 1}],
            "edges": [{"from": 0, "to": 2}, {"from": 1, "to": 2}]})");
        const QString devices = write(folder, "small.json",
                                      R"({"format": "doppler-devices", "version": 1,
            "name": "small", "devices": [
            {"name": "large", "flops_per_second": 1e9, "memory_bytes": 1000},
            {"name": "small", "flops_per_second": 1e9, "memory_bytes": 100}],
            "links": {"bandwidth": 1e9}})");
        ModelOptions model;
        model.memory = MemoryRule::Enforce;
        Desk desk({graph, devices, {}, {{QStringLiteral("single-device"), 1, {}}}}, model);
        QCOMPARE(desk.workbench.problem()->model().memory, MemoryRule::Enforce);
        const DeviceId small = desk.workbench.problem()->topology().find("small").value();
        const RunPtr before = desk.workbench.run();
        QVERIFY(!desk.editor.move(ids({0, 1, 2}),
                                  small)); // Both results don't fit at once.
        QCOMPARE(desk.refusals.size(), 1);
        QVERIFY(desk.workbench.run() == before);
        QCOMPARE(desk.editor.history().count(), 0);
        QVERIFY(desk.editor.move(ids({0}), small)); // Nothing of the failure remains.
        QCOMPARE(desk.device(1), before->placement.devices[1]);
    }

    void placersLeaveLocksInPlace()
    {
        Desk desk;
        const Vertices chosen = ids({8, 9, 30, 31, 60});
        QVERIFY(desk.editor.move(chosen, DeviceId{2}));
        QSignalSpy changes(&desk.workbench, &Workbench::locksChanged);
        desk.editor.lock(chosen);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(desk.workbench.locks().size(), chosen.size());
        QCOMPARE(desk.workbench.lockOf(VertexId{30}), std::optional(DeviceId{2}));
        QVERIFY(!desk.workbench.lockOf(VertexId{29}));
        // What is locked is not moved, and with it nothing.
        QVERIFY(!desk.editor.move(ids({29, 30}), DeviceId{0}) && desk.refusals.size() == 1);
        QVERIFY(desk.refusals[0].contains(QStringLiteral("is locked on gpu2")));
        // Placers keep to it, also one whose run is in the list already; without
        // locks that one is shown again.
        for (const char* placer : {"heft", "round-robin", "simulated-annealing"}) {
            desk.workbench.setPlacer(QLatin1String(placer));
            QTRY_VERIFY(!desk.workbench.busy() && desk.workbench.run() &&
                        desk.workbench.run()->placer == placer);
            for (const VertexId v : chosen)
                QCOMPARE(desk.device(v), DeviceId{2});
            QCOMPARE(desk.workbench.runs()->find(desk.workbench.runId())->locks, desk.workbench.locks());
            QVERIFY(desk.workbench.run()->problem == desk.workbench.problem());
        }
        const int runs = desk.runs();
        desk.editor.unlock(ids({8, 9, 30, 31, 60, 61}));
        QVERIFY(desk.workbench.locks().empty());
        desk.workbench.setPlacer(QStringLiteral("heft"));
        QTRY_VERIFY(!desk.workbench.busy());
        QCOMPARE(desk.runs(), runs);
        QVERIFY(desk.workbench.runs()->find(desk.workbench.runId())->locks.empty());
        // Locks are part of the history.
        desk.editor.history().undo();
        QCOMPARE(desk.workbench.locks().size(), chosen.size());
        QCOMPARE(desk.editor.history().undoText(), QStringLiteral("Lock 5 vertices"));
        desk.editor.history().undo();
        QVERIFY(desk.workbench.locks().empty());
        QCOMPARE(desk.failures, QStringList());
    }

    void locksThatAreGivenAreChecked()
    {
        tests::ScratchFolder folder;
        Desk desk(restricted(folder));
        const auto lock = [](std::size_t v, std::size_t d) { return Lock{VertexId{v}, DeviceId{d}}; };
        desk.workbench.setLocks({lock(3, 1), lock(0, 2), lock(1, 3), lock(2, 0), lock(9, 0), lock(3, 9)});
        QCOMPARE(desk.workbench.locks(), (Locks{lock(0, 2), lock(3, 1)}));
        desk.editor.lock(ids({0, 1})); // The one that is free yet.
        QCOMPARE(desk.workbench.locks().size(), std::size_t{2});
    }

    void anotherProblemEndsTheHistory()
    {
        Desk desk;
        desk.editor.move(ids({10}), desk.elsewhere(10));
        desk.editor.lock(ids({10}));
        ModelOptions model = desk.workbench.model();
        model.schedule = ChooseTask::BLevel;
        desk.workbench.setModel(model); // The same graph on the same devices: locks stay.
        QTRY_VERIFY(!desk.workbench.busy() && desk.workbench.run());
        QCOMPARE(desk.editor.history().count(), 0);
        QCOMPARE(desk.workbench.locks().size(), std::size_t{1});
        desk.workbench.openTopology(QStringLiteral("8xV100"));
        QTRY_VERIFY(!desk.workbench.busy());
        QVERIFY(desk.workbench.locks().empty());
    }

    void largeGraphsAreSimulatedByAJob()
    {
        Desk desk({QStringLiteral("layered:vertices=6000"),
                   QStringLiteral("4xP100"),
                   {},
                   {{QStringLiteral("round-robin"), 1, {}}}});
        const RunPtr origin = desk.workbench.run();
        const DeviceId first = desk.elsewhere(100);
        QVERIFY(desk.editor.move(ids({100}), first));
        QVERIFY(desk.editor.busy());
        QVERIFY(desk.workbench.run() == origin); // Not there yet.
        QVERIFY(desk.editor.move(ids({200}), desk.elsewhere(200)));
        QTRY_VERIFY(!desk.editor.busy());
        QCOMPARE(desk.outcomes.size(), std::size_t{1}); // The newest, with both moves.
        QCOMPARE(desk.runs(), 2);
        QCOMPARE(desk.device(100), first);
        QVERIFY(desk.device(200) != origin->placement.devices[200]);
        QCOMPARE(desk.editor.history().count(), 2);
        desk.editor.history().undo();
        QTRY_VERIFY(!desk.editor.busy());
        QCOMPARE(desk.device(200), origin->placement.devices[200]);
        QCOMPARE(desk.device(100), first);
        desk.editor.history().undo();
        QVERIFY(desk.workbench.run() == origin);
        QCOMPARE(desk.runs(), 1);
        // Another problem while a job runs: its result is nobody's.
        desk.editor.move(ids({5}), desk.elsewhere(5));
        desk.workbench.openGraph(QStringLiteral("chainmm"));
        QTRY_VERIFY(!desk.workbench.busy());
        QVERIFY(!desk.editor.busy());
        QCOMPARE(desk.workbench.problem()->vertexCount(), std::size_t{76});
    }

    // ---- through the window

    void digitsMoveUndoAndRedo()
    {
        Scene scene;
        const DeviceId before = scene.device(10);
        const DeviceId target{(before + 1) % 4};
        const auto digit = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(target.value));
        QTest::mouseClick(&scene.graph, Qt::LeftButton, {}, scene.place(10));
        QTest::mouseClick(&scene.graph, Qt::LeftButton, Qt::ControlModifier, scene.place(11));
        QCOMPARE(scene.workbench.selectedVertices(), ids({10, 11}));
        QTest::keyClick(&scene.graph, digit);
        QCOMPARE(scene.device(10), target);
        QCOMPARE(scene.device(11), target);
        QVERIFY2(QRegularExpression(QStringLiteral("to gpu\\d: ")).match(scene.text("activity")).hasMatch(),
                 qPrintable(scene.text("activity")));
        QVERIFY(scene.graph.picture().run == scene.workbench.run());
        QVERIFY(scene.window.ganttView()->run() == scene.workbench.run());
        QCOMPARE(scene.workbench.selectedVertices(), ids({10, 11}));
        QVERIFY(scene.action("undo")->text().contains(QStringLiteral("Move")));
        QTest::keyClick(&scene.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(scene.device(10), before);
        QVERIFY(!scene.action("undo")->isEnabled());
        QTest::keyClick(&scene.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(scene.device(10), target);
        // The same in the Gantt chart.
        scene.window.ganttView()->setFocus();
        const auto other = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(before.value));
        QTest::keyClick(scene.window.ganttView(), other);
        QCOMPARE(scene.device(10), before);
        // A device that there is not has no key.
        QTest::keyClick(scene.window.ganttView(), Qt::Key_9);
        QCOMPARE(scene.device(10), before);
    }

    void draggedOntoTheLegend()
    {
        Scene scene;
        const DeviceId target{(scene.device(30) + 1) % 4};
        auto* legend = scene.graph.findChild<DeviceLegend*>(QStringLiteral("deviceLegend"));
        const auto* button =
            legend->findChild<QAbstractButton*>(QStringLiteral("device%1").arg(target.value));
        const QPoint to = button->mapTo(&scene.graph, button->rect().center());
        QCOMPARE(legend->deviceAt(legend->mapFrom(&scene.graph, to)), std::optional(target));
        const QPoint from = scene.place(30);
        const Camera camera = scene.graph.camera();
        const QImage idle = legend->grab().toImage();
        QTest::mousePress(&scene.graph, Qt::LeftButton, {}, from);
        scene.move(from + QPoint(20, 20), Qt::LeftButton);
        QCOMPARE(scene.workbench.selectedVertices(), ids({30})); // It is taken hold of.
        scene.move(to, Qt::LeftButton);
        QVERIFY(legend->grab().toImage() != idle); // The target is marked.
        QTest::mouseRelease(&scene.graph, Qt::LeftButton, {}, to);
        QCOMPARE(scene.device(30), target);
        QCOMPARE(scene.graph.camera(), camera);
        // Dropped elsewhere, or given up with Escape: nothing moves.
        const RunPtr run = scene.workbench.run();
        QTest::mousePress(&scene.graph, Qt::LeftButton, {}, from);
        scene.move(from + QPoint(40, 40), Qt::LeftButton);
        QTest::mouseRelease(&scene.graph, Qt::LeftButton, {}, from + QPoint(40, 40));
        QVERIFY(scene.workbench.run() == run);
        const auto* home =
            legend->findChild<QAbstractButton*>(QStringLiteral("device%1").arg((target.value + 1) % 4));
        const QPoint away = home->mapTo(&scene.graph, home->rect().center());
        QTest::mousePress(&scene.graph, Qt::LeftButton, {}, from);
        scene.move(away, Qt::LeftButton);
        scene.graph.setFocus();
        QTest::keyClick(&scene.graph, Qt::Key_Escape);
        QTest::mouseRelease(&scene.graph, Qt::LeftButton, {}, away);
        QVERIFY(scene.workbench.run() == run);
        // A drag that begins beside the boxes pans, as ever.
        QPoint empty(4, 4);
        while (scene.graph.boxAt(empty) && empty.x() < scene.graph.width())
            empty += QPoint(7, 0);
        QTest::mousePress(&scene.graph, Qt::LeftButton, {}, empty);
        scene.move(empty + QPoint(30, 30), Qt::LeftButton);
        QTest::mouseRelease(&scene.graph, Qt::LeftButton, {}, empty + QPoint(30, 30));
        QVERIFY(scene.graph.camera() != camera);
    }

    void draggedIntoALane()
    {
        Scene scene;
        scene.graph.setLayoutKind(LayoutKind::LanesByLevel);
        QTRY_COMPARE(scene.graph.picture().layout().lanes.size(), std::size_t{4});
        const DeviceId target{(scene.device(30) + 1) % 4};
        const QRectF lane = scene.graph.picture().layout().lanes[target];
        const QPoint to = scene.graph.camera().toScreen(lane.center()).toPoint();
        const QPoint from = scene.place(30);
        QTest::mousePress(&scene.graph, Qt::LeftButton, {}, from);
        scene.move(from + QPoint(20, 0), Qt::LeftButton);
        scene.move(to, Qt::LeftButton);
        QTest::mouseRelease(&scene.graph, Qt::LeftButton, {}, to);
        QCOMPARE(scene.device(30), target);
    }

    void locksByKeyAndMenu()
    {
        Scene scene;
        QVERIFY(!scene.action("lock")->isEnabled());
        QTest::mouseClick(&scene.graph, Qt::LeftButton, {}, scene.place(12));
        QVERIFY(scene.action("lock")->isEnabled() && !scene.action("unlock")->isEnabled());
        QTest::keyClick(&scene.graph, Qt::Key_K);
        QCOMPARE(scene.workbench.locks().size(), std::size_t{1});
        QVERIFY(scene.graph.picture().vertexMarks[12] & LockedMark);
        QVERIFY(!scene.action("lock")->isEnabled() && scene.action("unlock")->isEnabled());
        const DeviceId before = scene.device(12);
        QTest::keyClick(&scene.graph, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>((before + 1) % 4)));
        QCOMPARE(scene.device(12), before);
        auto* messages = scene.window.findChild<MessageBar*>();
        QVERIFY(messages->isVisible() && messages->text().contains(QStringLiteral("locked")));
        QTest::keyClick(&scene.graph, Qt::Key_K, Qt::ShiftModifier);
        QVERIFY(scene.workbench.locks().empty());
        QVERIFY(!(scene.graph.picture().vertexMarks[12] & LockedMark));
        QTest::keyClick(&scene.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(scene.workbench.locks().size(), std::size_t{1});
        scene.action("unlockAll")->trigger();
        QVERIFY(scene.workbench.locks().empty());
    }

    void aClosedGroupMovesAsAWhole()
    {
        Scene scene;
        scene.graph.closeAll();
        QTRY_VERIFY(scene.graph.picture().fold() && !scene.graph.layoutJob().running());
        const GraphPicture& picture = scene.graph.picture();
        std::uint32_t box = 0;
        while (!picture.isGroup(box))
            ++box;
        const auto members = picture.fold()->verticesOf(box);
        QTest::mouseClick(&scene.graph, Qt::LeftButton, {}, scene.place(box));
        QVERIFY(scene.action("moveToDevice3")->isEnabled());
        scene.action("moveToDevice3")->trigger();
        for (const VertexId v : members)
            QCOMPARE(scene.device(v), DeviceId{3});
    }

    void theMenusOfferEveryDevice()
    {
        Scene scene;
        auto* menu = scene.window.findChild<QMenu*>(QStringLiteral("moveMenu"));
        QCOMPARE(menu->actions().size(), 4);
        QCOMPARE(menu->actions()[2]->text(), QStringLiteral("Move to gpu2"));
        QCOMPARE(menu->actions()[2]->shortcut(), QKeySequence(Qt::Key_3));
        QVERIFY(!menu->actions()[2]->isEnabled()); // Nothing is selected.
        scene.workbench.openTopology(QStringLiteral("8xV100"));
        QTRY_VERIFY(!scene.workbench.busy());
        QCOMPARE(menu->actions().size(), 8);
    }
};

DOPPLER_TEST_WITH(QApplication, EditPlacement)

} // namespace edit_placement_test

#include "edit_placement.moc"
