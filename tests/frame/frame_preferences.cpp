// SPDX-License-Identifier: GPL-3.0-or-later
// Welcome page, preferences, layouts: what surrounds the work.
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/main_window/layout_menu.h"
#include "widgets/main_window/preferences_dialog.h"
#include "widgets/session/session_actions.h"
#include "widgets/side_by_side/race_view.h"
#include "widgets/training/curves/training_plot.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/system_scheme.h"
#include "widgets/welcome/sample_button.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDBusVariant>
#include <QDockWidget>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLayout>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>

namespace frame_preferences_test {

using namespace doppler;

namespace {

struct Scene : samples::WindowScene {
    /// What the menu has for the layout "Mine & yours".
    [[nodiscard]] QAction* ownLayout() const
    {
        for (QAction* action : find<LayoutMenu>("layoutMenu")->actions())
            if (action->text() == QLatin1String("Mine && yours"))
                return action;
        return nullptr;
    }
    [[nodiscard]] QStringList panels() const
    {
        QStringList shown;
        for (const QDockWidget* dock : window->findChildren<QDockWidget*>())
            if (!dock->isHidden())
                shown += dock->objectName();
        shown.sort();
        return shown;
    }
    PreferencesDialog* preferences()
    {
        find<QAction>("preferences")->trigger();
        return find<PreferencesDialog>("preferencesDialog");
    }
};

void choose(QComboBox* box, int row) { box->setCurrentIndex(row); }

/// Whether what asks the style may slide.
bool slides(const QWidget& widget)
{
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

} // namespace

class FramePreferences : public QObject {
    Q_OBJECT

private slots:
    /// Windows begin as large as their letters need, but on their screen.
    void windowsGrowWithTheLetters()
    {
        const QSize usual(300, 200);
        const QSize wide(4000, 200); // Wider than the screen already.
        const QSize before = sizeForText(usual, QWidget());
        QVERIFY(before.width() >= usual.width() && before.height() >= usual.height());
        applyFontSize(*qApp, 200);
        const QWidget window;
        QVERIFY(sizeForText(usual, window).width() > before.width());
        QVERIFY(sizeForText(usual, window).height() > before.height());
        QCOMPARE(sizeForText(wide, window).width(), wide.width());
        QCOMPARE(sizeForText({usual.width(), 100000}, window).height(), 100000);
        applyFontSize(*qApp, 100);
    }

    /// Even if their usual size is larger.
    void dialogsStayOnTheScreen()
    {
        QWidget owner;
        const QWidget dialog(&owner, Qt::Dialog);
        const QSize screen = owner.screen()->availableSize();
        owner.resize(screen / 2);
        QCOMPARE(sizeForText({100000, 100000}, dialog), screen);
        owner.resize(screen * 2); // only in pictures
        QCOMPARE(sizeForText({100000, 100000}, dialog), screen * 2);
    }

    /// At every size of letters.
    void noHelpIsCut_data()
    {
        QTest::addColumn<int>("percent");
        QTest::newRow("usual") << 100;
        QTest::newRow("large") << 160;
    }
    void noHelpIsCut()
    {
        QFETCH(int, percent);
        Scene scene;
        scene.open();
        applyFontSize(*qApp, percent);
        PreferencesDialog* dialog = scene.preferences();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        int wrapped = 0;
        for (const QLabel* label : dialog->findChildren<QLabel*>()) {
            if (!label->wordWrap() || !label->isVisible())
                continue;
            QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            ++wrapped;
        }
        QVERIFY(wrapped > 5);
        applyFontSize(*qApp, 100);
    }

    /// In a low window, and while the letters grow, it stays within; what has no room is scrolled to.
    void itFitsItsWindow_data()
    {
        QTest::addColumn<QSize>("room");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("scrolls");
        QTest::newRow("roomy") << QSize(1400, 1400) << 100 << false;
        QTest::newRow("low") << QSize(1280, 480) << 100 << true;
        QTest::newRow("low, large letters") << QSize(1280, 480) << 200 << true;
    }
    void itFitsItsWindow()
    {
        QFETCH(QSize, room);
        QFETCH(int, percent);
        QFETCH(bool, scrolls);
        const Scene scene;
        QWidget window;
        window.resize(room);
        PreferencesDialog dialog(*scene.settings, &window);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        applyFontSize(*qApp, percent);
        const auto* page = dialog.findChild<QScrollArea*>(QStringLiteral("preferencesPage"));
        const auto* column = page->widget()->layout();
        QTRY_VERIFY(page->viewport()->width() >= column->totalMinimumSize().width());
        QTRY_VERIFY(dialog.height() <= room.height());
        QTRY_COMPARE(page->verticalScrollBar()->maximum() > 0, scrolls);
        QTRY_COMPARE(page->verticalScrollBar()->maximum(),
                     page->widget()->height() - page->viewport()->height());
        QVERIFY(page->widget()->height() >= column->minimumHeightForWidth(page->widget()->width()));
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }
    void cleanup()
    {
        applyFontSize(*qApp, 100);
        applyTheme(*qApp, ThemeKind::Light);
    }

