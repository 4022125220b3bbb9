// SPDX-License-Identifier: GPL-3.0-or-later
// By keys and by ear: names that a screen reader says, the order of Tab, the sheet of keys.
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/workloads/api/workload.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/chart_canvas.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/critical_path/path_strip.h"
#include "widgets/generator/expression_page.h"
#include "widgets/generator/generator_dialog.h"
#include "widgets/help/guide_window.h"
#include "widgets/main_window/key_sheet.h"
#include "widgets/memory/memory_chart.h"
#include "widgets/options/given_options_dialog.h"
#include "widgets/run_history/history_chart.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/gantt_stack.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/topology/device_page.h"
#include "widgets/topology/field_table.h"
#include "widgets/topology/link_matrix.h"
#include "widgets/topology/link_page.h"
#include "widgets/topology/topology_dialog.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/ui/text/format.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>
#include <QTabBar>

namespace frame_access_test {

using namespace doppler;

namespace {

struct Scene : samples::WindowScene {
    MainWindow& window = open();

    Scene() { window.resize(1280, 800); }
    void openRuns()
    {
        window.workbench().openSession(samples::quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QTRY_VERIFY(!window.graphView()->picture().empty() && window.ganttView()->chart());
    }
};

/// What a screen reader says when the widget gets the focus.
QString saidOf(QWidget& widget)
{
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&widget);
    const QString name = told ? told->text(QAccessible::Name) : QString();
    return name.isEmpty() ? widget.accessibleName() : name;
}

/// Parts that Qt makes inside of its own widgets, whose names are those of the whole; and what is silent or
/// speaks by what is in it.
bool isInnerPart(const QWidget& widget)
{
    const QWidget* around = widget.parentWidget();
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const auto* window = qobject_cast<const QMainWindow*>(around);
    return widget.objectName().startsWith(QLatin1String("qt_")) || (label && label->text().isEmpty()) ||
           qobject_cast<const QTabBar*>(&widget) || qobject_cast<const QMenuBar*>(&widget) ||
           (window && window->centralWidget() == &widget) ||
           (around && (around->inherits("QAbstractSpinBox") || around->inherits("QComboBox") ||
                       around->inherits("QTabBar") || widget.inherits("QComboBoxPrivateContainer") ||
                       widget.inherits("QComboBoxListView")));
}

QStringList namelessIn(const QWidget& root)
{
    QStringList nameless;
    for (QWidget* widget : root.findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus && !isInnerPart(*widget) && !widget->isWindow() &&
            saidOf(*widget).isEmpty())
            nameless += QStringLiteral("%1 %2 in %3")
                            .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                 widget->parentWidget()->objectName());
    return nameless;
}

/// Whether the view itself, not what it lies in, does something with the key, which may have modifiers.
bool takes(QObject& view, int key)
{
    const QKeyCombination keys = QKeyCombination::fromCombined(key);
    QKeyEvent press(QEvent::KeyPress, keys.key(), keys.keyboardModifiers());
    view.event(&press);
    return press.isAccepted();
}

QList<int> listed(KeyView view)
{
    QList<int> keys;
    for (const KeyLine& line : viewKeys(view))
        keys += QList<int>(line.keys.begin(), line.keys.end());
    return keys;
}

/// Those of the actions of a part of the program that is no part of the window.
QList<int> shortcutsIn(const QWidget& root)
{
    QList<int> keys;
    for (const QAction* action : root.findChildren<QAction*>())
        for (const QKeySequence& shortcut : action->shortcuts())
            keys += shortcut[0].toCombined();
    return keys;
}

/// Sorted, in words.
QString inWords(const QList<int>& keys)
{
    QStringList words;
    for (const int key : keys)
        words += QKeySequence(key).toString(QKeySequence::PortableText);
    words.removeDuplicates(); // Del removes devices on one page and channels on another.
    words.sort();
    return words.join(QLatin1Char('\n'));
}

ProblemPtr smallProblem()
{
    return *Problem::create(*generateWorkload("chainmm"), *builtinTopology("4xP100"));
}

/// One line with two dots.
Chart twoDots(const ChartStyle&)
{
    Chart chart;
    chart.width = 300;
    chart.height = 100;
    chart.dots.resize(2);
    return chart;
}

QList<int> keysThatViewsMayHave()
{
    QList<int> keys{Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,   Qt::Key_Down,  Qt::Key_Home, Qt::Key_End,
                    Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Equal};
    for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key)
        keys += key;
    keys += {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Delete, Qt::Key_Escape};
    return keys;
}

} // namespace

