// SPDX-License-Identifier: GPL-3.0-or-later
// How the window looks: panels, theme, language, and what of them is remembered.
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/restored_panels.h"
#include "widgets/shell/status_line.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/controls/folding_row.h"
#include "widgets/ui/theme/font_size.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSettings>
#include <QSpinBox>
#include <QSplitter>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>
#include <QWindow>
#include <cstdlib>
#include <utility>

namespace frame_layout_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

/// Counts tab bars that are shown, and those of them that had the window laid out.
struct TabBarWatch : QObject {
    int shown = 0;
    int laidOut = 0;

    explicit TabBarWatch(MainWindow& watched) : window(watched)
    {
        for (QTabBar* bar : bars())
            bar->installEventFilter(this);
    }
    [[nodiscard]] QList<QTabBar*> bars() const
    {
        return window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
    }
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Show) {
            ++shown;
            laidOut += window.layout()->isEnabled() ? 1 : 0;
        }
        return false;
    }

    MainWindow& window;
};

/// What of the rows that fold is narrower than its words or lies outside; empty: nothing.
QString cutPart(const MainWindow& window)
{
    for (const auto* bar : window.findChildren<FoldingRow*>()) {
        if (!bar->isVisible())
            continue;
        for (const auto* part : bar->findChildren<QWidget*>()) {
            const bool worded = qobject_cast<const QToolButton*>(part) || part->inherits("QLabel");
            if (!worded || !part->isVisible() ||
                part->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
                continue;
            const QRect place(part->mapTo(bar, QPoint()), part->size());
            if (part->width() < part->sizeHint().width() || !bar->rect().contains(place))
                return bar->objectName() + QLatin1Char(' ') + part->accessibleName();
        }
    }
    return {};
}

} // namespace

