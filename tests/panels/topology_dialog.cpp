// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/topology_dialog.h"

#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/io/documents/devices_json.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/main_window/main_window.h"
#include "widgets/options/option_editor.h"
#include "widgets/options/option_form.h"
#include "widgets/shell/message_bar.h"
#include "widgets/topology/channel_page.h"
#include "widgets/topology/device_page.h"
#include "widgets/topology/effect_line.h"
#include "widgets/topology/field_table.h"
#include "widgets/topology/island_page.h"
#include "widgets/topology/link_matrix.h"
#include "widgets/topology/link_page.h"
#include "widgets/ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

namespace topology_dialog_test {

using namespace doppler;

namespace {

template <class Widget>
Widget* find(const QWidget& parent, const char* name)
{
    auto* found = parent.findChild<Widget*>(QLatin1String(name));
    if (!found)
        qFatal("no %s", name);
    return found;
}

RunPtr spreadRun(const char* topology)
{
    const ProblemPtr problem = *Problem::create(*generateWorkload("chainmm"), *builtinTopology(topology));
    Placement placement;
    for (const VertexId v : problem->graph().vertices())
        placement.devices.emplace_back(v % problem->deviceCount());
    return *makeRun(problem, placement, "file");
}

/// An editor on a run of those devices, shown.
struct Scene {
    explicit Scene(const char* topology) : run(spreadRun(topology)), dialog(run->problem)
    {
        dialog.startFrom(run->problem, run);
        dialog.show();
        if (!QTest::qWaitForWindowExposed(&dialog))
            qFatal("not shown");
    }
    [[nodiscard]] const Topology& now() { return *dialog.draft().topology(); }
    /// As someone who works without a mouse.
    static void press(QWidget* at, Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QTest::keyClick(at, key, with);
    }
    void edit(FieldTable* table, const char* text)
    {
        press(table, Qt::Key_Return);
        auto* field = table->findChild<QLineEdit*>(QStringLiteral("field"));
        QVERIFY(field);
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
        press(field, Qt::Key_Return);
        QTRY_VERIFY(
            !table->findChild<QLineEdit*>(QStringLiteral("field"))); // taken and closed a moment later
    }
    RunPtr run;
    TopologyDialog dialog;
};

} // namespace

class TopologyDialogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void devicesAreEditedByKeys()
    {
        Scene scene("4xP100");
        FieldTable* table = scene.dialog.devices()->table();
        QCOMPARE(QApplication::focusWidget(), table);
        QCOMPARE(table->currentIndex(), table->model()->index(0, DeviceModel::Compute));
        scene.edit(table, "20 TFLOP/s");
        QCOMPARE(scene.now().device(DeviceId{0}).flopsPerSecond, 2e13);
        QCOMPARE(scene.now().name(), std::string("4xP100-edited"));
        // Three rows below each other, at once.
        scene.press(table, Qt::Key_Down);
        scene.press(table, Qt::Key_Down, Qt::ShiftModifier);
        scene.press(table, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(table->selectedRows(), (std::vector<int>{1, 2, 3}));
        scene.edit(table, "*2");
        for (std::size_t d = 1; d < 4; ++d)
            QCOMPARE(scene.now().device(DeviceId{d}).flopsPerSecond, 1.86e13);
        scene.press(table, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(scene.now().deviceCount(), std::size_t{7});
        QCOMPARE(table->selectedRows(), (std::vector<int>{4, 5, 6}));
        QCOMPARE(scene.now().device(DeviceId{6}).name, std::string("gpu6"));
        scene.press(table, Qt::Key_Delete);
        QCOMPARE(scene.now().deviceCount(), std::size_t{4});
        scene.press(table, Qt::Key_Up, Qt::AltModifier); // the last one, which is selected now
        QCOMPARE(scene.now().device(DeviceId{2}).name, std::string("gpu3"));
        QCOMPARE(table->selectedRows(), std::vector<int>{2});
        for (int i = 0; i < 5; ++i)
            scene.press(table, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!scene.dialog.draft().modified());
        QVERIFY(!find<QAction>(scene.dialog, "undoEdit")->isEnabled());
        scene.press(table, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(scene.now().device(DeviceId{0}).flopsPerSecond, 2e13);
    }

    /// Return belongs to fields, never to the button.
    void returnDoesNotApply()
    {
        Scene scene("4xP100");
        QSignalSpy applied(&scene.dialog, &TopologyDialog::applyRequested);
        FieldTable* table = scene.dialog.devices()->table();
        scene.edit(table, "20 TFLOP/s");
        scene.press(find<QLineEdit>(scene.dialog, "topologyName"), Qt::Key_Return);
        QCOMPARE(applied.size(), 0);
        scene.press(table, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(applied.size(), 1);
    }

    void whatIsWrongIsSaidAtTheField()
    {
        Scene scene("4xP100");
        FieldTable* table = scene.dialog.devices()->table();
        auto* fault = find<QLabel>(scene.dialog, "deviceFault");
        QVERIFY(!fault->isVisible());
        scene.press(table, Qt::Key_Return);
        auto* field = table->findChild<QLineEdit*>(QStringLiteral("field"));
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("fast"));
        QVERIFY(fault->isVisible() && fault->text().contains(QStringLiteral("TFLOP/s")));
        QCOMPARE(field->palette().color(QPalette::Text), tokens(qApp->palette()).bad);
        scene.press(field, Qt::Key_Return); // stays open
        QVERIFY(table->findChild<QLineEdit*>(QStringLiteral("field")));
        QVERIFY(!scene.dialog.draft().modified());
        scene.press(field, Qt::Key_Escape);
        QTRY_VERIFY(!fault->isVisible() && !table->findChild<QLineEdit*>(QStringLiteral("field")));
        table->setCurrentIndex(table->model()->index(1, DeviceModel::Name));
        scene.press(table, Qt::Key_Return);
        field = table->findChild<QLineEdit*>(QStringLiteral("field"));
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("gpu0"));
        QVERIFY(fault->text().contains(QStringLiteral("duplicate")));
        scene.press(field, Qt::Key_Escape);

        scene.dialog.showPage(QStringLiteral("links"));
        auto* bandwidth = find<QWidget>(scene.dialog, "linkBandwidth");
        auto* line = bandwidth->findChild<QLineEdit*>();
        auto* error = find<QLabel>(*bandwidth, "fieldError");
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("-1"));
        QVERIFY(error->isVisible());
        scene.press(line, Qt::Key_Return);
        QVERIFY(!scene.dialog.draft().modified());
    }

