// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs and their runs may be large: once another is open, nothing of one that is in no list stays in
// memory, whatever was done with it.
#include "core/io/placements/placement_format.h"
#include "tests/support/runner.h"
#include "tests/window/training_samples.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/critical_path/critical_path_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/graph_versions/versions_panel.h"
#include "widgets/graph_versions/versions_view.h"
#include "widgets/lessons/lessons.h"
#include "widgets/memory/memory_view.h"
#include "widgets/playback/playback.h"
#include "widgets/run_history/history_view.h"
#include "widgets/run_tables/tables_view.h"
#include "widgets/runs/runs_view.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/message_bar.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

namespace closed_document_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

/// A window on a graph with two runs.
struct Scene : WindowScene {
    MainWindow& window = openOn(quick);

    [[nodiscard]] Workbench& workbench() const { return window.workbench(); }
    void trigger(const char* action) const
    {
        auto* found = find<QAction>(action);
        if (!found->isEnabled())
            qFatal("%s is disabled", action);
        found->trigger();
    }
    [[nodiscard]] bool idle() const
    {
        return QTest::qWaitFor(
            [this] {
                return !workbench().busy() && !workbench().threadsBusy() && !window.training().active() &&
                       !window.comparisonView()->running() && !window.graphView()->picture().empty();
            },
            60000);
    }
    void closeDialogs() const
    {
        for (QWidget* top : QApplication::topLevelWidgets())
            if (auto* dialog = qobject_cast<QDialog*>(top))
                dialog->reject();
    }
};

using Use = void (*)(Scene&);

/// Opens every dialog about what is open, and leaves it.
void dialogs(Scene& scene)
{
    for (const char* action : {"newGraph", "editDevices", "placeAs", "execute", "exportAnimation", "train"}) {
        scene.trigger(action);
        QTest::qWait(300); // Previews and effects are worked out.
        scene.closeDialogs();
    }
}

void looks(Scene& scene)
{
    scene.workbench().selectVertices({VertexId{5}, VertexId{9}}, VertexId{5});
    for (const char* action : {"colorByCost", "colorByStart", "colorBySlack", "colorByWaiting",
                               "colorByMemory", "colorByDifference", "layoutByTime", "layoutByLevel",
                               "closeGroups", "openGroups", "layoutLayered", "selectKind", "arrowLabels"}) {
        scene.trigger(action);
        QTest::qWait(50);
    }
    scene.trigger("find");
    scene.find<QLineEdit>("findField")->setText(QStringLiteral("matmul"));
    scene.trigger("findNext");
    scene.window.playback()->toEnd();
}

void edits(Scene& scene)
{
    PlacementEditor* editor = &scene.window.findChild<EditMenu*>()->editor();
    QVERIFY(editor->move({VertexId{3}}, DeviceId{2}) || editor->move({VertexId{3}}, DeviceId{1}));
    scene.trigger("undo");
    scene.trigger("redo");
    scene.workbench().selectVertex(VertexId{3});
    scene.trigger("lock");
}

void explains(Scene& scene)
{
    scene.trigger("explain");
    ExplainView* view = scene.window.explain()->view();
    scene.workbench().selectVertex(VertexId{5});
    for (int page = 0; page < view->count(); ++page) {
        view->setCurrentIndex(page);
        QTest::qWait(300);
    }
}

void dividesPathAndMemory(Scene& scene)
{
    for (const char* name : {"criticalPathDock", "memoryDock"})
        scene.find<Dock>(name)->toggleViewAction()->trigger();
    auto& path = *scene.find<CriticalPathView>("criticalPathView");
    auto& memory = *scene.find<MemoryView>("memoryView");
    QTRY_VERIFY(path.report() && !path.busy() && memory.memory() && !memory.busy());
    emit path.table()->clicked(path.table()->model()->index(0, 0));
    emit memory.table()->clicked(memory.table()->model()->index(0, 0));
}

/// Every table, with a filter and totals.
void tabulates(Scene& scene)
{
    scene.find<Dock>("tablesDock")->toggleViewAction()->trigger();
    auto& tables = *scene.find<TablesView>("tablesView");
    for (std::size_t kind = 0; kind < runTableNames().size(); ++kind) {
        tables.setKind(static_cast<RunTableKind>(kind));
        QTRY_VERIFY(tables.answer() && !tables.busy());
    }
    tables.setKind(RunTableKind::Tasks);
    tables.setFilter(QStringLiteral("device = gpu0"));
    tables.setTotals(QStringLiteral("device"));
    QTRY_VERIFY(!tables.busy() && tables.errorText().isEmpty());
    scene.workbench().selectVertex(VertexId{5});
}

