// SPDX-License-Identifier: GPL-3.0-or-later
// A lecturer's hour in the real window: a lesson is opened, presented and annotated, a student plays it and
// exports the results, the lecturer summarises those of the class and writes a lesson for the next hour.
#include "tests/lectures/lecture_room.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"
#include "widgets/lessons/lesson_editor.h"
#include "widgets/lessons/lesson_recorder.h"
#include "widgets/lessons/lesson_results_dialog.h"
#include "widgets/playback/playback.h"
#include "widgets/presentation/presentation.h"
#include "widgets/presentation/presentation_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>

namespace lecturers_hour_test {

using namespace doppler;
using doppler::tests::contentOf;
using doppler::tests::LectureRoom;

namespace {

void pressIn(QWidget& window, int key)
{
    QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, static_cast<Qt::Key>(key));
}

} // namespace

class LecturersHourTest : public QObject {
    Q_OBJECT

    /// Plays a lesson to its end, as a student who lets it show every step.
    static void playToTheEnd(LectureRoom& room)
    {
        const std::size_t steps = room.player().lesson().steps.size();
        for (std::size_t step = room.player().stepIndex(); step < steps; ++step) {
            room.settle();
            if (!room.player().stepDone()) {
                room.action("lessonShow")->trigger();
                room.settle();
            }
            room.action("lessonNext")->trigger();
        }
        QCOMPARE(room.player().state(), LessonPlayer::State::Finished);
        QTRY_VERIFY(!room.window.lessons().recorder().writing());
    }

    static void exportAs(LectureRoom& room, const char* student, const QString& file)
    {
        LessonResultsDialog* dialog = room.window.lessons().showResults();
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("studentName"));
        name->clear();
        QTest::keyClicks(name, QLatin1String(student));
        dialog->exportTo(file);
        QTRY_VERIFY(!dialog->busy());
        dialog->close();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
    }

    void theHour()
    {
        LectureRoom room;
        QVERIFY(QDir(room.folder.path()).mkpath(QStringLiteral("class")));

        // The lecturer presents the lesson with the keys of a remote.
        room.start(QStringLiteral("barrier"));
        room.action("present")->trigger();
        QPointer<PresentationView> view = room.window.presentation().view();
        QVERIFY(view);
        QVERIFY(QTest::qWaitForWindowActive(view));
        QVERIFY(view->text().contains(QStringLiteral("A run without barriers")));
        pressIn(*view, Qt::Key_PageDown);
        room.settle();
        pressIn(*view, Qt::Key_PageDown);
        room.settle();
        QCOMPARE(room.player().stepIndex(), 1U);
        pressIn(*view, Qt::Key_S);
        QCOMPARE(view->pointer()->kind(), PresentationPointer::Kind::Spotlight);

        // An annotation stays at its time, and in the session.
        room.window.playback()->seek(room.window.workbench().run()->schedule.makespan / 3);
        pressIn(*view, Qt::Key_A);
        QTest::keyClicks(view->findChild<QLineEdit*>(QStringLiteral("ganttMarkerField")), "Here they wait");
        pressIn(*view, Qt::Key_Return);
        QCOMPARE(room.window.workbench().focus().markers().all().size(), 1U);
        QCOMPARE(room.player().stepIndex(), 1U);
        pressIn(*view, Qt::Key_Escape);
        QTRY_VERIFY(!view);
        QCOMPARE(room.window.ganttView()->markers().all().front().note, QStringLiteral("Here they wait"));
        room.window.sessions().keeper().save(room.in("hour.doppler"));
        QTRY_VERIFY(contentOf(room.in("hour.doppler")).contains("Here they wait"));

        // Two students play it; one gives up.
        playToTheEnd(room);
        if (QTest::currentTestFailed())
            return;
        exportAs(room, "Ada", room.in("class/ada.json"));
        room.window.lessons().leave();
        LectureRoom other("de");
        other.start(QStringLiteral("barrier"));
        other.action("lessonCheck")->trigger();
        exportAs(other, "Bob", room.in("class/bob.csv"));

        // The lecturer sees who finished what.
        LessonResultsDialog* dialog = room.window.lessons().showResults();
        dialog->openFolder(room.in("class"));
        QTRY_VERIFY(!dialog->busy());
        auto* students = dialog->findChild<QTableWidget*>(QStringLiteral("studentResults"));
        QCOMPARE(students->rowCount(), 2);
        QCOMPARE(students->item(0, 2)->text(), QStringLiteral("1-6"));
        QCOMPARE(students->item(1, 3)->text(), QStringLiteral("0/6"));
        QCOMPARE(students->item(1, 6)->text(), QStringLiteral("1"));
        dialog->saveSummary(room.in("summary.csv"));
        QTRY_VERIFY(!dialog->busy());
        QCOMPARE(contentOf(room.in("summary.csv")).count('\n'), 13);
        dialog->close();

        // And writes the lesson of the next hour.
        LessonEditor* editor = room.window.lessons().edit();
        editor->text()->selectAll();
        editor->text()->insertPlainText(QStringLiteral(
            "---\nlesson: 1\ntitle: Next\n---\n# Look\nIt takes {makespan}.\ndo: graph chainmm\n"
            "do: devices 4xP100\ndo: placer heft\ndo: cursor 0 %\ncheck: cursor > 0\n"
            "show: cursor end\n"));
        editor->refresh();
        QVERIFY(editor->faults().empty());
        editor->saveTo(room.in("next.lesson"));
        QTRY_VERIFY(!editor->busy());
        editor->findChild<QPushButton*>(QStringLiteral("tryLessonStep"))->click();
        room.settle();
        QCOMPARE(room.player().lesson().title, std::string("Next"));
        room.action("lessonShow")->trigger();
        room.settle();
        QVERIFY(room.player().stepDone());
    }
};

DOPPLER_TEST_WITH(QApplication, LecturersHourTest)

} // namespace lecturers_hour_test

#include "lecturers_hour.moc"