    void linksAreEditedByKeysAndInBlocks()
    {
        Scene scene("4xP100");
        scene.dialog.showPage(QStringLiteral("links"));
        LinkMatrix* matrix = scene.dialog.links()->matrix();
        QVERIFY(matrix->hasFocus());
        QVERIFY(matrix->numbersShown());
        const auto bandwidth = [&](std::size_t from, std::size_t to) {
            return scene.now().link(DeviceId{from}, DeviceId{to}).bandwidth;
        };
        QCOMPARE(matrix->currentIndex(), matrix->model()->index(0, 1));
        scene.edit(matrix, "100 GB/s");
        QCOMPARE(bandwidth(0, 1), 1e11);
        QCOMPARE(bandwidth(1, 0), 1e11); // both ways
        // Fast between 0 and 1 now: an island. The others get the same, then all between is made slow.
        matrix->setCurrentIndex(matrix->model()->index(2, 3));
        scene.edit(matrix, "100");
        QCOMPARE(scene.dialog.draft().islands(), (std::vector<std::size_t>{0, 0, 1, 1}));
        scene.press(matrix, Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(find<QLabel>(scene.dialog, "linkCount")->text(), QStringLiteral("8 link(s) selected"));
        auto* line = find<QWidget>(scene.dialog, "linkLatency")->findChild<QLineEdit*>();
        QCOMPARE(line->text(), QStringLiteral("5 µs"));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("20"));
        scene.press(line, Qt::Key_Return);
        QCOMPARE(scene.now().link(DeviceId{0}, DeviceId{3}).latency, 2e-5);
        QCOMPARE(scene.now().link(DeviceId{0}, DeviceId{1}).latency, 5e-6);
        matrix->setFocus();
        scene.press(matrix, Qt::Key_A, Qt::ControlModifier);
        line = find<QWidget>(scene.dialog, "linkBandwidth")->findChild<QLineEdit*>();
        QVERIFY(line->text().isEmpty()); // several
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("*2"));
        scene.press(line, Qt::Key_Return);
        QCOMPARE(bandwidth(0, 1), 2e11);
        QCOMPARE(bandwidth(3, 0), 2.4e10);
        // One direction alone, a whole row.
        find<QWidget>(scene.dialog, "bothWays")->setFocus();
        scene.press(find<QWidget>(scene.dialog, "bothWays"), Qt::Key_Space);
        matrix->setFocus();
        matrix->setCurrentIndex(matrix->model()->index(3, 0));
        scene.press(matrix, Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(matrix->selectionModel()->selectedIndexes().size(), 3);
        scene.edit(matrix, "1 GB/s");
        QCOMPARE(bandwidth(3, 1), 1e9);
        QCOMPARE(bandwidth(3, 2), 1e9);
        QCOMPARE(bandwidth(1, 3), 2.4e10);
    }