/// A folder with a result and a placement of the open graph.
void readsHistory(Scene& scene)
{
    const RunPtr run = scene.workbench().run();
    QVERIFY(writePlacement(*run->problem, run->placement, run->placer, scene.path("kept.json").toStdString())
                .ok());
    scene.find<Dock>("runHistoryDock")->toggleViewAction()->trigger();
    auto& history = *scene.find<HistoryView>("historyView");
    history.setFolder(scene.path(""));
    QTRY_VERIFY(history.history() && !history.busy());
    QCOMPARE(history.history()->points.size(), std::size_t{1});
}

/// Compared with another graph, with a vertex of both selected.
void comparesVersions(Scene& scene)
{
    scene.window.findChild<VersionsPanel*>()->openVersion(QStringLiteral("cholesky"));
    auto& versions = *scene.find<VersionsView>("versionsView");
    QTRY_VERIFY(versions.differences() && !versions.graph(true)->picture().empty());
    scene.workbench().selectVertex(VertexId{5});
    versions.list()->setCurrentIndex(versions.list()->model()->index(0, 0));
}

void standsSideBySide(Scene& scene)
{
    scene.trigger("sideBySide");
    SideBySideView* view = scene.window.sideBySideView();
    const auto& entries = scene.workbench().runs()->entries();
    QVERIFY(entries.size() >= 2);
    scene.find<QToolButton>("sideBySideEmptyButton")->click();
    QTRY_VERIFY(view->runs());
}

void trains(Scene& scene)
{
    scene.window.training().setFactory(factoryFor({}));
    TrainingSetup setup = scene.window.training().proposal();
    setup.checkpointFile.clear();
    scene.window.training().start(setup);
    QTRY_VERIFY(!scene.window.training().active() && scene.window.trainingView()->currentJob());
    scene.trigger("copyTrainingCommand");
}

void compares(Scene& scene)
{
    scene.window.comparisonView()->choosePlacers({QStringLiteral("heft"), QStringLiteral("random")});
    scene.window.comparisonView()->start();
    QTRY_VERIFY(!scene.window.comparisonView()->running());
    scene.trigger("copyComparisonCommand");
}

/// While nothing else is open they can be brought back.
void removes(Scene& scene)
{
    auto* runs = scene.find<RunsView>("runs");
    emit runs->removeRequested({scene.workbench().runs()->entries()[0].id});
    QVERIFY(scene.window.findChild<MessageBar*>()->offersUndo());
}

/// Graphs that can't be loaded: nothing is trained.
void failsToTrain(Scene& scene)
{
    scene.window.training().setFactory(factoryFor({}));
    TrainingOrder order{
        scene.window.training().proposal(), 1, false, {QStringLiteral("/no/such/graph.json")}};
    order.setup.checkpointFile.clear();
    QSignalSpy failed(&scene.window.training(), &TrainingRuns::failed);
    scene.window.training().start(order);
    QVERIFY(failed.wait());
}

void copies(Scene& scene)
{
    scene.trigger("copyCommand");
    scene.trigger("copyWindowCommand");
    scene.trigger("copyPicture");
    scene.trigger("place");
    scene.trigger("previousRun");
    scene.trigger("nextRun");
}

} // namespace

class ClosedDocument : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void leavesNothing_data()
    {
        QTest::addColumn<Use>("use");
        const std::pair<const char*, Use> uses[] = {{"dialogs", dialogs},
                                                    {"looks", looks},
                                                    {"edits", edits},
                                                    {"explains", explains},
                                                    {"dividesPathAndMemory", dividesPathAndMemory},
                                                    {"tabulates", tabulates},
                                                    {"readsHistory", readsHistory},
                                                    {"comparesVersions", comparesVersions},
                                                    {"standsSideBySide", standsSideBySide},
                                                    {"trains", trains},
                                                    {"compares", compares},
                                                    {"removes", removes},
                                                    {"failsToTrain", failsToTrain},
                                                    {"copies", copies}};
        for (const auto& [name, use] : uses)
            QTest::newRow(name) << use;
    }
    void leavesNothing()
    {
        Scene scene;
        QVERIFY(scene.idle());
        const std::weak_ptr<const Problem> problem = scene.workbench().problem();
        const std::weak_ptr<const DataflowGraph> graph = scene.workbench().problem()->graphPtr();
        QFETCH(Use, use);
        use(scene);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(scene.idle());
        QVERIFY(!problem.expired());

        scene.workbench().openSession(
            {QStringLiteral("ffnn"), QStringLiteral("8xV100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(scene.workbench().problem() != problem.lock() && scene.workbench().run());
        QVERIFY(scene.idle());
        scene.window.trainingView()->clearEnded();
        scene.window.comparisonView()->restore({});
        scene.workbench().removeOtherRuns(scene.workbench().runId());
        QTRY_VERIFY(problem.expired());
        QTRY_VERIFY(graph.expired());
    }
};

DOPPLER_TEST_WITH(QApplication, ClosedDocument)

} // namespace closed_document_test

#include "closed_document.moc"
