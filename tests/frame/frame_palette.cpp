// SPDX-License-Identifier: GPL-3.0-or-later
// The palette: what answers a few letters, in which order, and what choosing does.
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/main_window.h"
#include "widgets/palette/command_palette.h"
#include "widgets/shell/window_actions.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>

namespace frame_palette_test {

using namespace doppler;

namespace {

PaletteEntry entry(const char* id, const char* text, const char* keyword = "")
{
    PaletteEntry made;
    made.id = QLatin1String(id);
    made.text = QString::fromUtf8(text);
    made.keyword = QLatin1String(keyword);
    made.run = [] {};
    return made;
}

QStringList textsOf(const PaletteModel& model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts += model.entry(row).text;
    return texts;
}

struct Scene {
    tests::ScratchFolder folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    MainWindow window{settings};

    Scene()
    {
        window.useLanguage(QStringLiteral("en"));
        window.graphView()->setAnimated(false);
        window.show();
    }
    CommandPalette* open()
    {
        window.findChild<QAction*>(QStringLiteral("palette"))->trigger();
        const auto all = window.findChildren<CommandPalette*>();
        return all.isEmpty() ? nullptr : all.last();
    }
};

} // namespace

class FramePalette : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void lettersInTheirOrder()
    {
        QVERIFY(!fuzzyMatch(QStringLiteral("ba"), QStringLiteral("ab")));
        QVERIFY(!fuzzyMatch(QStringLiteral("abcd"), QStringLiteral("abc")));
        QCOMPARE(fuzzyMatch({}, QStringLiteral("anything"))->score, 0);
        QCOMPARE(fuzzyMatch(QStringLiteral(" O G "), QStringLiteral("Open graph"))->letters,
                 (std::vector<int>{0, 5}));
        QCOMPARE(fuzzyMatch(QStringLiteral("ög"), QStringLiteral("Graph öffnen, GÖG"))->letters,
                 (std::vector<int>{15, 16}));
    }

    /// Of all ways to match the best one counts, not the first.
    void theBestWayIsFound()
    {
        QCOMPARE(fuzzyMatch(QStringLiteral("run"), QStringLiteral("resume until run"))->letters,
                 (std::vector<int>{13, 14, 15}));
        const auto score = [](const char* pattern, const char* text) {
            return fuzzyMatch(QLatin1String(pattern), QLatin1String(text))->score;
        };
        QVERIFY(score("place", "Place") > score("place", "Open placement"));
        QVERIFY(score("place", "Open placement") > score("place", "Pull a chance"));
        QVERIFY(score("sl", "Save layout") > score("sl", "Reset all"));
    }

