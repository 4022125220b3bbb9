// SPDX-License-Identifier: GPL-3.0-or-later
// The view of docs/adding-a-view.md, built as the page says, is a view like all others.
#include "tests/support/runner.h"
#include "tests/window/pseudo_language.h"
#include "tests/window/window_scene.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/palette/palette_entries.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/panel_pictures.h"

#include <QAction>
#include <QListWidget>
#include <QMenuBar>
#include <QSignalSpy>
#include <algorithm>

namespace adding_a_view_test {

using namespace doppler;

namespace {

struct Scene : samples::WindowScene {
    Scene()
    {
        openOn(samples::quick);
        // A highlight belongs to the devices of the graph's picture: it goes where another picture comes.
        if (!QTest::qWaitFor(
                [this] { return !window->workbench().busy() && window->graphView()->picture().run; }))
            qFatal("the sample does not open");
    }
    [[nodiscard]] QListWidget* list() const { return find<QListWidget>("busyList"); }
    [[nodiscard]] Dock* dock() const { return find<Dock>("busyDock"); }
    [[nodiscard]] QAction* sorted() const { return find<QAction>("busiestFirst"); }
};

} // namespace

class AddingAView : public QObject {
    Q_OBJECT

private slots:
    void isOneShortFile()
    {
        QFile file(QStringLiteral(DOPPLER_NEW_VIEW));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = file.readAll().count('\n');
        QVERIFY2(lines <= 80, qPrintable(QString::number(lines)));
    }

    void isShownInADock()
    {
        const Scene scene;
        QVERIFY(!scene.dock()->isVisible());
        scene.dock()->toggleViewAction()->trigger();
        QVERIFY(scene.dock()->isVisible());
        QCOMPARE(scene.dock()->windowTitle(), QStringLiteral("Busy devices"));
        QCOMPARE(scene.list()->count(), 4);
        QVERIFY(scene.window->dockWidgetArea(scene.dock()) == Qt::BottomDockWidgetArea);
    }

    void leadsTheFocus()
    {
        const Scene scene;
        emit scene.list()->itemClicked(scene.list()->item(2));
        QCOMPARE(scene.window->workbench().focus().highlightedDevice(), std::optional(DeviceId{2}));
    }

    void isInThePalette()
    {
        const Scene scene;
        const std::vector<PaletteEntry> entries = menuEntries(*scene.window->menuBar());
        QVERIFY(std::ranges::any_of(
            entries, [](const PaletteEntry& entry) { return entry.id == QStringLiteral("busiestFirst"); }));
    }

    void isKeptInASession()
    {
        const Scene scene;
        SessionKeeper& keeper = scene.window->sessions().keeper();
        const QString file = scene.path("kept.doppler");
        scene.dock()->show();
        scene.sorted()->setChecked(true);
        QSignalSpy saved(&keeper, &SessionKeeper::saved);
        keeper.save(file);
        QTRY_COMPARE(saved.size(), 1);
        scene.sorted()->setChecked(false);
        scene.dock()->hide();
        QSignalSpy opened(&keeper, &SessionKeeper::opened);
        keeper.open(file);
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(scene.sorted()->isChecked());
        QTRY_VERIFY(scene.dock()->isVisible());
    }

    void isTranslated()
    {
        const Scene scene;
        const samples::PseudoLanguage language;
        QCOMPARE(scene.dock()->windowTitle(), QStringLiteral("[Busy devices]"));
        QCOMPARE(scene.sorted()->text(), QStringLiteral("[&Busiest devices first]"));
    }

    void isExportedAsAPicture()
    {
        const Scene scene;
        scene.dock()->show();
        auto* pictures = scene.window->findChild<PanelPictures*>();
        QSignalSpy saved(pictures, &PanelPictures::saved);
        const QString file = scene.path("busy.svg");
        pictures->exportPanel(*scene.list(), file);
        QTRY_COMPARE(saved.size(), 1);
        QFile picture(file);
        QVERIFY(picture.open(QIODevice::ReadOnly));
        QVERIFY(picture.readAll().contains("<svg"));
    }
};

DOPPLER_TEST_WITH(QApplication, AddingAView)

} // namespace adding_a_view_test

#include "adding_a_view.moc"