    void channelsOfLinks()
    {
        Scene scene("4xP100");
        scene.dialog.showPage(QStringLiteral("channels"));
        auto* table = find<FieldTable>(scene.dialog, "channels");
        QVERIFY(!table->isVisible());
        find<QPushButton>(scene.dialog, "addChannel")->click();
        QVERIFY(table->isVisible() && table->hasFocus());
        const QHeaderView* heads = table->horizontalHeader();
        for (int column = 0; column < heads->count(); ++column)
            QVERIFY2(heads->sectionSize(column) >= heads->sectionSizeHint(column),
                     qPrintable(QString::number(column)));
        scene.edit(table, "bus");
        QCOMPARE(scene.now().channels()[0].name, std::string("bus"));
        scene.press(table, Qt::Key_Right);
        scene.edit(table, "3");
        QCOMPARE(scene.now().channels()[0].capacity, 3U);
        scene.dialog.showPage(QStringLiteral("links"));
        LinkMatrix* matrix = scene.dialog.links()->matrix();
        matrix->setCurrentIndex(matrix->model()->index(0, 2));
        auto* button = find<QToolButton>(scene.dialog, "linkChannels");
        emit button->menu()->aboutToShow();
        QAction* member = button->menu()->actions().front();
        QCOMPARE(member->text(), QStringLiteral("bus"));
        QVERIFY(!member->isChecked());
        member->trigger();
        QCOMPARE(membersOf(partsOf(scene.now()), ChannelId{0}).size(), std::size_t{2}); // both ways
        scene.dialog.showPage(QStringLiteral("channels"));
        table->setCurrentIndex(table->model()->index(0, 0));
        QCOMPARE(table->model()->index(0, 2).data().toString(), QStringLiteral("2"));
        find<QPushButton>(scene.dialog, "showLinks")->click();
        QVERIFY(matrix->hasFocus());
        QCOMPARE(matrix->selectionModel()->selectedIndexes().size(), 2);
        find<QAction>(scene.dialog, "patternSwitch")->trigger();
        QCOMPARE(scene.now().channels().size(), std::size_t{8});
        QCOMPARE(scene.now().link(DeviceId{0}, DeviceId{1}).channels.size(), std::size_t{2});
        auto* preset = find<QComboBox>(scene.dialog, "preset");
        preset->setCurrentIndex(1);
        emit preset->activated(1);
        QVERIFY(scene.now().contention() == Contention::PerSource);
    }

