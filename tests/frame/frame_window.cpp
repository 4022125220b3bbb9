// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/playback/playback.h"
#include "widgets/runs/runs_view.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/policy/policy_view.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QWidgetAction>
#include <algorithm>

namespace frame_window_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

void choose(QComboBox* box, const QString& data)
{
    const int row = box->findData(data);
    QVERIFY2(row >= 0, qPrintable(data));
    box->setCurrentIndex(row);
    emit box->activated(row);
}

QList<QAction*> allActions(const QWidget& window)
{
    QList<QAction*> found;
    for (const QWidget* widget :
         window.findChildren<QWidget*>() + QList<QWidget*>{const_cast<QWidget*>(&window)})
        for (QAction* action : widget->actions())
            if (!found.contains(action) && !widget->objectName().startsWith(QLatin1String("qt_")))
                found += action;
    return found;
}

} // namespace

class FrameWindow : public QObject {
    Q_OBJECT

private slots:
    /// The offscreen platform can neither hint sizes nor raise windows, and says so.
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theSampleOpensAndEveryViewShowsIt()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        QVERIFY(!stage.find<QAction>("place")->isEnabled());
        window.openSample();
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const RunPtr run = window.workbench().run();
        QCOMPARE(window.workbench().runs()->rowCount(), 3);
        QCOMPARE(run->placer, std::string(defaultPlacerId));
        QCOMPARE(window.ganttView()->run(), run);
        QCOMPARE(window.playback()->run(), run);
        QTRY_COMPARE(window.graphView()->picture().graph, run->problem->graphPtr());
        QCOMPARE(stage.find<QComboBox>("graphChooser")->currentData().toString(), QStringLiteral("chainmm"));
        QCOMPARE(stage.find<QComboBox>("devicesChooser")->currentData().toString(), QStringLiteral("4xP100"));
        QCOMPARE(stage.find<QComboBox>("placerChooser")->currentData().toString(),
                 QString::fromStdString(run->placer));
        QCOMPARE(stage.find<QLabel>("vertices")->text(), QStringLiteral("76"));
        QCOMPARE(stage.find<QLabel>("edges")->text(), QStringLiteral("80"));
        for (const char* name : {"makespan", "bound", "gap", "moved", "idle"})
            QVERIFY2(!stage.find<QLabel>(name)->text().isEmpty(), name);
        QVERIFY(window.windowTitle().contains(QStringLiteral("chainmm on 4xP100")));
        QVERIFY(stage.find<QAction>("place")->isEnabled());
        QVERIFY(stage.find<QWidget>("messageBar")->isHidden());
    }

    /// While one run goes and the next one comes, the chart forgets what the graph still shows.
    void searchAndHighlightAreOfBothViews()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        GraphView& graph = *window.graphView();
        GanttView& gantt = *window.ganttView();
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy() && graph.picture().run);
        graph.setSearch(QStringLiteral("matmul"));
        graph.setHighlightedDevice(DeviceId{1});
        const auto found = std::ranges::count(graph.matches(), 1);
        QVERIFY(found > 0 && found < 76);
        gantt.setRun(nullptr); // As while the next one takes its time.
        window.workbench().openTopology(QStringLiteral("8xV100"));
        QTRY_VERIFY(window.workbench().runs()->rowCount() == 3 && !window.workbench().busy());
        QCOMPARE(graph.picture().run, window.workbench().run());
        QCOMPARE(graph.highlightedDevice(), std::optional(DeviceId{1}));
        QCOMPARE(std::ranges::count(graph.matches(), 1), found);
        const auto picture = [&gantt] { return gantt.grab().toImage(); };
        const QImage both = picture();
        gantt.setFound(graph.matches());
        gantt.setHighlightedDevice(graph.highlightedDevice());
        QCOMPARE(picture(), both); // It showed them already.
        gantt.setHighlightedDevice({});
        QVERIFY(picture() != both);
        const QImage searched = picture();
        gantt.setFound({});
        QVERIFY(picture() != searched);
        // In another graph that device is another one.
        graph.setHighlightedDevice(DeviceId{2});
        window.workbench().openGraph(QStringLiteral("cholesky"));
        QTRY_VERIFY(window.workbench().runs()->rowCount() == 4 && !window.workbench().busy());
        QTRY_COMPARE(graph.picture().run, window.workbench().run());
        QVERIFY(!graph.highlightedDevice());
        const QImage other = picture();
        gantt.setHighlightedDevice({});
        QCOMPARE(picture(), other);
    }

    void choosersSimulateAtOnce()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        choose(stage.find<QComboBox>("placerChooser"), QStringLiteral("critical-path"));
        QTRY_VERIFY(window.workbench().run() &&
                    window.workbench().run()->placer == std::string("critical-path"));
        choose(stage.find<QComboBox>("devicesChooser"), QStringLiteral("8xV100"));
        QTRY_COMPARE(window.workbench().runs()->rowCount(), 4);
        QCOMPARE(window.ganttView()->run(), window.workbench().run());
        QCOMPARE(window.workbench().run()->problem->deviceCount(), std::size_t{8});
        QCOMPARE(window.workbench().run()->placer, std::string("critical-path"));
        // Two problems now: the list tells them apart, and one click goes back.
        auto* runs = stage.find<RunsView>("runs");
        QCOMPARE(runs->model()->rowCount(), 4);
        QTest::mouseClick(runs->viewport(), Qt::LeftButton, {},
                          runs->visualRect(runs->model()->index(0, 0)).center());
        QCOMPARE(window.workbench().run()->placer, std::string("single-device"));
        QCOMPARE(stage.find<QComboBox>("devicesChooser")->currentData().toString(), QStringLiteral("4xP100"));
        QCOMPARE(window.ganttView()->run(), window.workbench().run());
    }

    void devicesAreAskedForByCountAndName()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        stage.find<QAction>("openDevicesByName")->trigger();
        auto* dialog = window.findChild<QDialog*>(QStringLiteral("devicesByName"));
        QVERIFY(dialog && dialog->isVisible());
        auto* field = dialog->findChild<QLineEdit*>(QStringLiteral("devicesText"));
        QCOMPARE(field->text(), QStringLiteral("4xP100"));
        field->setText(QStringLiteral("1 a100 + cpu"));
        dialog->accept();
        QTRY_VERIFY(window.workbench().run() &&
                    window.workbench().run()->problem->deviceCount() == std::size_t{2});
        QCOMPARE(stage.find<QComboBox>("devicesChooser")->currentData().toString(),
                 QStringLiteral("1xA100+1xCPU-32"));
    }

    void onePlaceClickAddsARun()
    {
        WindowScene stage;
        MainWindow& window =
            stage.openOn({quick.graph, quick.topology, {}, {{QStringLiteral("random"), 1, {}}}});
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        stage.find<QAction>("place")->trigger();
        QTRY_COMPARE(window.workbench().runs()->rowCount(), 2);
        QTest::keyClick(&window, Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(window.workbench().runId(), window.workbench().runs()->entries()[0].id);
    }

    void oneSelectionInEveryView()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const VertexId vertex{std::size_t{40}};
        emit window.graphView()->vertexSelected(vertex);
        QCOMPARE(window.workbench().selectedVertex(), std::optional(vertex));
        QCOMPARE(stage.find<QLabel>("inspectorTitle")->text(),
                 QString::fromStdString(window.workbench().problem()->graph().label(vertex)));
        const VertexId other{std::size_t{41}};
        emit window.ganttView()->vertexSelected(other);
        QTRY_COMPARE(window.graphView()->selectedVertex(),
                     std::optional(other)); // also if it is still laid out
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(!window.graphView()->selectedVertex());
        QVERIFY(stage.find<QLabel>("inspectorTitle")->isHidden());
    }

    void playingLightsWhatRuns()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QVERIFY(!window.playback()->isPlaying());
        stage.find<QAction>("playAction")->trigger();
        QVERIFY(window.playback()->isPlaying());
        QTRY_VERIFY(window.playback()->time() > 0);
        stage.find<QAction>("playAction")->trigger();
        QVERIFY(!window.playback()->isPlaying());
        const double time = window.playback()->time();
        stage.find<QAction>("stepForwardAction")->trigger();
        QVERIFY(window.playback()->time() > time);
        emit window.ganttView()->timeRequested(0.01);
        QCOMPARE(window.playback()->time(), 0.01);
    }

    void comparisonsKeepLocks()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const auto* note = stage.find<QLabel>("lockNote");
        auto* keep = stage.find<QCheckBox>("keepLocks");
        ComparisonView& view = *window.comparisonView();
        QVERIFY(note->isHidden() && keep->isHidden());
        const Locks locks{{VertexId{std::size_t{3}}, DeviceId{std::size_t{1}}},
                          {VertexId{std::size_t{4}}, DeviceId{std::size_t{1}}}};
        window.workbench().setLocks(locks);
        QVERIFY(note->isHidden() && !keep->isHidden() && keep->isChecked());
        QVERIFY2(keep->text().contains(QLatin1Char('2')), qPrintable(keep->text()));
        StudyRequest wanted = view.request();
        QVERIFY(wanted.openLocks && wanted.openLocks->locks == locks);
        // Where they can't be kept it is said.
        wanted.graphs = {QStringLiteral("ffnn")};
        view.setRequest(wanted);
        QVERIFY(note->isHidden() && keep->isHidden());
        wanted.graphs = {QStringLiteral("chainmm"), QStringLiteral("ffnn")};
        view.setRequest(wanted);
        QVERIFY(!note->isHidden() && keep->isHidden() && !view.request().openLocks);
        QVERIFY2(note->text().contains(QLatin1Char('2')), qPrintable(note->text()));
        wanted.graphs = {QStringLiteral("chainmm")};
        wanted.placers = {QStringLiteral("single-device"), QStringLiteral("random")};
        wanted.seeds = 2;
        view.setRequest(wanted);
        QVERIFY(note->isHidden() && !keep->isHidden());

        const auto onTheirDevices = [&locks](const Placement& placement) {
            return std::ranges::all_of(
                locks, [&](const Lock& lock) { return placement.devices[lock.vertex.value] == lock.device; });
        };
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 30000);
        QCOMPARE(view.summaries()->rows().size(), std::size_t{4});
        for (const ComparisonRow& row : view.summaries()->rows())
            QVERIFY(!row.error && onTheirDevices(row.placement));
        // What is kept of it names them, so that it can be gone on with.
        QVERIFY(QFileInfo::exists(QString::fromStdString(view.results()().value().head.locks)));

        // A run of it opens beside those of the window, with its locks.
        const ProblemPtr problem = window.workbench().problem();
        emit view.openRequested(view.summaries()->study(), view.summaries()->rows()[0]);
        QTRY_VERIFY(window.workbench().run() &&
                    window.workbench().run()->placer == std::string("single-device"));
        QTRY_VERIFY(!window.workbench().busy());
        QCOMPARE(window.workbench().problem(), problem);
        QVERIFY(window.workbench().locks() == locks);
        const RunEntry* shown = window.workbench().runs()->find(window.workbench().runId());
        QVERIFY(shown && shown->locks == locks);

        // Under noise every seed is a world of its own: the locks are of all of them.
        ModelOptions noisy = window.workbench().model();
        noisy.noise.compute = 0.1;
        window.workbench().setModel(noisy);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QVERIFY(window.workbench().locks() == locks);
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 30000);
        const ComparisonRow other = view.summaries()->rows()[1];
        QVERIFY(other.seed != noisy.seed);
        emit view.openRequested(view.summaries()->study(), other);
        QTRY_COMPARE(window.workbench().model().seed, other.seed);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QVERIFY(window.workbench().locks() == locks);
        QCOMPARE(window.workbench().run()->schedule.makespan, other.makespan);

        keep->setChecked(false);
        QVERIFY(!view.request().openLocks);
        view.start();
        QTRY_VERIFY_WITH_TIMEOUT(!view.running(), 30000);
        QVERIFY(!onTheirDevices(view.summaries()->rows()[0].placement));
        window.workbench().setLocks({});
        QVERIFY(note->isHidden() && keep->isHidden());
    }

    void aPanelWithTheFocusHasItsOwnKeys()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        auto trace = std::make_shared<EpisodeTrace>();
        for (std::uint32_t v = 0; v < 3; ++v)
            trace->steps.push_back({VertexId{v}, DeviceId{std::size_t{0}}, {VertexId{v}}, {1}, {1, 0, 0, 0}});
        auto* policy = stage.find<PolicyView>("policyView");
        policy->setTrace(trace, window.workbench().problem());
        window.activateWindow();
        policy->setFocus();
        QTRY_VERIFY(policy->hasFocus());
        QTest::keyClick(policy, Qt::Key_Home);
        QCOMPARE(policy->playback().step(), std::size_t{0});
        QTest::keyClick(policy, Qt::Key_Right);
        QCOMPARE(policy->playback().step(), std::size_t{1});
        QCOMPARE(window.playback()->time(), 0.0);
        // Elsewhere the same key is the playback's.
        window.centralWidget()->setFocus();
        QTest::keyClick(window.centralWidget(), Qt::Key_Right);
        QCOMPARE(policy->playback().step(), std::size_t{1});
        QVERIFY(window.playback()->time() > 0);
    }

    void findingIsLive()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(window.graphView()->picture().graph);
        auto* bar = stage.find<QWidget>("findBar");
        QVERIFY(bar->isHidden());
        stage.find<QAction>("find")->trigger();
        QVERIFY(!bar->isHidden());
        auto* field = stage.find<QLineEdit>("findField");
        QTest::keyClicks(field, QStringLiteral("CDE"));
        bool counted = false;
        for (const QLabel* label : bar->findChildren<QLabel*>())
            counted = counted || label->text().contains(QRegularExpression(QStringLiteral("\\d+ found")));
        QVERIFY(counted);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(bar->isHidden());
        QVERIFY(field->text().isEmpty());
    }

    void groupsHaveActions()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(!window.graphView()->picture().empty());
        auto* closeAll = stage.find<QAction>("closeGroups");
        auto* open = stage.find<QAction>("openGroup");
        QVERIFY(closeAll->isEnabled() && !open->isEnabled());
        closeAll->trigger();
        QTRY_VERIFY(window.graphView()->picture().fold());
        QVERIFY(!closeAll->isEnabled());
        window.workbench().selectVertex(VertexId{0}); // It leads to its group.
        QVERIFY(open->isEnabled());
        const auto& picture = window.graphView()->picture();
        const GroupId group = picture.fold()->boxes[picture.boxOf(VertexId{0})].group();
        window.graphView()->selectGroup(group);
        QVERIFY(!window.workbench().selectedVertex());
        const auto* title = stage.find<QLabel>("inspectorTitle");
        QCOMPARE(title->text(), window.graphView()->selectedGroup()->title);
        open->trigger();
        QTRY_VERIFY(!window.graphView()->picture().fold() ||
                    !window.graphView()->picture().fold()->boxOfGroup(group));
        QVERIFY(!window.graphView()->selectedGroup());
    }

    void everyActionCanBeReachedAndTold()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QMap<QString, QString> keys;
        for (const QAction* action : allActions(window)) {
            if (action->isSeparator() || action->objectName().startsWith(QLatin1String("_q_")) ||
                qobject_cast<const QWidgetAction*>(action))
                continue;
            QVERIFY2(!action->text().isEmpty(),
                     qPrintable(QStringLiteral("%1 of %2")
                                    .arg(action->objectName(),
                                         action->parent()
                                             ? action->parent()->objectName() +
                                                   QLatin1String(action->parent()->metaObject()->className())
                                             : QString())));
            if (action->shortcutContext() != Qt::WindowShortcut)
                continue;
            for (const QKeySequence& key : action->shortcuts()) {
                const QString text = key.toString();
                QVERIFY2(
                    !keys.contains(text),
                    qPrintable(QStringLiteral("%1: %2 and %3").arg(text, keys.value(text), action->text())));
                keys[text] = action->text();
            }
        }
        QVERIFY(keys.size() > 20);
        // What takes the focus has a name for those who can't see it.
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() ||
                widget->objectName().startsWith(QLatin1String("qt_")) || widget == window.centralWidget())
                continue;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()) ||
                               qobject_cast<const QLabel*>(widget) || qobject_cast<const QMenuBar*>(widget) ||
                               widget->parentWidget()->inherits("QAbstractScrollArea");
            QVERIFY2(named, qPrintable(QStringLiteral("%1 %2").arg(
                                QLatin1String(widget->metaObject()->className()), widget->objectName())));
        }
    }

    void sheetsOpenAndClose()
    {
        WindowScene stage;
        stage.open();
        for (const auto& [action, dialog] :
             {std::pair{"keys", "keySheet"}, std::pair{"about", "aboutDialog"}}) {
            stage.find<QAction>(action)->trigger();
            auto* shown = stage.find<QDialog>(dialog);
            QVERIFY(shown->isVisible());
            QVERIFY(shown->findChildren<QLabel*>().size() > 3);
            QTest::keyClick(shown, Qt::Key_Escape);
            QTRY_VERIFY(!stage.window->findChild<QDialog*>(QLatin1String(dialog)));
        }
    }
};

DOPPLER_TEST_WITH(QApplication, FrameWindow)

} // namespace frame_window_test

#include "frame_window.moc"