    void aNewUserIsWelcomed()
    {
        Scene stage;
        MainWindow& window = stage.open();
        const QStringList panels = stage.panels();
        window.openStart();
        QVERIFY(window.welcomePage()->isVisible());
        QVERIFY(!window.graphView()->isVisible());
        QCOMPARE(stage.panels(), QStringList());
        QVERIFY(stage.find<QListWidget>("welcomeRecent")->isHidden());
        QVERIFY(stage.find<QWidget>("welcomeLessons")->isHidden());
        SampleButton* sample = window.welcomePage()->samples().front();
        QTRY_VERIFY(sample->hasPicture());
        QTest::mouseClick(sample, Qt::LeftButton);
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QVERIFY(!window.welcomePage()->isVisible());
        QVERIFY(window.graphView()->isVisible());
        QCOMPARE(stage.panels(), panels);
        QCOMPARE(window.workbench().graphSource(), sample->family());
        QCOMPARE(window.workbench().topologySource(), QStringLiteral("4xP100"));
        // It can be had again, and left without opening anything; the same sample leaves it too.
        auto* action = stage.find<QAction>("welcome");
        action->trigger();
        QVERIFY(window.welcomePage()->isVisible() && action->isChecked());
        action->trigger();
        QVERIFY(!window.welcomePage()->isVisible());
        QCOMPARE(stage.panels(), panels);
        action->trigger();
        QTest::keyClick(sample, Qt::Key_Space);
        QTRY_VERIFY(!window.welcomePage()->isVisible());
        // And a session that shows what there is to see.
        action->trigger();
        stage.find<QAction>("openSample")->trigger();
        QTRY_VERIFY(!window.welcomePage()->isVisible() && !window.workbench().busy());
        QTRY_VERIFY(window.workbench().runs()->rowCount() >= 3);
    }

    void theLayoutBehindTheWelcomePageIsKept()
    {
        Scene stage;
        stage.open();
        stage.find<QDockWidget>("policyDock")->close();
        const QStringList panels = stage.panels();
        stage.window->openStart();
        stage.window->close();
        stage.open();
        QCOMPARE(stage.panels(), panels);
    }

    void filesOpenedLastAreListed()
    {
        Scene stage;
        const QString path = stage.folder.filePath(QStringLiteral("pair & co.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "doppler-graph", "version": 1, "name": "pair", "vertices": [
            {"id": 0, "flops": 1e9, "output_bytes": 1e6}, {"id": 1, "flops": 1e9}],
            "edges": [{"from": 0, "to": 1}]})");
        file.close();
        MainWindow& window = stage.open();
        window.workbench().openGraph(path); // With the standard devices.
        QTRY_VERIFY(window.workbench().run() && !window.workbench().busy());
        QCOMPARE(window.sessions().recentFiles()->files(), QStringList{path});
        QCOMPARE(window.sessions().recentFiles()->actions().first()->text(),
                 QStringLiteral("pair && co.json"));
        stage.open();
        stage.window->openStart();
        auto* recent = stage.find<QListWidget>("welcomeRecent");
        QCOMPARE(recent->count(), 1);
        QTest::mouseClick(recent->viewport(), Qt::LeftButton, {},
                          recent->visualItemRect(recent->item(0)).center());
        QTRY_VERIFY(stage.window->workbench().run() && !stage.window->workbench().busy());
        QVERIFY(!stage.window->welcomePage()->isVisible());
        // What is gone is listed no more.
        QVERIFY(QFile::remove(path));
        QCOMPARE(stage.window->sessions().recentFiles()->files(), QStringList());
    }

