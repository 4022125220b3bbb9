// SPDX-License-Identifier: GPL-3.0-or-later
// What a student does in a lesson is recorded, survives the window, is exported and summarised in a dialog.
#include "widgets/lessons/lesson_recorder.h"

#include "tests/lectures/lecture_room.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"
#include "tests/window/scratch_folder.h"
#include "widgets/lessons/lesson_results_dialog.h"
#include "widgets/ui/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>

namespace lesson_recorder_test {

using namespace doppler;
using doppler::tests::contentOf;
using doppler::tests::LectureRoom;
using doppler::tests::writeTo;

namespace {

LessonResults saved(const LectureRoom& room)
{
    const auto read = readOwnLessonResults(room.in("lesson-results.json").toStdString());
    if (!read)
        qFatal("%s", read.error().english().c_str());
    return *read;
}

void waitForWrites(LectureRoom& room) { QTRY_VERIFY(!room.window.lessons().recorder().writing()); }

QString cell(const QTableWidget& table, int row, int column) { return table.item(row, column)->text(); }

} // namespace

class LessonRecorderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        applyTheme(*qApp, ThemeKind::Light);
    }

    void everythingInALessonIsRecorded()
    {
        LectureRoom room;
        room.start(QStringLiteral("barrier"));
        waitForWrites(room);
        QVERIFY(saved(room).lessons.empty()); // Nothing was done yet.
        room.action("lessonNext")->trigger(); // Something is missing.
        room.action("lessonCheck")->trigger();
        room.window.findChild<QToolButton*>(QStringLiteral("lessonHint"))->click();
        QTest::qWait(30);
        room.action("lessonShow")->trigger();
        room.settle();
        room.action("lessonNext")->trigger();
        room.settle();
        waitForWrites(room);
        const LessonResults results = saved(room);
        QCOMPARE(results.lessons.size(), 1U);
        const LessonResult& barrier = results.lessons.front();
        QCOMPARE(barrier.lesson, std::string("barrier"));
        QCOMPARE(barrier.steps.size(), 6U);
        QCOMPARE(barrier.steps[0].title, std::string("A run without barriers"));
        QVERIFY(barrier.steps[0].done && barrier.steps[0].shown);
        QCOMPARE(barrier.steps[0].failed, 2U);
        QCOMPARE(barrier.steps[0].hints, 1U);
        QVERIFY(barrier.steps[0].seconds >= 0.03);
        QCOMPARE(barrier.doneSteps(), 1U);
    }

    void aLessonThatIsContinuedIsOneAttempt()
    {
        LectureRoom room;
        room.start(QStringLiteral("barrier"));
        room.action("lessonShow")->trigger();
        room.settle();
        room.action("lessonNext")->trigger();
        room.settle();
        room.window.lessons().leave();
        room.start(QStringLiteral("barrier")); // At its second step.
        QCOMPARE(room.player().stepIndex(), 1U);
        room.action("lessonShow")->trigger();
        room.settle();
        room.action("lessonNext")->trigger();
        room.settle();
        waitForWrites(room);
        QCOMPARE(saved(room).lessons.size(), 1U);
        QCOMPARE(saved(room).lessons.front().doneSteps(), 2U);
        room.action("lessonRestart")->trigger();
        room.settle();
        room.action("lessonCheck")->trigger();
        waitForWrites(room);
        QCOMPARE(saved(room).lessons.size(), 2U); // From its beginning: another attempt.
    }

    void aFileThatCannotBeReadIsReportedOnce()
    {
        tests::ScratchFolder folder;
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        writeTo(folder.filePath(QStringLiteral("lesson-results.json")), "{");
        LectureRoom room;
        LessonView& view = *room.window.findChild<LessonView*>();
        LessonRecorder recorder(room.player(), view, folder.filePath(QStringLiteral("lesson-results.json")));
        int failures = 0;
        connect(&recorder, &LessonRecorder::failed, this, [&failures] { ++failures; });
        QTRY_COMPARE(failures, 1);
        room.start(QStringLiteral("barrier"));
        room.action("lessonCheck")->trigger();
        QTRY_VERIFY(!recorder.writing());
        QCOMPARE(failures, 1);
        QCOMPARE(contentOf(folder.filePath(QStringLiteral("lesson-results.json"))), QByteArray("{"));
    }

    void theDialogExportsUnderAName()
    {
        LectureRoom room;
        room.start(QStringLiteral("barrier"));
        room.action("lessonCheck")->trigger();
        LessonResultsDialog* dialog = room.window.lessons().showResults();
        auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("ownResults"));
        QVERIFY(table->isVisible());
        QCOMPARE(table->rowCount(), 1);
        QCOMPARE(cell(*table, 0, 0), QStringLiteral("What a barrier costs"));
        QCOMPARE(cell(*table, 0, 1), QStringLiteral("0/6"));
        QCOMPARE(cell(*table, 0, 4), QStringLiteral("1"));
        auto* button = dialog->findChild<QPushButton*>(QStringLiteral("exportResults"));
        QVERIFY(!button->isEnabled()); // Nobody is named.
        QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("studentName")), "Ada Lovelace");
        QVERIFY(button->isEnabled());
        dialog->exportTo(room.in("ada.csv"));
        QTRY_VERIFY(!dialog->busy());
        QVERIFY(contentOf(room.in("ada.csv")).contains("\nAda Lovelace,barrier,"));
        dialog->exportTo(room.in("no/such/folder.json"));
        QTRY_VERIFY(
            dialog->findChild<QLabel*>(QStringLiteral("state"))->text().contains(QStringLiteral("folder")));
        room.action("lessonCheck")->trigger(); // While it is open.
        QCOMPARE(cell(*table, 0, 4), QStringLiteral("2"));
        dialog->close();
        QCOMPARE(room.settings.choices(QStringLiteral("lessonResults")),
                 QStringList{QStringLiteral("Ada Lovelace")});
    }

    /// Without results it says so and leads to a lesson.
    void theDialogOffersAFirstLesson()
    {
        LectureRoom room;
        QPointer<LessonResultsDialog> dialog = room.window.lessons().showResults();
        QVERIFY(!dialog->findChild<QTableWidget*>(QStringLiteral("ownResults"))->isVisible());
        auto* button = dialog->findChild<QToolButton*>(QStringLiteral("ownResultsEmptyButton"));
        QVERIFY(button->isVisible() && !button->text().isEmpty());
        QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("ownResultsEmptyText"))->text().isEmpty());
        QTRY_VERIFY(!room.window.lessons().catalogue().empty());
        button->click();
        room.settle();
        QTRY_VERIFY(!dialog);
        QVERIFY(room.player().active());
    }

    void theDialogSummarisesAClass()
    {
        LectureRoom room;
        QVERIFY(QDir(room.folder.path()).mkpath(QStringLiteral("class")));
        LessonResult barrier{
            "barrier", "B", "2026-11-28T10:00:00Z", {{"One", true, false, 0, 0, 61}, {"Two"}}};
        writeTo(room.in("class/ada.json"),
                QByteArray::fromStdString(lessonResultsAsJson({"Ada", {barrier}})));
        barrier.steps[1].done = true;
        writeTo(room.in("class/bob.csv"), QByteArray::fromStdString(lessonResultsAsCsv({"Bob", {barrier}})));
        writeTo(room.in("class/broken.json"), "{");
        LessonResultsDialog* dialog = room.window.lessons().showResults();
        dialog->openFolder(room.in("class"));
        QTRY_VERIFY(!dialog->busy());
        QCOMPARE(dialog->findChild<QTabWidget*>()->currentIndex(), 1);
        auto* students = dialog->findChild<QTableWidget*>(QStringLiteral("studentResults"));
        QCOMPARE(students->rowCount(), 2);
        QCOMPARE(cell(*students, 0, 0), QStringLiteral("Ada"));
        QCOMPARE(cell(*students, 0, 3), QStringLiteral("1/2"));
        QCOMPARE(cell(*students, 1, 2), QStringLiteral("1-2"));
        QCOMPARE(cell(*students, 0, 8), QStringLiteral("1 min 1 s"));
        auto* steps = dialog->findChild<QTableWidget*>(QStringLiteral("stepResults"));
        QCOMPARE(cell(*steps, 1, 7), QStringLiteral("Ada"));
        const auto* skipped = dialog->findChild<QLabel*>(QStringLiteral("skippedResults"));
        QVERIFY(skipped->isVisible() && skipped->text().contains(QStringLiteral("broken.json")));
        dialog->saveSummary(room.in("summary.csv"));
        dialog->saveSummary(room.in("summary.json"));
        QTRY_VERIFY(!dialog->busy());
        QCOMPARE(contentOf(room.in("summary.csv")).count('\n'), 5);
        QVERIFY(contentOf(room.in("summary.json")).startsWith("{"));
        dialog->openFolder(room.in("nothing"));
        QTRY_VERIFY(!dialog->busy());
        QCOMPARE(students->rowCount(), 0);
        dialog->close();
    }
};

DOPPLER_TEST_WITH(QApplication, LessonRecorderTest)

} // namespace lesson_recorder_test

#include "lesson_recorder.moc"
