// SPDX-License-Identifier: GPL-3.0-or-later
// Results of lessons: written and read again, tables without formulas, a folder of them summarised, and every
// fault of a lesson with its line.
#include "core/lessons/lesson_results.h"

#include "core/lessons/lesson_reader.h"
#include "core/lessons/lesson_summary.h"
#include "tests/support/files.h"
#include "tests/support/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace lesson_results_test {

using namespace doppler;
using doppler::tests::writeTo;

namespace {

LessonResult attempt(const char* lesson, const char* begun, std::vector<bool> done)
{
    LessonResult result{lesson, "What a barrier costs", begun, {}};
    for (std::size_t i = 0; i < done.size(); ++i)
        result.steps.push_back({"Step " + std::to_string(i + 1), done[i], i == 1, 1, 2, 30.5});
    return result;
}

const LessonResults ada{"Ada", {attempt("barrier", "2026-11-28T10:00:00Z", {true, true, true})}};

struct Folder {
    QTemporaryDir dir;
    [[nodiscard]] QString in(const char* name) const { return dir.filePath(QLatin1String(name)); }
    void write(const char* name, const std::string& content) const
    {
        writeTo(in(name), QByteArray::fromStdString(content));
    }
};

} // namespace

class LessonResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothFormatsReadWhatTheyWrote()
    {
        LessonResults results = ada;
        results.lessons.push_back(attempt("heft", "2026-11-28T11:00:00Z", {true, false}));
        for (const std::string& text : {lessonResultsAsJson(results), lessonResultsAsCsv(results)}) {
            const auto read = readLessonResults(text);
            QVERIFY2(read.ok(), read.ok() ? "" : read.error().english().c_str());
            QCOMPARE(read->size(), 1U);
            QVERIFY(read->front() == results);
        }
        QVERIFY(lessonResultsForFile("ada.csv", results).starts_with("student,"));
        QVERIFY(lessonResultsForFile("ada.json", results).starts_with("{"));
    }

    void noFieldOfATableIsAFormula()
    {
        LessonResults results{"=HYPERLINK(\"http://x\")", {attempt("@SUM(A1)", "x", {true})}};
        results.lessons.front().steps.front().title = "+cmd|' /C calc'!A0";
        const std::string csv = lessonResultsAsCsv(results);
        QVERIFY(csv.find("\n=") == std::string::npos && csv.find(",@") == std::string::npos &&
                csv.find(",+") == std::string::npos);
        const auto read = readLessonResults(csv);
        QVERIFY(read.ok());
        QVERIFY(read->front() == results);
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fault");
        QTest::newRow("other") << QByteArray("hello")
                               << QByteArray("found \"hello\", expected results of lessons");
        QTest::newRow("format") << QByteArray(R"({"format": "doppler-session", "version": 1, "lessons": []})")
                                << QByteArray("expected \"doppler-lesson-results\"");
        QTest::newRow("steps") << QByteArray(R"({"format": "doppler-lesson-results", "version": 1,
            "lessons": [{"lesson": "a", "steps": []}]})")
                               << QByteArray("lessons[0].steps");
        QTest::newRow("count") << QByteArray(R"({"format": "doppler-lesson-results", "version": 1,
            "lessons": [{"lesson": "a", "steps": [{"title": "t", "done": true, "hints": -1}]}]})")
                               << QByteArray("lessons[0].steps[0].hints");
        const QByteArray head =
            "student,lesson,title,begun,step,step_title,done,shown,hints,failed,seconds\n";
        QTest::newRow("fields") << head + "a,b\n" << QByteArray("line 2: found 2 fields, expected 11");
        QTest::newRow("flag") << head + "a,b,c,d,1,t,yes,true,0,0,1\n"
                              << QByteArray("line 2: found \"yes\" in the column done");
        QTest::newRow("step") << head + "a,b,c,d,2,t,true,true,0,0,1\n"
                              << QByteArray("in the column step, expected 1");
        QTest::newRow("seconds") << head + "a,b,c,d,1,t,true,true,0,0,nan\n" << QByteArray("column seconds");
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, fault);
        const auto read = readLessonResults(text.toStdString());
        QVERIFY(!read.ok());
        QVERIFY2(QByteArray::fromStdString(read.error().english()).contains(fault),
                 read.error().english().c_str());
    }

    void attemptsAreKeptInTheUsersFile()
    {
        const Folder folder;
        const std::string file = folder.in("deep/results.json").toStdString();
        QVERIFY(readOwnLessonResults(file)->lessons.empty());
        LessonResult one = attempt("barrier", "2026-11-28T10:00:00Z", {true, false});
        QVERIFY(addOwnLessonResult(file, one).ok());
        one.steps[1].done = true;
        QVERIFY(addOwnLessonResult(file, one).ok()); // The same attempt, further on.
        QVERIFY(addOwnLessonResult(file, attempt("barrier", "2026-11-29T10:00:00Z", {false, false})).ok());
        const auto read = readOwnLessonResults(file);
        QVERIFY(read.ok());
        QCOMPARE(read->lessons.size(), 2U);
        QVERIFY(read->lessons.front() == one);
        QCOMPARE(QDir(folder.in("deep")).entryList(QDir::Files), QStringList{QStringLiteral("results.json")});
    }

    void aFullListDropsTheOldest()
    {
        LessonResults results;
        for (std::size_t i = 0; i <= mostLessonResults; ++i)
            setLessonResult(results, attempt("a", std::to_string(i).c_str(), {true}));
        QCOMPARE(results.lessons.size(), mostLessonResults);
        QCOMPARE(results.lessons.front().begun, std::string("1"));
    }

    void aFolderIsSummarised()
    {
        const Folder folder;
        folder.write("ada.json", lessonResultsAsJson(ada));
        LessonResults bob{"Bob", {attempt("barrier", "2026-11-28T10:00:00Z", {true, false, true})}};
        folder.write("bob.csv", lessonResultsAsCsv(bob));
        bob.lessons = {attempt("barrier", "2026-11-29T10:00:00Z", {false, false, false})};
        folder.write("bob-again.json", lessonResultsAsJson(bob)); // Worse: the first one counts.
        folder.write("nameless.json", lessonResultsAsJson({{}, {attempt("heft", "x", {true})}}));
        folder.write("broken.json", "{");
        folder.write("photo.csv", "\x89PNG");
        folder.write("notes.txt", "not looked at");
        const auto summary = summariseLessons(folder.dir.path().toStdString());
        QVERIFY(summary.ok());
        QCOMPARE(summary->rows.size(), 3U);
        QCOMPARE(summary->rows[1].student, std::string("Bob"));
        QCOMPARE(summary->rows[1].attempts, 2U);
        QCOMPARE(doneStepsText(summary->rows[1].result), std::string("1, 3"));
        QCOMPARE(doneStepsText(summary->rows[0].result), std::string("1-3"));
        QCOMPARE(summary->rows[2].student, std::string("nameless"));
        QCOMPARE(summary->steps.size(), 4U);
        QCOMPARE(summary->steps[1].done, 1U);
        QCOMPARE(summary->steps[1].open, std::vector<std::string>{"Bob"});
        QCOMPARE(summary->steps[1].medianSeconds, 30.5);
        QCOMPARE(summary->skipped.size(), 2U);
        const std::string message = skippedMessage(summary->skipped).english();
        QVERIFY2(message.starts_with("skipped 2 files") && message.find("broken.json") != std::string::npos &&
                     message.find("photo.csv") != std::string::npos,
                 message.c_str());
        const std::string text = lessonSummaryAsText(*summary);
        QVERIFY2(text.find("Bob       barrier  1, 3         2/3") != std::string::npos, text.c_str());
        const auto again = readLessonResults(lessonSummaryAsCsv(*summary));
        QVERIFY(again.ok());
        QCOMPARE(again->size(), 3U);
        QVERIFY(!summariseLessons("/no/such/folder").ok());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!summariseLessons(folder.dir.path().toStdString(), stop.get_token()).ok());
    }

    void timesAreShort()
    {
        QCOMPARE(spentText(12.4), std::string("12 s"));
        QCOMPARE(spentText(250), std::string("4 min 10 s"));
        QCOMPARE(spentText(3720), std::string("1 h 2 min"));
    }

    void everyFaultOfALessonHasItsLine()
    {
        const auto faults =
            lessonFaults("---\nlesson: 1\ntitle: T\n---\n# One\ndo: grph chainmm\nText {nothing}.\n"
                         "check: makespan <\n# Two\nwrong: x\n");
        std::vector<std::size_t> lines;
        for (const LessonFault& fault : faults)
            lines.push_back(fault.line);
        QCOMPARE(lines, (std::vector<std::size_t>{6, 7, 8, 10}));
        QCOMPARE(lessonFaults("hello").front().line, 1U);
        QCOMPARE(lessonFaults(std::string(300000, 'x')).front().line, 0U);
        QVERIFY(lessonFaults(std::string("---\nlesson: 1\ntitle: T\n---\n# S\n") + std::string(5000, '\n') +
                             [] {
                                 std::string all;
                                 for (int i = 0; i < 200; ++i)
                                     all += "bad: x\n";
                                 return all;
                             }())
                    .size() == mostLessonFaults);
    }

    void theTemplateIsWholeAndALeanLessonIsRemarkedOn()
    {
        const auto whole = readLesson(lessonTemplate());
        QVERIFY(whole.ok());
        QVERIFY(lessonFaults(lessonTemplate()).empty());
        QVERIFY(lessonRemarks(*whole).empty());
        const auto lean =
            readLesson("---\nlesson: 1\ntitle: T\n---\n# One\ncheck: runs > 1\n# Two\nask: a | b\n");
        QVERIFY(lean.ok());
        QCOMPARE(lessonRemarks(*lean).size(), 5U);
    }
};

DOPPLER_TEST(LessonResultsTest)

} // namespace lesson_results_test

#include "lesson_results.moc"