    void preferencesTakeEffectAtOnceAndStay()
    {
        Scene stage;
        MainWindow& window = stage.open();
        PreferencesDialog* dialog = stage.preferences();
        QCOMPARE(stage.settings->defaultPlacer(), QStringLiteral("auto"));
        QCOMPARE(window.workbench().placer(), QStringLiteral("auto"));
        choose(stage.find<QComboBox>("prefTheme"), static_cast<int>(ThemeKind::HighContrast));
        QTRY_VERIFY(tokens(window.palette()).highContrast);
        const double size = window.font().pointSizeF();
        stage.find<QSpinBox>("prefFont")->setValue(150);
        QTRY_COMPARE(window.font().pointSizeF(), size * 1.5);
        choose(stage.find<QComboBox>("prefLanguage"), 2);
        QTRY_COMPARE(stage.settings->language(), QStringLiteral("de"));
        QTRY_VERIFY(stage.find<QAction>("place")->text() != QStringLiteral("&Place"));
        QTRY_COMPARE(stage.find<QComboBox>("prefLanguage")->currentIndex(), 2);
        QTRY_COMPARE(stage.find<QComboBox>("prefTheme")->currentIndex(), 3);
        choose(stage.find<QComboBox>("prefLanguage"), 1);
        stage.find<QSpinBox>("prefThreads")->setValue(3);
        QTRY_COMPARE(window.comparisonView()->request().threads, std::size_t{3});
        QVERIFY(slides(*stage.find<TrainingPlot>("trainingPlot")));
        stage.find<QCheckBox>("prefMotion")->click();
        QTRY_VERIFY(!window.isAnimated());
        QVERIFY(!slides(*stage.find<TrainingPlot>("trainingPlot")));
        QVERIFY(!slides(*stage.find<RaceView>("raceView")));
        stage.find<QCheckBox>("prefFollow")->click();
        QTRY_VERIFY(!stage.find<QAction>("followTraining")->isChecked());
        choose(stage.find<QComboBox>("prefStart"), static_cast<int>(Settings::Start::Sample));
        auto* devices = stage.find<QComboBox>("prefDevices");
        choose(devices, devices->findText(QStringLiteral("8xV100")));
        QTest::keyClicks(devices, QStringLiteral("2 x h100"));
        auto* search = stage.find<QLineEdit>("prefDevicesSearch");
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(stage.settings->defaultDevices(), QStringLiteral("2xH100"));
        QCOMPARE(devices->currentText(), QStringLiteral("2xH100"));
        choose(devices, devices->findText(QStringLiteral("8xV100")));
        stage.find<QSpinBox>("prefAutosave")->setValue(1); // Too often: the least that makes sense.
        QTRY_COMPARE(stage.settings->autosaveSeconds(), Settings::leastAutosaveSeconds);
        dialog->accept();

        stage.open();
        QTRY_VERIFY(tokens(stage.window->palette()).highContrast);
        QTRY_COMPARE(stage.window->font().pointSizeF(), size * 1.5);
        QVERIFY(!slides(*stage.window));
        stage.window->openStart();
        QTRY_VERIFY(stage.window->workbench().run() && !stage.window->workbench().busy());
        QTRY_COMPARE(stage.window->workbench().topologySource(), QStringLiteral("8xV100"));

        stage.preferences();
        QTRY_COMPARE(stage.find<QComboBox>("prefStart")->currentIndex(),
                     static_cast<int>(Settings::Start::Sample));
        stage.find<QPushButton>("resetPreferences")->click();
        QTRY_COMPARE(stage.window->font().pointSizeF(), size);
        QTRY_VERIFY(!tokens(stage.window->palette()).highContrast);
        QTRY_COMPARE(stage.find<QSpinBox>("prefFont")->value(), 100);
        QTRY_COMPARE(stage.settings->start(), Settings::Start::Welcome);
        QTRY_VERIFY(stage.window->isAnimated());
        QVERIFY(slides(*stage.window));
    }

    /// Whichever of the two wants less motion has it, at once; what the desktop wishes is not written down.
    void theDesktopsWishForLessMotionCounts()
    {
        Scene stage;
        MainWindow& window = stage.open();
        auto* desktop = window.findChild<SystemScheme*>();
        QVERIFY(desktop);
        const auto tell = [desktop](bool animations) {
            desktop->take(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"),
                          QDBusVariant(QVariant(animations)));
        };
        QVERIFY(window.isAnimated() && slides(window));
        tell(false);
        QVERIFY(!window.isAnimated() && !slides(window));
        stage.preferences();
        auto* motion = stage.find<QCheckBox>("prefMotion");
        QVERIFY(!motion->isChecked() && !stage.settings->reducedMotion());
        QVERIFY(motion->toolTip().contains(QStringLiteral("desktop")));
        motion->click();
        tell(true);
        QVERIFY(!window.isAnimated() && !slides(window));
        motion->click();
        QVERIFY(window.isAnimated() && slides(window));
        tell(false);
        motion->click();
        motion->click(); // Taken back, which leaves the desktop's.
        QVERIFY(!window.isAnimated() && !slides(window));
        tell(true);
        QVERIFY(window.isAnimated() && slides(window));
    }

