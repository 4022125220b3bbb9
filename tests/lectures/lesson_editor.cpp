// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of lessons: preview and faults while the author types, files that are whole or not written, a
// step that is tried in the window.
#include "widgets/lessons/lesson_editor.h"

#include "tests/lectures/lecture_room.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"
#include "widgets/lessons/lesson_recorder.h"
#include "widgets/lessons/lesson_view.h"
#include "widgets/ui/text/text.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTextBlock>
#include <QTextBrowser>

namespace lesson_editor_test {

using namespace doppler;
using doppler::tests::contentOf;
using doppler::tests::LectureRoom;
using doppler::tests::writeTo;

namespace {

struct Desk : LectureRoom {
    QPointer<LessonEditor> editor;

    Desk()
    {
        action("editLesson")->trigger();
        editor = window.findChild<LessonEditor*>();
        if (!editor)
            qFatal("there is no editor");
    }
    [[nodiscard]] QString faultText(int row) const { return list()->item(row)->text(); }
    [[nodiscard]] QListWidget* list() const
    {
        return editor->findChild<QListWidget*>(QStringLiteral("lessonFaults"));
    }
    [[nodiscard]] QPushButton* button(const char* name) const
    {
        return editor->findChild<QPushButton*>(QLatin1String(name));
    }
    [[nodiscard]] QString previewTitle() const
    {
        return editor->findChild<LessonView*>()->findChild<QLabel*>(QStringLiteral("lessonTitle"))->text();
    }
    /// Puts the cursor on the line that begins like that.
    void goTo(const QString& line)
    {
        for (QTextBlock block = editor->text()->document()->begin(); block.isValid(); block = block.next())
            if (block.text().startsWith(line))
                return editor->text()->setTextCursor(QTextCursor(block));
        qFatal("there is no line %s", qPrintable(line));
    }
};

} // namespace

class LessonEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
    }

    void itBeginsWithAValidLesson()
    {
        Desk desk;
        QVERIFY(desk.editor->faults().empty());
        QVERIFY(!desk.editor->modified());
        QCOMPARE(desk.list()->count(), 1);
        QCOMPARE(desk.faultText(0), QStringLiteral("The lesson is valid."));
        QCOMPARE(desk.previewTitle(), QStringLiteral("First step"));
        desk.action("editLesson")->trigger(); // There is one editor.
        QCOMPARE(desk.window.findChildren<LessonEditor*>().size(), 1);
    }

    /// Keys are those of every lesson file; what the lesson says is in the window's language.
    void theTemplateIsInTheWindowsLanguage()
    {
        Desk desk;
        for (const char* language : {"de", "zh_CN"}) {
            desk.window.useLanguage(QLatin1String(language));
            QTRY_COMPARE(desk.previewTitle(), translated(Message("First step")));
            QVERIFY(desk.editor->faults().empty());
            const QString text = desk.editor->text()->toPlainText();
            QVERIFY(text.contains(QStringLiteral("\ntitle: ") + translated(Message("My lesson"))));
            QVERIFY(text.contains(QStringLiteral("{makespan}")) &&
                    text.contains(QStringLiteral("\ndo: graph")));
        }
        desk.editor->text()->appendPlainText(QStringLiteral("\nMine."));
        const QString mine = desk.editor->text()->toPlainText();
        desk.window.useLanguage(QStringLiteral("en"));
        QCOMPARE(desk.editor->text()->toPlainText(), mine); // It is the author's.
    }

    void thePreviewOffersTheStepsThatThereAre()
    {
        Desk desk;
        const auto enabled = [&](const char* text) {
            for (const QPushButton* button : desk.editor->findChildren<QPushButton*>())
                if (button->text() == QLatin1String(text))
                    return button->isEnabled();
            qFatal("there is no button %s", text);
        };
        desk.goTo(QStringLiteral("# First step"));
        QVERIFY(!enabled("Back") && enabled("Next"));
        desk.goTo(QStringLiteral("The run ends"));
        QVERIFY(enabled("Back") && !enabled("Next"));
    }

    void thePreviewFollowsTextAndCursor()
    {
        Desk desk;
        desk.goTo(QStringLiteral("# First step"));
        QTest::keyClick(desk.editor->text(), Qt::Key_End);
        QTest::keyClicks(desk.editor->text(), " of all");
        QTRY_COMPARE(desk.previewTitle(), QStringLiteral("First step of all"));
        desk.goTo(QStringLiteral("The run ends"));
        QCOMPARE(desk.previewTitle(), QStringLiteral("What to remember"));
        desk.editor->findChild<QPushButton*>(QStringLiteral("lessonBackButton"));
        QCOMPARE(desk.editor->preview().stepIndex(), 1U);
        QVERIFY(!desk.player().active()); // The window's own lesson is untouched.
        QVERIFY(!desk.window.workbench().problem());
    }

    void faultsAppearWithLineWhileTyping()
    {
        Desk desk;
        desk.goTo(QStringLiteral("do: graph chainmm"));
        const int line = desk.editor->text()->textCursor().blockNumber() + 1;
        QTest::keyClicks(desk.editor->text(), "x");
        QTRY_COMPARE(desk.editor->faults().size(), 1U);
        QVERIFY2(desk.faultText(0).startsWith(QStringLiteral("Line %1: ").arg(line)) &&
                     desk.faultText(0).contains(QStringLiteral("expected")),
                 qPrintable(desk.faultText(0)));
        QCOMPARE(desk.editor->text()->extraSelections().size(), 1);
        QCOMPARE(desk.previewTitle(), QStringLiteral("First step")); // The last valid text.
        QVERIFY(!desk.button("tryLessonStep")->isEnabled());
        desk.editor->text()->moveCursor(QTextCursor::Start);
        emit desk.list()->itemActivated(desk.list()->item(0));
        QCOMPARE(desk.editor->text()->textCursor().blockNumber() + 1, line);
        QTest::keyClick(desk.editor->text(), Qt::Key_Delete);
        QTRY_VERIFY(desk.editor->faults().empty());
        QVERIFY(desk.button("tryLessonStep")->isEnabled());
    }

    void whatAValidLessonLacksIsSaid()
    {
        Desk desk;
        desk.editor->text()->setPlainText(QStringLiteral(
            "---\nlesson: 1\ntitle: T\n---\n# One\nRead.\ndo: graph chainmm\ncheck: runs > 5\n"));
        desk.editor->refresh();
        QCOMPARE(desk.list()->count(), 1);
        QVERIFY(desk.faultText(0).contains(QStringLiteral("Show me")));
        QVERIFY(desk.button("tryLessonStep")->isEnabled());
    }

    void filesAreWrittenWholeAndReadAgain()
    {
        Desk desk;
        desk.goTo(QStringLiteral("# First step"));
        desk.editor->text()->insertPlainText(QStringLiteral("# Zero: ä\nRead.\n"));
        QVERIFY(desk.editor->modified());
        desk.editor->saveTo(desk.in("mine.lesson"));
        QTRY_VERIFY(!desk.editor->busy());
        QVERIFY(!desk.editor->modified());
        QTRY_COMPARE(desk.editor->file(), desk.in("mine.lesson"));
        QCOMPARE(contentOf(desk.in("mine.lesson")), desk.editor->text()->toPlainText().toUtf8());
        QTest::keyClicks(desk.editor->text(), "x");
        desk.editor->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(desk.editor));
        QTest::keyClick(desk.editor->text(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(contentOf(desk.in("mine.lesson")) == desk.editor->text()->toPlainText().toUtf8());
        QCOMPARE(QDir(desk.folder.path()).entryList({QStringLiteral("mine*")}, QDir::Files),
                 QStringList{QStringLiteral("mine.lesson")});
        desk.editor->saveTo(desk.in("no/such/folder.lesson"));
        QTRY_VERIFY(desk.editor->modified());
        QVERIFY(!desk.editor->findChild<QLabel*>(QStringLiteral("lessonState"))->text().isEmpty());

        writeTo(desk.in("other.lesson"), "---\nlesson: 1\ntitle: O\n---\n# Other step\nRead.\n");
        desk.editor->open(desk.in("other.lesson"));
        QTRY_COMPARE(desk.previewTitle(), QStringLiteral("Other step"));
        QVERIFY(!desk.editor->modified());
        QCOMPARE(desk.editor->file(), desk.in("other.lesson"));
        desk.editor->open(desk.in("none.lesson"));
        QTRY_VERIFY(!desk.editor->busy());
        QCOMPARE(desk.editor->file(), desk.in("other.lesson")); // The text stays.
    }

    void unsavedTextIsNotLost()
    {
        Desk desk;
        QTest::keyClicks(desk.editor->text(), "x");
        QVERIFY(desk.editor->modified());
        QTest::keyClick(desk.editor, Qt::Key_Escape);
        auto* question = desk.editor->findChild<QMessageBox*>(QStringLiteral("unsavedLesson"));
        QVERIFY(question && desk.editor->isVisible());
        question->reject();
        QTRY_VERIFY(!desk.editor->findChild<QMessageBox*>());
        desk.window.close();
        QVERIFY(desk.window.isVisible());
        QTRY_VERIFY(desk.editor->findChild<QMessageBox*>());
        desk.editor->findChild<QPushButton*>(QStringLiteral("discardLesson"))->click();
        QTRY_VERIFY(!desk.window.isVisible()); // It was asked to close.
    }

    void aStepIsTriedInTheWindow()
    {
        Desk desk;
        desk.goTo(QStringLiteral("# What to remember"));
        QTest::mouseClick(desk.button("tryLessonStep"), Qt::LeftButton);
        desk.settle();
        QCOMPARE(desk.player().stepIndex(), 1U);
        QVERIFY(desk.window.workbench().run());
        QVERIFY(desk.player().file().trial);
        desk.action("lessonBack")->trigger();
        desk.settle();
        desk.action("lessonCheck")->trigger();
        QVERIFY(!desk.window.lessons().recorder().writing()); // It is no student's result.
        QVERIFY(desk.window.lessons().recorder().results().lessons.empty());
        QCOMPARE(desk.editor->preview().stepIndex(), 1U); // The preview stays where the author is.
        desk.window.lessons().leave();
        QVERIFY(desk.editor->isVisible());
    }
};

DOPPLER_TEST_WITH(QApplication, LessonEditorTest)

} // namespace lesson_editor_test

#include "lesson_editor.moc"