class FrameAccess : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theWalkSeesWhatHasNoName()
    {
        QWidget box;
        QLineEdit field(&box);
        QCOMPARE(namelessIn(box).size(), 1);
        QLabel caption(QStringLiteral("&Name"), &box);
        caption.setBuddy(&field);
        QCOMPARE(namelessIn(box), QStringList());
    }

    void everythingInTheWindowHasAName()
    {
        Scene stage;
        QCOMPARE(namelessIn(stage.window).join(QLatin1Char('\n')), QString());
        stage.window.showWelcome(true);
        QCOMPARE(namelessIn(stage.window).join(QLatin1Char('\n')), QString());
        stage.openRuns();
        stage.window.workbench().selectVertex(VertexId{3});
        stage.window.findChild<QAction*>(QStringLiteral("sideBySide"))->trigger();
        QTRY_VERIFY(stage.window.sideBySideView()->runs());
        QCOMPARE(namelessIn(stage.window).join(QLatin1Char('\n')), QString());
    }

    /// Qt's standard takes 32,767 letters, each a step that can be undone, whose room a line keeps for good.
    void linesThatStayTakeNoBooks()
    {
        Scene stage;
        QGuiApplication::clipboard()->setText(QString(20'000, QLatin1Char('x')));
        int lines = 0;
        for (auto* line : stage.window.findChildren<QLineEdit*>()) {
            if (line->isReadOnly() || qobject_cast<QAbstractSpinBox*>(line->parentWidget()))
                continue;
            line->clear();
            line->paste();
            QVERIFY2(line->text().size() <= 1000, qPrintable(line->objectName()));
            ++lines;
        }
        QVERIFY(lines > 4); // Find, marker, the comparison's lists and filter.
    }

    void everythingInADialogHasAName_data()
    {
        QTest::addColumn<QString>("action");
        for (const char* name :
             {"newGraph", "preferences", "palette", "keys", "about", "guide", "train", "execute", "calibrate",
              "saveLayout", "editDevices", "exportAnimation", "placeAs", "placerOptions"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void everythingInADialogHasAName()
    {
        QFETCH(QString, action);
        Scene stage;
        stage.openRuns();
        stage.window.comparisonView()->standAt(QStringLiteral("simulated-annealing"));
        const QWidgetList before = QApplication::topLevelWidgets();
        auto* opener = stage.window.findChild<QAction*>(action);
        QVERIFY(opener);
        QVERIFY(opener->isEnabled());
        opener->trigger();
        QWidget* dialog = nullptr;
        for (QWidget* top : QApplication::topLevelWidgets())
            if (!before.contains(top) && top->isVisible() && !top->inherits("QMenu") &&
                !top->inherits("QComboBoxPrivateContainer"))
                dialog = top;
        QVERIFY(dialog);
        QVERIFY(!dialog->windowTitle().isEmpty() || !dialog->accessibleName().isEmpty());
        QCOMPARE(namelessIn(*dialog).join(QLatin1Char('\n')), QString());
        dialog->close();
    }

    /// Options of every kind, as those that must be given and as all that a reader has.
    void everyImportOptionHasAName()
    {
        const std::vector<OptionSpec> specs{{"batch", std::int64_t{1}, 1, 100, {}, "Batch"},
                                            {"share", 0.5, 0, 1, {}, "Share"},
                                            {"whole", true, 0, 0, {}, "Whole"},
                                            {"order", std::string("first"), 0, 0, {"first", "last"}, "Order"},
                                            {"name", std::string(), 0, 0, {}, "Name"},
                                            fileOption("profile", {.label = "Profile", .help = "A profile"})};
        for (const bool all : {false, true}) {
            const GivenOptionsDialog dialog(QStringLiteral("model.onnx"), specs, {}, all);
            QVERIFY(!dialog.windowTitle().isEmpty());
            QCOMPARE(namelessIn(dialog).join(QLatin1Char('\n')), QString());
        }
    }

    /// Every panel that is shown is reached from the graph, and the graph again after all of them.
    void tabReachesEveryPanel()
    {
        Scene stage;
        stage.openRuns();
        MainWindow& window = stage.window;
        window.activateWindow();
        window.graphView()->setFocus();
        QTRY_VERIFY(window.graphView()->hasFocus());
        QList<const QWidget*> visited;
        for (int i = 0; i < 400; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const QWidget* at = QApplication::focusWidget();
            QVERIFY(at && at->isVisible());
            if (at == window.graphView())
                break;
            visited += at;
        }
        QVERIFY(window.graphView()->hasFocus());
        for (const Dock* dock : window.findChildren<Dock*>()) {
            if (!dock->isVisible() || dock->visibleRegion().isEmpty())
                continue;
            const bool reached = std::ranges::any_of(
                visited, [dock](const QWidget* widget) { return dock->isAncestorOf(widget); });
            QVERIFY2(reached, qPrintable(dock->objectName()));
        }
        QVERIFY(visited.size() > 10);
    }

    /// What the views do with keys by themselves is what the sheet says, neither more nor less.
    void theSheetHasTheKeysOfTheViews()
    {
        Scene stage;
        stage.openRuns();
        MainWindow& window = stage.window;
        window.findChild<QAction*>(QStringLiteral("sideBySide"))->trigger();
        QTRY_VERIFY(window.sideBySideView()->runs());
        TrainingPlot curves;
        curves.resize(400, 300);
        ChartCanvas charts;
        charts.setDraw(twoDots);
        PathStrip path;
        path.setReport(pathReportOf(window.workbench().run()));
        MemoryChart memory;
        memory.setMemory(std::make_shared<const MemoryByHolder>(window.workbench().run()));
        RunHistory twoRuns;
        twoRuns.points = {{.file = "a", .makespan = 1}, {.file = "b", .makespan = 2, .regression = true}};
        HistoryChart history;
        history.setHistory(std::make_shared<const RunHistory>(twoRuns));
        const std::vector<std::pair<KeyView, QWidget*>> views{
            {KeyView::Graph, window.graphView()},
            {KeyView::Gantt, window.ganttView()},
            {KeyView::SideBySide, window.sideBySideView()->findChild<GanttStack*>()},
            {KeyView::Curves, &curves},
            {KeyView::Path, &path},
            {KeyView::Memory, &memory},
            {KeyView::History, &history},
            {KeyView::Charts, &charts}};
        for (const auto& [kind, view] : views) {
            QVERIFY(view);
            const QList<int> said = listed(kind);
            QList<int> byAction;
            for (const QAction* action : view->actions())
                if (action->shortcut().count() == 1 &&
                    action->shortcut()[0].keyboardModifiers() == Qt::NoModifier)
                    byAction += action->shortcut()[0].key();
            for (const int key : keysThatViewsMayHave()) {
                window.workbench().selectVertex(VertexId{3}); // Some keys act on a selection.
                QCoreApplication::processEvents();
                const QString what =
                    QStringLiteral("%1 in %2")
                        .arg(QKeySequence(key).toString(), QLatin1String(view->metaObject()->className()));
                QVERIFY2(byAction.contains(key) || takes(*view, key) == said.contains(key), qPrintable(what));
            }
        }
    }

    /// Likewise what opens beside the window: the keys of its actions, and those of its tables.
    void theSheetHasTheKeysOfTheEditors()
    {
        const ProblemPtr problem = smallProblem();
        QList<int> ofTables{Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2};
        for (const int key : ofTables) {
            TopologyDialog edited(problem); // Anew: each opens a field.
            QVERIFY2(takes(*edited.devices()->table(), key), qPrintable(QKeySequence(key).toString()));
        }
        TopologyDialog devices(problem);
        for (const auto zoom : {QKeySequence::ZoomIn, QKeySequence::ZoomOut}) {
            ofTables += QKeySequence(zoom)[0].toCombined();
            QVERIFY(takes(*devices.links()->matrix(), ofTables.last()));
        }
        const auto* apply = devices.findChild<QPushButton*>(QStringLiteral("apply"));
        QCOMPARE(inWords(listed(KeyView::Devices)),
                 inWords(shortcutsIn(devices) + ofTables + QList<int>{apply->shortcut()[0].toCombined()}));

        const GeneratorDialog generator;
        QCOMPARE(inWords(listed(KeyView::Expression)), inWords(shortcutsIn(*generator.expressions())));

        const GuideWindow guide{QString()};
        QList<int> first; // A desktop may have several keys for one thing; the sheet has the first.
        for (const QAction* action : guide.actions())
            first += action->shortcut()[0].toCombined();
        QCOMPARE(inWords(listed(KeyView::Guide)), inWords(first));
    }

    /// A key that does nothing says why: at the bottom of the window, where what was done stands too.
    void aKeyThatDoesNothingSaysWhy()
    {
        Scene stage;
        stage.openRuns();
        MainWindow& window = stage.window;
        const auto* said = window.findChild<QLabel*>(QStringLiteral("activity"));
        const std::vector<std::pair<QKeyCombination, QString>> reasons{
            {Qt::Key_P, QStringLiteral("There is no training to pause.")},
            {Qt::Key_9, QStringLiteral("The open topology has no device number 9.")},
            {Qt::Key_1, QStringLiteral("No placed vertex is selected.")},
            {Qt::CTRL | Qt::Key_Z, QStringLiteral("There is nothing to undo.")},
            {Qt::Key_Delete,
             QStringLiteral("Remove selected runs: only while the panel Runs has the focus")}};
        for (const auto& [keys, reason] : reasons) {
            QTest::keyClick(window.graphView(), keys.key(), keys.keyboardModifiers());
            QTRY_COMPARE(said->text(), reason); // Where something goes on, that is said first.
        }
        // What stands for nothing says nothing new, and neither does what is pressed to be sure.
        for (const Qt::Key key : {Qt::Key_Q, Qt::Key_Escape}) {
            QTest::keyClick(window.graphView(), key);
            QCOMPARE(said->text(), reasons.back().second);
        }
        window.workbench().selectVertex(VertexId{3});
        QTest::keyClick(window.graphView(), Qt::Key_9);
        QTRY_COMPARE(said->text(), reasons[1].second);
        window.useLanguage(QStringLiteral("de"));
        QTRY_COMPARE(said->text(), QStringLiteral("Die offene Topologie hat kein Gerät Nummer 9."));
        window.useLanguage(QStringLiteral("en"));
        QTRY_COMPARE(said->text(), reasons[1].second);
    }

    void theGraphSaysWhatItShows()
    {
        Scene stage;
        QCOMPARE(stage.window.graphView()->accessibleDescription(), QStringLiteral("No graph is open"));
        stage.openRuns();
        MainWindow& window = stage.window;
        GraphView& graph = *window.graphView();
        QTRY_VERIFY(graph.picture().run && !graph.layoutJob().running());
        QCOMPARE(graph.accessibleDescription(),
                 QStringLiteral("The dataflow graph in layers. Colour: device"));
        window.findChild<QAction*>(QStringLiteral("layoutByTime"))->trigger();
        QCOMPARE(graph.accessibleDescription(),
                 QStringLiteral("The dataflow graph in lanes by time. Colour: device"));
        window.findChild<QAction*>(QStringLiteral("layoutByLevel"))->trigger();
        window.findChild<QAction*>(QStringLiteral("colorBySlack"))->trigger();
        QCOMPARE(graph.accessibleDescription(),
                 QStringLiteral("The dataflow graph in lanes by level. Colour: Slack"));
        window.findChild<QAction*>(QStringLiteral("layoutLayered"))->trigger();
        window.findChild<QAction*>(QStringLiteral("colorByDevice"))->trigger();
        QCOMPARE(graph.accessibleDescription(),
                 QStringLiteral("The dataflow graph in layers. Colour: device"));
    }

    void viewsSayWhatIsSelected()
    {
        Scene stage;
        stage.openRuns();
        MainWindow& window = stage.window;
        GraphView& graph = *window.graphView();
        const GanttView& gantt = *window.ganttView();
        QTRY_VERIFY(graph.picture().run && !graph.layoutJob().running());
        const QString whole = gantt.accessibleDescription();
        QVERIFY(whole.contains(QStringLiteral("makespan")));
        const RunPtr run = window.workbench().run();
        const auto said = [&](VertexId v) {
            const TaskRun& task = run->schedule.tasks[v];
            return QStringLiteral("%1, %2 on %3, starts at %4, takes %5")
                .arg(QString::fromStdString(run->problem->graph().label(v)),
                     QString::fromStdString(run->problem->graph().vertex(v).op),
                     QString::fromStdString(run->problem->topology().device(task.device).name),
                     formatSeconds(task.start), formatSeconds(task.end - task.start));
        };
        const VertexId one{3};
        const VertexId other{5};
        QVERIFY(!run->problem->graph().vertex(one).op.empty());
        QVERIFY(!run->problem->graph().vertex(other).op.empty());
        window.workbench().selectVertex(one);
        QCOMPARE(graph.accessibleDescription(), said(one));
        QCOMPARE(gantt.accessibleDescription(), said(one));
        window.workbench().selectVertices({one, other}, other);
        const QString both = QStringLiteral("2 vertices are selected. Current vertex: ") + said(other);
        QCOMPARE(graph.accessibleDescription(), both);
        QCOMPARE(gantt.accessibleDescription(), both);
        graph.setFocus();
        QTest::keyClick(&graph, Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(graph.accessibleDescription(),
                 QStringLiteral("1 vertex is selected. Current vertex (not selected): ") + said(other));
        QCOMPARE(gantt.accessibleDescription(), said(one));
        window.workbench().selectVertex({});
        QCOMPARE(gantt.accessibleDescription(), whole);
        QVERIFY(graph.accessibleDescription().startsWith(QStringLiteral("The dataflow graph")));
    }

    void theSheetHasEveryShortcut()
    {
        Scene stage;
        stage.openRuns();
        MainWindow& window = stage.window;
        window.findChild<QAction*>(QStringLiteral("keys"))->trigger();
        const auto* sheet = window.findChild<KeySheet*>();
        QVERIFY(sheet);
        // A key with what it does beside it.
        QSet<std::pair<QString, QString>> said;
        for (const QGridLayout* group : sheet->findChildren<QGridLayout*>())
            for (int row = 1; row < group->rowCount(); ++row) {
                const auto textAt = [&](int column) {
                    const QLayoutItem* item = group->itemAtPosition(row, column);
                    const auto* label = item ? qobject_cast<const QLabel*>(item->widget()) : nullptr;
                    return label ? label->text() : QString();
                };
                said.insert({textAt(0), textAt(1)});
            }
        int count = 0;
        for (const QAction* action : window.findChildren<QAction*>()) {
            if (action->shortcut().isEmpty() || action->objectName().startsWith(QLatin1String("_q_")) ||
                action->objectName().isEmpty() ||
                sheet->isAncestorOf(qobject_cast<QWidget*>(action->parent())))
                continue;
            const QString key = action->shortcut().toString(QKeySequence::NativeText);
            QVERIFY2(said.contains({key, plainText(*action)}),
                     qPrintable(key + QLatin1Char(' ') + action->objectName()));
            ++count;
        }
        QVERIFY(count > 40);
        for (const KeyView view : {KeyView::Graph, KeyView::Gantt, KeyView::SideBySide, KeyView::Curves,
                                   KeyView::Path, KeyView::Memory, KeyView::History, KeyView::Charts,
                                   KeyView::Devices, KeyView::Expression, KeyView::Guide})
            for (const KeyLine& line : viewKeys(view)) {
                QVERIFY(!line.text.isEmpty() && !line.keys.empty());
                QStringList keys;
                for (const int key : line.keys)
                    keys += QKeySequence(key).toString(QKeySequence::NativeText);
                QVERIFY2(said.contains({keys.join(QStringLiteral("  ")), line.text}), qPrintable(line.text));
            }
        // Whole on a window of the usual size, and no text is cut off.
        QVERIFY(sheet->width() <= window.width() && sheet->height() <= window.height());
        const auto* page = sheet->findChild<QScrollArea*>(QStringLiteral("keySheetPage"));
        QVERIFY(page->widget()->width() <= page->viewport()->width());
    }

    void theSheetIsFiltered()
    {
        Scene stage;
        MainWindow& window = stage.window;
        window.findChild<QAction*>(QStringLiteral("keys"))->trigger();
        const auto* sheet = window.findChild<KeySheet*>();
        QVERIFY(sheet);
        const auto lines = [&] { // By what they do.
            QStringList texts;
            for (const QLabel* label : sheet->findChildren<QLabel*>())
                if (label->isVisible() && label->wordWrap())
                    texts += label->text();
            return texts;
        };
        auto* wanted = sheet->findChild<QLineEdit*>(QStringLiteral("keyFilter"));
        const auto* nothing = sheet->findChild<QLabel*>(QStringLiteral("keyNotFound"));
        const QStringList all = lines();
        QVERIFY(all.size() > 60 && !nothing->isVisible());
        QTest::keyClicks(wanted, QStringLiteral("undo"));
        QCOMPARE(lines(), (QStringList{QStringLiteral("Undo"), QStringLiteral("Undo")}));
        wanted->setText(QStringLiteral("ctrl+shift+p"));
        QCOMPARE(lines(), QStringList{QStringLiteral("Command palette")});
        wanted->setText(QStringLiteral("no such"));
        QVERIFY(lines().isEmpty() && nothing->isVisible());
        wanted->clear();
        QCOMPARE(lines(), all);
        QVERIFY(!nothing->isVisible());
    }
};

DOPPLER_TEST_WITH(QApplication, FrameAccess)

} // namespace frame_access_test

#include "frame_access.moc"
