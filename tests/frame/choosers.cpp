// SPDX-License-Identifier: GPL-3.0-or-later
// The choosers of placers and devices in the tool bar: their pop-ups with a search field.
#include "core/placers/api/placer_group.h"
#include "tests/support/runner.h"
#include "tests/window/window_scene.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/ui/controls/chooser_popup.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/workbench/offered_placers.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDebug>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QScreen>
#include <QSignalSpy>

namespace choosers_test {

using namespace doppler;
using namespace doppler::samples;

namespace {

/// A chooser and its open pop-up.
struct Chooser {
    Chooser(const WindowScene& stage, const char* name) : box(stage.find<QComboBox>(name)) {}

    template <class T>
    [[nodiscard]] T* part(const char* suffix) const
    {
        T* found = box->findChild<T*>(box->objectName() + QLatin1String(suffix));
        if (!found)
            qFatal("%s has no %s", qPrintable(box->objectName()), suffix);
        return found;
    }
    [[nodiscard]] QLineEdit* search() const { return part<QLineEdit>("Search"); }
    [[nodiscard]] QListView* list() const { return part<QListView>("List"); }
    [[nodiscard]] QLabel* message() const { return part<QLabel>("Message"); }
    [[nodiscard]] ChooserPopup* popup() const { return part<ChooserPopup>("Popup"); }
    [[nodiscard]] bool isOpen() const
    {
        const auto* popup = box->findChild<ChooserPopup*>();
        return popup && popup->isVisible();
    }
    [[nodiscard]] QStringList names() const { return texts(Qt::DisplayRole, false); }
    [[nodiscard]] QStringList ids() const { return texts(ChooserModel::IdRole, false); }
    [[nodiscard]] QStringList headings() const { return texts(Qt::DisplayRole, true); }
    [[nodiscard]] QString current(int role = ChooserModel::IdRole) const
    {
        return list()->currentIndex().data(role).toString();
    }
    void type(const QString& text) const
    {
        search()->clear();
        QTest::keyClicks(search(), text);
    }

    QComboBox* box;

private:
    [[nodiscard]] QStringList texts(int role, bool headings) const
    {
        QStringList found;
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            const QModelIndex index = list()->model()->index(row, 0);
            if (index.data(ChooserModel::IdRole).toString().isEmpty() == headings)
                found += index.data(role).toString();
        }
        return found;
    }
};

struct Scene : WindowScene {
    Scene()
    {
        openOn(quick);
        window->activateWindow();
        if (!QTest::qWaitFor([this] { return workbench().run() && !workbench().busy(); }, 10000))
            qFatal("nothing was placed");
    }
    [[nodiscard]] Workbench& workbench() const { return window->workbench(); }
};

} // namespace