    /// What is told is what a simulation of the placement on the devices gives.
    void theEffectIsASimulation()
    {
        Scene scene("4xP100");
        EffectLine* effect = scene.dialog.effect();
        auto* text = find<QLabel>(scene.dialog, "effectMakespan");
        QTRY_VERIFY(effect->effect());
        QCOMPARE(effect->effect()->makespanAfter, effect->effect()->makespanBefore);
        QVERIFY(!text->text().contains(QChar(0x2192)));
        FieldTable* table = scene.dialog.devices()->table();
        table->selectAll();
        scene.edit(table, "5 TFLOP/s");
        QVERIFY(effect->pending());
        QTRY_VERIFY(effect->effect());
        const ProblemPtr problem =
            *Problem::create(scene.run->problem->graphPtr(), scene.dialog.draft().topology());
        QCOMPARE(effect->effect()->makespanAfter, Simulator(problem).makespan(scene.run->placement));
        QCOMPARE(effect->effect()->boundAfter, problem->lowerBound());
        QVERIFY(effect->effect()->makespanAfter > effect->effect()->makespanBefore);
        QVERIFY(text->text().contains(QChar(0x2192)));
        QVERIFY(find<QLabel>(scene.dialog, "effectChange")->text().startsWith(QStringLiteral("(+")));
        table->selectRows({3});
        scene.press(table, Qt::Key_Delete);
        QTRY_VERIFY(effect->effect());
        QVERIFY(!effect->effect()->placement);
        QVERIFY(text->text().contains(QStringLiteral("19 vertex(es) were on removed devices")));
    }

    /// On devices that a vertex may not run on, nothing is left of the effect of those before.
    void noEffectWhereTheGraphCannotRun()
    {
        GraphBuilder builder("one");
        Vertex vertex;
        vertex.allow = {"P100"};
        builder.addVertex(vertex);
        const ProblemPtr problem = *Problem::create(*builder.build(), *builtinTopology("4xP100"));
        TopologyDraft draft(problem->topologyPtr());
        EffectLine line;
        line.setRun(problem, nullptr);
        line.showDraft(draft);
        QTRY_VERIFY(line.effect());
        draft.replace(QString(), *builtinTopology("8xV100"));
        line.showDraft(draft);
        QTRY_VERIFY(line.failed());
        QVERIFY(!line.effect());
        draft.undo();
        line.showDraft(draft);
        QTRY_VERIFY(line.effect());
    }

    /// Both may be closed, and large.
    void letsGoOfProblemAndRunWhenClosed()
    {
        RunPtr run = spreadRun("4xP100");
        const std::weak_ptr<const Problem> problem = run->problem;
        TopologyDialog dialog(run->problem);
        dialog.startFrom(run->problem, run);
        dialog.open();
        run.reset();
        QTRY_VERIFY(dialog.effect()->effect());
        QVERIFY(!problem.expired());
        dialog.reject();
        QTRY_VERIFY(problem.expired());
    }

    void startsFromAnyDevices()
    {
        Scene scene("4xP100");
        auto* menu = find<QToolButton>(scene.dialog, "startFrom")->menu();
        for (const std::string& name : builtinTopologyNames())
            for (QAction* action : menu->actions())
                if (action->text().toStdString() == name) {
                    action->trigger();
                    QVERIFY(sameTopology(scene.now(), **builtinTopology(name)));
                    QTRY_VERIFY(!scene.dialog.effect()->pending());
                }
        QVERIFY(scene.dialog.draft().canUndo());
        find<QAction>(scene.dialog, "startFromOpen")->trigger();
        QVERIFY(!scene.dialog.draft().modified());
        QVERIFY(!find<QPushButton>(scene.dialog, "apply")->isEnabled());

        scene.dialog.showPage(QStringLiteral("islands"));
        find<QSpinBox>(scene.dialog, "option_islands_field")->setValue(3);
        find<QPushButton>(scene.dialog, "makeIslands")->click();
        QCOMPARE(scene.now().deviceCount(), std::size_t{12});
        QVERIFY(scene.dialog.devices()->isVisible());
        scene.dialog.showPage(QStringLiteral("islands"));
        find<QLineEdit>(scene.dialog, "option_inside_field")->setText(QStringLiteral("no"));
        QVERIFY(!find<QPushButton>(scene.dialog, "makeIslands")->isEnabled());
        QVERIFY(find<QLabel>(scene.dialog, "option_inside_error")->isVisible());
    }