    void everyPreferenceIsExplained()
    {
        Scene stage;
        stage.open();
        PreferencesDialog* dialog = stage.preferences();
        int fields = 0;
        for (const QWidget* field : dialog->findChildren<QWidget*>()) {
            if (!field->objectName().startsWith(QLatin1String("pref")) ||
                field->objectName() == QLatin1String("preferencesPage"))
                continue;
            QVERIFY2(!field->accessibleName().isEmpty(), qPrintable(field->objectName()));
            QVERIFY2(!field->accessibleDescription().isEmpty(), qPrintable(field->objectName()));
            ++fields;
        }
        QVERIFY(fields >= 10);
    }

    void layoutsUnderNames()
    {
        Scene stage;
        stage.open();
        stage.find<QAction>("layoutTrain")->trigger();
        QCOMPARE(stage.panels(), (QStringList{QStringLiteral("policyDock"), QStringLiteral("runsDock"),
                                              QStringLiteral("trainingDock")}));
        stage.find<QDockWidget>("policyDock")->setFloating(true);
        QVERIFY(stage.find<QAction>("saveLayout")->isEnabled());
        stage.find<QAction>("saveLayout")->trigger();
        auto* dialog = stage.find<QInputDialog>("layoutNameDialog");
        dialog->setTextValue(QStringLiteral("  Mine & yours "));
        dialog->accept();
        QCOMPARE(stage.settings->layoutNames(), QStringList{QStringLiteral("Mine & yours")});
        stage.find<QAction>("layoutCompare")->trigger();
        QVERIFY(stage.panels().contains(QStringLiteral("comparisonDock")));
        QVERIFY(stage.ownLayout());
        stage.ownLayout()->trigger();
        QVERIFY(stage.find<QDockWidget>("policyDock")->isFloating());
        QVERIFY(stage.find<QDockWidget>("comparisonDock")->isHidden());
        stage.find<LayoutMenu>("layoutMenu")->save(QStringLiteral("   "));
        QCOMPARE(stage.settings->layoutNames().size(), 1);

        stage.open();
        QVERIFY(stage.ownLayout());
        stage.ownLayout()->trigger();
        QVERIFY(stage.find<QDockWidget>("policyDock")->isFloating());
        QMenu* gone = nullptr;
        for (QAction* action : stage.find<LayoutMenu>("layoutMenu")->actions())
            gone = action->menu() ? action->menu() : gone;
        QVERIFY(gone && gone->actions().size() == 1);
        gone->actions().first()->trigger();
        QTRY_COMPARE(stage.settings->layoutNames(), QStringList());
        QVERIFY(!stage.ownLayout());
        stage.find<QAction>("resetLayout")->trigger();
        QVERIFY(!stage.find<QDockWidget>("policyDock")->isFloating());
    }

    /// Over the welcome page, which hides all panels, a layout is what is beneath it.
    void aLayoutSavedOverTheWelcomePage()
    {
        Scene stage;
        stage.open();
        const QStringList before = stage.panels();
        QVERIFY(before.contains(QStringLiteral("runsDock")));
        stage.window->showWelcome(true);
        stage.find<LayoutMenu>("layoutMenu")->save(QStringLiteral("Mine & yours"));
        stage.window->showWelcome(false);
        stage.find<QAction>("layoutCompare")->trigger();
        QVERIFY(stage.panels() != before);
        stage.ownLayout()->trigger();
        QCOMPARE(stage.panels(), before);
    }

    /// The platform tells its windows; whoever wants another theme is left alone.
    void theSystemsThemeIsFollowed()
    {
        Scene stage;
        stage.settings->setTheme(ThemeKind::System);
        MainWindow& window = stage.open();
        applyTheme(*qApp, ThemeKind::Dark);
        QEvent told(QEvent::ThemeChange);
        QCoreApplication::sendEvent(&window, &told);
        QVERIFY(!tokens(qApp->palette()).dark);
        window.useTheme(ThemeKind::Dark);
        QCoreApplication::sendEvent(&window, &told);
        QVERIFY(tokens(qApp->palette()).dark);
    }
};

DOPPLER_TEST_WITH(QApplication, FramePreferences)

} // namespace frame_preferences_test

#include "frame_preferences.moc"
