// SPDX-License-Identifier: GPL-3.0-or-later
// How the window looks: panels, theme, language, and what of them is remembered.
#include "tests/widgets/window_scene.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/main_window/dock.h"
#include "widgets/restored_panels.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <utility>

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

    /// Laid out meanwhile, Qt's window shows tab bars that are gone.
    void theWindowIsLaidOutOncePanelsAreRestored()
    {
        WindowScene stage;
        MainWindow& window = stage.open();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
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
        for (const char* name : {"runsDock", "inspectorDock", "policyDock", "ganttDock", "trainingDock"}) {
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
        QVERIFY(taken.size() >= 5);
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

QTEST_MAIN(FrameLayout)
#include "frame_layout.moc"
