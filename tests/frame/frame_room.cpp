// SPDX-License-Identifier: GPL-3.0-or-later
// The room of panels: what has content is seen whole, what has none is a tab.
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/side_by_side/gantt_stack.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QRegularExpression>
#include <QToolButton>

namespace frame_room_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

SessionRequest placedOn(const QString& devices)
{
    return {QStringLiteral("chainmm"),
            devices,
            {},
            {{QStringLiteral("single-device"), 1, {}},
             {QStringLiteral("critical-path"), 1, {}},
             {QStringLiteral("heft"), 1, {}}}};
}

/// Opens the window at that size as a first start would, with a graph and runs.
MainWindow& openAt(WindowScene& stage, const QSize& size, const QString& devices)
{
    MainWindow& window = stage.openOn(placedOn(devices));
    window.resize(size);
    stage.find<QAction>("resetLayout")->trigger();
    [&window] {
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy() && window.ganttView()->settled());
        QTRY_VERIFY(window.workbench().runs()->rowCount() >= 3);
    }();
    return window;
}

/// Whether that part of the device rows of a chart is inside its plot, as `body` shows it.
bool devicesInside(const GanttFrame& frame, std::size_t devices, const QRectF& body)
{
    for (std::size_t device = 0; device < devices; ++device) {
        const QRectF row = frame.row(device);
        if (row.height() < 8 || !body.contains(row) || !frame.plot().contains(row))
            return false;
    }
    return true;
}

bool devicesVisible(const MainWindow& window)
{
    const GanttView& view = *window.ganttView();
    return view.chart() && !view.visibleRegion().isEmpty() &&
           devicesInside(view.frame(), view.chart()->deviceRows(), view.rect());
}

/// The share of the window's height that the graph has.
double graphShare(const MainWindow& window)
{
    return static_cast<double>(window.graphView()->height()) / window.height();
}

/// Writes a picture of the window where DOPPLER_PICTURES names a folder.
void takePicture(MainWindow& window, const QString& name)
{
    if (const QByteArray folder = qgetenv("DOPPLER_PICTURES"); !folder.isEmpty())
        QVERIFY(
            window.grab().save(QDir(QString::fromLocal8Bit(folder)).filePath(name + QStringLiteral(".png"))));
}

QByteArray figuresOf(const MainWindow& window)
{
    const GanttView& view = *window.ganttView();
    return QStringLiteral("window %1x%2, chart %3x%4, graph %5 of the height")
        .arg(window.width())
        .arg(window.height())
        .arg(view.width())
        .arg(view.height())
        .arg(graphShare(window))
        .toUtf8();
}

/// What of the docks does not fit: each lies in the window, holds its title and its content, and covers
/// neither another dock nor the middle. Empty: all fits.
QString misfits(const MainWindow& window)
{
    QStringList found;
    QList<QWidget*> parts{window.centralWidget()};
    for (QDockWidget* dock : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (dock->isVisible() && !dock->isFloating() && !dock->visibleRegion().isEmpty())
            parts += dock;
    for (QWidget* part : parts) {
        const auto* dock = qobject_cast<const QDockWidget*>(part);
        const bool holds = !dock || (dock->rect().contains(dock->titleBarWidget()->geometry()) &&
                                     dock->rect().contains(dock->widget()->geometry()));
        bool covers = false;
        for (const QWidget* other : parts)
            covers = covers || (other != part && other->geometry().intersects(part->geometry()));
        if (!holds || covers || !window.rect().contains(part->geometry()) ||
            part->width() < part->minimumSizeHint().width())
            found += QStringLiteral("%1 has %2 of %3")
                         .arg(part->objectName())
                         .arg(part->width())
                         .arg(part->minimumSizeHint().width());
    }
    return found.join(QStringLiteral(", "));
}

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void addSizes()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("devices");
    for (const QSize& size : {QSize(1280, 800), QSize(1440, 900), QSize(2560, 1440), QSize(3840, 2160)})
        for (const char* devices : {"4xP100", "8xV100"})
            QTest::addRow("%dx%d %s", size.width(), size.height(), devices)
                << size << QString::fromLatin1(devices);
}

} // namespace