class FrameLayout : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void themesSwitchLiveAndAreRemembered()
    {
        WindowScene stage;
        stage.open();
        QMenu* themes = nullptr;
        for (QMenu* menu : stage.window->findChildren<QMenu*>())
            if (menu->title() == QStringLiteral("T&heme"))
                themes = menu;
        QVERIFY(themes && themes->actions().size() == 4);
        themes->actions()[2]->trigger();
        QVERIFY(tokens(qApp->palette()).dark);
        QVERIFY(themes->actions()[2]->isChecked());
        QCOMPARE(stage.settings->theme(), ThemeKind::Dark);
        stage.open();
        QVERIFY(tokens(stage.window->palette()).dark);
        stage.window->useTheme(ThemeKind::Light);
        QVERIFY(!tokens(qApp->palette()).dark);
        QCOMPARE(stage.settings->theme(), ThemeKind::Dark); // For this time only.
    }

    void theLayoutIsRememberedAndReset()
    {
        WindowScene stage;
        stage.open();
        auto* training = stage.find<QDockWidget>("trainingDock");
        QVERIFY(!training->isHidden());
        training->close();
        stage.find<QDockWidget>("runsDock")->setFloating(true);
        stage.window->close();
        stage.open();
        QVERIFY(stage.find<QDockWidget>("trainingDock")->isHidden());
        QVERIFY(stage.find<QDockWidget>("runsDock")->isFloating());
        stage.find<QAction>("resetLayout")->trigger();
        QVERIFY(!stage.find<QDockWidget>("trainingDock")->isHidden());
        QVERIFY(!stage.find<QDockWidget>("runsDock")->isFloating());
    }

    /// How panels are split, and how large someone made a dialog.
    void sizesAreRememberedAndReset()
    {
        WindowScene stage;
        MainWindow* window = &stage.openOn(quick);
        window->resize(1280, 800); // Dialogs are not larger than the screen, or the window that has none.
        QTRY_VERIFY(window->workbench().run() && !window->workbench().busy());
        const auto editor = [&] {
            stage.find<QAction>("editDevices")->trigger();
            auto* dialog = window->findChild<QDialog*>(QStringLiteral("topologyDialog"));
            return QTest::qWaitForWindowExposed(dialog) ? dialog : nullptr;
        };
        const auto first = [](QWidget& around, const char* name) {
            return around.findChild<QSplitter*>(QLatin1String(name))->sizes().constFirst();
        };
        QDialog* dialog = editor();
        QVERIFY(dialog);
        const QSize usual = dialog->size();
        const int pages = first(*dialog, "topologySplit");
        dialog->close();
        QCOMPARE(editor()->size(), usual); // Nobody has changed it.
        const QSize wanted = usual + QSize(-40, 60);
        dialog->windowHandle()->resize(wanted);
        QTRY_COMPARE(dialog->size(), wanted);
        auto* split = dialog->findChild<QSplitter*>(QStringLiteral("topologySplit"));
        split->setSizes({split->width() / 2, split->width() / 2});
        const int half = first(*dialog, "topologySplit");
        QVERIFY(half < pages - 50);
        dialog->close();
        // Curves stand beside their list once there is a training; the split is there before.
        auto* curves = window->findChild<QSplitter*>(QStringLiteral("trainingSplit"));
        const QByteArray before = curves->saveState();
        curves->setSizes({400, 600});
        const QByteArray changed = curves->saveState();
        QVERIFY(before != changed);
        window->close();

        window = &stage.openOn(quick);
        window->resize(1280, 800);
        QTRY_VERIFY(window->workbench().run() && !window->workbench().busy());
        curves = window->findChild<QSplitter*>(QStringLiteral("trainingSplit"));
        QCOMPARE(curves->saveState(), changed);
        dialog = editor();
        QCOMPARE(dialog->size(), wanted);
        QVERIFY(std::abs(first(*dialog, "topologySplit") - half) < 3);
        dialog->close();
        stage.find<QAction>("resetLayout")->trigger();
        QCOMPARE(curves->saveState(), before);
        QCOMPARE(editor()->size(), usual);
        window->close();
        window = &stage.openOn(quick);
        QTRY_VERIFY(window->workbench().run() && !window->workbench().busy());
        QCOMPARE(editor()->size(), usual);
    }

    /// Panels that go are not first put beside those that stay.
    void resettingTheLayoutKeepsTheWindowsSize()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        window.resize(1280, 800);
        stage.find<QDockWidget>("comparisonDock")->show();
        stage.find<QDockWidget>("sideBySideDock")->show();
        QTest::qWait(50);
        window.resize(1280, 800);
        QTest::qWait(50);
        const QSize before = window.size();
        stage.find<QAction>("resetLayout")->trigger();
        QTest::qWait(50);
        QCOMPARE(window.width(), before.width());
    }

    void panelsOfComparisonsFitIntoASmallWindow_data()
    {
        QTest::addColumn<QStringList>("actions");
        QTest::newRow("side by side first") << QStringList{"sideBySide", "compare"};
        QTest::newRow("comparison first") << QStringList{"compare", "sideBySide"};
    }
    void panelsOfComparisonsFitIntoASmallWindow()
    {
        QFETCH(QStringList, actions);
        WindowScene stage;
        MainWindow& window = stage.openOn(samples::quick);
        window.resize(1280, 800);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        for (const QString& action : actions) {
            stage.find<QAction>(qPrintable(action))->trigger();
            QTest::qWait(50);
            QCOMPARE(window.size(), QSize(1280, 800));
        }
    }

    /// Whatever is open, in every language and with letters of any size: what has no room gives way.
    void largeLettersFitOnASmallScreen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const char* language : {"en", "de", "zh_CN"})
            for (const int percent : {100, 150, 200})
                QTest::addRow("%s %d %%", language, percent) << QString::fromLatin1(language) << percent;
    }
    void largeLettersFitOnASmallScreen()
    {
        QFETCH(QString, language);
        QFETCH(int, percent);
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        window.useLanguage(language);
        applyFontSize(*qApp, percent);
        const auto usual = qScopeGuard([] { applyFontSize(*qApp, 100); });
        window.resize(1280, 800);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        const auto fits = [&window] {
            if (window.minimumSizeHint().width() > 1280)
                return false;
            window.resize(1280, 800);
            return window.width() == 1280 && cutPart(window).isEmpty();
        };
        const auto why = [&window] {
            return QStringLiteral("%1 wide, at least %2; cut: %3")
                .arg(window.width())
                .arg(window.minimumSizeHint().width())
                .arg(cutPart(window))
                .toUtf8();
        };
        QTRY_VERIFY2(fits(), why().constData());
        window.explain()->raise();
        window.explain()->view()->setCurrentIndex(1); // what if
        QTest::qWait(50);                             // Panels are moved by and by.
        QTRY_VERIFY2(fits(), why().constData());
        window.training().openLogs({stage.write("run.jsonl", R"({"episode":0,"stage":"II","makespan":1})"
                                                             "\n")});
        QTRY_VERIFY(window.trainingView()->currentJob());
        QTest::qWait(50);
        QTRY_VERIFY2(fits(), why().constData());
        stage.find<QAction>("compare")->trigger();
        QTest::qWait(50);
        QTRY_VERIFY2(fits(), why().constData());
        stage.find<QAction>("sideBySide")->trigger();
        QTRY_VERIFY(window.sideBySideView()->runs());
        QTest::qWait(50);
        QTRY_VERIFY2(fits(), why().constData());
    }

    /// Those that say least go first; all stay readable.
    void figuresWithoutRoomAreInTheToolTip()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        StatusLine line;
        line.showRun(window.workbench().problem(), window.workbench().run());
        const auto shown = [&line](const char* name) {
            return line.findChild<QLabel*>(QLatin1String(name))->isVisible();
        };
        line.resize(4000, line.sizeHint().height());
        line.show();
        QTRY_VERIFY(shown("vertices") && shown("gap"));
        QCOMPARE(line.toolTip(), QString());
        const int whole = line.findChild<FoldingRow*>()->sizeHint().width();
        const int least = line.minimumSizeHint().width();
        QVERIFY(least < whole);
        line.resize(whole, line.height()); // The line has margins, too.
        QTRY_VERIFY(!shown("vertices"));
        QVERIFY(shown("idle") && shown("gap") && shown("makespan"));
        QCOMPARE(line.toolTip(), QStringLiteral("vertices 76"));
        line.resize(least, line.height());
        QTRY_VERIFY(!shown("gap"));
        QVERIFY(shown("makespan"));
        QVERIFY(line.toolTip().contains(QStringLiteral("idle ")));
        QCOMPARE(line.minimumSizeHint().width(), least);
        line.showRun(nullptr, nullptr); // What isn't there isn't told either.
        QTRY_COMPARE(line.toolTip(), QString());
        line.showRun(window.workbench().problem(), window.workbench().run());
        line.resize(4000, line.height());
        QTRY_VERIFY(shown("vertices") && shown("gap"));
        QCOMPARE(line.toolTip(), QString());
    }

    /// Buttons lose their words before captions go.
    void rowsFold()
    {
        QAction action(QStringLiteral("Export everything"));
        action.setIcon(qApp->style()->standardIcon(QStyle::SP_DialogSaveButton));
        QWidget around; // As a window, a row would be held at what its layout needs now.
        around.resize(1000, 100);
        FoldingRow row(&around);
        auto* caption = new QLabel(QStringLiteral("Caption"));
        auto* button = new FoldingButton(&action);
        row.row()->addWidget(caption);
        row.row()->addStretch(1);
        row.row()->addWidget(button);
        row.setFolding({button, caption});
        const int whole = row.sizeHint().width();
        const int least = row.minimumSizeHint().width();
        QVERIFY(least < whole);
        row.resize(whole, 40);
        around.show();
        QVERIFY(QTest::qWaitForWindowExposed(&around));
        const int words = button->width();
        QVERIFY(caption->isVisible() && words >= button->sizeHint().width());
        row.resize(whole - 1, 40);
        QTRY_VERIFY(button->width() < words);
        QVERIFY(caption->isVisible());
        QCOMPARE(row.sizeHint().width(), whole);
        row.resize(least, 40);
        QTRY_VERIFY(!caption->isVisible());
        QCOMPARE(row.minimumSizeHint().width(), least);
        QCOMPARE(row.gone(), std::vector<QWidget*>{caption});
        action.setText(QStringLiteral("x")); // There is room for that.
        row.resize(whole, 40);
        QTRY_VERIFY(caption->isVisible() && button->width() == button->sizeHint().width());
    }

    /// Laid out meanwhile, Qt's window shows tab bars that are gone.
    void theWindowIsLaidOutOncePanelsAreRestored()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.addDockWidget(Qt::BottomDockWidgetArea, stage.find<QDockWidget>("trainingDock"), Qt::Vertical);
        window.addDockWidget(Qt::RightDockWidgetArea, stage.find<QDockWidget>("policyDock"), Qt::Vertical);
        QApplication::processEvents(); // No panel shares its place now.
        const QByteArray plain = window.saveState(Settings::layoutVersion);
        const auto tabs = [&] {
            return std::ranges::count_if(TabBarWatch(window).bars(), &QTabBar::isVisible);
        };
        const auto before = tabs();
        for (const auto& [there, name] :
             {std::pair("trainingDock", "comparisonDock"), std::pair("ganttDock", "sideBySideDock")}) {
            window.tabifyDockWidget(stage.find<QDockWidget>(there), stage.find<QDockWidget>(name));
            stage.find<QDockWidget>(name)->show();
        }
        QApplication::processEvents();
        TabBarWatch watch(window);
        QTRY_COMPARE(tabs(), before + 2);
        const QByteArray tabbed = window.saveState(Settings::layoutVersion);
        QVERIFY(restorePanels(window, plain));
        QTRY_COMPARE(tabs(), before);
        QVERIFY(restorePanels(window, tabbed));
        QCOMPARE(tabs(), before + 2);
        QVERIFY(watch.shown >= 2);
        QCOMPARE(watch.laidOut, 0);
        for (const QTabBar* bar : watch.bars())
            QVERIFY(!bar->isVisible() || bar->accessibleName() == QStringLiteral("Panels"));
        QVERIFY(window.layout()->isEnabled());
        QVERIFY(!restorePanels(window, "nonsense"));
        QCOMPARE(window.tabifiedDockWidgets(stage.find<QDockWidget>("ganttDock")),
                 QList<QDockWidget*>{stage.find<QDockWidget>("sideBySideDock")});
        QVERIFY(window.layout()->isEnabled());
    }

    void aLayoutOfAnotherVersionOrOfNonsenseIsPassedOver()
    {
        WindowScene stage;
        stage.open();
        stage.find<QDockWidget>("trainingDock")->close();
        stage.window->close();
        stage.window.reset();
        stage.settings.reset();
        const QString file = stage.folder.filePath(QStringLiteral("settings.ini"));
        {
            QSettings store(file, QSettings::IniFormat);
            store.setValue(QStringLiteral("layout/version"), Settings::layoutVersion + 1);
        }
        stage.settings = std::make_unique<Settings>(file);
        stage.open();
        QVERIFY(!stage.find<QDockWidget>("trainingDock")->isHidden());
        stage.window.reset();
        {
            QSettings store(file, QSettings::IniFormat);
            store.setValue(QStringLiteral("layout/version"), Settings::layoutVersion);
            store.setValue(QStringLiteral("layout/state"), QByteArray("nonsense"));
            store.setValue(QStringLiteral("layout/geometry"), 17);
            store.setValue(QStringLiteral("theme"), QStringLiteral("plaid"));
        }
        stage.settings = std::make_unique<Settings>(file);
        stage.open();
        QVERIFY(!stage.find<QDockWidget>("trainingDock")->isHidden());
        QCOMPARE(stage.settings->theme(), ThemeKind::System);
    }

    void nothingIsCutOffAt1280x800()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        window.resize(1280, 800);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QCOMPARE(window.size(), QSize(1280, 800));
        for (const char* name : {"runsDock", "inspectorDock", "ganttDock"}) {
            const auto* dock = stage.find<QDockWidget>(name);
            QVERIFY2(window.rect().contains(QRect(dock->mapTo(&window, QPoint()), dock->size())), name);
        }
        QVERIFY(window.graphView()->width() >= 640);
        QVERIFY(window.graphView()->height() >= 240);
        // Every button of the tool bar is there: none hides behind an arrow.
        const auto* more = window.findChild<QWidget*>(QStringLiteral("qt_toolbar_ext_button"));
        QVERIFY(!more || more->isHidden());
    }

    /// Nor does the window grow, or lie on itself: in the longest language, with Explain open.
    void panelsStandBesideEachOther()
    {
        WindowScene stage;
        MainWindow& window = stage.openOn(quick);
        window.useLanguage(QStringLiteral("de"));
        window.resize(1280, 800);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        window.explain()->raise();
        QTRY_VERIFY(window.explain()->dock()->width() >= 320);
        QTest::qWait(50); // Panels are moved by and by.
        QCOMPARE(window.size(), QSize(1280, 800));
        std::vector<QRect> taken;
        for (const auto* dock : window.findChildren<QDockWidget*>()) {
            if (!dock->isVisible() || dock->visibleRegion().isEmpty())
                continue;
            const QRect place(dock->mapTo(&window, QPoint()), dock->size());
            QVERIFY2(window.rect().contains(place), qPrintable(dock->objectName()));
            for (const QRect& other : taken)
                QVERIFY2(!other.intersects(place), qPrintable(dock->objectName()));
            taken.push_back(place);
        }
        QVERIFY(taken.size() >= 4);
    }

    void fieldsWriteNumbersInTheLanguage()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        auto* budget = window.comparisonView()->findChild<QSpinBox*>(QStringLiteral("comparisonBudget"));
        QVERIFY(budget);
        budget->setValue(1000);
        QCOMPARE(budget->text(), QStringLiteral("1,000"));
        window.useLanguage(QStringLiteral("de"));
        QCOMPARE(budget->text(), QStringLiteral("1.000"));
    }

    void anotherLanguageLeavesNoMenuBehind()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        const auto count = [&] { return window.findChildren<QMenu*>().size(); };
        window.useLanguage(QStringLiteral("de"));
        const auto before = count();
        for (const char* code : {"en", "de", "en", "de"})
            window.useLanguage(QLatin1String(code));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(count(), before);
    }
};

DOPPLER_TEST_WITH(QApplication, FrameLayout)

} // namespace frame_layout_test

#include "frame_layout.moc"