class Choosers : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void placersAreInGroupsWithDescriptionAndCost()
    {
        const Scene stage;
        const Chooser placers(stage, "placerChooser");
        placers.box->showPopup();
        QVERIFY(placers.isOpen());
        QCOMPARE(placers.headings(), QStringList({QStringLiteral("Heuristics"), QStringLiteral("Searches"),
                                                  QStringLiteral("Learned"), QStringLiteral("Online")}));
        QCOMPARE(placers.ids().size(), static_cast<qsizetype>(offeredPlacers().size()));
        QCOMPARE(placers.current(), QStringLiteral("heft")); // The chosen one.
        for (int row = 0; row < placers.list()->model()->rowCount(); ++row) {
            const QModelIndex index = placers.list()->model()->index(row, 0);
            const bool heading = index.data(ChooserModel::IdRole).toString().isEmpty();
            for (const int role : {ChooserModel::SummaryRole, ChooserModel::NoteRole})
                QCOMPARE(index.data(role).toString().isEmpty(), heading);
            QCOMPARE(index.flags().testFlag(Qt::ItemIsSelectable), !heading);
        }
        QCOMPARE(placers.list()->currentIndex().data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("HEFT, By upward rank on the device where the vertex ends first, gaps "
                                "included, instant"));
        QVERIFY(!placers.search()->accessibleName().isEmpty() && !placers.list()->accessibleName().isEmpty());
    }

    void whatTheUserOpenedIsAGroup()
    {
        const Scene stage;
        auto* bar = stage.find<ChooserBar>("chooserBar");
        const QString file = stage.write("mine.checkpoint", "");
        bar->showPlacer(file);
        bar->showPlacer(QStringLiteral("heft"));
        stage.window->useLanguage(QStringLiteral("de")); // Keeps it.
        stage.window->useLanguage(QStringLiteral("en"));
        const Chooser placers(stage, "placerChooser");
        placers.box->showPopup();
        QCOMPARE(placers.headings().last(), QStringLiteral("Yours"));
        QCOMPARE(placers.ids().last(), file);
        QCOMPARE(placers.names().last(), QStringLiteral("mine.checkpoint"));
        placers.popup()->hide();
        bar->showTopology(QStringLiteral("2xH100"));
        const Chooser devices(stage, "devicesChooser");
        devices.box->showPopup();
        QCOMPARE(devices.headings(), QStringList({QStringLiteral("Presets"), QStringLiteral("Yours")}));
        QCOMPARE(devices.current(), QStringLiteral("2xH100"));
        QVERIFY(devices.current(ChooserModel::SummaryRole).startsWith(QStringLiteral("2 × H100 SXM 80 GB")));
    }

    void searchFilters()
    {
        const Scene stage;
        const Chooser placers(stage, "placerChooser");
        placers.box->showPopup();
        placers.type(QStringLiteral("anneal")); // names and descriptions
        QCOMPARE(placers.ids(),
                 QStringList({QStringLiteral("simulated-annealing"), QStringLiteral("critical-path-search"),
                              QStringLiteral("doppler-improve"), QStringLiteral("doppler-improve-control"),
                              QStringLiteral("doppler-strong")}));
        QCOMPARE(placers.headings(), QStringList({QStringLiteral("Searches"), QStringLiteral("Learned")}));
        placers.type(QStringLiteral("random-best")); // an id
        QCOMPARE(placers.ids(), QStringList(QStringLiteral("random-best-of-n")));
        placers.type(QStringLiteral("heft"));
        QVERIFY(placers.ids().size() > 1);
        QCOMPARE(placers.current(), QStringLiteral("heft")); // the exact one before those that mention it
        placers.type(QStringLiteral("no such placer"));
        QVERIFY(placers.ids().isEmpty() && !placers.list()->isVisible() && placers.message()->isVisible());
        QTest::keyClick(placers.search(), Qt::Key_Return);
        QVERIFY(placers.isOpen());
    }

    void searchIsInTheLanguageAndInEnglish()
    {
        const Scene stage;
        stage.window->useLanguage(QStringLiteral("de"));
        const Chooser placers(stage, "placerChooser");
        placers.box->showPopup();
        QCOMPARE(placers.headings().first(), QStringLiteral("Heuristiken"));
        for (const char* text : {"zufällig", "random"}) {
            placers.search()->setText(QString::fromUtf8(text)); // QTest types only ASCII.
            QVERIFY2(placers.ids().contains(QStringLiteral("random")), text);
        }
        stage.window->useLanguage(QStringLiteral("en"));
    }

    void keysChooseAndTheFocusReturns()
    {
        const Scene stage;
        const Chooser placers(stage, "placerChooser");
        GraphView* graph = stage.window->graphView();
        graph->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), graph);
        QTest::mouseClick(placers.box, Qt::LeftButton);
        QTRY_VERIFY(placers.isOpen());
        QTRY_COMPARE(QApplication::focusWidget(), placers.search());
        placers.type(QStringLiteral("lookahead"));
        QTest::keyClick(placers.search(), Qt::Key_Return);
        QVERIFY(!placers.isOpen());
        QTRY_COMPARE(QApplication::focusWidget(), graph);
        QTRY_VERIFY(stage.workbench().run() &&
                    stage.workbench().run()->placer == std::string("lookahead-heft"));
        // Arrow keys skip headings.
        placers.box->setFocus(Qt::TabFocusReason);
        QTest::keyClick(placers.box, Qt::Key_Down, Qt::AltModifier);
        QVERIFY(placers.isOpen());
        placers.type(QStringLiteral("random"));
        const QStringList ids = placers.ids();
        QCOMPARE(placers.current(), QStringLiteral("random"));
        for (int i = 0; i < ids.size() + 2; ++i)
            QTest::keyClick(placers.search(), Qt::Key_Down);
        QCOMPARE(placers.current(), ids.last());
        for (int i = 0; i < ids.size() + 2; ++i)
            QTest::keyClick(placers.search(), Qt::Key_Up);
        QCOMPARE(placers.current(), ids.first());
        QTest::keyClick(placers.search(), Qt::Key_Return);
        QTRY_COMPARE(QApplication::focusWidget(), placers.box); // Reached by Tab, it keeps the focus.
        QCOMPARE(placers.box->currentData().toString(), ids.first());
    }

    void keysOpenAndEscapeChangesNothing()
    {
        const Scene stage;
        const Chooser placers(stage, "placerChooser");
        const QSignalSpy chosen(stage.find<ChooserBar>("chooserBar"), &ChooserBar::placerChosen);
        placers.box->setFocus(Qt::TabFocusReason);
        const auto opensWith = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(placers.box, key, modifiers);
            const bool opened = placers.isOpen() && placers.search()->text().isEmpty();
            QTest::keyClick(placers.search(), Qt::Key_Escape);
            return opened && !placers.isOpen();
        };
        QVERIFY(opensWith(Qt::Key_Space));
        QVERIFY(opensWith(Qt::Key_F4));
        QVERIFY(opensWith(Qt::Key_Down, Qt::AltModifier));
        QTest::keyClicks(placers.box, QStringLiteral("mcp"));
        QVERIFY(placers.isOpen());
        QCOMPARE(placers.search()->text(), QStringLiteral("mcp"));
        QCOMPARE(placers.current(), QStringLiteral("mcp"));
        QTest::keyClick(placers.search(), Qt::Key_Escape);
        QVERIFY(!placers.isOpen() && chosen.isEmpty());
        QCOMPARE(placers.box->currentData().toString(), QStringLiteral("heft"));
        QTRY_COMPARE(QApplication::focusWidget(), placers.box);
    }

    void theMouseChooses()
    {
        const Scene stage;
        const Chooser placers(stage, "placerChooser");
        QTest::mouseClick(placers.box, Qt::LeftButton);
        placers.type(QStringLiteral("cpop"));
        QListView* list = placers.list();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(0, 0)).center()); // the heading
        QVERIFY(placers.isOpen());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->currentIndex()).center());
        QVERIFY(!placers.isOpen());
        QTRY_COMPARE(stage.workbench().placer(), QStringLiteral("cpop"));
    }

    void typedDevicesOpen()
    {
        const Scene stage;
        const Chooser devices(stage, "devicesChooser");
        for (const auto& [text, devicesText, count] :
             {std::tuple{"1 a100 + cpu", "1xA100+1xCPU-32", 2}, std::tuple{"2xH100", "2xH100", 2},
              std::tuple{"2 nodes of 8xH100", "2 nodes of 8xH100", 16}}) {
            stage.window->activateWindow(); // without a window manager nobody does after a pop-up
            stage.window->graphView()->setFocus();
            QTRY_COMPARE(QApplication::focusWidget(), stage.window->graphView());
            QTest::mouseClick(devices.box, Qt::LeftButton);
            QTRY_COMPARE(QApplication::focusWidget(), devices.search());
            devices.type(QLatin1String(text));
            QCOMPARE(devices.headings().first(), QStringLiteral("By count and name"));
            QCOMPARE(devices.current(), QLatin1String(devicesText));
            QVERIFY(!devices.current(ChooserModel::SummaryRole).isEmpty());
            QTest::keyClick(devices.search(), Qt::Key_Return);
            QTRY_COMPARE(QApplication::focusWidget(), stage.window->graphView());
            QTRY_COMPARE(stage.workbench().topologySource(), QLatin1String(devicesText));
            QTRY_COMPARE(devices.box->currentText(), QLatin1String(devicesText));
            QTRY_VERIFY(stage.workbench().run() && !stage.workbench().busy());
            QCOMPARE(stage.workbench().problem()->deviceCount(), static_cast<std::size_t>(count));
        }
    }

    void typedDevicesAreCompleted()
    {
        const Scene stage;
        const Chooser devices(stage, "devicesChooser");
        devices.box->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(devices.box, QStringLiteral("2xA100+2xMI3"));
        QCOMPARE(devices.ids(), QStringList(QStringLiteral("2xA100+2xMI300X")));
        devices.type(QStringLiteral("8xV1")); // A preset is listed once, with the others that fit.
        QCOMPARE(devices.ids().count(QStringLiteral("8xV100")), 1);
        QVERIFY(devices.ids().contains(QStringLiteral("8xV100-32GB-PCIe")));
        devices.type(QStringLiteral("4xp100"));
        QCOMPARE(devices.current(), QStringLiteral("4xP100"));
    }

    void wrongDevicesAreExplainedAndChangeNothing()
    {
        const Scene stage;
        const Chooser devices(stage, "devicesChooser");
        const QSignalSpy chosen(stage.find<ChooserBar>("chooserBar"), &ChooserBar::topologyChosen);
        devices.box->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(devices.box, QStringLiteral("2xFoo"));
        QVERIFY(devices.ids().isEmpty() && devices.message()->isVisible());
        QVERIFY(devices.message()->text().contains(QStringLiteral("nearest first")));
        QCOMPARE(devices.message()->palette().color(QPalette::WindowText),
                 tokens(devices.box->palette()).bad);
        QVERIFY(devices.message()->height() >= devices.message()->heightForWidth(devices.message()->width()));
        QTest::keyClick(devices.search(), Qt::Key_Return);
        QVERIFY(devices.isOpen() && chosen.isEmpty());
        QTest::keyClick(devices.search(), Qt::Key_Escape);
        QVERIFY(!devices.isOpen() && chosen.isEmpty());
        QCOMPARE(devices.box->currentText(), QStringLiteral("4xP100"));
        QCOMPARE(stage.workbench().topologySource(), QStringLiteral("4xP100"));
    }

    /// Letters are shortcuts of the window unless the chooser has the focus.
    void lettersAreSearchedForOnlyWithTheFocus()
    {
        const Scene stage;
        const Chooser devices(stage, "devicesChooser");
        stage.window->graphView()->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), stage.window->graphView());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_8);
        QVERIFY(!devices.isOpen());
        QAction letter;
        letter.setShortcut(Qt::Key_8);
        stage.window->addAction(&letter);
        const QSignalSpy triggered(&letter, &QAction::triggered);
        devices.box->setFocus(Qt::TabFocusReason);
        QTRY_COMPARE(QApplication::focusWidget(), devices.box);
        QTest::keyClick(devices.box, Qt::Key_8);
        QVERIFY(devices.isOpen() && triggered.isEmpty());
        QCOMPARE(devices.search()->text(), QStringLiteral("8"));
    }

    void popUpsStayOnTheScreen()
    {
        const Scene stage;
        for (const int percent : {100, 200}) {
            stage.settings->setFontPercent(percent);
            applyFontSize(*qApp, percent);
            for (const char* name : {"placerChooser", "devicesChooser"}) {
                const Chooser chooser(stage, name);
                chooser.box->showPopup();
                const QRect screen = chooser.box->screen()->availableGeometry();
                const QRect popup = chooser.popup()->geometry();
                QString where;
                QDebug(&where) << percent << name << chooser.box->isVisible() << popup << screen;
                QVERIFY2(screen.contains(popup) || !chooser.box->isVisible(), qPrintable(where));
                QVERIFY(chooser.list()->height() > 3 * chooser.list()->sizeHintForRow(1));
                chooser.popup()->hide();
            }
        }
        applyFontSize(*qApp, 100);
    }
};

DOPPLER_TEST_WITH(QApplication, Choosers)

} // namespace choosers_test

#include "choosers.moc"