class FrameRoom : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void allDevicesAreVisible_data() { addSizes(); }
    void allDevicesAreVisible()
    {
        QFETCH(QSize, size);
        QFETCH(QString, devices);
        WindowScene stage;
        MainWindow& window = openAt(stage, size, devices);
        QTRY_VERIFY2(devicesVisible(window), figuresOf(window).constData());
        QCOMPARE(window.size(), size);
        QVERIFY2(graphShare(window) >= 1.0 / 3, figuresOf(window).constData());
        takePicture(window, QStringLiteral("light-%1-%2").arg(size.width()).arg(devices));
        for (const auto& [theme, name] :
             {std::pair(ThemeKind::Dark, "dark"), std::pair(ThemeKind::HighContrast, "contrast")}) {
            window.useTheme(theme);
            QTRY_VERIFY2(devicesVisible(window), figuresOf(window).constData());
            takePicture(window,
                        QStringLiteral("%1-%2-%3").arg(QLatin1String(name)).arg(size.width()).arg(devices));
        }
        window.useTheme(ThemeKind::Light);
    }

    /// With curves below the chart as well.
    void trainingLeavesTheDevicesVisible_data() { addSizes(); }
    void trainingLeavesTheDevicesVisible()
    {
        QFETCH(QSize, size);
        QFETCH(QString, devices);
        WindowScene stage;
        MainWindow& window = openAt(stage, size, devices);
        window.training().openLogs({stage.write("run.jsonl", R"({"episode":0,"stage":"II","makespan":1})"
                                                             "\n")});
        QTRY_VERIFY(window.trainingView()->currentJob());
        QTRY_VERIFY(!window.trainingView()->visibleRegion().isEmpty());
        QTRY_VERIFY2(devicesVisible(window), figuresOf(window).constData());
        QCOMPARE(window.size(), size);
        QVERIFY2(graphShare(window) >= 1.0 / 3, figuresOf(window).constData());
        takePicture(window, QStringLiteral("training-%1-%2").arg(size.width()).arg(devices));
    }

    void panelsWithoutContentAreTabs()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        const auto folded = [&](const char* head, const char* panel) {
            return window.tabifiedDockWidgets(stage.find<QDockWidget>(head))
                       .contains(stage.find<QDockWidget>(panel)) &&
                   !stage.find<QDockWidget>(panel)->isHidden() &&
                   !stage.find<QDockWidget>(head)->visibleRegion().isEmpty();
        };
        QTRY_VERIFY(folded("ganttDock", "trainingDock") && folded("inspectorDock", "policyDock"));
        window.training().openLogs({stage.write("run.jsonl", R"({"episode":0,"stage":"II","makespan":1})"
                                                             "\n")});
        QTRY_VERIFY(!folded("ganttDock", "trainingDock"));
        QVERIFY(folded("inspectorDock", "policyDock"));
        stage.find<QAction>("resetLayout")->trigger(); // It has content now.
        QVERIFY(!folded("ganttDock", "trainingDock"));
    }

    /// What someone puts into the tabs stays there.
    void aTabOfTheUsersStays()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        auto* gantt = stage.find<QDockWidget>("ganttDock");
        auto* training = stage.find<QDockWidget>("trainingDock");
        training->setFloating(true);
        training->setFloating(false);
        window.tabifyDockWidget(gantt, training);
        window.training().openLogs({stage.write("run.jsonl", R"({"episode":0,"stage":"II","makespan":1})"
                                                             "\n")});
        QTRY_VERIFY(window.trainingView()->currentJob());
        QTRY_VERIFY(!window.trainingView()->visibleRegion().isEmpty());
        QVERIFY(window.tabifiedDockWidgets(gantt).contains(training));
    }

    /// A small screen: nothing holds the window larger, and the tool bar offers the rest in a menu.
    void aSmallWindowHoldsEverything()
    {
        WindowScene stage;
        MainWindow& window = openAt(stage, {800, 600}, QStringLiteral("8xV100"));
        QTest::qWait(50);
        QCOMPARE(window.size(), QSize(800, 600));
        takePicture(window, QStringLiteral("light-800"));
        auto* more = stage.find<ChooserBar>("chooserBar")
                         ->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
        QVERIFY(more && more->isVisible());
        for (QDockWidget* dock : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!dock->toggleViewAction()->isChecked())
                dock->toggleViewAction()->trigger();
            dock->show();
            const auto comesForward = [dock] { // once the window has made it a tab
                dock->raise();
                return !dock->visibleRegion().isEmpty();
            };
            QVERIFY2(QTest::qWaitFor(comesForward), qPrintable(dock->objectName()));
            QVERIFY2(window.rect().contains(dock->geometry()), qPrintable(dock->objectName()));
            QTest::qWait(20); // The window grows when events are processed.
            QVERIFY2(window.size() == QSize(800, 600),
                     qPrintable(QStringLiteral("%1 needs %2x%3, the window is %4x%5")
                                    .arg(dock->objectName())
                                    .arg(dock->minimumSizeHint().width())
                                    .arg(dock->minimumSizeHint().height())
                                    .arg(window.width())
                                    .arg(window.height())));
            takePicture(window, QStringLiteral("small-%1").arg(dock->objectName()));
        }
    }

    /// Words are longer in some languages; the window stays as small as it is.
    void everyLanguageFitsASmallWindow_data() { addLanguages(); }
    void everyLanguageFitsASmallWindow()
    {
        QFETCH(QString, language);
        WindowScene stage;
        MainWindow& window = openAt(stage, {800, 600}, QStringLiteral("4xP100"));
        window.useLanguage(language);
        QTest::qWait(50);
        takePicture(window, QStringLiteral("language-%1").arg(language));
        QCOMPARE(misfits(window), QString());
        QCOMPARE(window.size(), QSize(800, 600));
    }

    /// The lesson has its column, the graph and the chart theirs; what was at the right is a tab of the runs.
    void lessonsFitASmallWindow_data() { addLanguages(); }
    void lessonsFitASmallWindow()
    {
        QFETCH(QString, language);
        WindowScene stage;
        MainWindow& window = openAt(stage, {800, 600}, QStringLiteral("4xP100"));
        window.useLanguage(language);
        window.lessons().start(QStringLiteral("barrier"));
        QTRY_COMPARE(window.lessons().player().state(), LessonPlayer::State::Waiting);
        QTest::qWait(50);
        takePicture(window, QStringLiteral("lesson-%1").arg(language));
        QCOMPARE(misfits(window), QString());
        QCOMPARE(window.size(), QSize(800, 600));
        auto* inspector = stage.find<QDockWidget>("inspectorDock");
        QVERIFY(window.tabifiedDockWidgets(stage.find<QDockWidget>("runsDock")).contains(inspector));
        QVERIFY(window.graphView()->width() >= 300);
        stage.find<QAction>("lessonLeave")->trigger();
        QTRY_COMPARE(window.dockWidgetArea(inspector), Qt::RightDockWidgetArea);
    }

    void sideBySideOpensWithTwoWholeRuns_data() { addSizes(); }
    void sideBySideOpensWithTwoWholeRuns()
    {
        QFETCH(QSize, size);
        QFETCH(QString, devices);
        WindowScene stage;
        MainWindow& window = openAt(stage, size, devices);
        stage.find<QAction>("sideBySide")->trigger();
        QTRY_VERIFY(window.sideBySideView()->runs());
        QCOMPARE(window.sideBySideView()->runs()->count(), std::size_t{2});
        const GanttStack& stack = *window.sideBySideView()->stack();
        const auto whole = [&] {
            const StackFrame& frame = stack.frame();
            return frame.charts.size() == 2 && frame.scrollRange() <= 0 &&
                   devicesInside(frame.charts[0], window.workbench().problem()->deviceCount(),
                                 frame.body()) &&
                   devicesInside(frame.charts[1], window.workbench().problem()->deviceCount(), frame.body());
        };
        QTRY_VERIFY(whole());
        QCOMPARE(window.size(), size);
        takePicture(window, QStringLiteral("side-%1-%2").arg(size.width()).arg(devices));
    }
};

DOPPLER_TEST_WITH(QApplication, FrameRoom)

} // namespace frame_room_test

#include "frame_room.moc"