    void whatWasUsedLastComesFirst()
    {
        PaletteModel model({entry("a", "Alpha"), entry("b", "Beta"), entry("c", "Beta")},
                           {QStringLiteral("c"), QStringLiteral("b")});
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.entry(0).id, QStringLiteral("c"));
        QCOMPARE(model.entry(1).id, QStringLiteral("b"));
        QCOMPARE(model.entry(2).id, QStringLiteral("a"));
        model.setPattern(QStringLiteral("bet"));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.entry(0).id, QStringLiteral("c"));
        // A better match goes before a later use.
        model.setPattern(QStringLiteral("al"));
        QCOMPARE(textsOf(model), QStringList{QStringLiteral("Alpha")});
        model.setPattern(QStringLiteral("zz"));
        QCOMPARE(model.rowCount(), 0);
    }

    void namesOfOtherLanguagesFindToo()
    {
        PaletteModel model({entry("x", "Graph öffnen", "openGraph"), entry("y", "Opfer", "")}, {});
        model.setPattern(QStringLiteral("open"));
        QCOMPARE(textsOf(model), QStringList{QStringLiteral("Graph öffnen")});
        QVERIFY(model.index(0).data(PaletteModel::LettersRole).toList().isEmpty());
        model.setPattern(QStringLiteral("opf"));
        QCOMPARE(model.entry(0).text, QStringLiteral("Opfer"));
        QCOMPARE(model.index(0).data(PaletteModel::LettersRole).toList().size(), 3);
    }

    void everyActionOfTheMenusIsThere()
    {
        Scene stage;
        stage.window.workbench().openSession(
            {QStringLiteral("chainmm"),
             QStringLiteral("4xP100"),
             {},
             {{QStringLiteral("single-device"), 1, {}}, {QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(stage.window.workbench().run() && !stage.window.workbench().busy());
        CommandPalette* palette = stage.open();
        QVERIFY(palette);
        QStringList ids;
        for (int row = 0; row < palette->model().rowCount(); ++row)
            ids += palette->model().entry(row).id;
        const auto visit = [&ids](const QMenu& menu, const auto& again) -> void {
            for (const QAction* action : menu.actions()) {
                if (!action->isEnabled() || action->isSeparator())
                    continue;
                if (action->menu())
                    again(*action->menu(), again);
                else if (!action->objectName().isEmpty() && action->objectName() != QLatin1String("palette"))
                    QVERIFY2(ids.contains(action->objectName()), qPrintable(action->objectName()));
            }
        };
        for (const QAction* top : stage.window.menuBar()->actions())
            visit(*top->menu(), visit);
        for (const char* id : {"newGraph", "place", "train", "compare", "fit", "preferences", "keys", "quit",
                               "saveSession", "heft", "critical-path", "chainmm on 4xP100", "layoutTrain"})
            QVERIFY2(ids.contains(QLatin1String(id)), id);
        QVERIFY(!ids.contains(QStringLiteral("palette")));
        // What was used last is remembered by its id: no two have the same.
        QStringList unlike = ids;
        unlike.removeDuplicates();
        QCOMPARE(unlike, ids);
        // The run that is not shown.
        QVERIFY(
            std::ranges::any_of(ids, [](const QString& id) { return id.startsWith(QLatin1String("run ")); }));
        palette->close();
    }

    void byKeysAlone()
    {
        Scene stage;
        stage.window.workbench().openSession(
            {QStringLiteral("chainmm"), QStringLiteral("4xP100"), {}, {{QStringLiteral("heft"), 1, {}}}});
        QTRY_VERIFY(stage.window.workbench().run() && !stage.window.workbench().busy());
        CommandPalette* palette = stage.open();
        auto* field = palette->findChild<QLineEdit*>(QStringLiteral("paletteField"));
        auto* list = palette->findChild<QListView*>(QStringLiteral("paletteList"));
        QVERIFY(!field->accessibleName().isEmpty() && !list->accessibleName().isEmpty());
        QTest::keyClicks(field, QStringLiteral("peft"));
        QCOMPARE(palette->model().entry(list->currentIndex().row()).id, QStringLiteral("peft"));
        QTest::keyClick(field, Qt::Key_Down);
        QTest::keyClick(field, Qt::Key_Up);
        QCOMPARE(list->currentIndex().row(), 0);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!stage.window.workbench().busy() &&
                    stage.window.workbench().run()->placer == std::string("peft"));
        QCOMPARE(stage.settings.recentCommands(), QStringList{QStringLiteral("peft")});
        QTRY_VERIFY(stage.window.findChildren<CommandPalette*>().isEmpty());
        // Next time it stands in front, and Escape does nothing but close.
        palette = stage.open();
        QCOMPARE(palette->model().entry(0).id, QStringLiteral("peft"));
        QTest::keyClick(palette, Qt::Key_Escape);
        QTRY_VERIFY(stage.window.findChildren<CommandPalette*>().isEmpty());
        QCOMPARE(stage.settings.recentCommands().size(), 1);
    }

    /// Entries that have but numbers (themes, parts of the model) keep their ids too.
    void idsAreTheSameInEveryLanguage()
    {
        Scene stage;
        const auto ids = [&stage] {
            QStringList found;
            for (const PaletteEntry& entry : menuEntries(*stage.window.menuBar()))
                found += entry.id;
            return found;
        };
        const QStringList english = ids();
        QVERIFY(english.contains(QStringLiteral("theme/2")));
        stage.window.useLanguage(QStringLiteral("de"));
        QCOMPARE(ids().filter(QStringLiteral("/")), english.filter(QStringLiteral("/")));
        stage.window.useLanguage(QStringLiteral("en"));
    }

    void inEveryLanguage()
    {
        Scene stage;
        for (const char* language : {"de", "zh_CN"}) {
            stage.window.useLanguage(QLatin1String(language));
            CommandPalette* palette = stage.open();
            auto* field = palette->findChild<QLineEdit*>(QStringLiteral("paletteField"));
            const QString text = plainText(*stage.window.findChild<QAction*>(QStringLiteral("openGraph")));
            field->setText(text);
            QCOMPARE(palette->model().entry(0).id, QStringLiteral("openGraph"));
            field->setText(QStringLiteral("openGraph"));
            QVERIFY(palette->model().rowCount() > 0);
            palette->close();
            QTRY_VERIFY(stage.window.findChildren<CommandPalette*>().isEmpty());
        }
        stage.window.useLanguage(QStringLiteral("en"));
    }
};

DOPPLER_TEST_WITH(QApplication, FramePalette)

} // namespace frame_palette_test

#include "frame_palette.moc"