    void devicesOfAKindAreAdded()
    {
        Scene scene("4xP100");
        auto* menu = find<QToolButton>(scene.dialog, "addDevice")->menu();
        for (QAction* action : menu->actions())
            if (action->text().startsWith(QStringLiteral("H200")))
                action->trigger();
        QCOMPARE(scene.now().deviceCount(), std::size_t{5});
        QCOMPARE(scene.now().device(DeviceId{4}).name, std::string("gpu4"));
        QCOMPARE(scene.now().device(DeviceId{4}).flopsPerSecond, 6.7e13);
        menu->actions().front()->trigger(); // like the last one
        QCOMPARE(scene.now().device(DeviceId{5}).kind, std::string("H200"));
        QTRY_VERIFY(scene.dialog.effect()->effect());
        QVERIFY(scene.dialog.effect()->effect()->placement); // new devices take none away
    }

    void savesCopiesAndReadsBack()
    {
        tests::ScratchFolder folder;
        for (const std::string& name : builtinTopologyNames()) {
            Scene scene(name.c_str());
            scene.edit(scene.dialog.devices()->table(), "*3");
            const TopologyPtr made = scene.dialog.draft().topology();
            const QString file = folder.filePath(QString::fromStdString(name) + QStringLiteral(".json"));
            scene.dialog.saveFile(file);
            auto* told = find<MessageBar>(scene.dialog, "topologyMessages");
            QTRY_VERIFY(told->isVisible() && told->text().contains(file));
            const auto again = readDevices(file.toStdString());
            QVERIFY(again.ok() && sameTopology(**again, *made));
            scene.dialog.copyJson();
            QTRY_COMPARE(told->text(), QStringLiteral("Copied as JSON"));
            const auto copied = readDevicesJson(QApplication::clipboard()->text().toStdString());
            QVERIFY(copied.ok() && sameTopology(**copied, *made));
            find<QAction>(scene.dialog, "undoEdit")->trigger();
            scene.dialog.openFile(file);
            QTRY_VERIFY(sameTopology(scene.now(), *made));
        }
        Scene scene("4xP100");
        scene.dialog.openFile(folder.filePath(QStringLiteral("none.json")));
        QTRY_VERIFY(find<MessageBar>(scene.dialog, "topologyMessages")->isVisible());
        QVERIFY(!scene.dialog.draft().modified());
    }

    /// The page in front with all of its rows, and the drawing beside it.
    void aPictureHasAllRows()
    {
        tests::ScratchFolder folder;
        Scene scene("8xV100");
        scene.dialog.resize(scene.dialog.width(), scene.dialog.minimumSizeHint().height());
        const QString file = folder.filePath(QStringLiteral("devices.svg"));
        scene.dialog.exportPicture(file);
        auto* told = find<MessageBar>(scene.dialog, "topologyMessages");
        QTRY_VERIFY(told->isVisible() && told->text().contains(file));
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QString svg = QString::fromUtf8(in.readAll());
        for (int device = 0; device < 8; ++device)
            QVERIFY2(svg.contains(QStringLiteral(">gpu%1<").arg(device)),
                     qPrintable(QString::number(device)));
        const QSize before = scene.dialog.size();
        find<QAction>(scene.dialog, "copyDevicesPicture")->trigger();
        QCOMPARE(told->text(), QStringLiteral("Copied as a picture"));
        QVERIFY(!QApplication::clipboard()->image().isNull());
        QCOMPARE(scene.dialog.size(), before);
    }

    void theWindowOpensWhatWasEdited()
    {
        tests::ScratchFolder folder;
        Settings settings(folder.filePath(QStringLiteral("settings")));
        MainWindow window(settings);
        window.useLanguage(QStringLiteral("en"));
        Workbench& workbench = window.workbench();
        auto* action = window.findChild<QAction*>(QStringLiteral("editDevices"));
        QVERIFY(!action->isEnabled());
        workbench.openSession({QStringLiteral("chainmm"),
                               QStringLiteral("4xP100"),
                               {},
                               {{QStringLiteral("critical-path"), 1, {}}}});
        window.show();
        QTRY_VERIFY(workbench.run() && !workbench.busy());
        action->trigger();
        auto* dialog = window.findChild<TopologyDialog*>();
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        find<QAction>(*dialog, "duplicateDevices")->trigger();
        QCOMPARE(dialog->draft().topology()->deviceCount(), std::size_t{5});
        QTRY_VERIFY(dialog->effect()->effect());
        const double promised = dialog->effect()->effect()->makespanAfter;
        const Placement moved = *dialog->effect()->effect()->placement;
        dialog->reject(); // kept for the next time
        action->trigger();
        QCOMPARE(dialog->draft().topology()->deviceCount(), std::size_t{5});
        QTRY_VERIFY(dialog->effect()->effect());
        find<QPushButton>(*dialog, "apply")->click();
        QVERIFY(!dialog->isVisible());
        QTRY_VERIFY(workbench.problem()->deviceCount() == 5 && !workbench.busy() && workbench.run());
        QVERIFY(sameTopology(workbench.problem()->topology(), *dialog->draft().topology()));
        QVERIFY(workbench.topologySource().endsWith(QStringLiteral("/4xP100-edited.json")));
        // The placement as it was, then the placer anew.
        const auto& runs = workbench.runs()->entries();
        QCOMPARE(runs.size(), std::size_t{3});
        QCOMPARE(runs[1].run->placer, std::string("file"));
        QCOMPARE(runTitle(runs[1]), placerTitle("critical-path") + QStringLiteral(", devices edited"));
        QCOMPARE(runs[1].run->placement.devices, moved.devices);
        QCOMPARE(runs[1].run->schedule.makespan, promised);
        QCOMPARE(runs[2].run->placer, std::string("critical-path"));
        QCOMPARE(workbench.runId(), runs[2].id);
        action->trigger();
        QVERIFY(!dialog->draft().modified() && !dialog->draft().canUndo()); // begins with what is open
        dialog->reject();
    }

    void everythingHasANameAndIsReachedByKey()
    {
        Scene scene("8xA100");
        for (const char* page : {"devices", "links", "channels", "islands"}) {
            scene.dialog.showPage(QLatin1String(page));
            for (const QWidget* widget : scene.dialog.findChildren<QWidget*>())
                if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
                    !widget->objectName().startsWith(QStringLiteral("qt_")))
                    QVERIFY2(!widget->accessibleName().isEmpty() || widget->inherits("QAbstractButton") ||
                                 widget->inherits("QLabel") || widget->inherits("QTabBar") ||
                                 widget->inherits("QHeaderView"),
                             qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') +
                                        widget->objectName()));
            QWidget* first = QApplication::focusWidget();
            QVERIFY(first);
            QStringList reached;
            for (int i = 0; i < 60 && (i == 0 || QApplication::focusWidget() != first); ++i) {
                reached += QApplication::focusWidget()->objectName();
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            }
            for (const char* name : {"startFrom", "topologyName", "close"})
                QVERIFY2(
                    reached.contains(QLatin1String(name)),
                    qPrintable(QLatin1String(page) + QLatin1String(": ") + reached.join(QLatin1Char(' '))));
        }
    }

    void looks_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
        QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
    }
    void looks()
    {
        QFETCH(int, theme);
        applyTheme(*qApp, static_cast<ThemeKind>(theme));
        const QString folder = qEnvironmentVariable("DOPPLER_PICTURES");
        for (const char* topology : {"4xP100", "8xV100", "8xA100", "mayer"}) {
            Scene scene(topology);
            QVERIFY2(scene.dialog.minimumSizeHint().width() <= 1280 &&
                         scene.dialog.minimumSizeHint().height() <= 720,
                     qPrintable(QStringLiteral("%1x%2")
                                    .arg(scene.dialog.minimumSizeHint().width())
                                    .arg(scene.dialog.minimumSizeHint().height())));
            scene.edit(scene.dialog.devices()->table(), "*0.5");
            for (const char* page : {"devices", "links", "channels", "islands"}) {
                scene.dialog.showPage(QLatin1String(page));
                QTRY_VERIFY(!scene.dialog.effect()->pending());
                QTest::qWait(50); // what was asked for last is laid out
                if (!folder.isEmpty())
                    scene.dialog.grab().save(QStringLiteral("%1/topology-%2-%3-%4.png")
                                                 .arg(folder, QLatin1String(topology), QLatin1String(page),
                                                      QLatin1String(QTest::currentDataTag())));
            }
        }
    }
};

DOPPLER_TEST_WITH(QApplication, TopologyDialogTest)

} // namespace topology_dialog_test

#include "topology_dialog.moc"
